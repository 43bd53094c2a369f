import { badParameter, type Seed, wrongParameter } from '../../../core/index.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { Raster } from '../../../draw/raster.js';
import { openPack } from '../../staging/models/open-pack.js';
import type { CompositeParams } from './composite-params.js';
import type { CutOut } from './cut-out.js';
import type { Frame, ModelView } from './model-camera.js';
import { ModelAssets } from './model-assets.js';
import type { Kind } from '../../staging/models/custom-models.js';
import type { Size } from '../../param-schemas.js';
import type { PlaceAssets } from './photo/place-assets.js';
import type { SceneView } from './photo/scene-view.js';
import { hasCustomPictures, type CustomPictureParams } from './custom-picture-params.js';
import { loadCustomPictures, type CustomPicture } from './custom-pictures.js';

/** A picture of one thing, as a state holds it. Plain JSON. */
export type Source = {
  /** The word for what is seen in it, and further ones. */
  readonly word: string;
  readonly accept: readonly string[];
  /** An object of the catalog or of a pack, alone or in a place; or the path of a user's picture with its sha256. */
  readonly from: ModelView | SceneView | { readonly picture: string; readonly sha256: string };
};

/** A photograph with how much of each pixel its thing covers, 0 to 1, one value a pixel. */
export interface Photograph {
  readonly picture: Raster;
  readonly coverage: FloatImage;
}

/** The view of a source that is a thing in a place; undefined for others. */
export const sceneOf = ({ from }: Source): SceneView | undefined => ('place' in from ? from : undefined);

/** The kinds that a set shows. */
export interface Shown {
  /** The kinds that are named; none: all that suit. */
  readonly categories: readonly string[];
  /** Whether a kind of a pack may be shown though it is not named. */
  suits(kind: Kind): boolean;
}

/** The sources of a set's pictures: the catalog, a pack, or the user's own pictures. */
export class SourceShelf {
  private constructor(
    /** The frame of the set's pictures, with the free share at each side of a thing. */
    readonly frame: Required<Frame>,
    /** Absent where the pictures are the user's. */
    readonly assets: ModelAssets | undefined,
    /** Present where objects stand in places. */
    readonly places: PlaceAssets | undefined,
    /** The user's own; none where the catalog is used. */
    readonly pictures: readonly CustomPicture[],
    /** The sha256 of every file that pictures depend on. */
    readonly hashes: Readonly<Record<string, string>>,
  ) {}

  static async open(
    {
      look,
      places,
      pack,
      variations,
      ...params
    }: CustomPictureParams & Pick<CompositeParams, 'look' | 'places' | 'pack' | 'variations'>,
    seed: Seed,
    resolve: (path: string) => string,
    frame: Required<Frame>,
    shown: Shown,
  ): Promise<SourceShelf> {
    const own = hasCustomPictures(params);
    if (own && pack !== '') throw badParameter('pack', pack, 'no pack with pictures, which take its place');

    // Wrong lists of words are told even where no picture is named.
    const { pictures, hashes } = await loadCustomPictures(params, frame, resolve);
    const size: Size = `${frame.width}x${frame.height}`;
    const models =
      pack === '' ? undefined : await openPack({ pack, variations, size, seed, resolve, ...shown });
    const assets = own ? undefined : await ModelAssets.open(seed, models);
    const staged =
      assets && look === 'photo'
        ? await (await import('./photo/place-assets.js')).PlaceAssets.open(seed, places, assets)
        : undefined;
    return new SourceShelf(frame, assets, staged, pictures, { ...hashes, ...models?.hashes });
  }

  /** The source of a kind of the catalog or of the pack. */
  modelSource(view: ModelView | SceneView): Source {
    return { word: view.category, accept: this.assets!.namesOf(view.category), from: view };
  }

  static pictureSource = ({ image, word, accept, sha256 }: CustomPicture): Source => ({
    word,
    accept,
    from: { picture: image, sha256 },
  });

  /** The thing cut out of its ground; a user's picture without a silhouette is opaque everywhere. */
  cutOut({ from }: Source): CutOut {
    if ('picture' in from) return this.pictureOf(from.picture).cutOut();
    if ('place' in from) throw wrongParameter('A scene has no cut-out', from.category);
    return this.assets!.cutOut(from, this.frame);
  }

  /** The photograph of a thing in its place. @param share of the frame's sides, at most 1: what is blurred needs no more */
  photograph(view: SceneView, share = 1): Photograph {
    const sides = {
      width: Math.round(share * this.frame.width),
      height: Math.round(share * this.frame.height),
    };
    const [picture, coverage] = [this.places!.picture(view, sides), this.places!.coverage(view, sides)];
    return { picture, coverage };
  }

  /** Whether the thing can be told from its ground without looking at colors. */
  hasSilhouette({ from }: Source): boolean {
    return 'picture' in from ? this.pictureOf(from.picture).hasSilhouette : true;
  }

  private pictureOf(image: string): CustomPicture {
    return this.pictures.find((picture) => picture.image === image)!;
  }
}
