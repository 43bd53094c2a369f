import { Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A ladder of logs; on its side it is a railway track on its sleepers. */
export const ladderRailway = figure({
  name: 'ladder-railway',
  turn: 'quarter-ccw',
  readings: [
    'ladder: stepladder, rungs',
    `railway: railroad, railway track, train track, train tracks, tracks, track, rails, rail, fence,
      railroad tracks, railway tracks`,
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.09, 0.12],
    rail: [0.03, 0.042],
    rungs: [6, 8.99],
    rung: [0.034, 0.044],
    out: [0.04, 0.06],
  },
  parts({ wide, rail, rungs, rung, out }) {
    const count = Math.floor(rungs);
    const bars = new Path();
    for (let i = 0; i < count; i++) {
      const y = -0.42 + (0.84 * i) / (count - 1);
      bars.append(roundRect(-wide - out, y - rung / 2, 2 * (wide + out), rung, 0.012));
    }
    return [
      area(bars, 'accent'),
      area(rect(-wide - rail / 2, -0.49, rail, 0.98), 'main'),
      area(rect(wide - rail / 2, -0.49, rail, 0.98), 'main'),
    ];
  },
});
