import { madeOnce } from '../../../../core/group.js';
import type { Stream } from '../../../../core/stream.js';
import type { BuiltPlace } from '../../../../content/places/index.js';
import type { DressedBody } from '../posing/dressed-body.js';
import type { PictureScene } from '../scene/picture-scene.js';
import type { BodyState, Occluder, StandingMirror } from '../state.js';
import { type BodyPlace, groundOf, standMiddle } from './body-place.js';
import { BodyPlaces } from './body-places.js';
import { choosePlace, type Staged, isOfPlaces } from './choose-place.js';
import { hideInPlace, hidingObject } from './hiding.js';
import type { BodyScene } from './own-masks.js';
import { rotate, type Mat3 } from '../../../../world/pose.js';
import type { Material, Placed, Renderer, Scene } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import type { Glass } from '../../../../world/reflection.js';
import { dot, subtract, type Vec3 } from '../../../../world/vector.js';
import { sceneOf } from '../scene/scene.js';
import { glassOf, frameOf } from '../scene/standing-mirror.js';
import { allAround } from './all-around.js';
import { beddingObject } from './bedding.js';
import type { Plane } from './cut-mesh.js';
import { cutPlaced } from './cut-placed.js';
import type { PlaceShelf } from '../../../staging/place/place-shelf.js';
import { merged, moved, tube, turned } from '../../../../world/modeling/index.js';
import { movedBy } from './moved-placed.js';
import { type Bystander, bystanderObject } from './bystander.js';
import { dealBystanders, mayHaveBystanders } from './deal-bystanders.js';
import { FreeGround } from './free-ground.js';
import { inSurface, surfaced } from './surfaced.js';

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
 * front of the body, and with the other people there. The body comes first, then what it wears, then what stands around.
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
  const others = (x.others ?? []).map((one) => bystanderObject(one, x.mirrored));
  return { scene: { ...scene, objects: [...scene.objects, ...others, ...before] }, own };
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
  const others = (x.others ?? []).map((one) =>
    surfaced(bystanderObject(one, x.mirrored), { ...one, body: 'person' }, places.shelf),
  );
  const objects = [surfaced(first, x, places.shelf), ...rest, ...others].map((one) =>
    movedBy(one, turn, origin),
  );
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

const grounds = new WeakMap<BuiltPlace, FreeGround>();

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

  /** Other people behind a body; see {@link dealBystanders}. @param measured its scene without them */
  bystanders(
    state: BodyState,
    measured: BodyScene,
    renderer: Renderer,
    stream: Stream,
  ): readonly Bystander[] {
    if (!mayHaveBystanders(state)) return [];
    const built = this.places.of(state.place!);
    const turn = turnMatrix('y', state.camera.azimuth);
    const middle = standMiddle(state.camera.target, state.place!);
    const shell = built.shell.map((one) => movedBy(one, turn, middle));
    const ground = madeOnce(grounds, built, () => new FreeGround(built));
    return dealBystanders({ state, measured, shell, ground }, renderer, stream);
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
