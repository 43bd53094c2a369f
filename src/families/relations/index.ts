import type { FamilyEntry } from '../registry.js';

/** Spatial relations, counting and taking another's view: tasks beyond the papers. */
export const spatial: readonly FamilyEntry[] = [
  {
    name: 'relations/viewer-relations',
    version: 1,
    summary: 'Whether one thing is left of, right of, in front of or behind another, for the viewer.',
    beyondPapers: true,
    load: async () => (await import('./viewer-relations.js')).viewerRelations,
  },
  {
    name: 'relations/object-relations',
    version: 1,
    summary:
      "Whether one thing is left of, right of, in front of or behind another, from that thing's own view.",
    beyondPapers: true,
    load: async () => (await import('./object-relations.js')).objectRelations,
  },
  {
    name: 'relations/counting',
    version: 1,
    summary: 'How many things of one kind there are among others.',
    beyondPapers: true,
    load: async () => (await import('./counting/family.js')).counting,
  },
  {
    name: 'relations/view-from-behind',
    version: 1,
    summary: 'Which of four pictures shows the things of a scene from the other side.',
    beyondPapers: true,
    load: async () => (await import('./view-from-behind.js')).viewFromBehind,
  },
  {
    name: 'relations/second-camera',
    version: 1,
    summary: 'Which of four pictures shows what a person who stands in the scene sees.',
    beyondPapers: true,
    load: async () => (await import('./second-camera.js')).secondCamera,
  },
  {
    name: 'relations/odd-one-out',
    version: 1,
    summary: 'Which of four pictures shows another body than the three that are one body turned.',
    beyondPapers: true,
    load: async () => (await import('./odd-one-out.js')).oddOneOut,
  },
  {
    name: 'relations/same-object',
    version: 1,
    summary: 'Which of four pictures shows the body of a first picture, turned.',
    beyondPapers: true,
    load: async () => (await import('./same-object.js')).sameObject,
  },
];

/** The types of these families, by name. */
export interface SpatialFamilies {
  'relations/viewer-relations': typeof import('./viewer-relations.js').viewerRelations;
  'relations/object-relations': typeof import('./object-relations.js').objectRelations;
  'relations/counting': typeof import('./counting/family.js').counting;
  'relations/view-from-behind': typeof import('./view-from-behind.js').viewFromBehind;
  'relations/second-camera': typeof import('./second-camera.js').secondCamera;
  'relations/odd-one-out': typeof import('./odd-one-out.js').oddOneOut;
  'relations/same-object': typeof import('./same-object.js').sameObject;
}
