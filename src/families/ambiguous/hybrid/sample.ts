import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { align } from '../../../draw/bands/align.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { ModelStudio } from '../sources/model-studio.js';
import { drawModelView, type ModelView } from '../sources/model-view.js';
import { otherNames } from '../sources/names.js';
import { SourceShelf, type Source } from '../sources/shelf.js';
import type { Band } from './bands.js';
import { margin, type HybridStudio } from './studio.js';
import type { HiddenPicture, HybridState } from './state.js';

/** So many are drawn until one's certificate holds. */
const attempts = 12;
/** Of so many things the one is taken whose silhouette covers the near one's best. */
const candidates = 3;
/** Silhouettes are looked at so large, pixels. */
const glance = 64;

/** A hybrid whose certificate holds. @throws TopsyturvyError 'bad-parameter' if none is found */
export function sampleHybrid(
  index: number,
  studio: HybridStudio,
  stream: (purpose: string) => Stream,
): HybridState {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = stream(`sources ${attempt}`);
    const hidden = studio.shelf.studio
      ? fromCatalogue(index, studio, studio.shelf.studio, random)
      : fromPictures(index, studio);
    const state = { hidden, control: random.below(hidden.length), viewed: null };
    if (studio.evidence(state).holds) return state;
    // Pictures of the user's are what they are.
    if (!studio.shelf.studio) break;
  }
  const words = studio.shelf.pictures.length > 0 ? studio.combination(index).map(({ word }) => word) : [];
  throw new TopsyturvyError('bad-parameter', `No hybrid was found in which each reading can be seen${words.length > 0 ? `: ${words.join(' and ')} are too much alike in a band, or too plain` : ''}; try other cut-offs, categories or pictures`, words); // prettier-ignore
}

function fromCatalogue(
  index: number,
  set: HybridStudio,
  studio: ModelStudio,
  random: Stream,
): HiddenPicture[] {
  const { bands, params } = set;
  const view = (category: string): ModelView =>
    drawModelView(studio.entryOf(category), params.variations, random);
  const near = view(set.nearCategory(index));
  const still = silhouette(studio, near);
  const hidden: HiddenPicture[] = [hide(SourceShelf.modelSource(near), bands[0]!)];
  for (const band of bands.slice(1)) {
    const pool = set.farCategories.filter((category) =>
      hidden.every(({ source }) => apart(studio, source, category)),
    );
    if (pool.length === 0)
      throw new TopsyturvyError('bad-parameter', `None of the categories ${set.farCategories.join(', ')} is of another kind than ${near.category}; add some to far`, set.farCategories); // prettier-ignore
    const best = random
      .shuffle(pool)
      .slice(0, candidates)
      .map((category) => {
        const other = view(category);
        return { other, placed: align(silhouette(studio, other), still) };
      })
      .reduce((a, b) => (b.placed.overlap > a.placed.overlap ? b : a));
    hidden.push(hide(SourceShelf.modelSource(best.other), band, best.placed));
  }
  return hidden;
}

/** The user's pictures as they lie, unless both have silhouettes. */
function fromPictures(index: number, set: HybridStudio): HiddenPicture[] {
  return set
    .combination(index)
    .map((picture, at) => hide(SourceShelf.pictureSource(picture), set.bands[at]!));
}

const hide = (source: Source, band: Band, placed: HiddenPicture['placed'] = null): HiddenPicture => ({
  source,
  band,
  placed,
});

/** Things of different broad classes that no word names both. */
function apart(studio: ModelStudio, { word }: Source, category: string): boolean {
  const [one, other] = [studio.entryOf(word), studio.entryOf(category)];
  const words = [category, ...otherNames(category)];
  return (
    one.broadClass !== other.broadClass && ![word, ...otherNames(word)].some((name) => words.includes(name))
  );
}

function silhouette(studio: ModelStudio, view: ModelView): FloatImage {
  const mask = studio.mask(view, { width: glance, height: glance, margin });
  return { width: glance, height: glance, channels: 1, data: Float32Array.from(mask) };
}
