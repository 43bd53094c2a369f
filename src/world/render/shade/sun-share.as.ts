/** `FrameShader.readSun` of `test/reference/render/frame-shader.ts`: the share of the sun that reaches two points, if shadows are cast. */
import { all, DIRECTION, dot, RAYS, SHADOWS } from './scene.as';
import { sunAt } from './sun.as';

/**
 * @param normalX normalY normalZ of any length
 * @param viewX viewY viewZ to the eye, of any length
 * @param depth meters along the camera's axis
 */
@inline
export function sunShare(
  scene: usize,
  normalX: v128,
  normalY: v128,
  normalZ: v128,
  side: v128,
  viewX: v128,
  viewY: v128,
  viewZ: v128,
  depth: v128,
): v128 {
  const one = f64x2.splat(1);
  const zero = f64x2.splat(0);
  if (!(load<f64>(scene, SHADOWS) > 0)) return one;
  const unit = f64x2.div(side, f64x2.sqrt(dot(normalX, normalY, normalZ, normalX, normalY, normalZ)));
  const cosine = f64x2.mul(
    unit,
    dot(
      normalX, normalY, normalZ,
      all(scene, DIRECTION), all(scene, DIRECTION + 8), all(scene, DIRECTION + 16),
    ),
  );
  const lit = f64x2.gt(cosine, zero);
  if (!v128.any_true(lit)) return zero;
  const share = sunAt(
    scene,
    f64x2.sub(all(scene, RAYS), f64x2.mul(viewX, depth)),
    f64x2.sub(all(scene, RAYS + 8), f64x2.mul(viewY, depth)),
    f64x2.sub(all(scene, RAYS + 16), f64x2.mul(viewZ, depth)),
    f64x2.mul(normalX, unit),
    f64x2.mul(normalY, unit),
    f64x2.mul(normalZ, unit),
    cosine,
  );
  return v128.and(share, lit);
}
