import type { BodyPose, Look } from '../../../content/bodies/body.js';
import { mirrorPose } from '../../../content/bodies/mirror-pose.js';
import { mirrorPoint, otherName, otherSide, type Side } from '../../../content/bodies/side.js';
import type { Vec3 } from '../../../world/vector.js';
import type { OrientationView } from '../../staging/scene/view.js';
import { mirrorBodyPlace, type BodyPlace } from './places/body-place.js';
import { mirrorBystander, type Bystander } from './places/bystander.js';

/** A thing that a body holds, wears or carries. */
export type Worn = {
  readonly prop: string;
  /** The frame of the body that it hangs on, e.g. 'left hand'. */
  readonly at: string;
};

/** What stands upright on the ground. */
type Upright = {
  /** The middle of its foot, meters. */
  readonly at: readonly [x: number, z: number];
  /** The direction of its front, degrees from the body's front to its left. */
  readonly azimuth: number;
  /** Meters; of a mirror, of the glass. */
  readonly width: number;
  readonly height: number;
  /** sRGB; of a mirror, of the frame. */
  readonly color: string;
};

/** A board that stands between the camera and the body, its front to the camera. */
export type Occluder = Upright & {
  /** Look photo: what it is in place of a board, e.g. 'bench', and which example of that. */
  readonly thing?: string;
  readonly example?: number;
};

/** A mirror that stands behind the body. */
export type StandingMirror = Upright;

/** A posed body seen by a camera. The body stands at the origin and faces +Z, so that its left is +X. */
export type BodyState = {
  /** The name of the question, one of `questionKinds`. */
  readonly kind: string;
  /** The thing that the question names: a prop, the color of an iris; '' where the kind says all. */
  readonly about: string;
  /** The kind of body, e.g. 'person', 'horse'. */
  readonly body: string;
  readonly look: Look;
  readonly pose: BodyPose;
  /** One of the 28 scenes of people, or '' for animals. */
  readonly scene: string;
  /** What the body does: the name of a stance of people, of a pose of animals. */
  readonly stance: string;
  /** What one side does besides: the name of an action of people; '' for nothing. */
  readonly action: string;
  /** The side that does it, where stance or action has one. */
  readonly acting: Side;
  readonly worn: readonly Worn[];
  /** Names the stream of the looks of what is worn and of what stands around. */
  readonly lot: number;
  readonly occluder: Occluder | null;
  readonly mirror: StandingMirror | null;
  /** Where the pose takes joints and landmarks, meters: measured on the rig once, when the scene is arranged. */
  readonly points: Readonly<Record<string, Vec3>>;
  /** The unit of margins in meters: a person's stature, an animal's length. */
  readonly stature: number;
  readonly camera: OrientationView['camera'] & {
    /** Degrees from the body's front to its left: 90 sees its left side. */
    readonly azimuth: number;
  };
  /** Toward the sun, as the camera's angles. */
  readonly sun: { readonly azimuth: number; readonly elevation: number };
  readonly ground: 'none' | 'catcher' | 'checker';
  /** The index of the background. */
  readonly background: number;
  /** The place of a body in the look photo; absent in the clean look. */
  readonly place?: BodyPlace;
  /** Other people behind the body, in the look photo; absent where there are none. */
  readonly others?: readonly Bystander[];
  /** Whether this is the mirror image of what was arranged: then the picture is, to the byte. */
  readonly mirrored: boolean;
  /** Names the stream of whatever is drawn by lot when asking. */
  readonly order: number;
};

export type MirrorTransform = { readonly turn: 'mirror' };

/** act(mirror, x): every side does what the other did, and all that stands around changes places. Twice is x itself. */
export function mirrorState(x: BodyState): BodyState {
  const { camera, mirror, occluder, others, place, points, sun } = x;
  return {
    ...x,
    pose: mirrorPose(x.pose),
    acting: otherSide(x.acting),
    worn: x.worn.map((thing) => ({ ...thing, at: otherName(thing.at) })),
    occluder: occluder && mirrorPlace(occluder),
    mirror: mirror && mirrorPlace(mirror),
    points: Object.fromEntries(
      Object.entries(points).map(([name, point]) => [otherName(name), mirrorPoint(point)]),
    ),
    camera: { ...camera, azimuth: 0 - camera.azimuth, target: mirrorPoint(camera.target) },
    sun: { ...sun, azimuth: 0 - sun.azimuth },
    ...(place && { place: mirrorBodyPlace(place) }),
    ...(others && { others: others.map(mirrorBystander) }),
    mirrored: !x.mirrored,
  };
}

/** A standing thing with a direction, mirrored to the other side. */
const mirrorPlace = <T extends Upright>(thing: T): T => ({
  ...thing,
  at: [0 - thing.at[0], thing.at[1]],
  azimuth: 0 - thing.azimuth,
});
