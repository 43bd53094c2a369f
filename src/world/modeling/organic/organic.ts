import { unexpected } from '../../../core/errors.js';
import type { Mesh } from '../../mesh.js';
import { dot, normalize, type Vec3 } from '../../vector.js';
import { linear, type Tint } from '../color.js';
import { Draft } from '../solids/draft.js';
import { Field } from './field.js';
import type { Shape } from './shapes.js';
import { surfaceNets, type Grid } from './surface-nets.js';

/** How fine a melted body is, and what it looks like where its shapes do not say. */
export interface OrganicOptions {
  /** The size of the grid's cells, meters: details much smaller are lost. A body 40 cells long has about 5k triangles. */
  readonly cell: number;
  /** How far shapes melt into each other where they do not say, meters. Default: 2 cells */
  readonly blend?: number;
  /** The color of shapes without one. Where it is absent and no shape has one, the mesh has no vertex colors. */
  readonly color?: Tint;
  /** How soft borders between colors are, meters. Default: half a cell */
  readonly soft?: number;
}

/** Nodes along each side of the blocks for which the shapes that matter are found once. */
const blockSize = 8;
const maxNodes = 4_000_000;

/**
 * A smooth body from shapes that melt together: people, animals, fruit. The mesh is closed, has no texture coordinates,
 * and has vertex colors where shapes have colors (its material's base color should then be white).
 *
 * Nodes lie at whole multiples of the cell, so a body that is symmetric in x gets a symmetric mesh.
 *
 * @throws `bad-parameter` when the cell is so small that the grid would have more than 4 million nodes
 */
export function organic(shapes: readonly Shape[], options: OrganicOptions): Mesh {
  const { vertices, quads } = surface(shapes, options);
  const draft = new Draft();
  for (const { place, normal, color } of vertices) draft.vertex(place, undefined, normal, color);
  for (const quad of quads) draft.quad(...quad);
  return draft.mesh();
}

/** A shape of a body whose parts have names. */
export type NamedShape = Shape & { readonly part: string };

/**
 * The same smooth body cut into parts: each piece of the surface belongs to the part whose shape is nearest, paint and cuts
 * aside. Normals and colors go on across the cuts, so that no seam is seen. Parts come in the order of their first shapes.
 */
export function organicParts(
  shapes: readonly NamedShape[],
  options: OrganicOptions,
): { readonly name: string; readonly mesh: Mesh }[] {
  const { vertices, quads, fields } = surface(shapes, options);
  const parts = new Map<string, { draft: Draft; numbers: Map<number, number> }>();
  const solid = shapes.filter(({ mode = 'add' }) => mode === 'add');
  for (const { part } of solid) parts.set(part, { draft: new Draft(), numbers: new Map() });
  for (const quad of quads) {
    const corners = quad.map((i) => vertices[i].place);
    const middle = [0, 1, 2].map(
      (k) => (corners[0][k] + corners[2][k] + (corners[1][k] + corners[3][k])) / 4,
    ) as unknown as Vec3;
    const nearest = fields[quad[0]].nearest(...middle) as NamedShape;
    const { draft, numbers } = parts.get(nearest.part)!;
    const own = quad.map((i) => {
      let number = numbers.get(i);
      if (number === undefined) {
        const { place, normal, color } = vertices[i];
        numbers.set(i, (number = draft.vertex(place, undefined, normal, color)));
      }
      return number;
    }) as [number, number, number, number];
    draft.quad(...own);
  }
  return [...parts]
    .map(([name, { draft }]) => ({ name, mesh: draft.mesh() }))
    .filter(({ mesh }) => mesh.indices.length > 0);
}

interface Surface {
  readonly vertices: readonly { readonly place: Vec3; readonly normal: Vec3; readonly color?: Vec3 }[];
  readonly quads: readonly (readonly [number, number, number, number])[];
  /** Per vertex, the part of the field that matters there. */
  readonly fields: readonly Field[];
}

