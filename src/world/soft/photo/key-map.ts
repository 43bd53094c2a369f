import { atan, tau } from '../../../core/math/index.js';
import type { Lamp, Sun } from '../../light/environment.js';
import type { Scene } from '../../scene.js';
import { add, length, scale, subtract, type Vec3 } from '../../vector.js';
import type { View } from '../geometry/camera.js';
import type { FrameMaker } from '../frame-maker.js';

/** Texels a side. */
const size = 1024;
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

/** What the key light sees: how near the nearest surface is, in a perspective view. */
export class KeyMap {
  readonly size = size;
  /** 1 / depth, meters, by rows; what is behind everything is nearly 0. */
  readonly depth = new Float32Array(size * size);
  view!: View;
  /** The light's radius in meters; of a sun, at the view's distance. */
  radius = 0.1;

  draw(maker: FrameMaker, scene: Scene, key: Sun | Lamp, { center, radius }: Focus): void {
    const position = key.kind === 'sun' ? add(center, scale(key.direction, far * radius)) : key.position;
    const distance = length(subtract(position, center));
    this.radius = key.kind === 'sun' ? key.radius * distance : key.radius;
    const angle = (2 * 360 * atan(radius / distance)) / tau;
    const overhead = Math.abs(position[1] - center[1]) > 0.99 * distance;
    const casters = scene.objects.filter(({ casts }) => casts !== false);
    const camera = {
      position,
      target: center,
      ...(overhead && { up: [0, 0, -1] as const }),
      fieldOfView: Math.min(widest, angle),
      near: key.kind === 'sun' ? distance / 10 : Math.max(0.02, distance / 50),
      far: 20 * distance,
    };
    const division = { width: size, height: size, samples: 1 } as const;
    const frame = maker.prepare({ ...scene, objects: casters, camera }, division, {
      shadows: false,
      shaded: false,
    });
    this.view = frame.view;
    maker.bands(frame, division, false, ({ top, rows, depth }) =>
      this.depth.set(depth.subarray(0, rows * size), top * size),
    );
  }
}
