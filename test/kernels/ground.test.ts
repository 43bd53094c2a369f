import { expect, it } from 'vitest';
import { channelIntensities } from '../../src/core/color.js';
import { Stream } from '../../src/core/stream.js';
import { displayTables } from '../../src/draw/display-code.js';
import {
  ground,
  groundBytes,
  GroundField,
  GroundPlace,
} from '../../src/world/render/backdrop/ground-kernel.js';
import { GroundReference } from '../reference/ground/loops.js';
import { Both } from './both.js';

const [width, height] = [61, 48];
/** Texels a side of the softest plane and of the contact plane. */
const [size, contactSize] = [16, 24];
const odd = [0, -0, 1e-300, 1e300, -1e300, Infinity, -Infinity, NaN];

const both = new Both(ground, (memory) => new GroundReference(memory));

/** What the loops are asked, with the ground in about the lower two thirds of the picture. */
class Asked {
  private readonly doubles = new Float64Array(groundBytes / 8);
  private readonly words = new Uint32Array(this.doubles.buffer);
  private readonly record: number;
  private readonly out: number;

  constructor(
    private readonly stream: Stream,
    private readonly kinds: {
      checkered: boolean;
      sun: boolean;
      contact: boolean;
      rows: boolean;
      spoiled: boolean;
    },
  ) {
    both.begin();
    // No list begins at 0: that is for none.
    both.take(64);
    this.describeView();
    this.describeLight();
    this.describeShadows();
    if (kinds.spoiled)
      for (let i = 0; i < 3; i++)
        this.doubles[stream.below(GroundField.sunSize)] = stream.choice(odd) * stream.choice([1, 1e-3]);
    this.record = both.put(this.doubles);
    this.out = both.put(Uint8Array.from({ length: 3 * width }, () => stream.below(256)));
  }

  private describeView(): void {
    const { stream, doubles } = this;
    const number = (reach: number): number => stream.uniform(-reach, reach);
    const per = 0.02;
    const origin = [number(1), stream.uniform(0.5, 3), number(1)];
    const right = [per, number(per / 9), number(per / 9)];
    const up = [number(per / 9), per, number(per / 9)];
    doubles.set([...origin, number(0.3), -0.1, -1, ...right, ...up], GroundField.rays);
    doubles.set([width / 2, height / 2, 0.1, stream.choice([4, 100])], GroundField.center);
    doubles.set([stream.uniform(0.5, 8), stream.choice([0.25, 0.5, 1])], GroundField.distance);
  }

  private describeLight(): void {
    const { stream, doubles, words, kinds } = this;
    const light = (): number[] => [0, 1, 2].map(() => stream.choice([0, stream.uniform(0, 1.5)]));
    const [sky, sun] = [light(), light()];
    doubles.set([...sky, ...sun, ...sky.map((value, i) => value + sun[i])], GroundField.sky);
    const rows = Float64Array.from({ length: 3 * height }, () => stream.uniform(0, 1));
    words[GroundPlace.checkered] = kinds.checkered ? 1 : 0;
    words[GroundPlace.rowLights] = kinds.rows ? both.put(rows) : 0;
    words[GroundPlace.intensities] = both.put(channelIntensities());
    words[GroundPlace.thresholds] = both.put(displayTables().thresholds);
    words[GroundPlace.codes] = both.put(displayTables().codes);
  }

  private describeShadows(): void {
    const { stream, doubles, words, kinds } = this;
    const plane = (side: number, share: () => number): number =>
      both.put(Float32Array.from({ length: side * side }, share));
    const some = (): number => (stream.below(3) === 0 ? 0 : stream.uniform(0, 1));
    const marks = (side: number): number =>
      both.put(Uint8Array.from({ length: side * side }, () => stream.below(2)));
    const matrix = (side: number): number[] => {
      const per = side / stream.uniform(2, 12);
      const [a, b] = [stream.uniform(-per, per), stream.uniform(-per, per)];
      return [a, b, side / 2, -b, a, side * stream.uniform(0.2, 0.9)];
    };
    doubles.set([...matrix(8 * size), size, stream.uniform(0.5, 60)], GroundField.sunMatrix);
    doubles.set([...matrix(contactSize), contactSize], GroundField.contactMatrix);
    words[GroundPlace.hasSun] = kinds.sun ? 1 : 0;
    words[GroundPlace.hasContact] = kinds.contact ? 1 : 0;
    // Blurred planes may go below 0 by what is rounded.
    const rounded = (): number => (stream.below(10) === 0 ? -1e-12 : some());
    words.set(
      [
        ...[plane(4 * size, some), plane(2 * size, some), plane(size, rounded), plane(size, some)],
        ...[marks(size), plane(contactSize, rounded), marks(contactSize)],
      ],
      GroundPlace.sharp,
    );
  }

  /** Rows, columns and edges of the picture. Returns how many bytes changed. */
  compare(): number {
    const { stream, record, out } = this;
    let changed = 0;
    const columns = both.put(Int32Array.from({ length: width }, (_, x) => x));
    for (let y = 0; y < height; y += 3) {
      const before = both.memories[0].bytes.slice(out, out + 3 * width);
      const from = stream.below(width);
      const to = from + stream.below(width - from);
      both.run((loops) => loops.showRow(record, y, from, to, out));
      both.bytesAgree(out, 3 * width);
      const [first, count] = [stream.below(50), stream.below(9)];
      both.run((loops) => loops.showColumns(record, y + 1, columns + 4 * first, count, out));
      both.bytesAgree(out, 3 * width);
      this.compareEdges(y);
      const after = both.memories[0].bytes.subarray(out, out + 3 * width);
      changed += after.filter((byte, i) => byte !== before[i]).length;
    }
    return changed;
  }

  private compareEdges(y: number): void {
    const { stream, record, out } = this;
    const end = both.memories[0].end;
    const count = stream.integer(1, 12);
    const pixels = Array.from({ length: count }, (_, i) => [
      5 * i + stream.below(5),
      2 * i,
      2,
      stream.integer(1, 3),
    ]);
    const list = both.put(Int32Array.from({ length: count }, (_, i) => count - 1 - i));
    const pixelList = both.put(Int32Array.from(pixels.flat()));
    const lights = both.put(Float64Array.from({ length: 6 * count }, () => stream.uniform(0, 4)));
    const grounded = stream.below(2);
    both.run((loops) => loops.showEdges(record, y, grounded, list, count, pixelList, lights, 4, out));
    both.bytesAgree(out, 3 * width);
    for (const memory of both.memories) memory.begin(end);
  }
}

it.each([false, true])('shows the ground as its reference does, checkered: %s', (checkered) => {
  const stream = new Stream(['kernels', 'ground', checkered ? 'checkered' : 'caught']);
  let changed = 0;
  for (let i = 0; i < 80; i++) {
    const [sun, contact, rows] = [i % 2 > 0, i % 4 > 1, i % 8 > 3];
    changed += new Asked(stream, { checkered, sun, contact, rows, spoiled: i % 5 === 0 }).compare();
  }
  expect(changed).toBeGreaterThan(25_000);
});
