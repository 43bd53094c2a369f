import { TopsyturvyError } from '../../core/errors.js';
import type { Scene } from '../../content/scenes/scene.js';
import { scenes } from '../../content/scenes/index.js';

/** The names of the scenes there are. */
export const sceneNames = Object.keys(scenes);

/** Scenes, once loaded, stay: states name them, and labels are asked for without assets. */
const loaded = new Map<string, Scene<unknown>>();

/** Loads scenes, so that {@link sceneOf} finds them: their code is longer than the rest of the library. */
export async function loadScenes(names: readonly string[]): Promise<readonly Scene<unknown>[]> {
  return Promise.all(
    names.map(async (name) => {
      const scene = await scenes[name]!();
      loaded.set(name, scene);
      return scene;
    }),
  );
}

/**
 * A scene that has been loaded.
 *
 * @throws TopsyturvyError 'bad-parameter' if it has not
 */
export function sceneOf(name: string): Scene<unknown> {
  const scene = loaded.get(name);
  if (scene) return scene;
  throw new TopsyturvyError(
    'bad-parameter',
    `The scene '${name}' has not been loaded; prepare picture/rotated with it first`,
    name,
    'a scene of the params that picture/rotated was prepared with',
  );
}
