import type { Vec3 } from '../../../world/vector.js';

/** How a scene is seen. */
export type OrientationView = {
  readonly camera: {
    readonly target: Vec3;
    /** Meters from the target. */
    readonly distance: number;
    /** Degrees above the horizon. */
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
  /** Which of the studio's colors. */
  readonly color: number;
  /** Of noise. */
  readonly seed: number;
  /** Levels of 255 by which noise is lighter or darker than its color. */
  readonly noise: number;
};
