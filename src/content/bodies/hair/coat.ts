import type { Mesh } from '../../../world/model.js';
import { latticeValue } from '../../../world/lattice-noise.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import { cardMesh, type Card } from './cards.js';
import { rootsOn, type Root } from './roots.js';
import { bunches } from './strands.js';

/** How bunches of hair grow all over a surface. Lengths are those of its mesh. */
export interface Coat {
  readonly length: number;
  /** The width of a bunch. */
  readonly width: number;
  /** The distance from one to the next, about. */
  readonly apart: number;
  /** How steeply it stands: 0 along the surface, 1 as far out as along. */
  readonly rise: number;
  /** How far its tip sinks, as a share of its length. Default 0 */
  readonly sinks?: number;
  /** How long it is at a place, as a share; none grows where that is little. Default: 1 everywhere */
  share?(p: Vec3): number;
  /** The way hair goes from a place, of any length; it is laid along the surface. */
  flow(p: Vec3): Vec3;
}

const points = 3;
/** Hair that would be shorter than this share of its length does not grow. */
const leastShare = 0.15;
/** How far a root lies under the surface, in widths of a bunch. */
const depth = 0.1;

/**
 * Bunches all over a mesh, in its colors, as many to an area everywhere; those of its mirror image are their mirror images.
 * @param core whose vertices have normals, and colors if it is not white
 */
export const coatOn = (core: Mesh, coat: Coat): Mesh =>
  cardMesh(
    rootsOn(core, coat.apart).flatMap((root) => {
      const long = Math.min(1, coat.share?.(root.place) ?? 1);
      return long < leastShare ? [] : [bunchAt(root, long, coat)];
    }),
    'outside',
  );

function bunchAt({ place, normal, tint, cell, side }: Root, long: number, coat: Coat): Card {
  const any = (k: number): number => latticeValue(cell[0], cell[1], k);
  const wanted = coat.flow(place);
  const along = normalize(subtract(wanted, scale(normal, dot(wanted, normal))));
  const turn = side * 0.5 * (any(1) - 0.5);
  const way = normalize(add(along, scale(cross(normal, along), turn)));
  const whole = long * coat.length * (0.7 + 0.6 * any(2));
  const rise = coat.rise * (0.6 + 0.8 * any(3));
  const path = Array.from({ length: points }, (_, k): Vec3 => {
    const t = k / (points - 1);
    const out = add(scale(way, whole * t), scale(normal, whole * rise * t - depth * coat.width));
    return add(add(place, out), [0, -(coat.sinks ?? 0) * whole * t * t, 0]);
  });
  return {
    path,
    normals: path.map(() => normal),
    width: Math.sqrt(long) * coat.width * (0.75 + 0.5 * any(4)),
    tone: 0.92 + 0.33 * any(5),
    tint,
    bunch: Math.floor(bunches * any(6)),
  };
}
