import { Stream } from '../../../../core/stream.js';
import type { DressedBody } from '../posing/dressed-body.js';
import type { PictureScene } from '../scene/picture-scene.js';
import type { BodyState, Occluder, StandingMirror } from '../state.js';
import { type BodyPlace, groundOf, standMiddle } from './body-place.js';
import { BodyPlaces } from './body-places.js';
import { choosePlace, type Staged, isOfPlaces } from './choose-place.js';
import { hideInPlace, hidingObject } from './hiding.js';
import type { BodyScene } from './own-masks.js';
import { compose, rotate, type Mat3, type Pose } from '../../../../world/pose.js';
import type { Material, Part, Placed, Scene } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import type { Glass } from '../../../../world/reflection.js';
import { add, dot, subtract, type Vec3 } from '../../../../world/vector.js';
import { sceneOf } from '../scene/scene.js';
import { glassOf, frameOf } from '../scene/standing-mirror.js';
import { allAround } from './all-around.js';
import { beddingObject } from './bedding.js';
import type { Plane } from './cut-mesh.js';
import { cutPlaced } from './cut-placed.js';
import type { PlaceShelf } from '../../../staging/place/place-shelf.js';
import { merged, moved, tube, turned, linear, tileUvs } from '../../../../world/modeling/index.js';
import { meanColor } from '../../../../content/places/parts/mean-color.js';
import type { HumanLook } from '../../../../content/bodies/human/look.js';
import { surfaces } from '../../../../content/surfaces/index.js';

type Wearer = Pick<BodyState, 'body' | 'look' | 'lot' | 'stature'>;

/** Examples of a surface that bodies have, in a set. */
const examples = 2;

/** A body whose skin, clothes and coat have the surfaces of such things, in the colors that they had. */
function surfaced(body: Placed, x: Wearer, shelf: PlaceShelf): Placed {
  const nameOf = x.body === 'person' ? stuffOf(x) : coatOf;
  const example = new Stream([x.lot, 'surfaces']).below(examples);
  const fine = x.body === 'person' ? 1 : Math.min(1, x.stature / usualTrunk);
  const parts = body.model.parts.map((part) => {
    const name = part.material.baseColorTexture ? undefined : nameOf(part);
    return name === undefined ? part : withSurface(part, name, shelf, example, fine);
  });
  return { ...body, model: { ...body.model, parts } };
}

/** The stuffs that the parts of a person are made of, by their colors. */
function stuffOf(x: Wearer): (part: Part) => string | undefined {
  const { clothes, skin } = x.look as HumanLook;
  const own = new Stream([x.lot, 'stuffs']);
  const top =
    clothes.top === 'jacket'
      ? own.choice(['leather', 'denim', 'woven cloth'])
      : own.choice(['knit', 'woven cloth']);
  const bottom = clothes.bottom === 'skirt' ? 'woven cloth' : own.choice(['denim', 'woven cloth']);
  const known: readonly (readonly [string, string])[] = [
    [skin, 'skin'],
    [clothes.topColor, top],
    [clothes.sleeveColor, top],
    [clothes.bottomColor, bottom],
    [clothes.shoeColor, 'leather'],
  ];
  const stuffs = known.map(([color, name]) => [linear(color), name] as const);
  return ({ material: { baseColor } }) =>
    stuffs.find(([color]) => color.every((value, k) => Math.abs(value - baseColor[k]) < 1e-6))?.[1];
}

/** The trunk of an animal whose hairs are as long as those of the surface, meters; those of smaller ones are shorter. */
const usualTrunk = 0.7;

/** Fur is the roughest that bodies have. */
const coatOf = ({ material: { roughness } }: Part): string | undefined =>
  roughness >= 0.85 ? 'short fur' : undefined;

/** A part that has a surface in its own color. */
const inSurface = (part: Part, name: string, shelf: PlaceShelf): Part => withSurface(part, name, shelf, 0, 1);

/** @param fine factor of the size of a tile */
function withSurface(part: Part, name: string, shelf: PlaceShelf, example: number, fine: number): Part {
  const surface = surfaces.find((one) => one.name === name)!;
  const painted = shelf.surface(name, example);
  return {
    ...part,
    mesh: tileUvs(part.mesh, [fine * surface.tile[0], fine * surface.tile[1]]),
    material: inColor(painted, part.material),
  };
}

/** A surface whose mean is a color. */
function inColor(painted: Material, { baseColor: wanted, ...own }: Material): Material {
  const mean = meanColor(painted);
  const factor = (k: 0 | 1 | 2): number => Math.min(4, wanted[k] / mean[k]);
  return { ...own, ...painted, baseColor: [factor(0), factor(1), factor(2)] };
}

/** Shares of the glass's height: where the legs begin, how far behind they stand, how thick they are. */
const leg = { top: 0.8, back: 0.28, radius: 0.011 };

/** The material behind glass, which adds neither shadows nor gloss to what is reflected. */
const unlit: Material = { baseColor: [0, 0, 0], metallic: 1, roughness: 1 };

/** A mirror's frame of wood on two legs, in the body's axes. @param drop how far below y = 0 the ground is, meters */
function mirrorStand(mirror: StandingMirror, drop: number, shelf: PlaceShelf): Placed {
  const { model, pose } = frameOf(mirror);
  const bars = model.parts.slice(0, -1);
  const back = model.parts.at(-1)!;
  const { at, azimuth, height, width } = mirror;
  const legs = [-0.36, 0.36].map((share) =>
    tube(
      [
        [share * width, leg.top * height, -0.04 * height],
        [share * width, 0 - drop, -leg.back * height],
      ],
      leg.radius * height,
      10,
    ),
  );
  const wood = bars[0].material;
  const stand = moved(turned(merged(...legs), 'y', azimuth), at[0], 0, at[1]);
  const parts = [...bars, { name: 'legs', mesh: stand, material: wood }].map((part) =>
    inSurface(part, 'wood veneer', shelf),
  );
  return { model: { ...model, parts: [...parts, { ...back, material: unlit }] }, pose };
}

