import { describe, expect, test } from 'vitest';
import { folderOf, imported } from './import-folder.js';
import { lowerCamelCase, sequence, type FrameOf } from './objectron-sequence.js';
import { inner, scenePose, times, type V } from './scene-poses.js';

const facingCamera = scenePose([]);
const portrait = [480, 640] as const;

async function read(content: unknown, job: object = {}, pictures: object = { 'chair-7/0.png': portrait }) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const folder = folderOf({ 'chair-7.json': text, ...pictures });
  return imported(folder, { source: 'objectron', annotations: 'chair-7.json', ...job });
}

/** The heading of the only object of the only frame. */
async function headingOf(
  content: unknown,
  job: object = {},
  pictures?: object,
): Promise<number | null | undefined> {
  const { photos } = await read(content, job, pictures);
  const [object] = photos[0].objects;
  return object.facing && object.facing.front.heading;
}

describe('definitions', () => {
  // By hand: a chair at the world's origin with the identity has its front at the world's +z. A camera on that side sees its
  // front; one that has gone a quarter round counter-clockwise, to the world's +x, sees it point to the picture's left.
  test.each([
    [0, 0],
    [90, 90],
    [180, 180],
    [-90, 270],
    [45, 45],
  ])('gone round by %i degrees, the heading is %i', async (around, heading) => {
    expect(await headingOf(sequence(facingCamera, [{ id: 0, around }]))).toBeCloseTo(heading, 3);
  });

  test('poses of scenes come back from sequences that another formula writes, tilted ones too', async () => {
    for (const [elevation, steps] of [
      [0, [{ axis: 'vertical', degrees: 33 }]],
      [35, [{ axis: 'vertical', degrees: 250 }]],
      [50, [{ axis: 'horizontal', degrees: 90 }, { axis: 'vertical', degrees: 45 }]], // prettier-ignore
      [20, [{ axis: 'lateral', degrees: -40 }, { axis: 'horizontal', degrees: 130 }]], // prettier-ignore
    ] as const) {
      const pose = scenePose(steps);
      const { photos } = await read(sequence(pose, [{ id: 0, elevation }]));
      const [object] = photos[0].objects;
      for (const [at, value] of pose.rotation.entries()) expect(object.rotation![at]).toBeCloseTo(value, 5);
      expect(object.facing!.front.altitude).toBeCloseTo(pose.label.front.altitude, 2);
    }
  });

  test('the box is that of the points, in pixels of the picture as it is', async () => {
    const { photos } = await read(sequence(facingCamera, [{ id: 0, elevation: 0 }]));
    // Its near face is 2.7 m away, 0.5 m wide and 0.9 m high; a meter there is 1500 / 2.7 pixels of 1440, here of 480.
    const { left, width, top, height } = photos[0].objects[0].box;
    expect([left, width, top, height].map((value) => Math.round(value * 10) / 10)).toEqual([
      193.7, 92.6, 236.7, 166.7,
    ]);
    expect(photos[0]).toMatchObject({ name: 'chair-7-0', size: [480, 640], image: 'chair-7/0.png' });
    expect(photos[0].objects[0]).toMatchObject({ category: 'chair', broadClass: 'furniture', instance: 'chair-7-0', truncation: 0 }); // prettier-ignore
  });

  test('cups and bottles have no front', async () => {
    expect(await headingOf(sequence(facingCamera, [{ id: 0 }], { category: 'cup' }))).toBeNull();
  });

  test('a declared front is another axis of the object', async () => {
    const shoe = sequence(facingCamera, [{ id: 0 }], { category: 'shoe' });
    expect(await headingOf(shoe, { fronts: new Map([['shoe', [1, 0, 0]]]) })).toBeCloseTo(270, 3);
    expect(await headingOf(shoe, { fronts: new Map([['shoe', [0, 0, -1]]]) })).toBeCloseTo(180, 3);
  });

  test.each([
    ['a picture as the sensor takes it', { held: 'landscape' } as const, [640, 480] as const],
    ['a transform without a view_matrix', { camera: inverted }, portrait],
    ['intrinsics without a projection_matrix', { camera: without('projection_matrix') }, portrait],
  ])('%s', async (_, frame, size) => {
    const more = { 'chair-7/0.png': size };
    const made = sequence(facingCamera, [{ id: 0, around: 70, ...frame } as FrameOf]);
    expect(await headingOf(made, {}, more)).toBeCloseTo(70, 3);
  });

  test("protobuf's own JSON: lowerCamelCase, without zeros", async () => {
    const made = lowerCamelCase(sequence(facingCamera, [{ id: 0, around: 20 }]));
    expect(JSON.stringify(made)).toContain('"point2d"');
    expect(JSON.stringify(made)).not.toContain('"frameId"');
    expect(await headingOf(made)).toBeCloseTo(20, 3);
  });
});

function without(field: string) {
  return ({ [field]: _, ...camera }: Record<string, unknown>): object => camera;
}

