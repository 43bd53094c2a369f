/**
 * Work of others that tells how fast the machine is at the moment: OpenCV's hybrids, Pillow's PNG, a knot drawn by three.
 * All are rates per second of CPU time; those whose package is not installed are undefined.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { python } from '../../scripts/python.mjs';
import { encodePng } from '../../dist/draw.js';
import { median } from '../measure.mjs';
import { openCvRates } from '../opencv.mjs';
import { photographs } from '../photographs.mjs';
import { openEngine } from '../render/engines.mjs';

const pictures = photographs(512);

export const yardstickNames = [
  'OpenCV, hybrids of 512² photos',
  'Pillow, PNG of a 512² photo',
  'three on gl, knot of 12.8k triangles',
];

/** The rate of each yardstick now, by name. */
export async function measureYardsticks() {
  const rates = [openCvRates(pictures)?.hybrid, pillowRate(pictures[0]), await threeRate()];
  return Object.fromEntries(yardstickNames.map((name, i) => [name, rates[i]]));
}

function pillowRate(picture) {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
  try {
    const file = join(folder, 'photo.png');
    writeFileSync(file, encodePng(picture));
    const script = new URL('../peers/png.py', import.meta.url).pathname;
    const { status, stdout } = spawnSync(python, [script, file], { encoding: 'utf8' });
    if (status !== 0) return undefined;
    const lines = stdout.trim().split('\n').map(JSON.parse);
    return 1000 / lines.find(({ work, peer }) => work === 'encode' && peer === 'Pillow').ms;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function threeRate() {
  const engine = await openEngine('three', 0, false);
  try {
    if (engine.missing !== undefined) return undefined;
    await engine.draw(4, 6); // warms up
    return 1000 / median(await engine.draw(4, 12));
  } finally {
    engine.close();
  }
}
