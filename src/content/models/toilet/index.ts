import { points, points4, type Stream } from '../../../core/index.js';
import type { Material, Part, Vec3 } from '../../../world/model.js';
import { materials, smoothCurve, type Tint } from '../../../world/modeling/index.js';
import { bothSides, moved, movedPart, part, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, cylinder, torus, tube } from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { ahead } from '../parts/ahead.js';
import { toiletBowl, type BowlSection } from './bowl.js';
import { highCistern, lowCistern } from './cisterns.js';

/**
 * A low boxed wall that a toilet hangs on: a panel with the plate to flush it toward +Z; behind, the steel frame, the cistern and the drain that it covers.
 * @param face z of the panel's front, meters
 */
function wallFrame(size: Stream, face: number, finish: Material, plate: Material): Part[] {
  const [w, h] = [size.uniform(0.52, 0.64), size.uniform(1.02, 1.16)];
  const thick = 0.03;
  const deep = 0.15;
  const rear = face - thick;
  const upright = moved(beveledBox(0.04, h - 0.03, 0.04, 0.003, 1), 0.21, (h - 0.03) / 2, rear - 0.06);
  const rungs = [0.16, 0.5, h - 0.07].map((y) => moved(box(0.4, 0.036, 0.03), 0, y, rear - 0.06));
  const feet = moved(beveledBox(0.07, 0.012, 0.12, 0.003, 1), 0.21, 0.006, rear - 0.07);
  const drain = smoothCurve<Vec3>(
    5,
    points([0, 0.25, rear + 0.01], [0, 0.25, rear - 0.07], [0, 0.2, rear - 0.1], [0, 0.02, rear - 0.1]),
  );
  const plateY = Math.min(0.98, h - 0.12);
  const buttons = [-1, 1].map((side) =>
    moved(
      beveledBox(side < 0 ? 0.07 : 0.13, 0.1, 0.006, 0.003, 2),
      side < 0 ? -0.068 : 0.04,
      plateY,
      face + 0.009,
    ),
  );
  const panel = moved(beveledBox(w, h - 0.024, thick, 0.004), 0, (h - 0.024) / 2, face - thick / 2);
  const panelSide = bothSides(
    moved(
      beveledBox(0.02, h - 0.024, deep - thick, 0.003, 1),
      w / 2 - 0.012,
      (h - 0.024) / 2,
      face - (deep + thick) / 2 + 0.004,
    ),
  );
  const hiddenCistern = moved(beveledBox(0.36, 0.44, 0.075, 0.025, 3), 0, h - 0.34, rear - 0.055);
  const pipes = [tube(drain, 0.045, 24), moved(ahead(torus(0.046, 0.007, 28, 8)), 0, 0.25, rear - 0.03)];
  return [
    part('panel', finish, panel),
    part('panel side', finish, panelSide),
    part(
      'shelf',
      materials.ceramic('#e6e3dc'),
      moved(beveledBox(w + 0.024, 0.024, deep + 0.03, 0.006), 0, h - 0.012, face - deep / 2 + 0.006),
    ),
    part('flush plate', plate, moved(beveledBox(0.24, 0.16, 0.012, 0.005), 0, plateY, face + 0.003)),
    part('flush', materials.chrome(), buttons),
    part('frame', materials.paint('#2a4f8f'), [bothSides(upright, feet), ...rungs]),
    part('hidden cistern', materials.plastic('#d9dcdc'), hiddenCistern),
    part('drain', materials.plastic('#26282a'), pipes),
    part('flush pipe', materials.plastic('#8f959a'), [
      moved(cylinder(0.024, 0.24, 24), 0, 0.44, rear - 0.07),
      moved(ahead(cylinder(0.024, 0.1, 24)), 0, 0.33, rear - 0.03),
    ]),
  ];
}

interface Finish {
  readonly ceramic: Material;
  readonly seat: Material;
  readonly wood: Material;
  readonly metal: Material;
  readonly isOpen: boolean;
}

type Style = (size: Stream, look: Stream, finish: Finish) => Part[];

/** Outer sections of a bowl on a waisted foot. */
const waisted = (long: number): BowlSection[] => [
  ...points4('0,0.25,0.12,0.3 0.02,0.25,0.12,0.3 0.07,0.205,0.09,0.27 0.16,0.2,0.1,0.26'),
  [0.26, 0.29, long - 0.06, 0.33],
  [0.345, 0.36, long - 0.006, 0.39],
  [0.39, 0.375, long, 0.4],
];

/** A bowl whose sides run straight down to the floor. */
const skirted = (long: number): BowlSection[] => [
  [0, 0.27, long - 0.09, 0.4],
  [0.02, 0.275, long - 0.085, 0.4],
  [0.16, 0.3, long - 0.06, 0.4],
  [0.3, 0.35, long - 0.02, 0.4],
  [0.36, 0.372, long - 0.002, 0.4],
  [0.395, 0.378, long, 0.4],
];

