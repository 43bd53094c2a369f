import { describe, expect, test } from 'vitest';
import { toLinear } from '../../../src/core/color.js';
import { Stream } from '../../../src/core/stream.js';
import { displayCode } from '../../../src/draw/display-code.js';
import { GamutWriter } from '../../../src/draw/bands/color/gamut.js';
import { align, movedImage } from '../../../src/draw/bands/align.js';
import {
  colorPart,
  fromOpponent,
  luminancePlane,
  meanPlane,
  toOpponent,
} from '../../../src/draw/bands/color/color-spaces.js';
import { compose } from '../../../src/draw/bands/compose.js';
import { matchContrast } from '../../../src/draw/bands/contrast.js';
import { cyclesOf, sigmaOf } from '../../../src/draw/bands/cycles.js';
import {
  createFloats,
  type FloatImage,
  resize,
  correlation,
  deviationOf,
  meanOf,
} from '../../../src/draw/bands/float-image.js';
import { fourier } from '../../../src/draw/bands/spectrum.js';
import { gaussian } from '../../../src/draw/bands/gaussian/gaussian.js';
import { toDeepRaster, toLight, toRaster } from '../../../src/draw/bands/color/linear-light.js';
import { fromPyramid, laplacianPyramid } from '../../../src/draw/bands/pyramid.js';
import { radialSpectrum } from '../../../src/draw/bands/spectrum.js';
import { vectors } from '../../../src/draw/bands/vectors.js';

function noise(width: number, height: number, channels: 1 | 3 | 4): FloatImage {
  const image = createFloats(width, height, channels);
  const stream = new Stream(['bands', width, height, channels]);
  for (let i = 0; i < image.data.length; i++) image.data[i] = stream.float();
  return image;
}
const wave = (side: number, cycles: number): FloatImage => {
  const image = createFloats(side, side, 1);
  image.data.forEach(
    (_, i) => (image.data[i] = 0.5 + 0.5 * Math.cos((2 * Math.PI * cycles * (i % side)) / side)),
  );
  return image;
};
const furthest = (a: FloatImage, b: FloatImage): number =>
  a.data.reduce((most, value, i) => Math.max(most, Math.abs(value - b.data[i])), 0);

