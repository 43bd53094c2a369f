import type { Light } from '../../../src/world/light/environment.js';
import type { Reflections } from '../../../src/world/light/reflections.js';

/** Reads between maps. @param x, y, z the mirror's direction @param roughness 0 to 1, perceptual */
export function readReflections(
  { maps }: Reflections,
  x: number,
  y: number,
  z: number,
  roughness: number,
  out: Light,
): void {
  const steps = maps.length - 1;
  const place = roughness * steps;
  const first = place < steps ? place | 0 : steps - 1;
  const next = place - first;
  maps[first].read(x, y, z, out);
  if (next === 0) return;
  const { red, green, blue } = out;
  maps[first + 1].read(x, y, z, out);
  out.red = red + next * (out.red - red);
  out.green = green + next * (out.green - green);
  out.blue = blue + next * (out.blue - blue);
}
