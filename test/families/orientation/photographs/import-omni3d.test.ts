import { describe, expect, test } from 'vitest';
import { folderOf, imported } from './import-folder.js';
import { cameraAxes, inner, plus, scenePose, times, type ScenePose, type V } from './scene-poses.js';

const K = [[500, 0, 320], [0, 500, 240], [0, 0, 1]]; // prettier-ignore
const image = (id: number, more: object = {}) => ({ id, dataset_id: 0, width: 640, height: 480, file_path: `KITTI_object/training/image_2/${id}.png`, K, ...more }); // prettier-ignore

type Annotation = Record<string, unknown>;

/** An annotation with the identity for R_cam: a car that drives to the picture's right. */
const annotation = (id: number, more: Annotation = {}): Annotation => {
  const [center, [w, h, l]] = [[1, 2, 10], [2, 1, 4]] as const; // prettier-ignore
  const corner = (x: number, y: number, z: number) => [center[0] + (x * l) / 2, center[1] + (y * h) / 2, center[2] + (z * w) / 2]; // prettier-ignore
  return {
    id,
    image_id: 1,
    category_id: 3,
    category_name: 'car',
    valid3D: true,
    behind_camera: false,
    visibility: 0.8,
    truncation: -1,
    segmentation_pts: -1,
    lidar_pts: 25,
    depth_error: -1,
    R_cam: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // prettier-ignore
    center_cam: center,
    dimensions: [w, h, l],
    // The figure of DATA.md: v0 to v3 are the near face from its upper left clockwise, v4 to v7 the far one.
    bbox3D_cam: [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1), corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)], // prettier-ignore
    bbox2D_tight: [-1, -1, -1, -1],
    bbox2D_trunc: [300, 200, 400, 260],
    bbox2D_proj: [290, 200, 400, 260],
    ...more,
  };
};

const dataset = (annotations: readonly unknown[], images: readonly unknown[] = [image(1)]) => ({
  info: { id: '0', source: 0, name: 'KITTI Train', split: 'train', version: '0.1', url: '' },
  images,
  categories: [{ id: 3, name: 'car', supercategory: 'vehicle' }],
  annotations,
});

const pictures = { 'images/KITTI_object/training/image_2/1.png': [640, 480] as const };

async function read(content: unknown, job: object = {}, more: object = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const folder = folderOf({ 'KITTI_train.json': text, ...pictures, ...more });
  return imported(folder, {
    source: 'omni3d',
    annotations: 'KITTI_train.json',
    images: `${folder}/images`,
    ...job,
  });
}

const outcome = async (more: Annotation, job: object = {}): Promise<string> => {
  const both = dataset([annotation(1, { category_name: 'car' }), annotation(2, more)]);
  const { photos, skipped } = await read(both, job);
  return Object.keys(skipped)[0] ?? `heading ${photos[0].objects[1].facing!.front.heading}`;
};

/** R_cam by hand: cars that drive to the right, away, to the left and toward the camera. */
const rotations = {
  right: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // prettier-ignore
  away: [[0, 0, -1], [0, 1, 0], [1, 0, 0]], // prettier-ignore
  left: [[-1, 0, 0], [0, 1, 0], [0, 0, -1]], // prettier-ignore
  toward: [[0, 0, 1], [0, 1, 0], [-1, 0, 0]], // prettier-ignore
};

