import { badParameter, tan, tau } from '../../../core/index.js';
import { cross, dot, length, normalize, scale, subtract, type Camera, type Vec3 } from '../../index.js';
import { farthest } from './geometry.js';

/** A camera with a picture. */
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
  /**
   * What rays are made of, in one list that is fast to read: origin, forward, and right and up per pixel, x, y and z each.
   * The ray of picture point (x, y) is forward + (x − centerX) · right + (centerY − y) · up.
   */
  readonly rays: Float64Array;
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
    if (!isNear(value)) throw badParameter(name, value, 'three numbers within ±10⁹ meters');
  if (!(fieldOfView > 0.001 && fieldOfView < 179.9))
    throw badParameter('camera.fieldOfView', fieldOfView, 'an angle from 0.001 to 179.9 degrees');
  if (!(near > 0 && near < Infinity)) throw badParameter('camera.near', near, 'a finite distance above 0');
  if (!(far > near)) throw badParameter('camera.far', far, `a distance above near, ${near}`);
  const forward = normalize(subtract(target, position));
  if (!(Math.abs(length(forward) - 1) < 1e-6))
    throw badParameter('camera.target', target, 'a point apart from camera.position');
  const sideways = cross(forward, normalize(up));
  if (!(dot(sideways, sideways) > 1e-12))
    throw badParameter('camera.up', up, 'a direction other than the line of sight');
  const right = normalize(sideways);
  const trueUp = cross(right, forward);
  const focal = height / 2 / tan((fieldOfView * tau) / 720);
  return {
    width,
    height,
    origin: position,
    right,
    up: trueUp,
    forward,
    focal,
    centerX: width / 2,
    centerY: height / 2,
    near,
    far,
    rays: Float64Array.of(...position, ...forward, ...scale(right, 1 / focal), ...scale(trueUp, 1 / focal)),
  };
}
