import { box, merged, moved } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';

/** Level slots one below the other about the origin, facing both ways along z, such as air leaves a casing by. Meters. */
export function slots(count: number, width: number, pitch: number, share = 0.5, depth = 0.004): Mesh {
  const slot = box(width, share * pitch, depth);
  return merged(...Array.from({ length: count }, (_, i) => moved(slot, 0, ((count - 1) / 2 - i) * pitch, 0)));
}
