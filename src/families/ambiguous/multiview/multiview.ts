import { printed } from '../prompts/printed.js';
import { balancedRuns, wrongParameter } from '../../../core/index.js';
import { composeTurns, inverseTurn, turn } from '../../../draw/turn.js';
import { loadFont, type Font } from '../../../glyphs/font.js';
import { defineFamily, factsOf, originalAnd, type Draft } from '../../making.js';
import { drawMultiview, shelf } from './draw.js';
import type { PictureTurn } from '../../../content/figures/turned/figure.js';
import {
  type MultiviewLabel,
  multiviewParams,
  type MultiviewParams,
  type MultiviewState,
  type MultiviewTransform,
  degreesOf,
} from './state.js';
import { controlKinds } from './kinds.js';
import { judgeResemblance, type MultiviewEvidence } from './judge.js';
import { picturesOf, sampleMultiview } from './propose.js';
import { turnWords } from '../../words/turn-words.js';
import { ambiguousWords, type AmbiguousCondition, inCondition } from '../words.js';
import { smallerPictures } from '../../difficulty/difficulty.js';
import type { WordsScoring } from '../../../score/question.js';

/**
 * Prompts of the multi-view category. `paper`: AmbiBench, Table 7, verbatim. `strict`: says how far and which way the
 * picture is turned, which the paper leaves open.
 */
type MultiviewWording = 'paper' | 'strict';

const turnPhrases = {
  90: '90 degrees counter-clockwise',
  180: '180 degrees',
  270: '90 degrees clockwise',
} as const;

/** What a picture shows: a thing, or writing, which has to be copied exactly. */
type MultiviewSubject = 'thing' | 'text';

const asked: Readonly<Record<MultiviewSubject, string>> = {
  thing: 'what object or scene you see',
  text: 'which letter, word or number you read',
};

/** The prompt about the upright picture: as it is, and after the turn. @param degrees counter-clockwise */
function multiviewPrompt(
  wording: MultiviewWording,
  subject: MultiviewSubject,
  degrees: 90 | 180 | 270,
): string {
  if (wording === 'paper') return printed.multiview;
  return `Look at the image as it is shown and say ${asked[subject]}. Then imagine that the whole image is rotated by ${turnPhrases[degrees]} and say ${asked[subject]} in the rotated image. Reply with exactly two words or short phrases separated by a comma, in the format 'First, Second': first what the image shows as it is, second what it shows after the rotation. Add nothing else.`;
}

/** The prompt about one view alone: what it shows as it is. */
function viewPrompt(subject: MultiviewSubject): string {
  return `Look at the image as it is shown and say ${asked[subject]}. Reply with exactly one word or one short phrase. Add nothing else.`;
}

type Part = WordsScoring['parts'][number];

/** Further names of what is seen. */
function acceptOf({ content }: MultiviewState, reading: string): string[] {
  if (content.of === 'figure') {
    const { readings } = shelf.get(content.name)!;
    return [...(readings.find(({ word }) => word === reading)?.accept ?? [])];
  }
  if (reading.length > 1) return [];
  const digit = { 2: 'two', 4: 'four', 6: 'six', 7: 'seven', 9: 'nine' }[reading];
  return digit ? [digit, `number ${reading}`, `digit ${reading}`] : [`letter ${reading}`];
}

/** The pair question, and one about each view alone; of a control, those alone. */
function multiviewQuestions(x: MultiviewState, wording: MultiviewWording, singles: boolean): Draft[] {
  const { kind, readings, turn, content } = x;
  const subject: MultiviewSubject = content.of === 'text' ? 'text' : 'thing';
  const degrees = degreesOf[turn];
  const isControl = controlKinds.includes(kind);
  const control = isControl ? 'yes' : 'no';
  const groups = { category: 'multiview', task: 'open', kind, degrees: String(degrees), control };
  const part = (name: string, word: string): Part => ({ name, word, accept: acceptOf(x, word) });
  const upright = part('upright', readings[0]);
  const turned = part('turned', readings[1]);
  const draft = (
    condition: AmbiguousCondition,
    view: 'both' | 'upright' | 'turned',
    prompt: string,
    parts: Part[],
  ): Draft => ({
    ...inCondition(condition),
    variant: 'open',
    images: [view === 'turned' ? 'turned' : 'original'],
    prompt,
    answer: parts.map(({ word }) => word).join(', '),
    accept: [],
    scoring: { kind: 'words', parts, ordered: true, separator: ',' },
    groups: { ...groups, view },
  });
  const alone = (condition: 'ambiguous' | 'control'): Draft[] => [
    draft(`${condition}-upright`, 'upright', viewPrompt(subject), [upright]),
    draft(`${condition}-turned`, 'turned', viewPrompt(subject), [turned]),
  ];
  if (isControl) return alone('control');
  const pair = draft('ambiguous', 'both', multiviewPrompt(wording, subject, degrees), [upright, turned]);
  return [pair, ...(singles ? alone('ambiguous') : [])];
}

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
  ...factsOf('ambiguous/multiview'),
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

  *propose({ params, index, stream, assets: { fonts, kindAt } }) {
    const kind = params.kinds[kindAt(index)];
    // Every run of items holds each kind once, so this is the kind's k-th picture.
    const k = Math.floor(index / params.kinds.length);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const sampled = sampleMultiview(kind, k, fonts, stream(`picture ${attempt}`));
      const state: MultiviewState = { ...sampled, shown: 'none', size: params.size };
      yield { state, transform: { turn: state.turn } };
    }
    throw wrongParameter(
      `None of ${attempts} pictures of kind '${kind}' could be read both ways up; a larger size or other fonts may help`,
      kind,
    );
  },
  label: ({ readings, turn: by, shown }) => labelAt({ none: readings[0], [by]: readings[1] }, shown),
  kind: ({ kind }) => kind,
  act: ({ turn: by }, x) => ({ ...x, shown: composeTurns(x.shown, by) }),
  rho: ({ turn: by }, { readings, shown }) => labelAt(readings, composeTurns(shown, by)),
  inverse: ({ turn: by }) => ({ turn: inverseTurn(by) as PictureTurn }),

  draw: (x, _part, { assets: { fonts } }) => drawMultiview(x, fonts),
  warp: ({ turn: by }, picture, part) => turn(picture(part), by),
  viewLabel: ({ seen }) => seen,

  judge: ({ state, assets: { fonts } }, picture) =>
    judgeResemblance(state, fonts, { upright: picture('original'), turned: picture('turned') }),
  ask: ({ params, state }) => multiviewQuestions(state, params.wording, params.singles),
});

const labelAt = (readings: MultiviewLabel['readings'], shown: MultiviewLabel['shown']): MultiviewLabel => ({
  seen: readings[shown] ?? 'nothing named',
  shown,
  readings,
});
