import type { Environment } from '../../../world/light/environment.js';

/** The same light, where what was `by` meters above the ground is now at y = 0. */
export function lowered(environment: Environment, by: number): Environment {
  const { key } = environment;
  const radiance: Environment['radiance'] = (x, y, z, out) => environment.radiance(x, y, z, out);
  if (!key) return { radiance };
  if (key.kind === 'sun') return { radiance, key };
  const [x, y, z] = key.position;
  return { radiance, key: { ...key, position: [x, y - by, z] } };
}
