import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePng } from '../../src/draw/png/encode.js';
import { circle, ellipse, polygon, polyline, rect } from '../../src/draw/shapes.js';
import { Surface } from '../../src/draw/surface.js';

/** Points by name; a third number is COCO's visibility, 2 if it is left out. */
export type Joints = Record<string, readonly [x: number, y: number, v?: 0 | 1 | 2]>;

export const cocoPoints = [
  'nose', 'left_eye', 'right_eye', 'left_ear', 'right_ear', 'left_shoulder', 'right_shoulder', 'left_elbow',
  'right_elbow', 'left_wrist', 'right_wrist', 'left_hip', 'right_hip', 'left_knee', 'right_knee', 'left_ankle',
  'right_ankle',
]; // prettier-ignore
export const ap10kPoints = [
  'left_eye', 'right_eye', 'nose', 'neck', 'root_of_tail', 'left_shoulder', 'left_elbow', 'left_front_paw',
  'right_shoulder', 'right_elbow', 'right_front_paw', 'left_hip', 'left_knee', 'left_back_paw', 'right_hip',
  'right_knee', 'right_back_paw',
]; // prettier-ignore

/** A person who faces the camera and stands, 400 units high: the own left is to the right. Given joints replace those at rest. */
export const standing = (changes: Joints = {}): Joints => ({
  nose: [0, 45],
  left_eye: [9, 36],
  right_eye: [-9, 36],
  left_ear: [25, 42],
  right_ear: [-25, 42],
  left_shoulder: [48, 95],
  right_shoulder: [-48, 95],
  left_elbow: [62, 155],
  right_elbow: [-62, 155],
  left_wrist: [68, 210],
  right_wrist: [-68, 210],
  left_hip: [28, 215],
  right_hip: [-28, 215],
  left_knee: [31, 300],
  right_knee: [-31, 300],
  left_ankle: [33, 385],
  right_ankle: [-33, 385],
  ...changes,
});

/** A dog seen from its right side, its head to the right, 260 units long: its right legs are the near ones. */
export const dog = (changes: Joints = {}): Joints => ({
  left_eye: [232, 22, 0],
  right_eye: [228, 24],
  nose: [262, 42],
  neck: [188, 62],
  root_of_tail: [10, 70],
  left_shoulder: [176, 92, 1],
  left_elbow: [178, 140],
  left_front_paw: [196, 200],
  right_shoulder: [170, 94],
  right_elbow: [166, 142],
  right_front_paw: [160, 204],
  left_hip: [36, 88, 1],
  left_knee: [52, 138],
  left_back_paw: [62, 200],
  right_hip: [30, 90],
  right_knee: [36, 140],
  right_back_paw: [14, 204],
  ...changes,
});

/** Moved and made larger. */
export const placed = (joints: Joints, x: number, y: number, scale = 1): Joints =>
  Object.fromEntries(
    Object.entries(joints).map(([name, [px, py, v]]) => [name, [x + px * scale, y + py * scale, v ?? 2]]),
  );

/** COCO's flat list. */
export const flat = (joints: Joints, names: readonly string[]): number[] =>
  names.flatMap((name) => {
    const [x, y, v = 2] = joints[name] ?? [0, 0, 0];
    return v === 0 ? [0, 0, 0] : [x, y, v];
  });

/** The box around all joints with room for what is around them: x, y, width, height. */
export function boxOf(joints: Joints, room: number): [number, number, number, number] {
  const list = Object.values(joints).filter(([, , v]) => v !== 0);
  const [xs, ys] = [list.map(([x]) => x), list.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top];
}

/** A room with a busy wall, so that marks must stand out from light and dark. */
export function room(width: number, height: number): Surface {
  const surface = new Surface(width, height, 3, [205, 196, 180]);
  for (let i = 0; i * 40 < width; i++)
    surface.fill(rect(i * 40, 0, 20, height), i % 3 === 0 ? [60, 70, 90] : [230, 225, 215]);
  surface.fill(rect(0, height * 0.8, width, height * 0.2), [120, 90, 60]);
  surface.fill(circle(width * 0.8, height * 0.2, height * 0.1), [245, 245, 240]);
  return surface;
}

type Spot = readonly [number, number, ...unknown[]];
const limb = (
  surface: Surface,
  spots: readonly Spot[],
  width: number,
  color: [number, number, number],
): void => {
  const path = polyline(spots.map(([x, y]): [number, number] => [x, y]));
  surface.stroke(path, color, { width, cap: 'round', join: 'round' });
};

