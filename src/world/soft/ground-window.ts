import type { Vec3 } from '../vector.js';
import type { View } from './camera.js';

/** A rectangle of the picture, in pixels: first and last column and row. */
export interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The part of the picture that may show a convex patch of the world with these corners. */
export function windowOf(view: View, corners: readonly Vec3[]): Window {
  const { origin, right, up, forward, focal, centerX, centerY, width, height } = view;
  const whole = { left: 0, right: width - 1, top: 0, bottom: height - 1 };
  const window = { left: width, right: -1, top: height, bottom: -1 };
  for (const corner of corners) {
    const [x, y, z] = [corner[0] - origin[0], corner[1] - origin[1], corner[2] - origin[2]];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    if (!(depth > view.near)) return whole;
    const px = centerX + (focal * (x * right[0] + y * right[1] + z * right[2])) / depth;
    const py = centerY - (focal * (x * up[0] + y * up[1] + z * up[2])) / depth;
    window.left = Math.max(0, Math.min(window.left, Math.floor(px) - 1));
    window.right = Math.min(width - 1, Math.max(window.right, Math.floor(px) + 1));
    window.top = Math.max(0, Math.min(window.top, Math.floor(py) - 1));
    window.bottom = Math.min(height - 1, Math.max(window.bottom, Math.floor(py) + 1));
  }
  return window;
}

/** The smallest rectangle around two. */
export function around(a: Window, b: Window): Window {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
