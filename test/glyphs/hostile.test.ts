import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { fontCatalogue, fontFolder } from '../../src/glyphs/catalogue.js';
import { Font, loadFont, maxFontBytes } from '../../src/glyphs/font.js';
import { inspectFont } from '../../src/glyphs/inspect.js';
import {
  buildCff,
  buildOtf,
  buildTtf,
  Bytes,
  cmap12,
  compositeGlyph,
  packWoff,
  simpleGlyph,
} from './build-font.js';

const triangle = simpleGlyph([
  [
    [0, 0],
    [500, 0],
    [250, 700],
  ],
]);
const shipped = (id: string): Uint8Array =>
  readFileSync(join(fontFolder(), fontCatalogue().find((font) => font.id === id)!.file));

/** Reads a font and the glyph of A; it must end in a bad-font error that names the font and says so much. */
function refused(bytes: Uint8Array, why: RegExp, char = 'A'): void {
  let error: unknown;
  try {
    Font.read(bytes, 'hostile.ttf').need(char);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(TopsyturvyError);
  expect(error).toMatchObject({ code: 'bad-font' });
  expect((error as Error).message).toMatch(why);
  expect((error as Error).message).toContain('hostile.ttf');
}

describe('files', () => {
  test('what is no font', () => {
    refused(new Uint8Array(0), /too short/);
    refused(Buffer.from('<!doctype html><html></html>'), /not a TrueType, OpenType or WOFF font/);
    refused(Buffer.from('wOF2' + '\0'.repeat(60)), /WOFF2/);
    refused(Buffer.from('ttcf' + '\0'.repeat(60)), /collection/);
    refused(new Uint8Array(maxFontBytes + 1), /larger than 32 MiB/);
  });

  test('what is no file, and files that are too large', () => {
    const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-font-'));
    writeFileSync(join(folder, 'large.ttf'), '');
    truncateSync(join(folder, 'large.ttf'), maxFontBytes + 1);
    expect(() => loadFont(join(folder, 'none.ttf'))).toThrow(/none\.ttf.*no such file/);
    expect(() => loadFont(join(folder, 'large.ttf'))).toThrow(/large\.ttf.*at most 32 MiB/);
    expect(() => loadFont(folder)).toThrow(/at most 32 MiB/);
    expect(() => loadFont('comic-sans')).toThrow(TopsyturvyError);
  });

  test('WOFF: tables that unpack to more than they say, to less, or claim a gigabyte', () => {
    const packed = (claim: (tag: string, length: number) => number) => packWoff(shipped('dseg7'), claim);
    refused(
      packed((tag, length) => (tag === 'glyf' ? length - 1 : length)),
      /glyf table cannot be unpacked/,
    );
    refused(
      packed((tag, length) => (tag === 'glyf' ? length + 1 : length)),
      /glyf table cannot be unpacked/,
    );
    refused(
      packed((tag, length) => (tag === 'glyf' ? 0x40000000 : length)),
      /more than 64 MiB/,
    );
  });

  test('every truncation of a font', () => {
    const bytes = shipped('dseg7');
    for (let k = 0; k < 100; k++) {
      const cut = bytes.subarray(0, Math.floor((bytes.length * k) / 100));
      expect(() => readAll(cut), `${cut.length} bytes`).toThrow(TopsyturvyError);
    }
  });

  test('every needed table empty, or missing', () => {
    const bytes = shipped('dseg7');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (const tag of ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'loca', 'glyf']) {
      const at =
        12 +
        16 *
          Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i)
            .map((entry) => Buffer.from(bytes.subarray(entry, entry + 4)).toString())
            .indexOf(tag);
      const empty = Buffer.from(bytes);
      empty.writeUInt32BE(0, at + 12);
      refused(empty, /cannot be read/);
      const missing = Buffer.from(bytes);
      missing.write('none', at);
      refused(missing, new RegExp(`no ${tag}`));
    }
  });
});

