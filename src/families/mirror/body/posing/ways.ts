import type { BodyKind, BodyPose, Eye, Look } from '../../../../content/bodies/body.js';
import { type Action, actions } from '../../../../content/bodies/human/actions/index.js';
import { humanSkeleton } from '../../../../content/bodies/human/skeleton.js';
import type { Stance } from '../../../../content/bodies/human/stances/define.js';
import { stances } from '../../../../content/bodies/human/stances/index.js';
import { dealt } from '../../../../content/roster.js';
import { type BySide, otherSide, type Side, sides } from '../../../../content/bodies/side.js';
import { solve } from '../../../../content/bodies/skeleton.js';
import { memoize, Stream } from '../../../../core/index.js';
import { add, type Vec3 } from '../../../../world/vector.js';
import type { MirrorLabel } from '../../prompts/prompt.js';
import { irises, type QuestionKind, type Readable } from '../questions/kinds.js';
import type { BodyState } from '../state.js';

/** What is to be true of a scene. */
export interface Wanted {
  readonly body: BodyKind;
  readonly look: Look;
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  /** One of the scenes of people; null: any. */
  readonly scene: string | null;
}

/** How a body holds itself, what it holds and how it is dressed, so that the answer is true. */
export type Arranged = Pick<
  BodyState,
  'look' | 'pose' | 'worn' | 'about' | 'scene' | 'stance' | 'action' | 'acting'
>;

/** The eyes that a question about them needs, and the color that it names. Undefined: it is not about them. */
export function eyesFor(
  { name }: QuestionKind,
  answer: Side,
  body: BodyKind,
  look: Look,
  stream: Stream,
): { readonly eyes: BodyPose['eyes']; readonly about: string } | undefined {
  const usual = body.eyes(look);
  const eyes = (own: Partial<Eye>, other: Partial<Eye>): BySide<Eye> => {
    const pair = {
      [answer]: { ...usual[answer], ...own },
      [otherSide(answer)]: { ...usual[otherSide(answer)], ...other },
    };
    return pair as BySide<Eye>;
  };
  if (name === 'open-eye') return { eyes: eyes({ open: true }, { open: false }), about: '' };
  if (name === 'closed-eye') return { eyes: eyes({ open: false }, { open: true }), about: '' };
  if (name !== 'odd-eye') return undefined;
  // Pale against dark: few people distinguish amber from brown.
  const pale = stream.choice(['blue', 'green']);
  const [own, other] = stream.float() < 0.7 ? [pale, 'brown'] : ['brown', pale];
  return { eyes: eyes({ open: true, iris: irises[own] }, { open: true, iris: irises[other] }), about: own };
}

/** A way in which a person can give a question an answer: by a stance alone, or by what one side does in it. */
export type Way = { readonly stance: Stance; readonly action?: Action };

const usualStances = dealt('stances', stances);
const usualActions = dealt('actions', actions);

/** The scenes of the roster's stances, which are dealt by default. */
export const usualScenes: ReadonlySet<string> = new Set(usualStances.map(({ scene }) => scene));

/**
 * All ways to show what a kind asks about, in a scene or in any; whether the answer is clear in a scene, the rig says. Of a scene
 * that is dealt, those of the roster; of another, which the set names, all.
 */
export const waysFor = memoize((kind: QuestionKind, scene: string | null): readonly Way[] =>
  (scene === null || usualScenes.has(scene) ? usualStances : stances)
    .filter((stance) => scene === null || stance.scene === scene)
    .flatMap((stance): Way[] => [
      ...(suits(stance, kind) ? [{ stance }] : []),
      ...usualActions
        .filter((action) => action.kind === kind.name && action.fits(stance))
        .map((action) => ({ stance, action })),
    ]),
);

function suits(stance: Stance, kind: QuestionKind): boolean {
  // A face says nothing of a sport.
  if (kind.frame === 'head') return stance.group !== 'sport';
  if (kind.ofPose) return kind.name !== 'foot-on' && stanceAnswer(stance, kind) !== undefined;
  // A wristband is worn whatever the arms do.
  if (kind.name === 'wearing-wrist') return stance.group === 'sport';
  if (kind.name !== 'holding-hand') return false;
  // What is held in both hands, or is one of a pair, is in no one hand.
  const { holds } = stance;
  const acting = holds.filter(({ by }) => by === 'acting');
  return acting.length === 1 && holds.every(({ by, prop }) => by === 'acting' || prop !== acting[0].prop);
}

/** The stature of an adult of 1.75 m, as `statureOf` measures it. */
const stature = 1.75;

/** The answer that a stance of the acting left side has to a question about the pose, if it has one clearly: by the bones alone. */
export const stanceAnswer = memoize((stance: Stance, kind: QuestionKind): Side | undefined => {
  const pose = stance.pose(new Stream(['stance answers']), 'left');
  const reading = kind.read({ points: bonePoints(pose), pose, stature } as Readable);
  return reading && reading.margin >= kind.margin ? (reading.answer as Side) : undefined;
});

/** The distance from the ankle to the sole, meters. */
const sole = 0.085;

/** The joints of the plain rig, and what lies at their ends, with the lower foot as high as the pose says. */
function bonePoints({ angles, lift }: BodyState['pose']): Readonly<Record<string, Vec3>> {
  const frames = solve(humanSkeleton, angles);
  const lowest = Math.min(...sides.map((side) => frames.get(`${side} ankle`)!.position[1] - sole));
  const points: Record<string, Vec3> = {};
  for (const [name, { position }] of frames) points[name] = add(position, [0, lift - lowest, 0]);
  for (const side of sides) {
    points[`${side} hand`] = points[`${side} wrist`];
    points[`${side} foot`] = add(points[`${side} ankle`], [0, -sole, 0]);
  }
  return points;
}
