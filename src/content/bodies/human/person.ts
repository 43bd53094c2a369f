import type { Stream } from '../../../core/stream.js';
import { part, type Part } from '../../../world/model.js';
import { linear, materials, mixed } from '../../../world/modeling/index.js';
import { rotate, transpose } from '../../../world/pose.js';
import { normalize, subtract } from '../../../world/vector.js';
import { grounded, type BodyKind, type BodyPose, type Eye, type Look, type PosedBody } from '../body.js';
import { sides, type BySide, type Side } from '../side.js';
import { carriedParts } from '../carry.js';
import { earPart } from './ear.js';
import { beardParts } from './face/beard.js';
import { glassesParts } from './face/glasses.js';
import { hatParts } from './hat.js';
import { eyeParts } from './eye.js';
import { faceParts } from './face/face.js';
import { footParts, toeTurn } from './foot.js';
import { hairParts } from './hair/hair.js';
import { handMesh, nailMesh } from './hand.js';
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
      ...sides.flatMap((side) => [...hand(rig, side, pose, coarseness), ...foot(rig, side, coarseness)]),
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
    ...beardParts(rig.look),
    ...hairParts(rig.look, coarseness),
    ...glassesParts(rig.look.glasses),
    ...hatParts(rig.look.hat),
    ...sides.flatMap((side) => [
      ...eyeParts(side, eyes[side], skin, rig.look.face.eyes),
      earPart(side, skin),
    ]),
  ];
  return carriedParts(parts, headFrame(rig), rig.measures.head);
}

function hand(rig: Rig, side: Side, { hands }: BodyPose, coarseness: number): Part[] {
  const wrist = rig.frame(`${side} wrist`);
  const toElbow = normalize(subtract(rig.frame(`${side} elbow`).position, wrist.position));
  const [name, shape, { skin }] = [`${side} hand`, hands?.[side] ?? 'open', rig.look];
  const mesh = handMesh(side, shape, rotate(transpose(wrist.rotation), toElbow), coarseness);
  const parts = [
    part(name, mesh, materials.skin(skin)),
    part(name, nailMesh(side, shape), materials.satin(mixed(skin, '#f0c8bc', 0.45))),
  ];
  return carriedParts(parts, wrist, rig.measures.scale);
}

function foot(rig: Rig, side: Side, coarseness: number): Part[] {
  const ankle = rig.frame(`${side} ankle`);
  const left = side === 'left';
  const toes = toeTurn(rig.frame(`${side} toes`).rotation, ankle.rotation, left);
  const parts = footParts(`${side} foot`, left, rig.look, toes, coarseness);
  return carriedParts(parts, ankle, rig.measures.scale);
}
