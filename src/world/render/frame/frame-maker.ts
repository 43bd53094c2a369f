import type { Scene } from '../../scene.js';
import { type FramePlaces, takeFramePlaces } from './frame-places.js';
import type { Frame } from './frame.js';
import { fillBins } from '../raster/bins.js';
import { viewOf } from '../geometry/camera.js';
import { type DrawList, listDraws, type Draw } from '../geometry/draws.js';
import { dips, hideBehindGround } from '../backdrop/depth.js';
import { patternOf, createTarget, type Target } from '../raster/target.js';
import { type AlphaMask, alphaMaskOf } from '../shade/textures.js';
import { Cover } from './cover.js';
import { clipTriangle } from '../geometry/clip.js';
import { project } from '../geometry/project.js';
import { type Workspace, workspace, chooseTarget } from './workspace.js';

/** Samples of a band: with 8 bytes each, half a megabyte. */
const bandSamples = 0x10000;

/** More bands cost more than they save. */
const mostBands = 64;

/** How a frame is divided. */
export interface Division {
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 4 | 8;
}

/** The purpose of a frame. */
export interface Use {
  readonly shadows: boolean;
  /** Whether a picture is made of it. */
  readonly shaded: boolean;
  /** For one under an environment: the bytes of a plane of its light pass, or 0. */
  readonly lightPlane?: number;
  /** How many objects, the first, are looked for. Default: all */
  readonly told?: number;
}

/** Makes frames in memory that is used again. */
export class FrameMaker {
  /**
   * The geometry of a scene; ends the life of the last one.
   * @throws TopsyturvyError `bad-parameter` if the camera or an object is malformed
   */
  prepare(scene: Scene, division: Division, use: Use): Frame {
    const { width, height } = division;
    const view = viewOf(scene.camera, width, height);
    // What casts shadows on what is seen may itself be out of sight.
    const list = listDraws(scene, use.shadows ? undefined : view);
    const shared = workspace();
    const { memory, textures } = shared;
    const rows = rowsOf(division);
    textures.beginWith(list, use.shaded);
    const places = takeFramePlaces(memory, list, {
      ...division,
      rows,
      shadows: use.shadows,
      picture: use.shaded,
      lightPlane: use.lightPlane,
    });
    copyIndices(list, shared, places);
    const whole = project(view, list, shared, places);
    const positions = use.shaded && whole.includes(false) ? memory.take(12 * list.vertices) : 0;
    const bins = fillBins(view, list, shared, places, rows, patternOf(division.samples), use.told);
    const drawOf = memory.words.subarray(places.drawOf >> 2, (places.drawOf >> 2) + list.triangles);
    for (const [i, { firstTriangle, triangles }] of list.draws.entries())
      drawOf.fill(i, firstTriangle, firstTriangle + triangles);
    const projected = { points: memory.doubles.subarray(places.points >> 3), spare: list.vertices };
    return { view, list, projected, whole, positions, drawOf, bins, workspace: shared, places };
  }

  /**
   * Finds what is nearest at every sample, band by band from the top, each in the same memory. What lies behind the
   * `ground`, if there is one, is not seen.
   */
  bands(frame: Frame, division: Division, ground: boolean, visit: (target: Target) => void): void {
    const { view, list, bins, places } = frame;
    const { floats, ints } = frame.workspace.memory;
    const { width, height, samples } = division;
    const rows = rowsOf(division);
    const size = width * rows * samples;
    const depth = floats.subarray(places.depth >> 2, (places.depth >> 2) + size);
    const ids = ints.subarray(places.ids >> 2, (places.ids >> 2) + size);
    const hides = ground && view.origin[1] > 0 && list.draws.some(dips);
    for (let top = 0, band = 0; top < height; top += rows, band++) {
      const from = Math.max(0, bins.left[band]);
      const to = Math.max(from, Math.min(width, bins.right[band] + 1));
      const target = createTarget(
        depth,
        ids,
        width,
        top,
        Math.min(rows, height - top),
        samples,
        1 / view.far,
        from,
        to,
      );
      if (hides) hideBehindGround(view, target);
      drawVisibility(frame, target, band);
      visit(target);
    }
  }
}

