import type { Zod } from '../../core/zod.js';
import { oneOf, type ParamsOf, setOf } from '../param-schemas.js';
import type { MirrorView } from './prompts/kinds.js';

/** What a question shows and whose sides it asks for. */
export interface Condition {
  readonly view: MirrorView;
  readonly images: readonly [] | readonly [string] | readonly [string, string];
  /** Whether the answer is that of the mirrored picture. */
  readonly mirrored: boolean;
  /** Whether the figure in a mirror of the scene is asked about. */
  readonly reflected?: boolean;
  /** The condition that asks the same of the mirrored picture. */
  readonly twin?: string;
}

const ofTwoViews = {
  original: { view: 'own', images: ['original'], mirrored: false, twin: 'mirrored' },
  mirrored: { view: 'own', images: ['mirrored'], mirrored: true },
} as const;
const ofTheViewer = {
  'original.viewer': { view: 'viewer', images: ['original'], mirrored: false, twin: 'mirrored.viewer' },
  'mirrored.viewer': { view: 'viewer', images: ['mirrored'], mirrored: true },
} as const;
const ofTheReflection = {
  'original.reflection': {
    view: 'own',
    images: ['original'],
    mirrored: false,
    reflected: true,
    twin: 'mirrored.reflection',
  },
  'mirrored.reflection': { view: 'own', images: ['mirrored'], mirrored: true, reflected: true },
} as const;
const controls = {
  text: { view: 'own', images: [], mirrored: false },
  both: { view: 'both', images: ['original', 'mirrored'], mirrored: false },
} as const;

/** All conditions, by name. */
export const conditions = { ...ofTwoViews, ...ofTheViewer, ...ofTheReflection, ...controls } satisfies Record<
  string,
  Condition
>;
export type ConditionName = keyof typeof conditions;

/** Of a body or a photo; where the scene has a mirror, the figure in it is asked about instead of the viewer's sides. */
export const conditionNames = Object.keys({ ...ofTwoViews, ...ofTheViewer, ...controls }) as ConditionName[];
export const reflectionNames = Object.keys({
  ...ofTwoViews,
  ...ofTheReflection,
  ...controls,
}) as ConditionName[];

/** The params that say what is asked and how. */
export const askingParams = (z: Zod, names: readonly ConditionName[]) => ({
  conditions: setOf(z, names, 'conditions').describe(
    'What is asked: of the picture, of its mirror image, as the viewer sees it, without a picture, of both.',
  ),
  shifts: oneOf(z, ['all', 'first'], 'all').describe(
    'Options in all cyclic shifts (circular evaluation), or in their first order only.',
  ),
  wording: oneOf(z, ['explicit', 'paper'], 'explicit').describe(
    "Whether the prompt says whose left and right are meant, or has the paper's words alone.",
  ),
});
export type AskingParams = ParamsOf<typeof askingParams>;
