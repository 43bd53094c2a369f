import { expect, test } from 'vitest';
import { KernelMemory } from '../../src/core/wasm/kernel.js';

test('pieces do not overlap, keep what they hold while the memory grows, and begin again', () => {
  const memory = new KernelMemory();
  const pieces: [place: number, values: Uint8Array][] = [];
  for (let i = 0, size = 1; i < 20; i++, size = 2 * size + 1) {
    const values = new Uint8Array(size).fill(i + 1);
    pieces.push([memory.putBytes(values), values]);
  }
  for (const [place, values] of pieces) {
    expect(place % 64).toBe(0);
    expect(Buffer.compare(memory.bytes.subarray(place, place + values.length), values)).toBe(0);
  }
  const sorted = pieces.map(([place, { length }]) => [place, place + length + 128] as const);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i][0]).toBeGreaterThanOrEqual(sorted[i - 1][1]);

  const [place] = pieces[7];
  memory.begin(place);
  expect(memory.end).toBe(place);
  expect(memory.take(1)).toBe(place);
  memory.begin();
  expect(memory.take(1)).toBe(0);
});

test('all views are of one memory', () => {
  const memory = new KernelMemory();
  const place = memory.putFloats([1, -2]);
  expect([...memory.floats.subarray(place / 4, place / 4 + 2)]).toEqual([1, -2]);
  expect(memory.ints[place / 4]).toBe(0x3f800000);
  expect(memory.words[place / 4 + 1]).toBe(0xc0000000);
  expect(memory.shorts[place / 2 + 1]).toBe(0x3f80);
  expect(memory.bytes[place + 7]).toBe(0xc0);
  expect(memory.doubles[place / 8]).toBe(-2.000000473111868);
});

test('more than places can tell is refused', () => {
  expect(() => new KernelMemory().take(0x8000_0000)).toThrow(/at most 2147418112 bytes/);
});
