import { matrixFrom, type Mat3, rotate } from '../../../../world/pose.js';
import { add, length, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { isCategory } from '../form.js';
import { rotationProblem } from '../rotation.js';
import { areaOf, type Corners, inImage, isBox } from './corners.js';
import { type Fields, isNumber, matrix, numbers, shown, vector } from './fields.js';
import { categoryName, type ImportedObject, type ImportOptions, refusal, type Refusal } from './imported.js';
import { uprightHeading } from './level.js';
import { definesFronts, type Omni3dImage } from './omni3d-image.js';

/** Names that stand for no kind of thing. */
const noKinds = new Set(['dontcare', 'ignore', 'void', 'misc', 'objects', 'other', 'stuff']);
/** The error of depth beyond which Omni3D's own evaluation ignores an object (`is_ignore` in cubercnn/data/datasets.py). */
const mostDepthError = 0.5;

/**
 * An object of an Omni3D file, or why it is left out.
 *
 * Omni3D, DATA.md, "Coordinate System" and "Annotation Format": the camera has x right, y down, z forward; `R_cam` turns the
 * object's frame into the camera's, and `dimensions` are width, height and length. Which axis is which is in the code that
 * builds `bbox3D_cam` (`get_cuboid_verts_faces` in cubercnn/util/math_util.py): the length is along the object's x, the height
 * along y (down) and the width along z. It is KITTI's frame, in which a car drives along +x: the front. A box says no
 * more than that: of the six sources only KITTI and nuScenes define a front for all their kinds and lay it along the length.
 */
export function omni3dObject(
  entry: Fields,
  image: Omni3dImage,
  names: ReadonlyMap<unknown, string>,
  options: ImportOptions,
): ImportedObject | Refusal {
  const name = nameOf(entry, names);
  if (typeof name !== 'string') return name;
  const category = categoryName(name);
  if (noKinds.has(category) || !isCategory(category)) return refusal('kind', shown(name));
  if (options.categories.length > 0 && !options.categories.includes(category))
    return refusal('not-asked', category);
  const flagged = unreliable(entry);
  if (flagged) return flagged;
  const front = frontAxis(category, image, options);
  if (!front) return refusal('front-not-defined', `${category} of ${image.source}`);
  const pose = readPose(entry);
  if ('reason' in pose) return pose;
  const { rotation } = pose;
  const heading = uprightHeading(inPicture(rotate(rotation, front)), inPicture(rotate(rotation, [0, -1, 0])));
  if (typeof heading === 'string') return refusal(heading, `R_cam ${shown(rotation)}`);
  const box = boxOf(entry, image.size);
  if (!box) return refusal('box', 'none of bbox2D_tight, bbox2D_trunc and bbox2D_proj');
  const [left, top, right, bottom] = box;
  return {
    category,
    box: [left, top, right - left, bottom - top],
    heading,
    uncertainty: options.uncertainty,
    occlusion: 1 - (share(entry.visibility) ?? 1),
    truncation: share(entry.truncation) ?? 1 - areaOf(inImage(box, image.size)) / areaOf(box),
  };
}

/** The camera's x right, y down, z forward as the picture's right, up and toward the viewer. */
const inPicture = ([x, y, z]: Vec3): Vec3 => [x, -y, -z];

function nameOf(entry: Fields, names: ReadonlyMap<unknown, string>): string | Refusal {
  const { category_name: own, category_id: id } = entry;
  const listed = names.get(id);
  if (typeof own === 'string' && listed !== undefined && own !== listed)
    return refusal(
      'contradiction',
      `category_name ${shown(own)}, but category_id ${shown(id)} is ${shown(listed)}`,
    );
  const name = typeof own === 'string' ? own : listed;
  return name ?? refusal('form', `category_name ${shown(own)} and category_id ${shown(id)}`);
}

/** The fields by which Omni3D itself ignores objects (`is_ignore`). −1 is "unavailable". */
function unreliable(entry: Fields): Refusal | undefined {
  if (entry.valid3D === false || entry.valid3D === 0) return refusal('unreliable', 'valid3D is false');
  if (entry.behind_camera === true || entry.behind_camera === 1)
    return refusal('behind', 'behind_camera is true');
  if (entry.lidar_pts === 0) return refusal('unreliable', 'lidar_pts is 0');
  if (entry.segmentation_pts === 0) return refusal('unreliable', 'segmentation_pts is 0');
  const error = entry.depth_error;
  if (isNumber(error) && error > mostDepthError) return refusal('unreliable', `depth_error is ${error}`);
  return undefined;
}

function frontAxis(
  category: string,
  { source }: Omni3dImage,
  { fronts, trustFront }: ImportOptions,
): Vec3 | undefined {
  const declared = fronts?.get(category);
  if (declared) return declared;
  return definesFronts(source) || trustFront ? [1, 0, 0] : undefined;
}

/** How far the corners of a box may be from `bbox3D_cam`, as a share of the box's diagonal. */
const cornerTolerance = 0.02;

function readPose(entry: Fields): { readonly rotation: Mat3 } | Refusal {
  const turn = matrix(entry.R_cam, 3, 3);
  const center = vector(entry.center_cam);
  const sides = vector(entry.dimensions);
  if (!turn) return refusal('number', `R_cam ${shown(entry.R_cam)}`);
  if (!center) return refusal('number', `center_cam ${shown(entry.center_cam)}`);
  if (!sides?.every((side) => side > 0))
    return refusal('dimensions', `dimensions ${shown(entry.dimensions)}`);
  const problem = rotationProblem(turn);
  if (problem !== undefined) return refusal('rotation', `R_cam ${shown(turn)}`);
  if (!(center[2] > 0)) return refusal('behind', `center_cam ${shown(center)}`);
  const rotation = matrixFrom(turn);
  const corners = cornersOf(rotation, center, sides);
  if (corners.some(([, , z]) => !(z > 0))) return refusal('behind', 'a corner of its box');
  const { bbox3D_cam: given } = entry;
  if (given === undefined || given === -1 || (Array.isArray(given) && given.every((value) => value === -1)))
    return { rotation };
  const told = matrix(given, 8, 3);
  if (!told) return refusal('number', `bbox3D_cam ${shown(given)}`);
  const far = corners.find((corner, at) => {
    const [x, y, z] = told.slice(3 * at, 3 * at + 3);
    return length(subtract(corner, [x, y, z])) > cornerTolerance * length(sides);
  });
  if (far) return refusal('contradiction', 'R_cam, dimensions and center_cam do not make bbox3D_cam');
  return { rotation };
}

/** The corners of a box in the order of DATA.md: the near face at −z from the upper left on clockwise, then that at +z. */
function cornersOf(rotation: Mat3, center: Vec3, [width, height, long]: Vec3): readonly Vec3[] {
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return [-1, 1].flatMap((z) =>
    signs.map(([x, y]) => add(center, rotate(rotation, scale([x * long, y * height, z * width], 0.5)))),
  );
}

/** The tight box, where one is annotated; else that of the box in space. */
function boxOf(entry: Fields, size: readonly [number, number]): Corners | undefined {
  for (const given of [entry.bbox2D_tight, entry.bbox2D_trunc, entry.bbox2D_proj]) {
    const corners = numbers(given, 4) as Corners | undefined;
    if (corners && isBox(corners) && areaOf(inImage(corners, size)) >= 1) return corners;
  }
  return undefined;
}

const share = (value: unknown): number | undefined =>
  isNumber(value) && value >= 0 && value <= 1 ? value : undefined;
