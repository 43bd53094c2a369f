import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { add, dot, length, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { PosedBody } from '../../body.js';

/** A cut through a body: its middle, and two directions across that span it. */
export interface Cut {
  readonly middle: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  /** The normal of the cut. */
  readonly normal: Vec3;
  /** The greatest distance from the middle that belongs to it, meters. */
  readonly within: number;
  /** Whether a part of the body counts. */
  readonly part: (name: string) => boolean;
}

/** Half the thickness of the slice in which the body's vertices count, meters. */
const thin = 0.014;

/** A ring of `steps` points around a body where a cut meets it, `gap` meters from the skin. It begins on the x axis and turns toward y. */
export function girth(body: PosedBody, cut: Cut, gap: number, steps = 36): Vec3[] {
  const flat = sliceOf(body, cut, thin);
  const rays = Array.from({ length: steps }, (_, i) => {
    const [c, s] = [cosDegrees((360 * i) / steps), sinDegrees((360 * i) / steps)];
    // the farthest vertex about this direction
    let reach = 0;
    for (const [a, b] of flat) {
      const along = a * c + b * s;
      const aside = Math.abs(b * c - a * s);
      if (along > reach && aside < 0.5 * along) reach = along;
    }
    return { c, s, reach };
  });
  const at = (i: number): number => rays[(i + steps) % steps].reach;
  return rays.map(({ c, s }, i) => {
    const reach = Math.max(at(i), (at(i - 1) + at(i + 1)) / 2, (at(i - 2) + at(i + 2)) / 2) + gap;
    return add(cut.middle, add(scale(cut.x, reach * c), scale(cut.y, reach * s)));
  });
}

/** The vertices of a slice, in the directions that span it. @param half half its thickness, meters */
export function sliceOf(body: PosedBody, cut: Cut, half: number): (readonly [number, number])[] {
  const flat: (readonly [number, number])[] = [];
  for (const { name, mesh } of body.parts) {
    if (!cut.part(name)) continue;
    const { positions: p } = mesh;
    for (let i = 0; i < p.length; i += 3) {
      const from = subtract([p[i], p[i + 1], p[i + 2]], cut.middle);
      if (Math.abs(dot(from, cut.normal)) > half || length(from) > cut.within) continue;
      flat.push([dot(from, cut.x), dot(from, cut.y)]);
    }
  }
  return flat;
}
