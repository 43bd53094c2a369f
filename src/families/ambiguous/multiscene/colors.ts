import { iconOf } from '../../../content/figures/icons/index.js';
import { formatColor, fromOklch, parseColor, withHueOf } from '../../../core/color.js';
import type { Stream } from '../../../core/stream.js';
import type { Element } from '../../../content/figures/icons/stamps.js';
import type { MultisceneState } from './state.js';

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

/** A ground and five related colors that stand out from it. */
export function palette(stream: Stream): Pick<MultisceneState, 'ground' | 'colors'> {
  const dark = stream.below(3) === 0;
  const hue = stream.uniform(0, 360);
  return {
    ground: formatColor(fromOklch(dark ? 0.2 : 0.97, 0.012, hue)),
    colors: Array.from({ length: 5 }, () => {
      const lightness = stream.uniform(dark ? 0.68 : 0.36, dark ? 0.84 : 0.56);
      const chroma = stream.uniform(0.09, 0.17);
      return formatColor(fromOklch(lightness, chroma, hue + stream.uniform(-55, 55)));
    }),
  };
}
