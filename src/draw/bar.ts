import type { Path } from './path.js';
import type { Window } from './window.js';

/** Adds a straight bar to a path that is to be filled: many bars in one path are far faster than a stroke. */
export function addBar(path: Path, x0: number, y0: number, x1: number, y1: number, width: number): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const scale = width / 2 / Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [-dy * scale, dx * scale];
  path
    .moveTo(x0 - nx, y0 - ny)
    .lineTo(x1 - nx, y1 - ny)
    .lineTo(x1 + nx, y1 + ny)
    .lineTo(x0 + nx, y0 + ny)
    .close();
}

/** Adds the part of a straight bar whose middle line lies in a window, if any. */
export function addClipped(
  path: Path,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  within: Window,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  // Liang and Barsky: each side of the window bounds the part from one end.
  for (const [away, room] of [
    [-dx, x0 - within.left],
    [dx, within.right - x0],
    [-dy, y0 - within.top],
    [dy, within.bottom - y0],
  ] as const) {
    if (away === 0 && room < 0) return;
    if (away < 0) from = Math.max(from, room / away);
    else if (away > 0) to = Math.min(to, room / away);
  }
  if (from < to) addBar(path, x0 + from * dx, y0 + from * dy, x0 + to * dx, y0 + to * dy, width);
}
