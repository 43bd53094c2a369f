import { tangentsOf } from '../../../src/world/render/shade/metallic/metallic-parts.js';
import type { View } from '../../../src/world/render/geometry/camera.js';
import type { Draw } from '../../../src/world/render/geometry/draws.js';
import { readNormal, type TriangleReader } from '../../../src/world/render/geometry/triangle-reader.js';
import { secondPlace, type Shader, type SurfacePoint } from '../shading/point.js';

/** What a shader wants to know of the point of the picture that was read: all but its light. */
export function readPoint(
  draw: Draw,
  reader: TriangleReader,
  { rays, centerX, centerY }: View,
  shader: Shader,
  point: SurfacePoint,
): void {
  const across = reader.x - centerX;
  const up = centerY - reader.y;
  point.viewX = -(rays[3] + across * rays[6] + up * rays[9]);
  point.viewY = -(rays[4] + across * rays[7] + up * rays[10]);
  point.viewZ = -(rays[5] + across * rays[8] + up * rays[11]);
  point.side = reader.side;
  readNormal(draw, reader, point);
  readColor(draw, reader, point);
  if (shader.usesUv) {
    readUv(draw.uvs, reader, point);
    readUv(draw.secondUvs, reader, secondPlace);
  }
  if (shader.usesTangent) readTangent(draw, reader, point);
}

/** The vertex color there, white if there is none. */
function readColor({ colors }: Draw, reader: TriangleReader, point: SurfacePoint): void {
  if (!colors) {
    point.vertexRed = point.vertexGreen = point.vertexBlue = 1;
    return;
  }
  const { at } = reader;
  const a = 3 * reader.a;
  const b = 3 * reader.b;
  const c = 3 * reader.c;
  const per = 1 / (at[0] + at[1] + at[2]);
  point.vertexRed = (at[0] * colors[a] + at[1] * colors[b] + at[2] * colors[c]) * per;
  point.vertexGreen = (at[0] * colors[a + 1] + at[1] * colors[b + 1] + at[2] * colors[c + 1]) * per;
  point.vertexBlue = (at[0] * colors[a + 2] + at[1] * colors[b + 2] + at[2] * colors[c + 2]) * per;
}

/** The texture coordinates and how they move from pixel to pixel: the derivative of a quotient of linear functions. */
export function readUv(uvs: Float32Array | undefined, reader: TriangleReader, point: SurfacePoint): void {
  if (!uvs) {
    point.u = point.v = point.dudx = point.dvdx = point.dudy = point.dvdy = 0;
    return;
  }
  const { at, byX, byY } = reader;
  const a = 2 * reader.a;
  const b = 2 * reader.b;
  const c = 2 * reader.c;
  const per = 1 / (at[0] + at[1] + at[2]);
  const totalX = byX[0] + byX[1] + byX[2];
  const totalY = byY[0] + byY[1] + byY[2];
  const u = (at[0] * uvs[a] + at[1] * uvs[b] + at[2] * uvs[c]) * per;
  const v = (at[0] * uvs[a + 1] + at[1] * uvs[b + 1] + at[2] * uvs[c + 1]) * per;
  point.u = u;
  point.v = v;
  point.dudx = (byX[0] * uvs[a] + byX[1] * uvs[b] + byX[2] * uvs[c] - u * totalX) * per;
  point.dvdx = (byX[0] * uvs[a + 1] + byX[1] * uvs[b + 1] + byX[2] * uvs[c + 1] - v * totalX) * per;
  point.dudy = (byY[0] * uvs[a] + byY[1] * uvs[b] + byY[2] * uvs[c] - u * totalY) * per;
  point.dvdy = (byY[0] * uvs[a + 1] + byY[1] * uvs[b + 1] + byY[2] * uvs[c + 1] - v * totalY) * per;
}

/** The interpolated tangent, turned into the world, of any length. */
function readTangent({ mesh, rotation: r }: Draw, reader: TriangleReader, point: SurfacePoint): void {
  const tangents = tangentsOf(mesh);
  const { at } = reader;
  const a = 4 * reader.a;
  const b = 4 * reader.b;
  const c = 4 * reader.c;
  const x = at[0] * tangents[a] + at[1] * tangents[b] + at[2] * tangents[c];
  const y = at[0] * tangents[a + 1] + at[1] * tangents[b + 1] + at[2] * tangents[c + 1];
  const z = at[0] * tangents[a + 2] + at[1] * tangents[b + 2] + at[2] * tangents[c + 2];
  point.tangentX = r[0] * x + r[1] * y + r[2] * z;
  point.tangentY = r[3] * x + r[4] * y + r[5] * z;
  point.tangentZ = r[6] * x + r[7] * y + r[8] * z;
  point.handedness = tangents[a + 3];
}
