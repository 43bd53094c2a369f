import type { Raster } from '../../../draw/raster.js';
import { type Scene, aroundSquare } from '../../../world/scene.js';
import { refuse, sidesOf, type Refusal, type SetContext, type Size, type View } from '../../making.js';
import { sceneOf } from '../../staging/scene/scene-of.js';
import { SceneAssets, standing } from '../../staging/assets.js';
import type { Place } from '../../../content/places/index.js';
import { hasRoom } from '../../staging/place/homes.js';
import { measuredScene, pictureScene } from '../../staging/place/photo-scene.js';
import { placeFor, standingReal } from '../../staging/stand-in-place.js';
import { areClear } from './apart.js';
import { isFramed, type Box } from './framed.js';
import { scalesOf, serving, takenFor, type Scale } from './scales.js';
import { sight, type Sighting } from './sighting.js';
import type { OrientationState } from '../../staging/scene/state.js';
import type { OrientationView } from '../../staging/scene/view.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { castOf, kinds, type Kind } from './cast.js';
import type { FloorParams } from './params.js';
import { cosDegrees, fourDecimals, sinDegrees, type Stream } from '../../../core/index.js';

/** A thing that stands on the floor. Plain JSON. */
export type Stand = {
  readonly category: string;
  /** The index of the set's model of the category. */
  readonly variation: number;
  /** Meters to the right of the middle of the floor, and from there toward the camera. */
  readonly x: number;
  readonly z: number;
  /** The heading of its front: degrees clockwise, as seen from above, from pointing at the camera; 0 to 359. */
  readonly heading: number;
  /** Radius of the sphere about it, meters. Default: as it really is. */
  readonly size?: number;
};

/** Degrees from 0 up to 360, and no −0. */
export const wholeTurn = (degrees: number): number => (((degrees % 360) + 360) % 360) + 0;

/** Things after the floor they stand on was turned clockwise about its middle: as a camera sees them that went round the other way. */
export function turnedStands(stands: readonly Stand[], degrees: number): readonly Stand[] {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  return stands.map((stand) => ({
    ...stand,
    x: fourDecimals(stand.x * cos - stand.z * sin),
    z: fourDecimals(stand.x * sin + stand.z * cos),
    heading: wholeTurn(stand.heading + degrees),
  }));
}

/** Things in mirrored places, facing mirrored ways; they themselves are not mirrored. */
export const mirroredStands = (stands: readonly Stand[]): readonly Stand[] =>
  stands.map((stand) => ({ ...stand, x: 0 - stand.x + 0, heading: wholeTurn(0 - stand.heading) }));

/** The view of a floor with things. */
export type FloorView = OrientationView & Pick<OrientationState, 'ground' | 'place'>;

/** A set's floor, and what its items show there. D: what is dealt to an item. */
export type DealtFloor<D> = {
  readonly floor: FloorAssets;
  /** The scales of things that serve. */
  readonly scales: readonly Scale[];
  dealt(index: number): D;
};

/** What a state of the floor does not say. */
const bareState = { occluded: false, order: 0, earlier: null, layout: 'two', determined: true } as const;
/** By how much a floor may be larger than what a place has room for. */
const slack = 1.05;
/** The height of the tallest thing, in units of a scale. */
const tall = 2.5;
/** What has no more room than this radius is a table's top, meters. */
const tableTop = 0.5;

/** What all items of a set share. */
export class FloorAssets {
  private constructor(
    private readonly scenes: SceneAssets,
    /** The kinds of things that stand in its scenes. */
    readonly cast: readonly Kind[],
    /** Those of them that can stand together, by their scale. */
    readonly scales: readonly Scale[],
    private readonly settings: Pick<FloorParams, 'samples' | 'shadows' | 'places'> & { readonly size: Size },
  ) {}

  /**
   * @param groups how many kinds that nobody mistakes for each other a scene needs
   * @param sided how many of these with sides of their own
   * @param among the kinds that the family can show. Default: all
   * @throws TopsyturvyError 'bad-parameter' if the set's categories are unknown or too few
   */
  static async open(
    { params, path, resolve }: SetContext<FloorParams>,
    groups: number,
    sided = 0,
    among: readonly Kind[] = kinds,
  ): Promise<FloorAssets> {
    const { size, samples, shadows, renderer, variations, categories, look = 'clean', places } = params;
    const cast = castOf(among, categories, groups, sided);
    const scenes = await SceneAssets.open(
      { size, samples, shadows, renderer, variations, categories: [], models: [], pack: '', look },
      path,
      resolve,
    );
    const offered = scenes.places?.chosen(places ?? 'home').map(({ name }) => name);
    const scales = scalesOf(cast).filter(
      (scale) => !offered || places === 'any' || scale.places.some((place) => offered.includes(place)),
    );
    return new FloorAssets(scenes, cast, scales, { size, samples, shadows, places });
  }

  get renderer() {
    return this.scenes.renderer;
  }

  engine = (part: string) => this.scenes.engine(part);

  /** The scene of things on a floor, with what may stand in front of them. */
  sceneOf(view: FloorView, stands: readonly Stand[]): Scene {
    return measuredScene(this.stateOf(view, stands), this.scenes);
  }

  /** The things alone, in plain light. */
  bareSceneOf(view: FloorView, stands: readonly Stand[]): Scene {
    return sceneOf(this.stateOf(view, stands), this.scenes.modelOf);
  }

