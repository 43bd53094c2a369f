/** Pixels of a picture, the last column and row included. */
export interface PixelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Puts a triangle at a sample unless what is there is nearer. */
export function put(depth: Float32Array, ids: Int32Array, at: number, z: number, id: number): void {
  const here = Math.fround(z);
  if (here > depth[at]) {
    depth[at] = here;
    ids[at] = id;
  }
}
