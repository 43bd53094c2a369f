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
export const components = (marks: Uint8Array, width: number): Component[] => label(marks, width).found;

/** The components, and for each pixel the place of its component in that list, counted from 1; 0 where there is no mark. */
export function label(marks: Uint8Array, width: number): { found: Component[]; labels: Uint32Array } {
  const height = marks.length / width;
  const labels = new Uint32Array(marks.length);
  const stack = new Uint32Array(marks.length);
  const found: Component[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] === 0 || labels[start] !== 0) continue;
    const own = found.length + 1;
    let area = 0, sumX = 0, sumY = 0, left = width, top = height, right = 0, bottom = 0; // prettier-ignore
    let count = 1;
    stack[0] = start;
    labels[start] = own;
    const visit = (pixel: number): void => {
      if (marks[pixel] === 0 || labels[pixel] !== 0) return;
      labels[pixel] = own;
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
  return { found, labels };
}
