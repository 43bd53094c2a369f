import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { align } from '../../../draw/bands/align.js';
import { alignCustom } from '../sources/align-custom.js';
import { likestView, thumbnailOf } from '../sources/likest-view.js';
import { categoryInTurn } from '../sources/in-turn.js';
import type { ModelStudio } from '../sources/model-studio.js';
import { drawModelView } from '../sources/model-view.js';
import { SourceShelf, type Source } from '../sources/shelf.js';
import type { Band } from './bands.js';
import { margin, type HybridSet } from './hybrid-set.js';
import type { HiddenPicture, HybridState, HybridTransform } from './state.js';

/** The most proposals for an item; of the user's pictures there is only one. */
const attempts = 24;

/** Hybrids of item `index`. @throws TopsyturvyError 'bad-parameter' once all are refused */
export function* proposeHybrids(
  index: number,
  set: HybridSet,
  transform: HybridTransform,
  stream: (purpose: string) => Stream,
): Generator<{ state: HybridState; transform: HybridTransform }, void> {
  const { studio } = set.shelf;
  for (let attempt = 0; attempt < (studio ? attempts : 1); attempt++) {
    const random = stream(`sources ${attempt}`);
    const hidden = studio ? fromCatalog(index, set, studio, random, attempt) : fromPictures(index, set);
    yield { state: { hidden, control: random.below(hidden.length), viewed: null }, transform };
  }
  const own = studio ? [] : set.combination(index).map(({ image }) => `'${image}'`);
  const cause = own.length > 0 ? `: ${own.join(' and ')} are too much alike in a band, or too plain` : '';
  throw new TopsyturvyError(
    'bad-parameter',
    `No hybrid was found in which each reading can be seen${cause}; try other cut-offs, categories or pictures`,
    own,
  );
}

function fromCatalog(
  index: number,
  set: HybridSet,
  studio: ModelStudio,
  random: Stream,
  attempt: number,
): HiddenPicture[] {
  const { bands, params } = set;
  const { variations } = params;
  const near = drawModelView(studio.entryOf(set.nearCategory(index)), variations, random);
  const still = thumbnailOf(studio, near, margin);
  const hidden: HiddenPicture[] = [hide(SourceShelf.modelSource(near), bands[0]!)];
  for (const band of bands.slice(1)) {
    const shown = hidden.map(({ source }) => source.word);
    const planned = set.farAt(index, hidden.length);
    const category = categoryInTurn(studio, set.farCategories, shown, planned, attempt);
    if (category === undefined)
      throw new TopsyturvyError(
        'bad-parameter',
        `None of the categories ${set.farCategories.join(', ')} is of another kind than ${near.category}; add some to far`,
        set.farCategories,
      );
    const other = likestView(studio, category, still, { variations, margin }, random);
    hidden.push(hide(SourceShelf.modelSource(other.view), band, align(other.thumbnail, still)));
  }
  return hidden;
}

/** The user's pictures: as they lie, or, where things have silhouettes, laid over the near one. */
function fromPictures(index: number, set: HybridSet): HiddenPicture[] {
  const [near, ...others] = set.combination(index);
  return [
    hide(SourceShelf.pictureSource(near!), set.bands[0]!),
    ...others.map((picture, at) =>
      hide(SourceShelf.pictureSource(picture), set.bands[at + 1]!, alignCustom(picture, near!)),
    ),
  ];
}

const hide = (source: Source, band: Band, placed: HiddenPicture['placed'] = null): HiddenPicture => ({
  source,
  band,
  placed,
});
