/**
 * Line illusions of 512², gray, one picture each: state, label, pixels and PNG; one worker. The peer is OpenCV (antialiased
 * lines, PNG with its default settings), which draws a Müller-Lyer and a Zöllner figure by turns and nothing else. With
 * them: every illusion, and whole items (both pictures, certificate, questions, JSON).
 */
import { spawnSync } from 'node:child_process';
import { python } from '../scripts/python.mjs';
import { plan, prepare } from '../dist/index.js';
import { cpuSeconds, median, report } from './measure.mjs';

const lines = ['muller-lyer', 'ponzo', 'poggendorff', 'vertical-horizontal', 'zollner'];
const rounds = 5;
const perRound = 600;

const picture = (item) => item.view('original').png.length;
const whole = (item) =>
  item.views.reduce((sum, view) => sum + view.png.length, 0) + item.lines.questions.join('\n').length;

async function rate(params, work, count) {
  const make = await prepare(
    await plan('ambiguous/geometric', { seed: 'bench', count: (rounds + 1) * count, params }),
  );
  const rates = [];
  for (let round = 0; round <= rounds; round++) {
    const start = cpuSeconds();
    for (let i = 0; i < count; i++) work(make.make(round * count + i));
    if (round > 0) rates.push(count / (cpuSeconds() - start)); // the first round warms up
  }
  return median(rates);
}

const peer = opencv(perRound);
report({
  name: 'line illusions in memory',
  value: await rate({ illusions: lines }, picture, perRound),
  unit: 'pictures/s of CPU',
  target: 1500,
});
const ours = await rate({ illusions: ['muller-lyer', 'zollner'] }, picture, perRound);
report({
  name: 'Müller-Lyer and Zöllner by turns in memory',
  value: ours,
  unit: 'pictures/s of CPU',
  peer: peer ? 'opencv' : 'none installed',
  peerValue: peer,
  ratio: peer && ours / peer,
});
for (const illusion of lines) {
  const value = await rate({ illusions: [illusion] }, picture, 200);
  report({ name: `${illusion} in memory`, value, unit: 'pictures/s of CPU' });
}
report({
  name: 'all illusions in memory',
  value: await rate({}, picture, 110),
  unit: 'pictures/s of CPU',
});
report({
  name: 'whole items of all illusions in memory',
  value: await rate({}, whole, 66),
  unit: 'items/s of CPU',
});

/** Pictures per CPU second of OpenCV, if it is installed. */
function opencv(count) {
  const script = new URL('./illusions-peer.py', import.meta.url).pathname;
  const { status, stdout } = spawnSync(python, [script, String(count)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
