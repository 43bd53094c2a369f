import { type AlphaMask, alphaMaskOf } from '../shade/textures.js';
import { add, scale, type Vec3 } from '../../vector.js';
import type { Draw } from '../geometry/draws.js';
import { portion } from '../frame/frame-places.js';
import type { Frame } from '../frame/frame.js';
import { beginCover } from '../frame/cover.js';
import { CoverField } from '../raster/records.js';
import { guard, subpixels, createTarget } from '../raster/target.js';
import { chooseTarget } from '../frame/workspace.js';

/** The axes of a plan view: three unit vectors, right × up = toward. */
export interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  /** The direction from the scene toward the eye, which is far away. */
  readonly toward: Vec3;
}

/** Where its lists begin in the kernels' memory: see `PlanPlaces`. */
type Places = { readonly points: number; readonly heights: number; readonly ids: number };

/** The share of the side that is left free on each side, where blurred shadows run out. */
const border = 1 / 10;

/**
 * A parallel view of all objects, square: for each texel how far what is seen reaches `toward` the eye. Texel (i, j) is
 * centered at (i + ½, j + ½).
 */
export class PlanView {
  /** Texels a side; 0 where there is nothing to be seen. */
  size = 0;
  /** Meters. */
  texel = 1;
  /** Height in meters along `toward`, less `floor`; 0 where nothing is seen. */
  heights: Float32Array = new Float32Array(0);
  /** The map from a point of the world to texels right and down and meters above `floor`: three rows of four numbers. */
  readonly matrix = new Float64Array(12);
  private axes: Axes = { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };

  /**
   * Draws the triangles that reach at least so far `toward` the eye.
   * @param places of what its vertices and texels are in
   */
  draw(frame: Frame, places: Places, axes: Axes, size: number, reach = -Infinity, smallest = 0): void {
    const { list } = frame;
    const { plan, memory } = frame.workspace;
    const { floats, ints, doubles } = memory;
    this.axes = axes;
    this.size = 0;
    const points = doubles.subarray(places.points >> 3, (places.points >> 3) + 3 * list.vertices);
    const [left, right, top, bottom, low] = placeAll(frame, axes, reach, places.points);
    if (left > right) return;
    const extent = Math.max(right - left, bottom - top, smallest);
    const texel = Math.max(extent, 1e-9) / (size * (1 - 2 * border));
    const x0 = (left + right - texel * size) / 2;
    const y0 = (top + bottom - texel * size) / 2;
    const floor = low - texel;
    this.texel = texel;
    this.size = size;
    this.setMatrix(-x0 / texel, -y0 / texel, -floor);
    // Only corners of triangles that reach beyond what is drawn can be beyond the guard band.
    plan.snap(places.points, list.vertices, x0, y0, subpixels / texel, floor, guard);
    const heights = places.heights >> 2;
    const ids = places.ids >> 2;
    this.heights = floats.subarray(heights, heights + size * size);
    const target = createTarget(this.heights, ints.subarray(ids, ids + size * size), size, 0, size, 1, 0);
    chooseTarget(frame.workspace, frame.places.pattern, target);
    for (const draw of list.draws) fillPart(frame, draw, points, reach - floor);
  }

  private setMatrix(x: number, y: number, z: number): void {
    const { right, up, toward } = this.axes;
    const per = 1 / this.texel;
    for (let i = 0; i < 3; i++) {
      this.matrix[i] = right[i] * per;
      this.matrix[4 + i] = -up[i] * per;
      this.matrix[8 + i] = toward[i];
    }
    this.matrix[3] = x;
    this.matrix[7] = y;
    this.matrix[11] = z;
  }

  /** The point of the ground, y = 0, that is seen at a place of the view in texels; the view must not be level. */
  onGround(x: number, y: number): Vec3 {
    const { matrix, texel, axes } = this;
    const across = scale(axes.right, (x - matrix[3]) * texel);
    const down = scale(axes.up, (matrix[7] - y) * texel);
    const [px, py, pz] = add(across, down);
    const height = py / axes.toward[1];
    return [px - height * axes.toward[0], 0, pz - height * axes.toward[2]];
  }

  /** How high the ground is that is seen in a row of the view, where `right` is level: meters above `floor`. */
  groundHeight(y: number): number {
    const { matrix } = this;
    const [x, , z] = this.onGround(0, y);
    return matrix[8] * x + matrix[10] * z + matrix[11];
  }
}

type Bounds = readonly [left: number, right: number, top: number, bottom: number, low: number];

