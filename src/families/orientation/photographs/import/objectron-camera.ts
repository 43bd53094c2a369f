import { add, matrixFrom, rotate, scale, transpose, type Mat3, type Vec3 } from '../../../../world/index.js';
import { rotationProblem } from '../rotation.js';
import { matrix } from './fields.js';
import type { Message } from './protobuf-json.js';

/** A frame's camera: it looks along −z, with +x to the right and +y up of the picture as its sensor lies, which is landscape. */
export interface ObjectronCamera {
  /** Turns the world's frame into the camera's. */
  readonly rotation: Mat3;
  /** @returns a point of the world in the camera's frame, meters */
  place(world: Vec3): Vec3;
  /** @returns where a point of the camera's frame is seen, from −1 to 1 across and up the sensor's picture */
  project(point: Vec3): readonly [across: number, up: number];
  /** The size of the sensor's picture, pixels; undefined if it is not stated. */
  readonly sensor: readonly [width: number, height: number] | undefined;
}

/**
 * Reads an `ARCamera` (a_r_capture_metadata.proto): `view_matrix` (4 × 4, by rows) brings the world into the camera, for the
 * sensor's orientation ("UILandscapeOrientationRight"); without it, `transform`, its inverse, does. `projection_matrix` is that
 * of OpenGL; without it, `intrinsics` in pixels of the sensor's picture stands in.
 * @returns what is wrong with it
 */
export function readObjectronCamera(camera: Message): ObjectronCamera | string {
  const view = matrix(camera.get('view_matrix'), 4, 4);
  const transform = matrix(camera.get('transform'), 4, 4);
  const given = view ?? transform;
  if (!given) return 'its camera has neither a view_matrix nor a transform of 16 numbers';
  const [turn, shift] = partsOf(given);
  if (rotationProblem(turn) !== undefined) return 'the view_matrix of its camera does not rotate';
  const rotation = view ? turn : transpose(turn);
  const offset = view ? shift : scale(rotate(rotation, shift), -1);
  const sensor = sensorOf(camera);
  const project = projectionOf(camera, sensor);
  if (!project)
    return 'its camera has neither a projection_matrix nor intrinsics with the size of the picture';
  return { rotation, sensor, project, place: (world) => add(rotate(rotation, world), offset) };
}

const partsOf = (m: readonly number[]): readonly [Mat3, Vec3] => [
  matrixFrom([0, 1, 2].flatMap((row) => m.slice(4 * row, 4 * row + 3))),
  [m[3], m[7], m[11]],
];

function sensorOf(camera: Message): ObjectronCamera['sensor'] {
  const [width, height] = [camera.whole('image_resolution_width'), camera.whole('image_resolution_height')];
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? [width, height] : undefined;
}

function projectionOf(
  camera: Message,
  sensor: ObjectronCamera['sensor'],
): ObjectronCamera['project'] | undefined {
  const p = matrix(camera.get('projection_matrix'), 4, 4);
  if (p) {
    const row = (at: number, [x, y, z]: Vec3): number =>
      p[at] * x + p[at + 1] * y + p[at + 2] * z + p[at + 3];
    return (point) => [row(0, point) / row(12, point), row(4, point) / row(12, point)];
  }
  const k = matrix(camera.get('intrinsics'), 3, 3);
  if (!k || !sensor) return undefined;
  const [fx, , cx, , fy, cy] = k;
  return ([x, y, z]) => [
    (2 * ((fx * x) / -z + cx)) / sensor[0] - 1,
    1 - (2 * ((fy * -y) / -z + cy)) / sensor[1],
  ];
}
