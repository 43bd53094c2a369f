import type { Draw } from './draws.js';
import type { TriangleReader } from './triangle-reader.js';

type Normal = { normalX: number; normalY: number; normalZ: number };

/** The interpolated normal of what was read, turned into the world, of any length. */
export function readNormal({ normals, rotation: r }: Draw, reader: TriangleReader, out: Normal): void {
  const { at } = reader;
  const a = 3 * reader.a;
  const b = 3 * reader.b;
  const c = 3 * reader.c;
  const x = at[0] * normals[a] + at[1] * normals[b] + at[2] * normals[c];
  const y = at[0] * normals[a + 1] + at[1] * normals[b + 1] + at[2] * normals[c + 1];
  const z = at[0] * normals[a + 2] + at[1] * normals[b + 2] + at[2] * normals[c + 2];
  out.normalX = r[0] * x + r[1] * y + r[2] * z;
  out.normalY = r[3] * x + r[4] * y + r[5] * z;
  out.normalZ = r[6] * x + r[7] * y + r[8] * z;
}

/** The same of unit length and toward the side that is seen; 0 where normals cancel. Returns the record that it writes. */
export function readUnitNormal(draw: Draw, reader: TriangleReader): Readonly<Normal> {
  readNormal(draw, reader, unit);
  const { normalX: x, normalY: y, normalZ: z } = unit;
  const size = Math.sqrt(x * x + y * y + z * z);
  const turned = size > 0 ? reader.side / size : 0;
  unit.normalX = x * turned;
  unit.normalY = y * turned;
  unit.normalZ = z * turned;
  return unit;
}

const unit: Normal = { normalX: 0.1, normalY: 0.1, normalZ: 0.1 };
