import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontFolder, shippedFont } from '../../src/glyphs/catalog.js';
import { readCmap } from '../../src/glyphs/cmap.js';
import { Font, loadFont } from '../../src/glyphs/font.js';
import { readSfnt, writeSfnt } from '../../src/glyphs/sfnt.js';
import { turnMap } from '../../src/glyphs/turn-map.js';
import { buildTtf, Bytes, simpleGlyph } from './build-font.js';

/** A triangle so many units wide: glyphs are told apart by their widths. */
const wide = (width: number): Bytes =>
  simpleGlyph([
    [
      [0, 0],
      [width, 0],
      [0, 700],
    ],
  ]);
const glyphs = [new Bytes(), wide(100), wide(200), wide(300)];

type Subtable = readonly [platform: number, encoding: number, table: Bytes];

function cmapOf(...subtables: Subtable[]): Bytes {
  const bytes = new Bytes().u16(0, subtables.length);
  let offset = 4 + 8 * subtables.length;
  for (const [platform, encoding, { list }] of subtables) {
    bytes.u16(platform, encoding).u32(offset);
    offset += list.length;
  }
  for (const [, , table] of subtables) bytes.add(table);
  return bytes;
}

const read = (...subtables: Subtable[]): ((text: string) => (number | undefined)[]) => {
  const font = Font.read(buildTtf({ glyphs, cmap: cmapOf(...subtables) }), 'map');
  return (text) => Array.from(text, (char) => font.glyph(char)?.bounds?.right);
};

// Four maps of A and B to glyphs 1 and 2, and of one more code to glyph 3.
const bytesOf = (entries: Record<number, number>): number[] =>
  Array.from({ length: 256 }, (_, code) => entries[code] ?? 0);
const zero = (entries: Record<number, number>): Bytes => new Bytes().u16(0, 262, 0).u8(...bytesOf(entries));
const two = (): Bytes =>
  new Bytes()
    .u16(2, 0, 0)
    .u16(...Array.from({ length: 256 }, (_, high) => (high === 0x81 ? 8 : 0)))
    // Codes of one byte: 0x41 and 0x42, delta 0, their glyphs behind the two headers. Then those that begin with 0x81.
    .u16(0x41, 2, 0, 10)
    .u16(0x41, 1, 0, 6)
    .u16(1, 2, 3);
const four = (first: number): Bytes =>
  new Bytes().u16(4, 32, 0, 4, 0, 0, 0, first + 1, 0xffff, 0, first, 0xffff, 0x10000 - first + 1, 1, 0, 0);
const six = (first: number, ...list: number[]): Bytes =>
  new Bytes().u16(6, 10 + 2 * list.length, 0, first, list.length, ...list);
const ten = (first: number, ...list: number[]): Bytes =>
  new Bytes()
    .u16(10, 0)
    .u32(20 + 2 * list.length, 0, first, list.length)
    .u16(...list);

describe('a Macintosh Roman map alone', () => {
  test.each([
    ['format 0', zero({ 0x41: 1, 0x42: 2, 0x8e: 3 })],
    ['format 2', two()],
    ['format 4', four(0x41)],
    ['format 6', six(0x41, 1, 2)],
  ])('%s', (_, table) => {
    expect(read([1, 0, table])('AB@C')).toEqual([100, 200, undefined, undefined]);
  });

  test('is that of ASCII alone: 0x8E is é in Macintosh Roman, and no character of Unicode', () => {
    expect(read([1, 0, zero({ 0x41: 1, 0x7f: 3, 0x8e: 3 })])('A\x7f\x8eé')).toEqual([
      100,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('does not count where the font has a Unicode or symbol map', () => {
    const roman: Subtable = [1, 0, zero({ 0x41: 3, 0x43: 3 })];
    expect(read(roman, [3, 1, four(0x41)])('ABC')).toEqual([100, 200, undefined]);
    expect(read(roman, [3, 0, four(0xf041)])('ABC')).toEqual([100, 200, undefined]);
    // Of a Unicode map in a format that is not read, the next best is taken.
    expect(read([0, 3, new Bytes().u16(8, 0, 0)], roman)('ABC')).toEqual([300, undefined, 300]);
  });

  test.each(['archivo-black', 'delius', 'dseg7'])('gives the turns that %s itself has', (id) => {
    const chars = [...'69bdpqAVNZ'];
    const own = turnMap(loadFont(id), chars, 'half');
    expect(own.entries.filter(({ reads }) => reads !== undefined).length).toBeGreaterThan(2);
    expect(turnMap(macRoman(id), chars, 'half')).toEqual(own);
  });
});

/** A shipped font whose only character map is Macintosh Roman, in format 6. */
function macRoman(id: string): Font {
  const { outlines, tables } = readSfnt(readFileSync(join(fontFolder(), shippedFont(id)!.file)));
  const find = readCmap(tables.get('cmap')!);
  const map = six(0x20, ...Array.from({ length: 95 }, (_, i) => find(0x20 + i)));
  const cmap = cmapOf([1, 0, map]).view();
  return Font.read(writeSfnt({ outlines, tables: new Map(tables).set('cmap', cmap) }), id);
}

describe('other maps of Unicode', () => {
  test('format 0 and format 10', () => {
    expect(read([0, 3, zero({ 0x41: 1, 0xe9: 3 })])('Aé')).toEqual([100, 300]);
    expect(read([3, 10, ten(0x1f600, 3, 1)])('😀😁😂')).toEqual([300, 100, undefined]);
  });

  test('symbols: of the private use area only what stands for one byte', () => {
    const symbols = read([3, 0, six(0xf041, 1, 2)]);
    expect(symbols('AB\uf041')).toEqual([100, 200, 100]);
    expect(read([3, 0, six(0xf941, 1)])('\u0941')).toEqual([undefined]);
  });
});
