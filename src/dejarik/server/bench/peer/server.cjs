// A small card game of about the size of Path to Hope on boardgame.io: each player sees a view of their own.
// With a folder: its FlatFile storage (files, written without waiting for the disk); without one: in memory.
// usage: node server.cjs PORT [FOLDER]
const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const KINDS = ["tie", "striker", "trooper", "plans", "tank", "walker", "ambush", "admiral"];

const Cards = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 80 }, (_, i) => KINDS[i % KINDS.length]));
    const players = {};
    const counts = [];
    for (let i = 0; i < ctx.numPlayers; i++) {
      players[i] = { hand: deck.splice(0, 7), known: [], claims: [] };
      counts.push(7);
    }
    return {
      secret: { deck },
      players,
      counts,
      piles: Array.from({ length: ctx.numPlayers }, () => ({ cards: [], owner: null })),
      table: Array.from({ length: ctx.numPlayers }, () => ({ laid: "", open: false, front: [...KINDS] })),
      supply: Object.fromEntries(KINDS.map((kind) => [kind, 9])),
      round: 1,
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false, // only the server knows the deck
      move: ({ G, ctx, playerID, random }, index) => {
        const hand = G.players[playerID].hand;
        const [card] = hand.splice(index % hand.length, 1);
        const pile = G.piles[ctx.turn % G.piles.length];
        pile.cards.push(card);
        G.table[playerID] = { laid: card, open: true, front: [...KINDS] };
        if (G.secret.deck.length === 0) {
          for (const other of G.piles) G.secret.deck.push(...other.cards.splice(0));
          G.secret.deck = random.Shuffle(G.secret.deck);
          G.round += 1;
        }
        hand.push(G.secret.deck.pop());
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Cards], origins: [/.*/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), callback: () => console.log("ready") });
