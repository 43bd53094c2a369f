/** Gray levels: what is compared stands out from the ground more than the inducers do, so that pixels tell them apart. */
export type Ink = { readonly ground: number; readonly target: number; readonly inducer: number };

export const inks: readonly Ink[] = [
  { ground: 255, target: 0, inducer: 104 },
  { ground: 244, target: 12, inducer: 120 },
  { ground: 222, target: 0, inducer: 92 },
  { ground: 24, target: 252, inducer: 150 },
];

/** Inks for illusions that name what they compare by its level. */
export const blackAndGray: readonly Ink[] = [
  { ground: 255, target: 0, inducer: 140 },
  { ground: 242, target: 10, inducer: 132 },
];
