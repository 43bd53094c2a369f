/**
 * Items of ambiguous/camouflage and ambiguous/multiscene at 512², one worker, everything included: pictures and controls,
 * PNG, certificate, item and question JSON. The catalogue's models are built in the first round, which is not counted.
 */
import { plan, prepare } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';

const rounds = 3;
const perRound = 60;

for (const family of process.argv[2] ? [process.argv[2]] : ['ambiguous/camouflage', 'ambiguous/multiscene']) {
  const make = await prepare(plan(family, { seed: 'bench', count: (rounds + 1) * perRound }));
  const rates = [];
  for (let round = 0; round <= rounds; round++) {
    const start = cpuSeconds();
    for (let i = 0; i < perRound; i++) {
      const item = make.make(round * perRound + i);
      for (const { png } of item.views) if (png.length === 0) throw new Error('an empty picture');
      if (!item.certificate.holds || item.lines.questions.length === 0)
        throw new Error('an item without proof');
    }
    if (round > 0) rates.push(perRound / (cpuSeconds() - start));
  }
  report({ name: `${family} in memory`, value: median(rates), unit: 'items/s of CPU', target: 10 });
}
