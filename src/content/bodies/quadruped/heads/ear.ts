import {
  ellipse,
  loft,
  materials,
  mixed,
  smoothSections,
  turnMatrix,
  type Ring,
} from '../../../../world/modeling/index.js';
import type { Mesh } from '../../../../world/mesh.js';
import type { Part } from '../../../../world/model.js';
import { compose, type Mat3 } from '../../../../world/pose.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { Side } from '../../side.js';
import type { EarForm } from './form.js';

/** Along the ear: the share of its length and of its width. */
const outlines: Record<EarForm['shape'], readonly (readonly [along: number, width: number])[]> = {
  pointed: [[-0.06, 0.7], [0.2, 1], [0.45, 0.86], [0.72, 0.52], [0.92, 0.2], [1, 0.05]],
  round: [[-0.06, 0.6], [0.2, 0.92], [0.45, 1], [0.7, 0.9], [0.88, 0.62], [0.97, 0.3], [1, 0.08]],
  leaf: [[-0.06, 0.34], [0.18, 0.78], [0.42, 1], [0.68, 0.82], [0.9, 0.4], [1, 0.07]],
  long: [[-0.04, 0.5], [0.15, 0.72], [0.45, 1], [0.74, 0.92], [0.92, 0.52], [1, 0.12]],
  fan: [[-0.03, 0.5], [0.12, 0.82], [0.38, 1], [0.68, 0.88], [0.9, 0.52], [1, 0.14]],
}; // prettier-ignore

/** The left ear along +y from its root, its opening to +z, its outer edge to +x. */
export function leftEar(
  { shape, length, width }: EarForm,
  size: number,
  coat: string,
  inner: string,
): Omit<Part, 'name'>[] {
  const thin = shape === 'fan' ? 0.07 : 0.2;
  const leaf = (share: number, before: number): Mesh => {
    const rings = outlines[shape].map(([along, wide]): Ring =>
      ellipse(2, 2, 12).map(([c, s]): Vec3 => {
        const half = 0.5 * width * wide * share * size;
        const cup = 0.5 * half * c * c; // its edges stand forward
        return [
          half * c,
          along * length * size * (0.06 + 0.94 * share),
          half * thin * s + cup + before * width * size,
        ];
      }),
    );
    return loft(smoothSections(rings, 2), { crease: 80 });
  };
  return [
    { mesh: leaf(1, 0), material: materials.fur(coat) },
    { mesh: leaf(0.74, thin * 0.42), material: materials.fur(mixed(inner, coat, 0.15)) },
  ];
}

/** How an ear stands at rest, in the body's axes. */
export function earTurn({ lean: [out, back], turn = 25 }: EarForm, side: Side): Mat3 {
  const left = compose(compose(turnMatrix('y', turn), turnMatrix('x', -back)), turnMatrix('z', -out));
  return side === 'left' ? left : mirroredTurn(left);
}

/** The turn seen in a mirror. */
const mirroredTurn = (m: Mat3): Mat3 => [m[0], -m[1], -m[2], -m[3], m[4], m[5], -m[6], m[7], m[8]];
