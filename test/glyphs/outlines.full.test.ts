import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { python } from '../../scripts/python.mjs';
import { fontDifference, type FreeTypeFont } from '../../scripts/fonts/font-difference.mjs';
import { Stream } from '../../src/core/stream.js';
import { fontCatalog, fontFolder } from '../../src/glyphs/catalog.js';
import { loadFont } from '../../src/glyphs/font.js';
import { haveTool } from '../system-tools.js';
import { buildTtf, Bytes, cmap12, glyphOf, simpleGlyph, type Component } from './build-font.js';

// The second road of outlines and advances: FreeType. scripts/fonts/debian.mjs does the same with 1,750 fonts.

const script = fileURLToPath(new URL('../../scripts/fonts/freetype-outlines.py', import.meta.url));

function freetype(files: readonly string[]): FreeTypeFont[] {
  const { stdout, stderr, status } = spawnSync(python, [script], {
    input: files.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FreeTypeFont);
}

/** Compares the fonts, and returns how many glyphs each has. */
function compared(files: readonly string[]): number[] {
  const fonts = freetype(files);
  expect(fonts.map(({ file }) => file)).toEqual(files);
  const found = fonts.map((font) => ({
    name: basename(font.file),
    ...fontDifference(loadFont(font.file), font),
  }));
  for (const { name, differing } of found) expect(differing, name).toEqual([]);
  return found.map(({ glyphs }) => glyphs);
}

const debian = (...files: string[]): string[] => files.map((file) => `/usr/share/fonts/truetype/${file}`);

test.skipIf(!haveTool('freetype'))('fonts of Debian', () => {
  const counts = compared(
    debian(
      // Glyphs that do not stand where their points are
      'roboto/unhinted/RobotoCondensed-BoldItalic.ttf',
      'roboto/unhinted/RobotoCondensed-LightItalic.ttf',
      'humor-sans/Humor-Sans.ttf',
      // Composites that are as wide as a component, not as they say
      'okolaks/okolaksBold.ttf',
      // Variable, at its default instance, and the same in CFF
      'karla-variable/Karla[wght].ttf',
      'karla/Karla-Regular.otf',
      // CFF with fractions of units
      'inconsolata/Inconsolata.otf',
      // A symbol map alone
      'povray/povlogo.ttf',
    ),
  );
  expect(counts.slice(0, -1).every((count) => count > 90)).toBe(true);
  expect(counts.at(-1)).toBe(1);
});

test.skipIf(!haveTool('freetype'))('the fonts that come with the package', () => {
  compared(fontCatalog().map(({ file }) => join(fontFolder(), file)));
});

test.skipIf(!haveTool('freetype'))('composites of all kinds, at random', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-composites-'));
  const files = Array.from({ length: 12 }, (_, i) => {
    const file = join(folder, `${i}.ttf`);
    writeFileSync(file, randomFont(new Stream(['composites', String(i)])));
    return file;
  });
  expect(compared(files)).toEqual(files.map(() => simple + composites));
});

/** How many of the glyphs of a random font have points of their own, and how many are made of those before them. */
const [simple, composites] = [6, 40];

function randomFont(stream: Stream): Uint8Array {
  const coordinate = (): number => stream.integer(-2_400, 8_000);
  const glyphs = [new Bytes()];
  const points = [0];
  const depths = [0];
  for (let i = 0; i < simple; i++) {
    const contours = Array.from({ length: stream.integer(1, 3) }, () =>
      Array.from({ length: stream.integer(3, 6) }, (): [number, number] => [coordinate(), coordinate()]),
    );
    points.push(contours.flat().length);
    depths.push(0);
    glyphs.push(simpleGlyph(contours, coordinate()));
  }
  for (let i = 0; i < composites; i++) {
    const parts: Component[] = [];
    let [before, depth] = [0, 0];
    for (let count = stream.integer(1, 3); count > 0; count--) {
      const glyph = stream.integer(1, glyphs.length - 1);
      if (depths[glyph] > 2) continue;
      parts.push(randomComponent(stream, glyph, before, points[glyph]));
      before += points[glyph];
      depth = Math.max(depth, depths[glyph] + 1);
    }
    if (parts.length === 0) parts.push({ glyph: 1, flags: 0x0002, args: [0, 0] });
    points.push(before || points[1]);
    depths.push(Math.max(1, depth));
    glyphs.push(glyphOf(parts, coordinate()));
  }
  return buildTtf({
    glyphs,
    // So many that FreeType, which rounds scaled offsets to whole units, is near.
    unitsPerEm: 8_000,
    cmap: cmap12([[0x41, 0x41 + simple + composites - 1, 1]]),
    metrics: glyphs.map(() => [stream.integer(0, 8_000), coordinate()]),
  });
}

/** @param before how many points the composite has so far, @param own how many the component has */
function randomComponent(stream: Stream, glyph: number, before: number, own: number): Component {
  const hung = before > 0 && stream.uniform(0, 1) < 0.3;
  const fraction = (): number => stream.uniform(-1.5, 1.5);
  return {
    glyph,
    flags:
      (hung ? 0 : 0x0002) |
      (stream.uniform(0, 1) < 0.3 ? 0x0200 : 0) |
      (stream.uniform(0, 1) < 0.5 ? 0x0800 : 0),
    args: hung
      ? [stream.below(before), stream.below(own)]
      : [stream.integer(-3_200, 3_200), stream.integer(-3_200, 3_200)],
    matrix: Array.from({ length: stream.choice([0, 1, 2, 4]) }, fraction),
  };
}
