import type { Zod } from '../../../core/zod.js';
import { oneOf, range, rendering, whole, type ParamsOf, sizeParam } from '../../param-schemas.js';
import { placesParam } from '../../staging/place/places-param.js';

/** Ranges that a family has of its own. */
interface StageDefaults {
  readonly elevation: readonly [number, number];
  readonly size?: number;
  readonly variations?: number;
}

/** The params of all families of things on a floor. */
export const stageParams = (z: Zod, { elevation, size = 512, variations = 4 }: StageDefaults) => ({
  size: sizeParam(z, 64, 4096, size, 'A picture, whose central square is that of the square picture'),
  ...rendering(z, 'things'),
  categories: z
    .array(z.string().max(100))
    .max(200)
    .default([])
    .describe('Kinds of things to show, of those that the family can show; none: all.'),
  variations: whole(z, 1, 100, variations).describe('Different models of a kind in a set.'),
  elevation: range(z, 5, 80, 'The camera above the horizon, degrees', elevation),
  fieldOfView: range(z, 10, 70, 'Vertical angle of view, degrees', [28, 38]),
});

/** The params of families of scenes, which have a look. */
export const sceneParams = (z: Zod, defaults: StageDefaults) => ({
  ...stageParams(z, defaults),
  look: oneOf(z, ['photo', 'clean'], 'photo').describe(
    'photo: things in the places where they are met, in the light of those. clean: on a plain ground. Things are at real size in both.',
  ),
  ...placesParam(z),
});

/** The params of all these families. */
export type FloorParams = ParamsOf<(z: Zod) => ReturnType<typeof stageParams>> & {
  readonly look?: 'photo' | 'clean';
  readonly places?: string | undefined;
};
