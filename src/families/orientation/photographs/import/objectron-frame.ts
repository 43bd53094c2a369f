import { atan2, tau } from '../../../../core/math/index.js';
import { compose, type Mat3, rotate, matrixFrom } from '../../../../world/pose.js';
import { cross, length, subtract, type Vec3 } from '../../../../world/vector.js';
import { mostObjects } from '../form.js';
import { type Corners, isBox } from './corners.js';
import { shown } from './fields.js';
import { type ImportedObject, type ImportOptions, isRefusal, refusal, type Refusal } from './imported.js';
import { levelFrame } from './level.js';
import { type ObjectronCamera, readObjectronCamera } from './objectron-camera.js';
import type { ObjectronObject } from './objectron-object.js';
import { Message } from './protobuf-json.js';

/** An object as a frame shows it; its box is in shares of the picture, its instance is its id in the sequence. */
export type FramedObject = Omit<ImportedObject, 'box'> & { readonly shares: Corners };

export interface ObjectronFrame {
  readonly id: number;
  readonly objects: readonly FramedObject[];
  /** The direction of the camera as seen from above: degrees, with an arbitrary zero. */
  readonly bearing: number;
  /** Size of the picture, pixels, where the camera states it. */
  readonly size: readonly [width: number, height: number] | undefined;
}

/** How a picture may lie on its sensor: the directions of its right and its up in the camera's frame. */
interface Orientation {
  readonly right: Vec3;
  readonly up: Vec3;
}

/**
 * The first is Objectron's: `project_points` of "objectron-geometry-tutorial.ipynb" takes the camera's y for the picture's x and
 * its x for the picture's y, as phones are held upright. Others are there for pictures that were turned; the points say which.
 */
const orientations: readonly Orientation[] = [
  { right: [0, 1, 0], up: [-1, 0, 0] },
  { right: [1, 0, 0], up: [0, 1, 0] },
  { right: [-1, 0, 0], up: [0, -1, 0] },
  { right: [0, -1, 0], up: [1, 0, 0] },
];

/** How much points may differ from their projections: shares of the picture. */
const projectionTolerance = 0.01;
/** How much points in the camera's frame may differ from those of the object in the world: shares of its diagonal. */
const pointTolerance = 0.05;
/** Objects less visible than this are left out, as in Objectron's own evaluation (objectron/dataset/eval.py). */
const leastVisible = 0.1;

/** A `FrameAnnotation` (annotation_data.proto), or why it is left out. */
export function readObjectronFrame(
  value: unknown,
  objects: ReadonlyMap<number, ObjectronObject>,
  options: ImportOptions,
  skip: (refused: Refusal) => void,
): ObjectronFrame | Refusal {
  const frame = Message.of(value);
  const id = frame?.whole('frame_id');
  const annotations = frame?.list('annotations');
  const message = frame?.message('camera');
  if (id === undefined || id < 0 || !annotations || !message) return refusal('form', `frame ${shown(value)}`);
  const camera = readObjectronCamera(message);
  if (typeof camera === 'string') return refusal('number', camera);
  const seen: FramedObject[] = [];
  let lying: Orientation | undefined;
  for (const annotation of annotations) {
    const found = readAnnotation(annotation, objects, camera);
    if (found === 'not-imported') continue;
    const object = isRefusal(found) ? found : framedObject(found, camera, options);
    if (isRefusal(object)) skip(object);
    else if (seen.length >= mostObjects) skip(refusal('many', `frame ${id}`));
    else seen.push(object);
    if (!isRefusal(found)) lying ??= found.orientation;
  }
  const { sensor } = camera;
  const upright = !lying || lying.right[0] === 0;
  return {
    id,
    objects: seen,
    bearing: bearingOf(camera),
    size: sensor && (upright ? [sensor[1], sensor[0]] : sensor),
  };
}

