import { cosDegrees, sinDegrees, sixDecimals, type Stream, tan, tau, words } from '../../../../core/index.js';
import { type HumanLook, humanLook } from '../../../../content/bodies/human/look.js';
import { stances } from '../../../../content/bodies/human/stances/index.js';
import { sides } from '../../../../content/bodies/side.js';
import {
  add,
  place as placed,
  rotate,
  type Placed,
  type Renderer,
  type Vec3,
} from '../../../../world/index.js';
import { type Bounds, bounds, turnMatrix } from '../../../../world/modeling/index.js';
import { kindOf } from '../questions/kinds.js';
import { project } from '../scene/camera.js';
import type { BodyState } from '../state.js';
import { standMiddle } from './body-place.js';
import { type Bystander, bystanderObject, standingPerson } from './bystander.js';
import type { FreeGround } from './free-ground.js';
import type { BodyScene } from './own-masks.js';
import { type Frame, PictureRoom, roomSize } from './picture-room.js';

/** Scenes and places with nobody else: in the line of arrows, javelins and bowls, in a ring, on ice and on water. */
const aimed = words('archery, bowling, javelin');
const deserted = words('boxing ring, ice rink, lake');
/** Animals near which people are met. */
const kept = words(`
  horse, dog, cat, cow, sheep, goat, donkey, pig, alpaca, rabbit, camel, reindeer, elephant, rooster, duck, goose,
  swan, flamingo, parrot
`);

/** What bystanders do: stances that need nothing around, in which no hand and no foot is raised. */
const still = stances.filter(({ name }) => ['standing', 'standing at ease', 'walking'].includes(name));
/** The share of pictures with bystanders that have two, as far as there is room. */
const inTwos = 0.3;

/** Shares of the height of the body in the picture, at most, and of the picture, at least, that a bystander is high. */
const most = 0.52;
const least = 0.12;
/** The share of the picture's side that lies free between a bystander and what belongs to the body. */
const margin = 0.03;
/** How much of a bystander the picture's left or right edge may cut off, and how much must be seen of the rest. */
const cutOff = 0.25;
const seenLeast = 0.75;
/** Meters behind what the place keeps free for the body. */
const behind = 0.4;
/** How many spots are tried for a bystander, and how many of them are looked at. */
const spots = 150;
const looks = 8;

/** A state in a place, its measured scene and what is around it. */
export interface Accompanied {
  readonly state: BodyState;
  readonly measured: BodyScene;
  /** Floors and walls, in the axes of the body. */
  readonly shell: readonly Placed[];
  readonly ground: FreeGround;
}

/** Whether somebody else may be in the picture of a state. */
export const mayHaveBystanders = ({ body, kind, mirror, place, scene }: BodyState): boolean =>
  place !== undefined &&
  mirror === null &&
  kindOf(kind).frame === 'body' &&
  !deserted.includes(place.name) &&
  !aimed.includes(scene) &&
  (body === 'person' || kept.includes(body));

/**
 * Other people behind a body, apart from it in the picture and clearly smaller, on free ground; as many as there is room for, possibly
 * nobody. Who they are, what they do and where they are tried does not depend on the body.
 */
export function dealBystanders(
  { state, measured: { scene, own }, shell, ground }: Accompanied,
  renderer: Renderer,
  stream: Stream,
): Bystander[] {
  const belongings = scene.objects.slice(0, own);
  const maskOf = (objects: readonly Placed[], told: number): Uint16Array =>
    renderer.objects({ ...scene, objects, ground: 'none' }, roomSize, told);
  const room = new PictureRoom(maskOf(belongings, own));
  const isSeen = (one: Bystander): boolean => {
    const object = bystanderObject(one, false);
    const alone = countOf(maskOf([object], 1), 1);
    const all = [object, ...scene.objects, ...shell];
    return alone > 0 && countOf(maskOf(all, 1), 1) >= seenLeast * alone;
  };
  const found: Bystander[] = [];
  const count = stream.child('count').float() < inTwos ? 2 : 1;
  for (let k = 0; k < count; k++) {
    const person = stream.child('person', k);
    const who = personOf(person);
    let looked = 0;
    for (let attempt = 0; attempt < spots && looked < looks; attempt++) {
      const spot = spotFor(who, state, room, ground, person.child('spot', attempt));
      if (!spot) continue;
      looked++;
      if (!isSeen(spot.one)) continue;
      found.push(spot.one);
      room.take(spot.frame);
      break;
    }
  }
  return found;
}

