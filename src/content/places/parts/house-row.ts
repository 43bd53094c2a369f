import { points, type Stream } from '../../../core/index.js';
import { moved, type Mesh } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { blackMetal, darkGlass, type Look, plain, solid, whitePaint } from './looks.js';
import { block, overhead, pierced, reveal, upright, type Hole } from './plates.js';
import { windowPieces } from './window.js';

/** A house in a row, seen from the street. Meters. */
interface House {
  readonly x0: number;
  readonly x1: number;
  /** The z of its front. */
  readonly z: number;
  readonly stories: number;
  readonly wall: Look;
  readonly plinth: Look;
  /** Whether its ground floor has a shop's windows. Default false */
  readonly shop?: boolean;
  /** Whether there is light behind some windows. Default false */
  readonly night?: boolean;
}

const story = 3.05;
const ground = 3.4;

/** The height of a house of so many stories. */
const houseHeight = (stories: number): number => ground + (stories - 1) * story + 0.5;

const doors = ['#2f4a3d', '#6b2d2a', '#2c3e57', '#4a3828', '#1f2326', '#7a6a4a'];

/** The front of a house that faces +Z: windows in rows, a door, plinth and cornice. */
function facade(layout: Layout, variation: Stream, house: House): void {
  const { x0, x1, z, stories, wall, plinth, shop = false, night = false } = house;
  const high = houseHeight(stories);
  const columns = Math.max(2, Math.round((x1 - x0) / 2.6));
  const step = (x1 - x0) / columns;
  const wide = variation.uniform(1, 1.3);
  const doorAt = variation.below(columns);
  const frames = variation.float() < 0.75 ? whitePaint : blackMetal;
  const bars: readonly [number, number] = variation.choice(points('2,2 2,1 1,2 2,3'));
  const windows: Hole[] = [];
  const others: Hole[] = [];
  for (let row = 0; row < stories; row++)
    for (let column = 0; column < columns; column++) {
      const x = x0 + (column + 0.5) * step;
      const y = row === 0 ? 1.05 : ground + (row - 1) * story + 0.75;
      if (row > 0 || (!shop && column !== doorAt))
        windows.push({ x0: x - wide / 2, x1: x + wide / 2, y0: y, y1: y + 1.6 });
      else if (column === doorAt) others.push({ x0: x - 0.52, x1: x + 0.52, y0: 0.16, y1: 2.45 });
      else others.push({ x0: x - 0.42 * step, x1: x + 0.42 * step, y0: 0.5, y1: 2.75 });
    }
  const put = (mesh: Mesh): Mesh => moved(mesh, 0, 0, z);
  layout.add(wall, ...pierced(x0, x1, 0, high, [...windows, ...others]).map(put));
  const sill = layout.look('kerbstone');
  const lit = variation.child('curtains');
  for (const hole of windows) {
    const pieces = windowPieces(hole, bars, 0.18);
    layout.add(wall, ...pieces.reveal.map(put));
    layout.add(frames, ...pieces.frame.slice(0, 4).map(put), ...pieces.frame.slice(5).map(put));
    layout.add(sill, put(pieces.frame[4]));
    const awake = night && lit.float() < 0.35;
    layout.add(awake ? lamplit : darkGlass, put(pieces.panes));
    if (lit.float() < 0.6) layout.add(blind, ...blinds(hole, lit).map(put));
  }
  const tinted: Look = layout.look('painted wood', 'door', variation.choice(doors));
  for (const hole of others) {
    layout.add(wall, ...reveal(hole, 0.25).map(put));
    if (hole.y0 < 0.3) {
      layout.add(tinted, ...doorLeaf(hole).map(put));
      layout.add(plinth, put(block(hole.x0 - 0.1, hole.x1 + 0.1, 0, 0.16, -0.25, 0.32)));
    } else {
      const panes = upright(hole.x0, hole.x1, hole.y0, hole.y1, -0.2);
      layout.add(night ? lamplit : darkGlass, put(panes));
      layout.add(tinted, ...shopFrame(hole).map(put));
    }
  }
  const base = others.map((hole) => ({ ...hole, y1: 0.55 })).filter(({ y0 }) => y0 < 0.3);
  for (const mesh of pierced(x0, x1, 0, 0.55, base)) layout.add(plinth, moved(mesh, 0, 0, z + 0.03));
  for (const [from, to] of gapsBetween(x0, x1, base))
    layout.add(plinth, put(block(from, to, 0.53, 0.551, 0, 0.032)));
  const lowerSill = put(block(x0, x1, high - 0.55, high - 0.35, 0, 0.12));
  layout.add(sill, put(block(x0, x1, high - 0.35, high, 0, 0.28)), lowerSill);
  layout.add(sill, put(block(x0, x1, ground - 0.12, ground + 0.04, 0, 0.07)));
  layout.add(sill, put(overhead(x0, x1, 0, 0.28, high - 0.35)));
}

