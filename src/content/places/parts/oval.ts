import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { Draft } from '../../../world/modeling/solids/draft.js';

/** A level ellipse that faces up, by its middle and half its sides. Meters. */
export function oval(x: number, z: number, wide: number, deep: number, y: number, count = 64): Mesh {
  const draft = new Draft();
  const up = [0, 1, 0] as const;
  const middle = draft.vertex([x, y, z], undefined, up);
  const rim = Array.from({ length: count }, (_, i) => {
    const turn = (360 * i) / count;
    return draft.vertex([x + wide * cosDegrees(turn), y, z + deep * sinDegrees(turn)], undefined, up);
  });
  rim.forEach((at, i) => draft.triangle(middle, rim[(i + 1) % count]!, at));
  return draft.mesh();
}
