import { sin, type Stream, tau } from '../../../core/index.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { moved, type Mesh } from '../../../world/modeling/index.js';
import { RoomLight, type LightPanel, type RoomSide } from '../../../world/light/room-light.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import { plain, printed, type Look } from './looks.js';
import type { Layout } from './layout.js';
import { block, level, overhead, pierced, type Hole } from './plates.js';
import { onWall, span, type Extent, type WallSide } from './walls.js';
import { windowPieces } from './window.js';

/** Pixels along each side of the picture behind windows. */
const outlookSide = 64;

/**
 * The outlook through a window in daylight, out of focus: sky, and trees or roofs in front of it.
 * @param light the radiance of the sky there
 */
function outlook(variation: Stream, light: Vec3): Look {
  const image = outlookPicture(variation);
  return printed('outlook', {
    baseColor: [0, 0, 0],
    metallic: 0,
    roughness: 0.05,
    emissive: light,
    emissiveTexture: { image, wrapS: 'clamp', wrapT: 'clamp' },
  });
}

function outlookPicture(variation: Stream): Raster {
  const raster = createRaster(outlookSide, outlookSide, 3);
  const skyline = variation.uniform(0.3, 0.6);
  const green = variation.float() < 0.65;
  const waves = [1, 2, 3, 5].map((turns) => ({
    turns: turns * variation.uniform(0.7, 1.3),
    phase: variation.uniform(0, tau),
    high: 0.09 / turns,
  }));
  for (let x = 0; x < outlookSide; x++) {
    const u = x / outlookSide;
    const bumps = waves.reduce((sum, { turns, phase, high }) => sum + high * sin(turns * tau * u + phase), 0);
    const edge = 1 - skyline + (green ? bumps : Math.round(bumps * 14) / 20);
    for (let y = 0; y < outlookSide; y++) {
      const v = y / outlookSide;
      const below = Math.min(1, Math.max(0, (v - edge) * 9 + 0.5));
      const dapple = green ? 0.82 + 0.18 * sin(19 * u + 4 * sin(23 * v)) : 1;
      const sky = [235 - 25 * (1 - v), 242 - 14 * (1 - v), 255];
      const trees = green ? [104 * dapple, 128 * dapple, 80 * dapple] : [150, 138, 128];
      for (let k = 0; k < 3; k++)
        raster.data[3 * (y * outlookSide + x) + k] = Math.round(sky[k] + (trees[k] - sky[k]) * below);
    }
  }
  return raster;
}

/** A window in a wall, in the wall's axes. */
export interface RoomWindow extends Hole {
  readonly wall: WallSide;
  /** Panes across and up. Default 2 and 2 */
  readonly bars?: readonly [number, number];
}

