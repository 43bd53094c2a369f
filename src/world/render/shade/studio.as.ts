/** `StudioView` of `test/reference/shading/studio-view.ts`: what two directions of unit length see. */
import { all, AZIMUTH, BOX, dot, UP } from './scene.as';

const PANEL_SHARE: f64 = 0.5;
const PANEL_FOOT: f64 = 0.08;
const PANEL_HEAD: f64 = 0.72;
const PANEL_RADIANCE: f64 = (2 * PANEL_SHARE) / (PANEL_HEAD * PANEL_HEAD - PANEL_FOOT * PANEL_FOOT);
const HALF_BOX: f64 = 0.18;
const BOX_RADIANCE: f64 = 3.141592653589793 / (4 * HALF_BOX * HALF_BOX);

/** A smooth step from 0 at −1.5 to 1 at 1.5. */
@inline
export function soft(x: v128): v128 {
  const t = f64x2.add(f64x2.splat(0.5), f64x2.mul(x, f64x2.splat(1.0 / 3.0)));
  const step = f64x2.mul(f64x2.mul(t, t), f64x2.sub(f64x2.splat(3), f64x2.mul(f64x2.splat(2), t)));
  const high = v128.bitselect(f64x2.splat(1), step, f64x2.ge(x, f64x2.splat(1.5)));
  return v128.andnot(high, f64x2.le(x, f64x2.splat(-1.5)));
}

@inline
export function skySeen(scene: usize, x: v128, y: v128, z: v128, sharp: v128, above: v128, height: v128): v128 {
  const round = f64x2.add(f64x2.mul(x, all(scene, AZIMUTH)), f64x2.mul(z, all(scene, AZIMUTH + 8)));
  const square = f64x2.add(f64x2.mul(x, x), f64x2.mul(z, z));
  const three = f64x2.mul(f64x2.splat(3), square);
  const beside = soft(
    f64x2.div(
      f64x2.mul(
        f64x2.mul(sharp, round),
        f64x2.sub(three, f64x2.mul(f64x2.mul(f64x2.splat(4), round), round)),
      ),
      f64x2.add(three, f64x2.splat(1e-6)),
    ),
  );
  const band = f64x2.sub(
    soft(f64x2.sub(height, f64x2.mul(f64x2.splat(PANEL_FOOT), sharp))),
    soft(f64x2.sub(height, f64x2.mul(f64x2.splat(PANEL_HEAD), sharp))),
  );
  const walls = f64x2.mul(
    f64x2.splat((1 - PANEL_SHARE) * 0.6),
    f64x2.add(f64x2.splat(1), f64x2.max(f64x2.splat(0), y)),
  );
  return f64x2.add(f64x2.mul(above, walls), f64x2.mul(f64x2.mul(f64x2.splat(PANEL_RADIANCE), beside), band));
}

@inline
export function groundSeen(y: v128, above: v128): v128 {
  return f64x2.mul(
    f64x2.sub(f64x2.splat(1), above),
    f64x2.add(f64x2.splat(1.4), f64x2.mul(f64x2.splat(0.6), f64x2.min(f64x2.splat(0), y))),
  );
}

@inline
function edge(x: v128): v128 {
  return f64x2.add(
    f64x2.splat(0.5),
    f64x2.div(f64x2.mul(f64x2.splat(0.5), x), f64x2.sqrt(f64x2.add(f64x2.splat(1), f64x2.mul(x, x)))),
  );
}

/** The softbox. */
@inline
export function sunSeen(scene: usize, x: v128, y: v128, z: v128, sharp: v128): v128 {
  const ahead = dot(x, y, z, all(scene, BOX), all(scene, BOX + 8), all(scene, BOX + 16));
  const unit = f64x2.div(sharp, ahead);
  const across = f64x2.mul(
    f64x2.sub(f64x2.mul(x, all(scene, AZIMUTH + 8)), f64x2.mul(z, all(scene, AZIMUTH))),
    unit,
  );
  const along = f64x2.mul(dot(x, y, z, all(scene, UP), all(scene, UP + 8), all(scene, UP + 16)), unit);
  const half = f64x2.mul(f64x2.splat(HALF_BOX), sharp);
  const seen = f64x2.mul(
    f64x2.mul(
      f64x2.splat(BOX_RADIANCE),
      f64x2.sub(edge(f64x2.add(across, half)), edge(f64x2.sub(across, half))),
    ),
    f64x2.sub(edge(f64x2.add(along, half)), edge(f64x2.sub(along, half))),
  );
  return v128.andnot(seen, f64x2.le(ahead, f64x2.splat(0)));
}
