import { arc, lathe, type LatheOptions, type Mesh, type ProfilePoint } from '../index.js';

/**
 * A hollow vessel about the y axis: bowls, vases, mugs. Its wall is equally thick everywhere, its rim round.
 * @param outside the outer profile from the foot up; no points are added to it
 * @param wall meters
 * @param floor the height of the bottom inside, meters
 */
export function vessel(
  outside: readonly ProfilePoint[],
  wall: number,
  floor: number,
  options: LatheOptions = {},
): Mesh {
  const inside = outside.map((p, i): ProfilePoint => {
    const before = outside[Math.max(0, i - 1)];
    const after = outside[Math.min(outside.length - 1, i + 1)];
    const [dr, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.sqrt(dr * dr + dy * dy);
    return [p[0] - (wall * dy) / size, p[1] + (wall * dr) / size];
  });
  const [top, inner] = [outside[outside.length - 1], inside[inside.length - 1]];
  const [ax, ay] = [(top[0] - inner[0]) / 2, (top[1] - inner[1]) / 2];
  // half a circle from the outer edge to the inner one, to the left of going outward
  const rim = arc(0, 0, 1, 0, 180, 6)
    .slice(1, -1)
    .map(([c, s]): ProfilePoint => [
      (top[0] + inner[0]) / 2 + c * ax - s * ay,
      (top[1] + inner[1]) / 2 + c * ay + s * ax,
    ]);
  const down = inside.filter(([r, y]) => r > 0 && y > floor).reverse();
  const bottom: ProfilePoint = [radiusAt(inside, floor) ?? down[down.length - 1][0], floor];
  return lathe([[0, outside[0][1]], ...outside, ...rim, ...down, bottom, [0, floor]], options);
}

/** The radius at which a profile that goes up first crosses a height; if it does. */
function radiusAt(profile: readonly ProfilePoint[], y: number): number | undefined {
  for (let i = 1; i < profile.length; i++) {
    const [[r0, y0], [r1, y1]] = [profile[i - 1], profile[i]];
    if (y0 <= y && y1 > y) return Math.max(0, r0 + ((r1 - r0) * (y - y0)) / (y1 - y0));
  }
  return undefined;
}
