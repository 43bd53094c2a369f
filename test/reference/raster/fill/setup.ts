/** The places of {@link edges}. */
export const enum Edge {
  aX = 0,
  aY,
  aAt,
  bX,
  bY,
  bAt,
  cX,
  cY,
  cAt,
  zX,
  zY,
  zAt,
}

/**
 * The triangle to fill. For its edge functions a, b and c: how they grow per subpixel to the right (X) and down (Y), and
 * what they are at a starting point (At), at first the corner; for z, 1 / depth, the same. Handed over here since numbers
 * that are not small integers are costly to pass to a function.
 */
export const edges = new Float64Array(12);

/** In subpixels: where the triangle lies, and the starting point. Small integers, so that V8 keeps its fields as such. */
export const box = { left: 0, right: 0, top: 0, bottom: 0, startX: 0, startY: 0 };

/**
 * Makes a triangle ready to be filled; whether it is to be seen at all.
 *
 * A sample belongs to it if all three edge functions are at least zero there, after one is taken from those of edges that
 * do not have the inside to their right or below (the top-left rule). They are whole numbers below 2⁵³, so this is exact:
 * of two triangles that share an edge, exactly one has the sample on it.
 */
export function setUp(points: Float64Array, a: number, b: number, c: number, backToo: boolean): boolean {
  const ax = points[a];
  const ay = points[a + 1];
  let bx = points[b];
  let by = points[b + 1];
  let cx = points[c];
  let cy = points[c + 1];
  let area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
  let zb = points[b + 2];
  let zc = points[c + 2];
  if (area > 0) {
    // The picture's y runs downward: a front face is clockwise there. From here on all are the other way round.
    let swap = bx;
    bx = cx;
    cx = swap;
    swap = by;
    by = cy;
    cy = swap;
    swap = zb;
    zb = zc;
    zc = swap;
  } else if (backToo && area < 0) area = -area;
  else return false;

  // Edge functions grow by (x, y) per subpixel: A from a to b, B from b to c, C from c to a. At corner a, A and C are 0
  // and B is the area. Zero counts as inside on left and top edges only.
  const aX = ay - by;
  const aY = bx - ax;
  const bX = by - cy;
  const bY = cx - bx;
  const cX = cy - ay;
  const cY = ax - cx;
  edges[Edge.aX] = aX;
  edges[Edge.aY] = aY;
  edges[Edge.aAt] = aX > 0 || (aX === 0 && aY > 0) ? 0 : -1;
  edges[Edge.bX] = bX;
  edges[Edge.bY] = bY;
  edges[Edge.bAt] = bX > 0 || (bX === 0 && bY > 0) ? area : area - 1;
  edges[Edge.cX] = cX;
  edges[Edge.cY] = cY;
  edges[Edge.cAt] = cX > 0 || (cX === 0 && cY > 0) ? 0 : -1;
  // 1 / depth is linear in the picture; inside the snapped corners it stays between theirs.
  const za = points[a + 2];
  const slopeB = (zb - za) / area;
  const slopeC = (zc - za) / area;
  edges[Edge.zX] = slopeB * cX + slopeC * aX;
  edges[Edge.zY] = slopeB * cY + slopeC * aY;
  edges[Edge.zAt] = za;

  box.left = (ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) | 0;
  box.right = (ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) | 0;
  box.top = (ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) | 0;
  box.bottom = (ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) | 0;
  box.startX = ax | 0;
  box.startY = ay | 0;
  return true;
}