/**
 * The scene in which it is measured what a picture shows, in the body's axes: in plain light, with all of the place that could stand in
 * front of the body. The body comes first, then what it wears, then what stands around.
 */
function measuredScene(x: BodyState, body: DressedBody, places: BodyPlaces): BodyScene {
  const place = x.place!;
  const { scene, own } = ownScene(x, body, place, places);
  const middle = standMiddle(x.camera.target, place);
  const turn = turnMatrix('y', x.camera.azimuth);
  const { furnishing } = places.of(place);
  const stood = furnishing.map((one) => movedBy(one, turn, middle));
  // What is behind a mirror hides nothing of what is before it.
  const before = x.mirror ? cutPlaced(stood, planeOf(glassOf(x.mirror))).before : stood;
  return { scene: { ...scene, objects: [...scene.objects, ...before] }, own };
}

/** The scene that the picture of a state is drawn from: in its place, in the axes and the light of that. */
function pictureScene(x: BodyState, body: DressedBody, places: BodyPlaces): PictureScene {
  const place = x.place!;
  const { scene } = ownScene(x, body, place, places);
  const built = placeOf(x, place, places);
  const turn = turnMatrix('y', -x.camera.azimuth);
  const middle = standMiddle(x.camera.target, place);
  const into = (p: Vec3): Vec3 => rotate(turn, subtract(p, middle));
  const origin = into([0, 0, 0]);
  const [first, ...rest] = scene.objects;
  const objects = [surfaced(first, x, places.shelf), ...rest].map((one) => movedBy(one, turn, origin));
  const { camera } = scene;
  const glass = x.mirror && movedGlass(glassOf(x.mirror), turn, into);
  const around = [...built.furnishing, ...built.shell];
  const { before, behind } = glass ? cutPlaced(around, planeOf(glass)) : { before: around, behind: [] };
  const shown: Scene = {
    ...scene,
    objects: [...objects, ...before],
    camera: {
      ...camera,
      position: into(camera.position),
      target: into(camera.target),
      near: x.camera.distance / 50,
      far: built.reach + (glass ? 4 : 2) * x.camera.distance,
    },
    ground: 'none',
    environment: { environment: built.environment },
  };
  if (!x.mirror || !glass) return { scene: shown, mirror: null };
  const stand = movedBy(mirrorStand(x.mirror, 0 - groundOf(place), places.shelf), turn, origin);
  return { scene: shown, mirror: { glass, behind: [stand, ...behind] } };
}

/** The place of a state; that of a mirror is seen from the other side as well. */
function placeOf({ camera, mirror }: BodyState, place: BodyPlace, places: BodyPlaces) {
  const built = places.of(place);
  return mirror ? allAround(built, places.named(place.name).setting, camera.distance) : built;
}

const planeOf = ({ center, normal }: Glass): Plane => ({ normal, offset: dot(normal, center) });

/** A glass that is turned and then moved. */
const movedGlass = (glass: Glass, turn: Mat3, into: (p: Vec3) => Vec3): Glass => ({
  ...glass,
  center: into(glass.center),
  normal: rotate(turn, glass.normal),
});

/** The body with what it wears and what stands around it, without what the place has. */
function ownScene(x: BodyState, body: DressedBody, place: BodyPlace, places: BodyPlaces): BodyScene {
  const around = body.around.filter((one) => !isOfPlaces(one));
  const { bedding } = place;
  const bare = sceneOf(
    { ...x, occluder: null, ground: 'none' },
    { ...body, around: [...around, ...(bedding ? [beddingObject(bedding)] : [])] },
  );
  const objects = x.occluder
    ? [...bare.objects, hidingObject(x.occluder, x.mirrored, place, places)]
    : bare.objects;
  return { scene: { ...bare, objects }, own: objects.length };
}

/** An object that is turned and then moved. */
function movedBy({ pose, ...one }: Placed, turn: Mat3, by: Vec3): Placed {
  const { rotation, position, scale: size }: Pose = pose;
  return {
    ...one,
    pose: { rotation: compose(rotation, turn), position: add(rotate(turn, position), by), scale: size },
  };
}

/** What it takes to make scenes of the look photo, loaded for sets that have it. */
export class PhotographicBodies {
  private constructor(readonly places: BodyPlaces) {}

  /** @param seed of the set: equal seeds have equal places */
  static async open(seed: string | number): Promise<PhotographicBodies> {
    return new PhotographicBodies(await BodyPlaces.open(seed));
  }

  /** See {@link choosePlace}. */
  place(staged: Staged, dealt: Stream, own: Stream): BodyPlace | undefined {
    return choosePlace(staged, this.places, dealt, own);
  }

  /** See {@link hideInPlace}. */
  hide(x: BodyState, board: Occluder, stream: Stream): Occluder {
    return hideInPlace(x, board, x.place!, this.places, stream);
  }

  /** See {@link measuredScene}. */
  measured(x: BodyState, body: DressedBody): BodyScene {
    return measuredScene(x, body, this.places);
  }

  /** See {@link pictureScene}. */
  picture(x: BodyState, body: DressedBody): PictureScene {
    return pictureScene(x, body, this.places);
  }
}
