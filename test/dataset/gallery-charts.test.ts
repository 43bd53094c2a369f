import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { countChart, histogramChart } from '../../src/dataset/gallery/charts.js';
import { Histogram } from '../../src/dataset/gallery/histogram.js';
import { certificateNumbers } from '../../src/dataset/gallery/statistics.js';
import { Tally } from '../../src/dataset/gallery/tally.js';

const filled = (values: readonly number[]): Histogram => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
};

describe('histograms', () => {
  test.each([
    ['shares', (s: Stream) => s.float()],
    ['numbers of any size and sign', (s: Stream) => s.uniform(-1, 1) * 10 ** s.integer(-8, 8)],
    ['whole numbers', (s: Stream) => s.integer(-3, 9)],
  ])('of %s count every value where it belongs', (name, draw) => {
    const stream = new Stream(['histogram', name]);
    const values = Array.from({ length: 5000 }, () => draw(stream));
    const bins = filled(values).draw(48);
    expect(bins.length).toBeLessThanOrEqual(48);
    for (const { from, to, count } of bins) {
      expect(count).toBe(values.filter((value) => value >= from && value < to).length);
    }
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
  });

  test('of a few whole numbers have one bin for each', () => {
    expect(filled([2, 5, 2]).draw(48)).toEqual([
      { from: 2, to: 3, count: 2 },
      { from: 3, to: 4, count: 0 },
      { from: 4, to: 5, count: 0 },
      { from: 5, to: 6, count: 1 },
    ]);
  });

  test('leave out what no bin can hold', () => {
    const histogram = filled([NaN, Infinity, -1e300, 0.5]);
    expect(histogram.count).toBe(1);
    expect(histogramChart('x', histogram)).toContain('in all 1 items');
    expect(histogramChart('x', new Histogram())).toBe('');
  });
});

describe('charts of counts', () => {
  const chart = (values: readonly string[], facet?: string): string => {
    const tally = new Tally();
    for (const value of values) tally.add(value);
    return countChart('Items by <x>', tally, facet === undefined ? {} : { facet });
  };

  test('numbers stand in their order, other values as they came', () => {
    const names = (text: string): string[] => [...text.matchAll(/<title>(.*?): /g)].map(([, name]) => name);
    expect(names(chart(['10', '9', '1']))).toEqual(['1', '9', '10']);
    expect(names(chart(['serif', 'arial', 'serif']))).toEqual(['serif', 'arial']);
  });

  test('say how many values they leave out, and escape every text', () => {
    const many = chart(
      Array.from({ length: 6000 }, (_, i) => `<${i}>`),
      'a"b',
    );
    expect(many).toContain('4986 more values, 1000 counts of further values');
    expect(many).toContain('Items by &#60;x&#62;');
    expect(many).toContain('data-facet="a&#34;b" data-value="&#60;0&#62;"');
    expect(many).not.toMatch(/<\d/);
  });
});

test('the numbers of a certificate are its own and the least of each list', () => {
  expect(
    certificateNumbers({
      holds: true,
      margin: 3,
      overlaps: [0.9, 0.8],
      glyphs: { b: { iou: 0.7 }, q: { iou: 0.75 } },
      note: 'x',
    }),
  ).toEqual([
    ['margin', 3],
    ['smallest of overlaps', 0.8],
    ['smallest of glyphs', 0.7],
  ]);
});
