import type { Eye, Rig } from '../../../../content/bodies/body.js';
import {
  facing as hipsFacing,
  greater,
  kneeBends,
} from '../../../../content/bodies/human/actions/measures.js';
import { otherSide, type Side, sides } from '../../../../content/bodies/side.js';
import { dot, length, subtract, type Vec3 } from '../../../../world/vector.js';
import type { MirrorKindName } from '../../prompts/kinds.js';
import { type MirrorLabel, quarters } from '../../prompts/prompt.js';
import { cameraAxes } from '../scene/camera.js';
import type { BodyState } from '../state.js';

/** What an answer is read from: the arrangement, and the side from which it is seen. */
export type Readable = Pick<BodyState, 'about' | 'body' | 'points' | 'pose' | 'stature' | 'worn'> & {
  readonly camera: Pick<BodyState['camera'], 'azimuth' | 'elevation'>;
};

/** An answer, and by how much it is the right one. */
type Reading = { readonly answer: MirrorLabel; readonly margin: number };

/** The limb whose `part` lies farthest along a direction; and how much farther than the next, in statures. */
function extreme(
  { points, stature }: Readable,
  answers: readonly MirrorLabel[],
  part: string,
  along: Vec3,
): Reading {
  const list = answers
    .map((answer) => ({ answer, value: dot(points[`${answer} ${part}`], along) }))
    .sort((a, b) => b.value - a.value);
  return { answer: list[0].answer, margin: (list[0].value - list[1].value) / stature };
}

/** How far below its shoulder a raised hand may be, statures: a lower one, held out to the side, merely rests on something. */
const heldOut = 0.05;

/** The hand that is raised: the higher one, as high as its shoulder or nearly so, while the other is not above its own. */
function raisedHand(x: Readable): Reading | undefined {
  const reading = extreme(x, sides, 'hand', [0, 1, 0]);
  const own = reading.answer as Side;
  if (aboveShoulder(x, own) < -heldOut * x.stature) return undefined;
  return aboveShoulder(x, otherSide(own)) > 0 ? undefined : reading;
}

/** How far a hand is above the shoulder of its side, meters; 0 for bodies that have none. */
function aboveShoulder({ points }: Readable, side: Side): number {
  const shoulder = points[`${side} shoulder`];
  return shoulder ? points[`${side} hand`][1] - shoulder[1] : 0;
}

/** How far above the ground a standing foot may be, statures: a person may be on the toes; an animal's foot is located at its joint. */
const standing = { person: 0.06, animal: 0.1 };

/** The foot that is raised: the higher one, while the other stands. */
function raisedFoot(x: Readable): Reading | undefined {
  const reading = extreme(x, sides, 'foot', [0, 1, 0]);
  const other = x.points[`${otherSide(reading.answer as Side)} foot`];
  return other[1] > standing[x.body === 'person' ? 'person' : 'animal'] * x.stature ? undefined : reading;
}

/** The level direction that the hips face; limbs of animals that have none go along the body. */
const facing = (x: Readable): Vec3 =>
  x.points['left hip'] && x.points['right hip'] ? hipsFacing(x) : [0, 0, 1];

/** The eye for which `is` holds, if it holds for one eye only. */
function eyeThat({ pose: { eyes } }: Readable, is: (eye: Eye, other: Eye) => boolean): Reading | undefined {
  if (!eyes) return undefined;
  const found = sides.filter((side) => is(eyes[side], eyes[otherSide(side)]));
  return found.length === 1 ? { answer: found[0], margin: 1 } : undefined;
}

/** The side of the head that faces the camera: that of the only eye or ear that it can see. */
function nearerSide({ camera, points }: Readable): Reading | undefined {
  const across = subtract(points['left ear'], points['right ear']);
  const turned = dot(across, cameraAxes(camera).back);
  if (turned === 0) return undefined;
  return { answer: turned > 0 ? 'left' : 'right', margin: Math.abs(turned) / length(across) };
}

/** The side on which the thing asked about hangs on a part: held in a hand, worn on an ear. */
function wearer({ worn, about }: Readable, part: string): Reading | undefined {
  const found = worn.filter(
    ({ at, prop }) => prop === about && sides.some((side) => at === `${side} ${part}`),
  );
  if (found.length !== 1) return undefined;
  return { answer: found[0].at.split(' ')[0] as Side, margin: 1 };
}

/** The leg that is bent more, and by how many degrees at the knee. */
function bentMore(x: Readable): Reading {
  const { side, margin } = greater(kneeBends(x));
  return { answer: side, margin };
}

/** A question about a body whose answer is a side or a limb. */
export interface QuestionKind {
  readonly name: MirrorKindName;
  readonly rigs: readonly Rig[];
  /** The options: left and right, or the four limbs. */
  readonly options: 'sides' | 'quarters';
  /** How much of the body the picture shows. */
  readonly frame: 'body' | 'head';
  /** How far from the front of the body, or of the face, the camera may stand, degrees to either side. */
  readonly azimuth: readonly [from: number, to: number];
  /** The part of the body that must be seen: 'hand' for 'left hand'; null where what is worn covers it. */
  readonly part: string | null;
  /** The parts that the question's word covers, where `part` is one of several: the whole leg. */
  readonly whole?: readonly string[];
  /** Whether what is worn shows which part is asked about, and hangs beyond it: an ear tag. Default false */
  readonly byWorn?: boolean;
  /** The point of the body where it is. */
  readonly landmark: string;
  /** Whether the pose makes the answer, so that any pose may happen to have one; else what is worn, or an eye. */
  readonly ofPose: boolean;
  /** Whether its words rule options out: the most forward limb is a front one. Default false */
  readonly givesAway?: boolean;
  /** Reads the answer from the scene. */
  read(x: Readable): Reading | undefined;
  /** The least margin by which it must be true: a share of the stature, degrees, a sine; 0 for what is either so or not. */
  readonly margin: number;
}

