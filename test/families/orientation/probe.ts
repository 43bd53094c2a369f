import { merged, moved, box } from '../../../src/world/modeling/index.js';
import type { Material } from '../../../src/world/material.js';
import type { Model } from '../../../src/world/model.js';
import type { Raster } from '../../../src/draw/raster.js';

const paint = (red: number, green: number, blue: number): Material => ({
  baseColor: [0, 0, 0],
  metallic: 0,
  roughness: 1,
  emissive: [red, green, blue],
});

/** A pole with a red ball-like knob in front, a green one on top and a blue one on its own left. All glow: no shading. */
export const probe: Model = {
  category: 'probe',
  broadClass: 'miscellaneous',
  hasFront: true,
  hasUp: true,
  parts: [
    { name: 'front', mesh: moved(box(0.3, 0.3, 0.3), 0, 1, 0.8), material: paint(1, 0, 0) },
    { name: 'top', mesh: moved(box(0.3, 0.3, 0.3), 0, 1.8, 0), material: paint(0, 1, 0) },
    { name: 'left', mesh: moved(box(0.3, 0.3, 0.3), 0.8, 1, 0), material: paint(0, 0, 1) },
    {
      name: 'rest',
      mesh: merged(
        moved(box(0.3, 0.3, 0.3), 0, 0.2, 0),
        moved(box(0.3, 0.3, 0.3), 0, 1, -0.8),
        moved(box(0.3, 0.3, 0.3), -0.8, 1, 0),
      ),
      material: paint(0.05, 0.05, 0.05),
    },
  ],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly pixels: number;
}

/** The middle of the pixels of a pure color, right and up of the picture's middle, or undefined where none are seen. */
export function spot({ width, height, data }: Raster, channel: 0 | 1 | 2): Spot | undefined {
  let [x, y, pixels] = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const [own, ...others] = [0, 1, 2].map((i) => data[3 * at + ((channel + i) % 3)]);
    if (own < 180 || others.some((value) => value > 90)) continue;
    x += (at % width) + 0.5 - width / 2;
    y += height / 2 - Math.floor(at / width) - 0.5;
    pixels++;
  }
  return pixels === 0 ? undefined : { x: x / pixels, y: y / pixels, pixels };
}
