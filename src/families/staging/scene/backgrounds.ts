import { parseColor, type Rgb } from '../../../core/color.js';
import type { Backdrop } from '../../../world/scene.js';
import type { OrientationBackground } from './view.js';

/** Pairs of colors: of the picture's top and bottom, or of its corners and middle. */
const colors = [
  ['#d6dee8', '#f4f6f8'],
  ['#e8e2d6', '#f8f6f2'],
  ['#cedad2', '#f2f6f3'],
  ['#c4cee0', '#eaeef6'],
  ['#ded6e2', '#f6f3f8'],
  ['#f6f6f6', '#fcfcfc'],
].map((pair) => pair.map(parseColor) as [dark: Rgb, light: Rgb]);

export const backgroundCount = colors.length;

export function backdropOf({ kind, color, seed, noise }: OrientationBackground): Backdrop {
  const [dark, light] = colors[color];
  switch (kind) {
    case 'gradient':
      return { top: dark, bottom: light };
    case 'plain':
      return { top: light, bottom: light };
    case 'radial':
      return { middle: light, corners: dark };
    case 'noise':
      return { color: dark, noise, seed };
  }
}
