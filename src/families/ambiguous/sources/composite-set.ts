import { badParameter, type Stream, type StreamPath, wrongParameter } from '../../../core/index.js';
import { align, type Alignment } from '../../../draw/bands/align.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { Refusal, SetContext } from '../../making.js';
import type { Kind } from '../../staging/models/custom-models.js';
import { choicesOf } from './choices.js';
import type { CompositeParams } from './composite-params.js';
import type { CustomPicture } from './custom-pictures.js';
import { freeSilhouette } from './free-silhouette.js';
import { categoriesInTurn, categoryInTurn, pairingsOf } from './in-turn.js';
import { type Frame, drawModelView } from './model-camera.js';
import { likestView, thumbnailOf } from './likest-view.js';
import { alignedFills } from './photo/aligned-fills.js';
import { type Shown, SourceShelf, type Source } from './shelf.js';

/** The sources from which one reading is chosen. */
interface Reading {
  /** The param that names categories, or some of the user's pictures. */
  readonly param: string;
  /** The names that it gives; none: the categories that are known so, or all of the user's pictures. */
  readonly named: readonly string[];
  readonly known: readonly string[];
  /** Stream path by which its categories are dealt out. */
  readonly run: StreamPath;
}

/** What composites need, and how errors say it. */
interface Needs {
  /** Size of the pictures, and the free share at each side of a model. */
  readonly frame: Required<Frame>;
  readonly readings: readonly Reading[];
  /** e.g. 'A color composite' needs 'two pictures', of 'two things, but all share a word'. */
  readonly words: { readonly name: string; readonly pictures: string; readonly things: string };
}

/** A picture chosen for one reading. */
export interface Chosen {
  readonly source: Source;
  /** The mask of its thing, small; none if it cannot be told from its ground or a side of the frame cuts it. */
  readonly silhouette: FloatImage | undefined;
}

/** The most proposals for an item; of the user's pictures there is only one. */
const attempts = 24;

/** The most choices of the user's pictures that are tried beforehand, and the shorter side for that, pixels. */
const [mostTried, triedSide] = [400, 256];
/** The most sentences about choices that are left out. */
const mostNotes = 8;

/** What all composites of a set share: their pictures or models, and which of them each item has. */
export class CompositeSet {
  /** What was left out of the user's pictures and why, one sentence each. */
  readonly notes: readonly string[];
  /** How many models of each category there are. */
  private readonly variations: number;
  private readonly planned: (index: number) => readonly string[];
  private readonly pools: readonly (readonly string[])[];

  private constructor(
    readonly shelf: SourceShelf,
    private readonly needs: Needs,
    /** The choices of the user's pictures, in their order; none where the catalog is used. */
    private readonly choices: readonly (readonly CustomPicture[])[],
    { params }: SetContext<CompositeParams>,
    skipped: readonly string[],
  ) {
    const { readings } = needs;
    this.variations = params.variations;
    const { assets } = shelf;
    // All models of a pack may be known by their outline: which of them are, only pictures can tell.
    const listed = (known: readonly string[]): readonly string[] =>
      assets && params.pack !== '' ? assets.catalog.filter(isKnown).map(({ category }) => category) : known;
    // What no place has room for is not photographed.
    const staged = (known: readonly string[]) => (shelf.places ? known.filter(shelf.places.holds) : known);
    this.pools = readings.map(({ named, known }) => (named.length > 0 ? named : staged(listed(known))));
    if (shelf.assets && this.pools.some(({ length }) => length === 0))
      throw badParameter('places', params.places, 'places where something known is met');
    if (shelf.assets) for (const category of this.pools.flat()) shelf.assets.entryOf(category);
    this.planned = shelf.assets
      ? categoriesInTurn(
          shelf.assets,
          readings.map(({ run }, at) => ({ categories: this.pools[at], run })),
        )
      : () => [];
    const more = skipped.length - mostNotes;
    this.notes = [...skipped.slice(0, mostNotes), ...(more > 0 ? [`${more} more were left out`] : [])];
  }

  /**
   * @param flaw what is wrong with a composite of some pictures, as they are on a shelf of small ones; the user's pictures
   *   are tried by it beforehand, and what has one is left out. Default: nothing is tried
   * @throws TopsyturvyError 'bad-parameter' if there are too few pictures of different things, or for an unknown category
   */
  static async open(
    context: SetContext<CompositeParams>,
    needs: Needs,
    flaw?: (chosen: readonly Chosen[], shelf: SourceShelf) => string | undefined,
  ): Promise<CompositeSet> {
    const { name, pictures, things } = needs.words;
    const shown = shownIn(needs);
    const open = (frame: Required<Frame>): Promise<SourceShelf> =>
      SourceShelf.open(context.params, context.path[0], context.resolve, frame, shown);
    const shelf = await open(needs.frame);
    if (shelf.assets) return new CompositeSet(shelf, needs, [], context, []);
    const { length } = shelf.pictures;
    if (length < needs.readings.length)
      throw wrongParameter(`${name} needs ${pictures}, but there is ${length === 1 ? 'one' : 'two'}`, length);
    const choices = choicesOf(shelf.pictures, needs.readings);
    if (choices.length === 0) {
      const words = shelf.pictures.map(({ word }) => word);
      throw wrongParameter(`${name} needs pictures of ${things}`, words);
    }
    if (!flaw) return new CompositeSet(shelf, needs, choices, context, []);
    const small = await open(smaller(needs.frame));
    const skipped: string[] = [];
    const kept = choices.filter((choice, at) => {
      if (at >= mostTried) return true;
      const tried = choice.map((picture) => small.pictures[shelf.pictures.indexOf(picture)]);
      const found = flaw(chosenOf(tried), small);
      if (found !== undefined) skipped.push(`${listOf(choice)} were left out: ${found}`);
      return found === undefined;
    });
    if (kept.length > 0) return new CompositeSet(shelf, needs, kept, context, skipped);
    throw wrongParameter(
      `${name} cannot be made of these pictures: ${skipped.slice(0, 3).join('; ')}`,
      shelf.pictures.map(({ image }) => image),
      'other pictures',
    );
  }

