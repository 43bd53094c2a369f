/** Names of all habitats, in the order of `habitats`. */
export const habitatNames = [
  'meadow',
  'savanna',
  'straw field',
  'reeds',
  'forest floor',
  'river stones',
  'scree',
  'dunes',
  'snowfield',
] as const;
