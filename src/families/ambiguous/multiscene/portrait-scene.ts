import type { Element } from '../../../content/figures/icons/stamps.js';
import { formatColor, fromOklch, type Stream } from '../../../core/index.js';
import { packInto, type Room } from './pack.js';
import { inNaturalColors, type Made, partIn, pieces, placedPieces, round, unitOf } from './scenes.js';
import type { MultisceneStage } from './stage.js';

/** What the eyes of a face are, and its skin and nose, which are other things. */
export const eyes = ['flower', 'star', 'apple', 'heart'];
export const fruits = ['apple', 'pear', 'heart', 'flower', 'star', 'mushroom'];

/** A face of fruit: a full-faced oval with hair of leaves, after Arcimboldo. */
export function portraitScene(size: number, stage: MultisceneStage, stream: Stream): Made {
  const unit = unitOf(size);
  const eye = stream.choice(eyes);
  const others = fruits.filter((thing) => thing !== eye);
  const [skin, nose] = stream.shuffle(others);
  const [width, height] = [
    Math.round(stream.uniform(300, 340) * unit),
    Math.round(stream.uniform(400, 440) * unit),
  ];
  const [left, top] = [Math.round((size - width) / 2), Math.round((size - height) / 2)];
  const mask = stage.mask({ word: 'face', outline: { left, top, width, height } });
  const at = (x: number, y: number): readonly [number, number] => [width * x, height * y];
  const feature = (
    thing: string,
    [x, y]: readonly [number, number],
    side: number,
    angle: number,
    color: number,
  ): Element => ({ thing, x: round(x), y: round(y), side: round(side * unit), angle, color });
  const turn = stream.uniform(-6, 6);
  const features: Element[] = [
    feature(eye, at(0.28, 0.45), 58, turn, 6),
    feature(eye, at(0.72, 0.45), 58, turn, 6),
    feature('leaf', at(0.28, 0.3), 70, -12, 7),
    feature('leaf', at(0.72, 0.3), 70, 12, 7),
    feature(nose, at(0.5, 0.61), 56, turn, 8),
    ...[-2, -1, 0, 1, 2].map((i) => feature('cherry', at(0.5 + 0.1 * i, 0.82 - 0.012 * i * i), 36, 0, 9)),
  ];
  const room: Room = { ...mask, free: mask.inside.slice() };
  const [leftEye, rightEye, leftBrow, rightBrow, tip, ...mouth] = features;
  const sides = stream.child('sides');
  const parts = [
    partIn(room, 'eye', sides.shuffle([[leftEye], [rightEye]]), [left, top], stage, size),
    partIn(room, 'eyebrow', sides.shuffle([[leftBrow], [rightBrow]]), [left, top], stage, size),
    partIn(room, 'nose', [[tip]], [left, top], stage, size),
    partIn(room, 'mouth', [mouth], [left, top], stage, size),
  ];
  const hair: Room = { ...room, free: room.free.slice() };
  for (let y = 0, i = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++, i++) {
      const u = (2 * x) / width - 1;
      const isHair = v < 0.5 && (v < 0.19 + 0.1 * u * u || Math.abs(u) > 0.8);
      if (isHair) room.free[i] = 0;
      else hair.free[i] = 0;
    }
  }
  const packed = [
    ...features,
    ...[44, 32, 24, 18].flatMap((side) =>
      placedPieces(packInto(hair, pieces(stage, 'leaf', side * unit, stream), stream), 3, stream, 3),
    ),
    ...[34, 27, 21, 17].flatMap((side) =>
      placedPieces(packInto(room, pieces(stage, skin, side * unit, stream), stream), 3, stream),
    ),
  ].map((element) => ({ ...element, x: round(element.x + left), y: round(element.y + top) }));
  const hue = stream.uniform(20, 70);
  const shade = (lightness: number, chroma: number, at: number): string =>
    formatColor(fromOklch(lightness, chroma, at));
  const given = [
    ...[0.78, 0.82, 0.74].map((lightness, i) => shade(lightness, 0.1, hue + 9 * i)),
    ...[0.5, 0.56, 0.44].map((lightness, i) => shade(lightness, 0.1, 135 + 8 * i)),
    // What has a color of its own has it light enough to be seen: a dark red apple could be a plum.
    eye === 'apple' ? shade(0.5, 0.19, 25) : shade(0.36, 0.1, 300),
    shade(0.5, 0.09, 150),
    shade(0.62, 0.15, 45),
    shade(0.48, 0.2, 25),
  ];
  const { colors, elements } = inNaturalColors(given, packed);
  return {
    ground: shade(0.22, 0.02, hue + 180),
    colors,
    figures: [
      {
        word: 'face',
        small: [...new Set([skin, eye, nose, 'leaf', 'cherry'])],
        box: [0, 0, 0, 0],
        outline: { left, top, width, height },
        elements,
      },
    ],
    around: [],
    parts: sides.shuffle(parts),
  };
}
