import type { Mesh } from '../mesh.js';
import type { Model, Part } from '../model.js';
import type { Renderer } from '../scene.js';
import { patchesOf, type Patches } from './patches.js';
import { countSides, isOutline, only, type Sides } from './views.js';

/** What is seen from behind as often as this faces the wrong way; open things of one side do so half of the time, bowls up to two thirds. */
const mostly = 0.72;
/** So often, as it is looked at: not from below, where what stands may be open. Vessels show their inside through their mouth. */
const nearlyAlways = 0.9;
/** Fewer pixels say nothing. */
const fewest = 12;
/** Of all that is seen: less is not worth a word. */
const least = 0.01;
/** The largest pieces are judged by themselves. */
const most = { patches: 1000, components: 60 };

/**
 * The share of a model's surface, as it is seen from all around, that is seen from behind: its faces are turned inside out, so that
 * they are not drawn. 0 if none is, or too little to matter.
 *
 * Faces whose both sides are seen do not count. Neither do open pieces with one side, such as leaves, flags and bowls, of which
 * nobody can tell which side is meant: a piece is turned inside out if it would be seen from behind alone, too. Nor do shells close around
 * what is seen through them, with which drawings are given their outlines.
 */
export function shareFromBehind(model: Model, renderer: Renderer): number {
  const patches = patchesOf(model.parts);
  const judged = largest(patches, model.parts);
  const every = (): boolean => true;
  const whole = countSides(model, patches, judged, every, renderer);
  const known = [...whole.sides].filter(([patch]) => patch >= 0);
  const outer = new Set(known.filter(([, sides]) => isTurned(sides)).map(([patch]) => patch));
  const isOuter = (triangle: number): boolean => outer.has(patches.patch[triangle]!);
  if (outer.size > 0 && isOutline(model, patches, isOuter, renderer))
    return shareFromBehind(
      only(model, patches, (triangle) => !isOuter(triangle)),
      renderer,
    );
  const [seen, behind] = [sum(known, 'front') + sum(known, 'back'), sum(known, 'back')];
  if (seen > 0 && behind / seen >= nearlyAlways) return behind / whole.pixels;

  const doubtful = known.filter(([patch, sides]) => judged.has(patch) && isTurned(sides));
  const pixels = new Map<number, number>();
  for (const [patch, { back }] of doubtful) {
    const component = patches.component[patch]!;
    pixels.set(component, (pixels.get(component) ?? 0) + back);
  }
  const turned = [...pixels]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most.components)
    .map(([component]) => {
      const own = (triangle: number): boolean => patches.component[triangle] === component;
      const alone = countSides(model, patches, judged, own, renderer).sides;
      const sure = doubtful.filter(([patch]) => own(patch) && isTurned(alone.get(patch)));
      return sum(sure, 'back');
    });
  const share = turned.reduce((total, back) => total + back, 0) / Math.max(1, whole.pixels);
  return share >= least ? share : 0;
}

/** What is said of it: nothing, or a line. */
export const behindText = (share: number): string[] =>
  share === 0
    ? []
    : [
        `${Math.round(100 * share)} % of its surface is seen from behind, so that it is not drawn: do its triangles run the wrong way round? ` +
          'Turn them over, or say that the material is doubleSided',
      ];

const sum = (list: readonly (readonly [number, Sides])[], which: keyof Sides): number =>
  list.reduce((total, [, sides]) => total + sides[which], 0);

function isTurned(sides: Sides | undefined): boolean {
  if (!sides) return false;
  const { front, back, frontAbove, backAbove } = sides;
  const above = frontAbove + backAbove;
  return (
    front + back >= fewest &&
    back >= mostly * (front + back) &&
    (above < fewest || backAbove >= nearlyAlways * above)
  );
}

/** The patches with the greatest areas. */
function largest({ starts, patch }: Patches, parts: readonly Part[]): ReadonlySet<number> {
  const areas = new Map<number, number>();
  parts.forEach(({ mesh }, part) => {
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const of = patch[starts[part]! + i / 3]!;
      if (of >= 0) areas.set(of, (areas.get(of) ?? 0) + areaOf(mesh, i));
    }
  });
  const sorted = [...areas].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Set(sorted.slice(0, most.patches).map(([of]) => of));
}

function areaOf({ positions: p, indices }: Mesh, at: number): number {
  const [a, b, c] = [3 * indices[at]!, 3 * indices[at + 1]!, 3 * indices[at + 2]!];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.sqrt(x * x + y * y + z * z) / 2;
}
