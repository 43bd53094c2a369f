import { tan, tau, atan } from '../../../core/math/index.js';
import { CameraField, KeyField } from './light-kernel.js';
import type { Target } from '../raster/target.js';
import type { Environment, Lamp, Sun } from '../../light/environment.js';
import { add, length, scale, subtract, type Camera, type Scene, type Vec3 } from '../../index.js';
import type { FrameMaker } from '../frame/frame-maker.js';
import type { Frame } from '../frame/frame.js';
import { readUnitNormal, TriangleReader } from '../geometry/triangle-reader.js';
import type { View } from '../geometry/camera.js';
import { keySize, type LightPlanes, lightWorkspace, takeLightPlanes } from './light-planes.js';

/** The sun is seen from so many times the radius of what matters away: near enough to parallel. */
const far = 100;
/** Degrees of the widest view of a lamp. */
const widest = 110;

/** A sphere about all whose shadows matter. */
interface Focus {
  readonly center: Vec3;
  /** Meters. */
  readonly radius: number;
}

/** The view of the key light, and its size. */
interface KeyView {
  readonly view: View;
  /** Meters; of a sun, at the view's distance. */
  readonly radius: number;
}

/** Draws how near the nearest surface is that keeps the key light away, in a perspective view from the light. */
function drawKeyView(
  maker: FrameMaker,
  scene: Scene,
  key: Sun | Lamp,
  { center, radius }: Focus,
  map: number,
): KeyView {
  const position = key.kind === 'sun' ? add(center, scale(key.direction, far * radius)) : key.position;
  const distance = length(subtract(position, center));
  const overhead = Math.abs(position[1] - center[1]) > 0.99 * distance;
  const camera: Camera = {
    position,
    target: center,
    ...(overhead && { up: [0, 0, -1] as const }),
    fieldOfView: Math.min(widest, (720 * atan(radius / distance)) / tau),
    near: key.kind === 'sun' ? distance / 10 : Math.max(0.02, distance / 50),
    far: 20 * distance,
  };
  const division = { width: keySize, height: keySize, samples: 1 } as const;
  const objects = scene.objects.filter(({ casts }) => casts !== false);
  const frame = maker.prepare({ ...scene, objects, camera }, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, (target) => keep(target, map));
  return { view: frame.view, radius: key.kind === 'sun' ? key.radius * distance : key.radius };
}

/** Keeps the depths of a band of the map; nothing lies beyond the columns that were drawn. */
function keep({ top, rows, from, to, depth }: Target, map: number): void {
  const { floats } = lightWorkspace().memory;
  const first = (map >> 2) + top * keySize;
  floats.fill(0, first, first + rows * keySize);
  for (let row = 0; row < rows; row++) {
    const at = row * keySize;
    floats.set(depth.subarray(at + from, at + to), first + at + from);
  }
}

/** Ambient occlusion looks so far, as a share of what the picture shows of the plane through the camera's target. */
const occlusionReach = 0.16;
/** And at most so far, as a share of the picture's height. */
const mostReach = 0.35;
/** Shadows matter within so many times half of that plane. */
const shadowReach = 1.7;

/**
 * Finds what light reaches what is seen, at half the picture's sides: the share of the light from all around that nothing nearby hides,
 * and the share of the key light.
 */
export function lightPass(
  maker: FrameMaker,
  scene: Scene,
  { key }: Environment,
  picture: { readonly width: number; readonly height: number },
): LightPlanes {
  const { camera } = scene;
  const distance = length(subtract(camera.target, camera.position));
  const half = distance * tan((camera.fieldOfView * tau) / 720);
  const division = {
    width: (picture.width + 1) >> 1,
    height: (picture.height + 1) >> 1,
    samples: 1,
  } as const;
  const planes = takeLightPlanes(division.width, division.height);
  const focus = { center: camera.target, radius: shadowReach * half * Math.SQRT2 };
  const light = key && drawKeyView(maker, scene, key, focus, planes.map);
  const frame = maker.prepare(scene, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, (target) => readBand(frame, target, planes));
  describeCamera(frame.view, planes, occlusionReach * 2 * half);
  const { loops, memory } = lightWorkspace();
  const { width, height, depth, normals, plane, stride, raw, ambient } = planes;
  const blur = (out: number): void => loops.blur(width, height, depth, normals, plane, stride, raw, out);
  loops.occlude(planes.camera, depth, normals, plane, stride, planes.pattern, raw);
  blur(ambient);
  if (light) {
    describeKey(light, planes);
    const { keyCamera, map, discs } = planes;
    loops.shadow(planes.camera, depth, normals, plane, stride, keyCamera, map, discs, raw);
    blur(planes.key);
  } else memory.floats.fill(0, planes.key >> 2, (planes.key + height * stride) >> 2);
  return planes;
}

/** Reads depth and normals of a band of one sample per pixel. */
function readBand(frame: Frame, { width, top, rows, from, to, ids }: Target, planes: LightPlanes): void {
  const { floats } = lightWorkspace().memory;
  const reader = new TriangleReader(frame);
  const next = planes.plane >> 2;
  for (let y = top; y < top + rows; y++) {
    const row = (y * planes.stride) >> 2;
    for (let x = from; x < to; x++) {
      const id = ids[(y - top) * width + x];
      if (id === 0) continue;
      const draw = reader.read(id, x + 0.5, y + 0.5);
      const { normalX, normalY, normalZ } = readUnitNormal(draw, reader);
      floats[(planes.depth >> 2) + row + x] = 1 / reader.depth();
      const at = (planes.normals >> 2) + row + x;
      floats[at] = normalX;
      floats[at + next] = normalY;
      floats[at + 2 * next] = normalZ;
    }
  }
}

function describeCamera(view: View, { camera, width, height }: LightPlanes, radius: number): void {
  const { floats } = lightWorkspace().memory;
  const at = camera >> 2;
  floats.set([width, height, view.centerX, view.centerY, 1 / view.focal], at);
  floats.set([...view.right, ...view.up, ...view.forward, ...view.origin], at + CameraField.axes);
  floats.set([radius, radius * view.focal, mostReach * height], at + CameraField.radius);
}

function describeKey({ view, radius }: KeyView, { keyCamera }: LightPlanes): void {
  const { floats } = lightWorkspace().memory;
  const at = keyCamera >> 2;
  floats.set([keySize, view.centerX, view.centerY, view.focal, view.near, radius], at);
  floats.set([...view.right, ...view.up, ...view.forward, ...view.origin], at + KeyField.axes);
}

/** 1 / depth of what is seen in the middle of each pixel, meters along the camera's axis, by rows; 0 where nothing is. */
export function readDepths(
  maker: FrameMaker,
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const depths = new Float32Array(width * height);
  const division = { width, height, samples: 1 } as const;
  const frame = maker.prepare(scene, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, ({ top, rows, from, to, ids, depth }) => {
    for (let y = 0; y < rows; y++)
      for (let x = from; x < to; x++)
        if (ids[y * width + x] !== 0) depths[(top + y) * width + x] = depth[y * width + x];
  });
  return depths;
}
