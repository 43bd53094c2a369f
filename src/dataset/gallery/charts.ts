import { escapeHtml, wholeWords } from './escape.js';
import type { Histogram } from './histogram.js';
import type { Tally } from './tally.js';

/** The most rows of a chart; longer ones end in a line that says how many values are left out. */
const mostRows = 14;
const mostColumns = 48;
const width = 340;
const rowHeight = 22;
const plotHeight = 120;

interface Bar {
  readonly name: string;
  /** The name in words. */
  readonly called: string;
  readonly count: number;
}

/** What a chart shows besides counts. */
interface ChartOptions {
  /** The facet; with one, bars are buttons that filter the items. */
  readonly facet?: string;
  /** What a value is called. Default: as it is. */
  called?(name: string): string;
}

/** A chart of counts: rows of bars, or columns where the values are short. */
export function countChart(
  title: string,
  tally: Tally,
  { facet, called = (name) => name }: ChartOptions = {},
): string {
  const bars = tally.entries().map(([name, count]) => ({ name, called: called(name), count }));
  if (bars.length === 0) return '';
  const numeric = bars.every(({ name }) => /^-?\d+(\.\d+)?$/.test(name));
  if (numeric) bars.sort((a, b) => Number(a.name) - Number(b.name));
  const upright = bars.length > 2 && bars.every((bar) => [...bar.called].length <= 3);
  const shown = bars.slice(0, upright ? mostColumns : mostRows);
  const left = bars.length - shown.length;
  const more = [
    left > 0 ? `${left} more values` : '',
    tally.others > 0 ? `${tally.others} counts of further values` : '',
  ].filter(Boolean);
  return figure(title, upright ? columns(shown, facet) : rows(shown, facet), more.join(', '));
}

/** A chart of how a number of the certificates is distributed. */
export function histogramChart(title: string, histogram: Histogram): string {
  const bins = histogram.draw(mostColumns);
  if (bins.length === 0) return '';
  const range = `smallest ${number(histogram.min)}, largest ${number(histogram.max)}`;
  if (histogram.min === histogram.max) {
    return figure(
      title,
      `<p class="constant">${number(histogram.min)}</p>`,
      `in all ${histogram.count} items`,
    );
  }
  const most = Math.max(...bins.map(({ count }) => count));
  const step = width / bins.length;
  const marks = bins.map(({ from, to, count }, i) => {
    const height = (count / most) * plotHeight;
    const text = `${number(from)} to ${number(to)}: ${count}`;
    return `<g><title>${text}</title>${rect(i * step, plotHeight - height, Math.max(1, step - 1), height)}</g>`;
  });
  const ends =
    `<text x="0" y="${plotHeight + 16}">${number(bins[0].from)}</text>` +
    `<text x="${width}" y="${plotHeight + 16}" text-anchor="end">${number(bins.at(-1)!.to)}</text>`;
  return figure(title, svg(plotHeight + 22, [baseline, ...marks, ends]), range);
}

/** A number of at most four significant digits. */
export const number = (value: number): string => String(Number(value.toPrecision(4)));

function rows(bars: readonly Bar[], facet: string | undefined): string {
  const most = Math.max(...bars.map(({ count }) => count));
  const nameWidth = 150;
  const space = width - nameWidth - 52;
  return svg(
    bars.length * rowHeight,
    bars.map((bar, i) => {
      const y = i * rowHeight;
      const length = Math.max(1.5, (bar.count / most) * space);
      return group(bar, facet, [
        rect(0, y, width, rowHeight, 'hit'),
        `<text x="${nameWidth - 8}" y="${y + 15}" text-anchor="end">${escapeHtml(wholeWords(bar.called, 22))}</text>`,
        rect(nameWidth, y + 4, length, rowHeight - 8),
        `<text class="count" x="${number(nameWidth + length + 6)}" y="${y + 15}">${bar.count}</text>`,
      ]);
    }),
  );
}

function columns(bars: readonly Bar[], facet: string | undefined): string {
  const most = Math.max(...bars.map(({ count }) => count));
  const step = Math.min(48, width / bars.length);
  const counts = step >= 24;
  return svg(plotHeight + 22, [
    baseline,
    ...bars.map((bar, i) => {
      const height = Math.max(1.5, (bar.count / most) * (plotHeight - 18));
      const middle = number((i + 0.5) * step);
      return group(bar, facet, [
        rect(i * step, 0, step, plotHeight + 22, 'hit'),
        rect(i * step + 1, plotHeight - height, step - 2, height),
        `<text x="${middle}" y="${plotHeight + 16}" text-anchor="middle">${escapeHtml(bar.called)}</text>`,
        counts
          ? `<text class="count" x="${middle}" y="${number(plotHeight - height - 5)}" text-anchor="middle">${bar.count}</text>`
          : '',
      ]);
    }),
  ]);
}

function group({ name, called, count }: Bar, facet: string | undefined, marks: readonly string[]): string {
  const text = escapeHtml(`${called}: ${count}`);
  const button =
    facet === undefined
      ? ''
      : ` class="bar" role="button" tabindex="0" aria-label="${text}" aria-pressed="false" data-facet="${escapeHtml(facet)}" data-value="${escapeHtml(name)}"`;
  return `<g${button}><title>${text}</title>${marks.join('')}</g>`;
}

const baseline = `<path class="baseline" d="M0 ${plotHeight}.5H${width}"/>`;

const rect = (x: number, y: number, w: number, h: number, kind = 'mark'): string =>
  `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"/>`;

const svg = (height: number, marks: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${marks.join('')}</svg>`;

function figure(title: string, content: string, note: string): string {
  const remark = note === '' ? '' : `<p class="note">${escapeHtml(note)}</p>`;
  return `<figure class="chart"><figcaption>${escapeHtml(title)}</figcaption>${content}${remark}</figure>`;
}