/** The rows of a band. */
const rowsOf = ({ width, height, samples }: Division): number =>
  Math.max(Math.floor(bandSamples / (width * samples)), Math.ceil(height / mostBands));

function copyIndices({ draws }: DrawList, { memory }: Workspace, { indices }: FramePlaces): void {
  const { words } = memory;
  for (const draw of draws) words.set(draw.indices, (indices >> 2) + 3 * draw.firstTriangle);
}

/** Finds what is nearest at every sample of a band. */
function drawVisibility(frame: Frame, target: Target, band: number): void {
  const { triangle, first } = frame.bins;
  chooseTarget(frame.workspace, frame.places.pattern, target);
  let entry = first[band];
  for (const draw of frame.list.draws) {
    if (entry < 0) return;
    if (triangle[entry] >= draw.firstTriangle + draw.triangles) continue;
    const mask = alphaMaskOf(draw.material);
    entry = mask ? drawMasked(frame, draw, mask, entry) : drawPart(frame, draw, entry);
  }
}

/** Draws the triangles of one part, from an entry on. Returns the first entry of the next part, or -1. */
function drawPart(frame: Frame, draw: Draw, entry: number): number {
  const { view, bins, projected, places } = frame;
  const { loops } = frame.workspace;
  const { triangle, next } = bins;
  const { firstVertex, firstTriangle, mirrored, material } = draw;
  const backToo = material.doubleSided ? 1 : 0;
  const end = firstTriangle + draw.triangles;
  const indices = places.indices + 12 * firstTriangle;
  const points = places.points + 24 * firstVertex;
  const clipped = places.points + 24 * projected.spare;
  for (;;) {
    entry = loops.fillEntries(
      entry,
      triangle.byteOffset,
      next.byteOffset,
      firstTriangle,
      end,
      indices,
      points,
      mirrored ? 8 : 4,
      mirrored ? 4 : 8,
      backToo,
    );
    if (entry < 0 || triangle[entry] >= end) return entry;
    const corners = clipTriangle(view, draw, 3 * (triangle[entry] - firstTriangle), projected);
    for (let k = 2; k < corners; k++)
      loops.fillTriangle(clipped, clipped + 24 * (k - 1), clipped + 24 * k, triangle[entry] + 1, backToo);
    entry = next[entry];
  }
}

/** As the loops that fill it find; here so that no record is made of what they would not fill. */
const facesCamera = (points: Float64Array, a: number, b: number, c: number): boolean =>
  (points[c] - points[a]) * (points[b + 1] - points[a + 1]) -
    (points[b] - points[a]) * (points[c + 1] - points[a + 1]) >
  0;

/** The same for a part whose material is not everywhere. */
function drawMasked(frame: Frame, draw: Draw, mask: AlphaMask, entry: number): number {
  const { view, bins, projected, places } = frame;
  const { points, spare } = projected;
  const { loops } = frame.workspace;
  const { triangle: triangles, next } = bins;
  const { firstVertex, firstTriangle, mirrored, indices, material } = draw;
  const backToo = material.doubleSided ? 1 : 0;
  const cover = new Cover(frame, draw, mask);
  const at = places.points;
  const end = firstTriangle + draw.triangles;
  const second = mirrored ? 2 : 1;
  const third = mirrored ? 1 : 2;
  for (; entry >= 0 && triangles[entry] < end; entry = next[entry]) {
    const triangle = triangles[entry];
    const i = 3 * (triangle - firstTriangle);
    const a = 3 * (firstVertex + indices[i]);
    const b = 3 * (firstVertex + indices[i + second]);
    const c = 3 * (firstVertex + indices[i + third]);
    const id = triangle + 1;
    const isInFront = points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0;
    if (isInFront && backToo === 0 && !facesCamera(points, a, b, c)) continue;
    const record = cover.of(id);
    if (isInFront) {
      loops.fillMasked(at + 8 * a, at + 8 * b, at + 8 * c, id, backToo, record);
      continue;
    }
    const corners = clipTriangle(view, draw, i, projected);
    const first = at + 24 * spare;
    for (let k = 2; k < corners; k++)
      loops.fillMasked(first, first + 24 * (k - 1), first + 24 * k, id, backToo, record);
  }
  return entry;
}
