import type { Layer } from './design.js';

/** Hair that falls to the shoulder. */
export const longHair: readonly number[] = [
  200, 152, 228, 120, 276, 96, 340, 104, 390, 146, 414, 214, 424, 300, 434, 380, 428, 436, 396, 456, 364, 420,
  350, 372, 336, 330, 316, 300, 302, 262, 296, 232, 276, 214, 246, 196, 222, 172,
];

/** A coat without a collar. */
export const plainCoat: Layer = {
  tone: 'coat',
  around: [
    222, 472, 262, 470, 314, 452, 356, 420, 400, 430, 462, 452, 500, 500, 506, 560, 150, 560, 176, 492,
  ],
};
