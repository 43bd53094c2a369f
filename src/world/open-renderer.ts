import { badParameter } from '../core/errors.js';
import type { Renderer, RendererName, RenderSettings, Scene } from './scene.js';

/**
 * Opens an engine, which is loaded only now.
 * @throws TopsyturvyError 'bad-parameter' for one that does not exist, 'missing-package' for 'gl' or
 *   'blender' where it is not installed
 */
export async function openRenderer(name: RendererName): Promise<Renderer> {
  if (name === 'soft') return (await import('./render/renderer.js')).softRenderer();
  if (name === 'gl') return (await import('./gl/renderer.js')).glRenderer();
  if (/^blender(:|$)/.test(name))
    return (await import('./traced/renderer.js')).tracedRenderer(name, await sharedSoftRenderer());
  throw badParameter('renderer', name, "'soft', 'gl', 'blender' or 'blender:N'");
}

let shared: Promise<Renderer> | undefined;

/**
 * The soft renderer of all families, opened once: it keeps its buffers from frame to frame, and nothing of a scene. Nobody disposes
 * of it.
 */
export const sharedSoftRenderer = (): Promise<Renderer> => (shared ??= openRenderer('soft'));

/** Told of each scene before it is drawn. */
type Watcher = (scene: Scene, settings: RenderSettings) => void;

let watcher: Watcher | undefined;

/**
 * The renderer that draws the pictures of a set: the soft renderer of all families, or one of the set's own. Opened during
 * {@link watchingScenes}, it tells what it draws.
 */
export async function openPainter(name: RendererName): Promise<Renderer> {
  const painter = await (name === 'soft' ? sharedSoftRenderer() : openRenderer(name));
  return watcher ? watched(painter, watcher) : painter;
}

/** Does some work, of which painters that it opens tell `watch` each scene that they draw. One at a time. */
export async function watchingScenes<T>(watch: Watcher, work: () => Promise<T>): Promise<T> {
  watcher = watch;
  try {
    return await work();
  } finally {
    watcher = undefined;
  }
}

const watched = (painter: Renderer, watch: Watcher): Renderer => ({
  name: painter.name,
  vendor: painter.vendor,
  ...(painter.tolerance && { tolerance: painter.tolerance }),
  ...(painter.samples !== undefined && { samples: painter.samples }),
  render(scene, settings) {
    watch(scene, settings);
    return painter.render(scene, settings);
  },
  masks: (...given) => painter.masks(...given),
  parts: (...given) => painter.parts(...given),
  objects: (...given) => painter.objects(...given),
  dispose: () => painter.dispose(),
});
