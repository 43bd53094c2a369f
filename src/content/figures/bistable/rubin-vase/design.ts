import type { Stream } from '../../../../core/stream.js';
import { pointsOf, type Point } from '../../../../draw/shapes.js';
import type { Shape } from '../figure.js';

/** A profile that looks to the left, as the right half of a vase. */
export interface VaseDesign {
  readonly name: string;
  /** Height of the vase's rim and foot on the sheet. */
  readonly top: number;
  readonly bottom: number;
  /** From rim to foot: height as a share of that between rim and foot, and the distance from the sheet's middle. */
  readonly profile: readonly number[];
  /** Heights, as such shares, of forehead, eye, tip of the nose, mouth and chin. */
  readonly forehead: number;
  readonly eye: number;
  readonly nose: number;
  readonly mouth: number;
  readonly chin: number;
  /** Levels of faces and vase to choose from. */
  readonly levels: readonly (readonly [faces: number, vase: number])[];
  /** Faces and vase are both paper, parted by a line. Default false. */
  readonly inLines?: boolean;
}

export const vaseShape =
  ({ levels }: VaseDesign) =>
  (stream: Stream): Shape => {
    const [faces, vase] = stream.choice(levels);
    return {
      faces,
      vase,
      rim: stream.uniform(-6, 8),
      forehead: stream.uniform(-5, 6),
      nose: stream.uniform(-4, 9),
      lips: stream.uniform(-3, 4),
      chin: stream.uniform(-4, 7),
      foot: stream.uniform(-6, 8),
    };
  };

/** How far a number of the shape moves the profile at a height: all the way at its own, not at all `reach` from it. */
const bump = (t: number, at: number, reach: number): number => {
  const u = Math.abs(t - at) / reach;
  return u >= 1 ? 0 : (1 - u * u) * (1 - u * u);
};

/** The right profile from rim to foot on the sheet. */
export function profileOf(design: VaseDesign, s: Shape): Point[] {
  const { top, bottom } = design;
  return pointsOf(design.profile).map(([t, distance]): Point => {
    const out =
      s.forehead! * bump(t, design.forehead, 0.1) +
      s.nose! * bump(t, design.nose, 0.07) +
      s.lips! * bump(t, design.mouth, 0.05) +
      s.chin! * bump(t, design.chin, 0.06);
    const end = s.rim! * bump(t, 0, 0.08) + s.foot! * bump(t, 1, 0.08);
    return [256 + distance - out + end, top + t * (bottom - top)];
  });
}

/** The profile's distance from the middle at a height. */
export function distanceAt(design: VaseDesign, t: number): number {
  const points = pointsOf(design.profile);
  const next = Math.max(
    1,
    points.findIndex(([height]) => height >= t),
  );
  const [[t0, d0], [t1, d1]] = [points[next - 1]!, points[next]!];
  return d0 + ((d1 - d0) * (t - t0)) / (t1 - t0);
}
