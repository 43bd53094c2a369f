import { cellSide as cell, onCell } from '../../../../draw/contact-sheet.js';
import { circle, line, rect, Surface, type Raster } from '../../../../draw/index.js';
import { colors } from '../marks/mark.js';
import { scaleWindow } from '../../../../draw/layout/scale-window.js';
import type { View } from './view.js';

/** A subject with its points: those called left in red, right in blue, with a line between them; midline points in yellow. */
export function subjectCell({ frame, points, subject, box }: View, picture: Raster): Raster {
  const surface = new Surface(cell, cell, 3, 255);
  const scale = cell / Math.max(frame.width, frame.height);
  const [width, height] = [frame.width, frame.height].map((side) => Math.max(1, Math.round(side * scale)));
  surface.raster.data.set(onCell(scaleWindow(picture, frame.from, width, height)).data);
  const at = (name: string): [number, number] | undefined => {
    const point = points.get(name);
    return point && [point[0] * scale, point[1] * scale];
  };
  surface.stroke(rect(box.x * scale, box.y * scale, box.width * scale, box.height * scale), 255, {
    width: 1,
  });
  const sided = new Set<string>();
  const dot = ([x, y]: [number, number], color: keyof typeof colors, visible: boolean): void => {
    surface.fill(circle(x, y, 4), 255).fill(circle(x, y, 3), visible ? colors[color] : 0);
    if (!visible) surface.fill(circle(x, y, 1.8), colors[color]);
  };
  for (const { left, right } of subject.skeleton.pairs) {
    const [a, b] = [at(left), at(right)];
    if (a && b) surface.stroke(line(...a, ...b), 255, { width: 1 });
    if (a) dot(a, 'red', points.get(left)![2] === 2);
    if (b) dot(b, 'blue', points.get(right)![2] === 2);
    sided.add(left).add(right);
  }
  for (const [name, [, , v]] of points) if (!sided.has(name)) dot(at(name)!, 'yellow', v === 2);
  return surface.raster;
}
