import { otherSide, type Side } from '../../content/bodies/side.js';
import { mirroredLabel, type MirrorLabel } from './prompts/prompt.js';

/** What is true of a picture of a body. */
export type SideLabel = {
  /** The subject's own side. */
  readonly answer: MirrorLabel;
  /** On which side of the picture the part asked about is seen, if it is clearly on one. */
  readonly image: Side | 'middle';
};

/** Share of the picture's width, to either side of its middle, that is neither left nor right. */
const middleShare = 0.04;

/** On which side of a picture a place is. @param aside how far to the right of the middle @param width of the picture */
export const imageSide = (aside: number, width: number): SideLabel['image'] =>
  Math.abs(aside) < middleShare * width ? 'middle' : aside < 0 ? 'left' : 'right';

/** rho(mirror, y). */
export const mirrorLabel = ({ answer, image }: SideLabel): SideLabel => ({
  answer: mirroredLabel(answer),
  image: image === 'middle' ? image : otherSide(image),
});