/** Draws a clothed figure on its joints. */
export function drawPerson(surface: Surface, joints: Joints, scale: number): void {
  const at = (name: string): Spot => joints[name];
  const [skin, shirt, trousers] = [
    [225, 175, 140],
    [70, 110, 150],
    [60, 60, 70],
  ] as [number, number, number][];
  for (const side of ['left', 'right']) {
    limb(surface, [at(`${side}_hip`), at(`${side}_knee`), at(`${side}_ankle`)], 30 * scale, trousers);
    limb(surface, [at(`${side}_ankle`), [at(`${side}_ankle`)[0], at(`${side}_ankle`)[1] + 10 * scale]], 26 * scale, [30, 30, 30]); // prettier-ignore
  }
  const corners = ['left_shoulder', 'left_hip', 'right_hip', 'right_shoulder'].map((name): [number, number] => [at(name)[0], at(name)[1]]); // prettier-ignore
  surface.fill(polygon(corners), shirt).stroke(polygon(corners), shirt, { width: 26 * scale, join: 'round' });
  for (const side of ['left', 'right']) {
    limb(surface, [at(`${side}_shoulder`), at(`${side}_elbow`)], 24 * scale, shirt);
    limb(surface, [at(`${side}_elbow`), at(`${side}_wrist`)], 18 * scale, skin);
    surface.fill(circle(at(`${side}_wrist`)[0], at(`${side}_wrist`)[1] + 8 * scale, 12 * scale), skin);
  }
  const [nx, ny] = at('nose');
  surface.fill(ellipse(nx, ny - 3 * scale, 26 * scale, 34 * scale), skin);
  surface.fill(ellipse(nx, ny - 30 * scale, 25 * scale, 12 * scale), [70, 45, 30]);
  for (const eye of ['left_eye', 'right_eye']) surface.fill(circle(at(eye)[0], at(eye)[1], 3.5 * scale), 20);
  surface.fill(ellipse(nx, ny, 3 * scale, 5 * scale), [200, 140, 110]);
}

/** Draws an animal on its joints, the far legs darker. */
export function drawDog(
  surface: Surface,
  joints: Joints,
  scale: number,
  near: 'left' | 'right' = 'right',
): void {
  const at = (name: string): Spot => joints[name];
  const [coat, shade] = [
    [165, 120, 75],
    [115, 80, 50],
  ] as [number, number, number][];
  for (const side of near === 'right' ? ['left', 'right'] : ['right', 'left']) {
    const color = side === near ? coat : shade;
    limb(surface, [at(`${side}_shoulder`), at(`${side}_elbow`), at(`${side}_front_paw`)], 20 * scale, color);
    limb(surface, [at(`${side}_hip`), at(`${side}_knee`), at(`${side}_back_paw`)], 22 * scale, color);
  }
  limb(surface, [at('neck'), at('root_of_tail')], 64 * scale, coat);
  limb(surface, [at('neck'), at(`${near}_eye`)], 40 * scale, coat);
  limb(surface, [at(`${near}_eye`), at('nose')], 26 * scale, coat);
  surface.fill(circle(at('nose')[0], at('nose')[1], 7 * scale), 20);
  surface.fill(circle(at(`${near}_eye`)[0], at(`${near}_eye`)[1], 4 * scale), 20);
}

export const categories = [
  { id: 1, name: 'person', supercategory: 'person', keypoints: cocoPoints },
  { id: 7, name: 'dog', supercategory: 'Canidae', keypoints: ap10kPoints },
];

/** A file of annotations, and its pictures as they are added. */
export class Scenes {
  readonly images: Record<string, unknown>[] = [];
  readonly annotations: Record<string, unknown>[] = [];

  constructor(private readonly folder: string) {}

  /** Writes a picture as PNG and its entry. @returns the id of the image */
  add(file: string, { raster }: Surface): number {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), encodePng(raster));
    return this.name(file, raster.width, raster.height);
  }

  /** The entry alone. */
  name(file: string, width: number, height: number): number {
    this.images.push({ id: this.images.length + 100, file_name: file, width, height });
    return this.images.length + 99;
  }

  annotate(
    image: number,
    category: 'person' | 'dog',
    joints: Joints,
    changes: Record<string, unknown> = {},
  ): void {
    const { id, keypoints } = categories.find(({ name }) => name === category)!;
    this.annotations.push({
      id: this.annotations.length + 1,
      image_id: image,
      category_id: id,
      iscrowd: 0,
      bbox: boxOf(joints, 30),
      keypoints: flat(joints, keypoints),
      num_keypoints: 17,
      ...changes,
    });
  }

  /** A person, drawn and annotated. */
  person(file: string, joints: Joints, scale = 1, size: readonly [number, number] = [480, 520]): void {
    const surface = room(...size);
    drawPerson(surface, joints, scale);
    this.annotate(this.add(file, surface), 'person', joints);
  }

  dog(file: string, joints: Joints, scale = 1, size: readonly [number, number] = [640, 480]): void {
    const surface = room(...size);
    drawDog(surface, joints, scale);
    this.annotate(this.add(file, surface), 'dog', joints);
  }

  write(file: string, changes: Record<string, unknown> = {}): void {
    const { images, annotations } = this;
    writeFileSync(join(this.folder, file), JSON.stringify({ images, annotations, categories, ...changes }));
  }
}
