import { describe, expect, test } from 'vitest';
import {
  channelIntensities,
  channelOf,
  formatColor,
  fromOklch,
  withHueOf,
  isGray,
  parseColor,
  parseRgba,
  toLinear,
  type Rgb,
} from '../../src/core/color.js';
import { contrastRatio, luminance } from './contrast.js';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

describe('hexadecimal colors', () => {
  test('are read in both lengths and cases', () => {
    expect(parseColor('#1f77b4')).toEqual([31, 119, 180]);
    expect(parseColor('#1F77B4')).toEqual([31, 119, 180]);
    expect(parseColor('#fa0')).toEqual([255, 170, 0]);
  });
  test('are written as they were read', () => {
    for (let n = 0; n < 0x1000000; n += 9973) {
      const text = `#${n.toString(16).padStart(6, '0')}`;
      expect(formatColor(parseColor(text))).toBe(text);
    }
  });
  test.each([
    '',
    '#',
    'fff',
    '#ff',
    '#ffff',
    '#fffff',
    '#fffffff',
    '#ggg',
    '#fff ',
    '#fff\n',
    'red',
    null,
    7,
    ['#fff'],
  ])('%j is refused', (text) => {
    expect(() => parseColor(text as string)).toThrow(/color/);
  });
  test('with opacity', () => {
    expect(parseRgba('#1f77b480')).toEqual([31, 119, 180, 128]);
    expect(parseRgba('#1F77B4')).toEqual([31, 119, 180, 255]);
    expect(parseRgba('#fa0')).toEqual([255, 170, 0, 255]);
    for (const text of ['#1f77b4gg', '#ggg77b480', '1f77b480', '#1f77b48']) {
      expect(() => parseRgba(text)).toThrow(/for color but received/);
    }
  });
  test('grays', () => {
    expect([black, white, parseColor('#777')].every(isGray)).toBe(true);
    expect(isGray([1, 1, 2])).toBe(false);
  });
});

describe('the sRGB transfer function', () => {
  test('has the values of the standard', () => {
    expect([toLinear(0), toLinear(1), channelOf(0), channelOf(1)]).toEqual([0, 1, 0, 255]);
    expect(toLinear(0.5)).toBeCloseTo(0.21404114048223255, 15);
    expect(channelOf(0.21404114048223255)).toBe(128);
  });
  test('every channel value comes back, and the table is increasing', () => {
    const table = channelIntensities();
    for (let value = 0; value < 256; value++) {
      expect(channelOf(table[value])).toBe(value);
      if (value > 0) expect(table[value]).toBeGreaterThan(table[value - 1]);
    }
    expect([channelOf(-1), channelOf(2)]).toEqual([0, 255]);
  });
});

describe('luminance and contrast', () => {
  test('of known colors', () => {
    expect(luminance(black)).toBe(0);
    expect(luminance(white)).toBeCloseTo(1, 15);
    expect(luminance([255, 0, 0])).toBeCloseTo(0.2126, 15);
    expect(contrastRatio(black, white)).toBeCloseTo(21, 12);
    // The well-known pair around the threshold of 4.5.
    expect(contrastRatio(white, parseColor('#777777'))).toBeCloseTo(4.478, 3);
    expect(contrastRatio(white, parseColor('#767676'))).toBeCloseTo(4.542, 3);
  });
  test('do not depend on the order', () => {
    expect(contrastRatio([10, 20, 30], [200, 100, 0])).toBe(contrastRatio([200, 100, 0], [10, 20, 30]));
  });
});

describe('OKLCH', () => {
  // The sample colors of CSS Color 4.
  test.each([
    ['#ff0000', 0.62796, 0.25768, 29.234],
    ['#00ff00', 0.86644, 0.29483, 142.495],
    ['#0000ff', 0.45201, 0.31321, 264.052],
    ['#ffff00', 0.96798, 0.21101, 109.769],
    ['#808080', 0.59987, 0, 0],
    ['#ffffff', 1, 0, 90],
    ['#000000', 0, 0, 0],
  ])('%s', (text, lightness, chroma, hue) => {
    expect(formatColor(fromOklch(lightness, chroma, hue))).toBe(text);
  });
  test('a chroma out of reach is lowered, not clipped to another hue', () => {
    const limited = fromOklch(0.7, 1, 29.234);
    const [red, green, blue] = limited;
    expect(red).toBe(255);
    expect(green).toBeGreaterThan(0);
    expect(Math.abs(green - blue)).toBeLessThan(30);
    expect(fromOklch(1, 0.4, 200)).toEqual(white);
    expect(fromOklch(0, 0.4, 200)).toEqual(black);
  });
  test('equal lightness gives nearly equal luminance at every hue', () => {
    const values = Array.from({ length: 36 }, (_, i) => luminance(fromOklch(0.7, 0.1, 10 * i)));
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(0.06);
    expect(fromOklch(0.7, 0.1, 380)).toEqual(fromOklch(0.7, 0.1, 20));
  });
  test('a color takes the nearest of some hues and keeps its lightness', () => {
    const purple = fromOklch(0.36, 0.1, 300);
    expect(withHueOf(purple, [25, 130])).toEqual(fromOklch(0.36, 0.1, 25));
    expect(withHueOf(fromOklch(0.6, 0.12, 150), [25, 130])).toEqual(fromOklch(0.6, 0.12, 130));
    for (const color of [white, black]) expect(withHueOf(color, [25])).toEqual(color);
  });
  test('refuses nonsense', () => {
    expect(() => fromOklch(1.1, 0, 0)).toThrow(/lightness/);
    expect(() => fromOklch(0.5, -1, 0)).toThrow(/chroma/);
    expect(() => fromOklch(0.5, 0.1, NaN)).toThrow(/hue/);
  });
});
