import type { Element } from '../../../content/figures/icons/stamps.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { type Proposals, reject } from '../../proposal.js';
import { hiddenScene } from './hidden-scene.js';
import { lettersScene } from './letters.js';
import { packedScene, portraitScene } from './scenes.js';
import { boxOf, MultisceneStage, type OutlineSource } from './stage.js';
import type { LargeFigure, MultisceneKind, MultisceneParams, MultisceneState } from './state.js';

/** Small letters of 256 pixels are refused most often. */
const triesOf = (kind: MultisceneKind): number => (kind === 'letters' ? 32 : 16);
/** Side of what the view `near` shows, of the picture. */
const nearShare = 0.2;

/** Tries differ in how plain a hidden figure is: the first is in the middle of what holds. */
const shiftOf = (attempt: number): number => 1 + 0.08 * (attempt % 2 === 0 ? attempt : -attempt);

/** What an item is to show; the category counts for packed and hidden pictures. */
export type Casting = { readonly kind: MultisceneKind; readonly category: string };

/** From afar only the large figures are seen. */
export type MultisceneTransform = { readonly to: 'large' };

/** Scenes of one kind. @throws TopsyturvyError 'bad-parameter' once all are refused */
export function* proposeMultiscene(
  { size, variations, letters }: MultisceneParams,
  source: OutlineSource,
  { kind, category }: Casting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<MultisceneState, MultisceneTransform, MultisceneStage>, Generator> {
  for (let attempt = 0; attempt < triesOf(kind); attempt++) {
    const random = stream(`scene ${attempt}`);
    const stage = new MultisceneStage(source);
    const scene =
      kind === 'letters'
        ? lettersScene(size, letters, stage, random)
        : kind === 'portrait'
          ? portraitScene(size, stage, random)
          : kind === 'hidden'
            ? hiddenScene(size, category, variations, shiftOf(attempt), stage, random)
            : packedScene(size, category, variations, stage, random);
    const figures = scene.figures.map((figure) => ({ ...figure, box: boxOf(stage, figure.elements) }));
    const region = letters === 'one or two' ? random.below(figures.length) : 0;
    const near = nearOf(size, figures[region]!, scene.around, random);
    const state: MultisceneState = { kind, size, ...scene, figures, region, near, seen: 'both' };
    if (near.small.length === 0) yield reject('nothing-near');
    else if (!everyKindIsIn(state)) yield reject('other-things-around');
    else yield { state, transform: { to: 'large' }, stage };
  }
  const large = kind === 'packed' || kind === 'hidden' ? ` with a large '${category}'` : '';
  throw new TopsyturvyError(
    'bad-parameter',
    `Could not make a picture of kind '${kind}'${large} that reads at ${size} pixels`,
    category,
    large === '' ? 'a larger picture' : 'another category or a larger picture',
  );
}

/** What lies around a hidden figure is what it is made of: the small things of the picture are those of the figure. */
const everyKindIsIn = ({ figures, around }: MultisceneState): boolean =>
  around.every(({ thing }) => figures.some(({ small }) => small.includes(thing)));

/** A square in the thick of a figure, and what is seen there: no kind of thing is seen in part only. */
function nearOf(
  size: number,
  { elements }: LargeFigure,
  around: readonly Element[],
  stream: Stream,
): MultisceneState['near'] {
  const side = Math.round(size * nearShare);
  let best: MultisceneState['near'] = { x: 0, y: 0, side, small: [] };
  let most = 0;
  const all = [...elements, ...around];
  for (let turn = 0; turn < 20; turn++) {
    const middle = elements[stream.below(elements.length)]!;
    const x = Math.max(0, Math.min(size - side, Math.round(middle.x - side / 2)));
    const y = Math.max(0, Math.min(size - side, Math.round(middle.y - side / 2)));
    // How far a thing reaches into the square, from its middle, in its own sides.
    const within = (share: number) =>
      all.filter((element) => {
        const reach = share * element.side;
        const [right, bottom] = [x + side, y + side];
        return (
          element.x + reach > x &&
          element.y + reach > y &&
          element.x - reach < right &&
          element.y - reach < bottom
        );
      });
    const seen = within(-0.3);
    const small = [...new Set(seen.map(({ thing }) => thing))].sort();
    if (seen.length <= most || !within(0.45).every(({ thing }) => small.includes(thing))) continue;
    most = seen.length;
    best = { x, y, side, small };
  }
  return best;
}
