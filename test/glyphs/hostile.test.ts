import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { fontCatalog, fontFolder } from '../../src/glyphs/catalog.js';
import { Font, loadFont } from '../../src/glyphs/font.js';
import { inspectFont } from '../../src/glyphs/inspect.js';
import { refused } from './refused.js';
import { buildTtf, Bytes, cmap12, compositeGlyph, packWoff, simpleGlyph } from './build-font.js';

const triangle = simpleGlyph([
  [
    [0, 0],
    [500, 0],
    [250, 700],
  ],
]);
const shipped = (id: string): Uint8Array =>
  readFileSync(join(fontFolder(), fontCatalog().find((font) => font.id === id)!.file));

describe('files', () => {
  test('what is no font', () => {
    refused(new Uint8Array(0), /too short/);
    refused(Buffer.from('<!doctype html><html></html>'), /not a TrueType, OpenType or WOFF font/);
    refused(Buffer.from('wOF2' + '\0'.repeat(60)), /WOFF2/);
    refused(Buffer.from('ttcf' + '\0'.repeat(60)), /collection/);
    refused(new Uint8Array((32 << 20) + 1), /larger than 32 MiB/);
  });

  test('what is no file, and files that are too large', () => {
    const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-font-'));
    writeFileSync(join(folder, 'large.ttf'), '');
    truncateSync(join(folder, 'large.ttf'), (32 << 20) + 1);
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

  test('outlines in CFF2 are named', () => {
    const font = buildTtf({ glyphs: [new Bytes(), triangle] });
    const at = Buffer.from(font).indexOf('glyf');
    font.set(Buffer.from('CFF2'), at);
    refused(font, /outlines are CFF2/);
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
    refused(withMap(new Bytes().u16(0, 1, 1, 0).u32(12).u16(0, 6, 0)), /cmap table ends too early/);
    refused(withMap(new Bytes().u16(0, 1, 3, 4).u32(12).u16(4, 6, 0)), /no Unicode.*encoding: 3\/4\)/);
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
