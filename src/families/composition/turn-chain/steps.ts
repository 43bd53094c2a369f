import type { Stream } from '../../../core/stream.js';
import type { Turn } from '../../../draw/turn.js';
import { composed } from '../steps.js';

const rotating = ['quarter-cw', 'quarter-ccw', 'half'] as const satisfies readonly Turn[];
const mirroring = [...rotating, 'mirror', 'flip'] as const satisfies readonly Turn[];

/** A step of a chain. */
export type Step = (typeof mirroring)[number];

/** A chain that comes to a turn, all such chains being equally likely. @param count steps, 2 or more */
export function drawSteps(stream: Stream, count: number, product: Turn, mirrors: boolean): Step[] {
  for (;;) {
    const steps = Array.from({ length: count }, () => stream.choice(mirrors ? mirroring : rotating));
    if (composed(steps) === product) return steps;
  }
}
