import { memoize } from '../../core/memoize.js';
import type { Environment } from './environment.js';
import { Irradiance } from './irradiance.js';
import { OctahedralMap } from './octahedron.js';
import { Reflections } from './reflections.js';

/** What shading reads of an environment. */
export interface ReducedEnvironment {
  readonly irradiance: Irradiance;
  readonly reflections: Reflections;
}

/** Reduces an environment, once for each object, which must not change afterward: some milliseconds. */
export const reduceEnvironment = memoize((environment: Environment): ReducedEnvironment => {
  const map = new OctahedralMap(64).fill(({ x, y, z }, out) => environment.radiance(x, y, z, out));
  return { irradiance: new Irradiance(map.halved()), reflections: new Reflections(map) };
});
