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
  {
    name: 'composition/mirror-sign',
    version: 1,
    summary: 'A sign seen in a mirror, in water or upside down: what does it say?',
    beyondPapers: true,
    load: async () => (await import('./mirror-sign/family.js')).mirrorSign,
  },
  {
    name: 'composition/two-turns',
    version: 1,
    summary: 'A string of b, d, p and q: what does it read as after two turns, one after the other?',
    beyondPapers: true,
    load: async () => (await import('./two-turns/family.js')).twoTurns,
  },
  {
    name: 'composition/group-table',
    version: 1,
    summary: 'Two changes shown by pairs of pictures: which single change are they together?',
    beyondPapers: true,
    load: async () => (await import('./group-table/family.js')).groupTable,
  },
  {
    name: 'composition/turn-chain',
    version: 1,
    summary: 'A figure and a chain of turns: which of four pictures is the result?',
    beyondPapers: true,
    load: async () => (await import('./turn-chain/family.js')).turnChain,
  },
  {
    name: 'composition/odd-one-out',
    version: 1,
    summary: 'Four figures: three are rotations of one another, one is the mirror twin.',
    beyondPapers: true,
    load: async () => (await import('./odd-one-out/family.js')).oddOneOut,
  },
];

/** The types of these families, by name. */
export interface CompositionFamilies {
  'composition/mirror-clock': typeof import('./mirror-clock/family.js').mirrorClock;
  'composition/mirror-sign': typeof import('./mirror-sign/family.js').mirrorSign;
  'composition/two-turns': typeof import('./two-turns/family.js').twoTurns;
  'composition/group-table': typeof import('./group-table/family.js').groupTable;
  'composition/turn-chain': typeof import('./turn-chain/family.js').turnChain;
  'composition/odd-one-out': typeof import('./odd-one-out/family.js').oddOneOut;
}
