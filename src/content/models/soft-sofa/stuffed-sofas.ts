import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import { beveledBox, cylinder, materials, smoothCurve, sphere, tube } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import type { Stream } from '../../../core/stream.js';
import { pillow } from '../parts/pillow.js';

/** The covers of a soft sofa. */
export interface Covers {
  readonly cover: Material;
  readonly cushion: Material;
  /** The material of loose cushions. */
  readonly accent: Material;
}

const lying = (mesh: Mesh): Mesh => turned(mesh, 'x', -90);
const standing = (mesh: Mesh, lean: number): Mesh => turned(mesh, 'x', -lean);
const inRow = (mesh: Mesh, count: number, step: number): Mesh =>
  merged(...Array.from({ length: count }, (_, i) => moved(mesh, (i - (count - 1) / 2) * step, 0, 0)));

/** Low feet that hardly show. */
function feet(width: number, depth: number): Part {
  const foot = cylinder(0.03, 0.06, 16);
  const pair = [-1, 1].map((side) =>
    bothSides(moved(foot, width / 2 - 0.12, 0.03, side * (depth / 2 - 0.12))),
  );
  return part('foot', materials.mattePlastic('#1d1a18'), pair);
}

/** Two or three overfull seats between arms that are pillows themselves. */
export function plushSofa(size: Stream, { cover, cushion, accent }: Covers): Part[] {
  const seats = size.choice([2, 3]);
  const each = size.uniform(0.62, 0.7);
  const depth = size.uniform(0.98, 1.06);
  const arm = size.uniform(0.25, 0.3);
  const seat = size.uniform(0.44, 0.48);
  const [inner, z] = [seats * each, depth / 2];
  const width = inner + 2 * arm;
  const piping = size.choice([0, 0.007]);
  const deep = 0.76;
  const armBody = moved(beveledBox(arm, 0.5, depth - 0.12, 0.11, 3), (inner + arm) / 2, 0.29, 0);
  const armPillow = moved(
    lying(pillow({ width: arm + 0.07, height: depth - 0.02, thick: 0.26, piping })),
    (inner + arm) / 2,
    0.55,
    0.02,
  );
  const back = pillow({ width: each + 0.04, height: 0.6, thick: 0.36, piping });
  const throwPillow = pillow({ width: 0.42, height: 0.42, thick: 0.18 });
  const seatCushion = inRow(
    moved(
      lying(pillow({ width: each + 0.02, height: deep, thick: 0.3, piping })),
      0,
      seat - 0.14,
      z + 0.03 - deep / 2,
    ),
    seats,
    each,
  );
  return [
    feet(width - 0.1, depth - 0.1),
    part('frame', cover, moved(beveledBox(inner + 0.1, 0.26, depth - 0.1, 0.06, 2), 0, 0.17, 0)),
    part('arm', cover, bothSides(armBody)),
    part('arm cushion', cover, bothSides(armPillow)),
    part('back', cover, moved(standing(beveledBox(width - 0.14, 0.74, 0.24, 0.11, 3), 8), 0, 0.42, 0.17 - z)),
    part('seat cushion', cushion, seatCushion),
    part('back cushion', cushion, inRow(moved(standing(back, 14), 0, seat + 0.26, 0.36 - z), seats, each)),
    part(
      'throw cushion',
      accent,
      moved(turned(standing(throwPillow, 24), 'y', -16), inner / 2 - 0.22, seat + 0.2, 0.62 - z),
    ),
  ];
}

