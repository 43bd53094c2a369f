import type { Mesh } from '../../mesh.js';
import { evenCuts } from './even-cuts.js';
import type { Shape } from './shapes.js';
import { surface, type OrganicOptions, type Surface } from './surface.js';

/**
 * A smooth body from shapes that melt together: people, animals, fruit. The mesh is closed, has no texture coordinates,
 * and has vertex colors where shapes have colors (its material's base color should then be white).
 *
 * Nodes lie at whole multiples of the cell, so a body that is symmetric in x gets a symmetric mesh.
 * @throws `bad-parameter` when the cell is so small that the grid would have more than 4 million nodes
 */
export function organic(shapes: readonly Shape[], options: OrganicOptions): Mesh {
  const whole = surface(shapes, options, false);
  return meshOf(
    whole,
    Int32Array.from({ length: whole.places.length / 3 }, (_, i) => i),
    whole.quads,
  );
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
  const cut = surface(shapes, options, true);
  const names = [...new Set(shapes.filter(({ mode = 'add' }) => mode === 'add').map(({ part }) => part))];
  const partOf = Int32Array.from(shapes, ({ part }) => names.indexOf(part));
  const whole = { ...cut, places: evenCuts(cut, partOf) };
  const numbers = new Int32Array(whole.places.length / 3);
  return names
    .map((name, part) => ({ name, mesh: partMesh(whole, partOf, part, numbers) }))
    .filter(({ mesh }) => mesh.indices.length > 0);
}

/** The quads whose shapes are of one part. @param numbers a number per vertex, for use here */
function partMesh(whole: Surface, partOf: Int32Array, part: number, numbers: Int32Array): Mesh {
  const owners = whole.owners!;
  const vertices = new Int32Array(numbers.length);
  const quads = new Int32Array(whole.quads.length);
  let [vertexCount, end] = [0, 0];
  numbers.fill(-1);
  for (let quad = 0; quad < owners.length; quad++) {
    if (partOf[owners[quad]] !== part) continue;
    for (let corner = 4 * quad; corner < 4 * quad + 4; corner++) {
      const vertex = whole.quads[corner];
      if (numbers[vertex] < 0) {
        vertices[vertexCount] = vertex;
        numbers[vertex] = vertexCount++;
      }
      quads[end++] = numbers[vertex];
    }
  }
  return meshOf(whole, vertices.subarray(0, vertexCount), quads.subarray(0, end));
}

/** Some of the vertices, in this order, with quads of them: each two triangles, cut along the shorter diagonal. */
function meshOf({ places, normals, colors }: Surface, vertices: Int32Array, quads: Int32Array): Mesh {
  // 0 turns -0 into 0, so that equal places have equal bits
  const positions = chosen(places, vertices, 0);
  const indices = new Uint32Array(1.5 * quads.length);
  let end = 0;
  /** Adds a triangle, unless two of its corners are in one place. */
  const triangle = (a: number, b: number, c: number): void => {
    if (isSame(positions, a, b) || isSame(positions, b, c) || isSame(positions, c, a)) return;
    indices[end++] = a;
    indices[end++] = b;
    indices[end++] = c;
  };
  for (let quad = 0; quad < quads.length; quad += 4) {
    const a = quads[quad];
    const b = quads[quad + 1];
    const c = quads[quad + 2];
    const d = quads[quad + 3];
    if (squareBetween(places, vertices[b], vertices[d]) < squareBetween(places, vertices[a], vertices[c])) {
      triangle(a, b, d);
      triangle(b, c, d);
    } else {
      triangle(a, b, c);
      triangle(a, c, d);
    }
  }
  return {
    positions,
    normals: chosen(normals, vertices, -0),
    indices: indices.slice(0, end),
    ...(colors && { colors: chosen(colors, vertices, -0) }),
  };
}

/** The numbers of some vertices. @param zero added to them: -0 changes nothing */
function chosen(list: Float64Array, vertices: Int32Array, zero: number): Float32Array {
  const own = new Float32Array(3 * vertices.length);
  for (let i = 0; i < vertices.length; i++) {
    const from = 3 * vertices[i];
    own[3 * i] = list[from] + zero;
    own[3 * i + 1] = list[from + 1] + zero;
    own[3 * i + 2] = list[from + 2] + zero;
  }
  return own;
}

const isSame = (p: Float32Array, a: number, b: number): boolean =>
  p[3 * a] === p[3 * b] && p[3 * a + 1] === p[3 * b + 1] && p[3 * a + 2] === p[3 * b + 2];

function squareBetween(p: Float64Array, a: number, b: number): number {
  const x = p[3 * a] - p[3 * b];
  const y = p[3 * a + 1] - p[3 * b + 1];
  const z = p[3 * a + 2] - p[3 * b + 2];
  return x * x + y * y + z * z;
}
