import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { pile } from '../../src/draw/textures/pile-kernel.js';
import { pileReference } from '../reference/pile/loops.js';
import { Both } from './both.js';

const both = new Both(pile, pileReference);
const stream = new Stream(['kernels', 'pile']);

/** Values from 0 to 255 of which many are 0 and 255. */
const byte = (): number => [0, 255, stream.below(256)][stream.below(3)];

/** The place of a pile of random light. */
function put(width: number, height: number, stride: number): number {
  const planes = new Uint8Array(4 * stride * height).map(() => byte());
  for (let y = 0; y < height; y++) planes.fill(0, y * stride + width, (y + 1) * stride);
  return both.put(planes);
}

const strideOf = (width: number): number => 16 * Math.ceil((width + 3) / 16);

/** A sprite with spans, some of them empty, outside of which it has no texels. */
function sprite(side: number) {
  const pitch = side + 3;
  const texels = new Uint32Array(pitch * side);
  const spans = new Uint16Array(2 * side);
  for (let y = 0; y < side; y++) {
    const [a, b] = [stream.below(side + 1), stream.below(side + 1)];
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    spans.set([from, to], 2 * y);
    for (let x = from; x < to; x++) texels[y * pitch + x] = byte() | (byte() << 8) | (byte() << 16);
  }
  return { pitch, texels: both.put(texels), spans: both.put(spans) };
}

describe('pile: the kernel and its reference', () => {
  test('sprites are slipped under, within the picture and across its sides', () => {
    for (const [width, height] of [
      [1, 1],
      [13, 5],
      [16, 16],
      [61, 40],
    ] as const)
      for (const side of [1, 3, 16, 37])
        for (let turn = 0; turn < 12; turn++) {
          both.begin();
          const stride = strideOf(width);
          const plane = stride * height;
          const place = put(width, height, stride);
          const { pitch, texels, spans } = sprite(side);
          for (let again = 0; again < 3; again++) {
            const left = stream.below(width + 2 * side) - side - 1;
            const top = stream.below(height + 2 * side) - side - 1;
            const [first, end] = [Math.max(0, -top), Math.min(side, height - top)];
            const [red, green, blue] = [0, 16_126, stream.below(16_126)];
            both.run((loops) =>
              loops.slip(
                place,
                stride,
                plane,
                width,
                texels,
                pitch,
                spans,
                first,
                end,
                left,
                top,
                red,
                green,
                blue,
              ),
            );
            both.bytesAgree(place, 4 * plane);
          }
        }
  });

  test('every light, cover and shade leave the same', () => {
    both.begin();
    const stride = strideOf(256);
    const place = both.put(new Uint8Array(4 * stride * 256));
    const [pitch, spans] = [259, both.put(new Uint16Array(512).map((_, i) => (i % 2) * 256))];
    const texels = both.put(new Uint32Array(256 * pitch));
    let least = 255;
    for (let light = 0; light < 256; light += 5) {
      for (const memory of both.memories)
        for (let y = 0; y < 256; y++)
          for (let x = 0; x < 256; x++) {
            memory.bytes[place + y * stride + x] = 255 - light;
            memory.words[texels / 4 + y * pitch + x] = x | (light << 8) | (y << 16);
          }
      both.run((loops) =>
        loops.slip(place, stride, stride * 256, 256, texels, pitch, spans, 0, 256, 0, 0, 9_000, 1, 16_126),
      );
      both.bytesAgree(place, 4 * stride * 256);
      least = Math.min(least, both.memories[0].bytes[place]);
    }
    expect(least).toBe(0);
  });

  test('the ground is seen through what is open', () => {
    for (const [width, height] of [
      [1, 1],
      [14, 3],
      [77, 20],
    ] as const) {
      both.begin();
      const stride = strideOf(width);
      const place = put(width, height, stride);
      const out = both.take(3 * width * height);
      for (const [red, green, blue] of [
        [0, 255, 128],
        [12.4, 99.999, 254.6],
      ] as const) {
        both.run((loops) =>
          loops.close(out, place, stride, stride * height, width, height, red, green, blue),
        );
        both.bytesAgree(out, 3 * width * height);
      }
    }
  });
});
