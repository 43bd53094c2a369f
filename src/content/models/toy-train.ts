import { points, points3, rows, type Stream } from '../../core/index.js';
import { materials, part, type Material, type Mesh, type Part } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, cone, cylinder, sphere, torus, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { ahead } from './parts/ahead.js';
import { toyWheels } from './parts/toy-wheels.js';

/** The loads of a toy wagon. */
const toyLoads = ['blocks', 'logs', 'balls', 'tank', 'people'] as const;

/** The place of a load: its middle, the height of the floor and the free length, meters. */
interface Bed {
  readonly z: number;
  readonly deck: number;
  readonly long: number;
}

/** The load of a toy wagon. */
function toyLoad(
  kind: (typeof toyLoads)[number],
  variation: Stream,
  { z, deck, long }: Bed,
  coat: (color: string) => Material,
  colors: readonly string[],
): Part[] {
  const load = (mesh: Part['mesh'], color: string): Part => part('load', coat(color), mesh);
  if (kind === 'tank')
    return [
      load(moved(ahead(cylinder(0.022, long, 36, 0.006)), 0, deck + 0.021, z), colors[0]),
      load(moved(cylinder(0.008, 0.014, 24, 0.003), 0, deck + 0.045, z), colors[1]),
    ];
  if (kind === 'logs') {
    const log = ahead(cylinder(0.009, long - 0.004, 20, 0.0015));
    const rows = points('-0.0155,0.008 0.0035,0.008 -0.006,0.0245 0.0145,0.0235 -0.0005,0.0405');
    const loads = rows.map(([x, y]) => moved(log, x, deck + y, z));
    return [part('load', materials.wood(variation.choice(['#8a6238', '#b98a52'])), loads)];
  }
  const places = [-0.33, 0, 0.33].map((share) => z + share * long);
  if (kind === 'balls')
    return places.map((at, i) => load(moved(sphere(0.017, 28), 0, deck + 0.016, at), colors[i]));
  if (kind === 'people')
    return places.flatMap((at, i): Part[] => [
      load(moved(cone(0.0125, 0.036, 0.008, 24), 0, deck + 0.017, at), colors[i]),
      part('head', materials.wood('#dcb98a'), moved(sphere(0.0105, 24), 0, deck + 0.043, at)),
    ]);
  return places.map((at, i) =>
    load(
      moved(
        beveledBox(0.036, 0.026 + 0.012 * (i % 2), 0.28 * long, 0.003),
        0,
        deck + 0.012 + 0.006 * (i % 2),
        at,
      ),
      colors[i],
    ),
  );
}

/** Engine, cab, wheels, wagons, roof. */
const palettes = rows(`
  #c8281f #1f5fa8 #e8b21c #2f8a4c #1f5fa8, #1f6fb5 #e8b21c #c8281f #e2711d #c8281f,
  #2f8a4c #e2711d #1f5fa8 #c8281f #e8b21c, #7fb5b0 #f0c9a0 #e08a72 #a9bf7a #e6d9b8,
  #e2711d #2f8a4c #7a3f8f #1f6fb5 #c8281f
`);

/** The top of all decks, and the radius of small wheels, meters. */
const deck = 0.038;
const small = 0.02;

/** A locomotive of round and square pieces, its middle at z. */
function engine(
  variation: Stream,
  z: number,
  coat: (color: string) => Material,
  palette: (typeof palettes)[number],
): Part[] {
  const [body, cab, wheel, , top] = palette;
  const size = variation.child('engine');
  const r = size.uniform(0.024, 0.029);
  const long = size.uniform(0.14, 0.16);
  const chimney = size.choice(['straight', 'flared', 'domed'] as const);
  const big = size.choice([0.02, 0.027, 0.031]);
  const back = z - long / 2;
  const front = z + long / 2;
  const axis = deck + r - 0.003;
  const cabLong = 0.05;
  const cabHigh = 2 * r + 0.026;
  const stack = {
    straight: moved(cylinder(0.0085, 0.036, 24, 0.002), 0, 0.012, 0),
    flared: moved(turned(cone(0.014, 0.038, 0.0075, 28), 'x', 180), 0, 0.014, 0),
    domed: merged(moved(cylinder(0.008, 0.032, 24), 0, 0.01, 0), moved(sphere(0.0135, 24), 0, 0.029, 0)),
  }[chimney];
  const window = (grow: number, thick: number): Mesh =>
    beveledBox(thick, 0.02 + grow, 0.024 + grow, 0.003 + grow / 4, 1);
  const windowAt = deck + 0.66 * cabHigh;
  const wheels = toyWheels(
    [
      { radius: big, x: 0.036, z: back + 0.032 },
      { radius: small, x: 0.036, z: front - 0.03 },
      ...(big < 0.03 ? [{ radius: small, x: 0.036, z: z + 0.006 }] : []),
    ],
    coat(wheel),
  );
  const boiler = moved(ahead(cylinder(r, long - cabLong, 40, 0.004)), 0, axis, z + cabLong / 2 - 0.004);
  const lamp = moved(ahead(cylinder(0.0085, 0.008, 24, 0.003)), 0, axis + 0.003, front + 0.005);
  const cabMesh = moved(
    beveledBox(0.06, cabHigh, cabLong, 0.004),
    0,
    deck + cabHigh / 2 - 0.002,
    back + cabLong / 2 + 0.002,
  );
  const cabWindow = bothSides(moved(window(0, 0.006), 0.0285, windowAt, back + cabLong / 2));
  return [
    part('deck', materials.wood('#c99a5e'), moved(beveledBox(0.062, 0.014, long, 0.004), 0, deck - 0.006, z)),
    part('boiler', coat(body), boiler),
    part('boiler front', coat(wheel), [
      moved(ahead(cylinder(r * 0.8, 0.008, 32, 0.003)), 0, axis, front - 0.002),
      moved(ahead(torus(r * 0.99, 0.002, 36, 8)), 0, axis, z + 0.022),
    ]),
    part('lamp', coat('#f5e6a8'), lamp),
    part('chimney', coat(top), moved(stack, 0, axis + r - 0.002, front - 0.026)),
    part('dome', coat(wheel), moved(sphere(0.0125, 24), 0, axis + r - 0.001, z + 0.012)),
    part('cab', coat(cab), cabMesh),
    part('cab window', coat('#2a2522'), cabWindow),
    part(
      'roof',
      coat(top),
      moved(beveledBox(0.074, 0.011, cabLong + 0.018, 0.005), 0, deck + cabHigh, back + cabLong / 2 + 0.002),
    ),
    part('buffer', coat(wheel), [
      moved(beveledBox(0.058, 0.016, 0.008, 0.003, 1), 0, deck - 0.006, front + 0.003),
      bothSides(moved(ahead(cylinder(0.006, 0.01, 18, 0.002)), 0.019, deck - 0.006, front + 0.011)),
    ]),
    ...wheels,
  ];
}

