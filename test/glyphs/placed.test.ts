import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { Font, type Glyph } from '../../src/glyphs/font.js';
import { buildCff, buildOtf, buildTtf, Bytes, glyphOf, simpleGlyph, type Component } from './build-font.js';
import { refused } from './refused.js';

// Where TrueType outlines stand. The numbers are FreeType's rules; outlines.full.test.ts asks FreeType itself.

const offset = 0x0002;
const useMyMetrics = 0x0200;
const scaledOffset = 0x0800;

/** A box from x = 100 to 300, 400 high, whose header begins at `left`. */
const box = (left = 100): Bytes =>
  simpleGlyph(
    [
      [
        [100, 0],
        [300, 0],
        [300, 400],
        [100, 400],
      ],
    ],
    left,
  );

interface Made {
  glyphs: Bytes[];
  metrics?: [number, number][];
}

const fontOf = ({ glyphs, metrics }: Made): Uint8Array =>
  buildTtf({
    glyphs: [new Bytes(), ...glyphs],
    ...(metrics && { metrics: [[600, 0], ...metrics] }),
  });

const glyphA = (made: Made): Glyph => Font.read(fontOf(made), 'placed').need('A');
const sides = ({ bounds }: Glyph): number[] => [
  bounds!.left,
  bounds!.right,
  0 - bounds!.bottom,
  0 - bounds!.top,
];

describe('the left edge stands at the left side bearing', () => {
  test.each([
    ['as drawn where they agree', 100, 100],
    ['moved to the right', 100, 150],
    ['moved to the left of the origin', 100, -40],
    ['by what the header says, though the points begin elsewhere', 80, 100],
  ])('%s', (_, left, bearing) => {
    const [from, to] = sides(glyphA({ glyphs: [box(left)], metrics: [[700, bearing]] }));
    expect([from, to]).toEqual([100 + bearing - left, 300 + bearing - left]);
  });

  test('also where bearings come without advances, and at 0 where they were left out', () => {
    // One full entry; A is glyph 1, whose bearing follows.
    const whole = fontOf({ glyphs: [box()], metrics: [[700, 160]] });
    expect(sides(Font.read(shortened(whole, 6), 'short').need('A'))[0]).toBe(700);
    expect(sides(Font.read(shortened(whole, 4), 'shorter').need('A'))[0]).toBe(0);
  });

  test('CFF outlines stand where their points are, with bearings or without', () => {
    const square = new Bytes().u8(149, 139, 21, 239, 6, 239, 7, 14);
    const whole = buildOtf(buildCff([new Bytes().u8(14), square]), 2);
    for (const font of [whole, shortened(whole, 4)])
      expect(sides(Font.read(font, 'cff').need('A'))).toEqual([10, 110, 0, 100]);
  });

  test('of a composite its own counts, not that of its parts', () => {
    const parts: Component[] = [{ glyph: 2, flags: offset, args: [50, 0] }];
    const glyphs = [glyphOf(parts, 150), box()];
    expect(
      sides(
        glyphA({
          glyphs,
          metrics: [
            [700, 170],
            [500, 0],
          ],
        }),
      )[0],
    ).toBe(170);
  });

  test('Skia draws it there', () => {
    const bytes = fontOf({ glyphs: [box()], metrics: [[700, 250]] });
    GlobalFonts.register(Buffer.from(bytes), 'bearing');
    const canvas = createCanvas(1000, 1000);
    const context = canvas.getContext('2d');
    context.font = '1000px bearing';
    context.fillText('A', 0, 900);
    const row = context.getImageData(0, 700, 1000, 1).data;
    const inked = Array.from({ length: 1000 }, (_, x) => x).filter((x) => row[4 * x + 3] > 127);
    const [from, to] = sides(Font.read(bytes, 'bearing').need('A'));
    expect([inked[0], inked.at(-1)! + 1]).toEqual([from, to]);
  });
});

/** Says that hmtx has one full entry and so many bytes. */
function shortened(font: Uint8Array, length: number): Uint8Array {
  const bytes = Uint8Array.from(font);
  const view = new DataView(bytes.buffer);
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (tag === 'hmtx') view.setUint32(at + 12, length);
    if (tag === 'hhea') view.setUint16(view.getUint32(at + 8) + 34, 1);
  }
  return bytes;
}

describe('components', () => {
  const composite = (component: Omit<Component, 'glyph'>): number[] =>
    sides(glyphA({ glyphs: [glyphOf([{ glyph: 2, ...component }]), box()] }));

  test('an offset is not scaled, unless the component says so', () => {
    const args = [200, 100] as const;
    expect(composite({ flags: offset, args, matrix: [0.5] })).toEqual([250, 350, 100, 300]);
    expect(composite({ flags: offset | scaledOffset, args, matrix: [0.5] })).toEqual([150, 250, 50, 250]);
    expect(composite({ flags: offset | scaledOffset, args, matrix: [0.5, 1.5] })).toEqual([
      150, 250, 150, 750,
    ]);
  });

  test('what turns a component scales its offset by the length of its axes', () => {
    // A quarter turn and 1.5 as large: x' = -1.5 y, y' = 1.5 x
    const turn = [0, 1.5, -1.5, 0];
    const args = [200, 100] as const;
    expect(composite({ flags: offset, args, matrix: turn })).toEqual([-400, 200, 250, 550]);
    expect(composite({ flags: offset | scaledOffset, args, matrix: turn })).toEqual([-300, 300, 300, 600]);
  });

  test('a component hangs by one of its points at one of those before it', () => {
    const parts: Component[] = [
      { glyph: 2, flags: offset, args: [0, 0] },
      // Its lower left corner, turned to half its size, at the upper right one of the first.
      { glyph: 2, flags: 0, args: [2, 0], matrix: [0.5] },
    ];
    expect(sides(glyphA({ glyphs: [glyphOf(parts), box()] }))).toEqual([100, 400, 0, 600]);
    const beyond = glyphOf([{ glyph: 2, flags: 0, args: [0, 0] }]);
    refused(fontOf({ glyphs: [beyond, box()] }), /point that it lacks/);
  });

  test('the metrics of a component take the place of those of the whole', () => {
    const parts: Component[] = [
      { glyph: 3, flags: offset, args: [0, 0] },
      { glyph: 2, flags: offset | useMyMetrics, args: [0, 0] },
    ];
    const metrics: [number, number][] = [
      [320, 0],
      [341, 130],
      [500, 100],
    ];
    const glyph = glyphA({ glyphs: [glyphOf(parts), box(), box()], metrics });
    expect(glyph.advance).toBe(341);
    expect(sides(glyph).slice(0, 2)).toEqual([130, 330]);
  });
});
