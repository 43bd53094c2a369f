import type { Look } from '../../../../content/bodies/body.js';
import type { HumanLook } from '../../../../content/bodies/human/look.js';
import type { Stance } from '../../../../content/bodies/human/stances/index.js';

/** Sports that are done barefoot, and in skirts. */
const barefoot = ['surfing', 'gymnastics', 'karate'];
const skirted = ['tennis', 'figure skating', 'badminton', 'table tennis', 'golf', 'bowling'];

/** A person's look with clothes that do not suit a sport replaced: skates are on shoes. */
export function outfitFor({ group, scene }: Pick<Stance, 'group' | 'scene'>, look: Look): Look {
  if (group !== 'sport') return look;
  const { clothes } = look as HumanLook;
  const bottom = clothes.bottom === 'skirt' && !skirted.includes(scene) ? 'shorts' : clothes.bottom;
  const feet = barefoot.includes(scene) ? clothes.feet : 'shoes';
  return { ...look, clothes: { ...clothes, bottom, dress: clothes.dress && bottom === 'skirt', feet } };
}