describe('definitions', () => {
  test.each([
    ['right', 270],
    ['away', 180],
    ['left', 90],
    ['toward', 0],
  ] as const)('a car that drives %s has the heading %i', async (way, heading) => {
    expect(await outcome({ R_cam: rotations[way], bbox3D_cam: -1 })).toBe(`heading ${heading}`);
  });

  test('poses of scenes come back from files that another formula writes, however far the camera looked down', async () => {
    const cases = [0, 15, 40].flatMap((elevation) =>
      [0, 37, 90, 144, 180, 250.5, 330].map((degrees) => ({
        elevation,
        pose: scenePose([{ axis: 'vertical', degrees }]),
      })),
    );
    const annotations = cases.map(({ elevation, pose }, at) => {
      const { matrix, corners } = written(pose, elevation);
      return annotation(at, {
        R_cam: matrix,
        center_cam: [0, 0, 20],
        dimensions: [2, 1, 4],
        bbox3D_cam: corners,
      });
    });
    const { photos, skipped } = await read(dataset(annotations));
    expect(skipped).toEqual({});
    for (const [at, { pose }] of cases.entries())
      expect(photos[0].objects[at].facing!.front.heading).toBeCloseTo(pose.label.front.heading, 2);
  });

  test('what is seen of an object, and where', async () => {
    const { photos } = await read(dataset([annotation(1), annotation(2, { bbox2D_tight: [310, 210, 390, 250], visibility: -1, truncation: 0.3 })])); // prettier-ignore
    expect(photos[0]).toMatchObject({ name: 'kitti-object-training-image-2-1', size: [640, 480], camera: { focal: [500, 500], center: [320, 240] } }); // prettier-ignore
    expect(
      photos[0].objects.map(({ box, occlusion, truncation }) => [box.left, box.width, occlusion, truncation]),
    ).toEqual([
      [300, 100, 0.2, 0],
      [310, 80, 0, 0.3],
    ]);
  });
});

/** R_cam and the corners of a box of 4 × 1 × 2 m, of a scene's pose before a camera that looks down. */
function written({ left, up, front }: ScenePose, elevation: number) {
  const camera = cameraAxes(elevation);
  const inCamera = (v: V): V => [inner(v, camera.right), -inner(v, camera.up), -inner(v, camera.toward)];
  const [x, y, z] = [inCamera(front), inCamera(times(up, -1)), inCamera(left)];
  const corner = (a: number, b: number, c: number): V =>
    plus([0, 0, 20], times(x, 2 * a), times(y, b / 2), times(z, c));
  const corners = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1), corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)]; // prettier-ignore
  return { matrix: [0, 1, 2].map((row) => [x[row], y[row], z[row]]), corners };
}

