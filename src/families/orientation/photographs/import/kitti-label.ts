/** An object of a KITTI label file. */
export interface KittiLabel {
  readonly type: string;
  readonly truncated: number;
  readonly occluded: number;
  readonly alpha: number;
  /** Left, top, right and bottom, pixels from the image's upper left corner. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** The dimensions in meters. */
  readonly dimensions: readonly [height: number, width: number, length: number];
  /** The middle of its bottom in the frame of the rectified camera (right, down, forward), meters. */
  readonly location: readonly [x: number, y: number, z: number];
  readonly rotationY: number;
  /** For a tracking file: its frame and the number of its track. */
  readonly track?: { readonly frame: number; readonly id: number };
}

const columns = [
  'type',
  'truncated',
  'occluded',
  'alpha',
  'left',
  'top',
  'right',
  'bottom',
  'height',
  'width',
  'length',
  'x',
  'y',
  'z',
  'rotation_y',
] as const;

/**
 * Reads a line of a label file of KITTI's object or tracking benchmark (devkit readmes, "Data Format Description"): 15 columns,
 * in tracking files after the frame and the track's id; further columns, such as a score, are passed over.
 * @returns a text that says what is wrong with it
 */
export function readKittiLabel(line: string): KittiLabel | string {
  const cells = line.trim().split(/\s+/);
  // Types are words: where the third column is one, it follows a frame and an id.
  const tracked = cells.length > 2 && number(cells[0]) !== undefined && number(cells[2]) === undefined;
  const own = tracked ? cells.slice(2) : cells;
  if (own.length < columns.length)
    return `${cells.length} columns, not ${columns.length + (tracked ? 2 : 0)} or more`;
  const values: number[] = [];
  for (let at = 1; at < columns.length; at++) {
    const value = number(own[at]);
    if (value === undefined) return `${columns[at]} is ${own[at].slice(0, 40)}`;
    values.push(value);
  }
  const track = tracked ? { frame: number(cells[0])!, id: number(cells[1]) ?? NaN } : undefined;
  if (track && !(Number.isSafeInteger(track.frame) && track.frame >= 0 && Number.isSafeInteger(track.id)))
    return `frame and track are ${cells[0].slice(0, 40)} and ${cells[1].slice(0, 40)}`;
  const [truncated, occluded, alpha, left, top, right, bottom, height, width, length, x, y, z, rotationY] =
    values;
  return {
    type: own[0],
    truncated,
    occluded,
    alpha,
    box: [left, top, right, bottom],
    dimensions: [height, width, length],
    location: [x, y, z],
    rotationY,
    ...(track && { track }),
  };
}

/** A decimal number; undefined for anything else, and for what is beyond a double. */
export function number(text: string): number | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
