import { skies } from '../../../../content/environments/skies.js';
import type { Stream } from '../../../../core/stream.js';
import type { Environment, Vec3 } from '../../../../world/index.js';

/** Skies by day, and with a sun so low that hollows are in shadow. */
const names = {
  day: ['clear morning', 'fair weather', 'broken clouds', 'thin overcast', 'hazy sun'],
  low: ['early haze', 'clear morning'],
} as const;

/** From the upper side of a picture of ground, as people expect light: what is hollow looks hollow. */
const fromAbove = (own: Stream): number => own.uniform(-70, 70) + 180;
/** From beside the viewer, so that what stands out of a wall casts its shadow to the other side. */
export const fromBeside = (own: Stream): number => own.choice([-1, 1]) * own.uniform(38, 66);

/** @param ground its color, linear @param side degrees of the sun about the vertical. Default: {@link fromAbove} */
export function skyOf(
  kind: Stream,
  hours: keyof typeof names,
  ground: Vec3,
  side: (own: Stream) => number = fromAbove,
): Environment {
  const own = kind.child('sky');
  const fit = skies.filter(({ name }) => (names[hours] as readonly string[]).includes(name));
  return own.choice(fit).build({
    azimuth: side(own),
    ground,
    variation: own.child('weather'),
  });
}
