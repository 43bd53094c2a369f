export const shapes = ['ring', 'arrow', 'box', 'band', 'letter'] as const;
export type MarkShape = (typeof shapes)[number];

/** Letters that a mirror leaves as they are, without O, I and X, which could be taken for a ring, a bar and a cross. */
export const letters = ['A', 'H', 'M', 'T', 'U', 'V', 'W', 'Y'] as const;

/** As questions call them. */
export const colors = {
  red: [226, 26, 34],
  blue: [24, 92, 255],
  green: [0, 178, 62],
  yellow: [255, 221, 0],
  pink: [255, 72, 176],
} as const;
export type ColorName = keyof typeof colors;
export const colorNames = Object.keys(colors) as ColorName[];

/** What is drawn on a part, pixels of the finished picture. */
export type Mark = {
  readonly shape: MarkShape;
  readonly color: ColorName;
  /** Its middle; an arrow's tip. */
  readonly at: readonly [x: number, y: number];
  /** Half its size. */
  readonly radius: number;
  /** An arrow's other end; for a band, a place further up the limb. */
  readonly from: readonly [x: number, y: number] | null;
  readonly letter: string | null;
};
