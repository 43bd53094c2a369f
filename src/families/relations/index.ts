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
    load: async () => (await import('./counting.js')).counting,
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
];

/** The types of these families, by name. */
export interface SpatialFamilies {
  'relations/viewer-relations': typeof import('./viewer-relations.js').viewerRelations;
  'relations/object-relations': typeof import('./object-relations.js').objectRelations;
  'relations/counting': typeof import('./counting.js').counting;
  'relations/view-from-behind': typeof import('./view-from-behind.js').viewFromBehind;
  'relations/second-camera': typeof import('./second-camera.js').secondCamera;
}