/** A wagon with its load, its middle at z. */
function wagon(
  variation: Stream,
  z: number,
  long: number,
  coat: (color: string) => Material,
  palette: (typeof palettes)[number],
): Part[] {
  const [body, , wheel, own] = palette;
  const isOpen = variation.choice([true, false]);
  const wall = 0.007;
  const sides = merged(
    bothSides(moved(beveledBox(wall, 0.026, long - 0.01, 0.002, 1), 0.0275, deck + 0.011, z)),
    ...[-1, 1].map((side) =>
      moved(beveledBox(0.0615, 0.0255, wall, 0.002, 1), 0, deck + 0.011, z + side * (long / 2 - 0.009)),
    ),
  );
  const wagonMesh = moved(beveledBox(0.062, 0.014, long, 0.004), 0, deck - 0.006, z);
  return [
    part('wagon', isOpen ? materials.wood('#c99a5e') : coat(own), wagonMesh),
    ...(isOpen ? [part('wagon side', coat(own), sides)] : []),
    ...toyLoad(variation.choice(toyLoads), variation, { z, deck, long: long - 0.026 }, coat, [
      body,
      wheel,
      own,
    ]),
    ...toyWheels(
      [-1, 1].map((side) => ({ radius: small, x: 0.036, z: z + side * (long / 2 - 0.026) })),
      coat(wheel),
    ),
  ];
}

/** A ring on a peg between two vehicles. */
const coupling = (z: number): Mesh =>
  merged(
    moved(turned(cylinder(0.0028, 0.03, 10), 'x', 90), 0, deck - 0.006, z),
    moved(sphere(0.0055, 16), 0, deck - 0.006, z),
  );

/** A toy train of wood: a locomotive with one or two wagons. */
export const toyTrain = defineModel({
  category: 'toy train',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'locomotive ahead of its wagons',
  build(variation) {
    const look = variation.child('look');
    const palette = look.choice(palettes);
    const finish = look.choice([materials.paint, materials.satin, materials.plastic]);
    const coat = (color: string): Material => finish(color);
    const wagons = variation.child('wagons').choice([1, 2, 2]);
    const hasCord = variation.child('cord').choice([true, false]);
    const long = variation.child('size').uniform(0.1, 0.13);
    const gap = 0.022;
    const starts = Array.from({ length: wagons }, (_, i) => -0.075 - gap - (i + 0.5) * long - i * gap);
    const cord = tube(
      [
        [0, deck - 0.006, 0.08],
        ...points3('0.004,0.016,0.1 0.012,0.004,0.13 0.006,0.003,0.16 -0.012,0.003,0.19'),
      ],
      0.0018,
      8,
    );
    const couplings = starts.map((z) => coupling(z + long / 2 + gap / 2));
    const parts: Part[] = [
      ...engine(variation, 0, coat, palette),
      ...starts.flatMap((z, i) => wagon(variation.child(`wagon ${i}`), z, long, coat, palette)),
      part('coupling', materials.steel(), couplings),
    ];
    if (hasCord)
      parts.push(
        part('cord', materials.fabric('#e8e2d2'), cord),
        part('bead', coat(palette[0]), moved(sphere(0.0095, 20), -0.015, 0.0095, 0.196)),
      );
    return parts;
  },
});
