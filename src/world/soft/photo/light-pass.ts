import type { Environment } from '../../light/environment.js';
import type { Scene } from '../../scene.js';
import { length, subtract } from '../../vector.js';
import { tan, tau } from '../../../core/math/index.js';
import type { FrameMaker } from '../frame-maker.js';
import type { View } from '../geometry/camera.js';
import { occlude } from './ambient-occlusion.js';
import { KeyMap } from './key-map.js';
import { readKeyShadow, ShadowPoint } from './key-shadow.js';
import { createLightBuffer, type LightBuffer, readBand } from './light-buffer.js';
import { blurLight } from './light-blur.js';

/** Ambient occlusion looks so far, as a share of what the picture shows of the plane through the camera's target. */
const occlusionReach = 0.16;
/** Shadows matter within so many times half of that. */
const shadowReach = 1.7;

/** What light reaches what is seen, at half the picture's sides. */
export interface LightPass {
  readonly buffer: LightBuffer;
  readonly view: View;
  readonly map: KeyMap | undefined;
}

const map = new KeyMap();

/** @param shadows whether anything keeps light away: else all of it arrives everywhere */
export function lightPass(
  maker: FrameMaker,
  scene: Scene,
  environment: Environment,
  picture: { readonly width: number; readonly height: number },
): LightPass {
  const { camera } = scene;
  const distance = length(subtract(camera.target, camera.position));
  const half = distance * tan((camera.fieldOfView * tau) / 720);
  const { key } = environment;
  if (key) map.draw(maker, scene, key, { center: camera.target, radius: shadowReach * half * Math.SQRT2 });
  const division = {
    width: (picture.width + 1) >> 1,
    height: (picture.height + 1) >> 1,
    samples: 1,
  } as const;
  const buffer = createLightBuffer(division.width, division.height);
  const frame = maker.prepare(scene, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, (target) => readBand(frame, target, buffer));
  const { view } = frame;
  occlude(view, buffer, occlusionReach * 2 * half);
  buffer.ambient = blurLight(buffer, buffer.ambient, 2);
  if (key) {
    shadow(view, buffer, map);
    buffer.key = blurLight(buffer, buffer.key, 2);
  } else buffer.key.fill(0);
  return { buffer, view, map: key && map };
}

const point = new ShadowPoint();

function shadow({ rays, centerX, centerY }: View, buffer: LightBuffer, from: KeyMap): void {
  const { width, height, depth, normals, key } = buffer;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      key[i] = 1;
      if (depth[i] === 0) continue;
      const near = 1 / depth[i]!;
      const across = x + 0.5 - centerX;
      const up = centerY - y - 0.5;
      point.x = rays[0]! + near * (rays[3]! + across * rays[6]! + up * rays[9]!);
      point.y = rays[1]! + near * (rays[4]! + across * rays[7]! + up * rays[10]!);
      point.z = rays[2]! + near * (rays[5]! + across * rays[8]! + up * rays[11]!);
      point.normalX = normals[3 * i]!;
      point.normalY = normals[3 * i + 1]!;
      point.normalZ = normals[3 * i + 2]!;
      const mirrored = 2 * x < width ? x : width - 1 - x;
      point.turn = (mirrored & 1) + 2 * (y & 1);
      readKeyShadow(from, point);
      key[i] = point.share;
    }
}
