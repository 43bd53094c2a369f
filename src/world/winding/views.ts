import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Model, Part } from '../model.js';
import { bounds } from '../modeling/mesh/placing.js';
import { atRest } from '../pose.js';
import type { Scene, Renderer } from '../scene.js';
import { studioLights } from '../shading/studio-lights.js';
import { add, scale, type Vec3 } from '../vector.js';
import type { Patches } from './patches.js';
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
export interface Sides {
  front: number;
  back: number;
  frontAbove: number;
  backAbove: number;
}

/** Looks at the triangles that `shown` takes from all around, as if both sides of all of them were seen. */
export function countSides(
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
      const { patch, back } = pieces[number - 1]!;
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

/** How a model is looked at, so that all of it is in the picture. */
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
export function isOutline(
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
      if (behind[i]! - depth > 0 && behind[i]! - depth < tight * radius) close++;
    });
  }
  return close > mostOf * seen;
}

const withBothSides = (part: Part): Part => ({
  ...part,
  material: { baseColor: [1, 1, 1], metallic: 0, roughness: 1, doubleSided: true },
});

/** A model with some of its triangles. */
export function only(model: Model, { starts }: Patches, shown: (triangle: number) => boolean): Model {
  const parts = model.parts.map((part, index) => {
    const indices = part.mesh.indices.filter((_, i) => shown(starts[index]! + Math.floor(i / 3)));
    return { ...part, mesh: { ...part.mesh, indices } };
  });
  return { ...model, parts: parts.filter(({ mesh }) => mesh.indices.length > 0) };
}
