import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { composeTurns, inverseTurn, turn } from '../../../draw/turn.js';
import { loadFont, type Font } from '../../../glyphs/font.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd } from '../../family.js';
import { multiviewQuestions } from './ask.js';
import { drawMultiview } from './draw.js';
import type { PictureTurn } from '../../../content/figures/turned/figure.js';
import {
  type MultiviewLabel,
  multiviewParams,
  type MultiviewParams,
  type MultiviewState,
  type MultiviewTransform,
} from './state.js';
import { judgeResemblance, type MultiviewEvidence } from './judge.js';
import { picturesOf, sampleMultiview } from './propose.js';
import { turnWords } from '../../words/turn-words.js';
import { ambiguousWords } from '../words.js';
import { smallerPictures } from '../../difficulty/difficulty.js';

/** What all items of a set share. */
interface MultiviewSet {
  readonly fonts: ReadonlyMap<string, Font>;
  readonly kindAt: (index: number) => number;
}

/** The most proposals for an item. */
const attempts = 41;

/** Pictures that are one thing as they stand and another after a turn by 90, 180 or 270 degrees (AmbiBench, multi-view). */
export const ambiguousMultiview = defineFamily<
  MultiviewParams,
  MultiviewState,
  MultiviewTransform,
  MultiviewLabel,
  MultiviewSet,
  undefined,
  MultiviewEvidence
>({
  name: 'ambiguous/multiview',
  version: 1,
  summary: 'Figures, letters and words that are something else after a turn by 90, 180 or 270 degrees.',
  words: { ...ambiguousWords, transform: turnWords },
  params: multiviewParams,
  presets: { paper: { wording: 'paper' } },
  difficulty: { detail: smallerPictures(512, 384, 320, 256, 192, 160) },
  views: originalAnd('turned'),

  open({ params, path, resolve }) {
    const needed = params.kinds.some((kind) => ['letter', 'word', 'control-text'].includes(kind));
    const fonts = new Map(
      (needed ? params.fonts : []).map((name) => [
        name,
        /[./\\]/.test(name) ? loadFont(resolve(name), { id: name }) : loadFont(name),
      ]),
    );
    return { fonts, kindAt: balancedRuns(params.kinds.length, [...path, 'kinds']) };
  },
  hashes: ({ fonts }) => Object.fromEntries([...fonts].map(([name, { sha256 }]) => [name, sha256])),

  capacity: ({ kinds }, { fonts }) => kinds.reduce((sum, kind) => sum + picturesOf(kind, fonts), 0),

  *propose({ params, index, stream, studio: { fonts, kindAt } }) {
    const kind = params.kinds[kindAt(index)]!;
    // Every run of items holds each kind once, so this is the kind's k-th picture.
    const k = Math.floor(index / params.kinds.length);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const sampled = sampleMultiview(kind, k, fonts, stream(`picture ${attempt}`));
      const state: MultiviewState = { ...sampled, shown: 'none', size: params.size };
      yield { state, transform: { turn: state.turn } };
    }
    throw new TopsyturvyError(
      'bad-parameter',
      `None of ${attempts} pictures of kind '${kind}' could be read both ways up; a larger size or other fonts may help`,
      kind,
    );
  },
  label: ({ readings, turn: by, shown }) => labelAt({ none: readings[0], [by]: readings[1] }, shown),
  kind: ({ kind }) => kind,
  act: ({ turn: by }, x) => ({ ...x, shown: composeTurns(x.shown, by) }),
  rho: ({ turn: by }, { readings, shown }) => labelAt(readings, composeTurns(shown, by)),
  inverse: ({ turn: by }) => ({ turn: inverseTurn(by) as PictureTurn }),

  draw: (x, _part, { studio: { fonts } }) => drawMultiview(x, fonts),
  warp: ({ turn: by }, picture, part) => turn(picture(part), by),
  viewLabel: ({ seen }) => seen,

  judge: ({ state, studio: { fonts } }, picture) =>
    judgeResemblance(state, fonts, { upright: picture('original'), turned: picture('turned') }),
  ask: ({ params, state }) => multiviewQuestions(state, params.wording, params.singles),
});

const labelAt = (readings: MultiviewLabel['readings'], shown: MultiviewLabel['shown']): MultiviewLabel => ({
  seen: readings[shown] ?? 'nothing named',
  shown,
  readings,
});
