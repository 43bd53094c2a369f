import type { Look } from '../../../../content/bodies/body.js';
import type { HumanLook } from '../../../../content/bodies/human/look.js';
import type { Stance } from '../../../../content/bodies/human/stances/index.js';
import type { Belonging } from '../../../../content/bodies/props/index.js';
import { wristband } from '../../../../content/bodies/props/worn/bands.js';
import { earring } from '../../../../content/bodies/props/worn/earring.js';
import { eyePatch } from '../../../../content/bodies/props/worn/eye-patch.js';
import { otherSide, type Side } from '../../../../content/bodies/side.js';
import type { Stream } from '../../../../core/stream.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { Worn } from '../state.js';
import { eyesFor } from './eyes.js';
import { stanceAnswer, type Way, waysFor } from './ways.js';
import type { Arranged, Wanted } from './wanted.js';

/** What is worn where a question asks about it, and no action is needed to show it. */
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
    look: outfitFor(stance, look),
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
