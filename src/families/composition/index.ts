import type { FamilyEntry } from '../registry.js';

/** Reading what is mirrored or turned, and turns done one after another: tasks beyond the papers. */
export const compositions: readonly FamilyEntry[] = [
  {
    name: 'composition/mirror-clock',
    version: 1,
    summary: 'An analog clock seen in a mirror, in water or upside down: what time is it?',
    beyondPapers: true,
    load: async () => (await import('./mirror-clock/family.js')).mirrorClock,
  },
];

/** The types of these families, by name. */
export interface CompositionFamilies {
  'composition/mirror-clock': typeof import('./mirror-clock/family.js').mirrorClock;
}
