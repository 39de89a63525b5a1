/** Everything that others made and that we build on. A test holds this against the lists of packages. */

export interface Credit {
  name: string;
  licence: string;
  /** The package's name where it differs. */
  packages?: readonly string[];
  url: string;
}

export const FONTS: readonly Credit[] = [
  {
    name: 'Golos Text',
    licence: 'OFL 1.1',
    packages: ['@fontsource-variable/golos-text'],
    url: 'https://fonts.google.com/specimen/Golos+Text',
  },
  {
    name: 'Sofia Sans Condensed',
    licence: 'OFL 1.1',
    packages: ['@fontsource/sofia-sans-condensed'],
    url: 'https://fonts.google.com/specimen/Sofia+Sans+Condensed',
  },
];

export const ART: readonly Credit[] = [
  {
    name: 'game-icons.net',
    licence: 'CC BY 3.0',
    packages: ['@iconify-json/game-icons'],
    url: 'https://game-icons.net/',
  },
  { name: 'resvg', licence: 'MPL 2.0', packages: ['@resvg/resvg-js'], url: 'https://github.com/linebender/resvg' },
  { name: 'sharp', licence: 'Apache 2.0', url: 'https://sharp.pixelplumbing.com/' },
];

export const LIBRARIES: readonly Credit[] = [
  {
    name: 'Svelte',
    licence: 'MIT',
    packages: ['svelte', 'svelte-check', '@sveltejs/vite-plugin-svelte', 'prettier-plugin-svelte'],
    url: 'https://svelte.dev/',
  },
  { name: 'Vite', licence: 'MIT', packages: ['vite', 'vitest'], url: 'https://vite.dev/' },
  {
    name: 'TypeScript',
    licence: 'Apache 2.0',
    packages: ['typescript', '@types/node'],
    url: 'https://www.typescriptlang.org/',
  },
  {
    name: 'Fluent',
    licence: 'Apache 2.0',
    packages: ['@fluent/bundle', 'fluent.runtime'],
    url: 'https://projectfluent.org/',
  },
  { name: 'noble-hashes', licence: 'MIT', packages: ['@noble/hashes'], url: 'https://paulmillr.com/noble/' },
  { name: 'uqr', licence: 'MIT', url: 'https://github.com/unjs/uqr' },
  { name: 'smol-toml', licence: 'BSD 3-Clause', url: 'https://github.com/squirrelchat/smol-toml' },
  { name: 'openapi-typescript', licence: 'MIT', url: 'https://openapi-ts.dev/' },
  { name: 'axe-core', licence: 'MPL 2.0', url: 'https://github.com/dequelabs/axe-core' },
  { name: 'jsdom', licence: 'MIT', url: 'https://github.com/jsdom/jsdom' },
  { name: 'Prettier', licence: 'MIT', packages: ['prettier'], url: 'https://prettier.io/' },
  { name: 'Litestar', licence: 'MIT', packages: ['litestar'], url: 'https://litestar.dev/' },
  { name: 'msgspec', licence: 'BSD 3-Clause', url: 'https://jcristharif.com/msgspec/' },
  {
    name: 'SQLAlchemy',
    licence: 'MIT',
    packages: ['sqlalchemy', 'alembic', 'aiosqlite'],
    url: 'https://www.sqlalchemy.org/',
  },
  {
    name: 'Uvicorn',
    licence: 'BSD 3-Clause',
    packages: ['uvicorn', 'websockets', 'httptools'],
    url: 'https://www.uvicorn.org/',
  },
  { name: 'uvloop', licence: 'MIT / Apache 2.0', url: 'https://github.com/MagicStack/uvloop' },
  { name: 'argon2-cffi', licence: 'MIT', url: 'https://argon2-cffi.readthedocs.io/' },
  { name: 'cryptography', licence: 'Apache 2.0 / BSD 3-Clause', url: 'https://cryptography.io/' },
  { name: 'h11', licence: 'MIT', url: 'https://h11.readthedocs.io/' },
  {
    name: 'ItsDangerous, Click',
    licence: 'BSD 3-Clause',
    packages: ['itsdangerous', 'click'],
    url: 'https://palletsprojects.com/',
  },
  { name: 'Rich, Textual', licence: 'MIT', packages: ['rich', 'textual'], url: 'https://textualize.io/' },
  { name: 'OpenSkill', licence: 'MIT', packages: ['openskill'], url: 'https://openskill.me/' },
  { name: 'Pebble', licence: 'LGPL 3.0', packages: ['pebble'], url: 'https://pebble.readthedocs.io/' },
  {
    name: 'Prometheus client',
    licence: 'Apache 2.0',
    packages: ['prometheus-client'],
    url: 'https://github.com/prometheus/client_python',
  },
  { name: 'Snowball', licence: 'BSD 3-Clause', packages: ['snowballstemmer'], url: 'https://snowballstem.org/' },
];

export const ALL_CREDITS: readonly Credit[] = [...FONTS, ...ART, ...LIBRARIES];
