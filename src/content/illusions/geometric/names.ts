/** The illusions, in the order in which items take them in turn. */
export const illusionNames = [
  'muller-lyer',
  'ponzo',
  'zollner',
  'hering',
  'wundt',
  'poggendorff',
  'ebbinghaus',
  'delboeuf',
  'jastrow',
  'vertical-horizontal',
  'cafe-wall',
  'orbison',
  'ehrenstein',
  'simultaneous-contrast',
  'white',
  'munker',
  'checker-shadow',
  'tilted-line',
  'penrose-triangle',
  'impossible-stairs',
  'blivet',
  'impossible-cube',
] as const;

export type IllusionName = (typeof illusionNames)[number];