test('fuzz: a damaged font gives glyphs or a clear error, and nothing is printed', () => {
  const print = ['log', 'warn', 'error'] as const;
  const spies = print.map((method) => vi.spyOn(console, method));
  let refusals = 0;
  for (const id of ['dseg7', 'delius', 'outfit', 'dejavu-serif']) {
    const bytes = shipped(id);
    const stream = new Stream(['fuzz fonts', id]);
    for (let k = 0; k < 60; k++) {
      const damaged = Uint8Array.from(bytes);
      // Half of the damage goes to the directory and the small tables at the start, where it hurts most.
      const reach = k % 2 === 0 ? 2048 : damaged.length;
      for (let n = stream.integer(1, 12); n > 0; n--)
        damaged[stream.below(reach)] = stream.choice([0, 1, 0x7f, 0x80, 0xff, stream.below(256)]);
      try {
        readAll(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(TopsyturvyError);
        refusals++;
      }
    }
  }
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
  expect(refusals).toBeGreaterThan(40);
});

/** All of ASCII, drawn. */
function readAll(bytes: Uint8Array): void {
  const font = Font.read(bytes, 'damaged');
  for (let code = 0x21; code < 0x7f; code++) {
    const char = String.fromCharCode(code);
    if (font.glyph(char)) glyphCoverage(font, char, 20);
  }
}

describe('TrueType outlines', () => {
  const withA = (...glyphs: Bytes[]): Uint8Array => buildTtf({ glyphs: [new Bytes(), ...glyphs] });
  const many = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => [(i * 7919) % 1000, (i * 104729) % 1000]);

  test('the triangle that the others are made of can be read', () => {
    expect(Font.read(withA(triangle), 'good').need('A').bounds).toBeDefined();
  });

  test('100,000 points, in one glyph or in parts', () => {
    refused(withA(simpleGlyph([many(60_000)])), /more than 20000 points/);
    const parts = new Array<number>(5).fill(2);
    refused(withA(compositeGlyph(parts), simpleGlyph([many(19_999)])), /more than 20000 points/);
  });

  test('too many contours, and contours out of order', () => {
    const contours = Array.from({ length: 3000 }, (_, i): [number, number][] => [
      [i, 0],
      [i, 9],
      [i + 1, 0],
    ]);
    refused(withA(simpleGlyph(contours)), /more than 2000 contours/);
    const disordered = simpleGlyph([many(5), many(5)]);
    disordered.list.splice(10, 4, 0, 9, 0, 4);
    refused(withA(disordered), /out of order/);
  });

  test('glyphs that contain themselves, each other, or glyphs that do not exist', () => {
    refused(withA(compositeGlyph([1])), /contains itself/);
    refused(withA(compositeGlyph([2]), compositeGlyph([1])), /contains itself/);
    refused(withA(compositeGlyph([99])), /does not exist/);
  });

  test('nesting: deep, and a hundred parts of a hundred parts of …', () => {
    const chain = Array.from({ length: 20 }, (_, i) => compositeGlyph([i + 2]));
    refused(withA(...chain, triangle), /nested more than 8 deep/);
    const tower = Array.from({ length: 7 }, (_, i) => compositeGlyph(new Array<number>(100).fill(i + 2)));
    refused(withA(...tower, triangle), /more than 256 components/);
  });

  test('coordinates that run away', () => {
    const far = compositeGlyph([2], [32000, 0]);
    refused(
      buildTtf({ glyphs: [new Bytes(), far, triangle], unitsPerEm: 16 }),
      /reaches farther than 64 ems/,
    );
  });

  test('numbers of units, glyphs and metrics that cannot be', () => {
    refused(buildTtf({ glyphs: [new Bytes(), triangle], unitsPerEm: 0 }), /0 units per em/);
    refused(buildTtf({ glyphs: [new Bytes(), triangle], numGlyphs: 0 }), /no glyphs/);
    refused(buildTtf({ glyphs: [new Bytes(), triangle], numGlyphs: 60_000 }), /loca table ends too early/);
  });
});

describe('character maps', () => {
  const withMap = (cmap: Bytes): Uint8Array => buildTtf({ glyphs: [new Bytes(), triangle], cmap });

  test('one range for four billion characters', () => {
    const font = Font.read(withMap(cmap12([[0, 0xffffffff, 1]])), 'wide');
    expect(font.glyph('A')).toBeUndefined();
    expect(font.glyph('\0')?.bounds).toBeDefined();
  });

  test('a count of groups beyond the table, no Unicode map, a thousand maps', () => {
    const lying = cmap12([[0x41, 0x41, 1]]);
    lying.list.splice(12 + 12, 4, 0xff, 0xff, 0xff, 0xff);
    refused(withMap(lying), /cmap table ends too early/);
    refused(withMap(new Bytes().u16(0, 1, 1, 0).u32(12).u16(0, 6, 0)), /no Unicode character map/);
    refused(withMap(new Bytes().u16(0, 1000)), /too many subtables/);
  });

  test('a missing glyph is named', () => {
    expect(() => loadFont('delius').need('漢')).toThrow(/delius has no glyph for "漢"/);
    refused(withMap(cmap12([[0x41, 0x41, 7]])), /no glyph for "A"/);
    for (const char of ['', 'ab', 'é'.normalize('NFD')]) {
      expect(() => loadFont('delius').glyph(char)).toThrow(/one code point/);
    }
  });
});

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

  /** The length of an INDEX of so many one-byte objects. */
  function index(count: number): number {
    return 3 + 4 * (count + 1) + count;
  }
});

test('inspection survives glyphs without ink and without height', () => {
  const flat = simpleGlyph([
    [
      [0, 0],
      [500, 0],
    ],
  ]);
  const font = Font.read(
    buildTtf({ glyphs: [new Bytes(), triangle, flat], cmap: cmap12([[0x41, 0x42, 1]]) }),
    'flat',
  );
  expect(inspectFont(font, { chars: 'AB ' }).map(({ char }) => char)).toEqual(['A']);
});
