import { rosters } from '../../content/rosters.js';
import { drawings } from '../../content/drawings/index.js';
import type { DrawingKind } from '../../content/drawings/drawing.js';
import { balancedRuns, Stream, wrongParameter } from '../../core/index.js';
import { changedShare, createRaster, turn, type Raster } from '../../draw/index.js';
import { defineFamily, factsOf, type Proposal, smallerPictures, verdict } from '../making.js';
import { listOf, sidesOf, type Size, sizeParam, type Sides } from '../param-schemas.js';
import { pairQuestions } from './questions.js';
import { rotationWords } from '../words/rotation-words.js';

/** The gray of the mat around a square picture, 0 to 255. */
const gray = 232;

/** The corner of the square on a picture, in pixels; where the room is odd, one pixel nearer to the upper left. */
const origin = ({ width, height }: Sides): readonly [x: number, y: number] => {
  const side = Math.min(width, height);
  return [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
};

/** A square picture in the middle of a plain mat; itself if the mat has no room. */
function onMat(square: Raster, sides: Sides): Raster {
  const { width: side, channels, data } = square;
  if (sides.width === sides.height) return square;
  const mat = createRaster(sides.width, sides.height, channels, gray);
  const [left, top] = origin(sides);
  for (let row = 0; row < side; row++) {
    const line = data.subarray(row * side * channels, (row + 1) * side * channels);
    mat.data.set(line, ((top + row) * sides.width + left) * channels);
  }
  return mat;
}

/** The square in the middle of a mat. @param turned whether the picture was turned by 180 degrees */
function insideMat({ width, height, channels, data }: Raster, turned: boolean): Raster {
  const side = Math.min(width, height);
  const [x, y] = origin({ width, height });
  const [left, top] = turned ? [width - side - x, height - side - y] : [x, y];
  const square = createRaster(side, side, channels);
  for (let row = 0; row < side; row++) {
    const from = ((top + row) * width + left) * channels;
    square.data.set(data.subarray(from, from + side * channels), row * side * channels);
  }
  return square;
}

/** The names of the drawings there are. */
export const sceneNames = Object.keys(drawings);

/** Drawings, once loaded, stay: states name them, and labels are asked for without assets. */
const loaded = new Map<string, DrawingKind<unknown>>();

/** Loads drawings, so that {@link drawingOf} finds them: their code is longer than the rest of the library. */
export async function loadDrawings(names: readonly string[]): Promise<readonly DrawingKind<unknown>[]> {
  return Promise.all(
    names.map(async (name) => {
      const drawing = await drawings[name]();
      loaded.set(name, drawing);
      return drawing;
    }),
  );
}

/** A drawing that has been loaded. @throws TopsyturvyError 'bad-parameter' if it has not */
function drawingOf(name: string): DrawingKind<unknown> {
  const drawing = loaded.get(name);
  if (drawing) return drawing;
  throw wrongParameter(
    `The drawing '${name}' has not been loaded; prepare picture/rotated with it first`,
    name,
    'one of the params that picture/rotated was prepared with',
  );
}

type Params = { readonly scenes: readonly string[]; readonly size: Size };

/** A figure of a drawing, seen upright or after a half turn. */
type State = {
  readonly scene: string;
  readonly figure: unknown;
  readonly turned: boolean;
  readonly size: Size;
};
type Label = { readonly scene: string; readonly reading: string };
type Transform = { readonly turn: 'half' };

interface Assets {
  /** The place of an item's drawing in the list of params. */
  sceneAt(index: number): number;
  /** The index of the first of a drawing's figures. */
  firstOf(scene: string): number;
}

/** The number of possible first figures of a drawing: many times as many as any has readings and styles. */
const firsts = 1_000_000;

/** Least share of pixels that a half turn must change. */
const leastChange = 0.01;
/** Least margin by which the pixels must read as claimed: see `DrawingKind.measure`. */
const leastMargin = 0.1;

function* several<P>(tries: number, proposed: (attempt: number) => P): Generator<P, void> {
  for (let attempt = 0; attempt < tries; attempt++) yield proposed(attempt);
}

/** Drawn pictures whose reading changes under a half turn: Visual-Rot (RotOutBench §3.2), with certain readings. */
export const pictureRotated = defineFamily<Params, State, Transform, Label, Assets, () => Raster>({
  ...factsOf('picture/rotated'),
  words: rotationWords,
  params: (z) =>
    z.strictObject({
      scenes: listOf(z, sceneNames, rosters.scenes.names).describe('Kinds of picture, taken in turn.'),
      size: sizeParam(z, 128, 2048, 512, 'The picture, on a plain mat if it is not square'),
    }),
  difficulty: { detail: smallerPictures(512, 400, 320, 256, 192, 160) },

  async open({ params, path }) {
    await loadDrawings(params.scenes);
    return {
      sceneAt: balancedRuns(params.scenes.length, [...path, 'scenes']),
      firstOf: (scene) => new Stream([...path, 'first', scene]).below(firsts),
    };
  },
  capacity: ({ scenes }) => scenes.reduce((sum, name) => sum + drawingOf(name).capacity, 0),
  propose({ params, index, assets: { sceneAt, firstOf }, stream }) {
    const name = params.scenes[sceneAt(index)];
    const { size } = params;
    const { tries = 1, figure } = drawingOf(name);
    // Every run of items holds each drawing once, and each goes through its readings from a place of the seed's.
    const k = firstOf(name) + Math.floor(index / params.scenes.length);
    const proposed = (attempt: number): Proposal<State, Transform, () => Raster> => ({
      state: {
        scene: name,
        figure: figure(stream(attempt === 0 ? 'figure' : `figure ${attempt}`), k),
        turned: false,
        size,
      },
      transform: { turn: 'half' },
    });
    return tries === 1 ? proposed(0) : several(tries, proposed);
  },
  label: ({ scene, figure, turned }) => ({ scene, reading: drawingOf(scene).read(figure, turned) }),
  kind: ({ scene }) => scene,
  act: (_, x) => ({ ...x, turned: !x.turned }),
  rho: (_, { scene, reading }) => ({ scene, reading: drawingOf(scene).turn(reading) }),
  inverse: (t) => t,

  // The figure, upright: the picture of either way up is a copy or a turn of it.
  stage({ state: { scene, figure, size } }) {
    let picture: Raster | undefined;
    const sides = sidesOf(size);
    const side = Math.min(sides.width, sides.height);
    return () => (picture ??= onMat(drawingOf(scene).draw(figure, side), sides));
  },
  draw({ turned }, _, { stage: upright }) {
    const picture = upright();
    return turned ? turn(picture, 'half') : { ...picture, data: picture.data.slice() };
  },
  warp: (t, picture, part) => turn(picture(part), t.turn),
  viewLabel: ({ reading }) => reading,

  judge({ state, label, moved }, picture) {
    const drawing = drawingOf(state.scene);
    const [original, rotated] = [picture('original'), picture('rotated')];
    const seen = drawing.measure(insideMat(original, false), state.figure);
    const seenTurned = drawing.measure(insideMat(rotated, true), state.figure);
    const margin = Math.min(seen.margin, seenTurned.margin);
    const changed = changedShare(original, rotated);
    const evidence = {
      readFromPixels: [seen.reading, seenTurned.reading],
      readingMargin: margin,
      changedShare: changed,
    };
    const asClaimed = seen.reading === label.reading && seenTurned.reading === moved.reading;
    if (!asClaimed || label.reading === moved.reading) return verdict(false, 'other-reading', evidence);
    if (margin < leastMargin) return verdict(false, 'unclear-reading', evidence);
    return verdict(changed >= leastChange, 'unchanged', evidence);
  },

  ask({ state, label, moved }) {
    const drawing = drawingOf(state.scene);
    return pairQuestions({
      original: drawing.describe(label.reading, state.figure),
      rotated: drawing.describe(moved.reading, state.figure),
      questions: drawing.questions(state.figure),
      groups: { scene: state.scene },
    });
  },
});