/** Deep low blocks side by side, each with a thick cushion; one end is long enough to lie on. */
export function modularSofa(size: Stream, { cover, cushion, accent }: Covers): Part[] {
  const block = size.uniform(0.6, 0.66);
  const side = size.choice([-1, 1]);
  const low = size.uniform(0.56, 0.62);
  const wall = 0.17;
  const long = size.uniform(0.36, 0.44);
  const [half, z] = [1.5 * block, block / 2 + 0.06];
  const base = (deep: number): Mesh => beveledBox(block - 0.012, 0.24, deep, 0.05, 2);
  const seat = (deep: number): Mesh =>
    lying(pillow({ width: block + 0.01, height: deep, thick: 0.32, piping: 0.006 }));
  const deep = 2 * z;
  const back = beveledBox(block - 0.012, low, wall, 0.09, 3);
  const end = beveledBox(wall, low, deep + wall - 0.01, 0.09, 3);
  const loose = pillow({ width: block * 0.94, height: 0.52, thick: 0.3 });
  const small = pillow({ width: 0.42, height: 0.42, thick: 0.18 });
  const at = (i: number): number => (i - 1) * block;
  const lengths = [0, 1, 2].map((i) => deep + (at(i) * side > 0.1 ? long : 0));
  const frames = lengths.map((l, i) => moved(base(l), at(i), 0.13, l / 2 - z));
  const seatCushions = lengths.map((l, i) => moved(seat(l + 0.03), at(i), 0.32, l / 2 - z + 0.015));
  const footMesh = bothSides(moved(cylinder(0.03, 0.03, 16), half - 0.1, 0.015, -z + 0.1));
  return [
    part('frame', cover, frames),
    part('back', cover, inRow(moved(back, 0, low / 2, -z - wall / 2 + 0.01), 3, block)),
    part('arm', cover, bothSides(moved(end, half + wall / 2 - 0.012, low / 2 + 0.002, -wall / 2))),
    part('seat cushion', cushion, seatCushions),
    part('back cushion', cushion, inRow(moved(standing(loose, 16), 0, 0.66, 0.14 - z), 3, block)),
    part('throw cushion', accent, [
      moved(turned(standing(small, 26), 'y', 24), -0.3 * block - half / 3, 0.62, 0.4 - z),
      moved(turned(standing(small, 24), 'y', -14), half - 0.3, 0.62, 0.42 - z),
    ]),
    part('foot', materials.mattePlastic('#1d1a18'), footMesh),
  ];
}

/** A deep buttoned back that runs on into rolled arms of the same height, all thickly stuffed. */
export function tuftedSofa(size: Stream, { cover, cushion }: Covers): Part[] {
  const inner = size.uniform(1.25, 1.6);
  const depth = size.uniform(0.9, 0.96);
  const top = size.uniform(0.68, 0.74);
  const roll = 0.13;
  const z = depth / 2;
  const across = inner / 2 + roll * 0.7;
  const path = smoothCurve<Vec3>(5, [
    [across, top - roll, z - 0.08],
    [across, top - roll, 0],
    [across, top - roll, roll + 0.06 - z],
    [across - roll * 0.7, top - roll, roll * 0.9 - z],
    [0, top - roll, roll * 0.9 - z],
    [roll * 0.7 - across, top - roll, roll * 0.9 - z],
    [-across, top - roll, roll + 0.06 - z],
    [-across, top - roll, 0],
    [-across, top - roll, z - 0.08],
  ]);
  const columns = Math.round(inner / 0.24);
  const tufts = [0.45, -0.05, -0.55]
    .flatMap((up, row) =>
      Array.from({ length: columns + (row % 2) }, (_, i) => {
        const step = 1.84 / columns;
        return [(i - (columns + (row % 2) - 1) / 2) * step, up] as const;
      }),
    )
    .filter(([x]) => Math.abs(x) < 0.93);
  const [high, thick] = [top - 0.26, 0.24];
  const place = (mesh: Mesh): Mesh => moved(standing(mesh, 6), 0, top - high / 2 - 0.03, roll * 1.35 - z);
  const buttons = tufts.map(([x, y]) =>
    moved(sphere(0.013, 10), (x * (inner + 0.06)) / 2, (y * high) / 2, 0.2 * thick),
  );
  const panelOf = beveledBox(roll * 1.35, top - roll, depth - 0.12, 0.05, 3);
  const seats = inner > 1.45 ? 3 : 2;
  const each = inner / seats;
  const deep = 0.66;
  const seatCushionMesh = inRow(
    moved(
      lying(pillow({ width: each + 0.015, height: deep, thick: 0.26, piping: 0.007 })),
      0,
      0.34,
      z - deep / 2 + 0.01,
    ),
    seats,
    each,
  );
  return [
    feet(inner + 0.2, depth),
    part('frame', cover, moved(beveledBox(inner + 0.16, 0.24, depth - 0.08, 0.04, 2), 0, 0.17, 0)),
    part('arm', cover, bothSides(moved(panelOf, across - 0.01, (top - roll) / 2 + 0.045, -0.01))),
    part('roll', cover, tube(path, roll, 20, { caps: 'round' })),
    part('rear', cover, moved(beveledBox(inner + 0.1, top - 0.16, 0.14, 0.05, 2), 0, top / 2, 0.1 - z)),
    part('back', cover, place(pillow({ width: inner + 0.06, height: high, thick, tufts }))),
    part('button', cushion, place(merged(...buttons))),
    part('seat cushion', cover, seatCushionMesh),
  ];
}
