import type { Seed } from '../../../core/stream.js';
import type { CutOut } from './cut-out.js';
import { ModelStudio, type Frame } from './model-studio.js';
import type { ModelView } from './model-view.js';
import { otherNames } from '../../../content/models/known.js';
import { hasCustomPictures, type CustomPictureParams } from './custom-picture-params.js';
import { loadCustomPictures, type CustomPicture } from './custom-pictures.js';

/** A picture of one thing, as a state holds it. Plain JSON. */
export type Source = {
  /** What is seen in it, and further words for that. */
  readonly word: string;
  readonly accept: readonly string[];
  /** An object of the catalog, or the path of a user's picture with its sha256. */
  readonly from: ModelView | { readonly picture: string; readonly sha256: string };
};

/** What the sources of a set are made from: the catalog, or the user's own pictures. */
export class SourceShelf {
  private constructor(
    /** Of the set's pictures, with the free share at each side of a thing. */
    private readonly frame: Required<Frame>,
    /** Absent where the pictures are the user's. */
    readonly studio: ModelStudio | undefined,
    /** The user's own; none where the catalog is used. */
    readonly pictures: readonly CustomPicture[],
    /** The sha256 of every file that pictures depend on. */
    readonly hashes: Readonly<Record<string, string>>,
  ) {}

  static async open(
    params: CustomPictureParams,
    seed: Seed,
    resolve: (path: string) => string,
    frame: Required<Frame>,
  ): Promise<SourceShelf> {
    // Wrong lists of words are told even where no picture is named.
    const { pictures, hashes } = await loadCustomPictures(params, frame, resolve);
    const studio = hasCustomPictures(params) ? undefined : await ModelStudio.open(seed);
    return new SourceShelf(frame, studio, pictures, hashes);
  }

  static modelSource = (view: ModelView): Source => ({
    word: view.category,
    accept: otherNames(view.category),
    from: view,
  });

  static pictureSource = ({ image, word, accept, sha256 }: CustomPicture): Source => ({
    word,
    accept,
    from: { picture: image, sha256 },
  });

  /** The thing cut out of its ground; a user's picture without a silhouette is opaque everywhere. */
  cutOut({ from }: Source): CutOut {
    if ('picture' in from) return this.pictureOf(from.picture).cutOut;
    return this.studio!.cutOut(from, this.frame);
  }

  /** Whether the thing can be told from its ground without looking at colors. */
  hasSilhouette({ from }: Source): boolean {
    return 'picture' in from ? this.pictureOf(from.picture).hasSilhouette : true;
  }

  private pictureOf(image: string): CustomPicture {
    return this.pictures.find((picture) => picture.image === image)!;
  }
}
