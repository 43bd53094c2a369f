import { cross, dot, length, subtract, type Mesh, type Vec3 } from '../../index.js';
import { closedCurve, smoothCurve } from '../plane/curve.js';
import { Draft } from './draft.js';
import type { Axis } from '../mesh/transform.js';
import type { Outline, Point } from '../plane/outline.js';
import { triangulate } from '../plane/triangulate.js';

/** A closed ring of points, the first not repeated. */
export type Ring = readonly Vec3[];

/** How rings of points become a skin. */
export interface LoftOptions {
  /** Whether the ends are covered. An end whose points all coincide needs no cover. Default true */
  readonly caps?: boolean;
  /** Whether the last section joins the first. Default false */
  readonly closed?: boolean;
  /** Edges sharper than this stay sharp, degrees. Default 40 */
  readonly crease?: number;
}

/**
 * A skin over sections with equal numbers of points, in either direction; point i of each is joined to point i of the
 * next. u runs around the sections, v from the first to the last.
 */
export function loft(sections: readonly Ring[], options: LoftOptions = {}): Mesh {
  const { caps = true, closed = false, crease = 40 } = options;
  const draft = new Draft();
  const n = sections[0].length;
  const rows = (closed ? [...sections, sections[0]] : sections).map((ring, j, all) =>
    [...ring, ring[0]].map((p, i) => draft.vertex(p, [i / n, j / (all.length - 1)])),
  );
  for (let j = 0; j + 1 < rows.length; j++)
    for (let i = 0; i < n; i++) draft.quad(rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]);
  if (caps && !closed) {
    cover(draft, sections[0], true);
    cover(draft, sections[sections.length - 1], false);
  }
  if (turnsInward(sections, closed)) draft.flip();
  return draft.smooth(crease);
}

/**
 * A flat section across an axis: across x, the outline's x and y are z and y; across y, x and z; across z, x and y.
 * @param at where on the axis, meters
 */
export const section = (outline: Outline, axis: Axis, at: number): Ring =>
  outline.map(([a, b]): Vec3 => (axis === 'x' ? [at, b, a] : axis === 'y' ? [a, at, b] : [a, b, at]));

/** Sections in between, so that the skin runs smoothly through the given ones. @param steps pieces for each piece */
export function smoothSections(sections: readonly Ring[], steps: number, closed = false): Ring[] {
  const curve = closed ? closedCurve : smoothCurve;
  const lines = sections[0].map((_, i) =>
    curve(
      steps,
      sections.map((ring) => ring[i]),
    ),
  );
  return lines[0].map((_, j) => lines.map((line) => line[j]));
}

/** Covers a ring, seen against (first) or along the direction of the loft. */
function cover(draft: Draft, ring: Ring, first: boolean): void {
  const normal = areaVector(ring);
  if (length(normal) === 0) return;
  const drop = [0, 1, 2].reduce((best, k) => (Math.abs(normal[k]) > Math.abs(normal[best]) ? k : best), 0);
  const flat = ring.map((p): Point => [p[(drop + 1) % 3], p[(drop + 2) % 3]]);
  const vertices = ring.map((p, i) => draft.vertex(p, flat[i]));
  const cap = triangulate(flat);
  // triangulate turns left in its plane, the ring may not
  const keep = normal[drop] > 0 !== first;
  for (let i = 0; i < cap.length; i += 3) {
    const [a, b, c] = [vertices[cap[i]], vertices[cap[i + 1]], vertices[cap[i + 2]]];
    if (keep) draft.triangle(a, b, c);
    else draft.triangle(a, c, b);
  }
}

/** Twice the area that a ring encloses, as a vector to the side from which it runs counter-clockwise. */
function areaVector(ring: Ring): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  ring.forEach((p, i) => {
    const c = cross(subtract(p, ring[0]), subtract(ring[(i + 1) % ring.length], ring[0]));
    sum = [sum[0] + c[0], sum[1] + c[1], sum[2] + c[2]];
  });
  return sum;
}

/** Whether the skin as drafted, with its ends covered, holds a negative volume. */
function turnsInward(sections: readonly Ring[], closed: boolean): boolean {
  let volume = 0;
  const origin = sections[0][0];
  const add = (a: Vec3, b: Vec3, c: Vec3): void => {
    volume += dot(subtract(a, origin), cross(subtract(b, origin), subtract(c, origin)));
  };
  const fan = (ring: Ring, sign: 1 | -1): void => {
    for (let i = 1; i + 1 < ring.length; i++)
      add(ring[0], ring[sign > 0 ? i : i + 1], ring[sign > 0 ? i + 1 : i]);
  };
  const all = closed ? [...sections, sections[0]] : sections;
  for (let j = 0; j + 1 < all.length; j++)
    all[j].forEach((p, i) => {
      const k = (i + 1) % all[j].length;
      add(p, all[j][k], all[j + 1][k]);
      add(p, all[j + 1][k], all[j + 1][i]);
    });
  if (!closed) {
    fan(all[0], -1);
    fan(all[all.length - 1], 1);
  }
  return volume < 0;
}
