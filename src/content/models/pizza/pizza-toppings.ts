import { cosDegrees, points, sinDegrees, type Stream } from '../../../core/index.js';
import { colored, materials, mixed, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { moved, turned } from '../../../world/modeling/mesh/index.js';
import { arc, closedCurve, type Outline } from '../../../world/modeling/plane/index.js';
import { ellipsoid, extrude, lathe, torus, type ProfilePoint } from '../../../world/modeling/solids/index.js';

/**
 * A topping.
 * @param radius in meters
 * @param count of pieces: the least and the most
 * @param piece one about the origin, lying on y = 0
 */
const topping = (
  name: string,
  radius: number,
  count: readonly [least: number, most: number],
  tints: readonly string[],
  roughness: number,
  piece: (tint: string) => Mesh,
) => ({ name, radius, count, tints, roughness, piece });

/** A slice that curls up a little at its edge, darker there, with flecks of fat. */
function salami(tint: string): Mesh {
  const section: ProfilePoint[] = points(`
    0.94,0 1,0.0035 0.98,0.0052 0.92,0.0052 0.72,0.0034 0.4,0.003 0,0.003
  `);
  const radius = 0.0215;
  const profile = section.map(([x, y]): ProfilePoint => [x * radius, y]);
  return colored(lathe(profile, { segments: 26, crease: 60 }), (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / radius;
    if (out > 0.8) return mixed(tint, '#4a140e', Math.min(0.6, (out - 0.8) * 4));
    const fleck = sinDegrees(x * 61000 + 40) * sinDegrees(z * 53000 + 10);
    return mixed(tint, '#e3a184', Math.max(0, fleck - 0.35));
  });
}

const olive = (tint: string): Mesh => colored(moved(torus(0.0066, 0.0028, 16, 6), 0, 0.0022, 0), () => tint);

/** A slice of a mushroom: cap and stem, cut upright. */
function mushroom(tint: string): Mesh {
  const outline: Outline = [
    ...points('-0.0035,-0.011 0.0035,-0.011 0.003,-0.001 0.012,-0.002'),
    ...arc(0, 0, 0.0125, 10, 170, 8),
    [-0.012, -0.002],
    [-0.003, -0.001],
  ];
  const slice = turned(extrude(outline, 0.0026, { bevel: 0.0008, bevelSegments: 1 }), 'x', -90);
  return colored(moved(slice, 0, 0.0014, 0), (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / 0.0125;
    return mixed(tint, '#6b4a30', out > 0.9 ? 0.7 : 0.15 * out);
  });
}

/** A leaf, folded a little along its middle. */
function basil(tint: string): Mesh {
  const length = 0.019;
  const outline: Outline = closedCurve<readonly [number, number]>(3, [
    [0, -length],
    [0.0075, -0.008],
    [0.0095, 0.004],
    [0.005, 0.014],
    [0, length],
    [-0.005, 0.014],
    [-0.0095, 0.004],
    [-0.0075, -0.008],
  ]);
  const flat = turned(extrude(outline, 0.001), 'x', -90);
  const positions = flat.positions.slice();
  for (let i = 0; i < positions.length; i += 3)
    positions[i + 1] += 0.0012 + 0.28 * Math.abs(positions[i]) + 6 * positions[i + 2] * positions[i + 2];
  return colored({ ...flat, positions }, (x) => mixed(tint, '#8fb45a', Math.abs(x) < 0.0012 ? 0.5 : 0));
}

/** A strip of pepper: part of a thin ring. */
function pepper(tint: string): Mesh {
  const outline: Outline = [...arc(0, -0.012, 0.017, 30, 150, 8), ...arc(0, -0.012, 0.0135, 150, 30, 8)];
  const strip = turned(extrude(outline, 0.004, { bevel: 0.001, bevelSegments: 1 }), 'x', -90);
  return colored(moved(strip, 0, 0.0022, 0), () => tint);
}

const mozzarella = (tint: string): Mesh =>
  colored(ellipsoid(0.0195, 0.0034, 0.0175, 20), (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / 0.0175;
    return mixed(tint, '#e0b978', Math.max(0, (out - 0.75) * 2));
  });

const tomato = (tint: string): Mesh =>
  colored(moved(ellipsoid(0.0125, 0.007, 0.0125, 18), 0, 0.0012, 0), (x, y, z) => {
    const out = Math.sqrt(x * x + z * z) / 0.0125;
    return mixed(tint, '#e88a54', y > 0.004 && out < 0.55 ? 0.5 : 0);
  });

const kinds = {
  salami: topping('salami', 0.0215, [9, 13], ['#a8382c', '#b8402a', '#8f2f28'], 0.38, salami),
  olive: topping('olive', 0.009, [10, 16], ['#22201f', '#3d4423'], 0.3, olive),
  mushroom: topping('mushroom', 0.013, [10, 14], ['#d9c7a8', '#cdb48e'], 0.6, mushroom),
  basil: topping('basil', 0.014, [4, 7], ['#2f6a2a', '#3d7a32'], 0.45, basil),
  pepper: topping('pepper', 0.013, [10, 14], ['#3f8a35', '#c8281e', '#e0a020'], 0.3, pepper),
  mozzarella: topping('mozzarella', 0.0195, [7, 10], ['#f6f0e0'], 0.4, mozzarella),
  tomato: topping('tomato', 0.013, [7, 11], ['#c22a1c', '#d03a22'], 0.3, tomato),
};

/** The toppings that lie together on one pizza, the largest first. */
const recipes: readonly ReturnType<typeof topping>[][] = [
  [kinds.salami, kinds.olive],
  [kinds.salami, kinds.basil],
  [kinds.mozzarella, kinds.basil],
  [kinds.mozzarella, kinds.tomato, kinds.basil],
  [kinds.mushroom, kinds.pepper, kinds.olive],
  [kinds.salami, kinds.mushroom],
  [kinds.tomato, kinds.pepper, kinds.olive],
];

/**
 * The toppings of a pizza, strewn within a circle and none on another.
 * @param reach radius of the circle, meters
 * @param top the height that they lie on
 */
export function toppings(stream: Stream, reach: number, top: number): Part[] {
  const taken: { readonly x: number; readonly z: number; readonly radius: number }[] = [];
  return stream.choice(recipes).map(({ name, radius, count, tints, roughness, piece }): Part => {
    const own = stream.child(name);
    const tint = own.choice(tints);
    const pieces: Mesh[] = [];
    const wanted = own.integer(...count);
    for (let tries = 0; pieces.length < wanted && tries < 400; tries++) {
      const far = (reach - 0.6 * radius) * Math.sqrt(own.float());
      const angle = own.uniform(0, 360);
      const [x, z] = [far * sinDegrees(angle), far * cosDegrees(angle)];
      const isFree = taken.every((other) => {
        const [dx, dz] = [x - other.x, z - other.z];
        const apart = 0.96 * (radius + other.radius);
        return dx * dx + dz * dz > apart * apart;
      });
      if (!isFree) continue;
      taken.push({ x, z, radius });
      const tilted = turned(turned(piece(tint), 'x', own.uniform(-3, 3)), 'y', own.uniform(0, 360));
      pieces.push(moved(tilted, x, top, z));
    }
    return part(name, { ...materials.satin(), roughness }, pieces);
  });
}
