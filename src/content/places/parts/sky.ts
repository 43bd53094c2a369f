import type { Stream } from '../../../core/stream.js';
import type { Environment } from '../../../world/light/environment.js';
import type { Vec3 } from '../../../world/vector.js';
import { lampNight, nights } from '../../environments/nights.js';
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
  /** The head of a street lamp, by which it is lit at night. Default: it is never night */
  readonly lamp?: Vec3;
}

const hours = [...skies, ...nights.filter(({ name }) => name === 'dusk')];

/** Whether a place that has a street lamp is seen at night: one in ten is. @param variation the same that {@link sky} gets */
export const isNight = (variation: Stream): boolean => variation.child('night').float() < 0.1;

/** One of the skies over a place; its sun on either side. */
export function sky(layout: Layout, variation: Stream, plan: SkyPlan): Environment {
  const { ground, azimuth = [25, 120], without = [], lamp } = plan;
  if (lamp && isNight(variation))
    return lampNight(
      [layout.side * lamp[0], lamp[1], lamp[2]],
      ground.color,
      variation.child('lamps').float(),
    );
  const program = variation.choice(hours.filter(({ name }) => !without.includes(name)));
  const side = variation.choice([1, -1]);
  return program.build({
    azimuth: layout.side * side * variation.uniform(...azimuth),
    ground: ground.color,
    variation: variation.child('weather'),
  });
}
