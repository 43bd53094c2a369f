/** The names of the surfaces, apart from the code that draws them, so that params can be read without loading it. */
export const textureNames = [
  'leaves',
  'litter',
  'grass',
  'needles',
  'pebbles',
  'sand',
  'bark',
  'stone',
  'moss',
  'woven',
  'noise',
  'blotches',
] as const;
export type TextureName = (typeof textureNames)[number];
