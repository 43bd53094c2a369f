import type { Vec3 } from '../../../world/vector.js';

/** The view of a scene. */
export type OrientationView = {
  readonly camera: {
    readonly target: Vec3;
    /** The distance from the target, meters. */
    readonly distance: number;
    /** The elevation in degrees above the horizon. */
    readonly elevation: number;
    /** The vertical angle of view, degrees. */
    readonly fieldOfView: number;
  };
  readonly light: {
    /** Toward the sun: degrees clockwise from the camera as seen from above, and above the horizon. */
    readonly azimuth: number;
    readonly elevation: number;
    /** Light from everywhere else: brighter from above, as from a ceiling, or even, which shows no way up. */
    readonly around: 'ceiling' | 'even';
  };
  readonly background: OrientationBackground;
};

/** A gradient from the top of the picture to its bottom, or what looks the same under every turn and flip. */
export type OrientationBackground = {
  readonly kind: 'gradient' | 'plain' | 'radial' | 'noise';
  /** The index of the studio's color. */
  readonly color: number;
  /** The seed of the noise. */
  readonly seed: number;
  /** Levels of 255 by which noise is lighter or darker than its color. */
  readonly noise: number;
};
