import type { FamilyEntry } from '../registry.js';

/** Pictures with two readings, each with its control or its other view. */
export const ambiguous: readonly FamilyEntry[] = [
  {
    name: 'ambiguous/geometric',
    version: 1,
    summary:
      'Geometric and brightness illusions with physical and perceived truth, and without their inducers.',
    load: async () => (await import('./geometric/geometric.js')).ambiguousGeometric,
  },
  {
    name: 'ambiguous/bistable',
    version: 1,
    summary:
      'Figures that can be seen in two ways: Necker cube, Rubin vase, duck and rabbit, …; each way told apart.',
    load: async () => (await import('./bistable/bistable.js')).ambiguousBistable,
  },
  {
    name: 'ambiguous/multiview',
    version: 1,
    summary: 'Figures, letters and words that are something else after a turn by 90, 180 or 270 degrees.',
    load: async () => (await import('./multiview/multiview.js')).ambiguousMultiview,
  },
  {
    name: 'ambiguous/motion',
    version: 1,
    summary:
      'Still patterns that seem to move (rotating snakes, Ouchi, …), each with a control that does not.',
    load: async () => (await import('./motion/motion.js')).ambiguousMotion,
  },
  {
    name: 'ambiguous/moving',
    version: 2,
    summary:
      'Films (GIF and frames): barber pole, spinning silhouette, kinetic depth, reverse phi, plaid, a shape of dots.',
    load: async () => (await import('./moving/moving.js')).ambiguousMoving,
  },
  {
    name: 'ambiguous/hybrid',
    version: 3,
    summary:
      'The fine details of one picture on the blurred shapes of another: what is seen depends on the distance.',
    load: async () => (await import('./hybrid/hybrid.js')).ambiguousHybrid,
  },
  {
    name: 'ambiguous/color',
    version: 3,
    summary:
      'The grays of one picture with the colors of another: what is seen depends on whether there is color.',
    load: async () => (await import('./color/color.js')).ambiguousColor,
  },
  {
    name: 'ambiguous/camouflage',
    version: 3,
    summary:
      'An animal or object with the colors and texture of the habitat it stands in, and the same revealed.',
    load: async () => (await import('./camouflage/camouflage.js')).ambiguousCamouflage,
  },
  {
    name: 'ambiguous/multiscene',
    version: 2,
    summary:
      'Large letters of small letters, objects packed with small things or hidden among them, faces of fruit.',
    load: async () => (await import('./multiscene/multiscene.js')).ambiguousMultiscene,
  },
  {
    name: 'ambiguous/mixed',
    version: 2,
    summary:
      'A duck–rabbit, a Rubin vase, a Necker cube, … formed by grass, leaves, pebbles, twigs, sand or snow.',
    load: async () => (await import('./mixed/mixed.js')).ambiguousMixed,
  },
];

/** The types of these families, by name. */
export interface AmbiguousFamilies {
  'ambiguous/geometric': typeof import('./geometric/geometric.js').ambiguousGeometric;
  'ambiguous/bistable': typeof import('./bistable/bistable.js').ambiguousBistable;
  'ambiguous/multiview': typeof import('./multiview/multiview.js').ambiguousMultiview;
  'ambiguous/motion': typeof import('./motion/motion.js').ambiguousMotion;
  'ambiguous/moving': typeof import('./moving/moving.js').ambiguousMoving;
  'ambiguous/hybrid': typeof import('./hybrid/hybrid.js').ambiguousHybrid;
  'ambiguous/color': typeof import('./color/color.js').ambiguousColor;
  'ambiguous/camouflage': typeof import('./camouflage/camouflage.js').ambiguousCamouflage;
  'ambiguous/multiscene': typeof import('./multiscene/multiscene.js').ambiguousMultiscene;
  'ambiguous/mixed': typeof import('./mixed/mixed.js').ambiguousMixed;
}
