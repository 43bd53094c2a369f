import { circle, Path, roundRect, thread } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A striped balloon on its string; upside down it is a bauble that hangs from a thread. */
export const balloonBauble = figure({
  name: 'balloon-bauble',
  readings: [
    'balloon: party balloon, air balloon',
    'Christmas ornament: bauble, christmas ball, christmas bauble, ball, christmas tree ball',
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.2, 0.23],
    tall: [0.205, 0.235],
    stripe: [0.05, 0.07],
    cap: [0.04, 0.05],
    sway: [-0.02, 0.02],
  },
  parts({ wide, tall, stripe, cap, sway }) {
    const y = -0.2;
    const body = new Path()
      .moveTo(0, y - tall)
      .cubicTo(wide * 0.56, y - tall, wide, y - tall * 0.56, wide, y)
      .cubicTo(wide, y + tall * 0.6, wide * 0.45, y + tall, 0, y + tall)
      .cubicTo(-wide * 0.45, y + tall, -wide, y + tall * 0.6, -wide, y)
      .cubicTo(-wide, y - tall * 0.56, -wide * 0.56, y - tall, 0, y - tall)
      .close();
    const zigzag = thread(
      [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map(
        (u, i) => [u * wide, y + (i % 2 === 0 ? -stripe : stripe) * 0.8] as const,
      ),
    );
    const lines = new Path();
    for (const s of [-1, 1])
      lines.moveTo(-wide * 0.93, y + s * stripe * 1.5).lineTo(wide * 0.93, y + s * stripe * 1.5);
    const end = y + tall;
    const string = new Path().moveTo(0, end + cap).cubicTo(sway, end + 0.15, -sway, end + 0.28, 0, 0.48);
    return [
      stroke(string, 0.012),
      area(roundRect(-cap, end - 0.012, 2 * cap, cap * 1.3, 0.012), 'accent'),
      area(body, 'main'),
      stroke(zigzag, 0.02, 'accent'),
      stroke(lines, 0.014, 'accent'),
      area(circle(-wide * 0.45, y - tall * 0.5, 0.02), 'light', false),
    ];
  },
});
