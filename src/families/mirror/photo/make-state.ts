import type { Stream } from '../../../core/stream.js';
import type { Entry } from './questions/entry.js';
import { outlineWidth } from './draw.js';
import { snap } from './pictures/frame.js';
import { colorNames, letters, type Mark, type MarkShape } from './marks/mark.js';
import { arrowStart, bandOf } from './marks/place-mark.js';
import type { AskedPair, PhotoState } from './state.js';
import type { View } from './pictures/view.js';

/** The state of an item: a question about a subject, with a mark of one of the shapes that it allows. */
export function makeState(
  view: View,
  entry: Entry,
  { sha256, outlined }: { readonly sha256: string; readonly outlined: boolean },
  random: Stream,
): PhotoState {
  const { subject, frame, points } = view;
  const pairs = entry.pairs.map(({ left, right, end }): AskedPair => ({
    left,
    right,
    end: end ?? null,
    asked: true,
  }));
  const names = pairs.flatMap(({ left, right }) => [left, right]).filter((name) => points.has(name));
  return {
    photo: { file: subject.image.file, sha256, annotation: subject.id },
    subject: { noun: subject.skeleton.noun, kind: subject.skeleton.subject },
    width: frame.width,
    height: frame.height,
    outline: outlined ? outlineOf(view) : null,
    kind: entry.kind,
    name: entry.name,
    part: entry.part,
    pairs,
    points: Object.fromEntries(names.sort().map((name) => [name, points.get(name)!])),
    occluded: entry.occluded,
    facing: entry.facing ?? 0,
    mark: entry.mark ? makeMark(view, entry, entry.mark, random) : null,
    mirrored: false,
  };
}

function makeMark(
  view: View,
  { point, pairs }: Entry,
  { shapes, radius }: { readonly shapes: readonly MarkShape[]; readonly radius: number },
  random: Stream,
): Mark {
  const shape = random.choice(shapes);
  const color = random.choice(colorNames);
  const [x, y] = view.points.get(point)!;
  const plain: Mark = { shape, color, at: [x, y], radius, from: null, letter: null };
  if (shape === 'letter') return { ...plain, letter: random.choice(letters) };
  if (shape === 'arrow') return { ...plain, from: arrowStart(view, view.points.get(point)!, radius)! };
  if (shape !== 'band') return plain;
  const pair = pairs.find(({ left, right }) => left === point || right === point)!;
  return { ...plain, ...bandOf(view, pair, pair.left === point ? 'left' : 'right', radius)! };
}

/** The subject's box with a little room, inside the picture. */
function outlineOf({ box, frame }: View): PhotoState['outline'] {
  const line = outlineWidth(frame.width, frame.height);
  const room = 2 * line;
  const left = snap(Math.max(line, box.x - room));
  const top = snap(Math.max(line, box.y - room));
  const right = snap(Math.min(frame.width - line, box.x + box.width + room));
  const bottom = snap(Math.min(frame.height - line, box.y + box.height + room));
  return [left, top, right - left, bottom - top];
}
