import type * as Plot from '@observablehq/plot';

/** What is needed of the DOM's elements. */
export interface Drawing {
  readonly localName: string;
  readonly innerHTML: string;
  querySelector(selector: string): Drawing | null;
  querySelectorAll(selector: string): Iterable<Drawing>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
}

/** Observable Plot with a document to draw in. */
export interface Brush {
  readonly Plot: typeof Plot;
  plot(options: object): Drawing;
}

/** Loaded only when something is drawn. */
export async function openBrush(): Promise<Brush> {
  const [Plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom/worker')]);
  const { document } = parseHTML('<!doctype html><html></html>');
  return { Plot, plot: (options) => Plot.plot({ ...options, document }) as unknown as Drawing };
}
