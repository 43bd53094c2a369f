import { unexpected } from '../../core/errors.js';
import { tan, tau } from '../../core/math/index.js';
import type { Camera } from '../scene.js';
import { cross, dot, length, normalize, scale, subtract, type Vec3 } from '../vector.js';
import { farthest } from './geometry.js';

/** A camera with a picture: the ray of picture point (x, y), in pixels, is forward + right · (x − cx) / focal − up · (y − cy) / focal. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  /** Pixels per unit of x / z. */
  readonly focal: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly near: number;
  readonly far: number;
}

const isNear = (v: Vec3): boolean => v.length === 3 && v.every((value) => Math.abs(value) <= farthest);

/** @throws TopsyturvyError `bad-parameter` if the camera cannot see */
export function viewOf(camera: Camera, width: number, height: number): View {
  const { position, target, up = [0, 1, 0], fieldOfView, near, far } = camera;
  for (const [name, value] of [
    ['camera.position', position],
    ['camera.target', target],
    ['camera.up', up],
  ] as const)
    if (!isNear(value)) throw unexpected('bad-parameter', name, value, 'three numbers within ±10⁹ metres');
  if (!(fieldOfView > 0.001 && fieldOfView < 179.9))
    throw unexpected(
      'bad-parameter',
      'camera.fieldOfView',
      fieldOfView,
      'an angle from 0.001 to 179.9 degrees',
    );
  if (!(near > 0 && near < Infinity))
    throw unexpected('bad-parameter', 'camera.near', near, 'a finite distance above 0');
  if (!(far > near)) throw unexpected('bad-parameter', 'camera.far', far, `a distance above near, ${near}`);
  const forward = normalize(subtract(target, position));
  if (!(Math.abs(length(forward) - 1) < 1e-6))
    throw unexpected('bad-parameter', 'camera.target', target, 'a point apart from camera.position');
  const sideways = cross(forward, normalize(up));
  if (!(dot(sideways, sideways) > 1e-12))
    throw unexpected('bad-parameter', 'camera.up', up, 'a direction other than the line of sight');
  const right = normalize(sideways);
  return {
    width,
    height,
    origin: position,
    right,
    up: cross(right, forward),
    forward,
    focal: height / 2 / tan((fieldOfView * tau) / 720),
    centerX: width / 2,
    centerY: height / 2,
    near,
    far,
  };
}

/** The ray through a point of the picture, one metre along the camera's axis. */
export function rayAt(view: View, x: number, y: number): Vec3 {
  const across = scale(view.right, (x - view.centerX) / view.focal);
  const down = scale(view.up, (view.centerY - y) / view.focal);
  return [
    view.forward[0] + across[0] + down[0],
    view.forward[1] + across[1] + down[1],
    view.forward[2] + across[2] + down[2],
  ];
}