type Person = Omit<Bystander, 'at' | 'azimuth'> & {
  /** The direction of the front, degrees from the direction to the camera toward the picture's right. */
  readonly heading: number;
  /** The box about the body, meters. */
  readonly box: Bounds;
};

function personOf(stream: Stream): Person {
  const look = shod(humanLook(stream.child('look')));
  const stance = stream.child('stance').choice(still);
  const pose = stance.pose(stream.child('limbs'), stream.child('side').choice(sides));
  return {
    look,
    stance: stance.name,
    pose,
    lot: stream.child('lot').below(0x80000000),
    heading: stream.child('heading').uniform(-180, 180),
    box: bounds(...standingPerson(look, pose, false).model.parts.map(({ mesh }) => mesh)),
  };
}

/** Nobody stands about barefoot. */
const shod = (look: HumanLook): HumanLook => ({ ...look, clothes: { ...look.clothes, feet: 'shoes' } });

/** A spot behind the stand where a person is seen about as high as is drawn; undefined where there is no room. */
function spotFor(
  { box, heading, ...who }: Person,
  { camera, place }: BodyState,
  room: PictureRoom,
  ground: FreeGround,
  stream: Stream,
): { readonly one: Bystander; readonly frame: Frame } | undefined {
  const highest = most * room.bodyHeight;
  if (highest <= least) return undefined;
  const height = box.max[1];
  const slope = 2 * tan((camera.fieldOfView * tau) / 720);
  const depth = height / (stream.uniform(least, highest) * slope);
  const middle = standMiddle(camera.target, place!);
  // In the axes of the place the camera stands on the side of +Z and looks along X = 0.
  const [sinE, cosE] = [sinDegrees(camera.elevation), cosDegrees(camera.elevation)];
  const eye = camera.target[1] - middle[1] + camera.distance * sinE;
  const z = camera.distance * cosE - (depth + (height / 2 - eye) * sinE) / cosE;
  const x = stream.uniform(-0.5, 0.5) * depth * slope;
  const radius = footprintOf(box);
  if (z > -place!.radius - behind - radius) return undefined;
  const y = ground.under(x, z, radius);
  if (y === undefined) return undefined;
  const at = add(rotate(turnMatrix('y', camera.azimuth), [x, y, z]), middle);
  const one: Bystander = {
    ...who,
    at: [sixDecimals(at[0]), sixDecimals(at[1]), sixDecimals(at[2])],
    azimuth: sixDecimals(camera.azimuth + heading),
  };
  const frame = frameOf(one, box, camera);
  return isWithin(frame) && room.isFree(frame, margin) ? { one, frame } : undefined;
}

/** The radius of the footprint about the origin, meters. */
function footprintOf({ min, max }: Bounds): number {
  const [x, z] = [Math.max(max[0], -min[0]), Math.max(max[2], -min[2])];
  return Math.sqrt(x * x + z * z);
}

/** The frame of the box about a bystander in the picture. */
function frameOf(one: Bystander, { min, max }: Bounds, camera: BodyState['camera']): Frame {
  const { pose } = bystanderObject(one, false);
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
  );
  const seen = corners.map((corner) => project(camera, placed(pose, corner)));
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** Whether a frame is in the picture, but for a little at the left or the right. */
const isWithin = ({ left, right, top, bottom }: Frame): boolean =>
  top >= 0 && bottom <= 1 && Math.max(0, -left, right - 1) <= cutOff * (right - left);

const countOf = (mask: Uint16Array, object: number): number =>
  mask.reduce((sum, value) => sum + Number(value === object), 0);
