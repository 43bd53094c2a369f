import { unexpected } from '../core/errors.js';
import type { Renderer } from './renderer.js';

/**
 * Opens an engine, which is loaded only now.
 *
 * @throws TopsyturvyError 'bad-parameter' for one that there is not, 'missing-package' for 'gl' where it is not installed
 */
export async function openRenderer(name: Renderer['name']): Promise<Renderer> {
  if (name === 'soft') return (await import('./soft/renderer.js')).softRenderer();
  if (name === 'gl') return (await import('./gl/renderer.js')).glRenderer();
  throw unexpected('bad-parameter', 'renderer', name, "'soft' or 'gl'");
}
