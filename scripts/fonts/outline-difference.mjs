// How far two outlines of one glyph are apart: FreeType's lists of points (freetype-outlines.py) and a path of topsyturvy/fonts.

/**
 * The largest distance between the two along an axis, in font units. Where both are made of the same curves, that between their
 * points, otherwise that between what they draw. FreeType cuts unhinted coordinates of CFF to whole units, and lines that are
 * then of no length are lost: so curves within `tolerance` may be missing from either.
 */
export function outlineDifference(contours, path, tolerance) {
  const outlines = [fromPoints(contours), fromPath(path)];
  for (const least of [1e-9, tolerance]) {
    const [a, b] = outlines.map((list) =>
      list.map((curves) => longerThan(least, curves)).filter((curves) => curves.length > 0),
    );
    if (a.length !== b.length) continue;
    const worst = Math.max(0, ...a.map((contour, i) => contourDifference(contour, b[i])));
    if (worst < Infinity) return worst;
  }
  const [left, right] = outlines.map((list) => list.map(flattened));
  return Math.max(reach(left, right), reach(right, left));
}

/** A contour as its curves: each the list of its points, without the one that it starts at. */
function fromPoints(contours) {
  return contours.map((points) => {
    if (points.length === 0) return [];
    const whole = [];
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length];
      whole.push(point);
      // Between two controls of quadratic curves stands a point of the curve that is not written.
      if (point[2] === 0 && next[2] === 0)
        whole.push([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2, 1]);
    });
    const first = whole.findIndex(([, , kind]) => kind === 1);
    const curves = [];
    let curve = [];
    for (let i = 1; i <= whole.length; i++) {
      const [x, y, kind] = whole[(first + i) % whole.length];
      curve.push([x, y]);
      if (kind === 1) {
        curves.push(curve);
        curve = [];
      }
    }
    return curves;
  });
}

function fromPath({ verbs, coords }) {
  const steps = [2, 2, 4, 6, 0]; // move, line, quad, cubic, close
  const contours = [];
  let at = 0;
  let start;
  for (const verb of verbs) {
    const points = [];
    for (let i = 0; i < steps[verb]; i += 2) points.push([coords[at + i], -coords[at + i + 1]]);
    at += steps[verb];
    if (verb === 0) {
      [start] = points;
      contours.push([]);
    } else contours.at(-1).push(verb === 4 ? [start] : points);
  }
  return contours;
}

const near = ([x, y], [u, v]) => Math.max(Math.abs(x - u), Math.abs(y - v));

/** The curves that leave the neighborhood of where they start. */
function longerThan(least, curves) {
  return curves.filter((curve, i) => curve.some((point) => near(point, curves.at(i - 1).at(-1)) > least));
}

/** Between the points of two contours, wherever each begins. */
function contourDifference(a, b) {
  if (a.length !== b.length) return Infinity;
  let best = Infinity;
  for (let shift = 0; shift < b.length; shift++) {
    let worst = 0;
    for (let i = 0; i < a.length && worst < best; i++) {
      const [one, other] = [a[i], b[(i + shift) % b.length]];
      worst =
        one.length === other.length
          ? Math.max(worst, ...one.map((point, k) => near(point, other[k])))
          : Infinity;
    }
    best = Math.min(best, worst);
  }
  return best;
}

/** A contour as a closed list of points, 16 for each curve. */
function flattened(curves) {
  return curves.flatMap((curve, i) => {
    const all = [curves.at(i - 1).at(-1), ...curve];
    return Array.from({ length: 16 }, (_, k) => bezier(all, (k + 1) / 16));
  });
}

function bezier(points, t) {
  let level = points;
  while (level.length > 1)
    level = level
      .slice(1)
      .map(([x, y], i) => [level[i][0] + t * (x - level[i][0]), level[i][1] + t * (y - level[i][1])]);
  return level[0];
}

/** The farthest that a point of the first outline is from the second. */
function reach(from, to) {
  const lines = to.flatMap((points) => points.map((point, i) => [points.at(i - 1), point]));
  return Math.max(0, ...from.flat().map((point) => Math.min(...lines.map((line) => distance(point, line)))));
}

function distance([x, y], [[ax, ay], [bx, by]]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return near([x, y], [ax + t * dx, ay + t * dy]);
}
