import { scaling, type StreamPath } from '../../../core/index.js';
import { coverage } from '../../../draw/fill/coverage.js';
import type { Path } from '../../../draw/path.js';
import type { Raster } from '../../../draw/raster.js';
import type { Renderer } from '../../../world/scene.js';
import type { DrawingKind } from '../drawing.js';
import type { DrawingOfBodies } from './bodies.js';
import { photograph } from './photograph.js';
import type { Setting } from './setting.js';

/** A drawing of something, and the path of the stream that deals out what is around it. */
type Photographed<F> = { readonly of: F; readonly around: StreamPath };

/** How much finer than the photograph the front of a thing is drawn, and how fine at most, pixels. */
const finer = 2;
const finest = 2048;

/** In the smallest pictures a twentieth of the displays, whose light blurs, is read wrongly. */
const tries = 8;

/** What is drawn as a plain picture, made as an object and photographed. Its readings are those of the drawing. */
export function photographed<F>(
  name: string,
  drawing: DrawingOfBodies<F>,
  setting: Setting,
  renderer: Renderer,
): DrawingKind<Photographed<F>> {
  return {
    name,
    summary: `A photograph. ${drawing.summary}`,
    capacity: drawing.capacity,
    tries,
    figure: (stream, k) => ({
      of: drawing.figure(stream.child('drawing'), k),
      around: stream.child('around').path,
    }),
    read: ({ of }, turned) => drawing.read(of, turned),
    turn: drawing.turn,
    describe: (reading, { of }) => drawing.describe(reading, of),
    questions: ({ of }) => drawing.questions(of),
    draw({ of, around }, size) {
      const front = drawing.draw(of, Math.min(finest, finer * size));
      const light = drawing.light(of);
      return photograph(
        { front, bodies: drawing.bodies(of), ...(light && { light }) },
        setting,
        around,
        renderer,
        size,
      );
    },
    measure(picture, { of }) {
      const inside = insideOf(drawing.bodies(of), picture.width);
      const readable = drawing.readable(of);
      const light = { drawn: drawing.draw(of, picture.width), paper: drawing.draw(readable, 1).data };
      return drawing.measure(inPlainLight(picture, inside, light), readable);
    },
  };
}

/**
 * A photograph, either way up, with what it shows in the light of the drawing; what is behind that is not read.
 * @param inside what the thing covers, upright @param paper the color that is then around it
 */
function inPlainLight(
  picture: Raster,
  inside: Uint8Array,
  { drawn, paper }: { readonly drawn: Raster; readonly paper: Uint8Array },
): Raster {
  const turned = inside.toReversed();
  const either = inside.map((mark, i) => mark | turned[i]);
  const both = inside.map((mark, i) => mark & turned[i]);
  const out = { ...picture, data: new Uint8Array(picture.data.length) };
  for (let channel = 0; channel < 3; channel++) {
    const [seen, wanted] = [spreadOf(picture, both, channel), spreadOf(drawn, both, channel)];
    const gain = wanted.deviation / Math.max(1, seen.deviation);
    for (let i = 0, at = channel; i < either.length; i++, at += 3) {
      const value = wanted.mean + gain * (picture.data[at] - seen.mean);
      out.data[at] = either[i] === 1 ? Math.max(0, Math.min(255, value)) : paper[channel];
    }
  }
  return out;
}

/** Half of a pixel, in coverage. */
const half = 127;

/** Marks what bodies cover. @param size pixels */
function insideOf(bodies: readonly Path[], size: number): Uint8Array {
  const marks = new Uint8Array(size * size);
  for (const outline of bodies) {
    const { x, y, width, data } = coverage(outline, { width: size, height: size, transform: scaling(size) });
    data.forEach((share, i) => {
      if (share > half) marks[(y + Math.floor(i / width)) * size + x + (i % width)] = 1;
    });
  }
  return marks;
}

/** The mean and the standard deviation of a channel of the marked pixels. */
function spreadOf({ data }: Raster, marks: Uint8Array, channel: number): { mean: number; deviation: number } {
  let [sum, squares, count] = [0, 0, 0];
  for (let i = 0; i < marks.length; i++)
    if (marks[i] === 1) {
      const value = data[3 * i + channel];
      sum += value;
      squares += value * value;
      count++;
    }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}
