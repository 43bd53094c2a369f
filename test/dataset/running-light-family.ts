import { defineFamily } from '../../src/families/define-family.js';
import { inCondition } from '../../src/families/ambiguous/words.js';
import type { View } from '../../src/families/family.js';

type Side = 'left' | 'right';
interface State {
  /** The lamp that is lit first. */
  readonly first: number;
  readonly to: Side;
}

const lamps = 4;
const side = 8;
/** Twice along the row. */
const count = 8;
const frames: readonly View[] = Array.from({ length: count }, (_, i) => {
  const name = `frame-${String(i).padStart(2, '0')}`;
  return { name, moved: false, part: name };
});
const stepOf = (part: string): number => Number(part.slice(-2));
const names = frames.map(({ name }) => name);
const other: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** A film of small frames, in which a light runs along a row of lamps: the least that has every kind of file. */
export const runningLightFamily = defineFamily<object, State, { readonly play: 'in reverse' }, Side>({
  name: 'user/running-light',
  version: 1,
  summary: 'A light that runs along a row of lamps.',
  params: (z) => z.strictObject({}),
  views: frames,
  animations: [
    { name: 'film', frames: names, frameMs: 100, moved: false, part: 'film' },
    { name: 'backwards', frames: [...names].reverse(), frameMs: 100, moved: true, part: 'film' },
  ],
  *propose({ stream }) {
    const draw = stream('light');
    yield {
      state: { first: draw.below(lamps), to: draw.choice(['left', 'right'] as const) },
      transform: { play: 'in reverse' },
    };
  },
  label: ({ to }) => to,
  act: (_, { first, to }) => ({ first: (first + (to === 'right' ? lamps - 1 : 1)) % lamps, to: other[to] }),
  rho: (_, to) => other[to],
  inverse: (t) => t,
  draw({ first, to }, part) {
    const step = stepOf(part) % lamps;
    const lit = (first + (to === 'right' ? step : lamps - step)) % lamps;
    const width = lamps * side;
    const data = new Uint8Array(width * side);
    for (let at = 0; at < data.length; at++) data[at] = Math.floor((at % width) / side) === lit ? 255 : 40;
    return { width, height: side, channels: 1, data };
  },
  warp: (_, picture, part) => picture(names[count - 1 - stepOf(part)]),
  judge: () => ({ holds: true }),
  ask: ({ label }) => [
    {
      ...inCondition('ambiguous'),
      variant: 'P0',
      images: ['film'],
      prompt: 'Which way does the light run? Answer with one letter.',
      options: { A: 'left', B: 'right' },
      answer: label === 'left' ? 'A' : 'B',
      accept: [],
      scoring: { kind: 'letter' },
    },
  ],
});
