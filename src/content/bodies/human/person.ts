import type { Stream } from '../../../core/stream.js';
import { linear, materials } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { rotate, transpose } from '../../../world/pose.js';
import { normalize, subtract } from '../../../world/vector.js';
import { grounded, type BodyKind, type BodyPose, type Eye, type Look, type PosedBody } from '../body.js';
import { sides, type BySide, type Side } from '../side.js';
import { carriedParts } from '../carry.js';
import { earPart } from './ear.js';
import { eyeParts } from './eye.js';
import { faceParts } from './face.js';
import { footParts, toeTurn } from './foot.js';
import { hairParts } from './hair.js';
import { handMesh } from './hand.js';
import { asHumanLook, humanLook, mirrorHumanLook, type HumanLook } from './look.js';
import { headFrame, marks } from './marks.js';
import { bodyParts } from './outfit.js';
import { rigOf, type Rig } from './rig.js';

/** A clothed person: woman, man, girl or boy. */
export const person: BodyKind = {
  name: 'person',
  rig: 'human',
  foot: 'foot',
  look: (variation: Stream): Look => humanLook(variation),
  mirrorLook: (look) => mirrorHumanLook(asHumanLook(look)),
  eyes: (look) => eyesOf(asHumanLook(look)),
  points: (look, pose) => marks(rigOf(asHumanLook(look), pose)).points,
  build(look: Look, pose: BodyPose, coarseness = 1): PosedBody {
    const human = asHumanLook(look);
    const rig = rigOf(human, pose);
    const parts = [
      ...headParts(rig, pose.eyes ?? eyesOf(human), coarseness),
      ...bodyParts(rig, coarseness),
      ...sides.flatMap((side) => [handPart(rig, side, pose, coarseness), ...foot(rig, side, coarseness)]),
    ];
    return grounded({ parts, ...marks(rig) }, pose.lift);
  },
};

const eyesOf = ({ iris }: HumanLook): BySide<Eye> => ({
  left: { open: true, iris },
  right: { open: true, iris },
});

function headParts(rig: Rig, eyes: BySide<Eye>, coarseness: number): Part[] {
  const skin = linear(rig.look.skin);
  const parts = [
    ...faceParts(rig.look),
    ...hairParts(rig.look, coarseness),
    ...sides.flatMap((side) => [...eyeParts(side, eyes[side], skin), earPart(side, skin)]),
  ];
  return carriedParts(parts, headFrame(rig), rig.measures.head);
}

function handPart(rig: Rig, side: Side, { hands }: BodyPose, coarseness: number): Part {
  const wrist = rig.frame(`${side} wrist`);
  const toElbow = normalize(subtract(rig.frame(`${side} elbow`).position, wrist.position));
  const part = {
    name: `${side} hand`,
    mesh: handMesh(side, hands?.[side] ?? 'open', rotate(transpose(wrist.rotation), toElbow), coarseness),
    material: materials.skin(rig.look.skin),
  };
  return carriedParts([part], wrist, rig.measures.scale)[0]!;
}

function foot(rig: Rig, side: Side, coarseness: number): Part[] {
  const ankle = rig.frame(`${side} ankle`);
  const left = side === 'left';
  const toes = toeTurn(rig.frame(`${side} toes`).rotation, ankle.rotation, left);
  const parts = footParts(`${side} foot`, left, rig.look, toes, coarseness);
  return carriedParts(parts, ankle, rig.measures.scale);
}
