import type { Stream } from '../../../core/stream.js';
import type { Environment } from '../../../world/light/environment.js';
import { skies } from '../../environments/skies.js';
import type { Look } from './looks.js';
import type { Layout } from './layout.js';

/** How open ground is lit. */
export interface SkyPlan {
  readonly ground: Look;
  /** Where the sun may stand to one side, degrees from the camera's side. Default 25 to 120 */
  readonly azimuth?: readonly [least: number, most: number];
  /** Names of skies that are left out. Default none */
  readonly without?: readonly string[];
}

/** One of the skies over a place; its sun on either side. */
export function sky(layout: Layout, variation: Stream, plan: SkyPlan): Environment {
  const { ground, azimuth = [25, 120], without = [] } = plan;
  const program = variation.choice(skies.filter(({ name }) => !without.includes(name)));
  const side = variation.choice([1, -1]);
  return program.build({
    azimuth: layout.side * side * variation.uniform(...azimuth),
    ground: ground.color,
    variation: variation.child('weather'),
  });
}
