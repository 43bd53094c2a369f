import type { Place } from '../../../../content/places/index.js';
import { type Stream, wrongParameter } from '../../../../core/index.js';
import { createFloats, type FloatImage, resize } from '../../../../draw/bands/float-image.js';
import type { Raster } from '../../../../draw/raster.js';
import { sharedSoftRenderer } from '../../../../world/open-renderer.js';
import { place as placed, type Pose } from '../../../../world/pose.js';
import type { Camera, Placed, Renderer, Scene, Vec3 } from '../../../../world/index.js';
import { studioLights } from '../../../../world/shading/mirrored-studio.js';
import { sceneInPlace } from '../../../staging/place/photo-scene.js';
import type { PlaceShelf } from '../../../staging/place/place-shelf.js';
import { isLikelyAtHome } from '../../../staging/place/homes.js';
import { placeFor } from '../../../staging/stand-in-place.js';
import { footprint, type MeasuredModel, openShelf } from '../../../staging/models/model-shelf.js';
import { frameModel, roomIn, turnOf, type ModelView } from '../model-camera.js';
import { ModelAssets } from '../model-assets.js';
import type { SceneView } from './scene-view.js';

/** Further places of things: each thing then has several places, and each place several things. */
const alsoMet: Readonly<Record<string, readonly string[]>> = {
  airplane: ['farmyard', 'meadow', 'parking lot', 'street'],
  bottle: ['beach', 'garden terrace', 'studio'],
  bird: ['farmyard', 'parking lot', 'street'],
  chair: ['garage', 'gym', 'shop', 'station platform'],
  'chess pawn': ['garden terrace', 'kitchen', 'office', 'studio', 'workshop'],
  cow: ['beach', 'park', 'street'],
  'desk lamp': ['dining room', 'kitchen', 'studio'],
  duck: ['ice rink', 'square', 'street'],
  elephant: ['beach', 'farmyard', 'park', 'parking lot', 'square', 'street'],
  giraffe: ['beach', 'farmyard', 'park', 'parking lot', 'square', 'street'],
  guitar: ['dining room', 'gym'],
  horse: ['driveway', 'golf course', 'ski slope', 'street'],
  teapot: ['office', 'workshop'],
  'watering can': ['garage', 'hallway', 'park', 'shop'],
};

/** Whether a kind of object is met in a place. */
export const isMetIn = ({ name, stands }: Place, category: string): boolean =>
  stands.things.includes(category) || alsoMet[category]?.includes(name) === true;

/** Whether anything of the catalog stands in a place: nothing does on open water. */
const mayHold = ({ stands }: Place): boolean => stands.things.length > 0;

/** Pixels. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The range of a camera's distance in a place, in radii of the ball around its target, and its angles of view, degrees. */
const [nearest, farthest] = [2.1, 4.8];
const [narrowest, widest] = [20, 50];
/** Different examples of a place of one size in a set: few, since to build one costs as much as a picture. */
const variations = 2;
/** Each side of a pixel is divided so often to find how much of it a thing covers. */
const finer = 2;

/** Photographs objects of the catalog at real size, each in a place, under the light that the place has. */
export class PlaceAssets {
  private constructor(
    private readonly renderer: Renderer,
    private readonly assets: ModelAssets,
    private readonly shelf: PlaceShelf,
    private readonly anywhere: boolean,
    /** The places that the set may show. */
    private readonly places: readonly Place[],
  ) {}

  /**
   * @param seed the first part of a set's path; equal seeds have equal models and places
   * @param places the set's param of that name
   * @param assets whose models stand in them. Default: the catalog's
   */
  static async open(seed: string | number, places = 'home', assets?: ModelAssets): Promise<PlaceAssets> {
    const { placesBeside } = await import('../../../staging/place/place-shelf.js');
    const shelf = placesBeside(await openShelf(seed), seed);
    const models = assets ?? (await ModelAssets.open(seed));
    return new PlaceAssets(await sharedSoftRenderer(), models, shelf, places === 'any', shelf.chosen(places));
  }

  /** Whether some place has room for things of a category. */
  holds = (category: string): boolean => this.placesFor({ category, variation: 0 }).length > 0;

  /** Places that have room for a thing and where it is met, if that is asked for; for what is met nowhere, the photographer's studio, and for kinds of a pack places where others of the class are. */
  private placesFor(kind: Pick<SceneView, 'category' | 'variation'>): readonly Place[] {
    const radius = footprint(this.modelOf(kind), 1);
    const roomy = this.places.filter(({ stands }) => radius <= stands.radius[1]);
    if (this.anywhere) return roomy.filter(mayHold);
    const met = roomy.filter((place) => isMetIn(place, kind.category));
    if (met.length > 0) return met;
    const { broadClass } = this.assets.entryOf(kind.category);
    const isHomeless =
      this.assets.ofPack && !this.shelf.places.some((place) => isMetIn(place, kind.category));
    return roomy.filter(
      (place) => place.name === 'studio' || (isHomeless && isLikelyAtHome(place, broadClass, radius)),
    );
  }

