import { imageSide, type SideLabel } from '../label.js';
import { kindOf } from './questions/kinds.js';
import { project } from './scene/camera.js';
import type { BodyState } from './state.js';

/** label(x): read from the rig. */
export function readLabel(x: BodyState): SideLabel {
  const kind = kindOf(x.kind);
  const answer = kind.read(x)?.answer ?? 'left';
  const { x: across } = project(x.camera, x.points[`${answer} ${kind.landmark}`]);
  // In sides of the square picture, which a picture of another form has in its middle.
  return { answer, image: imageSide([across - 0.5, across - 0.5], 1) };
}
