import { describe, expect, it } from 'vitest';
import { tone } from '../../reference/shading/tone.js';

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
