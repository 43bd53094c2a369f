import { atan, tau } from '../../../core/math/index.js';
import type { Target } from '../../../kernels/raster/target.js';
import type { Lamp, Sun } from '../../light/environment.js';
import type { Camera, Scene } from '../../scene.js';
import { add, length, scale, subtract, type Vec3 } from '../../vector.js';
import type { FrameMaker } from '../frame-maker.js';
import type { View } from '../geometry/camera.js';
import { keySize, lightWorkspace } from './light-planes.js';

/** The sun is seen from so many times the radius of what matters away: near enough to parallel. */
const far = 100;
/** Degrees of the widest view of a lamp. */
const widest = 110;

/** A sphere about all whose shadows matter. */
export interface Focus {
  readonly center: Vec3;
  /** Meters. */
  readonly radius: number;
}

/** How the key light sees, and how large it is. */
export interface KeyView {
  readonly view: View;
  /** Meters; of a sun, at the view's distance. */
  readonly radius: number;
}

/** Draws how near the nearest surface is that keeps the key light away, in a perspective view from the light. */
export function drawKeyView(
  maker: FrameMaker,
  scene: Scene,
  key: Sun | Lamp,
  { center, radius }: Focus,
  map: number,
): KeyView {
  const position = key.kind === 'sun' ? add(center, scale(key.direction, far * radius)) : key.position;
  const distance = length(subtract(position, center));
  const overhead = Math.abs(position[1] - center[1]) > 0.99 * distance;
  const camera: Camera = {
    position,
    target: center,
    ...(overhead && { up: [0, 0, -1] as const }),
    fieldOfView: Math.min(widest, (720 * atan(radius / distance)) / tau),
    near: key.kind === 'sun' ? distance / 10 : Math.max(0.02, distance / 50),
    far: 20 * distance,
  };
  const division = { width: keySize, height: keySize, samples: 1 } as const;
  const objects = scene.objects.filter(({ casts }) => casts !== false);
  const frame = maker.prepare({ ...scene, objects, camera }, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, (target) => keep(target, map));
  return { view: frame.view, radius: key.kind === 'sun' ? key.radius * distance : key.radius };
}

/** Keeps the depths of a band of the map; nothing lies beyond the columns that were drawn. */
function keep({ top, rows, from, to, depth }: Target, map: number): void {
  const { floats } = lightWorkspace().memory;
  const first = (map >> 2) + top * keySize;
  floats.fill(0, first, first + rows * keySize);
  for (let row = 0; row < rows; row++) {
    const at = row * keySize;
    floats.set(depth.subarray(at + from, at + to), first + at + from);
  }
}
