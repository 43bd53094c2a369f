import { describe, expect, it } from 'vitest';
import { channelIntensities, channelOf } from '../../src/core/color.js';
import { displayCode } from '../../src/draw/display-code.js';

describe('displayCode', () => {
  it('gives each of the 256 intensities its code back', () => {
    channelIntensities().forEach((intensity, code) => expect(displayCode(intensity)).toBe(code));
  });

  it('rounds as the formula does', () => {
    for (let i = 0; i <= 20_000; i++) {
      // Closer together where the curve is steep.
      const intensity = ((i / 20_000) * i) / 20_000;
      if (displayCode(intensity) !== channelOf(intensity)) expect([i, displayCode(intensity)]).toBe(i);
    }
  });

  it('holds what lies outside within 0 to 255', () => {
    expect([-1, NaN, 1, 1.5, Infinity].map(displayCode)).toEqual([0, 0, 255, 255, 255]);
  });
});
