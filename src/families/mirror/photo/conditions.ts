import type { MirrorView } from '../../../questions/mirror/index.js';

/** What a question shows and whose sides it asks for. */
export interface Condition {
  readonly view: MirrorView;
  readonly images: readonly [] | readonly [string] | readonly [string, string];
  /** Whether the answer is that of the mirrored picture. */
  readonly mirrored: boolean;
}

export const conditions = {
  original: { view: 'own', images: ['original'], mirrored: false },
  mirrored: { view: 'own', images: ['mirrored'], mirrored: true },
  'original.viewer': { view: 'viewer', images: ['original'], mirrored: false },
  'mirrored.viewer': { view: 'viewer', images: ['mirrored'], mirrored: true },
  text: { view: 'own', images: [], mirrored: false },
  both: { view: 'both', images: ['original', 'mirrored'], mirrored: false },
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as ConditionName[];
