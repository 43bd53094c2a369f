import { unexpected } from '../core/errors.js';
import type { Renderer } from './renderer.js';

/**
 * Opens an engine, which is loaded only now.
 *
 * @throws TopsyturvyError 'bad-parameter' for one that there is not
 */
export async function openRenderer(name: Renderer['name']): Promise<Renderer> {
  if (name === 'soft') return (await import('./soft/renderer.js')).softRenderer();
  throw unexpected('bad-parameter', 'renderer', name, "'soft'");
}
