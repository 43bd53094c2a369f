import { describe, expect, it } from 'vitest';
import { Daylight } from '../../../src/world/light/daylight.js';

/**
 * How far a color lies from the nearest one of a glowing body of 1,000 to 15,000 K, in CIE 1960 u and v: above 0 toward green, below 0
 * toward purple. The bodies' colors by M. Krystek, An algorithm to calculate correlated colour temperature (1985).
 */
function toGreen(red: number, green: number, blue: number): number {
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const [u, v] = [(4 * x) / (x + 15 * y + 3 * z), (6 * y) / (x + 15 * y + 3 * z)];
  let [least, side] = [Infinity, 0];
  for (let t = 1000; t <= 15000; t += 10) {
    const bu =
      (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) /
      (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t);
    const bv =
      (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) /
      (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t);
    const far = Math.hypot(u - bu, v - bv);
    if (far < least) [least, side] = [far, Math.sign(v - bv)];
  }
  return side * least;
}

describe('the clear sky near the horizon', () => {
  const hours = [4, 9, 16, 30, 45, 60, 70];
  const seen = hours.flatMap((elevation) =>
    [2.2, 3, 5, 8].flatMap((turbidity) =>
      [0, 45, 90, 135, 180].flatMap((azimuth) =>
        [0, 0.03, 0.1].map((y) => {
          const out = { red: 0, green: 0, blue: 0 };
          new Daylight(elevation, azimuth, turbidity).sky(0, y, -Math.sqrt(1 - y * y), out);
          return { y, elevation, turbidity, ...out };
        }),
      ),
    ),
  );

  it('is never more purple than what glows', () => {
    // Measured daylight lies at 0 to 0.01; the bound leaves 0.002 to the two approximations.
    const all = seen.map(({ red, green, blue }) => toGreen(red, green, blue));
    expect(Math.min(...all)).toBeGreaterThan(-0.002);
    expect(Math.max(...all)).toBeLessThan(0.03);
  });

  it('is nearly white by day in clear air, away from the sun', () => {
    const noon = seen.filter(({ y, elevation, turbidity }) => y < 0.1 && elevation >= 60 && turbidity <= 3);
    expect(noon.length).toBe(40);
    for (const { red, green, blue } of noon) {
      const most = Math.max(red, green, blue);
      expect(green / most).toBeGreaterThan(0.85);
      expect(green).toBeGreaterThanOrEqual(0.98 * Math.min(red, blue));
    }
  });
});
