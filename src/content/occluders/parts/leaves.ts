import type { Stream } from '../../../core/stream.js';
import { organic, part, type Part, type Shape } from '../../../world/modeling/index.js';
import { normalize, type Vec3 } from '../../../world/vector.js';
import { leafMaterial, shadeMaterial, squares } from '../../places/parts/foliage.js';
import { shrubKinds } from '../../places/parts/tree-kinds.js';

/** A body of leaves. Meters. */
interface Leafage {
  /** The core that no light comes through: a body inside the leaves. */
  readonly core: Shape;
  /** A point on the outside, dealt evenly, and which way it faces, of unit length. */
  readonly outside: (stream: Stream) => { readonly at: Vec3; readonly normal: Vec3 };
  /** The number of squares with twigs. */
  readonly count: number;
  /** The side of a square. */
  readonly side: number;
}

/** The depth of twigs under the outside, as a share of a square's side. */
const depth = 0.5;

/** Dense leaves about a dark core, as of a clipped shrub: no light comes through, and its outline is ragged by its leaves alone. */
export function leaves({ core, outside, count, side }: Leafage, variation: Stream): Part[] {
  const look = variation.child('look');
  const kind = look.choice(shrubKinds);
  const fresh = look.uniform(0.75, 1.1);
  const tint: Vec3 = [kind.tint[0] * fresh, kind.tint[1] * fresh, kind.tint[2] * fresh];
  const grown = variation.child('twigs');
  const mesh = squares(grown, count, side, () => {
    const { at, normal } = outside(grown);
    const under = depth * side * grown.float();
    return {
      at: [at[0] - under * normal[0], at[1] - under * normal[1], at[2] - under * normal[2]],
      normal: normalize([normal[0], normal[1] + 0.25, normal[2]]),
      light: (1.1 - (0.7 * under) / (depth * side)) * (0.85 + 0.15 * normal[1]),
    };
  });
  return [
    part('leaves', leafMaterial(variation.child('leaf'), tint, kind.leaf), mesh),
    part('shade', shadeMaterial(tint), organic([core], { cell: side / 3, blend: 0.01 })),
  ];
}
