import { otherSide, type Side } from '../../content/bodies/side.js';
import { mirroredLabel, type MirrorLabel } from './prompts/prompt.js';

/** What is true of a picture of a body. */
export type SideLabel = {
  /** The subject's own side. */
  readonly answer: MirrorLabel;
  /** The side of the picture on which the part asked about is seen, if it is clearly on one. */
  readonly image: Side | 'middle';
};

/** The extent of something to the right of the picture's middle, from and to, in units of the caller's. */
export type Span = readonly [from: number, to: number];

/** The least distance of something's center from the picture's middle, as a share of the width, for it to be on one side. */
const leastAside = 0.05;

/** The side on which something lies as a whole, with its center well off the middle. @param width of the picture */
export function imageSide([from, to]: Span, width: number): SideLabel['image'] {
  const center = (from + to) / 2;
  if (Math.abs(center) < leastAside * width || from * to < 0) return 'middle';
  return center < 0 ? 'left' : 'right';
}

/** The label of the mirror image, rho(mirror, y). */
export const mirrorLabel = ({ answer, image }: SideLabel): SideLabel => ({
  answer: mirroredLabel(answer),
  image: image === 'middle' ? image : otherSide(image),
});
