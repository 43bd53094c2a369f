import type { Stream } from '../../../core/stream.js';
import type { Environment } from '../../../world/light/environment.js';
import { lampNight, nights } from '../../environments/nights.js';
import { skies } from '../../environments/skies.js';
import { airBelow } from './haze.js';
import type { Look } from './looks.js';
import type { Layout } from './layout.js';

/** The light of open ground. */
export interface SkyPlan {
  readonly ground: Look;
  /** The range of the sun's azimuth to one side, degrees from the camera's side. Default 25 to 120 */
  readonly azimuth?: readonly [least: number, most: number];
  /** Names of skies that are left out. Default none */
  readonly without?: readonly string[];
  /** The stand's radius, meters, where it may be night: a street lamp on the camera's side then lights it. Default: it is never night */
  readonly lamps?: number;
}

const hours = [...skies, ...nights.filter(({ name }) => name === 'dusk')];

/** Whether a place that has a street lamp is seen at night: one in ten is. @param variation the same that {@link sky} gets */
export const isNight = (variation: Stream): boolean => variation.child('night').float() < 0.1;

/**
 * Meters after which 1/e of a thing's own light is left. On clear days it is tens of kilometers: as wide as that is what the kilometer
 * that a place has stands for.
 */
const airLength = (name: string): number => (name === 'early haze' || name === 'hazy sun' ? 420 : 1000);

/** One of the skies over a place, its sun on either side, and the air below it. */
export function sky(layout: Layout, variation: Stream, plan: SkyPlan): Environment {
  const { ground, azimuth = [25, 120], without = [], lamps } = plan;
  if (lamps !== undefined && isNight(variation)) {
    const own = variation.child('lamps');
    const x = own.choice([1, -1]) * (0.7 * lamps + own.uniform(1.4, 2.4));
    const night = lampNight([layout.side * x, 5.4, lamps + own.uniform(2, 3)], ground.color, own.float());
    layout.through(airBelow(night, airLength('night')));
    return night;
  }
  const program = variation.choice(hours.filter(({ name }) => !without.includes(name)));
  const side = variation.choice([1, -1]);
  const environment = program.build({
    azimuth: layout.side * side * variation.uniform(...azimuth),
    ground: ground.color,
    variation: variation.child('weather'),
  });
  layout.through(airBelow(environment, airLength(program.name)));
  return environment;
}
