import type { PosedBody } from '../../../../content/bodies/body.js';
import { atRest, type Model, type Placed } from '../../../../world/index.js';

/** A posed body as an object of a scene: it stands at the origin. */
export function bodyObject(category: string, { parts }: Pick<PosedBody, 'parts'>): Placed {
  const model: Model = {
    category,
    broadClass: category === 'person' ? 'people' : 'animals',
    hasFront: true,
    hasUp: true,
    parts,
  };
  return { model, pose: atRest };
}
