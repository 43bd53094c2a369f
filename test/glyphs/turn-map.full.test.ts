import { describe, expect, test } from 'vitest';
import { inverseTurn, type Turn } from '../../src/draw/turn.js';
import { excludedChars, fontCatalog } from '../../src/glyphs/catalog.js';
import { Font, loadFont } from '../../src/glyphs/font.js';
import { inspectedChars, inspectFont } from '../../src/glyphs/inspect.js';
import { paperMap } from '../../src/glyphs/paper-map.js';
import { turnMap, turnOverlap } from '../../src/glyphs/turn-map.js';
import { turnSheet } from '../../src/glyphs/turn-sheet.js';
import { buildTtf, Bytes, cmap12, simpleGlyph } from './build-font.js';

const turns: Turn[] = ['half', 'mirror', 'flip', 'quarter-cw', 'quarter-ccw'];
const reads = (font: string, turn: Turn, chars = inspectedChars): Record<string, string> =>
  Object.fromEntries(
    turnMap(loadFont(font), chars, turn)
      .entries.filter((entry) => entry.reads !== undefined)
      .map((entry) => [entry.char, entry.reads!]),
  );

describe('known values', () => {
  const dejavu = loadFont('dejavu-sans');

  // A trial with other code, before this library was written, gave these.
  test.each([
    ['6', '9', 0.99],
    ['b', 'q', 0.97],
    ['d', 'p', 0.97],
    ['n', 'u', 0.95],
  ])('DejaVu Sans, half turn: %s → %s %f', (char, other, overlap) => {
    expect(turnOverlap(dejavu, char, other, 'half')).toBeCloseTo(overlap, 1);
    expect(Math.abs(turnOverlap(dejavu, char, other, 'half') - overlap)).toBeLessThan(0.01);
    expect(reads('dejavu-sans', 'half')).toMatchObject({ [char]: other, [other]: char });
  });

  test('quarter turns: N ↔ Z both ways, C → U one way and U → C the other', () => {
    expect(reads('dejavu-sans', 'quarter-cw')).toMatchObject({ N: 'Z', Z: 'N', U: 'C' });
    expect(reads('dejavu-sans', 'quarter-ccw')).toMatchObject({ N: 'Z', Z: 'N', C: 'U' });
    expect(reads('dejavu-sans', 'quarter-cw').C).toBeUndefined();
  });

  test('mirror: b ↔ d, p ↔ q; flip: b ↔ p, d ↔ q', () => {
    expect(reads('dejavu-sans', 'mirror')).toMatchObject({ b: 'd', d: 'b', p: 'q', q: 'p', A: 'A', T: 'T' });
    expect(reads('dejavu-sans', 'flip')).toMatchObject({ b: 'p', p: 'b', d: 'q', q: 'd', E: 'E', C: 'C' });
  });

  test('what nobody reads as a character is read as none', () => {
    const half = reads('dejavu-sans', 'half');
    for (const char of 'AVQaegkrtfKRFG2347') expect(half[char], char).toBeUndefined();
    expect(turnMap(dejavu, inspectedChars, 'half').entries.find(({ char }) => char === 'A')?.closest).toBe(
      'V',
    );
  });

  test('look-alikes are not told apart: I and l of Varela Round, 0 and O of Barlow Condensed', () => {
    expect(reads('varela-round', 'half').I).toBeUndefined();
    expect(reads('varela-round', 'half', 'IHX')).toMatchObject({ I: 'I' });
    expect(reads('barlow-condensed', 'half').O).toBeUndefined();
  });

  test('a turned lining 6 is a 9 that hangs below the line; a turned b is a q on the line', () => {
    const entries = turnMap(dejavu, '69bq', 'half').entries;
    expect(entries.find(({ char }) => char === '6')!.overlapOnBaseline).toBeLessThan(0.3);
    expect(entries.find(({ char }) => char === 'b')!.overlapOnBaseline).toBeGreaterThan(0.95);
    expect(turnMap(dejavu, 'NZ', 'quarter-cw').entries[0].overlapOnBaseline).toBeUndefined();
  });
});

