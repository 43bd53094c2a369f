import {
  lookingAside,
  raisedFoot,
  raisedWing,
  standingBird,
} from '../../../../content/bodies/biped/bird/poses.js';
import type { Biped, Bird } from '../../../../content/bodies/biped/index.js';
import {
  bipedLookingAside,
  holding,
  raisingFoot,
  raisingHand,
  standingBiped,
  steppingForward,
} from '../../../../content/bodies/biped/mammal/poses.js';
import type { BodyKind, BodyPose, Look } from '../../../../content/bodies/body.js';
import type { HumanLook } from '../../../../content/bodies/human/look.js';
import type { Stance } from '../../../../content/bodies/human/stances/index.js';
import { baseball, tennisBall } from '../../../../content/bodies/props/balls.js';
import { camera, comb, phone } from '../../../../content/bodies/props/daily-things.js';
import type { Belonging } from '../../../../content/bodies/props/index.js';
import { wristband } from '../../../../content/bodies/props/worn/bands.js';
import { earring } from '../../../../content/bodies/props/worn/earring.js';
import { eyePatch } from '../../../../content/bodies/props/worn/eye-patch.js';
import { otherSide, type Side } from '../../../../content/bodies/side.js';
import type { Stream } from '../../../../core/stream.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { Worn } from '../state.js';
import { type Arranged, eyesFor, stanceAnswer, type Wanted, type Way, waysFor } from './ways.js';

/** What is worn where a question asks about it, without an action to show it. */
const ornaments: Readonly<Record<string, Belonging>> = {
  'ear-with': earring,
  'covered-eye': eyePatch,
  'wearing-wrist': wristband,
};

/** A person in one of the stances of a scene, who may do something besides. */
export function arrangePerson(wanted: Wanted, stream: Stream): Arranged | undefined {
  const { body, look, kind, scene } = wanted;
  const answer = wanted.answer as Side;
  const ways = waysFor(kind, scene);
  if (ways.length === 0) return undefined;
  const { stance, action } = stream.child('way').choice(ways);
  const acting = actingSide(answer, { stance, ...(action && { action }) }, kind, stream.child('acting'));
  const stood = stance.pose(stream.child('limbs'), acting);
  const acted = action?.apply(stood, answer, stream.child('action'), stream.child('amount').float());
  const eyes = eyesFor(kind, answer, body, look, stream.child('eyes'));
  const held = stance.holds.map(({ prop, by }): Worn => ({
    prop: prop.name,
    at: `${by === 'acting' ? acting : otherSide(acting)} hand`,
  }));
  const more = action?.prop ?? ornaments[kind.name];
  const worn = more ? [...held, { prop: more.name, at: `${answer} ${more.at}` }] : held;
  const inHand =
    kind.name === 'holding-hand' ? worn.find(({ at }) => at === `${answer} hand`)?.prop : undefined;
  return {
    look: bareFor(more, outfitFor(stance, look)),
    pose: { ...(acted ?? stood), ...(eyes && { eyes: eyes.eyes! }) },
    worn,
    about: more?.name ?? inHand ?? eyes?.about ?? action?.setting?.name ?? '',
    scene: stance.scene,
    stance: stance.name,
    action: action?.name ?? '',
    acting: action ? answer : acting,
  };
}

/** The side that acts for the answer to be true; either where it does not matter. */
function actingSide(answer: Side, { stance, action }: Way, kind: QuestionKind, stream: Stream): Side {
  if (action?.setting) return answer;
  if (!action && kind.name === 'holding-hand') return answer;
  const ofLeft = !action && kind.ofPose ? stanceAnswer(stance, kind) : undefined;
  if (ofLeft === undefined) return stream.choice(['left', 'right'] as const);
  return ofLeft === answer ? 'left' : 'right';
}

/** Sports that are done barefoot, and in skirts. */
const barefoot = ['surfing', 'gymnastics', 'karate'];
const skirted = ['tennis', 'figure skating', 'badminton', 'table tennis', 'golf', 'bowling'];

/** A person's look with clothes that do not suit a sport replaced: skates are on shoes. */
function outfitFor({ group, scene }: Pick<Stance, 'group' | 'scene'>, look: Look): Look {
  if (group !== 'sport') return look;
  const { clothes } = look as HumanLook;
  const bottom = clothes.bottom === 'skirt' && !skirted.includes(scene) ? 'shorts' : clothes.bottom;
  const feet = barefoot.includes(scene) ? clothes.feet : 'shoes';
  return { ...look, clothes: { ...clothes, bottom, dress: clothes.dress && bottom === 'skirt', feet } };
}