/** Finds where all vertices lie to the right, down and toward the eye, in meters. Returns the bounds of those that reach far enough. */
function placeAll(frame: Frame, axes: Axes, reach: number, out: number): Bounds {
  const { plan, memory } = frame.workspace;
  const { floats, doubles } = memory;
  const { matrix, vertices: from, plans } = frame.places;
  const { bounds } = plans!;
  doubles.set([Infinity, -Infinity, Infinity, -Infinity, Infinity], bounds >> 3);
  for (const { positions, pose, firstVertex, vertices } of frame.list.draws) {
    doubles.set(rows(axes, pose), matrix >> 3);
    for (let first = 0; first < vertices; first += portion) {
      const count = Math.min(portion, vertices - first);
      floats.set(positions.subarray(3 * first, 3 * (first + count)), from >> 2);
      plan.place(from, count, matrix, reach, bounds, out + 24 * (firstVertex + first));
    }
  }
  const [left, right, top, bottom, low] = doubles.subarray(bounds >> 3, (bounds >> 3) + 5);
  return [left, right, top, bottom, low];
}

/** The map from an object's own coordinates to right, down and toward. */
function rows(
  { right, up, toward }: Axes,
  { rotation: r, position, scale: size }: Draw['pose'],
): Float64Array {
  const out = new Float64Array(12);
  const down: Vec3 = [-up[0], -up[1], -up[2]];
  for (const [i, axis] of [right, down, toward].entries()) {
    for (let j = 0; j < 3; j++)
      out[4 * i + j] = size * (axis[0] * r[j] + axis[1] * r[3 + j] + axis[2] * r[6 + j]);
    out[4 * i + 3] = axis[0] * position[0] + axis[1] * position[1] + axis[2] * position[2];
  }
  return out;
}

function fillPart(frame: Frame, draw: Draw, points: Float64Array, reach: number): void {
  const { firstVertex, firstTriangle, mirrored, material } = draw;
  const mask = alphaMaskOf(material);
  if (mask) {
    fillMaskedPart(frame, draw, points, reach, mask);
    return;
  }
  frame.workspace.loops.fillPart(
    draw.triangles,
    frame.places.indices + 12 * firstTriangle,
    points.byteOffset + 24 * firstVertex,
    mirrored ? 8 : 4,
    mirrored ? 4 : 8,
    reach,
    material.doubleSided ? 1 : 0,
  );
}

function fillMaskedPart(
  frame: Frame,
  draw: Draw,
  points: Float64Array,
  reach: number,
  mask: AlphaMask,
): void {
  const { firstVertex, mirrored, material, indices, uvs } = draw;
  const { memory, loops } = frame.workspace;
  const backToo = material.doubleSided ? 1 : 0;
  const at = beginCover(frame, mask, true);
  const { doubles } = memory;
  const second = mirrored ? 2 : 1;
  const third = mirrored ? 1 : 2;
  for (let i = 0; i < indices.length; i += 3) {
    const a = 3 * (firstVertex + indices[i]);
    const b = 3 * (firstVertex + indices[i + second]);
    const c = 3 * (firstVertex + indices[i + third]);
    if (!(points[a + 2] >= reach || points[b + 2] >= reach || points[c + 2] >= reach)) continue;
    describe(i);
    const [p, q, r] = [a, b, c].map((corner) => points.byteOffset + 8 * corner);
    loops.fillMasked(p, q, r, 1, backToo, 8 * at);
  }

  /** The texture's place in the triangle whose indices begin at `first`. */
  function describe(first: number): void {
    const vertices = indices.subarray(first, first + 3);
    const [a, b, c] = [...vertices].map((vertex) => 3 * (firstVertex + vertex));
    const bX = points[b] - points[a];
    const bY = points[b + 1] - points[a + 1];
    const cX = points[c] - points[a];
    const cY = points[c + 1] - points[a + 1];
    const per = 1 / (bX * cY - cX * bY);
    const step = subpixels * per;
    doubles.set([points[a], points[a + 1]], at + CoverField.start);
    doubles.set([per, 0, 0, bX, cX, 0, bY, cY, 0], at + CoverField.base);
    for (let axis = 0; axis < 2; axis++) {
      const [ofA, ofB, ofC] = [...vertices].map((vertex) => (uvs ? uvs[2 * vertex + axis] : 0));
      const [toB, toC] = [ofB - ofA, ofC - ofA];
      doubles.set([ofA, toB, toC], at + (axis === 0 ? CoverField.u : CoverField.v));
      doubles[at + CoverField.growth + axis] = (toB * cY - toC * bY) * step;
      doubles[at + CoverField.growth + 2 + axis] = (toC * bX - toB * cX) * step;
    }
  }
}
