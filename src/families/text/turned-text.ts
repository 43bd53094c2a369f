import { balancedRuns } from '../../core/design.js';
import { sameRaster } from '../../draw/compare.js';
import { turn } from '../../draw/turn.js';
import { defineFamily, type Family } from '../family.js';
import { drawText } from './draw.js';
import { fittingSize, inkMargin, placeText } from './layout.js';
import { textParams, type TextDefaults, type TextParams } from './params.js';
import { textQuestions } from './questions.js';
import { settleReads, type Readable, type ReadableFont } from './reads.js';
import {
  readText,
  turnReading,
  turnText,
  unturn,
  type TextLabel,
  type TextState,
  type TextTransform,
} from './state.js';
import { stringDesign, type StringDesign } from './strings.js';

/** What all items of a text set share. */
export interface TextAssets extends Readable {
  readonly design: StringDesign;
  readonly byId: ReadonlyMap<string, ReadableFont>;
  /** Which font an item is set in; every number of items is balanced over the fonts. */
  fontOf(index: number): number;
  /** Pixels per em, of each font at the set's length. */
  readonly fontSizes: readonly number[];
}

export type TextFamily = Family<TextParams, TextState, TextTransform, TextLabel, TextAssets>;

interface Variant extends TextDefaults {
  readonly name: string;
  readonly summary: string;
}

/** A text family: strings whose characters, turned, read as other characters. */
export function textFamily({ name, summary, ...defaults }: Variant): TextFamily {
  return defineFamily<TextParams, TextState, TextTransform, TextLabel, TextAssets>({
    name,
    version: 1,
    summary,
    params: (z) => textParams(z, defaults),
    presets: { strict: { selfTurned: 'exclude' }, paper: { selfTurned: 'keep' } },
    views: [
      { name: 'original', moved: false, part: 'whole' },
      { name: 'rotated', moved: true, part: 'whole' },
    ],

    prepare({ params, path, resolve }) {
      const readable = settleReads(params, resolve);
      return {
        ...readable,
        design: stringDesign(params, readable, path),
        fontOf: balancedRuns(readable.fonts.length, [...path, 'fonts']),
        byId: new Map(readable.fonts.map((entry) => [entry.font.id, entry])),
        fontSizes: readable.fonts.map(({ font }) => fittingSize(font, readable.alphabet, params)),
      };
    },
    hashes: ({ fonts }) => Object.fromEntries(fonts.map(({ font }) => [font.id, font.sha256])),
    size: (_, { design }) => design.size,

    state({ params, assets, index, stream }) {
      const { size, jitter, tilt, ink, paper, contrast, background, noise, blur } = params;
      const text = assets.design.at(index);
      const which = assets.fontOf(index);
      const { font } = assets.fonts[which]!;
      const fontSize = assets.fontSizes[which]!;
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
      return {
        text: text.join(''),
        font: font.id,
        size,
        fontSize,
        tilt: angle,
        turn: 'none',
        glyphs,
        ink,
        paper,
        contrast,
        background,
        noise,
        blur,
        grain,
      };
    },
    transform: (_, { params, assets }) => ({ turn: params.turn, reads: assets.reads }),
    label: readText,
    act: turnText,
    rho: turnReading,
    inverse: unturn,

    draw: (x, _, { byId }) => drawText(x, byId.get(x.font)!.font),
    warp: (t, picture, part) => turn(picture(part), t.turn),
    viewLabel: ({ text }) => text,

    certify({ params, assets, state, label, moved }, picture) {
      const { overlaps } = assets.byId.get(state.font)!;
      const used = [...new Set(Array.from(state.text))].sort();
      const overlap = Math.min(...used.map((char) => overlaps[char]!));
      const margin = inkMargin(state.glyphs, state.size);
      const changed = !sameRaster(picture('original'), picture('rotated'));
      const selfTurned = label.text === moved.text;
      return {
        holds: overlap >= params.minOverlap && margin >= 1 && (selfTurned || changed),
        overlaps: Object.fromEntries(used.map((char) => [char, overlaps[char]!])),
        overlap,
        inkMargin: margin,
        changed,
        selfTurned,
      };
    },
    ask: textQuestions,
  });
}
