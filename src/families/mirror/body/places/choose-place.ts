import { type Stream, words } from '../../../../core/index.js';
import { floorPart } from '../../../../content/bodies/settings/parts.js';
import { place as placed, type Placed, type Vec3 } from '../../../../world/index.js';
import { placeFor } from '../../../staging/stand-in-place.js';
import type { DressedBody } from '../posing/dressed-body.js';
import { bodyObject } from '../scene/body-object.js';
import { frameOf } from '../scene/standing-mirror.js';
import type { BodyState, StandingMirror } from '../state.js';
import { beddingOf } from './bedding.js';
import { groundOf, type BodyPlace } from './body-place.js';
import type { BodyPlaces } from './body-places.js';
import { homesOf } from './homes.js';

/** The places where a mirror that stands on the ground shows the same kind of place that is seen beside it. */
const seenAround: readonly string[] = words(`
  bedroom, garage, gym, hallway, living room, shop, volleyball hall, farmyard, meadow, park, ski slope
`);
/** The places where people stand in front of mirrors in the clothes of their sport. */
const dressing = ['gym', 'shop', 'volleyball hall', 'garage'];
const daily = ['bedroom', 'hallway', 'living room', 'shop'];
/** The places with more room. */
const roomy = ['garage', 'park', 'meadow'];

/**
 * Names of the places where a body in a scene and a stance stands in front of a mirror; those of the second list where the
 * first have no room. None for a lying body: a bed would stand as high as the mirror's foot.
 */
function mirrorHomesOf(body: string, scene: string, stance: string): readonly (readonly string[])[] {
  if (stance === 'lying') return [];
  if (body === 'person') return [scene.endsWith('daily') ? daily : dressing, roomy];
  return [homesOf(body, scene, stance).filter((name) => seenAround.includes(name)), roomy];
}

/** A body in its pose with what it wears and what stands around it, seen from somewhere. */
export interface Staged {
  readonly own: Pick<BodyState, 'body' | 'scene' | 'stance'>;
  readonly body: DressedBody;
  readonly camera: BodyState['camera'];
  readonly mirror: StandingMirror | null;
}

/** A body may reach so many times as far as a place keeps free: in most nothing stands that close. */
const beyond = 1.2;

/** Whether a body brings along what places have: a floor, the pins of a bowling alley. */
export const isOfPlaces = ({ model: { parts } }: Placed): boolean =>
  parts.some(({ name }) => name === floorPart || name === 'pin');

/**
 * The place of a body, dealt by who it is and what it does, whatever the answer. Undefined: there is no room for it anywhere.
 * @param dealt names the place: a stream of the item, not of one of its attempts
 * @param own deals out what the place looks like
 */
export function choosePlace(
  { own: { body: kind, scene, stance }, body, camera, mirror }: Staged,
  places: BodyPlaces,
  dealt: Stream,
  own: Stream,
): BodyPlace | undefined {
  const objects = [
    bodyObject('', body.body),
    ...body.worn,
    ...body.around.filter((one) => !isOfPlaces(one)),
    ...(mirror ? [frameOf(mirror)] : []),
  ];
  const { radius, height } = cylinderOf(objects, camera.target);
  const lists = mirror ? mirrorHomesOf(kind, scene, stance) : [homesOf(kind, scene, stance)];
  const homes = lists
    .map((names) =>
      names.map((name) => places.named(name)).filter(({ stands }) => radius <= beyond * stands.radius[1]),
    )
    .find(({ length }) => length > 0);
  if (!homes) return undefined;
  const home = dealt.choice(homes);
  const bedding = stance === 'lying' ? beddingOf(body.body, home.name, own.child('bedding')) : null;
  const cylinder = { radius, height: height - groundOf({ bedding }) };
  return { ...placeFor(home, cylinder, camera.distance, own), mirrored: false, bedding };
}

/** The upright cylinder about an axis that holds objects, as far as every third vertex says. Meters. */
function cylinderOf(
  objects: readonly Placed[],
  [x, , z]: Vec3,
): { readonly radius: number; readonly height: number } {
  let [square, height] = [0, 0];
  for (const { model, pose } of objects)
    for (const { mesh } of model.parts)
      for (let i = 0; i + 2 < mesh.positions.length; i += 9) {
        const { positions: p } = mesh;
        const [px, py, pz] = placed(pose, [p[i], p[i + 1], p[i + 2]]);
        square = Math.max(square, (px - x) * (px - x) + (pz - z) * (pz - z));
        height = Math.max(height, py);
      }
  return { radius: Math.sqrt(square), height };
}
