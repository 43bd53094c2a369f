import { points, type Stream } from '../../../core/index.js';
import { materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, chamferedBox, extrude } from '../../../world/modeling/solids/index.js';
import { houseDoor, houseWindow, onWall, type OpeningPieces } from './openings.js';
import { porch, rainPipe } from './porch.js';

type Range = readonly [least: number, most: number];

/** A way to build houses. Meters. */
export interface HouseStyle {
  readonly size: { readonly width: Range; readonly depth: Range };
  readonly floors: 1 | 2;
  readonly story: number;
  /** The height of the ridge above the eaves, as a share of the depth; 0: a flat roof. */
  readonly rise: number;
  /** What its walls are made of, and their colors. */
  readonly walls: { readonly surface: string; readonly colors: readonly string[] };
  readonly porch: 'gabled' | 'roofed' | 'slab';
  /** The windows: panes across and up, and whether they have shutters. */
  readonly windows: { readonly panes: readonly [number, number]; readonly shutters: boolean };
}

/** Cottage, bungalow, town house, modern house. */
export const houseStyles: readonly HouseStyle[] = [
  {
    size: { width: [6.6, 7.6], depth: [5, 5.8] },
    floors: 1,
    story: 2.6,
    rise: 0.52,
    walls: { surface: 'wood siding', colors: ['#f1efe6', '#a9c0c9', '#d8c48a', '#8f4a3c', '#b9c7ae'] },
    porch: 'roofed',
    windows: { panes: [2, 2], shutters: true },
  },
  {
    size: { width: [8.2, 9], depth: [5.6, 6.2] },
    floors: 1,
    story: 2.8,
    rise: 0.3,
    walls: { surface: 'stucco', colors: ['#efe6d2', '#e8e4da', '#d9b99a', '#cfd6d4'] },
    porch: 'gabled',
    windows: { panes: [2, 1], shutters: false },
  },
  {
    size: { width: [6, 6.8], depth: [5.6, 6.4] },
    floors: 2,
    story: 2.6,
    rise: 0.42,
    walls: { surface: 'brick wall', colors: ['#a5523e', '#8c4a38', '#b0765a', '#9a8a76'] },
    porch: 'gabled',
    windows: { panes: [2, 3], shutters: false },
  },
  {
    size: { width: [7.2, 8.2], depth: [5.6, 6.4] },
    floors: 2,
    story: 2.75,
    rise: 0,
    walls: { surface: 'stucco', colors: ['#f2f1ec', '#dcdad2', '#c9ccca'] },
    porch: 'slab',
    windows: { panes: [1, 1], shutters: false },
  },
];

const plinth = 0.45;

/** Both slopes as slabs, and the gables' triangles below them; the ridge runs along x. */
function gableRoof(width: number, depth: number, eaves: number, rise: number) {
  const slope = Math.sqrt(rise * rise + (depth * depth) / 4);
  const over = 0.45;
  const unit = [rise / slope, depth / 2 / slope] as const; // how a slope goes: up, in
  const thick = 0.16;
  const out = depth / 2 + over * unit[1];
  const low = eaves - over * unit[0];
  const top = eaves + rise;
  const lift = thick / unit[1];
  const profile = [
    [-out, low],
    [0, top],
    [out, low],
    [out, low + lift],
    [0, top + lift],
    [-out, low + lift],
  ] as const;
  const slab = turned(extrude(profile, width + 2 * 0.4), 'y', 90);
  const triangle = turned(
    extrude(points([-depth / 2, eaves - 0.02], [depth / 2, eaves - 0.02], [0, top - 0.02]), width - 0.02),
    'y',
    90,
  );
  const barge = [-1, 1].map((side) =>
    moved(
      turned(
        extrude(
          profile.map(([z, y]) => [z * 1.004, y - (y > top ? -0.02 : 0.035)] as const),
          0.06,
        ),
        'y',
        90,
      ),
      side * (width / 2 + 0.41),
      0,
      0,
    ),
  );
  const gutters = [-1, 1].map((side) =>
    moved(beveledBox(width + 0.8, 0.12, 0.13, 0.04, 1), 0, low + 0.06, side * (out + 0.05)),
  );
  return {
    slab,
    triangle,
    trim: merged(...barge, ...gutters),
    ridge: moved(beveledBox(width + 0.8, 0.1, 0.3, 0.04, 1), 0, top + lift, 0),
  };
}

/** A flat roof behind a low wall, with a skylight. */
function flatRoof(width: number, depth: number, eaves: number) {
  const edge = (w: number, d: number, x: number, z: number): Mesh =>
    moved(chamferedBox(w, 0.36, d, 0.02), x, eaves + 0.12, z);
  return {
    slab: moved(box(width - 0.1, 0.12, depth - 0.1), 0, eaves + 0.02, 0),
    trim: merged(
      ...[-1, 1].map((side) => edge(width + 0.3, 0.22, 0, side * (depth / 2 + 0.04))),
      ...[-1, 1].map((side) => edge(0.22, depth + 0.3, side * (width / 2 + 0.04), 0)),
    ),
    ridge: moved(beveledBox(1.2, 0.3, 1.2, 0.08), 0.2 * width, eaves + 0.2, -0.1 * depth),
  };
}

