import { Path } from '../../../draw/path.js';
import { area, figure, stroke } from './figure.js';

/** A shield with a cross; upside down it is a pointed window with its bars. */
export const shieldWindow = figure({
  name: 'shield-window',
  readings: [
    'shield: coat of arms, crest, emblem, escutcheon',
    'window: church window, gothic window, arched window, door, church door, gate',
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.27, 0.31],
    straight: [0.2, 0.28],
    point: [0.38, 0.44],
    bar: [0.016, 0.024],
    rim: [0.035, 0.05],
  },
  parts({ wide, straight, point, bar, rim }) {
    const top = -0.36;
    const outline = (inset: number): Path => {
      const w = wide - inset;
      const [from, mid, tip] = [top + inset, top + straight, top + straight + point - inset * 1.6];
      return new Path()
        .moveTo(-w, from)
        .lineTo(w, from)
        .lineTo(w, mid)
        .cubicTo(w, mid + 0.2, w * 0.55, tip - 0.09, 0, tip)
        .cubicTo(-w * 0.55, tip - 0.09, -w, mid + 0.2, -w, mid)
        .close();
    };
    const y = top + straight * 0.9;
    const cross = new Path()
      .moveTo(0, top + rim)
      .lineTo(0, top + straight + point - rim * 1.7)
      .moveTo(-wide + rim, y)
      .lineTo(wide - rim, y);
    return [area(outline(0), 'main'), area(outline(rim), 'light'), stroke(cross, 2 * bar, 'main')];
  },
});
