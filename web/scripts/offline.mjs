// What makes the client an app: icons in the sizes that systems want, and the list of files it needs without the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const icon = readFileSync(fileURLToPath(new URL('../public/icon.svg', import.meta.url)), 'utf8');
const draw = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
/** Systems cut these to their own shape: the ground fills all of it, the sign stays in the middle. */
const maskable = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
  .replace('<rect width="32" height="32" rx="7"', '<rect x="-6" y="-6" width="44" height="44"');

/** Scripts, styles and the letters that Russian and English need. */
const needed = (file) => /\.(?:js|css)$/.test(file) || (/\.woff2$/.test(file) && !/-ext-|vietnamese|greek/.test(file));

export function offlinePlugin(pictures) {
  return {
    name: 'dejarik-offline',
    apply: 'build',
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('icon-192.png', draw(icon, 192));
      emit('icon-512.png', draw(icon, 512));
      emit('icon-maskable.png', draw(maskable, 512));
    },
    // names get their last letters only when they are written
    writeBundle({ dir }) {
      const files = readdirSync(join(dir, 'assets'))
        .filter(needed)
        .map((file) => `/assets/${file}`)
        .sort();
      writeFileSync(join(dir, 'offline.json'), JSON.stringify({ files, pictures: pictures() }));
    },
  };
}
