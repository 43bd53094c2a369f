import { homesOf } from './homes.js';

/** Where a mirror that stands on the ground shows the same kind of place that is seen beside it. */
const seenAround: readonly string[] = [
  ...['bedroom', 'garage', 'gym', 'hallway', 'living room', 'shop', 'volleyball hall'],
  ...['farmyard', 'meadow', 'park', 'ski slope'],
];
/** Where people stand before mirrors in what they wear for their sport. */
const dressing = ['gym', 'shop', 'volleyball hall', 'garage'];
const daily = ['bedroom', 'hallway', 'living room', 'shop'];
/** Where there is more room. */
const roomy = ['garage', 'park', 'meadow'];

/**
 * Names of the places where a body in a scene and a stance stands before a mirror; those of the second list where the first have no room.
 * None for who lies: a bed would stand as high as the mirror's foot.
 */
export function mirrorHomesOf(body: string, scene: string, stance: string): readonly (readonly string[])[] {
  if (stance === 'lying') return [];
  if (body === 'person') return [scene.endsWith('daily') ? daily : dressing, roomy];
  return [homesOf(body, scene, stance).filter((name) => seenAround.includes(name)), roomy];
}
