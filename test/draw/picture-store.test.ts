import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureStore } from '../../src/draw/picture-store.js';

const mebibyte = 1 << 20;

describe('a store of decoded pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'topsyturvy-test-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives back what it was given, of every depth, in any order', () => {
    const store = new PictureStore();
    const given = Array.from({ length: 60 }, (_, i) => {
      const Kind = [Uint8Array, Uint16Array, Float32Array][i % 3];
      // A part of a longer array, as cut from a frame.
      const data = new Kind(mebibyte / Kind.BYTES_PER_ELEMENT + 8)
        .subarray(3, -2)
        .map((_, at) => at % 251) as Uint8Array;
      data[0] = i;
      return { width: i, height: 7, data };
    });
    const reads = given.map((picture) => store.keep(picture));
    for (const i of [59, 0, 31, 32, 33, 58, 59, 59]) {
      const [read, { data }] = [reads[i](), given[i]];
      expect(read).toMatchObject({ width: i, height: 7 });
      expect(read.data.constructor).toBe(data.constructor);
      expect(Buffer.from(read.data).equals(Buffer.from(data))).toBe(true);
    }
  });

  test('holds little of many in memory, and leaves no name on the disk', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const store = new PictureStore();
    const reads = Array.from({ length: 200 }, (_, i) =>
      store.keep({ data: new Uint8Array(mebibyte).fill(i) }),
    );
    // Buffers are given back by a thread of V8's own, some time after they were collected.
    await expect
      .poll(() => (collect(), process.memoryUsage().arrayBuffers - before), { timeout: 20_000 })
      .toBeLessThan(48 * mebibyte);
    expect(reads.map((read) => read().data[mebibyte - 1])).toEqual(reads.map((_, i) => i));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a temporary folder that is none is a sentence', () => {
    rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
    const store = new PictureStore();
    expect(() => store.keep({ data: new Uint8Array(40 * mebibyte) })).toThrow(
      /^Cannot keep the decoded pictures in '.*': there is no such folder.*; TMPDIR can name/,
    );
  });
});