  /** A scene with the number of its things, which come before the furniture. */
  shown(view: FloorView, stands: readonly Stand[]) {
    return { scene: this.sceneOf(view, stands), things: stands.length };
  }

  /** How a picture shows its things. */
  sight(view: FloorView, stands: readonly Stand[]): readonly Sighting[] {
    return sight(this.renderer, this.sceneOf(view, stands), view, stands.length);
  }

  private stateOf(view: FloorView, stands: readonly Stand[]): OrientationState {
    const objects = stands.map(({ x, z, heading, size, ...kind }) =>
      size === undefined
        ? standingReal(this.scenes, kind, [x, z], heading)
        : standing(this.scenes, { ...kind, size }, [x, z], heading),
    );
    return { ...view, objects, ...bareState, asked: objects.length };
  }

  /**
   * A view of a floor in one of the places where things of a scale are met; in the look clean, the view as it is.
   * @param radius of the floor with all on it, meters
   */
  staged(
    view: FloorView,
    { unit, places: homes }: Scale,
    radius: number,
    stream: Stream,
  ): FloorView | undefined {
    const shelf = this.scenes.places;
    if (!shelf) return view;
    const { places: param = 'home' } = this.settings;
    const serves = (place: Place): boolean =>
      (param === 'any' ? radius >= place.stands.radius[0] : homes.includes(place.name)) &&
      hasRoom(place, radius / slack);
    const chosen = shelf.chosen(param).filter(serves);
    if (chosen.length === 0) return undefined;
    const cylinder = { radius, height: tall * unit };
    const place = placeFor(stream.choice(chosen), cylinder, view.camera.distance, stream);
    return { ...view, ground: 'none', place };
  }

  /** Kinds of which a view's place has some of its own, or what would be taken for them. */
  ownOf({ place }: FloorView): ReadonlySet<string> {
    const furnishing = place ? this.scenes.places!.of(place).furnishing : [];
    return new Set(furnishing.map(({ model: { category } }) => takenFor[category] ?? category));
  }

  /**
   * Whether things stand clear of each other, and the picture will show each whole.
   * @param asked which of them it must also show large enough to be asked about. Default: all
   */
  isFitting(
    view: FloorView,
    stands: readonly Stand[],
    asked: (index: number) => boolean = () => true,
  ): boolean {
    const boxes = this.boxesOf(stands);
    return areClear(boxes) && boxes.every((box, i) => isFramed(view, box, asked(i)));
  }

  private boxesOf(stands: readonly Stand[]): readonly Box[] {
    return stands.map((stand) => {
      const object = standingReal(this.scenes, stand, [0, 0], 0);
      const [wide, high, deep] = this.scenes.modelOf(object).half.map((half) => half * object.scale);
      return { ...stand, half: [wide, deep], height: 2 * high };
    });
  }

  /** Why things cannot stand as they do, if two are in each other's way, off the table, or like what the place has of its own. */
  whyCrowded(view: FloorView, stands: readonly Stand[]): Refusal | undefined {
    const boxes = this.boxesOf(stands);
    if (!areClear(boxes)) return refuse('crowded');
    const { place } = view;
    if (!place) return undefined;
    const own = this.ownOf(view);
    if (stands.some(({ category }) => own.has(category))) return refuse('also-there');
    if (place.radius > tableTop) return undefined;
    const top = this.scenes.places!.supportIn(place);
    return boxes.every(({ x, z, half }) => top.carries(x, z, Math.max(...half)))
      ? undefined
      : refuse('off-table');
  }

  /** A picture of things. @param exact whether it must be the same everywhere */
  picture(view: FloorView, stands: readonly Stand[], exact: boolean): Raster {
    return this.draw(pictureScene(this.stateOf(view, stands), this.scenes), exact);
  }

  /** @param exact whether the picture must be the same everywhere */
  draw(scene: Scene, exact: boolean): Raster {
    const { size, samples, shadows } = this.settings;
    const sides = sidesOf(size);
    return this.scenes.painterFor(exact).render(aroundSquare(scene, sides), { ...sides, samples, shadows });
  }

  /** What speaks against pictures being of their scenes: edges that are not where the outlines are. */
  recognize(
    views: readonly View[],
    shownIn: (view: View) => ReturnType<FloorAssets['shown']>,
    picture: (view: string) => Raster,
  ): Refusal | undefined {
    const sides = sidesOf(this.settings.size);
    for (const view of views) {
      const { scene, things } = shownIn(view);
      const mask = objectMask(this.renderer, aroundSquare(scene, sides), sides);
      // What a place is furnished with only hides.
      mask.data.forEach((object, at) => object > things && (mask.data[at] = 0));
      const refusal = missedOutlines(view.name, picture(view.name), mask);
      if (refusal) return refusal;
    }
    return undefined;
  }
}

/**
 * The floor of a family of scenes.
 * @param groups how many kinds that nobody mistakes for each other a scene needs
 * @param sided how many of these with sides of their own
 */
export async function openFloor(set: SetContext<FloorParams>, groups: number, sided: number) {
  const together = kinds.filter(({ scales }) => scales.length > 0);
  const floor = await FloorAssets.open(set, groups, sided, together);
  return { floor, scales: serving(floor.scales, groups, sided, set.params.categories) };
}
