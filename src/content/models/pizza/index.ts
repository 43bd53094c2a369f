import { cosDegrees, points, sinDegrees, smoothStep, type Stream, triples } from '../../../core/index.js';
import type { Mesh, Part } from '../../../world/model.js';
import { part } from '../../../world/modeling/mesh/index.js';
import { arc, colored, materials, mixed, smoothCurve, smoothNormals } from '../../../world/modeling/index.js';
import { lathe, type ProfilePoint } from '../../../world/modeling/solids/index.js';
import { smoothNoise } from '../../../world/lattice-noise.js';
import { defineModel } from '../define.js';
import { toppings } from './pizza-toppings.js';

interface Spot {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly strength: number;
}

/** Soft round spots strewn over a ring about the origin, such as bubbles and burnt places of what was baked. Meters. */
class Spots {
  private readonly spots: readonly Spot[];

  constructor(
    stream: Stream,
    count: number,
    [inner, outer]: readonly [number, number],
    [least, most]: readonly [number, number],
  ) {
    this.spots = Array.from({ length: count }, () => {
      const angle = stream.uniform(0, 360);
      const far = Math.sqrt(stream.uniform(inner * inner, outer * outer));
      const radius = stream.uniform(least, most);
      const strength = stream.uniform(0.3, 1);
      return { x: far * sinDegrees(angle), z: far * cosDegrees(angle), radius, strength };
    });
  }

  /** The strength of a spot at a place, 0 to 1. */
  at(x: number, z: number): number {
    let most = 0;
    for (const spot of this.spots) {
      const [dx, dz] = [x - spot.x, z - spot.z];
      const far = Math.sqrt(dx * dx + dz * dz) / spot.radius;
      if (far < 1) most = Math.max(most, spot.strength * smoothStep(1 - far));
    }
    return most;
  }

  /** The mesh with its upper side raised where spots lie: by `height` at most, above the height `from`. */
  raise(mesh: Mesh, height: number, from: number): Mesh {
    const positions = mesh.positions.slice();
    for (let i = 0; i < positions.length; i += 3)
      if (positions[i + 1] > from) positions[i + 1] += height * this.at(positions[i], positions[i + 2]);
    return smoothNormals({ ...mesh, positions }, 60);
  }
}

/** Sauce, cheese, and where the cheese is toasted. */
const tops = triples(`
  #b5301a #ecc766 #b8742e, #c43e22 #f2dc9a #c98a3a, #a82a18 #e6b95a #a8622a, #c24a26 #f0e2b4 #cf9a50
`);

/** A round pizza whose toppings lie about without order: nothing on it tells a front. */
export const pizza = defineModel({
  category: 'pizza',
  broadClass: 'food',
  hasFront: false,
  featureless: true,
  bestView: { elevation: [38, 52] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const r = size.uniform(0.14, 0.18);
    const puff = size.uniform(0.85, 1.2); // of the crust
    const [sauce, cheese, toast] = look.choice(tops);
    const crust = look.choice(['#d8a55c', '#c9924a', '#e0b46c']);
    const board = look.choice(['#5a3824', '#3c3a3a', undefined, undefined]);

    const foot = board ? 0.018 : 0;
    const blisters = new Spots(variation.child('blisters'), 26, [0.86 * r, 0.985 * r], [0.006, 0.016]);
    const browned = new Spots(variation.child('browned'), 34, [0, 0.76 * r], [0.007, 0.02]);
    const bubbles = new Spots(variation.child('bubbles'), 30, [0, 0.74 * r], [0.008, 0.022]);
    const top = foot + 0.0152;
    const parts: Part[] = [
      part('crust', materials.bread([1, 1, 1]), dough(r, foot, puff, crust, blisters)),
      part('sauce', { ...materials.satin(sauce), roughness: 0.4 }, disc(0.885 * r, foot + 0.0125)),
      part(
        'cheese',
        { ...materials.satin(), roughness: 0.42 },
        melted(r, foot, [cheese, toast], { bubbles, browned, edge: variation.child('edge').below(4096) }),
      ),
      ...toppings(variation.child('toppings'), 0.72 * r, top),
    ];
    if (board) parts.unshift(part('board', materials.wood(board), plank(1.14 * r)));
    return parts;
  },
});

/** The base with its puffed rim, blistered and darker on top of it. */
function dough(r: number, foot: number, puff: number, tint: string, blisters: Spots): Mesh {
  const rim = 0.0125 * puff;
  const outline: ProfilePoint[] = [
    [0, 0],
    [0.8 * r, 0],
    [0.95 * r, 0.001],
    [r, 0.009],
    [0.985 * r, 0.009 + 0.75 * rim],
    [0.94 * r, 0.009 + rim],
    [0.895 * r, 0.009 + 0.7 * rim],
    [0.87 * r, 0.0105],
    [0.8 * r, 0.0095],
    [0, 0.0095],
  ];
  const profile = smoothCurve(3, outline).map(([x, y]): ProfilePoint => [
    Math.max(0, x),
    Math.max(0, y) + foot,
  ]);
  const mesh = blisters.raise(lathe(profile, { segments: 72, crease: 60 }), 0.0032, foot + 0.01);
  return colored(mesh, (x, y, z) => {
    const high = Math.max(0, Math.min(0.4, (y - foot - 0.014) * 50));
    return mixed(
      tint,
      '#5a2c12',
      Math.min(0.85, high + 0.5 * blisters.at(x, z) * (y > foot + 0.012 ? 1 : 0)),
    );
  });
}

/** Melted cheese that ends short of the rim in a ragged, toasted bead, with bubbles and brown spots. */
function melted(
  r: number,
  foot: number,
  [cheese, toast]: readonly [string, string],
  { bubbles, browned, edge }: { readonly bubbles: Spots; readonly browned: Spots; readonly edge: number },
): Mesh {
  const low = foot + 0.0128;
  const section: ProfilePoint[] = points(`
    0.785,0 0.79,0.0014 0.765,0.0032 0.7,0.0034 0.58,0.0022 0.4,0.003 0.2,0.0024 0,0.0024
  `);
  const profile = smoothCurve(4, section).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, low + y]);
  const round = lathe(profile, { segments: 72, crease: 60 });
  const positions = round.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i], positions[i + 2]];
    const far = Math.sqrt(x * x + z * z);
    if (far < 0.6 * r) continue;
    const ragged = smoothNoise(20 + (4.5 * x) / far, 20 + (4.5 * z) / far, edge) - 0.4;
    const factor = 1 + 0.12 * ragged * smoothStep((far / r - 0.6) / 0.15);
    positions[i] *= factor;
    positions[i + 2] *= factor;
  }
  const mesh = bubbles.raise({ ...round, positions }, 0.0016, low + 0.001);
  return colored(mesh, (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / r;
    const rim = Math.max(0, Math.min(0.7, (out - 0.7) * 8));
    return mixed(cheese, toast, Math.min(0.9, rim + 0.55 * browned.at(x, z)));
  });
}

const disc = (radius: number, top: number): Mesh =>
  lathe(points([radius, top - 0.004], [radius - 0.001, top], [0, top]), { segments: 72 });

const plank = (radius: number): Mesh =>
  lathe(
    [
      [0, 0],
      ...arc(radius - 0.004, 0.004, 0.004, -90, 0, 3),
      ...arc(radius - 0.004, 0.014, 0.004, 0, 90, 3),
      [0, 0.018],
    ],
    { segments: 72 },
  );