describe('what is skipped', () => {
  test.each<[string, Annotation, string]>([
    ['whose box is not where R_cam puts it', { R_cam: rotations.away }, 'contradiction'],
    ['whose box is seen from behind', { bbox3D_cam: (annotation(0).bbox3D_cam as number[][]).map(([x, y, z]) => [2 - x, y, 20 - z]) }, 'contradiction'], // prettier-ignore
    ['named otherwise than its category', { category_name: 'van' }, 'contradiction'],
    ['behind the camera', { behind_camera: true }, 'behind'],
    ['with its middle behind the camera', { center_cam: [1, 2, -10] }, 'behind'],
    ['with a corner behind the camera', { center_cam: [1, 2, 0.5], bbox3D_cam: -1 }, 'behind'],
    ['without a reliable box', { valid3D: false }, 'unreliable'],
    ['without points', { lidar_pts: 0 }, 'unreliable'],
    ['whose depth is wrong', { depth_error: 0.7 }, 'unreliable'],
    ['that mirrors', { R_cam: [[1, 0, 0], [0, 1, 0], [0, 0, -1]], bbox3D_cam: -1 }, 'rotation'], // prettier-ignore
    ['that stretches', { R_cam: [[1.1, 0, 0], [0, 1, 0], [0, 0, 1]] }, 'rotation'], // prettier-ignore
    ['with null in its rotation', { R_cam: [[null, 0, 0], [0, 1, 0], [0, 0, 1]] }, 'number'], // prettier-ignore
    ['with a rotation of 2 × 2', { R_cam: [[1, 0], [0, 1]] }, 'number'], // prettier-ignore
    ['without dimensions', { dimensions: [-1, -1, -1] }, 'dimensions'],
    [
      'without any box in the image',
      { bbox2D_trunc: [-1, -1, -1, -1], bbox2D_proj: [700, 10, 800, 90] },
      'box',
    ],
    ['lying on its side', { R_cam: [[1, 0, 0], [0, 0, -1], [0, 1, 0]], bbox3D_cam: -1 }, 'tilted'], // prettier-ignore
    ['on its head', { R_cam: [[1, 0, 0], [0, -1, 0], [0, 0, -1]], bbox3D_cam: -1 }, 'tilted'], // prettier-ignore
    ['before a camera that was rolled', { R_cam: [[0.8, -0.6, 0], [0.6, 0.8, 0], [0, 0, 1]], bbox3D_cam: -1 }, 'tilted-camera'], // prettier-ignore
    ['of an image that is not there', { image_id: 7 }, 'image'],
    ['with the id of another', { id: 1 }, 'form'],
    ['of no kind', { category_name: 'dontcare', category_id: -1 }, 'kind'],
    ['without a name', { category_name: undefined, category_id: 9 }, 'form'],
  ])('an object %s', async (_, more, reason) => {
    expect(await outcome(more)).toBe(reason);
  });

  test('a rotation as one list of nine numbers is as good as three rows', async () => {
    expect(await outcome({ R_cam: rotations.away.flat(), bbox3D_cam: undefined })).toBe('heading 180');
  });

  test.each([
    ['SUNRGBD/kv1/1.png', 'front-not-defined'],
    ['ARKitScenes/1.png', 'front-not-defined'],
    ['hypersim/1.png', 'front-not-defined'],
    ['objectron/1.png', 'front-not-defined'],
    ['nuScenes/samples/CAM_FRONT/1.png', undefined],
  ])('fronts of %s', async (path, reason) => {
    const data = dataset([annotation(1), annotation(2, { image_id: 2, category_name: 'chair', category_id: 8 })], [image(1), image(2, { file_path: path })]); // prettier-ignore
    const more = { [`images/${path}`]: [640, 480] as const };
    const plain = await read(data, {}, more);
    expect(Object.keys(plain.skipped)[0]).toBe(reason);
    const trusted = await read(data, { trustFront: true }, more);
    expect(
      trusted.photos.flatMap(({ objects }) => objects.map(({ facing }) => facing!.front.heading)),
    ).toEqual([270, 270]);
    const declared = await read(data, { fronts: new Map([['chair', [0, 0, -1]]]) }, more);
    expect(
      declared.photos.flatMap(({ objects }) => objects.map(({ facing }) => facing!.front.heading)).sort(),
    ).toEqual([0, 270]);
  });

  test.each([
    ['that may stand on its head', { src_flagged: true }, 'sky'],
    ['that leaves its folder', { file_path: '../../secret.png' }, 'no-image'],
    ['with an absolute path', { file_path: '/etc/passwd' }, 'no-image'],
    ['that is missing', { file_path: 'KITTI_object/9.png' }, 'no-image'],
    ['without a size', { width: undefined }, 'image'],
  ])('an image %s', async (_, more, reason) => {
    const data = dataset([annotation(1), annotation(2, { image_id: 2 })], [image(1), image(2, more)]);
    const { skipped, photos } = await read(data);
    expect(skipped[reason]).toBeGreaterThan(0);
    expect(photos).toHaveLength(1);
  });
});

describe('files', () => {
  test('lists in any order, with a byte order mark and white space', async () => {
    const { annotations, images, ...rest } = dataset([annotation(1)]);
    const text = `\uFEFF\n ${JSON.stringify({ annotations, licenses: [{ a: '"]}' }], ...rest, images }, null, 3)}\r\n`;
    expect((await read(text)).photos[0].objects).toHaveLength(1);
  });

  test.each([
    ['{}', /^The file of annotations '.*KITTI_train\.json' has no list 'images'/],
    ['[]', /is not a JSON object$/],
    ['', /is empty$/],
    [JSON.stringify(dataset([annotation(1)])).slice(0, -40), /is cut short: its object does not end$/],
    [JSON.stringify({ ...dataset([]), images: {} }), /has no list 'images'/],
    [JSON.stringify({ ...dataset([]) }), /has no list 'annotations' with anything in it/],
    [
      JSON.stringify(dataset([annotation(1)])).replace('25', 'NaN'),
      /is not JSON at element 0 of 'annotations'/,
    ],
    [
      JSON.stringify(dataset([annotation(1, { image_id: 5 })])),
      /^Nothing of the annotations can be imported: 1: its image is not .*annotation 1: image 5/,
    ],
    [
      JSON.stringify(dataset(['x'.repeat(17 << 20)])),
      /holds a value of more than 16777216 bytes in 'annotations'$/,
    ],
  ])('%.20s is refused', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
