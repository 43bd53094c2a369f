import type { Mesh } from '../../mesh.js';
import type { Shape } from './shapes.js';
import { surface, type OrganicOptions, type Surface } from './surface.js';

/**
 * A smooth body from shapes that melt together: people, animals, fruit. The mesh is closed, has no texture coordinates,
 * and has vertex colors where shapes have colors (its material's base color should then be white).
 *
 * Nodes lie at whole multiples of the cell, so a body that is symmetric in x gets a symmetric mesh.
 *
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
  const whole = surface(shapes, options, true);
  const names = [...new Set(shapes.filter(({ mode = 'add' }) => mode === 'add').map(({ part }) => part))];
  const partOf = Int32Array.from(shapes, ({ part }) => names.indexOf(part));
  const numbers = new Int32Array(whole.places.length / 3);
  return names
    .map((name, part) => ({ name, mesh: partMesh(whole, (owner) => partOf[owner] === part, numbers) }))
    .filter(({ mesh }) => mesh.indices.length > 0);
}

/** The quads of some shapes. @param numbers a number per vertex, for use here */
function partMesh(whole: Surface, isOwn: (owner: number) => boolean, numbers: Int32Array): Mesh {
  const vertices: number[] = [];
  const quads: number[] = [];
  numbers.fill(-1);
  whole.owners!.forEach((owner, quad) => {
    if (!isOwn(owner)) return;
    for (let corner = 4 * quad; corner < 4 * quad + 4; corner++) {
      const vertex = whole.quads[corner];
      if (numbers[vertex] < 0) numbers[vertex] = vertices.push(vertex) - 1;
      quads.push(numbers[vertex]);
    }
  });
  return meshOf(whole, Int32Array.from(vertices), Int32Array.from(quads));
}

/** Some of the vertices, in this order, with quads of them: each two triangles, cut along the shorter diagonal. */
function meshOf({ places, normals, colors }: Surface, vertices: Int32Array, quads: Int32Array): Mesh {
  const some = (list: Float64Array): Float32Array =>
    Float32Array.from(
      { length: 3 * vertices.length },
      (_, i) => list[3 * vertices[Math.floor(i / 3)] + (i % 3)],
    );
  // + 0 turns -0 into 0, so that equal places have equal bits
  const positions = some(places).map((value) => value + 0);
  const square = (a: number, b: number): number => {
    const [p, q] = [3 * vertices[a], 3 * vertices[b]];
    const x = places[p] - places[q];
    const y = places[p + 1] - places[q + 1];
    const z = places[p + 2] - places[q + 2];
    return x * x + y * y + z * z;
  };
  const isSame = (a: number, b: number): boolean =>
    [0, 1, 2].every((k) => positions[3 * a + k] === positions[3 * b + k]);
  const indices: number[] = [];
  /** Adds a triangle, unless two of its corners are in one place. */
  const triangle = (a: number, b: number, c: number): void => {
    if (!isSame(a, b) && !isSame(b, c) && !isSame(c, a)) indices.push(a, b, c);
  };
  for (let quad = 0; quad < quads.length; quad += 4) {
    const [a, b, c, d] = [quads[quad], quads[quad + 1], quads[quad + 2], quads[quad + 3]];
    if (square(b, d) < square(a, c)) {
      triangle(a, b, d);
      triangle(b, c, d);
    } else {
      triangle(a, b, c);
      triangle(a, c, d);
    }
  }
  return {
    positions,
    normals: some(normals),
    indices: Uint32Array.from(indices),
    ...(colors && { colors: some(colors) }),
  };
}
