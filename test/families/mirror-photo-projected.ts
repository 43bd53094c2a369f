import type { PosedBody } from '../../src/content/bodies/body.js';
import { person } from '../../src/content/bodies/human/person.js';
import { stances } from '../../src/content/bodies/human/stances/index.js';
import { type Quadruped, quadrupeds } from '../../src/content/bodies/quadruped/index.js';
import { limbs } from '../../src/content/bodies/quadruped/limbs.js';
import { attitudes, foremost, raising, rearmost } from '../../src/content/bodies/quadruped/poses/index.js';
import { type Side, sides } from '../../src/content/bodies/side.js';
import { Stream } from '../../src/core/stream.js';
import { cameraAxes, cameraPosition, framed, project } from '../../src/families/mirror/body/scene/camera.js';
import { bodyObject } from '../../src/families/mirror/body/scene/body-object.js';
import { outline } from '../../src/families/mirror/body/scene/scene.js';
import type { Scene, Masks, Renderer } from '../../src/world/scene.js';
import { studioLights } from '../../src/world/shading/mirrored-studio.js';
import { add, length, scale, subtract, type Vec3 } from '../../src/world/vector.js';

// Annotations with known truth: joints of the library's bodies seen by cameras, and what its renderer shows at them.

/** Side of the pictures, pixels. */
export const side = 384;

/** A body as an annotator who sees through it would place its points. */
export interface Projected {
  readonly name: string;
  readonly category: string;
  /** Degrees from the front to the body's left, and above the ground. */
  readonly azimuth: number;
  readonly elevation: number;
  /** In pixels, and whether the surface seen there is that of the joint. */
  readonly points: Readonly<
    Record<string, { readonly x: number; readonly y: number; readonly seen: boolean }>
  >;
  /** Places of the same points in the world, meters: x to the left of the body, y up, z to its front. */
  readonly places: Readonly<Record<string, Vec3>>;
  readonly scene: Scene;
}

/** A place and eight around it, pixels. */
const nearby = [0, -3, 3].flatMap((down) => [0, -3, 3].map((right) => [right, down] as const));

/** The mean of two joints, `share` of the way from the first. */
type Between = readonly [from: string, to: string, share: number];

/**
 * AP-10K's points. Annotators put the upper points of legs anywhere from the anatomical joint to the next, so that `low` shifts them
 * by a share of the way.
 */
function animalPoints(low: number): Readonly<Record<string, Between>> {
  const points: Record<string, Between> = {
    nose: ['nose', 'nose', 0],
    neck: ['neck', 'chest', 0.3],
    root_of_tail: ['tail', 'tail', 0],
  };
  for (const own of sides) {
    points[`${own}_eye`] = [`${own} eye`, `${own} eye`, 0];
    points[`${own}_shoulder`] = [`${own} front shoulder`, `${own} front elbow`, 0.8 * low];
    points[`${own}_elbow`] = [`${own} front elbow`, `${own} front wrist`, low];
    points[`${own}_front_paw`] = [`${own} front foot`, `${own} front foot`, 0];
    points[`${own}_hip`] = [`${own} rear hip`, `${own} rear knee`, 0.8 * low];
    points[`${own}_knee`] = [`${own} rear knee`, `${own} rear hock`, low];
    points[`${own}_back_paw`] = [`${own} rear foot`, `${own} rear foot`, 0];
  }
  return points;
}

const personPoints: Readonly<Record<string, Between>> = Object.fromEntries([
  ['nose', ['nose', 'nose', 0]],
  ...sides.flatMap((own) =>
    ['eye', 'ear', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'].map(
      (part) => [`${own}_${part}`, [`${own} ${part}`, `${own} ${part}`, 0]] as const,
    ),
  ),
]) as Record<string, Between>;

const shown = [
  'horse',
  'dog',
  'cat',
  'cow',
  'elephant',
  'deer',
  'tiger',
  'fox',
  'brown bear',
  'antelope',
  'pig',
  'jaguar',
];

/** A posed body with its points. */
interface Posed {
  readonly name: string;
  readonly category: string;
  readonly body: PosedBody;
  readonly points: Readonly<Record<string, Between>>;
}

/** Animals in poses of all kinds, as many of each kind as given. */
export function* posedAnimals(rounds: number, kinds: readonly string[] = shown, from = 0): Generator<Posed> {
  for (const kind of quadrupeds.filter(({ name }) => kinds.includes(name)))
    for (let round = from; round < from + rounds; round++) {
      const stream = new Stream(['projected', kind.name, round]);
      const look = kind.look(stream.child('look'));
      const points = animalPoints(stream.child('low').float());
      const pose = poseOf(kind, look, stream.child('pose'), round);
      const body = kind.build(look, pose.pose, 1.2);
      yield { name: `${kind.name} ${pose.name}`, category: kind.name, body, points };
    }
}

