import { lazyFamily } from '../../legacy.js';
import type { ConditionName } from '../conditions.js';
import { bodyParams } from './params.js';

export interface BodyFamilyOptions {
  readonly name: string;
  readonly summary: string;
  readonly conditions: readonly ConditionName[];
  /** Whether a mirror stands in the scene. */
  readonly mirror: boolean;
}

/** A family of posed people and animals and of their mirror images, whose answers flip. */
export const bodyFamily = ({ name, summary, conditions, mirror }: BodyFamilyOptions) =>
  lazyFamily(
    {
      name,
      version: 1,
      summary,
      params: (z) => bodyParams(z, conditions),
      presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper', giveaways: true } },
      views: [
        { name: 'original', moved: false, part: 'whole' },
        { name: 'mirrored', moved: true, part: 'whole' },
      ],
    },
    async () => (await import('./behavior.js')).bodyBehavior(mirror),
  );
