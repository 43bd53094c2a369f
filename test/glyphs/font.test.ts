import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/core/hash.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { Path } from '../../src/draw/path.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { pathBounds } from '../../src/glyphs/bounds.js';
import { excludedChars, fontCatalog, fontFolder, shippedFont } from '../../src/glyphs/catalog.js';
import { Font, loadFont } from '../../src/glyphs/font.js';
import { paperMap } from '../../src/glyphs/paper-map.js';
import { turnOverlap } from '../../src/glyphs/turn-map.js';
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

/** The part of opentype.js that writes fonts. */
interface OpenType {
  Path: new () => Record<'moveTo' | 'lineTo' | 'curveTo' | 'close', (...coordinates: number[]) => void>;
  Glyph: new (options: object) => object;
  Font: new (options: object) => { toArrayBuffer(): ArrayBuffer };
}

const square: [number, number][] = [
  [0, 0],
  [500, 0],
  [500, 700],
  [0, 700],
];

test('the catalog: at least eight kinds, every file with its sum and its license', () => {
  const fonts = fontCatalog();
  expect(new Set(fonts.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length);
  for (const { id, file, sha256: sum, license, licenseFile, source, exclusions } of fonts) {
    expect(sha256(readFileSync(join(fontFolder(), file))), id).toBe(sum);
    const terms = readFileSync(join(fontFolder(), licenseFile), 'utf8');
    const heading = {
      'OFL-1.1': /SIL OPEN FONT LICENSE/i,
      'Apache-2.0': /Apache License/,
      'Bitstream-Vera': /Bitstream Vera/,
    };
    expect(terms, id).toMatch(heading[license as keyof typeof heading]);
    expect(source.version, id).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { char, reason } of exclusions) {
      expect(loadFont(id).glyph(char), `${id} ${char}`).toBeDefined();
      expect(reason.length).toBeGreaterThan(20);
    }
  }
});

test('the catalog tells how well turned characters overlap what they are read as', () => {
  for (const { id, halfTurned } of fontCatalog()) {
    const font = loadFont(id);
    const measured = Object.entries(paperMap.reads).map(([char, reads]) => [
      char,
      turnOverlap(font, char, reads, 'half'),
    ]);
    expect(halfTurned, id).toEqual(Object.fromEntries(measured));
  }
});

test('no character is left whose half turn is excluded', () => {
  for (const { id } of fontCatalog()) {
    const out = excludedChars(id);
    for (const [char, reads] of Object.entries(paperMap.reads))
      expect(out.has(char), `${id} ${char}`).toBe(out.has(reads));
  }
  expect(excludedChars('dseg7').size).toBeGreaterThan(0);
  expect(excludedChars('no such font').size).toBe(0);
});

test('every shipped font has the digits, the letters and a space, and a plausible H', () => {
  for (const { id } of fontCatalog()) {
    const font = loadFont(id);
    expect(font.unitsPerEm).toBeGreaterThanOrEqual(1000);
    expect(font.capHeight / font.unitsPerEm, id).toBeGreaterThan(0.6);
    expect(font.capHeight / font.unitsPerEm, id).toBeLessThan(1.01);
    for (let code = 0x30; code < 0x7b; code++) {
      const char = String.fromCharCode(code);
      if (/[0-9A-Za-z]/.test(char)) expect(font.need(char).bounds, `${id} ${char}`).toBeDefined();
    }
    expect(font.need(' ').bounds).toBeUndefined();
    expect(font.need(' ').advance).toBeGreaterThan(0);
  }
});

test('loaded once by id; the same font by path and by bytes', () => {
  expect(loadFont('outfit')).toBe(loadFont('outfit'));
  const path = join(fontFolder(), shippedFont('outfit')!.file);
  const [byPath, byBytes] = [loadFont(path), loadFont(readFileSync(path), { id: 'mine' })];
  expect(byPath.id).toBe('Outfit_400Regular');
  expect(byBytes.id).toBe('mine');
  for (const font of [byPath, byBytes]) {
    expect(font.sha256).toBe(loadFont('outfit').sha256);
    expect(font.need('g')).toEqual(loadFont('outfit').need('g'));
  }
});

