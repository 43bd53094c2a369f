import { readFileSync } from 'node:fs';
import { TopsyturvyError, wrongParameter, sha256 } from '../../../core/index.js';
import type { SetContext } from '../../family.js';
import { missedPhotograph } from '../../staging/readings/photograph.js';
import { doriTypes, ofPhotographs } from '../prompts/index.js';
import type { Level, OrientationTask } from '../tasks/task.js';
import type { TurnedObjectParams } from '../turned-object/params.js';
import type { TurnedObjectSubjects } from '../turned-object/subjects.js';
import { shownViews } from '../turned-object/views.js';
import { candidatesOf, leastSeen } from './candidates/candidates-of.js';
import { dealOf, decksOf, inTurn } from './deal.js';
import { type PhotographEvidence, judgePhotograph } from './judge.js';
import { keyOf, showCandidates, type ShownCandidate, type ShownSighting } from './pictures/load.js';
import { checkCandidates, notesOf } from './notes.js';
import { readPhotographs } from './read-photographs.js';
import { PhotographSkips } from './candidates/skips.js';
import {
  mirroredSighting,
  type PhotographState,
  type PhotographTransform,
  showAs,
  type Sighting,
} from './state.js';
import { turn, type Raster } from '../../../draw/index.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { markBox, markDots } from '../../staging/picture/marks.js';

/** The picture of a sighting as it was cut from the photograph. */
type PictureOf = (sighting: Sighting) => Raster;

/** What of a photograph is shown, mirrored or not, with its marks, which a mirror does not change. In pairs the object has a box, too: photographs show more than one thing. */
function markedPicture(
  sighting: Sighting,
  mirrored: boolean,
  mark: OrientationTask['mark'],
  pictureOf: PictureOf,
): Raster {
  const plain = pictureOf(sighting);
  const picture = mirrored ? turn(plain, 'mirror') : plain;
  const boxes = sighting.objects.map(({ box }) => box);
  if (mark !== 'dots') return markBox(picture, boxes[0]);
  return markDots(
    picture,
    boxes.map(({ left, top, width, height }) => ({
      x: Math.round(left + width / 2),
      y: Math.round(top + height / 2),
    })),
  );
}

/** The picture of a state; of a pair in one picture, both beside each other. */
function drawPhotograph(
  { photograph, mirrored, earlier }: PhotographState,
  part: string,
  mark: OrientationTask['mark'],
  pictureOf: PictureOf,
): Raster {
  const picture = markedPicture(photograph, mirrored, mark, pictureOf);
  if (part !== 'pair') return picture;
  return sideBySide(markedPicture(earlier ?? photograph, mirrored, mark, pictureOf), picture);
}

/**
 * The user's photographs, and the poses of what they show.
 * @param photos their file, as the params have it
 * @throws TopsyturvyError for what is wrong with it, or where nothing of it can be asked about with these params
 */
