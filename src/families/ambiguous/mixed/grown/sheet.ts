import { points } from '../../../../core/points.js';
import { cross, normalize, subtract, type Mesh, type Vec3 } from '../../../../world/index.js';
import type { Site } from './ink.js';

/** A surface without gaps: a grid of places of the picture, at each of which it stands out by a height of its own. */
export interface SheetForm {
  /** Cells of the grid along each side. */
  readonly cells: number;
  /** The place of a corner of the grid, each 0 to 1: along a row, and down the rows. */
  site(along: number, down: number): Site;
  /** Where the surface is in the world, at a height of its own above its level there. */
  point(site: Site, height: number): Vec3;
  /** The height itself, heights of the picture. */
  height(site: Site): number;
  /** Where a point lies on the material, heights of the picture; and how much of it a tile takes. */
  flat(point: Vec3): readonly [along: number, down: number];
  readonly tile: number;
  /** The light that it reflects, as a share of its material's. Default: all of it */
  light?(site: Site): number;
}

/** How a drawing is carved into a sheet. */
export interface Carving {
  /** How dark the drawing is at a place, 0 to 1. */
  ink(site: Site): number;
  /** How deep the darkest strokes are at full depth, heights of the picture. */
  readonly deepest: number;
  /** How high the displaced material lies beside a stroke, relative to the stroke's depth. */
  readonly pushed: number;
  /** The share of its light that the bottom of a stroke loses at full depth. Default 0 */
  readonly soiled?: number;
}

/** A sheet at a depth, hollow where a drawing is dark. */
export function sheetOf(form: SheetForm, carving?: Carving): (depth: number) => Mesh {
  const { cells } = form;
  const across = cells + 1;
  const count = across * across;
  const dark = new Float32Array(count);
  const own = new Float64Array(count);
  const sites: Site[] = [];
  for (let j = 0, at = 0; j < across; j++)
    for (let i = 0; i < across; i++, at++) {
      const site = form.site(i / cells, j / cells);
      sites.push(site);
      own[at] = form.height(site);
      if (carving) dark[at] = carving.ink(site);
    }
  // Walls slope, and what was pushed aside lies beside them.
  const [narrow, wide] = carving ? [blurred(dark, across, 1), blurred(dark, across, 4)] : [dark, dark];
  return (depth) => {
    const { deepest = 0, pushed = 0, soiled = 0 } = carving ?? {};
    const corners = sites.map((site, at) =>
      form.point(site, own[at] + depth * deepest * (pushed * (wide[at] - narrow[at]) - narrow[at])),
    );
    const mesh = gridMesh(corners, form);
    if (!form.light && soiled === 0) return mesh;
    const colors = new Float32Array(3 * count);
    for (const [at, site] of sites.entries()) {
      const light = (form.light?.(site) ?? 1) * (1 - soiled * depth * Math.min(1, narrow[at]));
      colors.fill(light, 3 * at, 3 * at + 3);
    }
    return { ...mesh, colors };
  };
}

function gridMesh(corners: readonly Vec3[], { cells, flat, tile }: SheetForm): Mesh {
  const across = cells + 1;
  const mesh = {
    positions: new Float32Array(3 * corners.length),
    normals: new Float32Array(3 * corners.length),
    uvs: new Float32Array(2 * corners.length),
    tangents: new Float32Array(4 * corners.length),
    indices: new Uint32Array(6 * cells * cells),
  };
  const corner = (i: number, j: number): Vec3 =>
    corners[Math.max(0, Math.min(cells, j)) * across + Math.max(0, Math.min(cells, i))];
  for (let j = 0, v = 0; j < across; j++)
    for (let i = 0; i < across; i++, v++) {
      const right = subtract(corner(i + 1, j), corner(i - 1, j));
      const down = subtract(corner(i, j + 1), corner(i, j - 1));
      const [along, below] = flat(corners[v]);
      mesh.positions.set(corners[v], 3 * v);
      mesh.normals.set(normalize(cross(down, right)), 3 * v);
      mesh.uvs.set([along / tile, below / tile], 2 * v);
      mesh.tangents.set(normalize(right), 4 * v);
      mesh.tangents[4 * v + 3] = -1;
    }
  for (let j = 0, at = 0; j < cells; j++)
    for (let i = 0; i < cells; i++, at += 6) {
      const a = j * across + i;
      mesh.indices.set([a, a + across + 1, a + 1, a, a + across, a + across + 1], at);
    }
  return mesh;
}

/** The means of the squares of 2 · reach + 1 values about each, twice. */
function blurred(plane: Float32Array, across: number, reach: number): Float32Array {
  let values = plane;
  for (const [along, next] of points([1, across], [across, 1], [1, across], [across, 1])) {
    const out = new Float32Array(values.length);
    for (let line = 0; line < across; line++)
      for (let i = 0; i < across; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++)
          sum += values[line * next + Math.max(0, Math.min(across - 1, i + k)) * along];
        out[line * next + i * along] = sum / (2 * reach + 1);
      }
    values = out;
  }
  return values;
}