  /** How many ordered choices of the user's pictures of different things there are. */
  get size(): number {
    return this.shelf.assets ? Infinity : this.choices.length;
  }

  /** How many ordered choices of different categories there are, or of the user's pictures. */
  get capacity(): number {
    const { assets } = this.shelf;
    return assets ? pairingsOf(assets, this.pools) : this.choices.length;
  }

  /**
   * Proposals for item `index`, until one is accepted.
   * @param build one proposal; `choose` gives a picture for each reading, drawn with the same stream
   * @param failure what was not found, and what else may be tried
   * @param ways in which the user's pictures are laid into one; default 1
   * @throws TopsyturvyError 'bad-parameter' once all are refused
   */
  *proposals<P>(
    index: number,
    stream: (purpose: string) => Stream,
    build: (random: Stream, choose: () => readonly Chosen[], way: number) => P,
    failure: { readonly missing: string; readonly advice: string },
    ways = 1,
  ): Generator<P, void, Refusal> {
    const { assets } = this.shelf;
    let refusal: Refusal | undefined;
    for (let attempt = 0; attempt < (assets ? attempts : ways); attempt++) {
      const random = stream(`sources ${assets ? attempt : 0}`);
      refusal = yield build(random, () => this.choose(index, attempt, random), assets ? 0 : attempt);
    }
    const own = this.choices[index];
    const cause = own ? `: ${listOf(own)}: ${whyOf(refusal!)}` : '';
    throw wrongParameter(
      `${failure.missing}${cause}; ${failure.advice}`,
      own?.map(({ image }) => image),
    );
  }

  private choose(index: number, attempt: number, random: Stream): readonly Chosen[] {
    const { shelf, variations, pools } = this;
    const { assets } = shelf;
    if (!assets) return chosenOf(this.choices[index]);
    const { frame, readings } = this.needs;
    const planned = this.planned(index);
    const view = drawModelView(assets.entryOf(planned[0]), variations, random);
    const still = thumbnailOf(assets, view, frame);
    const chosen: Chosen[] = [{ source: shelf.modelSource(view), silhouette: still }];
    const views = [view];
    for (const { param } of readings.slice(1)) {
      const categories = pools[chosen.length];
      const shown = chosen.map(({ source }) => source.word);
      const category = categoryInTurn(assets, categories, shown, planned[chosen.length], attempt);
      if (category === undefined)
        throw wrongParameter(
          `None of the categories ${categories.join(', ')} is of another kind than ${view.category}; add some to ${param}`,
          categories,
        );
      const other = likestView(assets, category, still, { variations, frame }, random);
      chosen.push({ source: shelf.modelSource(other.view), silhouette: other.thumbnail });
      views.push(other.view);
    }
    if (!shelf.places) return chosen;
    const fills = alignedFills(chosen.map(({ silhouette }) => silhouette!));
    return views.map((one, at) => ({
      source: shelf.modelSource(shelf.places!.stage(one, fills[at], frame, random.child('place', at))),
      silhouette: undefined,
    }));
  }
}

/** Whether a kind of a pack is known by its outline. */
const isKnown = ({ knownBy }: Kind): boolean => knownBy?.includes('outline') === true;

/** The kinds that readings name, if all of them do; else all that are known by their outline, and those. */
function shownIn({ readings }: Needs): Shown {
  const named = readings.flatMap((reading) => reading.named);
  return readings.every((reading) => reading.named.length > 0)
    ? { categories: named, suits: isKnown }
    : { categories: [], suits: (kind) => isKnown(kind) || named.includes(kind.category) };
}

/** A choice of the user's pictures in the form that a composite takes. */
const chosenOf = (pictures: readonly CustomPicture[]): Chosen[] =>
  pictures.map((picture) => ({
    source: SourceShelf.pictureSource(picture),
    silhouette: freeSilhouette(picture),
  }));

const listOf = (pictures: readonly CustomPicture[]): string =>
  pictures.map(({ image }) => `'${image}'`).join(' and ');

/** Why a composite was turned down: the sentence of its judge, or its code. */
const whyOf = ({ reason, why }: Refusal): string => (typeof why === 'string' ? why : reason);

function smaller(frame: Required<Frame>): Required<Frame> {
  const scale = Math.min(1, triedSide / Math.min(frame.width, frame.height));
  return { ...frame, width: Math.round(scale * frame.width), height: Math.round(scale * frame.height) };
}

/** The alignment that makes one picture's thing cover another's as well as possible; null: none. */
export const laidOver = (
  { silhouette: moving }: Pick<Chosen, 'silhouette'>,
  { silhouette: still }: Pick<Chosen, 'silhouette'>,
): Alignment | null => (moving && still ? align(moving, still) : null);