export async function photographSubjects(
  task: OrientationTask,
  photos: string,
  { params, path, resolve }: SetContext<TurnedObjectParams>,
): Promise<TurnedObjectSubjects<PhotographState, PhotographTransform, undefined, PhotographEvidence>> {
  const { size, level } = checkedParams(params);
  const type = ofPhotographs(doriTypes[task.codes[level]]);
  const options = type.options.length;
  const skips = new PhotographSkips();
  const entries = readPhotographs(resolve(photos), photos);
  const candidates = candidatesOf(task, params, entries, { last: options - 1, skips, path });
  const share = params.mirrored ?? 0.5;
  const wanted = inTurn(decksOf(candidates, options, share, path)).map(({ candidate }) => candidate);
  const least = leastSeen(task, params);
  const loading = { photos, size, fill: params.fill, path, resolve, least, skips };
  const { shown, hashes } = await showCandidates([...new Set(wanted)], params.subjects ?? 500, loading);
  const decks = decksOf(shown, options, share, path);
  const facts = { photos, type, decks, skips, shown };
  checkCandidates(facts, params, task);
  const deal = dealOf(decks, params.undetermined, path);
  const bySighting = new Map(
    shown.flatMap(({ sightings }) => sightings.map((one) => [keyOf(one), one] as const)),
  );
  const found = ({ name, objects }: Sighting): ShownSighting =>
    bySighting.get(`${name}/${objects.map(({ index }) => index).join('+')}`)!;
  const byKey = new Map(shown.map((one) => [one.key, one]));
  const candidateOf = (first: Sighting, second?: Sighting): ShownCandidate =>
    byKey.get([first, ...(second ? [second] : [])].map((one) => keyOf(found(one))).join(' '))!;
  const pictureOf = (sighting: Sighting) => found(sighting).raster();

  return {
    hashes: { [photos]: sha256(readFileSync(resolve(photos))), ...hashes },
    size: deal.size,
    capacity: decks.reduce((sum, deck) => sum + deck.length, 0),
    notes: notesOf(facts),
    engine: () => undefined,
    propose({ index, stream }) {
      const { candidate, mirrored, option } = deal.at(index);
      const [first, second] = candidate.sightings.map((one) => sightingOf(one));
      const way = mirrored ? candidate.mirrored! : candidate.plain!;
      const seen = (sighting: Sighting): Sighting =>
        mirrored && second ? mirroredSighting(sighting, size) : sighting;
      return {
        state: {
          photograph: seen(first),
          size,
          mirrored: mirrored && second !== undefined,
          determined: option < options - 1,
          earlier: null,
          layout: params.layout,
          order: stream('order').below(0x100000000),
        },
        transform: second ? { sighting: seen(second), steps: way.steps! } : { mirror: mirrored },
      };
    },
    stage: () => undefined,
    draw: (x, part) => drawPhotograph(x, part, task.mark, pictureOf),
    judge({ state, transform }, picture) {
      const moved = showAs(transform, state);
      const candidate = candidateOf(state.photograph, task.pair ? moved.photograph : undefined);
      const pictures = shownViews(task, params.layout).map((view) => ({
        view,
        x: view.moved ? moved : state,
      }));
      return judgePhotograph(
        moved,
        candidate,
        pictures.map(({ view, x }) => ({ boxes: boxesIn(x, view.part), picture: () => picture(view.name) })),
      );
    },
    recognize({ state, transform }, picture) {
      const moved = showAs(transform, state);
      for (const { name, moved: after, part } of shownViews(task, params.layout)) {
        const x = after ? moved : state;
        const shown = drawPhotograph(x, part, task.mark, pictureOf);
        const refusal = missedPhotograph(name, picture(name), shown);
        if (refusal) return refusal;
      }
      return undefined;
    },
    asked(state, transform) {
      const moved = showAs(transform, state);
      const candidate = candidateOf(state.photograph, task.pair ? moved.photograph : undefined);
      const { option } = (moved.mirrored ? candidate.mirrored : candidate.plain)!;
      const [{ entry, asked }] = candidate.sightings;
      const { category, broadClass } = entry.objects[asked[0]];
      return {
        questions: [{ type, answer: type.options[option] }],
        groups: { category, ...(broadClass && { class: broadClass }), source: 'photo' },
        order: state.order,
      };
    },
  };
}

/** @throws TopsyturvyError 'bad-parameter' for params that photographs cannot follow */
function checkedParams({ models, size, masks, level, answers }: TurnedObjectParams): {
  readonly size: number;
  readonly level: Level;
} {
  const wrong = (message: string, value: unknown, expected?: string): TopsyturvyError =>
    wrongParameter(message, value, expected);
  if (models.length > 0)
    throw wrong('Photographs take the place of models; give photographs or models, not both', models);
  if (masks) throw wrong('Photographs have no masks; leave masks out', masks, 'false');
  if (typeof size !== 'number')
    throw wrong(`Photographs are shown as squares, not ${size}`, size, 'a whole number of pixels');
  if (level === 'both')
    throw wrong('Photographs are asked one question each; give a level', level, 'coarse or granular');
  if (answers !== undefined)
    throw wrong('Which answers photographs have is in their file; leave answers out', answers, 'no value');
  return { size, level };
}

/** A sighting as states have it. */
const sightingOf = ({ entry, sha256, crop, asked, boxes, rotations }: ShownSighting): Sighting => ({
  name: entry.name,
  sha256,
  crop,
  objects: asked.map((index, at) => ({
    index,
    category: entry.objects[index].category,
    box: boxes[at],
    rotation: rotations[at],
  })),
});

/** The boxes of what is asked about in a picture of a state. */
function boxesIn({ photograph, earlier, size }: PhotographState, part: string) {
  const own = photograph.objects.map(({ box }) => box);
  if (part !== 'pair') return own;
  const gap = Math.max(4, Math.round(size / 32));
  const beside = own.map((box) => ({ ...box, left: box.left + size + gap }));
  return [...earlier!.objects.map(({ box }) => box), ...beside];
}
