import { add, atRest, scale, type Mesh, type Model, type Part, type Vec3 } from '../index.js';
import type { Renderer, Scene } from '../scene.js';
import { patchesOf, type Patches } from './patches.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { bounds } from '../modeling/mesh/placing.js';
import { studioLights } from '../shading/mirrored-studio.js';
import { piecesOf } from './pieces.js';

/** Pictures are taken from so many directions, evenly all around. */
const views = 60;
/** Side of the pictures, pixels. */
const side = 64;
const fieldOfView = 20;

/** Below this sine of their elevation, views are from below. */
const fromBelow = -0.1;
/** Shares of the model's radius within which a shell is close, and of what is seen of it that is close around something. */
const tight = 0.06;
const mostOf = 0.6;

/** How many pixels show a patch from its front and from its back; and how many of them not from below. */
type Sides = { front: number; back: number; frontAbove: number; backAbove: number };

/** Looks at the triangles that `shown` takes from all around, as if both sides of all of them were seen. */
function countSides(
  model: Model,
  patches: Patches,
  judged: ReadonlySet<number>,
  shown: (triangle: number) => boolean,
  renderer: Renderer,
): { sides: ReadonlyMap<number, Sides>; pixels: number } {
  const pieces = piecesOf(model.parts, patches, judged, shown);
  const drawn = { ...model, parts: pieces.map(({ part }) => part) };
  const around = framed(drawn);
  const sides = new Map<number, Sides>();
  let pixels = 0;
  for (let view = 0; view < views; view++) {
    const direction = directionOf(view);
    const scene = around.scene(drawn, direction);
    for (const number of renderer.parts(scene, { width: side, height: side }).parts) {
      if (number === 0) continue;
      pixels++;
      const { patch, back } = pieces[number - 1];
      let own = sides.get(patch);
      if (!own) sides.set(patch, (own = { front: 0, back: 0, frontAbove: 0, backAbove: 0 }));
      own[back ? 'back' : 'front']++;
      if (direction[1] > fromBelow) own[back ? 'backAbove' : 'frontAbove']++;
    }
  }
  return { sides, pixels };
}

/** Directions on a spiral from the zenith down, each as far from its neighbors as the others. */
function directionOf(view: number): Vec3 {
  const y = 1 - (2 * view + 1) / views;
  const level = Math.sqrt(1 - y * y);
  const degrees = (view * 137.508) % 360;
  return [level * cosDegrees(degrees), y, level * sinDegrees(degrees)];
}

/** How a model is viewed, so that all of it is in the picture. */
function framed({ parts }: Model): { radius: number; scene: (model: Model, direction: Vec3) => Scene } {
  const { min, max } = bounds(...parts.map(({ mesh }) => mesh));
  const middle = scale(add(min, max), 0.5);
  const reach = add(max, scale(middle, -1));
  const radius = Math.sqrt(reach[0] * reach[0] + reach[1] * reach[1] + reach[2] * reach[2]);
  const distance = radius / sinDegrees(fieldOfView / 2);
  const scene = (model: Model, direction: Vec3): Scene => ({
    objects: [{ model, pose: atRest }],
    camera: {
      position: add(middle, scale(direction, distance)),
      target: middle,
      up: Math.abs(direction[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0],
      fieldOfView,
      near: distance - 1.01 * radius,
      far: distance + 1.01 * radius,
    },
    lights: studioLights,
    ground: 'none',
    background: { top: [0, 0, 0], bottom: [0, 0, 0] },
  });
  return { radius, scene };
}

/**
 * Whether some triangles are a shell close around the rest, which is seen through it from most sides: what is drawn of it is its far side,
 * as an outline.
 */
function isOutline(
  model: Model,
  patches: Patches,
  shell: (triangle: number) => boolean,
  renderer: Renderer,
): boolean {
  const rest = only(model, patches, (triangle) => !shell(triangle));
  if (rest.parts.length === 0) return false;
  const { radius, scene } = framed(model);
  const outside = only(model, patches, shell);
  const turned = { ...outside, parts: outside.parts.map(withBothSides) };
  let [seen, close] = [0, 0];
  for (let view = 0; view < views; view += 6) {
    const direction = directionOf(view);
    const size = { width: side, height: side };
    const front = renderer.masks(scene(turned, direction), size).depth.slice();
    const behind = renderer.masks(scene(rest, direction), size).depth;
    front.forEach((depth, i) => {
      if (depth === Infinity) return;
      seen++;
      if (behind[i] - depth > 0 && behind[i] - depth < tight * radius) close++;
    });
  }
  return close > mostOf * seen;
}

const withBothSides = (part: Part): Part => ({
  ...part,
  material: { baseColor: [1, 1, 1], metallic: 0, roughness: 1, doubleSided: true },
});

/** A model with some of its triangles. */
function only(model: Model, { starts }: Patches, shown: (triangle: number) => boolean): Model {
  const parts = model.parts.map((part, index) => {
    const indices = part.mesh.indices.filter((_, i) => shown(starts[index] + Math.floor(i / 3)));
    return { ...part, mesh: { ...part.mesh, indices } };
  });
  return { ...model, parts: parts.filter(({ mesh }) => mesh.indices.length > 0) };
}

/** Seen from behind more often than this, a piece faces the wrong way; open ones are half of the time, bowls up to 2/3. */
const mostly = 0.72;
/** The same share, seen not from below, where what stands may be open. Vessels show their inside through their mouth. */
const nearlyAlways = 0.9;
/** The fewest pixels that say anything. */
const fewest = 12;
/** The least share of all that is seen that is reported. */
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
  const isOuter = (triangle: number): boolean => outer.has(patches.patch[triangle]);
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
    const component = patches.component[patch];
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

/** The line about it: none, or one. */
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
      const of = patch[starts[part] + i / 3];
      if (of >= 0) areas.set(of, (areas.get(of) ?? 0) + areaOf(mesh, i));
    }
  });
  const sorted = [...areas].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Set(sorted.slice(0, most.patches).map(([of]) => of));
}

function areaOf({ positions: p, indices }: Mesh, at: number): number {
  const [a, b, c] = [3 * indices[at], 3 * indices[at + 1], 3 * indices[at + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.sqrt(x * x + y * y + z * z) / 2;
}
