import { describe, expect, it } from 'vitest';
import { channelIntensities, channelOf } from '../../../src/core/color.js';
import { encodeSrgb } from '../../../src/world/shading/encode.js';
import { tone } from '../../../src/world/shading/tone.js';

describe('encodeSrgb', () => {
  it('gives each of the 256 intensities its code back', () => {
    channelIntensities().forEach((intensity, code) => expect(encodeSrgb(intensity)).toBe(code));
  });

  it('rounds as the formula does', () => {
    for (let i = 0; i <= 20_000; i++) {
      // Closer together where the curve is steep.
      const intensity = ((i / 20_000) * i) / 20_000;
      if (encodeSrgb(intensity) !== channelOf(intensity)) expect([i, encodeSrgb(intensity)]).toBe(i);
    }
  });

  it('holds what lies outside within 0 to 255', () => {
    expect([-1, NaN, 1, 1.5, Infinity].map(encodeSrgb)).toEqual([0, 0, 255, 255, 255]);
  });
});

describe('tone', () => {
  const toned = (intensity: number): number => {
    const point = { red: intensity, green: 0, blue: 0 };
    tone(point);
    return point.red;
  };

  it('leaves all up to 0.8 alone, rises on and stays below 1', () => {
    expect(toned(0.8)).toBe(0.8);
    expect(toned(0.123)).toBe(0.123);
    let last = 0.8;
    for (let intensity = 0.81; intensity < 100; intensity *= 1.1) {
      const next = toned(intensity);
      expect(next).toBeGreaterThan(last);
      last = next;
    }
    expect(last).toBeLessThan(1);
  });

  it('has no kink', () => {
    expect((toned(0.8 + 1e-6) - 0.8) / 1e-6).toBeCloseTo(1, 4);
  });
});
