import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offlinePlugin } from './scripts/offline.mjs';
import { picturesPlugin, postersOf } from './scripts/pictures.mjs';

const server = process.env.DEJARIK_SERVER ?? 'http://127.0.0.1:8000';

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
    // What every page needs comes as one file: thirty small ones cost more in headers than in words.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'shell',
              test: /[\\/]src[\\/](?:api|parts|lobby[\\/]Account|words[\\/]index|[a-z]+\.(?:svelte\.)?ts)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Tests render components as a browser would, not as a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
