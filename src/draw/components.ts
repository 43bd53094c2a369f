import type { Window } from './window.js';

/** A connected group of marked pixels; coordinates are pixel indices, box ends included. */
export interface Component extends Window {
  /** pixels */
  readonly area: number;
  /** mean pixel index */
  readonly x: number;
  readonly y: number;
  /** whether a pixel of it lies on the edge of the picture */
  readonly edge: boolean;
}

/** How pixels are connected: by their sides alone (4-connected), or by their corners as well (8-connected). */
export type Joint = 'sides' | 'corners';

/** The components of the pixels whose mark is not 0, in reading order of their first pixel. */
export function components(marks: Uint8Array, width: number, joint: Joint = 'sides'): Component[] {
  return gather(joinedRuns(marks, width, joint), width, marks.length / width).found;
}

/** The components by sides, and for each pixel the place of its component in that list, counted from 1; 0 where there is no mark. */
export function label(marks: Uint8Array, width: number): { found: Component[]; labels: Uint32Array } {
  const runs = joinedRuns(marks, width, 'sides');
  const { found, places } = gather(runs, width, marks.length / width);
  const labels = new Uint32Array(marks.length);
  for (let run = 0; run < places.length; run++)
    labels.fill(places[run] + 1, runs.starts[run], runs.ends[run]);
  return { found, labels };
}

/** The marked runs of all rows in reading order: where each begins and ends, and an earlier run that it hangs together with. */
interface Runs {
  readonly starts: number[];
  readonly ends: number[];
  /** The run itself where it is the first of its component. */
  readonly parents: number[];
}

function joinedRuns(marks: Uint8Array, width: number, joint: Joint): Runs {
  const reach = joint === 'corners' ? 1 : 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const firstOf = (run: number): number => {
    while (parents[run] !== run) run = parents[run] = parents[parents[run]];
    return run;
  };
  let above = 0;
  for (let row = 0; row < marks.length; row += width) {
    const own = starts.length;
    for (let at = row; at < row + width; at++) {
      if (marks[at] === 0) continue;
      const start = at;
      while (at < row + width && marks[at] !== 0) at++;
      const run = starts.push(start) - 1;
      ends.push(at);
      parents.push(run);
      // Runs of the row above that end left of this one touch none further right either.
      while (above < own && ends[above] + reach <= start - width) above++;
      for (let other = above; other < own && starts[other] < at - width + reach; other++) {
        const a = firstOf(run);
        const b = firstOf(other);
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
    above = own;
  }
  for (let run = 0; run < parents.length; run++) parents[run] = firstOf(run);
  return { starts, ends, parents };
}

/** The components that runs make, and for each run the place of its component. */
function gather(
  { starts, ends, parents }: Runs,
  width: number,
  height: number,
): { found: Component[]; places: number[] } {
  const places: number[] = [];
  const found: { -readonly [key in keyof Component]: Component[key] }[] = [];
  for (let run = 0; run < starts.length; run++) {
    const count = ends[run] - starts[run];
    const left = starts[run] % width;
    const y = (starts[run] - left) / width;
    const right = left + count - 1;
    // The first run of a component comes before the others, so that theirs is known here.
    const place = parents[run] === run ? found.length : places[parents[run]];
    places.push(place);
    const component = (found[place] ??= { area: 0, left, top: y, right, bottom: y, x: 0, y: 0, edge: false });
    component.area += count;
    component.left = Math.min(component.left, left);
    component.right = Math.max(component.right, right);
    component.bottom = y;
    component.x += (count * (left + right)) / 2;
    component.y += count * y;
  }
  for (const component of found) {
    component.x /= component.area;
    component.y /= component.area;
    const { left, top, right, bottom } = component;
    component.edge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  }
  return { found, places };
}
