import { balancedRuns } from '../../core/design.js';
import type { Json } from '../../core/json.js';
import { movingPrompt, seemsToMovePrompt, type MotionWording } from './prompts/motion.js';
import type { Draft, View } from '../family.js';
import { defineLegacy } from '../legacy.js';
import type { Apparent, StillIllusion } from '../../content/illusions/motion/illusion.js';

/** The kinds of pattern. */
export const motionKinds = [
  'rotating-snakes',
  'ouchi',
  'peripheral-drift',
  'scintillating-grid',
  'hermann-grid',
  'barber-pole',
  'enigma',
] as const;

interface Params {
  readonly kinds: readonly (typeof motionKinds)[number][];
  readonly size: number;
  readonly wording: MotionWording;
  readonly perceived: boolean;
}

/** A pattern, with what makes it seem to move or with that undone. */
type State = {
  readonly kind: string;
  readonly figure: Json;
  readonly stilled: boolean;
  readonly size: number;
};
/** What the picture does, and what people see it do. */
type Label = { readonly physical: 'still'; readonly perceived: Apparent | 'still' };
type Transform = { readonly cue: 'removed' };

interface Assets {
  readonly stills: ReadonlyMap<string, StillIllusion>;
  readonly kindAt: (index: number) => number;
}

const views: readonly View[] = [
  { name: 'original', moved: false, part: 'whole' },
  { name: 'control', moved: true, part: 'whole' },
];

const apparent: Readonly<Record<string, Apparent>> = {
  'rotating-snakes': 'rotation',
  ouchi: 'floating',
  'peripheral-drift': 'rotation',
  'scintillating-grid': 'flicker',
  'hermann-grid': 'flicker',
  'barber-pole': 'drift',
  enigma: 'streaming',
};

/** So many patterns are drawn until one's certificate holds. */
const attempts = 20;

/** Still pictures that seem to move, each with its control (AmbiBench, motion, images). */
export const ambiguousMotion = defineLegacy<Params, State, Transform, Label, Assets>({
  name: 'ambiguous/motion',
  version: 1,
  summary: 'Still patterns that seem to move (rotating snakes, Ouchi, …), each with a control that does not.',
  params: (z) =>
    z.strictObject({
      kinds: z
        .array(z.enum(motionKinds))
        .min(1)
        .default([...motionKinds])
        .describe('Kinds of pattern, taken in turn.'),
      size: z
        .int()
        .min(256)
        .max(2048)
        .default(768)
        .describe('Side of the square picture, 256 to 2048 pixels.'),
      wording: z
        .enum(['strict', 'paper'])
        .default('strict')
        .describe("Whether the prompt says that real motion is meant, or is the paper's (Table 7)."),
      perceived: z.boolean().default(true).describe('Whether to ask what people see too.'),
    }),
  presets: { paper: { wording: 'paper', perceived: false } },
  views,

  async prepare({ params, path }) {
    const { stills } = await import('../../content/illusions/motion/index.js');
    return { stills, kindAt: balancedRuns(params.kinds.length, [...path, 'kinds']) };
  },

  state({ params, index, stream, assets: { stills, kindAt } }) {
    const kind = params.kinds[kindAt(index)]!;
    const illusion = stills.get(kind)!;
    for (let attempt = 0; ; attempt++) {
      const figure = illusion.sample(stream(`figure ${attempt}`));
      const state: State = { kind, figure, stilled: false, size: params.size };
      const cue = (control: boolean): number =>
        illusion.cue(figure, illusion.draw(figure, control, params.size));
      const [least, most] = illusion.bounds;
      if (attempt === attempts || (cue(false) >= least && cue(true) <= most)) return state;
    }
  },
  transform: () => ({ cue: 'removed' }),
  label: ({ kind, stilled }) => ({ physical: 'still', perceived: stilled ? 'still' : apparent[kind]! }),
  kind: ({ kind }) => kind,
  act: (_, x) => ({ ...x, stilled: true }),
  rho: (_, { physical }) => ({ physical, perceived: 'still' }),

  draw: ({ kind, figure, stilled, size }, _part, { stills }) => stills.get(kind)!.draw(figure, stilled, size),

  certify({ state: { kind, figure }, assets: { stills } }, picture) {
    const { cue, bounds } = stills.get(kind)!;
    const [illusion, control] = [cue(figure, picture('original')), cue(figure, picture('control'))];
    return { holds: illusion >= bounds[0] && control <= bounds[1], cue: illusion, controlCue: control };
  },

  ask({ params: { wording, perceived }, state: { kind }, label, moved }): Draft[] {
    const draft = (condition: string, image: string, prompt: string, yes: boolean, seen: string): Draft => ({
      condition,
      variant: 'yes-no',
      images: [image],
      prompt,
      answer: yes ? 'Yes' : 'No',
      accept: [],
      scoring: { kind: 'yes-no', yes },
      groups: { category: 'motion', task: 'choice', kind, control: image === 'control' ? 'yes' : 'no', physical: 'No', perceived: seen === 'still' ? 'No' : 'Yes', apparent: seen }, // prettier-ignore
    });
    const about = (image: string, condition: string, { perceived: seen }: Label): Draft[] => [
      draft(condition, image, movingPrompt(wording), false, seen),
      ...(perceived
        ? [draft(`${condition}-perceived`, image, seemsToMovePrompt, seen !== 'still', seen)]
        : []),
    ];
    return [...about('original', 'ambiguous', label), ...about('control', 'control', moved)];
  },
});