/** A flat light in the ceiling, by its middle and sides. */
export interface CeilingPanel {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** A room around the stand. */
export interface RoomPlan extends Extent {
  readonly height: number;
  readonly floor: Look;
  /** Default: wall paint */
  readonly walls?: Look;
  /** The wall behind, where it is not as the others. */
  readonly backWall?: Look;
  /** Default: ceiling paint */
  readonly ceiling?: Look;
  readonly windows?: readonly RoomWindow[];
  /** Other holes in walls, for doors. */
  readonly holes?: readonly (Hole & { readonly wall: WallSide })[];
  readonly panels?: readonly CeilingPanel[];
  /** The boards along the foot of the walls. Default: none */
  readonly baseboard?: Look;
  readonly frames?: Look;
  /** Radiance of windows and of panels. */
  readonly daylight?: Vec3;
  readonly lamplight?: Vec3;
}

const wallSides: readonly WallSide[] = ['back', 'left', 'right'];

/** Walls go on so far above the ceiling, for cameras that look down from above it. */
const above = 10;

/** Builds floor, walls, ceiling, windows and lamps, and finds their light. At least one window or panel. */
export function room(layout: Layout, variation: Stream, plan: RoomPlan): RoomLight {
  const { left, right, back, front, height, floor } = plan;
  const { walls = layout.look('wall paint'), ceiling = layout.look('ceiling paint') } = plan;
  const { windows = [], holes = [], panels = [], baseboard, frames = ceiling } = plan;
  const { daylight = [6, 6.4, 7], lamplight = [7, 6.6, 5.9] } = plan;
  layout.shell(floor, level(-left, right, -back, front));
  layout.shell(ceiling, overhead(-left, right, -back, front, height));
  for (const wall of wallSides) {
    const [from, to] = span(wall, plan);
    const own = [...windows, ...holes].filter((hole) => hole.wall === wall);
    const look = wall === 'back' ? (plan.backWall ?? walls) : walls;
    const meshes = pierced(from, to, 0, height + above, own);
    layout.shell(look, ...meshes.map((mesh) => onWall(mesh, wall, plan)));
    if (baseboard) layout.shell(baseboard, ...boards(from, to, own).map((mesh) => onWall(mesh, wall, plan)));
  }
  const seen = windows.length > 0 && outlook(variation.child('outlook'), scale(daylight, 0.4));
  for (const hole of windows) {
    const pieces = windowPieces(hole, hole.bars ?? [2, 2]);
    const put = (mesh: Mesh): Mesh => onWall(mesh, hole.wall, plan);
    layout.shell(walls, ...pieces.reveal.map(put));
    layout.shell(frames, ...pieces.frame.map(put));
    if (seen) layout.shell(seen, put(pieces.panes));
  }
  const glow = plain('lamp', {
    baseColor: [0.8, 0.8, 0.8],
    metallic: 0,
    roughness: 0.6,
    emissive: lamplight,
  });
  for (const { x, z, width, depth } of panels) {
    const [x0, x1, z0, z1] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2];
    layout.shell(glow, overhead(x0, x1, z0, z1, height - 0.012));
    layout.shell(ceiling, overhead(x0 - 0.03, x1 + 0.03, z0 - 0.03, z1 + 0.03, height - 0.008));
  }
  const lights = [
    ...windows.map((hole) => windowPanel(hole, daylight)),
    ...panels.map(({ x, z, width, depth }): LightPanel => ({
      side: 'ceiling',
      at: [x, z],
      size: [width, depth],
      color: lamplight,
    })),
  ];
  const [first, ...others] = lights.map((panel) => (layout.side < 0 ? mirrored(panel) : panel));
  const colors = {
    left: walls.color,
    right: walls.color,
    front: walls.color,
    back: (plan.backWall ?? walls).color,
    floor: floor.color,
    ceiling: ceiling.color,
  };
  return new RoomLight({
    middle: [(layout.side * (right - left)) / 2, (front - back) / 2],
    size: [left + right, height, back + front],
    colors,
    panels: [first, ...others],
  });
}

function windowPanel({ wall, x0, x1, y0, y1 }: RoomWindow, color: Vec3): LightPanel {
  const along = (x0 + x1) / 2;
  // A wall's own x runs along −Z on the left and along +Z on the right.
  const at = wall === 'left' ? -along : along;
  return { side: wall, at: [at, (y0 + y1) / 2], size: [x1 - x0, y1 - y0], color };
}

const opposite: Partial<Record<RoomSide, RoomSide>> = { left: 'right', right: 'left' };

function mirrored(panel: LightPanel): LightPanel {
  const side = opposite[panel.side];
  return side ? { ...panel, side } : { ...panel, at: [-panel.at[0], panel.at[1]] };
}

/** Boards along the foot of a wall, but not across what reaches the floor. */
function boards(from: number, to: number, holes: readonly Hole[]): Mesh[] {
  const gaps = holes.filter(({ y0 }) => y0 <= 0.05).sort((a, b) => a.x0 - b.x0);
  const ends = [from, ...gaps.flatMap(({ x0, x1 }) => [x0, x1]), to];
  const out: Mesh[] = [];
  for (let i = 0; i + 1 < ends.length; i += 2) {
    out.push(block(ends[i], ends[i + 1], 0, 0.09, 0, 0.014));
    out.push(moved(block(ends[i], ends[i + 1], 0, 0.012, 0, 0.009), 0, 0.09, 0));
  }
  return out;
}
