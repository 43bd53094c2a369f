import { Path, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** Headphones; upside down they are a horseshoe magnet. */
export const headphonesMagnet = figure({
  name: 'headphones-magnet',
  readings: [
    'headphones: headphone, headset, earphones, earmuffs',
    'magnet: horseshoe magnet, horseshoe, u magnet',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    reach: [0.3, 0.34],
    thick: [0.1, 0.13],
    pad: [0.15, 0.18],
    high: [0.19, 0.23],
    bulge: [0.016, 0.028],
  },
  parts({ reach, thick, pad, high, bulge }) {
    const [middle, end] = [-0.06, 0.16];
    const inner = reach - thick;
    const arc = (r: number, s: 1 | -1, path: Path): Path =>
      path
        .cubicTo(-s * r, middle - 0.56 * r, -s * 0.56 * r, middle - r, 0, middle - r)
        .cubicTo(s * 0.56 * r, middle - r, s * r, middle - 0.56 * r, s * r, middle);
    const band = arc(reach, 1, new Path().moveTo(-reach, end).lineTo(-reach, middle)).lineTo(reach, end);
    arc(inner, -1, band.lineTo(inner, end).lineTo(inner, middle)).lineTo(-inner, end).close();
    const pads = [-1, 1].map((s) =>
      area(
        roundRect(
          s * (reach - thick / 2) - thick / 2 - bulge,
          end - 0.03,
          thick + 2 * bulge,
          high,
          Math.min(0.03, pad * 0.2),
        ),
        'accent',
      ),
    );
    return [area(band, 'main'), ...pads];
  },
});
