import { memoize, points3 } from '../../../core/index.js';
import { loft, materials, mirroredX, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { ball, limb, organic, type Shape } from '../../../world/modeling/organic/index.js';
import { compose, identityRotation, rotate, transpose, type Mat3 } from '../../../world/pose.js';
import { add, subtract, type Vec3 } from '../../../world/vector.js';
import type { Clothes } from './clothes.js';
import type { HumanLook } from './look.js';
import { inFrame, trimmed } from './shapes.js';

/** Below the ankle: the ground, and the joint of the toes; meters of the adult, left foot. */
const ground = -0.085;
const ballOfFoot: Vec3 = [0.012, -0.06, 0.125];

/** The tip of the big toe of the left foot and the heel, from its ankle. */
export const toeTip: Vec3 = [0.012, -0.07, 0.186];
export const heel: Vec3 = [0, -0.07, -0.075];

/** A left foot or shoe about its ankle; `toes` is how the toes are turned against it. */
export function footParts(
  name: string,
  left: boolean,
  { clothes, skin }: Pick<HumanLook, 'clothes' | 'skin'>,
  toes: Mat3,
  coarseness: number,
): Part[] {
  const worn = clothes.feet === 'bare' && clothes.bottom === 'trousers' ? 'trousers' : clothes.feet;
  const still = toes.every((value, i) => value === identityRotation[i]);
  const { upper, sole } = still ? stillFoot(worn, coarseness) : footMeshes(worn, toes, coarseness);
  const sided = (mesh: Mesh): Mesh => (left ? mesh : mirroredX(mesh));
  if (!sole) return [part(name, materials.skin(skin), sided(upper))];
  return [
    part(name, materials.leather(clothes.shoeColor), sided(upper)),
    part(name, materials.rubber(clothes.soleColor), sided(sole)),
  ];
}

/** What a foot wears: shoes, nothing, or nothing but trousers over its ankle. */
type Worn = Clothes['feet'] | 'trousers';

const stillFoot = memoize((worn: Worn, coarseness: number) => footMeshes(worn, identityRotation, coarseness));

function footMeshes(worn: Worn, toes: Mat3, coarseness: number): { upper: Mesh; sole?: Mesh } {
  if (worn !== 'shoes')
    return {
      upper: organic([...above(worn === 'bare' ? bare : ankleDeep, ground, toes), ...toeShapes(toes)], {
        cell: 0.0115 * coarseness,
        blend: 0.02,
      }),
    };
  const upper = organic(above(shoe, ground + 0.014, toes), { cell: 0.017 * coarseness, blend: 0.025 });
  return { upper, sole: soleMesh(toes) };
}

interface Footwear {
  readonly hind: readonly Shape[];
  /** The shapes about the joint of the toes. */
  readonly front: readonly Shape[];
}

const shoe: Footwear = {
  hind: [
    limb([0.002, -0.045, -0.032], [0.009, -0.05, 0.075], 0.041, 0.0445),
    limb([0, -0.03, -0.012], [0, 0.022, -0.004], 0.045, 0.041, { blend: 0.03 }),
    limb([0.004, -0.02, 0.02], [0.012, -0.047, 0.09], 0.036, 0.034, { blend: 0.03 }),
  ],
  front: [limb([0, 0.007, -0.025], [-0.003, -0.004, 0.038], 0.0455, 0.032)],
};

/** A limb up into the shin, which is thicker there, so that no seam is seen. */
const intoShin = limb([0, 0.02, 0], [-0.001, 0.11, 0.008], 0.0362, 0.037, { blend: 0.02 });

const bare: Footwear = {
  hind: [
    limb([0, -0.052, -0.04], [0.004, -0.06, 0.04], 0.033, 0.03),
    limb([0, -0.02, -0.008], [0, 0.02, 0], 0.037, 0.036, { blend: 0.03 }),
    intoShin,
    limb([0, -0.03, 0.01], [0.002, -0.057, 0.1], 0.034, 0.025, { blend: 0.03 }),
    limb([0.02, -0.066, 0.03], [0.03, -0.066, 0.105], 0.022, 0.022, { blend: 0.02 }),
  ],
  front: [limb([-0.016, -0.002, -0.01], [0.022, -0.006, -0.014], 0.024, 0.02)],
};

/** The foot under trousers, where there is no shin: at a bent ankle a limb up into it would pierce them. */
const ankleDeep: Footwear = { ...bare, hind: bare.hind.filter((one) => one !== intoShin) };

/** The outline of the sole: z, the middle, half the width. */
const print: readonly Vec3[] = points3(`
  -0.077,0.002,0.016 -0.07,0.002,0.03 -0.05,0.002,0.041 -0.02,0.003,0.0435 0.05,0.008,0.044 0.1,0.012,0.0475
  0.128,0.0125,0.048 0.155,0.011,0.0435 0.178,0.01,0.034 0.193,0.009,0.02 0.197,0.009,0.01
`);

/** Flat below, with round edges, bent where the toes begin. */
function soleMesh(toes: Mat3): Mesh {
  const [low, high] = [ground, ground + 0.024];
  const rings = print.map(([z, x, w]) =>
    (
      [
        [1, low + 0.006],
        [1, high - 0.004],
        [0.92, high],
        [-0.92, high],
        [-1, high - 0.004],
        [-1, low + 0.006],
        [-0.86, low],
        [0.86, low],
      ] as const
    ).map(([side, y]): Vec3 => {
      const place: Vec3 = [x + w * side, y, z];
      return z > ballOfFoot[2] ? add(ballOfFoot, rotate(toes, subtract(place, ballOfFoot))) : place;
    }),
  );
  return loft(rings, { crease: 35 });
}

/** The part that lies above a height over the sole, bent at the toes. */
function above({ hind, front }: Footwear, low: number, toes: Mat3): Shape[] {
  const cut = (one: Shape, from: number): Shape => trimmed(one, [0, low - from, 0], [0, -1, 0], 0.004);
  return [
    ...hind.map((one) => cut(one, 0)),
    ...front.map((one) => inFrame(cut(one, ballOfFoot[1]), toes, ballOfFoot)),
  ];
}

/** The big toe is on the inside. */
function toeShapes(toes: Mat3): Shape[] {
  const list = [
    { x: -0.019, from: 0.004, to: 0.052, r: 0.0145 },
    { x: 0.003, from: 0.002, to: 0.048, r: 0.0105 },
    { x: 0.0175, from: -0.002, to: 0.039, r: 0.01 },
    { x: 0.0305, from: -0.008, to: 0.028, r: 0.0095 },
    { x: 0.042, from: -0.016, to: 0.015, r: 0.009 },
  ];
  return list.map(({ x, from, to, r }) => {
    const y = ground + r - ballOfFoot[1];
    const one =
      from < to
        ? limb([x * 0.9, y + 0.004, from - 0.02], [x, y, to], r, r * 0.92, { blend: 0.006 })
        : ball([x, y, to], r);
    return inFrame(one, toes, ballOfFoot);
  });
}

/** The turn of the toes against the ankle, for the left foot's pieces. */
export function toeTurn(toes: Mat3, ankle: Mat3, left: boolean): Mat3 {
  const [a, b, c, d, e, f, g, h, i] = compose(toes, transpose(ankle));
  return left ? [a, b, c, d, e, f, g, h, i] : [a, 0 - b, 0 - c, 0 - d, e, f, 0 - g, h, i];
}
