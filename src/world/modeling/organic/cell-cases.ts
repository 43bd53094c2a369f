/** The corners of a cell: bit 0 of the number is x, bit 1 y, bit 2 z. An edge: its lower corner and its axis. */
export const cellEdges: readonly (readonly [corner: number, axis: 0 | 1 | 2])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((corner) => (corner & (1 << axis)) === 0)
    .map((corner) => [corner, axis as 0 | 1 | 2] as const),
);

const edgeOf = (corner: number, axis: number): number =>
  cellEdges.findIndex(([from, along]) => from === (corner & ~(1 << axis)) && along === axis);

/** The edge from a corner along an axis, by 3 × corner + axis. */
export const edgeNumbers: readonly number[] = Array.from({ length: 24 }, (_, i) =>
  edgeOf(Math.floor(i / 3), i % 3),
);

/**
 * For each of the 256 ways in which corners can be inside (bit = 1), which sheet of the surface cuts each of the 12
 * edges, or -1. Each sheet gets a vertex of its own, so that two sheets in one cell do not touch (dual marching cubes,
 * G. M. Nielson 2004). On a face with two inside corners across, both sides keep these apart.
 */
export const sheets: readonly Int8Array[] = Array.from({ length: 256 }, (_, inside) => sheetsOf(inside));

/**
 * For each of the 256 ways, the faces (bit 2 × axis + side) that one sheet cuts twice. Where both cells of a face do
 * so, four quads would meet in one edge.
 */
export const cutTwice: readonly number[] = Array.from({ length: 256 }, (_, inside) => {
  let bits = 0;
  forEachFace((axis, side, _corners, edges) => {
    const cutters = new Set(edges.map((edge) => sheets[inside][edge]));
    if (cutters.size === 1 && !cutters.has(-1)) bits |= 1 << (2 * axis + side);
  });
  return bits;
});

/** Calls back with the corners and the edges of each face, the edges along the face's first axis first. */
function forEachFace(
  visit: (axis: number, side: 0 | 1, corners: readonly number[], edges: readonly number[]) => void,
): void {
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [0, 1] as const) {
      const base = side << axis;
      const corners = [0, 1 << u, 1 << v, (1 << u) | (1 << v)].map((corner) => base | corner);
      const edge = (corner: number, along: number): number => edgeNumbers[3 * corner + along];
      visit(axis, side, corners, [
        edge(corners[0], u),
        edge(corners[2], u),
        edge(corners[0], v),
        edge(corners[1], v),
      ]);
    }
  }
}

function sheetsOf(inside: number): Int8Array {
  const isIn = (corner: number): boolean => ((inside >> corner) & 1) === 1;
  const group = cellEdges.map(([corner, axis], i) => (isIn(corner) !== isIn(corner | (1 << axis)) ? i : -1));
  const join = (a: number, b: number): void => {
    const [from, to] = [group[a], group[b]];
    group.forEach((value, i) => {
      if (value === from) group[i] = to;
    });
  };
  forEachFace((axis, _side, corners, edges) => {
    const cut = edges.filter((edge) => group[edge] >= 0);
    if (cut.length === 2) join(cut[0], cut[1]);
    if (cut.length === 4)
      for (const corner of corners.filter(isIn))
        join(edgeNumbers[3 * corner + ((axis + 1) % 3)], edgeNumbers[3 * corner + ((axis + 2) % 3)]);
  });
  const names = [...new Set(group.filter((value) => value >= 0))];
  return Int8Array.from(group, (value) => names.indexOf(value));
}