describe.each(fontCatalog().map(({ id }) => id))('%s', (id) => {
  const font = loadFont(id);

  test('readings are inverse to each other under inverse turns', () => {
    for (const turn of turns) {
      const [there, back] = [reads(id, turn), reads(id, inverseTurn(turn))];
      for (const [char, read] of Object.entries(there)) expect(back[read], `${turn} ${char}`).toBe(char);
    }
  });

  test("the paper's map is borne out: every character turned overlaps the claimed one best, by .79 or more", () => {
    const excluded = excludedChars(id);
    const { entries } = turnMap(font, inspectedChars, 'half');
    for (const [char, claimed] of Object.entries(paperMap.reads)) {
      if (excluded.has(char)) continue;
      const entry = entries.find((other) => other.char === char)!;
      const overlap = turnOverlap(font, char, claimed, 'half');
      expect(overlap, char).toBeGreaterThan(0.79);
      expect(turnOverlap(font, char, claimed, 'half', 'baseline')).toBeLessThanOrEqual(1);
      expect(entry.closest, char).toBe(claimed);
      expect(entry.margin, char).toBeGreaterThan(0.1);
      expect(entry.overlap).toBeCloseTo(overlap, 2);
    }
  });
});

test('thresholds decide what is read', () => {
  const font = loadFont('dejavu-serif');
  const b = (options: object) =>
    turnMap(font, inspectedChars, 'half', options).entries.find(({ char }) => char === 'b')!;
  expect(b({}).reads).toBe('q');
  expect(b({ minOverlap: 0.95 }).reads).toBeUndefined();
  expect(b({ minMargin: 0.5 }).reads).toBeUndefined();
  expect(() => b({ minOverlap: 2 })).toThrow(/Expected 0 to 1 for minOverlap/);
  expect(() =>
    turnMap(
      font,
      Array.from({ length: 501 }, (_, i) => String.fromCodePoint(i + 0x4e00)),
      'half',
    ),
  ).toThrow(/500/);
});

test('the same map is found once', () => {
  const font = loadFont('outfit');
  expect(turnMap(font, 'bdpq', 'mirror')).toBe(turnMap(font, 'bdpq', 'mirror'));
});

test('an identical pair reads as each other, whatever the script', () => {
  // An L and its half turn, as the characters A and B.
  const el: [number, number][] = [
    [0, 0],
    [500, 0],
    [500, 100],
    [100, 100],
    [100, 700],
    [0, 700],
  ];
  const turned = el.map(([x, y]): [number, number] => [500 - x, 700 - y]);
  const cmap = cmap12([[0x41, 0x42, 1]]);
  const font = Font.read(
    buildTtf({ glyphs: [new Bytes(), simpleGlyph([el]), simpleGlyph([turned])], cmap }),
    'el',
  );
  expect(turnMap(font, 'ABC', 'half').entries).toMatchObject([
    { char: 'A', reads: 'B', overlap: 1 },
    { char: 'B', reads: 'A', overlap: 1 },
    { char: 'C', closest: undefined, reads: undefined, overlap: 0 },
  ]);
  expect(turnMap(font, 'AB', 'none').entries).toMatchObject([{ reads: 'A' }, { reads: 'B' }]);
});

test('inspection: one row for each turn and inked character, and a sheet of them', () => {
  const font = loadFont('delius');
  const rows = inspectFont(font, { chars: '69 bq\u{1f600}', turns: ['half', 'mirror'] });
  expect(rows.map(({ turn, char }) => `${turn} ${char}`)).toEqual(
    ['half', 'mirror'].flatMap((turn) => Array.from('69bq', (char) => `${turn} ${char}`)),
  );
  expect(rows[0]).toMatchObject({ char: '6', closest: '9', reads: '9' });
  const sheet = turnSheet(font, { chars: '69 bq', turns: ['half', 'mirror'] });
  expect(sheet.channels).toBe(1);
  // The sure reading 6 → 9 is black: its first box, of the first row, holds full ink.
  const cellOfSix = (x: number, y: number): number => sheet.data[(12 + 44 + y) * sheet.width + 12 + x];
  let darkest = 255;
  for (let y = 0; y < 96; y++) for (let x = 0; x < 96; x++) darkest = Math.min(darkest, cellOfSix(x, y));
  expect(darkest).toBe(0);
});
