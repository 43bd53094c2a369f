import { balancedRuns, type Json, pow, Stream, wrongParameter } from '../../../core/index.js';
import { addOffsets, gaussianOffsets } from '../../../draw/effects/noise.js';
import { defineFamily, factsOf, originalAnd, refuse, verdict, type Draft } from '../../making.js';
import { declareDrawsAnew } from '../../draws-anew.js';
import { movingPrompt, seemsToMovePrompt, stillPrompt } from '../prompts/motion.js';
import type { Apparent } from '../../../content/illusions/motion/illusion.js';
import { motionParams, type MotionParams } from './params.js';
import { stills } from '../../../content/illusions/motion/index.js';
import { ambiguousWords, truthWords, inCondition, type AmbiguousCondition } from '../words.js';
import { smallerPictures } from '../../difficulty/difficulty.js';

/** Noise of a strength of its own in either view, so that the lengths of the files do not tell a pattern from its control. */
type Grain = {
  readonly key: string;
  /** Standard deviations, gray levels. */
  readonly original: number;
  readonly control: number;
};
/** Evenly strewn in octaves: each takes about as many bytes more than the last. */
const [leastGrain, grainOctaves] = [0.5, 3];

function drawGrain(stream: Stream): Grain {
  const strength = (): number => Math.round(100 * leastGrain * pow(2, stream.uniform(0, grainOctaves))) / 100;
  return { original: strength(), control: strength(), key: JSON.stringify(stream.path) };
}

/** The latest noise of each view: all proposals for an item have the same. */
class GrainMemory {
  private readonly latest = new Map<string, { readonly of: string; readonly offsets: Int16Array }>();

  /** The noise to add to a number of values of a picture without alpha. */
  offsets(grain: Grain, view: 'original' | 'control', count: number): Int16Array {
    const of = JSON.stringify([grain.key, grain[view], count]);
    const known = this.latest.get(view);
    if (known?.of === of) return known.offsets;
    const offsets = gaussianOffsets(count, grain[view], new Stream([grain.key, view]));
    this.latest.set(view, { of, offsets });
    return offsets;
  }
}

/** A pattern, with what makes it seem to move or with that undone. */
type State = {
  readonly kind: string;
  readonly figure: Json;
  readonly stilled: boolean;
  readonly size: number;
  /** Whether the question is if anything moves, to which No is right, or if everything stands still. */
  readonly asked: 'moving' | 'still';
  readonly grain: Grain;
};

type Assets = {
  readonly kindAt: (index: number) => number;
  readonly askedAt: (index: number) => number;
  readonly grains: GrainMemory;
};

/** What the picture does, and what people see it do. */
type Label = { readonly physical: 'still'; readonly perceived: Apparent | 'still' };
type Transform = { readonly cue: 'removed' };

/** The cue to motion in the pixels, in the kind's own unit. */
export interface MotionEvidence {
  readonly cue: number;
  readonly controlCue: number;
}

/** The most proposals for an item: under the strongest grain one Ouchi pattern in twelve has its cue, of other kinds nine in ten. */
const attempts = 200;

/** Still pictures that seem to move, each with its control (AmbiBench, motion, images). */
export const ambiguousMotion = defineFamily<
  MotionParams,
  State,
  Transform,
  Label,
  Assets,
  undefined,
  MotionEvidence
>({
  ...factsOf('ambiguous/motion'),
  words: { ...ambiguousWords, label: truthWords, transform: () => 'cue of motion removed' },
  params: motionParams,
  presets: { paper: { wording: 'paper', asked: 'moving', perceived: false } },
  difficulty: { detail: smallerPictures(768, 640, 576, 512, 448, 384) },
  views: originalAnd('control'),

  // Kinds of pattern; their counts, colors and directions are drawn besides.
  capacity: ({ kinds }) => kinds.length,

  open: ({ params, path }) => ({
    kindAt: balancedRuns(params.kinds.length, [...path, 'kinds']),
    askedAt: balancedRuns(2, [...path, 'asked']),
    grains: new GrainMemory(),
  }),

  *propose({ params, index, stream, assets: { kindAt, askedAt } }) {
    const kind = params.kinds[kindAt(index)];
    const asked = params.asked === 'either' && askedAt(index) === 1 ? 'still' : 'moving';
    const grain = drawGrain(stream('grain'));
    for (let attempt = 0; attempt < attempts; attempt++) {
      const figure = stills.get(kind)!.sample(stream(`figure ${attempt}`));
      yield {
        state: { kind, figure, stilled: false, size: params.size, asked, grain },
        transform: { cue: 'removed' },
      };
    }
    throw wrongParameter(
      `None of ${attempts} patterns of kind '${kind}' has its cue to motion at ${params.size} pixels; a larger size may help`,
      params.size,
    );
  },
  label: ({ kind, stilled }) => ({
    physical: 'still',
    perceived: stilled ? 'still' : stills.get(kind)!.apparent,
  }),
  kind: ({ kind }) => kind,
  act: (_, x) => ({ ...x, stilled: true }),
  rho: (_, { physical }) => ({ physical, perceived: 'still' }),

  draw({ kind, figure, stilled, size, grain }, _, { assets: { grains } }) {
    const picture = stills.get(kind)!.draw(figure, stilled, size);
    addOffsets(picture, grains.offsets(grain, stilled ? 'control' : 'original', picture.data.length));
    return picture;
  },

  judge({ state: { kind, figure } }, picture) {
    const { cue, bounds } = stills.get(kind)!;
    const illusion = cue(figure, picture('original'));
    if (illusion < bounds[0]) return refuse('weak-cue', { cue: illusion });
    const control = cue(figure, picture('control'));
    const evidence = { cue: illusion, controlCue: control };
    return verdict(control <= bounds[1], 'cue-in-control', evidence);
  },

  ask({ params: { wording, perceived }, state: { kind, asked }, label, moved }): Draft[] {
    const draft = (
      condition: AmbiguousCondition,
      image: string,
      prompt: string,
      yes: boolean,
      seen: string,
      about: State['asked'] = 'moving',
    ): Draft => ({
      ...inCondition(condition),
      variant: 'yes-no',
      images: [image],
      prompt,
      answer: yes ? 'Yes' : 'No',
      accept: [],
      scoring: { kind: 'yes-no', yes },
      groups: {
        category: 'motion',
        task: 'choice',
        kind,
        control: image === 'control' ? 'yes' : 'no',
        physical: about === 'still' ? 'Yes' : 'No',
        perceived: (seen === 'still') === (about === 'still') ? 'Yes' : 'No',
        apparent: seen,
        asked: about,
      },
    });
    const about = (
      image: string,
      condition: 'ambiguous' | 'control',
      { perceived: seen }: Label,
    ): Draft[] => [
      ...(['moving', 'still'] as const).map((way) =>
        draft(
          way === asked ? condition : `${condition}-reversed`,
          image,
          way === 'moving' ? movingPrompt(wording) : stillPrompt(wording),
          // To the paper's question, what people see is right; to ours, that nothing moves.
          (way === 'still') === (wording === 'strict' || seen === 'still'),
          seen,
          way,
        ),
      ),
      ...(perceived
        ? [draft(`${condition}-perceived`, image, seemsToMovePrompt, seen !== 'still', seen)]
        : []),
    ];
    return [...about('original', 'ambiguous', label), ...about('control', 'control', moved)];
  },
});
declareDrawsAnew(ambiguousMotion);
