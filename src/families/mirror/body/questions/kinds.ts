import type { Rig } from '../../../../content/bodies/body.js';
import type { Vec3 } from '../../../../world/vector.js';
import { quarters, sides, type MirrorKindName } from '../../prompts/index.js';
import {
  extreme,
  eyeThat,
  facing,
  nearerSide,
  raisedFoot,
  raisedHand,
  bentMore,
  wearer,
  type Readable,
  type Reading,
} from './readings.js';

/** A question about a body whose answer is a side or a limb. */
export interface QuestionKind {
  readonly name: MirrorKindName;
  readonly rigs: readonly Rig[];
  /** Which options it has: left and right, or the four limbs. */
  readonly options: 'sides' | 'quarters';
  /** What of the body the picture shows. */
  readonly frame: 'body' | 'head';
  /** How far from the front of the body, or of the face, the camera may stand, degrees to either side. */
  readonly azimuth: readonly [from: number, to: number];
  /** The part of the body that must be seen: 'hand' for 'left hand'; null where what is worn covers it. */
  readonly part: string | null;
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

/** The colors of odd eyes, as questions name them: sRGB. */
export const irises: Readonly<Record<string, string>> = {
  blue: '#3d86d6',
  green: '#3f9a4d',
  amber: '#d18a1c',
  brown: '#4a2c17',
};

/** About which side of a body, seen from anywhere; not about its pose. */
const ofSides = { options: 'sides', frame: 'body', azimuth: anywhere, margin: 0, ofPose: false } as const;

/** The question kinds of MirrorQA (§4.3, §5, Fig. 1, 3 and 4). */
export const questionKinds: readonly QuestionKind[] = [
  face('open-eye', (x) => eyeThat(x, (eye, other) => eye.open && !other.open)),
  face('closed-eye', (x) => eyeThat(x, (eye, other) => !eye.open && other.open)),
  face('odd-eye', (x) => eyeThat(x, ({ iris }, other) => iris === irises[x.about] && other.iris !== iris)),
  profile('visible-eye', 'eye'),
  profile('visible-ear', 'ear'),
  worn('covered-eye', 'eye', { part: null, frame: 'head', azimuth: [0, 55] }),
  worn('ear-with', 'ear', { rigs: all, frame: 'head', azimuth: [0, 125] }),
  worn('holding-hand', 'hand', { rigs: handed }),
  worn('using-hand', 'hand'),
  worn('wearing-hand', 'hand', { part: null }),
  worn('wearing-wrist', 'wrist', { part: 'forearm' }),
  worn('carrying-shoulder', 'shoulder', { part: 'upper arm' }),
  side('raised-hand', handed, 'hand', 0.12, raisedHand),
  side('raised-wing', ['bird'], 'wing', 0.12, (x) => extreme(x, sides, 'wing', up)),
  side('raised-foot', twoLegged, 'foot', 0.16, raisedFoot),
  side('forward-foot', handed, 'foot', 0.16, (x) => extreme(x, sides, 'foot', facing(x)), [45, 135]),
  side('foot-on', human, 'foot', 0.06, (x) => extreme(x, sides, 'foot', up)),
  { ...side('bent-leg', human, 'shin', 50, bentMore), landmark: 'knee' },
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

/** About the eyes of a face that is seen from the front. */
function face(name: MirrorKindName, read: Read): QuestionKind {
  return { ...ofSides, name, rigs: all, frame: 'head', azimuth: [0, 50], part: 'eye', landmark: 'eye', read };
}

/** About the one that is seen where the head hides the other. */
function profile(name: MirrorKindName, part: string): QuestionKind {
  const seen = { frame: 'head', azimuth: [65, 115], part, landmark: part, margin: 0.6 } as const;
  return { ...ofSides, ...seen, name, rigs: all, read: nearerSide };
}

/** About a thing that hangs on one side of the body. */
function worn(name: MirrorKindName, landmark: string, own: Partial<QuestionKind> = {}): QuestionKind {
  const read: Read = (x) => wearer(x, landmark);
  return { ...ofSides, name, rigs: human, part: landmark, landmark, read, ...own };
}

/** About how a body of two sides holds itself. */
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

/** About the four limbs of an animal. */
function limb(name: MirrorKindName, margin: number, along: Vec3, azimuth: Azimuth): QuestionKind {
  const read: Read = (x) => extreme(x, quarters, 'foot', along);
  return { ...side(name, ['quadruped'], 'foot', margin, read, azimuth), options: 'quarters' };
}
