/** Items planned and labeled per second, near and far: planning is not drawing, and must not depend on where one looks. */
import { plan, prepare } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';

const count = 10_000_000;
const set = await plan('text/rotated', { seed: 'bench', count, params: { length: 10 } });
const maker = await prepare(set);
for (const [place, from] of [
  ['the beginning', 0],
  ['index 9,900,000', 9_900_000],
]) {
  const rates = [];
  for (let round = 0; round <= 5; round++) {
    const start = cpuSeconds();
    for (let i = 0; i < 20_000; i++) maker.make(from + i);
    if (round > 0) rates.push(20_000 / (cpuSeconds() - start));
  }
  report({
    name: `plans with labels at ${place}`,
    value: median(rates),
    unit: 'items/s of CPU',
    target: 50_000,
  });
}
const rates = [];
for (let round = 0; round <= 5; round++) {
  const start = cpuSeconds();
  for (let i = 0; i < 200_000; i++) set.item((i * 7_919) % count);
  if (round > 0) rates.push(200_000 / (cpuSeconds() - start));
}
report({
  name: 'plan entries at random places',
  value: median(rates),
  unit: 'items/s of CPU',
  target: 50_000,
});
