/** The figures, in the order in which items take them in turn. */
export const figureNames = [
  'necker-cube',
  'schroeder-stairs',
  'rubin-vase',
  'mach-book',
  'duck-rabbit',
  'triangles',
  'fish-tiling',
  'thiery',
  'young-old',
] as const;

export type FigureName = (typeof figureNames)[number];
