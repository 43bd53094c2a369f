import type { Renderer } from '../../../world/renderer.js';
import { labelParts } from '../../../content/models/parts/front-label.js';
import { sceneOf, type ModelOf } from './staging.js';
import type { OrientationState } from './state.js';

/** Side of the picture in which labels are looked for, pixels. */
const side = 192;

/** Of what is seen of each object asked about, the share that its label and its bar code cover; 1 where it has none. */
export function labelShares(
  { renderer, modelOf }: { readonly renderer: Renderer; readonly modelOf: ModelOf },
  x: OrientationState,
): readonly number[] {
  const asked = x.objects.slice(0, x.asked);
  if (asked.every(({ labelled }) => !labelled)) return asked.map(() => 1);
  const { objects, parts } = renderer.parts(sceneOf(x, modelOf), { width: side, height: side });
  return asked.map((object, index) => {
    if (!object.labelled) return 1;
    const printed = new Set(
      modelOf(object).model.parts.flatMap(({ name }, at) => (labelParts.includes(name) ? [at + 1] : [])),
    );
    let [seen, covered] = [0, 0];
    objects.forEach((found, at) => {
      if (found !== index + 1) return;
      seen++;
      if (printed.has(parts[at]!)) covered++;
    });
    return seen > 0 ? covered / seen : 0;
  });
}
