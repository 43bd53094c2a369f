import { describe, expect, test, vi } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { Font } from '../../src/glyphs/font.js';
import { buildCff, buildOtf, Bytes } from './build-font.js';
import { refused } from './refused.js';

describe('glyph programs', () => {
  const end = new Bytes().u8(14);
  const withProgram = (program: Bytes, subroutines: Bytes[] = [], more?: Bytes): Uint8Array =>
    buildOtf(buildCff([end, program], subroutines, more), 2);
  /** Calls of the global subroutine i, whose bias is 107. */
  const calls = (i: number, count: number): Bytes => {
    const bytes = new Bytes();
    for (let k = 0; k < count; k++) bytes.u8(139 + i - 107, 29);
    return bytes;
  };

  test('ten levels of subroutines that call each other a hundred times each', () => {
    const tower = Array.from({ length: 9 }, (_, i) => calls(i + 1, 100));
    refused(withProgram(calls(0, 100), [...tower, new Bytes().u8(139, 22)]), /longer than 65535 bytes/);
  });

  test('a subroutine that calls itself, and operators that do not exist, print nothing', () => {
    const log = vi.spyOn(console, 'log');
    const warn = vi.spyOn(console, 'warn');
    refused(withProgram(calls(0, 1), [calls(0, 1)]), /depth/);
    refused(withProgram(new Bytes().u8(2, 14)), /unknown operator/);
    expect(log).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    log.mockRestore();
    warn.mockRestore();
  });

  test('a program of 70,000 bytes; one of 60,000 numbers for one operator', () => {
    const numbers = (count: number): Bytes => new Bytes().u8(...new Array<number>(count).fill(140), 5, 14);
    refused(withProgram(numbers(70_000)), /longer than 65535 bytes/);
    refused(withProgram(numbers(60_001)), /broken or reaches farther/);
  });

  test('operators without operands', () => {
    refused(withProgram(new Bytes().u8(21, 5, 8, 14)), /reaches farther/);
  });

  test('objects that overlap so as to be copied a thousand times', () => {
    const cff = buildCff(
      [end, end],
      Array.from({ length: 1000 }, () => end),
    );
    const bytes = Uint8Array.from(cff.list);
    // The offsets of the global subroutines: from 1 to the end and back, again and again.
    const at = cff.list.length - index(2) - (1001 * 4 + 1000);
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(at), view.getUint32(at + 4)]).toEqual([1, 2]);
    for (let i = 1; i < 1000; i++) view.setUint32(at + 4 * i, i % 2 === 0 ? 1 : 1001);
    refused(buildOtf(new Bytes().u8(...bytes), 2), /CFF table is broken/);
  });

  test('dictionaries that point nowhere, lie about lengths, or use decimal numbers for offsets', () => {
    const priv = (size: number, offset: number): Bytes =>
      new Bytes().u8(29).u32(size).u8(29).u32(offset).u8(18);
    refused(withProgram(end, [], priv(0x7fffffff, 4)), /CFF table is broken/);
    refused(withProgram(end, [], priv(10, 0x7fffffff)), /CFF table is broken/);
    refused(withProgram(end, [], new Bytes().u8(30, 0x1e, 0x9f).u8(139, 18)), /CFF table is broken/);
    refused(withProgram(end, [], new Bytes().u8(139, 12, 6).u8(140, 12, 6)), /unknown type/);
  });

  test('a glyph count that differs from maxp', () => {
    refused(buildOtf(buildCff([end, end, end]), 2), /disagree on the number of glyphs/);
  });

  test('fuzz: damaged programs and dictionaries give a glyph or a clear error', () => {
    const triangle = new Bytes().u8(28).u16(300).u8(139, 139, 28).u16(400).u8(5, 11);
    const bytes = withProgram(
      new Bytes().u8(139, 139, 21, 139 - 107, 29, 14),
      [triangle],
      new Bytes().u8(141, 12, 6),
    );
    const cff = bytes.length - 160;
    const stream = new Stream(['fuzz programs']);
    let refusals = 0;
    for (let k = 0; k < 1500; k++) {
      const damaged = Uint8Array.from(bytes);
      for (let n = stream.integer(1, 6); n > 0; n--) {
        damaged[stream.integer(cff, bytes.length - 1)] = stream.choice([
          0,
          1,
          10,
          14,
          28,
          29,
          30,
          0x7f,
          0xff,
          stream.below(256),
        ]);
      }
      try {
        Font.read(damaged, 'damaged').need('A');
      } catch (error) {
        expect(error).toBeInstanceOf(TopsyturvyError);
        expect((error as Error).message).not.toContain('[object');
        refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(300);
    expect(refusals).toBeLessThan(1500);
  });

  /** The length of an INDEX of so many one-byte objects. */
  function index(count: number): number {
    return 3 + 4 * (count + 1) + count;
  }
});
