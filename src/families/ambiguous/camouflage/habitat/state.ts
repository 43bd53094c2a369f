/** The animal, and what it does. Plain JSON. */
export type AnimalState = {
  readonly category: string;
  readonly variation: number;
  /** What the animal does, e.g. 'lying'. */
  readonly attitude: string;
};

/** A piece of nature, and where in it something stands. Plain JSON. */
export type HabitatGround = {
  readonly kind: 'habitat';
  readonly habitat: string;
  /** The index of the set's example of it: its colors, materials and light. */
  readonly example: number;
  /** The key of the streams that deal out what grows and lies where. */
  readonly layout: string;
  /** Elevation of the camera, degrees. */
  readonly elevation: number;
  /** The aperture of its lens: blur of what is infinitely far, heights of the picture. */
  readonly aperture: number;
  /** How far nothing tall grows in front of what stands there, 1 or more: so many times as deep as where it stands. */
  readonly free: number;
  /** How far to the side the picture is read for what the coat is painted with: share of its width and height. */
  readonly coat: readonly [across: number, down: number];
};
