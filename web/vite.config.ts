import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offlinePlugin } from './scripts/offline.mjs';
import { picturesPlugin, postersOf } from './scripts/pictures.mjs';

const server = process.env.DEJARIK_SERVER ?? 'http://127.0.0.1:8000';

/** The chunk of a game's board; what only its builder needs stays apart. */
function gameOf(module: string): string | null {
  const [, game, part] = /[\\/]src[\\/]games[\\/]([a-z]+)[\\/](\w+)/.exec(module) ?? [];
  return game && (part === 'Board' || part === 'Heading') ? `game-${game}` : null;
}

export default defineConfig({
  plugins: [svelte(), picturesPlugin(), offlinePlugin(postersOf)],
  build: {
    outDir: '../src/dejarik/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy forbids inline script and data: URLs are not needed: every asset is a file.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // What every page needs comes as one file, so does what every table needs, so does each game: a browser fetches six
    // files at a time, and thirty small ones cost five round trips.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'shell',
              priority: 3,
              test: /[\\/]src[\\/](?:api[\\/]http|parts|lobby[\\/]Account|words[\\/]index|table[\\/](?:SeatMark|clock|RuleButton)|[a-z]+\.(?:svelte\.)?ts)/,
            },
            { name: 'table', priority: 2, test: /[\\/]src[\\/](?:table|api)[\\/]/ },
            { name: gameOf, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Tests render components as a browser would, not as a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One page for all of them: making a new one for each file takes longer than the tests.
  test: { environment: 'jsdom', isolate: false, include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
