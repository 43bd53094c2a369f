import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { fullyDescribe } from '../few.js';

const every = { length: 3, tilt: 12, jitter: 0.2, fill: 0.6, noise: 12, blur: 1.2, contrast: 0.7 };

describe('text/rotated', () => {
  describe('at its defaults', () => familyLaws('text/rotated', { params: { length: 6 } }));
  fullyDescribe('with every knob turned', () =>
    familyLaws('text/rotated', {
      params: {
        ...every,
        length: 6,
        background: 'paper',
        ink: '#12306b',
        paper: '#ffe9c4',
        letterSpacing: 0.2,
        size: 200,
      },
    }),
  );
  describe('wider than high', () =>
    familyLaws('text/rotated', {
      params: { ...every, length: 6, background: 'dots', size: '301x130' },
      count: 12,
    }));
  fullyDescribe('exhaustive at length 2, self-turned strings kept', () =>
    familyLaws('text/rotated', { params: { length: 2, selfTurned: 'keep' }, count: 36, roomy: false }),
  );
});
