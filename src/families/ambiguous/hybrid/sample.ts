import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { align } from '../../../draw/bands/align.js';
import { alignCustom } from '../sources/align-custom.js';
import { thumbnailOf } from '../sources/thumbnail.js';
import { categoryInTurn } from '../sources/in-turn.js';
import { likestView } from '../sources/likest-view.js';
import type { ModelStudio } from '../sources/model-studio.js';
import { drawModelView } from '../sources/model-view.js';
import { SourceShelf, type Source } from '../sources/shelf.js';
import type { Band } from './bands.js';
import { margin, type HybridStudio } from './studio.js';
import type { HiddenPicture, HybridState } from './state.js';

/** So many are drawn until one's certificate holds. */
const attempts = 24;
/** A hybrid whose certificate holds. @throws TopsyturvyError 'bad-parameter' if none is found */
export function sampleHybrid(
  index: number,
  studio: HybridStudio,
  stream: (purpose: string) => Stream,
): HybridState {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = stream(`sources ${attempt}`);
    const hidden = studio.shelf.studio
      ? fromCatalog(index, studio, studio.shelf.studio, random, attempt)
      : fromPictures(index, studio);
    const state = { hidden, control: random.below(hidden.length), viewed: null };
    if (studio.evidence(state).holds) return state;
    // Pictures of the user's are what they are.
    if (!studio.shelf.studio) break;
  }
  const own = studio.shelf.studio ? [] : studio.combination(index).map(({ image }) => `'${image}'`);
  throw new TopsyturvyError('bad-parameter', `No hybrid was found in which each reading can be seen${own.length > 0 ? `: ${own.join(' and ')} are too much alike in a band, or too plain` : ''}; try other cut-offs, categories or pictures`, own); // prettier-ignore
}

function fromCatalog(
  index: number,
  set: HybridStudio,
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
      throw new TopsyturvyError('bad-parameter', `None of the categories ${set.farCategories.join(', ')} is of another kind than ${near.category}; add some to far`, set.farCategories); // prettier-ignore
    const other = likestView(studio, category, still, { variations, margin }, random);
    hidden.push(hide(SourceShelf.modelSource(other.view), band, align(other.thumbnail, still)));
  }
  return hidden;
}

/** The user's pictures: as they lie, or, where things have silhouettes, laid over the near one. */
function fromPictures(index: number, set: HybridStudio): HiddenPicture[] {
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
