import type { FamilyEntry } from '../registry.js';

/** The families of MirrorQA. */
export const mirrors: readonly FamilyEntry[] = [
  {
    name: 'mirror/body',
    version: 3,
    summary: 'Left and right of a posed person or animal, and of its mirror image.',
    load: async () => (await import('./body/family.js')).mirrorBody,
  },
  {
    name: 'mirror/reflection',
    version: 3,
    summary: 'Left and right of a body before a mirror, and of the figure in the mirror.',
    load: async () => (await import('./body/family.js')).mirrorReflection,
  },
  {
    name: 'mirror/photo',
    version: 1,
    summary:
      'Left or right of people and animals on your own photos with COCO keypoints, and on their mirror images.',
    load: async () => (await import('./photo/mirror-photo.js')).mirrorPhoto,
  },
];

/** The types of these families, by name. */
export interface MirrorFamilies {
  'mirror/body': typeof import('./body/family.js').mirrorBody;
  'mirror/reflection': typeof import('./body/family.js').mirrorReflection;
  'mirror/photo': typeof import('./photo/mirror-photo.js').mirrorPhoto;
}