/** All openings, each with its wall's yaw and distance. */
function openingsOf(
  style: HouseStyle,
  width: number,
  depth: number,
  doorX: number,
): { door: OpeningPieces; windows: OpeningPieces[] } {
  const { floors, story, rise } = style;
  const { panes, shutters } = style.windows;
  const modern = rise === 0;
  const put = (pieces: OpeningPieces, yaw: number, out: number): OpeningPieces => ({
    frame: onWall(pieces.frame, yaw, out),
    glass: onWall(pieces.glass, yaw, out),
    ...(pieces.leaf && { leaf: onWall(pieces.leaf, yaw, out) }),
    ...(pieces.shutters && { shutters: onWall(pieces.shutters, yaw, out) }),
  });
  const sill = plinth + 0.85;
  const high = modern ? 1.5 : 1.3;
  const wide = modern ? 1.5 : 1;
  const windows: OpeningPieces[] = [];
  const add = (x: number, y: number, w: number, h: number, yaw: number, pair = shutters): void => {
    const out = (yaw % 180 === 0 ? depth : width) / 2;
    windows.push(put(houseWindow({ x, y, width: w, height: h }, panes, pair), yaw, out));
  };
  const free = [-0.31, 0.31, 0].map((share) => share * width);
  for (let floor = 0; floor < floors; floor++) {
    const y = sill + floor * story;
    for (const x of free) {
      const nearDoor = Math.abs(x - doorX) < 1.7;
      if (x === 0 && (floor === 0 || floors === 1)) continue;
      if (floor === 0 && nearDoor) continue;
      add(x, y, wide, high, 0);
    }
    // Few and small behind, and no door: a kitchen, a bathroom.
    if (floor === 0) add(0.18 * width, y + 0.3, 0.9, 0.9, 180, false);
    add(-0.3 * width, y + 0.45, 0.7, 0.75, 180, false);
    if (floor > 0) add(0.22 * width, y + 0.3, 0.9, 0.9, 180, false);
    for (const yaw of [90, -90]) add(0.18 * depth * Math.sign(yaw), y, 0.85 * wide, high, yaw, false);
  }
  return {
    door: put(houseDoor({ x: doorX, y: plinth, width: 1, height: 2.4 }, !modern), 0, depth / 2),
    windows,
  };
}

/** A house of a style, with its own size, colors, and where its door is. */
export function houseOf(variation: Stream, style: HouseStyle): Part[] {
  const [size, look] = variation.children('size', 'look');
  const width = size.uniform(...style.size.width);
  const depth = size.uniform(...style.size.depth);
  const wall = look.choice(style.walls.colors);
  const isPale = style.walls.surface !== 'brick wall';
  const roofColor = look.choice(
    style.rise > 0 ? ['#7a3b2c', '#4a4d52', '#5b4636', '#6b3a34', '#3f4a4f'] : ['#6f7276', '#85827a'],
  );
  const trim = look.choice(['#f4f2ec', '#f4f2ec', isPale ? '#3a4046' : '#e9e2cf']);
  const doorColor = look.choice(['#a3211f', '#1f4f6b', '#2f5a3c', '#6b4426', '#c9952a', '#22272d']);
  const doorX = variation.child('door').choice([0, -0.27, 0.27]) * width;

  const eaves = plinth + style.floors * style.story;
  const roof =
    style.rise > 0 ? gableRoof(width, depth, eaves, style.rise * depth) : flatRoof(width, depth, eaves);
  const { door, windows } = openingsOf(style, width, depth, doorX);
  const walls: Material = { ...materials.mattePaint(wall), surface: style.walls.surface };
  const roofing: Material = {
    ...materials.clay(roofColor),
    ...(style.rise > 0 && { surface: 'roof tiles' }),
  };
  const chimneyX = variation.child('chimney').choice([-0.3, 0.3]) * width;
  const chimneyTop = eaves + style.rise * depth + 0.75;
  const foundation = moved(chamferedBox(width + 0.12, plinth, depth + 0.12, 0.02), 0, plinth / 2, 0);
  const windowFrames = windows.map(({ frame }) => frame);
  const parts: Part[] = [
    part('foundation', { ...materials.clay('#8b8782'), surface: 'concrete' }, foundation),
    part('wall', walls, moved(box(width, eaves - plinth + 0.02, depth), 0, (eaves + plinth) / 2, 0)),
    part('roof', roofing, [roof.slab, roof.ridge]),
    part('trim', materials.mattePaint(trim), roof.trim),
    part('window frame', materials.mattePaint(trim), windowFrames),
    part('window', materials.darkGlass('#1d2a33'), [...windows.map(({ glass }) => glass), door.glass]),
    part('door frame', materials.mattePaint(trim), door.frame),
    part('front door', materials.paint(doorColor), door.leaf!),
    ...porch(style.porch, doorX, depth / 2, plinth, {
      trim: materials.mattePaint(trim),
      roofing,
      paving: { ...materials.clay('#9a968f'), surface: 'concrete' },
    }),
    ...rainPipe(variation.child('rain pipe'), -0.38 * width, -depth / 2, eaves),
  ];
  if (style.rise > 0)
    parts.push(
      part('gable', walls, (roof as ReturnType<typeof gableRoof>).triangle),
      part('chimney', { ...materials.clay('#8c4a38'), surface: 'brick wall' }, [
        moved(chamferedBox(0.6, 1.9, 0.6, 0.015), chimneyX, chimneyTop - 0.95, -0.12 * depth),
        moved(chamferedBox(0.72, 0.12, 0.72, 0.02), chimneyX, chimneyTop, -0.12 * depth),
      ]),
    );
  const shutters = windows.flatMap((window) => (window.shutters ? [window.shutters] : []));
  if (shutters.length > 0) parts.push(part('shutter', materials.paint(doorColor), shutters));
  return parts;
}
