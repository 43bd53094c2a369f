import type { NamedShape, Vec3 } from '../../../../world/modeling/index.js';
import { soft } from './soft.js';

/** How much of a place belongs to some parts of the body, 0 to 1. Parts are named without their side: 'front leg'. */
export type Belonging = (parts: readonly string[]) => number;

/** The belonging to one part alone. */
export const wholly =
  (part: string): Belonging =>
  (parts) =>
    parts.includes(part) ? 1 : 0;

/** A part without its side. */
export const kindOf = (part: string): string => part.replace(/^(left|right) /, '');

/** Half the width of the border between two parts, as a difference of distances. */
const border = 0.028;
/** The distance from its box beyond which a shape is not near, so that its distance says nothing about borders. */
const far = 0.1;

/**
 * The parts to which places on a skin belong: the part whose shape is nearest, with a gradual change between two. The
 * skin's mesh is cut into parts along its own edges; colors that followed these would end in steps.
 */
export function belongings(shapes: readonly NamedShape[]): (p: Vec3) => Belonging {
  const solids = shapes.filter(({ mode = 'add' }) => mode === 'add');
  const kinds = [...new Set(solids.map(({ part }) => kindOf(part)))];
  const lists = kinds.map((kind) => solids.filter(({ part }) => kindOf(part) === kind));
  return (p) => {
    let distances: readonly number[] | undefined;
    return (parts) => {
      distances ??= lists.map((list) => least(list, p));
      let within = Infinity;
      let without = Infinity;
      for (let i = 0; i < kinds.length; i++)
        if (parts.includes(kinds[i])) within = Math.min(within, distances[i]);
        else without = Math.min(without, distances[i]);
      return within === Infinity ? 0 : without === Infinity ? 1 : soft(without - within, border);
    };
  };
}

function least(shapes: readonly NamedShape[], [x, y, z]: Vec3): number {
  let nearest = Infinity;
  for (const { distance, min, max } of shapes) {
    const beside = Math.max(min[0] - x, x - max[0], min[1] - y, y - max[1], min[2] - z, z - max[2]);
    if (beside >= nearest) continue;
    nearest = Math.min(nearest, beside > far ? beside : distance(x, y, z));
  }
  return nearest;
}
