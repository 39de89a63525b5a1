/** A worker of the press: takes groups of prints and leaves files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { allPrints, formatOf, render } from './press';

interface Order {
  games: string;
  cache: string;
}
const { games, cache } = workerData as Order;
const prints = new Map(allPrints(games).map((print) => [print.path, print]));

parentPort?.on('message', (group: readonly (readonly [path: string, name: string])[]) => {
  void (async () => {
    for (const [path, name] of group) {
      const print = prints.get(path);
      if (!print) throw new Error(`Nobody knows the picture "${path}".`);
      const file = join(cache, `${name}.${formatOf(print)}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await render(print));
    }
    parentPort?.postMessage(group.length);
  })();
});