function surface(shapes: readonly Shape[], options: OrganicOptions): Surface {
  const { cell, blend = 2 * options.cell, soft = options.cell / 2 } = options;
  const blocks = new Blocks(new Field(shapes, blend), shapes, blend, cell);
  const net = surfaceNets(blocks.sample());
  const base = linear(options.color ?? [1, 1, 1]);
  const isColored = options.color !== undefined || shapes.some((shape) => shape.color);
  const fields = net.cells.map((at) => blocks.around(at));
  const vertices = net.vertices.map((start, i) => {
    const field = fields[i];
    const p = ontoSurface(field, start, cell);
    const normal = normalize(field.gradient(p[0], p[1], p[2], cell / 16));
    return {
      place: p,
      normal,
      ...(isColored ? { color: field.color(p[0], p[1], p[2], soft, base) } : {}),
    };
  });
  return { vertices, quads: net.quads, fields };
}

/** Two Newton steps, held within half a cell, for longer ones would fold the net. */
function ontoSurface(field: Field, start: Vec3, cell: number): Vec3 {
  const within = (x: number, k: number): number =>
    Math.max(start[k] - cell / 2, Math.min(start[k] + cell / 2, x));
  let [x, y, z] = start;
  for (let step = 0; step < 2; step++) {
    const value = field.value(x, y, z);
    const g = field.gradient(x, y, z, cell / 16);
    const by = -value / Math.max(0.05, dot(g, g));
    [x, y, z] = [within(x + by * g[0], 0), within(y + by * g[1], 1), within(z + by * g[2], 2)];
  }
  return [x, y, z];
}

/** The grid around all shapes, cut into blocks that know which shapes matter in them. */
class Blocks {
  private readonly low: readonly number[];
  private readonly size: readonly [number, number, number];
  private readonly fields = new Map<number, Field>();

  constructor(
    private readonly field: Field,
    shapes: readonly Shape[],
    blend: number,
    private readonly cell: number,
  ) {
    const solid = shapes.filter((shape) => (shape.mode ?? 'add') === 'add');
    const node = (k: number, side: 'min' | 'max', round: (x: number) => number): number =>
      round(
        Math[side](
          ...solid.map((shape) => shape[side][k] + ((side === 'min' ? -1 : 1) * (shape.blend ?? blend)) / 2),
        ) / cell,
      );
    this.low = [0, 1, 2].map((k) => node(k, 'min', Math.floor) - 2);
    this.size = [0, 1, 2].map((k) => node(k, 'max', Math.ceil) + 3 - this.low[k]) as [number, number, number];
    if (!(this.size[0] * this.size[1] * this.size[2] <= maxNodes)) {
      throw unexpected('bad-parameter', 'cell', cell, `a cell that gives at most ${maxNodes} nodes`);
    }
  }

  /** The part of the field that matters around a node. */
  around([i, j, k]: readonly [number, number, number]): Field {
    const block = [i, j, k].map((n) => Math.floor(n / blockSize));
    const key = (block[2] * 1024 + block[1]) * 1024 + block[0];
    let field = this.fields.get(key);
    if (!field) {
      const min = block.map((n, axis) => this.at(n * blockSize, axis)) as unknown as Vec3;
      const max = block.map((n, axis) => this.at((n + 1) * blockSize, axis)) as unknown as Vec3;
      field = this.field.near(min, max, 3 * this.cell);
      this.fields.set(key, field);
    }
    return field;
  }

  sample(): Grid {
    const [nx, ny, nz] = this.size;
    const values = new Float64Array(nx * ny * nz);
    for (let k = 0; k < nz; k += blockSize)
      for (let j = 0; j < ny; j += blockSize)
        for (let i = 0; i < nx; i += blockSize) this.sampleBlock([i, j, k], values);
    return {
      size: this.size,
      origin: [this.at(0, 0), this.at(0, 1), this.at(0, 2)],
      cell: this.cell,
      values,
    };
  }

  private sampleBlock(start: readonly [number, number, number], values: Float64Array): void {
    const field = this.around(start);
    const [nx, ny] = this.size;
    const [endX, endY, endZ] = start.map((n, axis) => Math.min(this.size[axis], n + blockSize));
    for (let k = start[2]; k < endZ; k++)
      for (let j = start[1]; j < endY; j++)
        for (let i = start[0]; i < endX; i++)
          values[i + nx * (j + ny * k)] = this.clear(
            field.value(this.at(i, 0), this.at(j, 1), this.at(k, 2)),
          );
  }

  /** Takes nodes on the surface outside: a surface through nodes gives slivers. The net is moved onto it later. */
  private clear(value: number): number {
    const least = this.cell / 10;
    return Math.abs(value) < least ? least : value;
  }

  private at(n: number, axis: number): number {
    return (this.low[axis] + n) * this.cell;
  }
}
