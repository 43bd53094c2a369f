import { wrongParameter } from '../../../core/errors.js';
import type { DoriType } from '../prompts/index.js';
import type { OrientationTask } from '../tasks/task.js';
import type { TurnedObjectParams } from '../turned-object/params.js';
import type { Card } from './deal.js';
import type { ShownCandidate } from './pictures/load.js';
import type { PhotographSkips } from './candidates/skips.js';

/** What the notes about a set of photographs depend on. */
interface SetFacts {
  /** The file of the photographs, as the params have it. */
  readonly photos: string;
  readonly type: DoriType;
  readonly decks: readonly (readonly Card<ShownCandidate>[])[];
  readonly skips: PhotographSkips;
  readonly shown: readonly ShownCandidate[];
}

/** The noun for what is counted. */
const things = ({ pair, asked }: OrientationTask): string =>
  pair ? 'pairs of photographs' : asked === 2 ? 'pairs of objects' : 'objects';

/** @throws TopsyturvyError 'bad-parameter' if no question can be asked, or none that cannot be determined, as is wanted */
export function checkCandidates(
  { photos, type, decks, skips }: SetFacts,
  { undetermined }: TurnedObjectParams,
  task: OrientationTask,
): void {
  if (decks.slice(0, -1).every((deck) => deck.length === 0)) {
    const why = skips.total > 0 ? skips.toString() : 'it has no objects';
    throw wrongParameter(
      `None of the ${things(task)} of '${photos}' can be asked about in ${type.code} (${why})`,
      photos,
    );
  }
  if (typeof undetermined === 'number' && undetermined > 0 && decks.at(-1)!.length === 0)
    throw wrongParameter(
      task.pair
        ? `No annotation says that an object looks the same from several sides, so that ${type.code} of photographs can always be determined; set undetermined to 0`
        : `'${type.undetermined}' is right for none of the ${things(task)} of '${photos}'; add some without a front (heading 'none'), or set undetermined to 0`,
      undetermined,
      '0',
    );
}

/** What a user should know of a set. */
export function notesOf({ photos, type, decks, skips, shown }: SetFacts): readonly string[] {
  const counts = type.options.map((option, at) => `'${option}' ${decks[at].length}`);
  const notes = [
    `'${photos}' has for ${type.code}: ${counts.join(', ')}; as long as they last, each that it has is right equally often`,
  ];
  if (skips.total > 0) notes.push(`Of '${photos}', ${type.code} leaves out ${skips.toString()}`);
  const blind = shown.filter(
    ({ determined, sightings }) => determined && sightings.some(({ entry }) => !entry.camera),
  );
  if (type.marks !== 'dots' && blind.length > 0)
    notes.push(
      `${blind.length} are in photographs without a camera: their headings are not compared with those to the camera itself`,
    );
  return notes;
}
