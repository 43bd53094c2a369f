import type { Zod } from '../../../core/zod.js';
import { number, range, whole, type ParamsOf } from '../../param-schemas.js';
import { sceneParams } from '../floor/params.js';
import type { FloorView, Stand } from '../floor/assets.js';

/** Things on a floor, of which those of one kind are counted. */
export type CountState = {
  readonly view: FloorView;
  readonly stands: readonly Stand[];
  /** The category that is counted. */
  readonly counted: string;
};

/** One thing is replaced by one of another kind, in the same place. */
export type Replacement = {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly variation: number;
};

export type CountLabel = { readonly counted: string; readonly count: number };

/** label(x): the number of things of the counted kind. */
export const countOf = ({ stands, counted }: CountState): CountLabel => ({
  counted,
  count: stands.filter(({ category }) => category === counted).length,
});

/** act(T, x). */
export const replaced = ({ at, to, variation }: Replacement, x: CountState): CountState => ({
  ...x,
  stands: x.stands.map((stand, i) => (i === at ? { ...stand, category: to, variation } : stand)),
});

/** rho(T, y): the number after the replacement. */
export const recounted = ({ from, to }: Replacement, { counted, count }: CountLabel): CountLabel => ({
  counted,
  count: count + (to === counted ? 1 : 0) - (from === counted ? 1 : 0),
});

export const countParams = (z: Zod) =>
  z.strictObject({
    ...sceneParams(z, { elevation: [36, 45] }),
    counts: z
      .tuple([z.int().min(1).max(20), z.int().min(1).max(20)])
      .refine(([least, most]) => least < most, 'Expected the lower end first, and two numbers that differ')
      .default([2, 7])
      .describe('How many there are of the kind that is counted, from and to, 1 to 20.'),
    things: range(z, 2, 24, 'How many things there are in all, more than are ever counted', [8, 10]),
    kinds: whole(z, 1, 6, 3).describe('Kinds of other things.'),
    visible: number(z, 0.2, 1, 0.5).describe('The least share of every thing that is seen.'),
  });

export type CountParams = ParamsOf<typeof countParams>;