/** A camera whose transform stands in for its view_matrix. */
function inverted({ view_matrix: view, ...camera }: Record<string, unknown>): object {
  const m = view as number[];
  const [x, y, z] = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)] as unknown as [V, V, V];
  const shift: V = [m[3], m[7], m[11]];
  const eye = [0, 1, 2].map((i) => -inner([x[i], y[i], z[i]], shift));
  const rows = [0, 1, 2].map((i) => [x[i], y[i], z[i], eye[i]]);
  return { ...camera, transform: [...rows.flat(), 0, 0, 0, 1] };
}

describe('what is skipped', () => {
  const good: FrameOf = { id: 1, around: 90 };
  const outcome = async (
    frame: Partial<FrameOf>,
    size: readonly [number, number] = portrait,
  ): Promise<string> => {
    const made = sequence(facingCamera, [{ id: 0, ...frame }, good]);
    const { photos, skipped } = await read(
      made,
      {},
      { 'chair-7/0.png': size, 'chair-7/000001.jpg': portrait },
    );
    expect(photos.at(-1)!.name).toBe('chair-7-1');
    return Object.keys(skipped)[0] ?? 'nothing';
  };

  test.each<[string, Partial<FrameOf>, string]>([
    ['as it should be', {}, 'nothing'],
    [
      'whose points in the picture are mirrored',
      { point: ({ space, picture: [x, y] }) => ({ space, picture: [1 - x, y + 0.05] }) },
      'projection',
    ],
    [
      'whose points in the picture are those of the turned one',
      { point: ({ space, picture: [x, y] }) => ({ space, picture: [y * 0.9, x] }) },
      'projection',
    ],
    [
      'whose points in space are elsewhere',
      { point: ({ space: [x, y, z], picture }) => ({ space: [x + 0.2, y, z], picture }) },
      'contradiction',
    ],
    [
      'whose points in space are behind the camera',
      { point: ({ space, picture }) => ({ space: times(space, -1), picture }) },
      'behind',
    ],
    [
      'with "NaN" in a point',
      { point: ({ picture }) => ({ space: ['NaN', 0, 0] as unknown as V, picture }) },
      'number',
    ],
    ['that is hardly visible', { visibility: 0.05 }, 'unreliable'],
    ['without a camera', { camera: () => ({}) }, 'number'],
    [
      'with a camera that does not rotate',
      { camera: (x) => ({ ...x, view_matrix: new Array(16).fill(0) }) },
      'number',
    ],
    ['seen from straight above', { elevation: 80 }, 'tilted-camera'],
  ])('a frame %s: %s', async (_, frame, reason) => {
    expect(await outcome(frame)).toBe(reason);
  });

  test('a picture of another form, and a frame without one', async () => {
    expect(await outcome({}, [640, 480])).toBe('size');
    const { skipped } = await read(sequence(facingCamera, [{ id: 0 }, good]));
    expect(skipped).toEqual({ 'no-image': 1 });
  });

  test.each<[string, object, string]>([
    ['of a category without a defined front', { category: 'teapot' }, 'front-not-defined'],
    ['that is no box', { type: 'SKELETON' }, 'kind'],
    ['that mirrors', { rotation: [-1, 0, 0, 0, 1, 0, 0, 0, 1] }, 'rotation'],
    ['without a scale', { scale: [0, 0, 0] }, 'dimensions'],
    ['with null in its place', { translation: [null, 0, 0] }, 'number'],
  ])('an object %s', async (_, object, reason) => {
    await expect(read(sequence(facingCamera, [{ id: 0 }], { object }))).rejects.toThrow(
      /Nothing of the annotations/,
    );
    const both = sequence(facingCamera, [{ id: 0 }]);
    const { skipped } = await read({
      ...both,
      objects: [...both.objects, { ...both.objects[0], id: 5, ...object }],
    });
    expect(skipped).toEqual({ [reason]: 1 });
  });

  test('frames are apart in angle, and one object makes pairs of them', async () => {
    const frames = Array.from({ length: 60 }, (_, id) => ({ id, around: id * 4 }));
    const pictures = Object.fromEntries(frames.map(({ id }) => [`chair-7/${id}.png`, portrait]));
    const { photos, skipped } = await read(sequence(facingCamera, frames), {}, pictures);
    expect(photos.map(({ objects }) => Math.round(objects[0].facing!.front.heading)).sort((a, b) => a - b)).toEqual([0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176]); // prettier-ignore
    expect(new Set(photos.map(({ objects }) => objects[0].instance))).toEqual(new Set(['chair-7-0']));
    expect(skipped).toEqual({ frame: 48 });
  });

  test.each([
    ['{}', /has no list 'frame_annotations': it is not a sequence of Objectron's as JSON$/],
    ['[1]', /has no list 'frame_annotations'/],
    ['{"objects": [], "frame_annotations": 3}', /has no list 'frame_annotations'/],
    ['{"objects": [', /^The file of annotations '.*chair-7\.json' is not JSON/],
  ])('%s is refused', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
