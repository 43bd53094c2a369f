/**
 * The head of a duck that looks to the left, or of a rabbit that looks to the right with its ears laid back. Lengths in
 * units of which a sheet has 512 along its side, from the middle of the sheet, y downward; points as x, y, x, y, …
 */
export interface DuckRabbitOutline {
  readonly name: string;
  /** Around bill or ears, head and neck. */
  readonly outline: readonly number[];
  /** The middle of the eye. */
  readonly eye: readonly [x: number, y: number];
  /** Where the duck's bill begins, from above the head to below it. */
  readonly bill: readonly number[];
  readonly nostril: readonly [x: number, y: number];
  /** The insides of the rabbit's ears. */
  readonly ears: readonly (readonly number[])[];
  /** The rabbit's nose, and its mouth from there. */
  readonly nose: readonly number[];
  readonly mouth: readonly number[];
  /** The middle of the neck, where feathers or fur are. */
  readonly neck: readonly [x: number, y: number];
  /** Lines of either reading: strokes of feathers that are also fur. */
  readonly strokes?: readonly (readonly number[])[];
}