describe('linear light', () => {
  test('all codes of 8 and 16 bits come back', () => {
    const bytes = Uint8Array.from({ length: 768 }, (_, i) => Math.floor(i / 3));
    const eight = { width: 256, height: 1, channels: 3 as const, data: bytes };
    expect(toRaster(toLight(eight))).toEqual(eight);
    const deep = { width: 256, height: 256, channels: 1 as const, data: Uint16Array.from({ length: 65_536 }, (_, i) => i) }; // prettier-ignore
    expect(toDeepRaster(toLight(deep)).data).toEqual(deep.data);
    expect(toLight({ ...eight, data: bytes.fill(188) }).data[0]).toBeCloseTo(0.5029, 3);
  });

  test('alpha multiplies, and is taken out again', () => {
    const data = Uint8Array.of(200, 100, 50, 128, 10, 20, 30, 0, 255, 0, 9, 255);
    const light = toLight({ width: 3, height: 1, channels: 4, data });
    expect([...light.data.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect([...toRaster(light).data]).toEqual([200, 100, 50, 128, 0, 0, 0, 0, 255, 0, 9, 255]);
  });

  test('rows are shown as single values are, to the bit, about every threshold', () => {
    const light = Float32Array.from({ length: 256 }, (_, code) => toLinear((code - 0.5) / 255));
    const bits = new Int32Array(light.buffer);
    const values = [...bits].flatMap((bit) => [
      ...new Float32Array(Int32Array.of(bit - 1, bit, bit + 1).buffer),
    ]);
    values.push(-Infinity, Infinity, -1e-9, 1, 1.5, NaN, 0, -0, 0.5);
    const row = new Float32Array(4 * (values.length / 3)).fill(NaN);
    values.forEach((value, i) => (row[4 * Math.floor(i / 3) + (i % 3)] = value));
    vectors.begin();
    const at = vectors.putFloats(row);
    const writer = new GamutWriter(values.length / 3, 1, 3);
    writer.write(at);
    const { raster, excess } = writer.finish();
    expect([...raster.data]).toEqual(values.map(displayCode));
    expect(excess).toBe(Infinity);
  });

  test('what is out of gamut is counted', () => {
    const image = {
      width: 4,
      height: 1,
      channels: 1 as const,
      data: Float32Array.of(-0.5, 0.5, 1.25, 1.00001),
    };
    const { raster, clipped, excess } = compose(image);
    expect([...raster.data]).toEqual([0, 188, 255, 255]);
    expect([clipped, excess]).toEqual([0.5, 0.5]);
  });
});

describe('resize', () => {
  test('shrinking keeps the mean, by whole and broken factors', () => {
    const image = noise(60, 47, 3);
    const mean = meanOf(image);
    for (const [width, height] of [[20, 47], [7, 5], [1, 1], [59, 46]] as const) expect(meanOf(resize(image, width, height))).toBeCloseTo(mean, 5); // prettier-ignore
    expect([...resize({ width: 4, height: 1, channels: 1, data: Float32Array.of(1, 2, 3, 5) }, 2, 1).data]).toEqual([1.5, 4]); // prettier-ignore
  });

  test('growing interpolates: a slope stays a slope', () => {
    const slope = { width: 5, height: 1, channels: 1 as const, data: Float32Array.of(0, 1, 2, 3, 4) };
    expect([...resize(slope, 10, 1).data]).toEqual([0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.25, 3.75, 4]);
    expect([...resize({ ...slope, width: 1, data: Float32Array.of(3) }, 3, 2).data]).toEqual([
      3, 3, 3, 3, 3, 3,
    ]);
  });
});

describe('bands', () => {
  test('half of a wave passes at the cut-off, in cycles per image', () => {
    for (const cycles of [6, 20]) {
      const sigma = sigmaOf(cycles, 256);
      expect(cyclesOf(sigma, 256)).toBeCloseTo(cycles, 10);
      const [before, after] = [wave(256, cycles), gaussian(wave(256, cycles), sigma)].map((image) =>
        deviationOf(
          image,
          image.data.map((_, i) => Number(i % 256 > 64 && i % 256 <= 192)),
        ),
      );
      expect(after / before).toBeCloseTo(0.5, 2);
    }
  });

  test('a Laplacian pyramid comes back, and its levels are bands', () => {
    const image = noise(61, 45, 3);
    const pyramid = laplacianPyramid(image, 4);
    expect(pyramid.map(({ width, height }) => [width, height])).toEqual([
      [61, 45],
      [31, 23],
      [16, 12],
      [8, 6],
    ]);
    expect(furthest(fromPyramid(pyramid), image)).toBeLessThan(1e-6);
    for (const level of pyramid.slice(0, -1)) expect(Math.abs(meanOf(level))).toBeLessThan(0.01);
    expect(() => laplacianPyramid(image, 9)).toThrow(/levels/);
  });

  test('the transform is the sum it stands for', () => {
    const [re, im] = [noise(16, 1, 1), noise(1, 16, 1)].map(({ data }) => Float64Array.from(data));
    const sums = Array.from({ length: 16 }, (_, k) => {
      let [a, b] = [0, 0];
      for (let j = 0; j < 16; j++) {
        const angle = (-2 * Math.PI * j * k) / 16;
        a += re[j] * Math.cos(angle) - im[j] * Math.sin(angle);
        b += re[j] * Math.sin(angle) + im[j] * Math.cos(angle);
      }
      return [a, b] as const;
    });
    fourier(re, im);
    sums.forEach(([a, b], k) => {
      expect(re[k]).toBeCloseTo(a, 12);
      expect(im[k]).toBeCloseTo(b, 12);
    });
    expect(() => fourier(new Float64Array(12), new Float64Array(12))).toThrow(/power of two/);
  });

  test('a wave has its power at its cycles per image, all of it', () => {
    const spectrum = radialSpectrum(wave(64, 9));
    expect(spectrum.indexOf(Math.max(...spectrum))).toBe(9);
    const image = noise(64, 64, 1);
    const power = radialSpectrum(image);
    expect(power).toHaveLength(33);
    // Parseval: white noise of variance 1/12 has 1/12 / 64² at every frequency.
    const mean = power.slice(1).reduce((sum, value) => sum + value, 0) / 32;
    expect(mean * 12 * 64 * 64).toBeCloseTo(1, 0);
  });

  test('contrast is matched within a mask, up to a gain', () => {
    const band = noise(32, 32, 1);
    const weights = Float32Array.from(band.data, (_, i) => Number(i < 512));
    const { band: matched } = matchContrast(band, 0.1, { weights });
    expect(deviationOf(matched, weights)).toBeCloseTo(0.1, 6);
    expect(matchContrast(createFloats(4, 4, 1), 0.1).gain).toBe(8);
    expect(() => matchContrast(band, 0)).toThrow(/contrast/);
  });
});

describe('color spaces', () => {
  test('f_gray and f_color add up, and f_color sums to nothing', () => {
    const image = noise(9, 7, 3);
    const [gray, part] = [meanPlane(image), colorPart(image)];
    gray.data.forEach((value, i) => {
      const [r, g, b] = [0, 1, 2].map((c) => part.data[3 * i + c]);
      expect(r + g + b).toBeCloseTo(0, 6);
      expect(value + g).toBeCloseTo(image.data[3 * i + 1], 6);
    });
  });

  test('opponent coordinates come back; gray has none; luminance is the first', () => {
    const image = noise(9, 7, 3);
    expect(furthest(fromOpponent(toOpponent(image)), image)).toBeLessThan(1e-6);
    const opponent = toOpponent(image);
    luminancePlane(image).data.forEach((value, i) => expect(opponent.data[3 * i]).toBeCloseTo(value, 6));
    const gray = toOpponent({ width: 1, height: 1, channels: 1, data: Float32Array.of(0.4) });
    expect([...gray.data].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.4, 0, 0]);
  });
});

describe('alignment', () => {
  const disc = (x: number, y: number, radius: number): FloatImage => {
    const image = createFloats(96, 96, 1);
    image.data.forEach((_, i) => {
      const [dx, dy] = [(i % 96) + 0.5 - x, Math.floor(i / 96) + 0.5 - y];
      image.data[i] = Number(dx * dx + dy * dy < radius * radius);
    });
    return image;
  };

  test('a disc finds another, whole', () => {
    const [moving, still] = [disc(30, 60, 20), disc(56, 44, 26)];
    const found = align(moving, still);
    expect(found.overlap).toBeGreaterThan(0.9);
    expect(found.scale).toBeCloseTo(1.3, 1);
    expect(correlation(movedImage(moving, found), still)).toBeGreaterThan(0.9);
  });

  test('nothing leaves the picture, and nothing is an error', () => {
    const found = align(disc(48, 48, 30), disc(90, 48, 40));
    const after = movedImage(disc(48, 48, 30), found);
    for (let y = 0; y < 96; y++) expect(after.data[96 * y + 95]).toBe(0);
    expect(() => align(createFloats(20, 20, 1), disc(48, 48, 30))).toThrow(/an empty one/);
  });
});
