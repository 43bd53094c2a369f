import { atan, tan, tau } from '../core/math/index.js';
import type { Scene } from './scene.js';

/** The angle of view, degrees, of a picture whose side grows from `side` to `longer` pixels around the same middle. */
export const angleOver = (fieldOfView: number, side: number, longer: number): number =>
  (720 / tau) * atan((tan((fieldOfView * tau) / 720) * longer) / side);

/**
 * A scene for a picture of any form. The central square shows what a square picture of the scene shows: a wide picture
 * continues to the left and right, a tall one above and below, for which the camera's vertical angle of view is widened.
 *
 * @param size pixels
 */
export function aroundSquare(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): Scene {
  if (height <= width) return scene;
  const { camera } = scene;
  const fieldOfView = angleOver(camera.fieldOfView, width, height);
  // The ground at the lower edge is nearer than all that the square shows.
  const near = camera.near * (width / height) * (width / height);
  return { ...scene, camera: { ...camera, fieldOfView, near } };
}
