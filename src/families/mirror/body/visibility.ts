import type { Masks } from '../../../world/renderer.js';
import type { Scene } from '../../../world/scene.js';
import { otherName } from '../../../content/bodies/side.js';
import { mirroredLabel } from '../prompts/index.js';
import { kindOf } from './questions/kinds.js';
import { readLabel } from './label.js';
import { bodyObject, stageBody } from './scene/scene.js';
import { mirrorState, type BodyState, type StandingMirror } from './state.js';
import type { BodyStudio } from './stage.js';

/** Side of the pictures in which pixels are counted. */
const side = 256;
const size = { width: side, height: side };

/** What of a part is seen: pixels of a picture of 256 × 256, and the share of those it would fill with nothing else there. */
export type Seen = { readonly pixels: number; readonly share: number };

const nothing: Seen = { pixels: 0, share: 0 };

export type BodyEvidence = {
  /** By how much the answer is the right one: statures or degrees; see the question kind. */
  readonly margin: number;
  /** The part asked about, or what covers it, and the same part of the other side. */
  readonly asked: Seen;
  readonly counterpart: Seen;
  /** Pixels of the whole body. */
  readonly body: number;
  /** What is asked about that the body wears or holds; null where nothing is. */
  readonly worn: Seen | null;
  /** The part asked about in the mirror that stands in the scene; null where there is none. */
  readonly reflected: Seen | null;
  /** Of the pixels of this scene and of its mirror image, built and drawn anew from the mirrored rig, the share that show mirrored parts. */
  readonly twin: number;
};

/** A scene and what is seen of it where. */
export interface Drawn {
  readonly scene: Scene;
  readonly masks: Masks;
}

export function drawnMasks(x: BodyState, bodyStudio: BodyStudio): Drawn {
  const scene = stageBody(x, bodyStudio);
  return { scene, masks: bodyStudio.renderer.masks(scene, size) };
}

/** What is seen of the part asked about, of its counterpart and of what is worn. */
export function see(
  x: BodyState,
  { scene, masks }: Drawn,
  bodyStudio: BodyStudio,
): Omit<BodyEvidence, 'margin' | 'twin'> {
  const { renderer } = bodyStudio;
  const { answer } = readLabel(x);
  const { part } = kindOf(x.kind);
  const count = (name: string): Seen => {
    const parts = bodyStudio.bodyOf(x).parts.filter((candidate) => candidate.name === name);
    const alone = pixelsOf(
      renderer.objects({ ...scene, objects: [bodyObject(x.body, { parts })], ground: 'none' }, size),
      1,
    );
    const pixels = countPart(masks, scene, name);
    return { pixels, share: share(pixels, alone) };
  };
  const about = x.worn.findIndex(({ prop }) => prop === x.about);
  const only = (object: number): number =>
    pixelsOf(renderer.objects({ ...scene, objects: [scene.objects[object]!], ground: 'none' }, size), 1);
  const worn = about < 0 ? 0 : pixelsOf(masks.objects, about + 2);
  const thing = about < 0 ? null : { pixels: worn, share: share(worn, only(about + 1)) };
  return {
    asked: part === null ? thing! : count(`${answer} ${part}`),
    counterpart: part === null ? nothing : count(`${mirroredLabel(answer)} ${part}`),
    body: pixelsOf(masks.objects, 1),
    worn: thing,
    reflected: x.mirror && seeReflected(x, x.mirror, scene, bodyStudio),
  };
}

/** The part asked about, or what covers it, as far as the mirror shows it: seen from behind the glass, and through it. */
function seeReflected(x: BodyState, mirror: StandingMirror, scene: Scene, bodyStudio: BodyStudio): Seen {
  const { renderer } = bodyStudio;
  const { frameOf, glassObject, glassOf, reflectedCamera } = bodyStudio.world;
  const glass = glassOf(mirror);
  const camera = reflectedCamera(scene.camera, glass);
  const { answer } = readLabel(x);
  const { part } = kindOf(x.kind);
  const shown: Scene = { ...scene, camera };
  const masks = renderer.masks(shown, size);
  const about = x.worn.findIndex(({ prop }) => prop === x.about);
  const isAsked = (at: number): boolean =>
    part === null || about >= 0
      ? masks.objects[at] === about + 2
      : nameAt({ scene: shown, masks }, at) === `${answer} ${part}`;
  const open = { ...scene, objects: [...scene.objects, frameOf(mirror), glassObject(glass)] };
  const through = renderer.objects(open, size);
  let [all, seen] = [0, 0];
  for (let y = 0; y < side; y++)
    for (let column = 0; column < side; column++) {
      if (!isAsked(y * side + column)) continue;
      all++;
      if (through[y * side + side - 1 - column] === open.objects.length) seen++;
    }
  return { pixels: seen, share: share(seen, all) };
}

/** How well the mirrored rig, built and drawn, agrees with the mirrored picture of parts. */
export function twinAgreement(x: BodyState, one: Drawn, bodyStudio: BodyStudio): number {
  const other = drawnMasks(mirrorState(x), bodyStudio);
  let [union, same] = [0, 0];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const here = nameAt(one, row * side + column);
      const there = nameAt(other, row * side + side - 1 - column);
      if (here === '' && there === '') continue;
      union++;
      if (here === otherName(there)) same++;
    }
  return share(same, union);
}

/** Which part of the body is seen at a pixel, or which other object. */
function nameAt({ scene, masks }: Drawn, at: number): string {
  const object = masks.objects[at]!;
  if (object === 0) return '';
  return object === 1 ? scene.objects[0]!.model.parts[masks.parts[at]! - 1]!.name : `object ${object}`;
}

function countPart(masks: Masks, scene: Scene, name: string): number {
  const is = [false, ...scene.objects[0]!.model.parts.map((part) => part.name === name)];
  let pixels = 0;
  for (let at = 0; at < masks.objects.length; at++)
    if (masks.objects[at] === 1 && is[masks.parts[at]!]) pixels++;
  return pixels;
}

function pixelsOf(objects: Uint16Array, object: number): number {
  let pixels = 0;
  for (let at = 0; at < objects.length; at++) if (objects[at] === object) pixels++;
  return pixels;
}

/** To the thousandth; both pictures round corners to a fixed grid, so that a pixel more or less is the same. */
const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(1, Math.round((1000 * part) / whole) / 1000);
