import type { Stream } from '../../../core/stream.js';
import type { BodyKind, BodyPose, Look } from '../../bodies/body.js';
import { defineModel, type CatalogModel } from '../define.js';

/** The properties of an animal besides its name and body. */
interface Known<Body extends BodyKind> extends Omit<
  CatalogModel,
  'category' | 'broadClass' | 'hasFront' | 'hasUp' | 'build'
> {
  /** Default: the name of its body */
  readonly category?: string;
  /** Factor of the cells of its skin, whose joints are not bent here. Default 1.1 */
  readonly coarseness?: number;
  /** The pose of an individual, its head toward where its body faces. Default: standing at rest */
  pose?(look: Look, body: Body, variation: Stream): BodyPose;
}

const standing = (): BodyPose => ({ angles: {}, lift: 0 });

/**
 * A kind of animal as the catalog shows it.
 * @param bodies its body; or those of its subspecies, of which each example is one
 */
export const animal = <Body extends BodyKind>(
  bodies: Body | readonly [Body, ...Body[]],
  { category, coarseness = 1.1, pose = standing, ...known }: Known<Body>,
): CatalogModel => {
  const kinds = Array.isArray(bodies) ? (bodies as readonly [Body, ...Body[]]) : ([bodies as Body] as const);
  return defineModel({
    category: category ?? kinds[0].name,
    broadClass: 'animals',
    hasFront: true,
    frontShownBy: 'its head',
    ...known,
    build(variation) {
      const body = variation.child('kind').choice(kinds);
      const look = body.look(variation);
      return [...body.build(look, pose(look, body, variation.child('pose')), coarseness).parts];
    },
  });
};
