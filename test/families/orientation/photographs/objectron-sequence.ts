import { cameraAxes, inner, plus, scenePose, times, type ScenePose, type V } from './scene-poses.js';

/** A frame of a sequence: where the camera went, and what may be wrong with it. */
export interface FrameOf {
  readonly id: number;
  /** Degrees by which the camera has gone round the object, counter-clockwise as seen from above. */
  readonly around?: number;
  readonly elevation?: number;
  /** How the phone is held: its sensor's picture is landscape, which an upright phone turns. */
  readonly held?: 'portrait' | 'landscape';
  readonly visibility?: number;
  /** Changes a camera's fields, or a point's. */
  readonly camera?: (camera: Record<string, unknown>) => object;
  readonly point?: (point: { space: V; picture: readonly [number, number] }, at: number) => { space: V; picture: readonly [number, number] }; // prettier-ignore
}

const sides = [0.5, 0.9, 0.6] as const;
/** The object stands so far from the camera. */
const distance = 3;
/** Of the sensor, pixels. */
const [fx, cx, cy, width, height] = [1500, 960, 720, 1920, 1440];

/** An Objectron sequence of one object at the world's origin, as the protobuf's JSON has it. */
export function sequence(
  pose: ScenePose,
  frames: readonly FrameOf[],
  { category = 'chair', object = {} as object } = {},
): { objects: object[]; frame_annotations: object[] } {
  const columns = [pose.left, pose.up, pose.front] as const;
  const rotation = [0, 1, 2].flatMap((row) => columns.map((column) => column[row]));
  return {
    objects: [
      { id: 0, category, type: 'BOUNDING_BOX', rotation, translation: [0, 0, 0], scale: sides, ...object },
    ],
    frame_annotations: frames.map((frame) => frameOf(pose, frame)),
  };
}

function frameOf(
  pose: ScenePose,
  {
    id,
    around = 0,
    elevation = 25,
    held = 'portrait',
    visibility = 1,
    camera = (x) => x,
    point = (x) => x,
  }: FrameOf,
): object {
  // prettier-ignore
  const turn = (v: V): V => scenePose([{ axis: 'vertical', degrees: -around }]).rotation.reduce<V>((out, m, at) => plus(out, [Math.floor(at / 3) === 0 ? m * v[at % 3] : 0, Math.floor(at / 3) === 1 ? m * v[at % 3] : 0, Math.floor(at / 3) === 2 ? m * v[at % 3] : 0]), [0, 0, 0]); // prettier-ignore
  const axes = cameraAxes(elevation);
  const [right, up, toward] = [turn(axes.right), turn(axes.up), turn(axes.toward)];
  const eye = times(toward, distance);
  // An upright phone's picture has the sensor's +y to its right and the sensor's +x downward.
  const [x, y] = held === 'portrait' ? [times(up, -1), right] : [right, up];
  const row = (axis: V): number[] => [...axis, -inner(axis, eye)];
  const viewMatrix = [...row(x), ...row(y), ...row(toward), 0, 0, 0, 1];
  const projection = [(2 * fx) / width, 0, 1 - (2 * cx) / width, 0, 0, (2 * fx) / height, (2 * cy) / height - 1, 0, 0, 0, -1, -0.002, 0, 0, -1, 0]; // prettier-ignore
  const unit = [
    [0, 0, 0],
    ...[-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [-1, 1].map((c) => [a, b, c]))),
  ] as unknown as V[];
  const keypoints = unit.map(([a, b, c], at) => {
    const world = plus(times(pose.left, (a * sides[0]) / 2), times(pose.up, (b * sides[1]) / 2), times(pose.front, (c * sides[2]) / 2)); // prettier-ignore
    const away = plus(world, times(eye, -1));
    const space: V = [inner(away, x), inner(away, y), inner(away, toward)];
    // Pixels of the finished picture, by similar triangles: to the right and down from its middle.
    const [across, down] = [inner(away, right) / -space[2], -inner(away, up) / -space[2]];
    const [w, h] = held === 'portrait' ? [height, width] : [width, height];
    const seen = point({ space, picture: [0.5 + (fx * across) / w, 0.5 + (fx * down) / h] }, at);
    const [px, py, pz] = seen.space;
    return { id: at, point_2d: { x: seen.picture[0], y: seen.picture[1], depth: -pz }, point_3d: { x: px, y: py, z: pz } }; // prettier-ignore
  });
  return {
    frame_id: id,
    annotations: [{ object_id: 0, keypoints, visibility }],
    camera: camera({
      tracking_state: 'NORMAL',
      image_resolution_width: width,
      image_resolution_height: height,
      intrinsics: [fx, 0, cx, 0, fx, cy, 0, 0, 1],
      projection_matrix: projection,
      view_matrix: viewMatrix,
    }),
    timestamp: id / 30,
  };
}

/** The same message as protobuf's JSON mapping writes it by default: lowerCamelCase, and without zeros. */
export function lowerCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== 0 && part !== '')
      .map(([key, part]) => [key.replace(/_(.)/g, (_, c: string) => c.toUpperCase()), lowerCamelCase(part)]),
  );
}
