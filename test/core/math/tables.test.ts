import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as math from '../../../src/core/math/index.js';
import { fromHex, ulps } from './bits.js';

// Correctly rounded by mpmath at 400 bits: see scripts/math-tables.py.
const folder = new URL('../tables/', import.meta.url);
const functions = { ...math } as unknown as Record<string, (...args: number[]) => number>;

for (const file of readdirSync(folder)) {
  const names = file.replace('.txt', '').split('-');
  const rows = readFileSync(new URL(file, folder), 'ascii')
    .trimEnd()
    .split('\n')
    .map((line) => line.match(/.{16}/g)!.map(fromHex));

  test.each(names)('%s is correctly rounded, or next to it in 1 of 500', (name) => {
    const f = functions[name];
    const column = names.indexOf(name) - names.length;
    let off = 0;
    for (const row of rows) {
      const args = row.slice(0, -names.length);
      const distance = ulps(f(...args), row.at(column)!);
      expect(distance, `${name}(${args.join(', ')})`).toBeLessThanOrEqual(1);
      off += distance;
    }
    expect(rows.length).toBeGreaterThan(500);
    expect(off).toBeLessThanOrEqual(rows.length / 500);
  });
}
