import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { align } from '../../../draw/bands/align.js';
import { alignCustom } from '../sources/align-custom.js';
import { likestView, thumbnailOf } from '../sources/likest-view.js';
import { categoryInTurn } from '../sources/in-turn.js';
import type { ModelStudio } from '../sources/model-studio.js';
import { drawModelView } from '../sources/model-view.js';
import { SourceShelf } from '../sources/shelf.js';
import { margin, type ColorSet } from './color-set.js';
import type { ColorState, ColorTransform } from './state.js';

/** The most proposals for an item; of the user's pictures there is only one. */
const attempts = 24;

/** Composites of item `index`. @throws TopsyturvyError 'bad-parameter' once all are refused */
export function* proposeComposites(
  index: number,
  set: ColorSet,
  stream: (purpose: string) => Stream,
): Generator<{ state: ColorState; transform: ColorTransform }, void> {
  const { studio } = set.shelf;
  for (let attempt = 0; attempt < (studio ? attempts : 1); attempt++) {
    const random = stream(`sources ${attempt}`);
    const hue = random.integer(0, 359);
    const state: ColorState = {
      ...(studio ? fromCatalog(index, set, studio, random, attempt) : fromPictures(index, set)),
      hue: set.params.colors === 'own' ? null : hue,
      colored: random.choice(['left', 'right']),
      control: random.choice(['gray', 'color']),
      lost: false,
    };
    yield { state, transform: { lost: true } };
  }
  const own = studio ? [] : set.pair(index).map(({ image }) => `'${image}'`);
  const cause = own.length > 0 ? `: ${own.join(' and ')} are too much alike, or too plain` : '';
  throw new TopsyturvyError(
    'bad-parameter',
    `No composite was found in which both readings can be seen${cause}; try other categories or pictures, or colors=two-hues`,
    own,
  );
}

function fromCatalog(
  index: number,
  set: ColorSet,
  studio: ModelStudio,
  random: Stream,
  attempt: number,
): Pick<ColorState, 'gray' | 'color'> {
  const { variations } = set.params;
  const gray = drawModelView(studio.entryOf(set.grayCategory(index)), variations, random);
  const moving = thumbnailOf(studio, gray, margin);
  const category = categoryInTurn(studio, set.colorCategories, [gray.category], set.colorAt(index), attempt);
  if (category === undefined)
    throw new TopsyturvyError(
      'bad-parameter',
      `None of the categories ${set.colorCategories.join(', ')} is of another kind than ${gray.category}; add some to color`,
      set.colorCategories,
    );
  const color = likestView(studio, category, moving, { variations, margin }, random);
  return {
    gray: { source: SourceShelf.modelSource(gray), placed: align(moving, color.thumbnail) },
    color: { source: SourceShelf.modelSource(color.view) },
  };
}

/** The user's pictures: as they lie, or, where both things have silhouettes, the gray one laid over the other. */
function fromPictures(index: number, set: ColorSet): Pick<ColorState, 'gray' | 'color'> {
  const [gray, color] = set.pair(index);
  return {
    gray: { source: SourceShelf.pictureSource(gray), placed: alignCustom(gray, color) },
    color: { source: SourceShelf.pictureSource(color) },
  };
}