/** What is held to the head, for which there must be no hat. */
const atTheHead: readonly Belonging[] = [comb, phone, camera];

/** A person's look without what would be in the way of something held or worn. */
function bareFor(thing: Belonging | undefined, look: Look): Look {
  const { glasses, hat } = look as HumanLook;
  if (thing === eyePatch) return { ...look, glasses: { ...glasses, form: 'none' } };
  return thing && atTheHead.includes(thing) ? { ...look, hat: { ...hat, form: 'none' } } : look;
}

/**
 * Whether a mammal on two legs can be asked: none wears anything; both eyes are seen only where they look ahead, one alone only where they
 * look aside, and one ear alone where ears are large and at the sides.
 */
export function bipedAnswers({ name }: QuestionKind, biped: BodyKind): boolean {
  const { ear, eye } = (biped as Biped).species.head;
  if (name === 'ear-with') return false;
  if (name === 'visible-ear') return ear.length > 0.25 && ear.lean[0] > 45;
  if (name === 'visible-eye') return eye.out > 45;
  return !name.endsWith('-eye') || eye.out < 45;
}

/** A mammal on two legs other than a person. */
export function arrangeBiped(wanted: Wanted, stream: Stream): Arranged {
  const { look, kind, answer } = wanted;
  const animal = wanted.body as Biped;
  const side = answer as Side;
  const limbs = stream.child('limbs');
  const plain = { look, worn: [], about: '', scene: '', action: '', acting: 'left' } as const;
  const pose = (stance: string, posed: BodyPose): Arranged => ({ ...plain, stance, pose: posed });
  if (kind.name === 'raised-foot') return pose('on one leg', raisingFoot(limbs, animal, side));
  if (kind.name === 'raised-hand') return pose('raising a hand', raisingHand(limbs, side));
  if (kind.name === 'forward-foot') return pose('stepping', steppingForward(limbs, animal, side));
  if (kind.name === 'holding-hand') {
    const { name } = stream.child('ball').choice([tennisBall, baseball]);
    return {
      ...pose('holding a ball', holding(limbs, side)),
      about: name,
      worn: [{ prop: name, at: `${side} hand` }],
    };
  }
  return arrangeEyes(pose, wanted, stream, (aside) =>
    aside ? bipedLookingAside(limbs) : standingBiped(limbs),
  );
}

/** A body that stands or looks aside, with the eyes that the question needs. */
function arrangeEyes(
  pose: (stance: string, posed: BodyPose) => Arranged,
  { body, look, kind, answer }: Wanted,
  stream: Stream,
  posedAs: (aside: boolean) => BodyPose,
): Arranged {
  const aside = stream.child('attitude').float() < 0.4;
  const posed = posedAs(aside);
  const stance = aside ? 'looking aside' : 'standing';
  const eyes = eyesFor(kind, answer as Side, body, look, stream.child('eyes'));
  return eyes ? { ...pose(stance, { ...posed, eyes: eyes.eyes! }), about: eyes.about } : pose(stance, posed);
}

/**
 * Whether a bird can be asked: most have their eyes at the sides, where no camera sees both, and no ears to be seen; of a penguin's legs
 * too little is seen to tell a raised foot.
 */
export function birdAnswers({ frame, name }: QuestionKind, bird: BodyKind): boolean {
  const { facesFront, wing } = (bird as Bird).species;
  if (name === 'raised-foot') return wing.kind !== 'flipper';
  return frame === 'body' || name === 'visible-eye' || (name.endsWith('-eye') && facesFront === true);
}

/** A bird. */
export function arrangeBird(wanted: Wanted, stream: Stream): Arranged {
  const { look, kind, answer } = wanted;
  const bird = wanted.body as Bird;
  const side = answer as Side;
  const limbs = stream.child('limbs');
  const plain = { look, worn: [], about: '', scene: '', action: '', acting: 'left' } as const;
  const pose = (stance: string, posed: BodyPose): Arranged => ({ ...plain, stance, pose: posed });
  if (kind.name === 'raised-foot') return pose('on one leg', raisedFoot(limbs, bird, side));
  if (kind.name === 'raised-wing') return pose('raising a wing', raisedWing(limbs, bird, side));
  return arrangeEyes(pose, wanted, stream, (aside) => (aside ? lookingAside(limbs) : standingBird(limbs)));
}