test('outlines are in font units, y downward, on the baseline', () => {
  const font = Font.read(buildTtf({ glyphs: [new Bytes(), simpleGlyph([square])] }), 'square');
  const glyph = font.need('A');
  expect(glyph.advance).toBe(600);
  expect(glyph.bounds).toEqual({ left: 0, top: -700, right: 500, bottom: 0 });
  expect(font.glyph('B')).toBeUndefined();
  expect(glyph.path.coords.some((value) => Object.is(value, -0))).toBe(false);
});

test('composite glyphs are put together', () => {
  const parts = [new Bytes(), compositeGlyph([2, 2], [100, 50]), simpleGlyph([square])];
  const { bounds, path } = Font.read(buildTtf({ glyphs: parts }), 'composite').need('A');
  expect(bounds).toEqual({ left: 100, top: -750, right: 600, bottom: -50 });
  expect(path.verbs.length).toBe(2 * 6);
});

test('WOFF unpacks to the same glyphs', () => {
  const bytes = readFileSync(join(fontFolder(), shippedFont('delius')!.file));
  const woff = Font.read(packWoff(bytes), 'delius');
  for (const char of 'Aag69é') expect(woff.need(char)).toEqual(loadFont('delius').need(char));
});

test('OpenType with cubic outlines, as written by another library', () => {
  const opentype = createRequire(import.meta.url)('opentype.js') as OpenType;
  const outline = new opentype.Path();
  outline.moveTo(0, 0);
  outline.curveTo(0, 400, 300, 700, 500, 700);
  outline.lineTo(500, 0);
  outline.close();
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path: new opentype.Path() }),
    new opentype.Glyph({ name: 'A', unicode: 65, advanceWidth: 640, path: outline }),
  ];
  const font = new opentype.Font({
    familyName: 'T',
    styleName: 'R',
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs,
  });
  const glyph = Font.read(new Uint8Array(font.toArrayBuffer()), 'cubic').need('A');
  expect(glyph.advance).toBe(640);
  expect(glyph.bounds).toEqual({ left: 0, top: -700, right: 500, bottom: 0 });
  expect(glyph.path.coords).toContain(-400);
});

test('glyph programs run subroutines', () => {
  // rmoveto, then a subroutine (number 0, bias 107) that draws a triangle, then endchar.
  const triangle = new Bytes().u8(28).u16(300).u8(139, 139, 28).u16(400).u8(5, 11);
  const program = new Bytes().u8(139, 139, 21, 139 - 107, 29, 14);
  const font = Font.read(buildOtf(buildCff([new Bytes().u8(14), program], [triangle]), 2), 'subroutine');
  expect(font.need('A').bounds).toEqual({ left: 0, top: -400, right: 300, bottom: 0 });
});

test('what a font says of itself by its first bytes does not decide what it is', () => {
  const delius = readFileSync(join(fontFolder(), shippedFont('delius')!.file));
  const cff = buildOtf(buildCff([new Bytes().u8(14), new Bytes().u8(149, 139, 21, 239, 6, 239, 7, 14)]), 2);
  for (const signature of ['\0\x01\0\0', '\0\x02\0\0', 'true', 'OTTO']) {
    const signed = (bytes: Uint8Array): Uint8Array =>
      Buffer.concat([Buffer.from(signature, 'latin1'), bytes.subarray(4)]);
    expect(Font.read(signed(delius), 'delius').need('g')).toEqual(loadFont('delius').need('g'));
    expect(Font.read(signed(cff), 'cff').need('A').bounds).toEqual(Font.read(cff, 'cff').need('A').bounds);
  }
});

