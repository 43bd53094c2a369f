/** Side of the pictures in which room is looked for. */
const side = 256;
/** The size of these pictures. */
export const roomSize = { width: side, height: side };

/** A rectangle in a square picture, in its sides from the upper left corner. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a picture of a body has room for other people: neither before the body, what it holds and what stands around it, nor before
 * their mirror image. Room is the same on both sides then, so that the side on which somebody is seen tells nothing of the body.
 */
export class PictureRoom {
  private readonly taken = new Uint8Array(side * side);
  /** The height of the body in the picture, in sides of the picture. */
  readonly bodyHeight: number;

  /** @param objects the mask of the body, which is object 1, and of what belongs to it */
  constructor(objects: Uint16Array) {
    let [first, last] = [side, -1];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const object = objects[y * side + x];
        if (object === 0) continue;
        this.taken[y * side + x] = 1;
        this.taken[y * side + side - 1 - x] = 1;
        if (object !== 1) continue;
        if (y < first) first = y;
        last = y;
      }
    this.bodyHeight = Math.max(0, last + 1 - first) / side;
  }

  /** Whether nothing is within a margin of a frame. */
  isFree(frame: Frame, margin: number): boolean {
    const { x0, x1, y0, y1 } = pixelsOf(frame, margin);
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) if (this.taken[y * side + x] !== 0) return false;
    return true;
  }

  /** Nobody else is to be seen in a frame. */
  take(frame: Frame): void {
    const { x0, x1, y0, y1 } = pixelsOf(frame, 0);
    for (let y = y0; y < y1; y++) this.taken.fill(1, y * side + x0, y * side + Math.max(x0, x1));
  }
}

function pixelsOf({ left, right, top, bottom }: Frame, margin: number) {
  const within = (pixel: number): number => Math.min(side, Math.max(0, pixel));
  return {
    x0: within(Math.floor((left - margin) * side)),
    x1: within(Math.ceil((right + margin) * side)),
    y0: within(Math.floor((top - margin) * side)),
    y1: within(Math.ceil((bottom + margin) * side)),
  };
}
