// Pictures, rendered once: web/pictures draws them, this script keeps them in a cache by what they look like and copies
// them to where the page finds them. `npm run pictures` renders; `vite build` does it on its way (see picturesPlugin).
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const games = join(web, '../src/dejarik/games');
const source = join(web, 'pictures');
const cache = join(web, 'node_modules/.cache/pictures');
const code = join(cache, 'code');

/** All files below a folder that pictures depend on. */
function below(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(relative(web, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

const isData = (name) => /\.(?:toml|json)$/.test(name) || /^(?:en\.ftl|pilots\.py|upgrades\.py|damage\.py)$/.test(name);

/** One name for everything that pictures are made of: it stands in their address, so that browsers may keep them for ever. */
export function picturesVersion() {
  const drawings = below(source, (name) => /\.(?:ts|svg)$/.test(name));
  const data = readdirSync(games).flatMap((game) =>
    ['cards', 'data'].flatMap((part) => below(join(games, game, part), isData)),
  );
  const outlines = [join(games, 'xwing', 'outlines.py')].filter((file) => existsSync(file)); // the asteroids
  return digest([...drawings, ...data, ...outlines]).slice(0, 10);
}

/** The drawings as plain JavaScript, bundled once for the main thread and its workers. */
async function bundle(version) {
  const mark = join(code, version);
  if (existsSync(mark)) return;
  rmSync(code, { recursive: true, force: true });
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: code,
      minify: false,
      rollupOptions: {
        input: { office: join(source, 'office.ts'), worker: join(source, 'worker.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  writeFileSync(mark, '');
}

/** Render groups of pictures on all cores; groups share a backdrop and stay with one worker. */
async function renderAll(groups, told) {
  const waiting = [...groups.values()].sort((one, other) => other.length - one.length);
  const count = Math.min(availableParallelism(), waiting.length);
  await Promise.all(
    Array.from({ length: count }, () => {
      const worker = new Worker(join(code, 'worker.mjs'), { workerData: { games, cache } });
      return new Promise((resolve, reject) => {
        const next = () => {
          const group = waiting.shift();
          if (group) worker.postMessage(group);
          else worker.terminate().then(resolve, reject);
        };
        worker.on('message', (made) => {
          told(made);
          next();
        });
        worker.on('error', reject);
        next();
      });
    }),
  );
}

/**
 * Make what is missing; returns every file's path below the pictures' folder and where it lies.
 * @returns {Promise<Map<string, string>>}
 */
export async function makePictures({ quiet = false } = {}) {
  const started = performance.now();
  const version = picturesVersion();
  const list = join(cache, `${version}.json`);
  if (existsSync(list)) {
    const known = new Map(JSON.parse(readFileSync(list, 'utf8')));
    if ([...known.values()].every((file) => existsSync(file))) return known;
  }
  mkdirSync(cache, { recursive: true });
  await bundle(version);
  const { catalogue, orders } = await import(pathToFileURL(join(code, 'office.mjs')).href);
  const edition = digest(below(join(source, 'darkroom'), (name) => name.endsWith('.ts')));
  const all = orders(games, edition);
  const groups = new Map();
  for (const { path, name, group, format } of all) {
    if (existsSync(join(cache, `${name}.${format}`))) continue;
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push([path, name]);
  }
  const missing = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  let made = 0;
  const progress = !quiet && process.stderr.isTTY;
  await renderAll(groups, (count) => {
    made += count;
    if (progress) process.stderr.write(`\rpictures: ${made}/${missing}`);
  });
  const files = new Map(all.map(({ path, name, format }) => [`${path}.${format}`, join(cache, `${name}.${format}`)]));
  for (const [game, entries] of Object.entries(catalogue(games))) {
    const index = join(cache, `${version}-${game}.json`);
    writeFileSync(index, JSON.stringify(entries));
    files.set(`${game}/index.json`, index);
  }
  tidy(new Set(files.values()));
  writeFileSync(list, JSON.stringify([...files]));
  if (!quiet) {
    const bytes = [...new Set(files.values())].reduce((sum, file) => sum + statSync(file).size, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(
      `${progress ? '\r' : ''}pictures: ${missing} of ${all.length} made in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB\n`,
    );
  }
  return files;
}

/** Throw away what no picture looks like any more. */
function tidy(kept) {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (/\.(?:json|webp|avif)$/.test(name) && !kept.has(file)) rmSync(file);
  }
}

export function copyPictures(files, into) {
  for (const [path, file] of files) {
    const target = join(into, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** Where the page looks for pictures. */
export const picturesBase = (version) => `/assets/pictures/${version}`;

/** Renders beside the bundling, and lays the pictures into the built client; in development it serves them. */
/** Addresses of the games' posters. */
export function postersOf() {
  const base = picturesBase(picturesVersion());
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'rulebook.toml')))
    .map((entry) => `/${base.replace(/^\//, '')}/${entry.name}/poster.avif`);
}

export function picturesPlugin() {
  const version = picturesVersion();
  let making;
  let out = '';
  return {
    name: 'dejarik-pictures',
    config: () => ({ define: { __PICTURES__: JSON.stringify(picturesBase(version)) } }),
    configResolved(config) {
      out = join(config.root, config.build.outDir, picturesBase(version));
    },
    buildStart() {
      if (!process.env.VITEST && !this.meta.watchMode) making = makePictures();
    },
    async closeBundle() {
      if (making) copyPictures(await making, out);
    },
    configureServer(server) {
      if (process.env.VITEST) return;
      const made = makePictures();
      server.middlewares.use(picturesBase(version), (request, response, next) => {
        made.then((files) => {
          const file = files.get(decodeURIComponent((request.url ?? '').split('?')[0].slice(1)));
          if (!file) return next();
          const kind = file.slice(file.lastIndexOf('.') + 1);
          response.setHeader('content-type', kind === 'json' ? 'application/json' : `image/${kind}`);
          response.end(readFileSync(file));
        }, next);
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makePictures();