interface ReadAnnotation {
  readonly object: ObjectronObject;
  readonly visibility: number;
  readonly orientation: Orientation;
  /** Corners and middle as the picture shows them, shares of it. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Reads an `ObjectAnnotation`, and checks its points: against the object in the world, and against their projections. */
function readAnnotation(
  value: unknown,
  objects: ReadonlyMap<number, ObjectronObject>,
  camera: ObjectronCamera,
): ReadAnnotation | Refusal | 'not-imported' {
  const annotation = Message.of(value);
  const id = annotation?.whole('object_id');
  const keypoints = annotation?.list('keypoints');
  const visibility = annotation?.number('visibility');
  if (id === undefined || !keypoints || visibility === undefined)
    return refusal('form', `annotation ${shown(value)}`);
  const object = objects.get(id);
  if (!object) return 'not-imported';
  if (!(visibility > leastVisible))
    return refusal('unreliable', `object ${id} has the visibility ${visibility}`);
  const read = keypoints.map(readKeypoint);
  if (read.length !== object.points.length || read.some((point) => point === undefined))
    return refusal('number', `object ${id} has not nine points of finite numbers`);
  const points = read as NonNullable<(typeof read)[number]>[];
  if (points.some(({ inCamera }) => !(inCamera[2] < 0))) return refusal('behind', `object ${id}`);
  const far = object.points.some(
    (world, at) =>
      length(subtract(camera.place(world), points[at].inCamera)) > pointTolerance * object.diagonal,
  );
  if (far)
    return refusal(
      'contradiction',
      `the points of object ${id} are not where rotation, translation and scale put them`,
    );
  const orientation = orientations.find((one) =>
    points.every(({ inCamera, inPicture }) => {
      const [x, y] = picturePoint(camera.project(inCamera), one);
      return (
        Math.abs(x - inPicture[0]) <= projectionTolerance && Math.abs(y - inPicture[1]) <= projectionTolerance
      );
    }),
  );
  if (!orientation) return refusal('projection', `object ${id}`);
  return {
    object,
    visibility: Math.min(1, visibility),
    orientation,
    points: points.map(({ inPicture }) => inPicture),
  };
}

function readKeypoint(value: unknown) {
  const keypoint = Message.of(value);
  const [space, picture] = [keypoint?.message('point_3d'), keypoint?.message('point_2d')];
  const [x, y, z] = ['x', 'y', 'z'].map((name) => space?.number(name));
  const [across, down] = ['x', 'y'].map((name) => picture?.number(name));
  const isWhole = x !== undefined && y !== undefined && z !== undefined;
  if (!isWhole || across === undefined || down === undefined) return undefined;
  return { inCamera: [x, y, z] as const, inPicture: [across, down] as const };
}

/** A point of the sensor (−1 to 1, up and to the right) in shares of the picture from its upper left corner. */
function picturePoint(
  [across, up]: readonly [number, number],
  orientation: Orientation,
): readonly [x: number, y: number] {
  const along = (axis: Vec3): number => axis[0] * across + axis[1] * up;
  return [(1 + along(orientation.right)) / 2, (1 - along(orientation.up)) / 2];
}

/** The pose in the frame of the level camera: gravity is +y of the world. */
function framedObject(
  { object, visibility, orientation, points }: ReadAnnotation,
  camera: ObjectronCamera,
  { uncertainty }: ImportOptions,
): FramedObject | Refusal {
  const { category, broadClass, front, id } = object;
  const { right, up } = orientation;
  const toPicture = matrixFrom([...right, ...up, 0, 0, 1]);
  const gravity = rotate(toPicture, rotate(camera.rotation, [0, 1, 0]));
  const level = levelFrame(gravity);
  if (!level) return refusal('tilted-camera', `object ${id}`);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const shares: Corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const pose = compose(compose(compose(object.rotation, camera.rotation), toPicture), level);
  return {
    category,
    broadClass,
    shares,
    uncertainty,
    occlusion: 1 - visibility,
    instance: String(id),
    ...(front ? { rotation: compose(facing(front), pose) } : { heading: 'none' as const }),
  };
}

/** The rotation that turns +Z of an object to the axis of its front, keeping +Y up. */
function facing(front: Vec3): Mat3 {
  const up: Vec3 = front[1] === 0 ? [0, 1, 0] : [0, 0, -front[1]];
  const left = cross(up, front);
  return [left[0], up[0], front[0], left[1], up[1], front[1], left[2], up[2], front[2]];
}

/** The direction of the camera's +z, opposite to its view, in the world's plane of x and z. */
function bearingOf({ rotation: [, , , , , , x, , z] }: ObjectronCamera): number {
  return (atan2(x, z) * 360) / tau;
}

/** A frame's objects in pixels of its picture. */
export const inPixels = (
  objects: readonly FramedObject[],
  [width, height]: readonly [number, number],
): readonly ImportedObject[] =>
  objects.flatMap(({ shares: [left, top, right, bottom], ...rest }) => {
    const corners: Corners = [left * width, top * height, right * width, bottom * height];
    if (!isBox(corners)) return [];
    const inside = (Math.min(1, right) - Math.max(0, left)) * (Math.min(1, bottom) - Math.max(0, top));
    const truncation = 1 - Math.max(0, inside) / ((right - left) * (bottom - top));
    return [
      {
        ...rest,
        box: [corners[0], corners[1], corners[2] - corners[0], corners[3] - corners[1]],
        truncation,
      },
    ];
  });