  /**
   * A view staged in a place where its thing is met.
   * @param fill the share of the picture that the longer side of its box takes
   * @throws TopsyturvyError 'bad-parameter' if no place has room for it
   */
  stage({ sun: _, ...view }: ModelView, fill: number, sides: Sides, stream: Stream): SceneView {
    const model = this.modelOf(view);
    const cylinder = { radius: footprint(model, 1), height: 2 * model.half[1] };
    const open = this.placesFor(view);
    if (open.length === 0) throw wrongParameter(`No place has room for a ${view.category}`, view.category);
    const ball = Math.sqrt(cylinder.radius * cylinder.radius + (cylinder.height / 2) * (cylinder.height / 2));
    const middle: Vec3 = [0, cylinder.height / 2, 0];
    const distanceWith = (fieldOfView: number): number =>
      distanceBetween(this.cameraOf({ ...view, fieldOfView, fill }, model, sides).position, middle);
    let { fieldOfView } = view;
    let distance = distanceWith(fieldOfView);
    // Wider until the camera is near enough; or narrower until it is far enough.
    const step = distance > farthest * ball ? 2 : distance < nearest * ball ? -2 : 0;
    const isOff = (): boolean => (step > 0 ? distance > farthest * ball : distance < nearest * ball);
    while (step !== 0 && isOff() && fieldOfView + step >= narrowest && fieldOfView + step <= widest) {
      fieldOfView += step;
      distance = distanceWith(fieldOfView);
    }
    const place = placeFor(stream.choice(open), cylinder, distance, stream);
    return { ...view, fieldOfView, fill, place: { ...place, variation: place.variation % variations } };
  }

  /** The photograph, 8 bits of red, green and blue. */
  picture(view: SceneView, { width, height }: Sides): Raster {
    return this.renderer.render(this.scene(view, { width, height }), {
      width,
      height,
      samples: 8,
      shadows: true,
    });
  }

  /** How much of each pixel shows the thing, 0 to 1, behind all that could stand in front of it. */
  coverage(view: SceneView, { width, height }: Sides): FloatImage {
    const fine = { width: finer * width, height: finer * height };
    const seen = this.renderer.objects(this.scene(view, fine), fine, 1);
    const mask = createFloats(fine.width, fine.height, 1);
    mask.data.set(seen);
    return resize(mask, width, height);
  }

  /** The scene; the first object is the thing. */
  private scene(view: SceneView, sides: Sides): Scene {
    const model = this.modelOf(view);
    const camera = this.cameraOf(view, model, sides);
    const distance = distanceBetween(camera.position, camera.target);
    const thing: Placed = { model: this.shelf.dressed(model.model), pose: poseOf(view, model) };
    const background = { top: [0, 0, 0], bottom: [0, 0, 0] } as const;
    const bare: Scene = { objects: [thing], camera, lights: studioLights, ground: 'none', background };
    return sceneInPlace(bare, this.shelf.of(view.place), distance);
  }

  /** The camera for which the thing's box lies in the middle of the picture and is as large as is asked for. */
  private cameraOf(
    view: Pick<SceneView, 'heading' | 'elevation' | 'fieldOfView' | 'fill'>,
    measured: MeasuredModel,
    { width, height }: Sides,
  ): Camera {
    const room = roomIn(view, { width, height, margin: (1 - view.fill) / 2 });
    // The coordinates are about its own foot: the camera goes with the thing to where it stands.
    const camera = frameModel(view, measured.model, room);
    const [x, y, z] = poseOf(view, measured).position;
    const along = ([a, b, c]: Vec3): Vec3 => [a + x, b + y, c + z];
    return { ...camera, position: along(camera.position), target: along(camera.target) };
  }

  private modelOf({ category, variation }: Pick<SceneView, 'category' | 'variation'>): MeasuredModel {
    return this.assets.models.of(category, variation);
  }
}

/** A thing's box stands on the ground, about the origin. */
function poseOf(view: Pick<SceneView, 'heading'>, { center, half }: MeasuredModel): Pose {
  const rotation = turnOf(view);
  const [x, y, z] = placed({ rotation, position: [0, 0, 0], scale: 1 }, center);
  return { rotation, position: [-x, half[1] - y, -z], scale: 1 };
}

const distanceBetween = (a: Vec3, b: Vec3): number => {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
};
