import { acos, cosDegrees, exp, points4, pow, sinDegrees, tan, tau } from '../../core/index.js';
import { directionAt, type Light, type Vec3 } from '../index.js';

/**
 * The light of a clear sky and of the sun in it.
 * @see A. J. Preetham et al., A Practical Analytic Model for Daylight (1999): zenith and distribution of luminance and chromaticity
 */
export class Daylight {
  /** Toward the sun, unit length. */
  readonly sun: Vec3;
  private readonly luminance: Distribution;
  private readonly x: Distribution;
  private readonly y: Distribution;

  /**
   * @param elevation of the sun, degrees, 1 to 90
   * @param azimuth of the sun, degrees clockwise from above, beginning at +Z
   * @param turbidity 2 (very clear) to 8 (hazy)
   */
  constructor(
    private readonly elevation: number,
    azimuth: number,
    private readonly turbidity: number,
  ) {
    this.sun = directionAt(azimuth, elevation);
    const t = turbidity;
    const zenith = ((90 - elevation) * tau) / 360;
    const chi = (4 / 9 - t / 120) * (tau / 2 - 2 * zenith);
    // Candela a square meter in thousands.
    this.luminance = new Distribution(
      [
        0.1787 * t - 1.463,
        -0.3554 * t + 0.4275,
        -0.0227 * t + 5.3251,
        0.1206 * t - 2.5771,
        -0.067 * t + 0.3703,
      ],
      (4.0453 * t - 4.971) * tan(chi) - 0.2155 * t + 2.4192,
      zenith,
    );
    this.x = new Distribution(
      [
        -0.0193 * t - 0.2592,
        -0.0665 * t + 0.0008,
        -0.0004 * t + 0.2125,
        -0.0641 * t - 0.8989,
        -0.0033 * t + 0.0452,
      ],
      chromaticity(
        points4(`
          0.00166,-0.00375,0.00209,0 -0.02903,0.06377,-0.03202,0.00394 0.11693,-0.21196,0.06052,0.25886
        `),
        t,
        zenith,
      ),
      zenith,
    );
    this.y = new Distribution(
      [
        -0.0167 * t - 0.2608,
        -0.095 * t + 0.0092,
        -0.0079 * t + 0.2102,
        -0.0441 * t - 1.6537,
        -0.0109 * t + 0.0529,
      ],
      chromaticity(
        points4(`
          0.00275,-0.0061,0.00317,0 -0.04214,0.0897,-0.04153,0.00516 0.15346,-0.26756,0.0667,0.26688
        `),
        t,
        zenith,
      ),
      zenith,
    );
  }

  /** The sky's radiance from a direction of unit length; below the horizon, that of the horizon. Units: 1000 cd/m². */
  sky(x: number, y: number, z: number, out: Light): void {
    const height = Math.max(y, 0.01);
    const near = Math.min(1, x * this.sun[0] + y * this.sun[1] + z * this.sun[2]);
    const angle = acos(near);
    const luminance = Math.max(0, this.luminance.at(height, angle, near));
    const cx = this.x.at(height, angle, near);
    const cy = Math.max(daylightLocus(cx), this.y.at(height, angle, near));
    const [big, , small] = [(cx / cy) * luminance, luminance, ((1 - cx - cy) / cy) * luminance];
    // CIE XYZ to linear sRGB (IEC 61966-2-1).
    out.red = Math.max(0, 3.2406 * big - 1.5372 * luminance - 0.4986 * small);
    out.green = Math.max(0, -0.9689 * big + 1.8758 * luminance + 0.0415 * small);
    out.blue = Math.max(0, 0.0557 * big - 0.204 * luminance + 1.057 * small);
  }

  /** What a white matte surface that faces the sun reflects of it, behind so much air. Units: 1000 cd/m². */
  sunlight(): Vec3 {
    const { elevation, turbidity } = this;
    // F. Kasten, A. T. Young, Revised optical air mass tables (1989).
    const air = 1 / (sinDegrees(elevation) + 0.50572 * pow(elevation + 6.07995, -1.6364));
    const haze = 0.04608 * turbidity - 0.04586;
    const through = ([rayleigh, wavelength]: readonly [number, number]): number =>
      exp(-air * (rayleigh + haze * pow(wavelength, -1.3)));
    const [red, green, blue] = bands.map(through);
    // Above the air 128,000 lux, of which a white surface gives back a π-th.
    const whole = 128 / Math.PI;
    return [whole * red, whole * green, whole * blue];
  }
}

/** Rayleigh's optical depth of the air at the zenith, and the wavelength in micrometers, for red, green and blue. */
const bands = [
  [0.0427, 0.68],
  [0.1001, 0.55],
  [0.2488, 0.44],
] as const;

/**
 * The least y for an x: toward the horizon Preetham's fits of x and y drift apart, to a lavender that no sky has. Measured skies lie along
 * the locus of daylight or on its green side.
 * @see CIE 15 (daylight illuminants); J. Hernández-Andrés et al., Color and spectral analysis of daylight in southern Europe (2001)
 */
function daylightLocus(x: number): number {
  // Beyond its crest the parabola no longer follows the colors of glowing bodies, which keep their y.
  const held = Math.min(x, crest);
  return (2.87 - 3 * held) * held - 0.275;
}

const crest = 2.87 / 6;

function chromaticity(rows: readonly (readonly number[])[], t: number, zenith: number): number {
  const [square, once, constant] = rows.map(([a, b, c, d]) => ((a * zenith + b) * zenith + c) * zenith + d);
  return (square * t + once) * t + constant;
}

/** One of the three that vary over the sky, after R. Perez (1993). */
class Distribution {
  private readonly factor: number;

  constructor(
    private readonly perez: readonly [a: number, b: number, c: number, d: number, e: number],
    zenith: number,
    sunZenith: number,
  ) {
    const near = cosDegrees((sunZenith * 360) / tau);
    this.factor = zenith / this.shape(1, sunZenith, near);
  }

  /** @param height the sine of the elevation @param angle to the sun, radians @param near its cosine */
  at(height: number, angle: number, near: number): number {
    return this.factor * this.shape(height, angle, near);
  }

  private shape(height: number, angle: number, near: number): number {
    const [a, b, c, d, e] = this.perez;
    return (1 + a * exp(b / height)) * (1 + c * exp(d * angle) + e * near * near);
  }
}
