import type { BodyKind, BodyPose, Look } from '../../bodies/body.js';
import { defineModel, type CatalogModel } from '../define.js';

/** What is known of an animal besides its name and body. */
interface Known extends Omit<CatalogModel, 'category' | 'broadClass' | 'hasFront' | 'hasUp' | 'build'> {
  /** Factor of the cells of its skin, whose joints are not bent here. Default 1.1 */
  readonly coarseness?: number;
  /** How it holds itself. Default: standing at rest */
  pose?(look: Look): BodyPose;
}

const standing = (): BodyPose => ({ angles: {}, lift: 0 });

/** A kind of animal as the catalog shows it: one of the bodies, at rest. */
export const animal = (
  body: BodyKind,
  { coarseness = 1.1, pose = standing, ...known }: Known,
): CatalogModel =>
  defineModel({
    category: body.name,
    broadClass: 'animals',
    hasFront: true,
    hasUp: true,
    ...known,
    build(variation) {
      const look = body.look(variation);
      return [...body.build(look, pose(look), coarseness).parts];
    },
  });
