import { quadruples } from '../../../core/table.js';
import { circle, polygon, rect, roundRect } from '../../../draw/shapes.js';
import { Sheet } from '../../../world/modeling/print.js';
import { perAxis, type Vec3 } from '../../../world/vector.js';

const wallpapers = quadruples(`
  #2b5fa8 #9fd0e6 #27506b #3e7c6a, #5b2a86 #f0a35e #40245c #2a1a40, #0f6e84 #e8d9a0 #2d7a5b #1f5a48
`);

const rgb = (hex: string): Vec3 => perAxis((k) => parseInt(hex.slice(2 * k + 1, 2 * k + 3), 16));

/** A landscape: sky, sun and two ranges of hills. */
export function landscape(width: number, height: number, which: number): Sheet {
  const [top, bottom, far, near] = wallpapers[which % wallpapers.length];
  const [w, h] = [width / 2, height / 2];
  const hills = (base: number, rise: number, steps: readonly number[]) =>
    polygon([
      [-w, h],
      ...steps.map((y, i) => [-w + (width * i) / (steps.length - 1), base - rise * y] as const),
      [w, h],
    ]);
  return new Sheet(width, height, top)
    .fill(rect(-w, -h, width, height), {
      kind: 'linear',
      from: [0, -h],
      to: [0, 0.5 * h],
      stops: [
        { at: 0, color: rgb(top) },
        { at: 1, color: rgb(bottom) },
      ],
    })
    .fill(circle(0.45 * w, -0.25 * h, 0.13 * height), '#fff3d0')
    .fill(hills(0.35 * h, 0.5 * h, [0.2, 0.7, 0.5, 1, 0.6, 0.9, 0.3, 0.5]), far)
    .fill(hills(0.75 * h, 0.4 * h, [0.9, 0.4, 0.2, 0.5, 0.3, 0.6, 1]), near);
}

/** A computer's screen: a landscape, a window with lines of text, and a bar with icons along the bottom. */
export function desktop(width: number, height: number, which: number): Sheet {
  const sheet = landscape(width, height, which);
  const [x, y] = [-0.38 * width, -0.36 * height];
  sheet.fill(roundRect(x, y, 0.5 * width, 0.6 * height, 0.012 * width), '#f5f6f8');
  sheet.fill(rect(x, y + 0.012 * width, 0.5 * width, 0.05 * height), '#cfd4dc');
  for (const [i, tint] of ['#e5544b', '#e9b23f', '#57b35a'].entries())
    sheet.fill(circle(x + (0.02 + 0.025 * i) * width, y + 0.045 * height, 0.008 * width), tint);
  for (const [i, share] of [0.9, 0.75, 0.85, 0.6, 0.8, 0.4].entries())
    sheet.fill(
      rect(x + 0.03 * width, y + (0.14 + 0.07 * i) * height, 0.44 * width * share, 0.025 * height),
      '#6d7684',
    );
  sheet.fill(roundRect(-0.3 * width, 0.37 * height, 0.6 * width, 0.1 * height, 0.02 * width), '#e6e9ee');
  for (const [i, tint] of ['#3f7fd6', '#e5544b', '#57b35a', '#e9b23f', '#8458c0', '#3aa6a0'].entries())
    sheet.fill(
      roundRect((-0.265 + 0.092 * i) * width, 0.385 * height, 0.042 * width, 0.07 * height, 0.01 * width),
      tint,
    );
  return sheet;
}
