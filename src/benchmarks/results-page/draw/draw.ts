import { escapeHtml } from '../../../dataset/gallery/escape.js';
import type { Chart } from '../charts.js';
import { type Brush, type Look, fontSize, canvasOf, width } from './brush.js';
import { curve } from './curve.js';
import { bars, differences, pairs, shares } from './lane-charts.js';
import { legend } from './legend.js';
import { radar } from './radar.js';

const drawings = { bars, differences, pairs, curve, radar, shares } as const;

/** Fonts that are installed: the page loads none. */
const font = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const space = 6;

/**
 * A chart as SVG text: alone it is a picture for a paper, on the page its marks tell by `data-row` which row they are of.
 * @param first the number on the page of the chart's first row
 * @returns '' where nothing is drawn
 */
export function drawChart(brush: Brush, chart: Chart, looks: readonly Look[], first: number): string {
  if (chart.kind === 'table') return '';
  const options = drawings[chart.kind](brush, canvasOf(chart, first), looks);
  const signs = legend(brush, chart, looks);
  const top = signs ? signs.height + space : 0;
  const height = top + options.height;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `font-family="${font}" font-size="${fontSize}" text-anchor="middle" fill="#222" color="#222">` +
    `<title>${escapeHtml(chart.title)}</title>` +
    (signs ? `<g>${marksOf(brush, signs)}</g>` : '') +
    `<g transform="translate(0,${top})">${marksOf(brush, options)}</g></svg>`
  );
}

/** What Plot draws, without styles, which the page's policy forbids. */
function marksOf({ plot }: Brush, options: object): string {
  const drawn = plot(options);
  const svg = drawn.localName === 'svg' ? drawn : drawn.querySelector('svg')!;
  for (const style of [...svg.querySelectorAll('style')]) style.remove();
  for (const element of [...svg.querySelectorAll('[aria-label]')]) {
    const label = element.getAttribute('aria-label')!;
    element.removeAttribute('aria-label');
    if (label.startsWith('row-')) element.setAttribute('data-row', label.slice('row-'.length));
  }
  for (const element of [...svg.querySelectorAll('[style]')]) element.removeAttribute('style');
  return svg.innerHTML;
}
