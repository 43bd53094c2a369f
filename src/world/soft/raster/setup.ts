/**
 * The triangle to fill: for its three edge functions, then for 1 / depth, how they grow per subpixel to the right and
 * down, and what they are at a starting point, at first the corner. Handed over here since numbers that are not small
 * integers are costly to pass to a function.
 */
export const setup = new Float64Array(12);

/** In subpixels: left, right, top and bottom of the triangle, then x and y of the starting point. */
export const box = new Int32Array(6);

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
  setup[0] = aX;
  setup[1] = aY;
  setup[2] = aX > 0 || (aX === 0 && aY > 0) ? 0 : -1;
  setup[3] = bX;
  setup[4] = bY;
  setup[5] = bX > 0 || (bX === 0 && bY > 0) ? area : area - 1;
  setup[6] = cX;
  setup[7] = cY;
  setup[8] = cX > 0 || (cX === 0 && cY > 0) ? 0 : -1;
  // 1 / depth is linear in the picture; inside the snapped corners it stays between theirs.
  const za = points[a + 2];
  const slopeB = (zb - za) / area;
  const slopeC = (zc - za) / area;
  setup[9] = slopeB * cX + slopeC * aX;
  setup[10] = slopeB * cY + slopeC * aY;
  setup[11] = za;

  box[0] = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
  box[1] = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
  box[2] = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
  box[3] = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
  box[4] = ax;
  box[5] = ay;
  return true;
}
