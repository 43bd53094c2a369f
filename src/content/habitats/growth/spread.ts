import type { Stream } from '../../../core/stream.js';
import type { Clearing, Field } from '../habitat.js';

/** A place on the ground. */
export interface Site {
  readonly x: number;
  readonly z: number;
  /** Whether something else stands there. */
  readonly taken: boolean;
}

/** The share of places that is drawn evenly over the picture; the others are drawn evenly over the ground. */
const inPicture = 0.5;

/**
 * Places all over a field, denser toward the camera than evenly, so that the picture is filled.
 * @param count of places that are drawn: a few fewer are within the field
 */
export function spread(stream: Stream, field: Field, clearing: Clearing, count: number): Site[] {
  const sites: Site[] = [];
  const wide = field.halfWidth(field.far);
  for (let i = 0; i < count; i++) {
    const isEven = stream.float() >= inPicture;
    const depth = stream.float();
    const across = stream.uniform(-1, 1);
    // Evenly over the picture: what is near is seen larger.
    const z = field.near + (field.far - field.near) * (isEven ? depth : depth * depth);
    const half = field.halfWidth(z);
    if (isEven && Math.abs(across) * wide > half) continue;
    const x = across * (isEven ? wide : half);
    const [u, v] = [(x - clearing.x) / clearing.wide, (z - clearing.z) / clearing.deep];
    sites.push({ x, z, taken: u * u + v * v < 1 });
  }
  return sites;
}
