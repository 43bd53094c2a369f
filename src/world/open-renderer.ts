import { badParameter } from '../core/errors.js';
import type { Renderer } from './scene.js';

/**
 * Opens an engine, which is loaded only now.
 * @throws TopsyturvyError 'bad-parameter' for one that does not exist, 'missing-package' for 'gl' where it is not installed
 */
export async function openRenderer(name: Renderer['name']): Promise<Renderer> {
  if (name === 'soft') return (await import('./render/renderer.js')).softRenderer();
  if (name === 'gl') return (await import('./gl/renderer.js')).glRenderer();
  throw badParameter('renderer', name, "'soft' or 'gl'");
}

let shared: Promise<Renderer> | undefined;

/**
 * The soft renderer of all families, opened once: it keeps its buffers from frame to frame, and nothing of a scene. Nobody disposes
 * of it.
 */
export const sharedSoftRenderer = (): Promise<Renderer> => (shared ??= openRenderer('soft'));

/** The renderer that draws the pictures of a set: the soft renderer of all families, or one of the set's own. */
export const openPainter = (name: Renderer['name']): Promise<Renderer> =>
  name === 'soft' ? sharedSoftRenderer() : openRenderer(name);
