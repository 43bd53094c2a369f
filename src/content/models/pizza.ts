import {
  arc,
  colored,
  lathe,
  materials,
  mixed,
  moved,
  smoothCurve,
  type ProfilePoint,
} from '../../world/modeling/index.js';
import type { Mesh } from '../../world/mesh.js';
import type { Part } from '../../world/model.js';
import { defineModel } from './define.js';

/** Sauce, cheese, and where the cheese is toasted at its edge. */
const tops = [
  ['#b5301a', '#ecc766', '#c98a3a'],
  ['#c43e22', '#f2dc9a', '#d9a552'],
  ['#a82a18', '#e6b95a', '#b8742e'],
  ['#c24a26', '#f0e2b4', '#d0a060'],
] as const;

/** A round pizza with cheese and one slice of salami or tomato in its middle: the same from all sides. */
export const pizza = defineModel({
  category: 'pizza',
  broadClass: 'food',
  hasFront: false,
  hasUp: true,
  bestView: { elevation: [38, 52] },
  build(variation) {
    const size = variation.child('size');
    const r = size.uniform(0.14, 0.18);
    const puff = size.uniform(0.85, 1.2); // of the crust
    const look = variation.child('look');
    const [sauce, cheese, toast] = look.choice(tops);
    const crust = look.choice(['#d8a55c', '#c9924a', '#e0b46c']);
    const slice = look.choice(['#a8382c', '#c4402a', '#8f2f28']);
    const board = look.choice(['#5a3824', '#3c3a3a', undefined, undefined]);

    const foot = board ? 0.018 : 0;
    const parts: Part[] = [
      { name: 'crust', mesh: dough(r, foot, puff, crust), material: materials.bread([1, 1, 1]) },
      {
        name: 'sauce',
        mesh: disc(0.885 * r, foot + 0.0125),
        material: { ...materials.satin(sauce), roughness: 0.4 },
      },
      {
        name: 'cheese',
        mesh: melted(r, foot, cheese, toast),
        material: { ...materials.satin(), roughness: 0.45 },
      },
    ];
    parts.push({
      name: 'slice',
      mesh: moved(salami(0.22 * r, slice), 0, foot + 0.0125, 0),
      material: { ...materials.satin(), roughness: 0.4 },
    });
    if (board) parts.unshift({ name: 'board', mesh: plank(1.14 * r), material: materials.wood(board) });
    return parts;
  },
});

/** The base with its puffed rim, darker on top of the rim. */
function dough(r: number, foot: number, puff: number, tint: string): Mesh {
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
  const profile = smoothCurve(outline, 3).map(([x, y]): ProfilePoint => [
    Math.max(0, x),
    Math.max(0, y) + foot,
  ]);
  return colored(lathe(profile, { segments: 96, crease: 60 }), (_x, y) =>
    mixed(tint, '#7a4420', Math.max(0, Math.min(0.45, (y - foot - 0.014) * 60))),
  );
}

/** Melted cheese that ends short of the rim in a toasted bead, and is thin in places. */
function melted(r: number, foot: number, cheese: string, toast: string): Mesh {
  const low = foot + 0.0128;
  const section: ProfilePoint[] = [
    [0.775, 0],
    [0.78, 0.0014],
    [0.755, 0.0032],
    [0.7, 0.0034],
    [0.58, 0.0022],
    [0.4, 0.003],
    [0.2, 0.0024],
    [0, 0.0024],
  ];
  const profile = smoothCurve(section, 4).map(([x, y]): ProfilePoint => [Math.max(0, x) * r, low + y]);
  return colored(lathe(profile, { segments: 96, crease: 60 }), (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / r;
    return mixed(cheese, toast, Math.max(0, Math.min(0.8, (out - 0.68) * 9)));
  });
}

/** A slice that curls up a little at its edge, darker there. */
function salami(radius: number, tint: string): Mesh {
  const section: ProfilePoint[] = [
    [0.96, 0],
    [1, 0.004],
    [0.98, 0.0062],
    [0.92, 0.0062],
    [0.75, 0.0046],
    [0, 0.0044],
  ];
  const profile = smoothCurve(section, 3).map(([x, y]): ProfilePoint => [Math.max(0, x) * radius, y]);
  return colored(lathe(profile, { segments: 96, crease: 60 }), (x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / radius;
    return mixed(tint, '#4a140e', Math.max(0, Math.min(0.6, (out - 0.8) * 4)));
  });
}

const disc = (radius: number, top: number): Mesh =>
  lathe(
    [
      [radius, top - 0.004],
      [radius - 0.001, top],
      [0, top],
    ],
    { segments: 96 },
  );

const plank = (radius: number): Mesh =>
  lathe(
    [
      [0, 0],
      ...arc(radius - 0.004, 0.004, 0.004, -90, 0, 3),
      ...arc(radius - 0.004, 0.014, 0.004, 0, 90, 3),
      [0, 0.018],
    ],
    { segments: 96 },
  );