const all: readonly Rig[] = ['human', 'quadruped', 'bird', 'biped'];
const human: readonly Rig[] = ['human'];
const handed: readonly Rig[] = ['human', 'biped'];
const twoLegged: readonly Rig[] = ['human', 'bird', 'biped'];
const anywhere = [0, 180] as const;

const up = [0, 1, 0] as const;
const forward = [0, 0, 1] as const;
const backward = [0, 0, -1] as const;

/** The parts of a leg, of people and animals. */
export const leg: readonly string[] = ['thigh', 'shin', 'leg', 'foot'];

/** The colors of odd eyes, as questions name them: sRGB. */
export const irises: Readonly<Record<string, string>> = {
  blue: '#3d86d6',
  green: '#3f9a4d',
  amber: '#d18a1c',
  brown: '#4a2c17',
};

/** The options, frame and directions of questions about a side of a body, seen from anywhere; not about its pose. */
const ofSides = { options: 'sides', frame: 'body', azimuth: anywhere, margin: 0, ofPose: false } as const;

/** The question kinds of MirrorQA (§4.3, §5, Fig. 1, 3 and 4). */
export const questionKinds: readonly QuestionKind[] = [
  face('open-eye', (x) => eyeThat(x, (eye, other) => eye.open && !other.open)),
  face('closed-eye', (x) => eyeThat(x, (eye, other) => !eye.open && other.open)),
  face('odd-eye', (x) => eyeThat(x, ({ iris }, other) => iris === irises[x.about] && other.iris !== iris)),
  profile('visible-eye', 'eye'),
  profile('visible-ear', 'ear'),
  worn('covered-eye', 'eye', { part: null, frame: 'head', azimuth: [0, 55] }),
  worn('ear-with', 'ear', { rigs: all, frame: 'head', azimuth: [0, 125], byWorn: true }),
  worn('holding-hand', 'hand', { rigs: handed }),
  worn('using-hand', 'hand'),
  worn('wearing-hand', 'hand', { part: null }),
  worn('wearing-wrist', 'wrist', { part: 'forearm', byWorn: true }),
  worn('carrying-shoulder', 'shoulder', { part: 'upper arm' }),
  side('raised-hand', handed, 'hand', 0.12, raisedHand),
  side('raised-wing', ['bird'], 'wing', 0.12, (x) => extreme(x, sides, 'wing', up)),
  side('raised-foot', twoLegged, 'foot', 0.16, raisedFoot),
  side('forward-foot', handed, 'foot', 0.16, (x) => extreme(x, sides, 'foot', facing(x)), [45, 135]),
  side('foot-on', human, 'foot', 0.06, (x) => extreme(x, sides, 'foot', up)),
  { ...side('bent-leg', human, 'shin', 50, bentMore), landmark: 'knee', whole: leg },
  ...(['paw', 'hoof', 'limb'] as const).flatMap((end) => [
    limb(`raised-${end}`, 0.08, up, anywhere),
    { ...limb(`most-forward-${end}`, 0.1, forward, [40, 140]), givesAway: true },
    { ...limb(`rearmost-${end}`, 0.1, backward, [40, 140]), givesAway: true },
  ]),
];

/** The kind of a name that a state holds. */
export const kindOf = (name: string): QuestionKind => questionKinds.find((kind) => kind.name === name)!;

type Read = QuestionKind['read'];
type Azimuth = QuestionKind['azimuth'];

/** A kind about the eyes of a face that is seen from the front. */
function face(name: MirrorKindName, read: Read): QuestionKind {
  return { ...ofSides, name, rigs: all, frame: 'head', azimuth: [0, 50], part: 'eye', landmark: 'eye', read };
}

/** A kind about the eye or ear that is seen where the head hides the other. */
function profile(name: MirrorKindName, part: string): QuestionKind {
  const seen = { frame: 'head', azimuth: [65, 115], part, landmark: part, margin: 0.6 } as const;
  return { ...ofSides, ...seen, name, rigs: all, read: nearerSide };
}

/** A kind about a thing that hangs on one side of the body. */
function worn(name: MirrorKindName, landmark: string, own: Partial<QuestionKind> = {}): QuestionKind {
  const read: Read = (x) => wearer(x, landmark);
  return { ...ofSides, name, rigs: human, part: landmark, landmark, read, ...own };
}

/** A kind about how a body with two sides holds itself. */
function side(
  name: MirrorKindName,
  rigs: readonly Rig[],
  part: string,
  margin: number,
  read: Read,
  azimuth: Azimuth = anywhere,
): QuestionKind {
  return { ...ofSides, name, rigs, azimuth, part, landmark: part, margin, ofPose: true, read };
}

/** A kind about the four limbs of an animal, whose ends the picture must show. */
function limb(name: MirrorKindName, margin: number, along: Vec3, azimuth: Azimuth): QuestionKind {
  const read: Read = (x) => extreme(x, quarters, 'foot', along);
  const whole = name.endsWith('-limb') ? { whole: leg } : {};
  return { ...side(name, ['quadruped'], 'foot', margin, read, azimuth), ...whole, options: 'quarters' };
}
