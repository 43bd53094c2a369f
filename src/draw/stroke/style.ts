export type Join = 'miter' | 'round' | 'bevel';
export type Cap = 'butt' | 'round' | 'square';

export interface StrokeStyle {
  /** The width in the path's units, above 0. */
  readonly width: number;
  /** How corners of the path look. Default: 'miter'. Curves always bend smoothly. */
  readonly join?: Join;
  /** How the ends of open subpaths and dashes look. Default: 'butt'. */
  readonly cap?: Cap;
  /** A miter longer than this many widths becomes a bevel, at least 1. Default: 10, as on a canvas (SVG has 4). */
  readonly miterLimit?: number;
  /** Lengths drawn and left out in turn, in the path's units. Default: none, a solid line. */
  readonly dash?: readonly number[];
  /** How far into the dash pattern each subpath starts. Default: 0. */
  readonly dashOffset?: number;
  /** How far the outline may be off where it is curved, in the path's units. Default: 1/200. */
  readonly tolerance?: number;
}