function poseOf(kind: Quadruped, look: Parameters<Quadruped['build']>[0], stream: Stream, round: number) {
  const which = round % 5;
  const own: Side = stream.child('side').choice(sides);
  if (which === 0) {
    const limb = stream.child('limb').choice(limbs);
    return { name: `raises ${limb}`, pose: raising(stream, kind, look, limb) };
  }
  if (which === 1) return { name: `${own} foremost`, pose: foremost(stream, kind, look, own) };
  if (which === 2) return { name: `${own} rearmost`, pose: rearmost(stream, kind, look, own) };
  const walking = attitudes.filter(({ name }) => name === 'walking' || name === 'trotting');
  const attitude = stream
    .child('attitude')
    .choice((which === 3 ? walking : attitudes).filter(({ fits }) => fits(kind)));
  return { name: attitude.name, pose: attitude.pose(stream, kind, look) };
}

/** People in each of the stances. */
export function* posedPeople(rounds: number, from = 0): Generator<Posed> {
  for (const stance of stances)
    for (let round = from; round < from + rounds; round++) {
      const stream = new Stream(['projected', stance.name, round]);
      const own: Side = stream.child('side').choice(sides);
      const body = person.build(person.look(stream.child('look')), stance.pose(stream.child('pose'), own), 2);
      yield { name: `${stance.name} ${own}`, category: 'person', body, points: personPoints };
    }
}

/** A posed body seen from somewhere, its points placed with an error of up to `error` of the picture. */
export function projected(
  { name, category, body, points }: Posed,
  {
    azimuth,
    elevation,
    fieldOfView = 30,
  }: { readonly azimuth: number; readonly elevation: number; readonly fieldOfView?: number },
  renderer: Renderer,
  error = 0.006,
): Projected {
  const camera = framed(outline(body, [], 'body'), { azimuth, elevation, fieldOfView }, 0.85);
  const scene: Scene = {
    objects: [bodyObject(category, body)],
    camera: {
      position: cameraPosition(camera),
      target: camera.target,
      fieldOfView,
      near: camera.distance / 50,
      far: camera.distance * 4,
    },
    lights: studioLights,
    ground: 'catcher',
    background: { top: [0.8, 0.8, 0.8], bottom: [0.9, 0.9, 0.9] },
  };
  const masks = renderer.masks(scene, { width: side, height: side });
  const places = Object.fromEntries(
    Object.entries(points).map(([point, [from, to, share]]): [string, Vec3] => {
      const [a, b] = [body.points[from], body.points[to]];
      return [point, add(scale(a, 1 - share), scale(b, share))];
    }),
  );
  const jitter = new Stream(['jitter', name, azimuth, elevation]);
  const seen = Object.entries(places).map(([point, place]) => {
    const { x, y } = project(camera, place);
    const at = [x, y].map((value) => (value + jitter.uniform(-error, error)) * side) as [number, number];
    const other =
      places[point.startsWith('left') ? point.replace('left', 'right') : point.replace('right', 'left')];
    // An annotator's point may lie beside a thin leg.
    const around = nearby.map(([right, down]): [number, number] => [at[0] + right, at[1] + down]);
    return [
      point,
      { x: at[0], y: at[1], seen: around.some((one) => isSeen(point, one, place, other)) },
    ] as const;
  });

  function isSeen(point: string, [x, y]: readonly [number, number], own: Vec3, other: Vec3): boolean {
    const found = surfaceAt(masks, scene, Math.floor(x), Math.floor(y), camera);
    if (!found) return false;
    const [, sideName] = /^(left|right)/.exec(found.part) ?? [];
    if (sideName !== undefined && !point.startsWith(sideName)) return false;
    if (/^(left|right) (front|rear) /.test(found.part)) {
      const front = /front|shoulder|elbow/.test(point);
      if (front !== found.part.includes('front')) return false;
    }
    if (/paw|wrist|ankle/.test(point) && sideName === undefined) return false;
    // The nearer of the two surfaces that hide each other's joint.
    const nearer = length(subtract(found.at, own)) / length(subtract(found.at, other));
    return sideName !== undefined || nearer < (category === 'person' ? 1 : 0.75);
  }
  return { name, category, azimuth, elevation, points: Object.fromEntries(seen), places, scene };
}

/** What is seen at a pixel: the part's name and its place. */
function surfaceAt(masks: Masks, scene: Scene, x: number, y: number, camera: Parameters<typeof project>[0]) {
  const at = y * side + x;
  if (x < 0 || y < 0 || x >= side || y >= side || masks.objects[at] !== 1) return undefined;
  const { right, up, back } = cameraAxes(camera);
  const depth = masks.depth[at];
  const reach = 2 * depth * Math.tan((camera.fieldOfView * Math.PI) / 360);
  const place = [
    scale(right, ((x + 0.5) / side - 0.5) * reach),
    scale(up, (0.5 - (y + 0.5) / side) * reach),
    scale(back, -depth),
  ].reduce(add, cameraPosition(camera));
  return { part: scene.objects[0].model.parts[masks.parts[at] - 1].name, at: place };
}
