import { expect, test } from 'vitest';
import { parseColor } from '../../src/core/color.js';
import { contrastRatio } from '../core/contrast.js';
import { darkPalettes, lightPalettes } from '../../src/content/drawings/parts/palette.js';

test.each([...lightPalettes, ...darkPalettes])('roles are told apart by lightness alone: %o', (palette) => {
  const contrast = (a: keyof typeof palette, b: keyof typeof palette): number =>
    contrastRatio(parseColor(palette[a]), parseColor(palette[b]));
  expect(contrast('ink', 'paper')).toBeGreaterThan(9);
  expect(contrast('ink', 'tint')).toBeGreaterThan(7);
  expect(contrast('main', 'paper')).toBeGreaterThan(3);
  expect(contrast('main', 'tint')).toBeGreaterThan(3);
  expect(contrast('accent', 'main')).toBeGreaterThan(1.7);
  expect(contrast('tint', 'paper')).toBeLessThan(1.5);
});