test('the character map is read in formats 4, 6, 12 and 13 and for symbol fonts', () => {
  const glyphs = [
    new Bytes(),
    simpleGlyph([square]),
    simpleGlyph([
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
    ]),
  ];
  const subtable = (platform: number, encoding: number, ...table: number[]): Bytes =>
    new Bytes()
      .u16(0, 1, platform, encoding)
      .u32(12)
      .u16(...table);
  const wide = (font: Font, char: string): number | undefined => font.glyph(char)?.bounds?.right;
  const read = (cmap: Bytes): Font => Font.read(buildTtf({ glyphs, cmap }), 'map');

  const four = read(
    subtable(3, 1, 4, 40, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0x10000 - 0x40, 1, 0, 0),
  );
  expect([wide(four, 'A'), wide(four, 'B'), wide(four, 'C'), wide(four, '@')]).toEqual([
    500,
    100,
    undefined,
    undefined,
  ]);
  const indirect = read(
    subtable(3, 1, 4, 40, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 2, 1),
  );
  expect([wide(indirect, 'A'), wide(indirect, 'B')]).toEqual([100, 500]);
  const six = read(subtable(0, 3, 6, 14, 0, 0x41, 2, 2, 1));
  expect([wide(six, 'A'), wide(six, 'B'), wide(six, 'C')]).toEqual([100, 500, undefined]);
  const twelve = read(
    cmap12([
      [0x41, 0x42, 1],
      [0x1f600, 0x1f600, 2],
    ]),
  );
  expect([wide(twelve, 'B'), wide(twelve, '😀'), wide(twelve, 'C')]).toEqual([100, 100, undefined]);
  const symbol = read(
    subtable(3, 0, 4, 32, 0, 4, 0, 0, 0, 0xf041, 0xffff, 0, 0xf041, 0xffff, 0x10000 - 0xf040, 1, 0, 0),
  );
  expect(wide(symbol, 'A')).toBe(500);
});

test('bounds are tight around curves', () => {
  const quad = new Path().moveTo(0, 0).quadTo(50, -100, 100, 0).close();
  expect(pathBounds(quad)).toEqual({ left: 0, top: -50, right: 100, bottom: 0 });
  const cubic = pathBounds(new Path().moveTo(0, 0).cubicTo(0, -100, 100, -100, 100, 0).close())!;
  expect(cubic.top).toBeCloseTo(-75, 12);
  const wave = pathBounds(new Path().moveTo(0, 0).cubicTo(10, 90, 20, -90, 30, 0))!;
  expect(wave.bottom).toBeCloseTo(90 / (2 * Math.sqrt(3)), 12);
  expect(pathBounds(new Path().moveTo(1, 1).close())).toBeUndefined();
});

test('the atlas gives what the path gives, wherever the pen stands', () => {
  const font = loadFont('jetbrains-mono');
  const { path } = font.need('g');
  const scale = 40 / font.unitsPerEm;
  for (const [dx, dy] of [
    [0, 0],
    [0.25, 0.75],
  ] as const) {
    const whole = coverage(path, {
      width: 90,
      height: 90,
      transform: [scale, 0, 0, scale, 20 + dx, 60 + dy],
    });
    const kept = glyphCoverage(font, 'g', 40, dx, dy);
    expect({ ...kept, x: kept.x + 20, y: kept.y + 60 }).toEqual(whole);
    expect(glyphCoverage(font, 'g', 40, dx, dy)).toBe(kept);
  }
  expect(glyphCoverage(font, ' ', 40).data.length).toBe(0);
});

test('the atlas forgets what was not used for long, and stays right', () => {
  const font = loadFont('archivo-black');
  const first = glyphCoverage(font, 'W', 1000);
  for (let size = 1001; size < 1030; size++) glyphCoverage(font, 'W', size);
  const again = glyphCoverage(font, 'W', 1000);
  expect(again === first).toBe(false);
  expect(Buffer.compare(again.data, first.data)).toBe(0);
});
