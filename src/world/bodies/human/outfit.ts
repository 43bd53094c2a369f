import { ball, limb, materials, organicParts, type NamedShape } from '../../build/index.js';
import type { Material } from '../../material.js';
import type { Part } from '../../model.js';
import { rotate } from '../../pose.js';
import type { Vec3 } from '../../vector.js';
import { sides } from '../side.js';
import { armShapes, legShapes } from './limbs.js';
import type { Rig } from './rig.js';
import { named, trimmed } from './shapes.js';
import { skirtShapes } from './skirt.js';
import { hipShapes, torsoShapes } from './trunk.js';

/** The size of cells, metres of the adult: details much smaller are lost. */
const cell = 0.021;

/** Skin and cloth from the neck to wrists and ankles: layers one over the other, each of one stuff. */
export function bodyParts(rig: Rig): Part[] {
  const { clothes, skin } = rig.look;
  const cloth = materials.fabric;
  const sleeves = clothes.sleeveColor === clothes.topColor ? [] : sleeveShapes(rig);
  return [
    ...layer(rig, skinShapes(rig), materials.skin(skin)),
    ...layer(rig, bottomShapes(rig), cloth(clothes.bottomColor)),
    ...layer(rig, [...topShapes(rig), ...(sleeves.length > 0 ? [] : sleeveShapes(rig))], cloth(clothes.topColor)),
    ...layer(rig, sleeves, cloth(clothes.sleeveColor)),
  ]; // prettier-ignore
}

function layer(rig: Rig, shapes: readonly NamedShape[], material: Material): Part[] {
  if (shapes.length === 0) return [];
  const size = cell * rig.measures.scale;
  return organicParts(shapes, { cell: size, blend: 0.02 * rig.measures.scale }).map((part) => ({ ...part, material })); // prettier-ignore
}

function skinShapes(rig: Rig): NamedShape[] {
  const { clothes } = rig.look;
  const { scale: s, neck, head } = rig.measures;
  const throat = named(
    'neck',
    limb(rig.at('neck', [0, -0.06, -0.012]), rig.at('head', [0, 0.02, 0.004]), 0.057 * neck * s, 0.054 * neck * head, { blend: 0.03 * s }),
  ); // prettier-ignore
  return [
    ...(clothes.top === 'tank' ? torsoShapes(rig) : []),
    throat,
    ...(clothes.sleeves < 2
      ? sides.flatMap((side) => armShapes(rig, side, { grow: 0, from: Math.max(0, clothes.sleeves - 0.15) }))
      : []),
    ...(clothes.bottom === 'trousers'
      ? []
      : sides.flatMap((side) =>
          legShapes(rig, side, { grow: 0, from: clothes.bottom === 'shorts' ? 0.58 : 0.5 }),
        )),
  ];
}

function topShapes(rig: Rig): NamedShape[] {
  const { clothes } = rig.look;
  const { scale: s, leg } = rig.measures;
  const grow = (clothes.top === 'jacket' ? 0.014 : clothes.top === 'tank' ? 0.006 : 0.008) * s;
  const down = rotate(rig.frame('pelvis').rotation, [0, -1, 0]);
  const hem = rig.at('pelvis', [0, clothes.top === 'jacket' ? -0.055 : -0.015, 0]);
  const trunk = [
    ...torsoShapes(rig, grow),
    ...hipShapes(rig, grow + 0.008 * s),
    // over the tops of the legs
    ...sides.map((side) => named('hips', ball(rig.at(`${side} hip`, [0, 0.01, 0]), 0.088 * leg * s + grow + 0.012 * s, { blend: 0.05 * s }))), // prettier-ignore
  ];
  const shown = trunk.map((one) => trimmed(one, hem, down, 0.006));
  if (clothes.top !== 'tank') return shown;
  return [...shown, ...armholes(rig)];
}

function sleeveShapes(rig: Rig): NamedShape[] {
  const { clothes } = rig.look;
  const { scale: s } = rig.measures;
  if (clothes.sleeves === 0) return [];
  const loose = clothes.sleeves < 2;
  const grow = (clothes.top === 'jacket' ? 0.013 : 0.008) * s;
  const until = loose ? clothes.sleeves : 1.96;
  return sides.flatMap((side) => armShapes(rig, side, { grow, until, flare: (loose ? 0.012 : 0.003) * s }));
}

function armholes(rig: Rig): NamedShape[] {
  const { scale: s, shoulders: w } = rig.measures;
  const hole = (centre: Vec3, radius: number): NamedShape =>
    named('torso', ball(centre, radius * s, { mode: 'carve', blend: 0.008 * s }));
  return [
    hole(rig.at('neck', [0, 0.02, 0.035]), 0.088),
    ...sides.map((side) => hole(rig.at(`${side} shoulder`, [(side === 'left' ? 0.016 : -0.016) * w, 0.0, 0]), 0.082)), // prettier-ignore
  ];
}

function bottomShapes(rig: Rig): NamedShape[] {
  const { clothes } = rig.look;
  const { scale: s } = rig.measures;
  if (clothes.bottom === 'skirt') return [...hipShapes(rig, 0.008 * s), ...skirtShapes(rig)];
  const legs = clothes.bottom === 'shorts' ? { until: 0.72, flare: 0.014 * s } : { until: 1.94, flare: 0.012 * s }; // prettier-ignore
  return [
    ...hipShapes(rig, 0.009 * s),
    ...sides.flatMap((side) => legShapes(rig, side, { grow: 0.009 * s, ...legs })),
  ];
}
