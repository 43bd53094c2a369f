import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { align } from '../../../draw/bands/align.js';
import { alignCustom } from '../sources/align-custom.js';
import { thumbnailOf } from '../sources/thumbnail.js';
import { categoryInTurn } from '../sources/in-turn.js';
import { likestView } from '../sources/likest-view.js';
import type { ModelStudio } from '../sources/model-studio.js';
import { drawModelView } from '../sources/model-view.js';
import { SourceShelf } from '../sources/shelf.js';
import type { ColorState } from './state.js';
import { margin, type ColorStudio } from './studio.js';

/** So many are drawn until one's certificate holds. */
const attempts = 24;

/** A composite whose certificate holds. @throws TopsyturvyError 'bad-parameter' if none is found */
export function sampleColor(
  index: number,
  set: ColorStudio,
  stream: (purpose: string) => Stream,
): ColorState {
  const { studio } = set.shelf;
  const tries = studio ? attempts : 1;
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = stream(`sources ${attempt}`);
    const hue = random.integer(0, 359);
    const state: ColorState = {
      ...(studio ? fromCatalog(index, set, studio, random, attempt) : fromPictures(index, set)),
      hue: set.params.colors === 'own' ? null : hue,
      colored: random.choice(['left', 'right']),
      control: random.choice(['gray', 'color']),
      lost: false,
    };
    if (set.evidence(state).holds) return state;
  }
  const own = studio ? [] : set.pair(index).map(({ image }) => `'${image}'`);
  throw new TopsyturvyError('bad-parameter', `No composite was found in which both readings can be seen${own.length > 0 ? `: ${own.join(' and ')} are too much alike, or too plain` : ''}; try other categories or pictures, or colors=two-hues`, own); // prettier-ignore
}

function fromCatalog(
  index: number,
  set: ColorStudio,
  studio: ModelStudio,
  random: Stream,
  attempt: number,
): Pick<ColorState, 'gray' | 'color'> {
  const { variations } = set.params;
  const gray = drawModelView(studio.entryOf(set.grayCategory(index)), variations, random);
  const moving = thumbnailOf(studio, gray, margin);
  const category = categoryInTurn(studio, set.colorCategories, [gray.category], set.colorAt(index), attempt);
  if (category === undefined)
    throw new TopsyturvyError('bad-parameter', `None of the categories ${set.colorCategories.join(', ')} is of another kind than ${gray.category}; add some to color`, set.colorCategories); // prettier-ignore
  const color = likestView(studio, category, moving, { variations, margin }, random);
  return {
    gray: { source: SourceShelf.modelSource(gray), placed: align(moving, color.thumbnail) },
    color: { source: SourceShelf.modelSource(color.view) },
  };
}

/** The user's pictures: as they lie, or, where both things have silhouettes, the gray one laid over the other. */
function fromPictures(index: number, set: ColorStudio): Pick<ColorState, 'gray' | 'color'> {
  const [gray, color] = set.pair(index);
  return {
    gray: { source: SourceShelf.pictureSource(gray), placed: alignCustom(gray, color) },
    color: { source: SourceShelf.pictureSource(color) },
  };
}
