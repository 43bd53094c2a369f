import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { materials, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { limb, organicParts, type NamedShape, type Shape } from '../../../world/modeling/organic/index.js';
import { loft, type Ring } from '../../../world/modeling/solids/index.js';
import { sheet } from '../../../world/modeling/organic/shapes.js';
import { add, cross, dot, normalize, rotate, scale, subtract } from '../../../world/index.js';
import { sides } from '../side.js';
import { closure, collar, waistHem } from './edges.js';
import { armShapes, legShapes, type Covered } from './limbs.js';
import type { Rig } from './rig.js';
import { named, trimmed } from './shapes.js';
import { hipShapes, torsoShapes } from './trunk.js';

/** The profile of a hem: how far back from the end, and how far out from the cloth it goes, meters of the adult. */
const hemProfile = points('0.024,-0.004 0.018,0.003 0.003,0.004 -0.001,0.001 0,-0.01');

/** A hem: it gives sleeves and trouser legs an edge that is finer than the cells of their cloth. */
function hemPart(
  { part, at, out, radius }: NonNullable<Covered['hem']>,
  size: number,
): { name: string; mesh: Mesh } {
  const across = Math.abs(out[2]) < 0.8 ? ([0, 0, 1] as const) : ([0, 1, 0] as const);
  const x = normalize(cross(across, out));
  const y = cross(out, x);
  const rings = hemProfile.map(([back, wide]): Ring => {
    const middle = add(at, scale(out, -back * size));
    const r = radius + wide * size;
    return Array.from({ length: 20 }, (_, i) =>
      add(middle, add(scale(x, r * sinDegrees(18 * i)), scale(y, r * cosDegrees(18 * i)))),
    );
  });
  return { name: part, mesh: loft(rings, { caps: false, crease: 50 }) };
}

/** The reach of a skirt along the thigh. */
const skirtReach = 0.8;

/** A skirt around both thighs, wherever they are: what spans the pelvis and the two. */
export function skirtShapes(rig: Rig): NamedShape[] {
  const { scale: s, leg, hips } = rig.measures;
  const waist = rig.at('pelvis', [0, -0.02, -0.004]);
  const ends = (['left', 'right'] as const).map((side) =>
    rig.between(`${side} hip`, `${side} knee`, skirtReach),
  );
  const hipPlaces = (['left', 'right'] as const).map((side) => rig.at(`${side} hip`, [0, 0, -0.006]));
  const [left, right] = ends;
  const across = subtract(left, right);
  const legs = add(subtract(left, hipPlaces[0]), subtract(right, hipPlaces[1]));
  const level = dot(across, across) > 0 ? scale(across, dot(legs, across) / dot(across, across)) : across;
  const down = normalize(subtract(legs, level));
  const r = 0.104 * leg * s;
  const middle = scale(add(left, right), 0.5);
  const all: Shape[] = [
    limb(waist, middle, 0.125 * hips * s, r * 1.06, { blend: 0.04 * s }),
    limb(hipPlaces[0], left, r, r * 1.04, { blend: 0.04 * s }),
    limb(hipPlaces[1], right, r, r * 1.04, { blend: 0.04 * s }),
    sheet([waist, left, right], r, { blend: 0.03 }),
  ];
  return all.map((one) => named('skirt', trimmed(one, middle, down, 0.01)));
}

/** The sizes of cells, meters of the adult, with a trunk and of bare limbs alone: details much smaller are lost. */
const cells = { trunk: 0.026, limbs: 0.0215 };

/** The distance of trousers from the skin, and a skirt's waistband's height over the pelvis, meters of the adult. */
const [bottomGrow, waistband] = [0.009, 0.062];

/** The part of a raised thigh that a top lies on, as a share of its length: about as far as the belly reaches. */
const lap = 0.34;

/** Skin and cloth from the neck to wrists and ankles: layers one over the other, each of one stuff. */
export function bodyParts(rig: Rig, coarseness: number): Part[] {
  const { clothes, skin } = rig.look;
  const cloth = materials.fabric;
  const layer = layerOf(rig.measures.scale, coarseness);
  const [arms, legs] = [sleeves(rig), clothes.bottom === 'skirt' ? [] : trouserLegs(rig)];
  const ofTop = clothes.sleeveColor === clothes.topColor;
  const bottom = clothes.dress ? [] : bottomShapes(rig);
  return [
    ...layer([], skinLimbs(rig), materials.skin(skin), [throat(rig)]),
    ...layer(bottom, legs, cloth(clothes.bottomColor)),
    ...layer(topShapes(rig), ofTop ? arms : [], cloth(clothes.topColor)),
    ...layer([], ofTop ? [] : arms, cloth(clothes.sleeveColor)),
    ...edges(rig),
  ];
}

/** Makes shapes of one stuff, and the hems of limbs covered with it. */
const layerOf =
  (scale: number, coarseness: number) =>
  (
    trunk: readonly NamedShape[],
    limbs: readonly Covered[],
    material: Material,
    more: readonly NamedShape[] = [],
  ): Part[] => {
    const shapes = [...trunk, ...limbs.flatMap((one) => one.shapes), ...more];
    if (shapes.length === 0) return [];
    const body = organicParts(shapes, {
      cell: (trunk.length > 0 ? cells.trunk : cells.limbs) * scale * coarseness,
      blend: 0.02 * scale,
    });
    const hems = limbs.flatMap(({ hem }) => (hem ? [hemPart(hem, scale)] : []));
    return [...body, ...hems].map((part) => ({ ...part, material }));
  };

function throat(rig: Rig): NamedShape {
  const { scale: s, neck, head } = rig.measures;
  const [from, to] = [rig.at('neck', [0, -0.06, -0.012]), rig.at('head', [0, 0.02, 0.004])];
  return named('neck', limb(from, to, 0.057 * neck * s, 0.054 * neck * head, { blend: 0.03 * s }));
}

/** The limbs that cloth leaves bare, from a little inside it. */
function skinLimbs(rig: Rig): Covered[] {
  const { sleeves: covered, bottom } = rig.look.clothes;
  const arms = { grow: 0, from: Math.max(0, covered - 0.15) };
  const legs = { grow: 0, from: bottom === 'shorts' ? 0.58 : 0.5 };
  return sides.flatMap((side) => [
    ...(covered < 2 ? [armShapes(rig, side, arms)] : []),
    ...(bottom === 'trousers' ? [] : [legShapes(rig, side, legs)]),
  ]);
}

/** The shapes of the bottom, as far up as the top hides it; a skirt is worn over the top. */
function bottomShapes(rig: Rig): NamedShape[] {
  const { scale: s } = rig.measures;
  const up = rotate(rig.frame('pelvis').rotation, [0, 1, 0]);
  const skirt = rig.look.clothes.bottom === 'skirt';
  const waist = rig.at('pelvis', [0, skirt ? 0.075 : 0.06, 0]);
  const shapes = skirt ? [...hipShapes(rig, 0.016 * s), ...skirtShapes(rig)] : hipShapes(rig, bottomGrow * s);
  return shapes.map((one) => trimmed(one, waist, up, 0.006));
}

const topGrow = ({ look, measures }: Rig): number =>
  (look.clothes.top === 'jacket' ? 0.014 : 0.008) * measures.scale;

function topShapes(rig: Rig): NamedShape[] {
  const { clothes } = rig.look;
  const grow = topGrow(rig);
  if (clothes.dress) return [...torsoShapes(rig, grow), ...hipShapes(rig, grow), ...skirtShapes(rig)];
  const down = rotate(rig.frame('pelvis').rotation, [0, -1, 0]);
  // its end is coarse, so it lies inside the hem or waistband
  const end = rig.at('pelvis', [0, topEnd(rig) + 0.01, 0]);
  return [...torsoShapes(rig, grow), ...hipsOfTop(rig)].map((one) => trimmed(one, end, down, 0.006));
}

/** The top over hips and thighs, not cut off: wider than what is worn below it, however the thighs are raised. */
function hipsOfTop(rig: Rig): NamedShape[] {
  const { scale: s } = rig.measures;
  if (rig.look.clothes.bottom === 'skirt') return hipShapes(rig, topGrow(rig) + 0.005 * s);
  const grow = Math.max(topGrow(rig) + 0.005 * s, (bottomGrow + 0.01) * s);
  const overThighs = sides.flatMap((side) => legShapes(rig, side, { grow, until: lap }).shapes);
  return [...hipShapes(rig, grow), ...overThighs.map((one) => ({ ...one, part: 'hips' }))];
}

/** The end of a top, in the middle of the trunk: its height over the pelvis, meters of the adult. A skirt's waistband is worn over it. */
function topEnd(rig: Rig): number {
  const { bottom, top } = rig.look.clothes;
  if (bottom === 'skirt') return waistband;
  const down = rotate(rig.frame('pelvis').rotation, [0, -1, 0]);
  // two raised thighs push it up: else it would hang between them as a tongue
  const raised = sides.map((side) => {
    const [hip, knee] = [rig.frame(`${side} hip`).position, rig.frame(`${side} knee`).position];
    return 1 - Math.max(0, dot(normalize(subtract(knee, hip)), down));
  });
  return (top === 'jacket' ? -0.055 : -0.015) + 0.055 * Math.min(...raised);
}

/** The top's hem, collar and buttons; a skirt is worn over the hem and has a waistband. */
function edges(rig: Rig): Part[] {
  const { bottom, bottomColor, dress, topColor } = rig.look.clothes;
  const { scale: s } = rig.measures;
  const trunk = torsoShapes(rig, topGrow(rig));
  const end = rig.at('pelvis', [0, topEnd(rig), 0]);
  const hem =
    bottom === 'skirt'
      ? waistHem(rig, [...trunk, ...hipShapes(rig, 0.016 * s)], end, dress ? topColor : bottomColor)
      : waistHem(rig, [...trunk, ...hipsOfTop(rig)], end, topColor);
  return [hem, collar(rig, trunk), ...closure(rig, trunk)];
}

function sleeves(rig: Rig): Covered[] {
  const { top, sleeves: until } = rig.look.clothes;
  const { scale: s } = rig.measures;
  if (until === 0) return [];
  const grow = (top === 'jacket' ? 0.013 : 0.008) * s;
  const cover = until < 2 ? { until, flare: 0.012 * s } : { until: 1.95, flare: 0.003 * s };
  return sides.map((side) => armShapes(rig, side, { grow, ...cover }));
}

function trouserLegs(rig: Rig): Covered[] {
  const { scale: s } = rig.measures;
  const short = rig.look.clothes.bottom === 'shorts';
  const cover = short ? { until: 0.72, flare: 0.014 * s } : { until: 1.94, flare: 0.012 * s };
  return sides.map((side) => legShapes(rig, side, { grow: bottomGrow * s, ...cover }));
}
