import { spawnSync } from 'node:child_process';
import { python } from '../scripts/python.mjs';

/**
 * How many hybrids and color composites of two square RGB pictures OpenCV makes per CPU second with one thread, as PNG:
 * `{ hybrid, color }`, or undefined where it is not installed.
 */
export function openCvRates([near, far]) {
  const script = new URL('./peers/composites.py', import.meta.url).pathname;
  const input = Buffer.concat([near, far].map(({ data }) => Buffer.from(data)));
  const { status, stdout } = spawnSync(python, [script, String(near.width)], { input });
  return status === 0 ? JSON.parse(stdout.toString()) : undefined;
}
