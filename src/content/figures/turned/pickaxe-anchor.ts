import { circle, Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A pickaxe with a guard and a ring to hang it by; upside down it is an anchor. */
export const pickaxeAnchor = figure({
  name: 'pickaxe-anchor',
  readings: [
    'pickaxe: pick, axe, pick axe, hoe, ice axe, hammer, mattock',
    'anchor: ship anchor, boat anchor',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    reach: [0.3, 0.36],
    droop: [0.17, 0.22],
    thick: [0.085, 0.105],
    handle: [0.026, 0.034],
    guard: [0.12, 0.16],
  },
  parts({ reach, droop, thick, handle, guard }) {
    const top = -0.4;
    const head = new Path()
      .moveTo(-reach, top + droop + 0.02)
      .cubicTo(-reach * 0.8, top + 0.06, -reach * 0.4, top, 0, top)
      .cubicTo(reach * 0.4, top, reach * 0.8, top + 0.06, reach, top + droop + 0.02)
      .cubicTo(reach * 0.7, top + 0.06 + thick, reach * 0.4, top + thick, 0, top + thick)
      .cubicTo(-reach * 0.4, top + thick, -reach * 0.7, top + 0.06 + thick, -reach, top + droop + 0.02)
      .close();
    return [
      area(roundRect(-handle, top + 0.02, 2 * handle, 0.74, 0.014), 'accent'),
      area(roundRect(-guard, 0.2, 2 * guard, 0.05, 0.02), 'main'),
      area(head, 'main'),
      stroke(circle(0, 0.415, 0.045), 0.024),
    ];
  },
});
