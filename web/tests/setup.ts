/** Tests run without a server: what pages ask of it is answered from what the engine says (`npm run types`). */
import { readFileSync } from 'node:fs';

const facts = JSON.parse(readFileSync('tests/facts.json', 'utf8')) as Record<string, unknown>;
const real = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const game = /^\/api\/games\/([^/]+)\/facts$/.exec(String(input))?.[1];
  return game && game in facts ? Promise.resolve(Response.json(facts[game])) : real(input, init);
};
