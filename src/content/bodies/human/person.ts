import { memoize, type Stream } from '../../../core/index.js';
import { linear, materials, mixed, part, withColor, type Part } from '../../../world/modeling/index.js';
import { blob, limb, organic, paired, type Shape } from '../../../world/modeling/organic/index.js';
import { Field } from '../../../world/modeling/organic/field.js';
import { normalize, rotate, subtract, transpose } from '../../../world/index.js';
import { grounded, type BodyKind, type BodyPose, type Eye, type Look, type PosedBody } from '../body.js';
import { carriedParts, sides, type BySide, type Side } from '../making.js';
import { earPart } from './ear.js';
import { eyeParts } from './eye.js';
import { faceDepth, faceParts, headShapes } from './face/face.js';
import { featured } from './face/features.js';
import { glassesParts } from './face/glasses.js';
import { footParts, toeTurn } from './foot.js';
import { cardMesh } from '../hair/cards.js';
import { hairParts } from './hair/hair.js';
import { laidOn } from './hair/lay.js';
import { hairMaterial } from '../hair/strands.js';
import { handMesh, nailMesh } from './hand.js';
import { hatParts } from './hat.js';
import { asHumanLook, humanLook, mirrorHumanLook, type Beard, type HumanLook } from './look.js';
import { headFrame, marks } from './marks.js';
import { bodyParts } from './outfit.js';
import { rigOf, type Rig } from './rig.js';

const onSkin = memoize(() => new Field(headShapes('man', 'average'), 0.023));
/** What lies on the mean man's face between two places, partly sunk into it. Places are x, y and radius, meters. */
const laid = (
  [ax, ay, a]: readonly [number, number, number],
  [bx, by, b]: readonly [number, number, number],
  sunk = 0.25,
): Shape[] =>
  paired(
    limb(
      [ax, ay, faceDepth(onSkin(), ax, ay) - sunk * a],
      [bx, by, faceDepth(onSkin(), bx, by) - sunk * b],
      a,
      b,
      { blend: 0.008 },
    ),
  );

const mustache = (): Shape[] => [
  ...laid([0.004, -0.0515, 0.0062], [0.017, -0.0535, 0.0062]),
  ...laid([0.017, -0.0535, 0.0062], [0.03, -0.063, 0.0042]),
];
const chin = (): Shape[] => [
  ...laid([0.031, -0.063, 0.0055], [0.027, -0.08, 0.008]),
  ...laid([0.027, -0.08, 0.009], [0.006, -0.088, 0.013]),
  blob([0, -0.1, 0.071], [0.024, 0.018, 0.016], { blend: 0.012 }),
];
const jaw = (): Shape[] =>
  paired(
    limb([0.0695, -0.012, 0.012], [0.058, -0.056, 0.022], 0.008, 0.0125, { blend: 0.012 }),
    limb([0.058, -0.056, 0.022], [0.026, -0.094, 0.06], 0.0145, 0.019, { blend: 0.014 }),
    limb([0.054, -0.052, 0.036], [0.034, -0.07, 0.063], 0.0115, 0.0115, { blend: 0.012 }),
  );
const lips: Shape = blob([0, -0.0655, 0.1], [0.021, 0.0078, 0.03], { mode: 'carve', blend: 0.004 });

const shapesOf: Readonly<Record<Exclude<Beard, 'none'>, () => readonly Shape[]>> = {
  mustache,
  goatee: () => [...mustache(), ...chin(), lips],
  full: () => [...mustache(), ...chin(), ...jaw(), lips],
};

const beardMeshes = memoize((beard: Exclude<Beard, 'none'>) => {
  const shapes = shapesOf[beard]();
  const filled = organic(shapes, { cell: 0.0075, blend: 0.01 });
  const cards = laidOn(filled, new Field(shapes, 0.01), {
    flow: ([x, , z]) => [0.6 * x, -1, 0.4 * (z - 0.05)],
    length: beard === 'mustache' ? 0.013 : 0.02,
    width: 0.008,
    lift: 0.003,
    over: 0.001,
    hidden: (p) => onSkin().value(...p) < 0.0012,
  });
  return {
    solid: withColor(filled, [0.3, 0.3, 0.3]),
    hairs: cardMesh(cards),
  };
});

/** A beard about the middle of the head. */
function beardParts({ age, beard, face, hair }: HumanLook): Part[] {
  if (beard === 'none') return [];
  const color = age >= 65 ? hair.color : mixed(hair.color, '#20160f', 0.2);
  const { solid, hairs } = beardMeshes(beard);
  return [
    part('head', materials.hair(color), featured(solid, face)),
    part('head', hairMaterial(color, 'short'), featured(hairs, face)),
  ];
}

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
    part(name, materials.skin(skin), mesh),
    part(name, materials.satin(mixed(skin, '#f0c8bc', 0.45)), nailMesh(side, shape)),
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
