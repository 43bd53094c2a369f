import type { Side } from '../../../content/bodies/side.js';
import { otherSide } from '../../../content/bodies/side.js';
import { mirroredLabel, type MirrorLabel } from '../prompts/index.js';
import { project } from './scene/camera.js';
import { kindOf } from './questions/kinds.js';
import type { BodyState } from './state.js';

/** What is true of a scene. */
export type BodyLabel = {
  /** Of the body itself. */
  readonly answer: MirrorLabel;
  /** Where in the picture the part asked about is seen, if clearly on one side of the middle of body and picture. */
  readonly image: Side | 'middle';
};

/** Shares of the picture's width that are neither left nor right: to either side of the middle. */
export const middleShare = 0.04;

/** label(x): read from the rig. */
export function readLabel(x: BodyState): BodyLabel {
  const kind = kindOf(x.kind);
  const reading = kind.read(x);
  const answer = reading?.answer ?? 'left';
  const { x: across } = project(x.camera, x.points[`${answer} ${kind.landmark}`]!);
  return { answer, image: Math.abs(across - 0.5) < middleShare ? 'middle' : across < 0.5 ? 'left' : 'right' };
}

/** rho(mirror, y). */
export const mirrorLabel = ({ answer, image }: BodyLabel): BodyLabel => ({
  answer: mirroredLabel(answer),
  image: image === 'middle' ? image : otherSide(image),
});
