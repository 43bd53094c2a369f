import type { Frame } from '../frame.js';
import type { Target } from '../../../kernels/raster/target.js';
import { readNormal } from '../geometry/attributes.js';
import { TriangleReader } from '../geometry/triangle-reader.js';
import { SurfacePoint } from '../../shading/point.js';

/** What is known of the light at each pixel of a picture of half the sides, rows from the top. */
export interface LightBuffer {
  readonly width: number;
  readonly height: number;
  /** 1 / meters along the camera's axis, 0 where nothing is seen. */
  readonly depth: Float32Array;
  /** Of the mesh, toward the side that is seen; three numbers each. */
  readonly normals: Float32Array;
  /** The share of the light from all around that arrives, and that of the key light, 0 to 1. */
  ambient: Float32Array;
  key: Float32Array;
}

export const createLightBuffer = (width: number, height: number): LightBuffer => ({
  width,
  height,
  depth: new Float32Array(width * height),
  normals: new Float32Array(3 * width * height),
  ambient: new Float32Array(width * height),
  key: new Float32Array(width * height),
});

const point = new SurfacePoint();

/** Reads depth and normals of a band of one sample per pixel. */
export function readBand(frame: Frame, { width, top, rows, ids }: Target, out: LightBuffer): void {
  const reader = new TriangleReader(frame);
  for (let y = top; y < top + rows; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const id = ids[(y - top) * width + x];
      if (id === 0) {
        out.depth[i] = 0;
        continue;
      }
      const draw = reader.read(id, x + 0.5, y + 0.5);
      out.depth[i] = 1 / reader.depth();
      readNormal(draw, reader, point);
      const { normalX: nx, normalY: ny, normalZ: nz } = point;
      const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
      const unit = size > 0 ? reader.side / size : 0;
      out.normals[3 * i] = nx * unit;
      out.normals[3 * i + 1] = ny * unit;
      out.normals[3 * i + 2] = nz * unit;
    }
}
