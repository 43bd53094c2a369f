/** A connected group of marked pixels; coordinates are pixel indices, box ends included. */
export interface Component {
  /** pixels */
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** mean pixel index */
  readonly x: number;
  readonly y: number;
  /** whether a pixel of it lies on the edge of the picture */
  readonly edge: boolean;
}

/** The 4-connected components of the pixels whose mark is not 0, in reading order of their first pixel. */
export function components(marks: Uint8Array, width: number): Component[] {
  const height = marks.length / width;
  const seen = new Uint8Array(marks.length);
  const stack = new Int32Array(marks.length);
  const found: Component[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] === 0 || seen[start] === 1) continue;
    let area = 0, sumX = 0, sumY = 0, left = width, top = height, right = 0, bottom = 0; // prettier-ignore
    let count = 1;
    stack[0] = start;
    seen[start] = 1;
    const visit = (pixel: number): void => {
      if (marks[pixel] === 0 || seen[pixel] === 1) return;
      seen[pixel] = 1;
      stack[count++] = pixel;
    };
    while (count > 0) {
      const pixel = stack[--count]!;
      const x = pixel % width;
      const y = (pixel - x) / width;
      area++;
      sumX += x;
      sumY += y;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      if (x > 0) visit(pixel - 1);
      if (x < width - 1) visit(pixel + 1);
      if (y > 0) visit(pixel - width);
      if (y < height - 1) visit(pixel + width);
    }
    const edge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
    found.push({ area, left, top, right, bottom, x: sumX / area, y: sumY / area, edge });
  }
  return found;
}
