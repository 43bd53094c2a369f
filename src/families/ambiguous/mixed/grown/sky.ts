import { skies } from '../../../../content/environments/skies.js';
import type { Stream } from '../../../../core/stream.js';
import type { Environment, Vec3 } from '../../../../world/index.js';

/** Skies by day, and with a sun so low that hollows are in shadow. */
const names = {
  day: ['clear morning', 'fair weather', 'broken clouds', 'thin overcast', 'hazy sun'],
  low: ['early haze', 'clear morning'],
} as const;

/** @param ground its color, linear */
export function skyOf(kind: Stream, hours: keyof typeof names, ground: Vec3): Environment {
  const own = kind.child('sky');
  const fit = skies.filter(({ name }) => (names[hours] as readonly string[]).includes(name));
  return own.choice(fit).build({
    // From the upper side of the picture, as people expect light: what is hollow looks hollow.
    azimuth: own.uniform(-70, 70) + 180,
    ground,
    variation: own.child('weather'),
  });
}
