import type { StudyTrial } from '../form.js';

/** An element; texts go in as texts, so that no string is ever parsed as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export function button(
  label: string,
  onClick: () => void,
  attributes: Readonly<Record<string, string>> = {},
) {
  const node = element('button', { type: 'button', ...attributes }, label);
  node.addEventListener('click', onClick);
  return node;
}

/** A question's texts and pictures in their order, and the pictures alone. */
export function piecesShown(pieces: StudyTrial['pieces']): {
  readonly nodes: HTMLElement[];
  readonly images: HTMLImageElement[];
} {
  const images: HTMLImageElement[] = [];
  const nodes = pieces.map((piece) => {
    if (!('image' in piece)) return element('p', { class: 'prompt' }, piece.text);
    const image = element('img', { src: piece.image, alt: `Picture ${images.length + 1}` });
    images.push(image);
    return element('figure', {}, image);
  });
  return { nodes, images };
}
