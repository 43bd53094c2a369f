import { type Lights, normalize } from '../index.js';

/** A key light from the upper left of someone who looks along -Z, a bright ceiling and a floor that gives some back. */
export const studioLights: Lights = {
  sky: [0.48, 0.5, 0.53],
  ground: [0.24, 0.23, 0.22],
  sun: { direction: normalize([-0.5, 0.8, 0.6]), color: [0.56, 0.545, 0.52] },
};
