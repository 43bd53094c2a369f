import type { DataTexture } from 'three';
import { cross, normalize, type Backdrop, type Lights, type Vec3 } from '../index.js';
import type { View } from '../render/geometry/camera.js';
import type { Uniforms } from './materials.js';
import type { Three } from './packages.js';

/** The uniforms of all programs of a frame: one object each, so that setting it sets it everywhere. */
export function createUniforms({ Matrix3, Matrix4, Vector2, Vector3 }: Three, table: DataTexture): Uniforms {
  const each = (names: string, make: () => unknown): Uniforms =>
    Object.fromEntries(names.split(' ').map((name) => [name, { value: make() }]));
  return {
    ...each('azimuth depths eyePlace groundHeight planSize size', () => new Vector2()),
    ...each(
      'bottom forward groundColor keyColor keyPlace skyColor sunColor sunDirection sunUp top',
      () => new Vector3(),
    ),
    ...each('noise seed vignette', () => 0),
    ...each('contactPlan plan sunPlan', () => new Matrix4()),
    ...each('behind contactCover lightPlanes outlook picture reflections sunCover sunHeights', () => null),
    ...each('exposure eyeDistance eyeHeight focal keyRadius reach square sunTexel', () => 1),
    sunHeight: { value: 0 },
    facing: { value: false },
    keyNear: { value: false },
    irradiance: { value: Array.from({ length: 9 }, () => new Vector3()) },
    rays: { value: new Matrix3() },
    reflectance: { value: table },
  };
}

export function setLights(uniforms: Uniforms, { sky, ground, sun }: Lights): void {
  uniforms.skyColor.value.set(...sky);
  uniforms.groundColor.value.set(...ground);
  uniforms.sunColor.value.set(...sun.color);
  const direction = normalize(sun.direction);
  const [x, , z] = direction;
  const level = Math.sqrt(x * x + z * z);
  const azimuth: Vec3 = level > 1e-6 ? [x / level, 0, z / level] : [0, 0, 1];
  uniforms.sunDirection.value.set(...direction);
  uniforms.azimuth.value.set(azimuth[0], azimuth[2]);
  uniforms.sunUp.value.set(...cross(direction, [azimuth[2], 0, -azimuth[0]]));
  uniforms.sunHeight.value = Math.max(0, direction[1]);
}

/** Sets what is behind all things, and names how it is drawn. */
export function setBackdrop(uniforms: Uniforms, backdrop: Backdrop): 'GRADIENT' | 'RADIAL' | 'NOISY' {
  const set = (first: Vec3, second: Vec3): void => {
    uniforms.top.value.set(...first);
    uniforms.bottom.value.set(...second);
  };
  if ('top' in backdrop) {
    set(backdrop.top, backdrop.bottom);
    return 'GRADIENT';
  }
  if ('middle' in backdrop) {
    set(backdrop.middle, backdrop.corners);
    return 'RADIAL';
  }
  set(backdrop.color, backdrop.color);
  uniforms.noise.value = backdrop.noise;
  uniforms.seed.value = backdrop.seed >>> 0;
  return 'NOISY';
}

export function setView(uniforms: Uniforms, view: View): void {
  const { right, up, forward, origin } = view;
  uniforms.size.value.set(view.width, view.height);
  uniforms.focal.value = view.focal;
  uniforms.forward.value.set(...forward);
  uniforms.eyeHeight.value = origin[1];
  uniforms.depths.value.set(view.near, Math.min(view.far, 1e30));
  uniforms.rays.value.fromArray([...right, ...up, ...forward]);
}
