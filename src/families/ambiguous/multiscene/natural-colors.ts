import { iconOf } from '../../../content/figures/icons/index.js';
import { formatColor, parseColor, withHueOf } from '../../../core/color.js';
import type { Element } from '../../../content/figures/icons/stamps.js';

/** Elements with the colors that they have in nature, added to those of the picture: a purple apple would be a plum. */
export function inNaturalColors(
  colors: readonly string[],
  elements: readonly Element[],
): { readonly colors: readonly string[]; readonly elements: Element[] } {
  const all = [...colors];
  const natural = elements.map((element) => {
    const { hues } = iconOf(element.thing);
    if (!hues) return element;
    const own = formatColor(withHueOf(parseColor(colors[element.color]!), hues));
    if (!all.includes(own)) all.push(own);
    return { ...element, color: all.indexOf(own) };
  });
  return { colors: all, elements: natural };
}
