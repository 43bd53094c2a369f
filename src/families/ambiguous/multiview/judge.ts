import { displayNumber, displayPath } from '../../../content/figures/turned/display.js';
import { figures } from '../../../content/figures/turned/index.js';
import { resemblance, shapeIn, templatesOf } from '../../../content/figures/turned/resemblance.js';
import { templates } from '../../../content/figures/turned/templates.js';
import { displayWords, turningWords } from '../../../content/figures/turned/words.js';
import { dealt } from '../../../content/roster.js';
import { memoize } from '../../../core/memoize.js';
import type { Raster } from '../../../draw/index.js';
import { overlapOf, type Shape, shapeOfPath } from '../../../draw/fill/shape-overlap.js';
import type { Font } from '../../../glyphs/font.js';
import { verdict, type Verdict } from '../../proposal.js';
import { textPath } from './draw.js';
import type { MultiviewState, TextContent } from './state.js';

/** How well the pictures resemble what they are said to show. */
export type MultiviewEvidence =
  | {
      /** The reading whose outline the turned control comes closest to, and how close: intersection over union, 0 to 1. */
      readonly turnedResembles: string;
      readonly turnedOverlap: number;
    }
  | {
      /** Upright and turned: intersection over union with the reading's own shape, 0 to 1. */
      readonly overlaps: readonly number[];
      /** How much better than the best other reading. */
      readonly margins: readonly number[];
      readonly runnersUp: readonly string[];
    };

/** How well a picture shows what it is said to show, and how well whatever else comes closest does. */
type Match = { readonly overlap: number; readonly runnerUp: string; readonly margin: number };

/** A figure must resemble the template of its reading by so much, and by so much more than that of its other reading. */
const figureBounds = { overlap: 0.55, margin: 0.04 };
/** A text, the text that it reads as, and any other of its length. */
const textBounds = { overlap: 0.6, margin: 0.04 };

/** How much more a figure's outline resembles one reading than the other. */
function matchFigure(x: MultiviewState, picture: Raster, reading: string, other: string): Match {
  const shape = shapeIn(picture, x.look.colors.paper, true, 'fit');
  const overlap = resemblance(shape, reading);
  return { overlap, runnerUp: other, margin: overlap - resemblance(shape, other) };
}

/** All texts that a picture might be taken to show instead: as many characters, in the same letters. */
function rivals({ font }: TextContent, reading: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const all =
    font === undefined
      ? displayWords.flatMap((word) => [word, displayNumber(word)])
      : reading.length === 1
        ? [...alphabet]
        : turningWords;
  return all.filter((text) => text.length === reading.length && text.toLowerCase() !== reading.toLowerCase());
}

function matchText(
  x: MultiviewState,
  content: TextContent,
  picture: Raster,
  reading: string,
  fonts: ReadonlyMap<string, Font>,
): Match {
  // Small letters and capitals, wide and narrow ones: shapes are compared, not sizes.
  const shape = shapeIn(picture, x.look.colors.paper, false, 'stretch');
  const { font, segments } = content;
  const measure = (text: string): number => {
    const path = font === undefined ? displayPath(text, ...segments!) : textPath(text, fonts.get(font)!);
    return overlapOf(shape, shapeOfPath(path, 'stretch'));
  };
  let best = { text: '', overlap: 0 };
  for (const text of rivals(content, reading)) {
    const overlap = measure(text);
    if (overlap > best.overlap) best = { text, overlap };
  }
  const overlap = measure(reading);
  return { overlap, runnerUp: best.text, margin: overlap - best.overlap };
}

/** Templates of what the roster's figures are seen as. */
const usualTemplates = memoize((): readonly string[] => {
  const usual = dealt('turned-figures', figures);
  const readings = new Set(
    usual.flatMap(({ readings }) => readings.flatMap(({ word }) => templatesOf(word))),
  );
  return Object.keys(templates).filter((name) => readings.has(name));
});

/** The template of any reading that a control's turned picture comes closest to. */
function closestTemplate(shape: Shape): Match {
  const ranked = usualTemplates()
    .map((name) => ({ name, overlap: resemblance(shape, name) }))
    .sort((a, b) => b.overlap - a.overlap);
  const { name, overlap } = ranked[0];
  return { overlap, runnerUp: name, margin: 1 - overlap };
}

/**
 * Measures on the pictures what they resemble. Figures: the filled outline against outlines of both readings that were
 * drawn apart from it. Texts: the ink against that of what it is read as, and of all others of its length. Controls:
 * texts as texts; of figures, which reading's outline the turned one comes closest to, which must not be close.
 */
export function judgeResemblance(
  x: MultiviewState,
  fonts: ReadonlyMap<string, Font>,
  pictures: { readonly upright: Raster; readonly turned: Raster },
): Verdict<MultiviewEvidence> {
  const { content, kind } = x;
  const [first, then] = x.readings;
  if (kind === 'control-figure') {
    const closest = closestTemplate(shapeIn(pictures.turned, x.look.colors.paper, true, 'fit'));
    return verdict(closest.overlap < 0.9, 'control-resembles-a-reading', {
      turnedResembles: closest.runnerUp,
      turnedOverlap: closest.overlap,
    });
  }
  const bounds = content.of === 'text' ? textBounds : figureBounds;
  const [upright, turned] =
    content.of === 'text'
      ? [
          matchText(x, content, pictures.upright, first, fonts),
          kind === 'control-text' ? undefined : matchText(x, content, pictures.turned, then, fonts),
        ]
      : [matchFigure(x, pictures.upright, first, then), matchFigure(x, pictures.turned, then, first)];
  const seen = turned ? [upright, turned] : [upright];
  const evidence = {
    overlaps: seen.map(({ overlap }) => overlap),
    margins: seen.map(({ margin }) => margin),
    runnersUp: seen.map(({ runnerUp }) => runnerUp),
  };
  if (seen.some(({ overlap }) => overlap < bounds.overlap))
    return verdict(false, 'unlike-its-reading', evidence);
  return verdict(
    seen.every(({ margin }) => margin >= bounds.margin),
    'like-another-reading',
    evidence,
  );
}
