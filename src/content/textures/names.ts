/** Every surface that ships; told apart from what draws it, which nothing needs before there is something to draw. */
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
