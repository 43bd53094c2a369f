import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { python as interpreter } from '../../../scripts/python.mjs';

/** Runs a Python script that prints JSON; it has pandas, Pillow and yaml. */
export function python(script: string, ...args: string[]): unknown {
  const { status, stdout, stderr } = spawnSync(interpreter, ['-c', script, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(stderr.replace(/^.*Warning.*$/gm, '').trim()).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}
