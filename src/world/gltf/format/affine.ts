import { type GltfNode, badModel } from './form.js';

/** x' = M x + t by rows: three of the matrix, each followed by its part of t. */
export type Affine = readonly number[];

export const unmoved: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** `inner` first, then `outer`. */
export function nested(outer: Affine, inner: Affine): Affine {
  const out = new Array<number>(12);
  for (let row = 0; row < 12; row += 4)
    for (let column = 0; column < 4; column++)
      out[row + column] =
        outer[row] * inner[column] +
        outer[row + 1] * inner[4 + column] +
        outer[row + 2] * inner[8 + column] +
        (column === 3 ? outer[row + 3] : 0);
  return out;
}

/** The determinant of the matrix: negative if it mirrors. */
export const determinant = (m: Affine): number =>
  m[0] * (m[5] * m[10] - m[6] * m[9]) -
  m[1] * (m[4] * m[10] - m[6] * m[8]) +
  m[2] * (m[4] * m[9] - m[5] * m[8]);

/**
 * The matrix for normals, 9 numbers by rows: the inverse transpose up to scale (the cofactor matrix), which exists for flattening maps,
 * too.
 */
export function normalMatrix(m: Affine): readonly number[] {
  const side = determinant(m) < 0 ? -1 : 1;
  const [a, b, c, , d, e, f, , g, h, i] = m;
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    c * h - b * i,
    a * i - c * g,
    b * g - a * h,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ].map((value) => side * value);
}

/** A node's transform (glTF 2.0, §3.5.3): its matrix, or scale, rotation and translation in this order. */
export function localTransform(
  node: Pick<GltfNode, 'translation' | 'rotation' | 'scale'> & { readonly matrix?: number[] | undefined },
  where: string,
): Affine {
  if (node.matrix) {
    const m = node.matrix; // by columns
    return [m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]];
  }
  const [qx, qy, qz, qw] = node.rotation;
  const square = qx * qx + qy * qy + qz * qz + qw * qw;
  if (!(square > 0 && square < Infinity))
    throw badModel(`has a rotation that is none at ${where}`, node.rotation);
  const [sx, sy, sz] = node.scale;
  const [tx, ty, tz] = node.translation;
  // Exporters round: the quaternion is brought to unit length here.
  const s = 2 / square;
  const [xx, yy, zz] = [s * qx * qx, s * qy * qy, s * qz * qz];
  const [xy, xz, yz] = [s * qx * qy, s * qx * qz, s * qy * qz];
  const [wx, wy, wz] = [s * qw * qx, s * qw * qy, s * qw * qz];
  return [
    (1 - yy - zz) * sx,
    (xy - wz) * sy,
    (xz + wy) * sz,
    tx,
    (xy + wz) * sx,
    (1 - xx - zz) * sy,
    (yz - wx) * sz,
    ty,
    (xz - wy) * sx,
    (yz + wx) * sy,
    (1 - xx - yy) * sz,
    tz,
  ];
}
