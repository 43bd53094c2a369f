import { pairs, type Stream } from '../../../core/index.js';
import { arc, materials, part, type Material, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, cone, cylinder, extrude, sphere } from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { ahead } from '../parts/ahead.js';
import { plasticToyBus } from './plastic-toy-bus.js';
import { toyWheels } from '../parts/toy-wheels.js';

/** The colors of body, and of wheels and trim. */
const palettes = pairs('#c8281f #e8b21c, #e8b21c #c8281f, #2f7fb8 #e2711d, #3f8f52 #e8b21c, #d99a5b #c8281f');

/** A bus cut from a block of wood, with painted windows, or open above with people of pegs. */
function woodenToyBus(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const long = size.uniform(0.19, 0.25);
  const wide = size.uniform(0.078, 0.092);
  const isOpen = variation.child('roof').choice([true, false]);
  const high = isOpen ? 0.07 : size.uniform(0.088, 0.1);
  const [body, trim] = look.choice(palettes);
  const coat = (color: string): Material => materials.satin(color);
  const isBare = look.choice([true, false, false]);
  const wood = materials.wood('#cfa468');

  const [low, front, rear] = [0.02, long / 2, -long / 2];
  const top = low + high;
  const r = 0.022;
  const block = turned(
    extrude(
      [
        [-front, low],
        [-rear, low],
        ...arc(-rear - r, top - r, r, 0, 90, 6),
        ...arc(-front + 1.4 * r, top - 1.4 * r, 1.4 * r, 90, 180, 8),
      ],
      wide,
      { bevel: 0.005 },
    ),
    'y',
    90,
  );
  const count = size.integer(3, 4);
  const step = (long - 0.05) / count;
  const seat = (i: number): number => rear + 0.022 + step * (i + 0.5);
  const windowY = low + 0.68 * high;
  const windows = merged(
    ...Array.from({ length: count }, (_, i) =>
      bothSides(moved(beveledBox(0.004, 0.3 * high, 0.72 * step, 0.0015, 1), wide / 2, windowY, seat(i))),
    ),
    moved(beveledBox(0.78 * wide, 0.3 * high, 0.006, 0.002, 1), 0, windowY, rear),
    moved(
      turned(beveledBox(0.84 * wide, 0.32 * high, 0.01, 0.003, 1), 'x', -17),
      0,
      low + 0.64 * high,
      front - 0.0065,
    ),
  );
  const heads = Array.from({ length: count }, (_, i) =>
    [-1, 1].map((side) => [side * 0.25 * wide, seat(i)] as const),
  ).flat();
  const torsos = heads.map(([x, z]) => moved(cone(0.0115, 0.034, 0.008, 24), x, top + 0.009, z));
  const headMeshes = heads.map(([x, z]) => moved(sphere(0.0105, 22), x, top + 0.034, z));
  const people: Part[] = [
    part('person', coat(trim), torsos),
    part('head', materials.wood('#dcb98a'), headMeshes),
  ];
  const headlight = bothSides(
    moved(ahead(cylinder(0.0095, 0.008, 26, 0.003)), 0.32 * wide, low + 0.3 * high, front + 0.001),
  );
  const parts: Part[] = [
    part('body', isBare ? wood : coat(body), block),
    part('window', coat(look.choice(['#f3eedd', '#2f3a44', '#bfdde6'])), windows),
    part(
      'stripe',
      coat(isBare ? body : trim),
      bothSides(moved(beveledBox(0.003, 0.1 * high, long - 0.03, 0.001, 1), wide / 2, low + 0.36 * high, 0)),
    ),
    part('headlight', coat('#f6eeb8'), headlight),
    part(
      'tail light',
      coat('#a8140f'),
      bothSides(moved(ahead(cylinder(0.006, 0.007, 22, 0.002)), 0.36 * wide, low + 0.3 * high, rear)),
    ),
    part('bumper', coat(trim), [
      moved(beveledBox(0.94 * wide, 0.011, 0.012, 0.004), 0, low + 0.008, front + 0.001),
      moved(beveledBox(0.5 * wide, 0.012, 0.006, 0.002, 1), 0, low + 0.28 * high, front + 0.001),
    ]),
    ...toyWheels(
      [front - 0.045, rear + 0.045].map((z) => ({ radius: 0.024, x: wide / 2 + 0.004, z })),
      coat(trim),
    ),
  ];
  return isOpen ? [...parts, ...people] : parts;
}

const styles = [plasticToyBus, plasticToyBus, woodenToyBus] as const;

/** A bus to play with: of plastic, or cut from a block of wood. */
export const toyBus = defineModel({
  category: 'toy bus',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'windshield and large headlights',
  build: (variation) => variation.child('style').choice(styles)(variation),
});
