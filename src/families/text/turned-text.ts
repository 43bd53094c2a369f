import { balancedRuns, constantJson, memoize } from '../../core/index.js';
import { sameRaster, turn } from '../../draw/index.js';
import type { Font } from '../../glyphs/font.js';
import { defineFamily, factsOf, originalAnd, verdict, type Family, type ShippedName } from '../making.js';
import { declareDrawsAnew } from '../draws-anew.js';
import { textLikeness } from './text-likeness.js';
import { fittingSize, inkMargin, placeText, drawText } from './layout.js';
import type { TextDefaults, TextLabel, TextParams, TextState, TextTransform } from './state.js';
import { readText, textParams, turnReading, turnText, unturn } from './state.js';
import { askedQuestions, textQuestions, type AskedQuestion } from './ask.js';
import { type Readable, type ReadableFont, readableIn, stringDesign, type StringDesign } from './strings.js';
import { rotationWords } from '../words/rotation-words.js';
import type { Difficulty } from '../difficulty/difficulty.js';

/** What all items of a text set share. */
export interface TextAssets extends Readable {
  readonly design: StringDesign;
  readonly transform: TextTransform;
  readonly asked: readonly AskedQuestion[];
  readonly byId: ReadonlyMap<string, ReadableFont>;
  /** The index of an item's font; every number of items is balanced over the fonts. */
  fontOf(index: number): number;
  /** Pixels per em of a font at the set's length. */
  fontSizeOf(font: Font): number;
}

export type TextFamily = Family<
  TextParams,
  TextState,
  TextTransform,
  TextLabel,
  TextAssets,
  undefined,
  TextEvidence
>;

/** The evidence that a string reads as claimed both ways up. */
export interface TextEvidence {
  /** Whether the transform changes the picture. */
  readonly changed: boolean;
  /** Pixels between the ink and the nearest edge of the picture. */
  readonly inkMargin: number;
  /** The least overlap (intersection over union, 0 to 1) of a turned character with the character it reads as. */
  readonly overlap: number;
  /** The same for each character used. */
  readonly overlaps: Readonly<Record<string, number>>;
  /** Whether the string reads the same after the transform. */
  readonly selfTurned: boolean;
}

interface Variant extends TextDefaults {
  readonly name: ShippedName;
  readonly difficulty: Difficulty<TextParams>;
}

/** A text family: strings whose characters, turned, read as other characters. */
export function textFamily({ name, difficulty, ...defaults }: Variant): TextFamily {
  const family = defineFamily<
    TextParams,
    TextState,
    TextTransform,
    TextLabel,
    TextAssets,
    undefined,
    TextEvidence
  >({
    ...factsOf(name),
    words: rotationWords,
    // A string is the same question in any font, size or color.
    likeness: textLikeness,
    params: (z) => textParams(z, defaults),
    presets: { strict: { selfTurned: 'exclude' }, paper: { selfTurned: 'keep' } },
    difficulty,
    views: originalAnd('rotated'),

    open({ params, path, resolve }) {
      const readable = readableIn(params, resolve);
      return {
        ...readable,
        design: stringDesign(params, readable, path),
        transform: constantJson({ turn: params.turn, reads: readable.reads }),
        asked: askedQuestions(params),
        fontOf: balancedRuns(readable.fonts.length, [...path, 'fonts']),
        byId: new Map(readable.fonts.map((entry) => [entry.id, entry])),
        fontSizeOf: memoize((font: Font) => fittingSize(font, readable.alphabet, params)),
      };
    },
    hashes: ({ fonts }) => Object.fromEntries(fonts.map(({ id, sha256 }) => [id, sha256])),
    size: (_, { design }) => design.size,

    propose({ params, assets, index, stream }) {
      const { size, jitter, tilt, ink, paper, contrast, background, noise, blur } = params;
      const text = assets.design.at(index);
      const { font } = assets.fonts[assets.fontOf(index)];
      const fontSize = assets.fontSizeOf(font);
      const angle = tilt === 0 ? 0 : Math.round(stream('tilt').uniform(-tilt, tilt) * 100) / 100;
      const glyphs = placeText(
        text,
        font,
        params,
        angle,
        fontSize,
        jitter === 0 ? undefined : stream('jitter'),
      );
      const needsGrain = background !== 'plain' || noise > 0;
      const grain = needsGrain ? stream('grain').below(0x100000000) : 0;
      const state: TextState = {
        background,
        blur,
        contrast,
        font: font.id,
        fontSize,
        glyphs,
        grain,
        ink,
        noise,
        paper,
        size,
        text: text.join(''),
        tilt: angle,
        turn: 'none',
      };
      return { state, transform: assets.transform };
    },
    label: readText,
    act: turnText,
    rho: turnReading,
    inverse: unturn,

    draw: (x, _, { assets: { byId } }) => drawText(x, byId.get(x.font)!.font),
    warp: (t, picture, part) => turn(picture(part), t.turn),
    viewLabel: ({ text }) => text,

    judge({ params, assets, state, label, moved }, picture) {
      const { overlaps } = assets.byId.get(state.font)!;
      const used = [...new Set(Array.from(state.text))].sort();
      const overlap = Math.min(...used.map((char) => overlaps[char]));
      const margin = inkMargin(state.glyphs, state.size);
      const changed = !sameRaster(picture('original'), picture('rotated'));
      const selfTurned = label.text === moved.text;
      const evidence = {
        changed,
        inkMargin: margin,
        overlap,
        overlaps: Object.fromEntries(used.map((char) => [char, overlaps[char]])),
        selfTurned,
      };
      if (overlap < params.minOverlap) return verdict(false, 'unlike-its-reading', evidence);
      if (margin < 1) return verdict(false, 'clipped', evidence);
      return verdict(selfTurned || changed, 'unchanged', evidence);
    },
    ask: (made) => textQuestions(made.assets.asked, made),
  });
  return declareDrawsAnew(family);
}