/** A bowl that ends above the floor. */
const hung = (long: number, back: number): BowlSection[] => [
  [0.11, 0.15, 0.02, back],
  [0.125, 0.2, 0.08, back],
  [0.19, 0.26, 0.16, back],
  [0.28, 0.32, long - 0.05, back],
  [0.35, 0.362, long - 0.006, back],
  [0.385, 0.37, long, back],
];

/** A bowl on a round foot, as a hundred years ago. */
const oldFooted = (long: number): BowlSection[] => [
  ...points4(`
    0,0.28,0.15,0.22 0.025,0.28,0.15,0.22 0.05,0.22,0.11,0.19 0.13,0.18,0.09,0.16 0.22,0.24,0.14,0.18
  `),
  [0.33, 0.345, long - 0.02, 0.2],
  [0.4, 0.37, long, 0.22],
];

const bolts = (x: number, z: number): Part =>
  part(
    'bolt cap',
    materials.plastic('#e9e9e6'),
    bothSides(moved(cylinder(0.012, 0.02, 20, 0.006), x, 0.026, z)),
  );

/** The stub of the drain behind. */
const outlet = (y: number, z: number): Part =>
  part('drain', materials.mattePlastic('#8d9194'), [
    moved(turned(cylinder(0.052, 0.1, 32, 0.004), 'x', 90), 0, y, z),
    moved(turned(cylinder(0.06, 0.024, 32, 0.005), 'x', 90), 0, y, z - 0.02),
  ]);

const coupled: Style = (size, _, { ceramic, seat, isOpen }) => [
  ...toiletBowl({ outside: waisted(size.uniform(0.26, 0.31)), ceramic, seat, isOpen, lean: 2 }),
  ...lowCistern(size, 0.385, -0.264, ceramic),
  bolts(0.105, -0.16),
  outlet(0.19, -0.3),
];

const onePiece: Style = (size, _, { ceramic, seat, isOpen }) => [
  ...toiletBowl({ outside: skirted(size.uniform(0.3, 0.35)), ceramic, seat, isOpen, lean: 2 }),
  ...lowCistern(size, 0.3, -0.264, ceramic),
];

const wallHung: Style = (size, look, { ceramic, seat, isOpen }) => {
  const back = 0.26;
  const finish = look.choice([
    materials.mattePaint('#d9d5cc'),
    materials.ceramic('#7f9aa0'),
    materials.wood('#8a6440'),
    materials.ceramic('#40474d'),
    materials.ceramic('#b9c7b0'),
  ]);
  const plate = look.choice([materials.plastic('#f2f2f0'), materials.steel(), materials.plastic('#17181a')]);
  const bowl = toiletBowl({ outside: hung(size.uniform(0.27, 0.31), back), ceramic, seat, isOpen, lean: 8 });
  return [
    ...bowl.map((part) => movedPart(part, 0, 0.02, 0)),
    ...wallFrame(size, 0.015 - back, finish, plate),
  ];
};

const highTank: Style = (size, look, { ceramic, wood, metal, isOpen }) => [
  ...toiletBowl({ outside: oldFooted(size.uniform(0.25, 0.28)), ceramic, seat: wood, isOpen, lean: 4 }),
  ...highCistern(size, 0.22, {
    ceramic,
    wood,
    metal,
    posts: look.choice([
      wood,
      materials.paint('#dcdfd6'),
      materials.paint('#7f9484'),
      materials.paint('#8fa3b5'),
    ]),
  }),
  bolts(0.112, 0),
];

const styles = { coupled, onePiece, wallHung, highTank } as const;

const whites: readonly Tint[] = ['#f4f3ef', '#f4f3ef', '#f1eee4'];
const tints: readonly Tint[] = ['#a9b98a', '#dfb3b0', '#a8c3cf', '#e2cf9c', '#26282b', '#7b5a48'];

/** A toilet, its lid open or closed: cistern on the bowl, all of one piece, hung on a boxed wall, or with a tank high above. */
export const toilet = defineModel({
  category: 'toilet',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: "the bowl's rounded end, opposite the cistern",
  build(variation) {
    const style = variation
      .child('form')
      .weighted(['coupled', 'onePiece', 'wallHung', 'highTank'] as const, [3, 3, 3, 2]);
    const look = variation.child('look');
    const ceramic = materials.ceramic(look.choice(look.float() < 0.6 ? whites : tints));
    const wood = materials.wood(look.choice(['#6b3f22', '#8f5a2f', '#3b2418']));
    const seat = look.choice([ceramic, materials.plastic('#efeeea'), wood]);
    const metal = look.choice([materials.brass(), materials.copper(), materials.chrome()]);
    const isOpen = variation.child('lid').float() < 0.6;
    return styles[style](variation.child('size'), look, { ceramic, seat, wood, metal, isOpen });
  },
});