const lamplit = plain('lit window', {
  baseColor: [0.02, 0.02, 0.02],
  metallic: 0,
  roughness: 0.1,
  emissive: [0.42, 0.27, 0.13],
});
const blind = solid('blind', [0.62, 0.6, 0.55], 0.8);

/** A blind drawn down some way, or curtains at both sides, behind the panes' plane as it looks from the street. */
function blinds({ x0, x1, y0, y1 }: Hole, variation: Stream): Mesh[] {
  const z = -0.168;
  if (variation.float() < 0.5)
    return [upright(x0 + 0.05, x1 - 0.05, y1 - variation.uniform(0.2, 0.9), y1 - 0.05, z)];
  const wide = variation.uniform(0.14, 0.26);
  return [
    upright(x0 + 0.05, x0 + 0.05 + wide, y0 + 0.05, y1 - 0.05, z),
    upright(x1 - 0.05 - wide, x1 - 0.05, y0 + 0.05, y1 - 0.05, z),
  ];
}

function doorLeaf({ x0, x1, y0, y1 }: Hole): Mesh[] {
  const z = -0.2;
  const middle = y1 - 0.45;
  const panels = [
    [x0 + 0.16, x1 - 0.16, y0 + 0.2, y0 + 0.85],
    [x0 + 0.16, x1 - 0.16, y0 + 1, middle - 0.12],
  ] as const;
  return [
    upright(x0, x1, y0, y1, z),
    block(x0, x1, middle - 0.03, middle + 0.03, z, z + 0.04),
    ...panels.flatMap(([a, b, c, d]) => [
      block(a, b, c, c + 0.03, z, z + 0.02),
      block(a, b, d - 0.03, d, z, z + 0.02),
      block(a, a + 0.03, c, d, z, z + 0.02),
      block(b - 0.03, b, c, d, z, z + 0.02),
    ]),
  ];
}

const shopFrame = ({ x0, x1, y0, y1 }: Hole): Mesh[] => [
  block(x0, x1, y0, y0 + 0.07, -0.2, -0.12),
  block(x0, x1, y1 - 0.07, y1, -0.2, -0.12),
  block(x0, x0 + 0.06, y0, y1, -0.2, -0.12),
  block(x1 - 0.06, x1, y0, y1, -0.2, -0.12),
  block((x0 + x1) / 2 - 0.03, (x0 + x1) / 2 + 0.03, y0, y1, -0.2, -0.13),
  block(x0 - 0.1, x1 + 0.1, y1 + 0.05, y1 + 0.5, 0, 0.09),
];

function gapsBetween(x0: number, x1: number, holes: readonly Hole[]): (readonly [number, number])[] {
  const ends = [x0, ...holes.flatMap((hole) => [hole.x0, hole.x1]), x1];
  const out: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < ends.length; i += 2) out.push([ends[i], ends[i + 1]]);
  return out;
}

/** Houses side by side from −half to half, their fronts at z. Those far aside have coarser parts. Meters. */
export function houseRow(layout: Layout, variation: Stream, half: number, z: number, night = false): void {
  let x = -half - variation.uniform(0, 6);
  for (let i = 0; x < half; i++) {
    const own = variation.child('house', i);
    const width = own.uniform(8, 14);
    facade(layout, own, {
      x0: x,
      x1: x + width,
      z: z + own.choice([0, 0, -0.25]),
      stories: own.choice([2, 3, 3, 4]),
      wall: layout.look(own.choice(['brick', 'brick', 'brick', 'stucco', 'stucco'] as const), i % 4),
      plinth: layout.look('concrete'),
      shop: own.float() < 0.3,
      night,
    });
    x += width;
  }
}
