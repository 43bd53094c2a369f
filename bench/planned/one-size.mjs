/** Plans a set of so many items, all of them, makes a thousand at random (0.01 % of ten million), and exports those. Prints JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportDataset, plan, prepare, readManifest, write } from '../../dist/index.js';
import { cpuSeconds } from '../measure.mjs';

const [size, folder] = [Number(process.argv[2]), process.argv[3]];
const made = 1000;
const params = { length: 12, size: 256 };
let rss = 0;
const timed = async (work) => {
  const start = cpuSeconds();
  await work();
  rss = Math.max(rss, process.memoryUsage().rss / 2 ** 20);
  return cpuSeconds() - start;
};

let maker;
const open = await timed(async () => {
  maker = await prepare(await plan('text/rotated', { seed: 'bench', count: size, params }));
});
const planning = await timed(() => {
  let characters = 0;
  for (let i = 0; i < size; i++) {
    characters += maker.plan.item(i).id.length;
    if (i % 100_000 === 0) rss = Math.max(rss, process.memoryUsage().rss / 2 ** 20);
  }
  if (characters < size) throw new Error('items without names');
});

// A dataset's form around what was made, so that an exporter takes it.
await write(plan('text/rotated', { seed: 'bench', count: 8, params }), join(folder, 'set'));
const lines = [];
const making = await timed(() => {
  for (let k = 0; k < made; k++) {
    const item = maker.make(Math.floor(((k * 0.618_033_988_749_894_9) % 1) * size));
    for (const view of item.views) {
      const file = join(folder, 'set', view.file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, view.png);
    }
    lines.push(...item.lines.questions);
  }
});
writeFileSync(join(folder, 'set', 'questions.jsonl'), `${lines.join('\n')}\n`);
readManifest(join(folder, 'set'));
const exporting = await timed(() =>
  exportDataset(join(folder, 'set'), { to: 'webdataset', out: join(folder, 'out') }),
);
console.log(
  JSON.stringify({
    open,
    plan: (1e6 * planning) / size,
    make: (1e3 * making) / made,
    export: (1e3 * exporting) / made,
    rss,
  }),
);
