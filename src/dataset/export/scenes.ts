import { badFolder, badParameter, wrongParameter } from '../../core/errors.js';
import { encodePng } from '../../draw/png/encode.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import { viewsOf } from '../../families/family.js';
import { sharedSoftRenderer, watchingScenes } from '../../world/open-renderer.js';
import type { Scene } from '../../world/scene.js';
import { readManifest } from '../folder/layout.js';
import { remake, type Remaking } from '../item/remake.js';
import { NewFolder } from './new-folder.js';

/** What to write of an item's scenes. */
export interface ScenesOptions extends Remaking {
  /** The folder to write; it must be new. */
  readonly out: string;
}

/** What was written of an item's scenes. Plain JSON. */
export interface ScenesReport {
  /** The views whose scenes were written, each as VIEW.glb, VIEW.hdr and VIEW-objects.png. */
  readonly views: readonly string[];
  /** The views whose pictures are no picture of one scene: moved pixels, several scenes side by side, drawings. */
  readonly left: readonly string[];
}

/**
 * Writes the scenes that the pictures of an item show, for other renderers: geometry, materials, camera and the light that casts
 * shadows as GLB, the light from all around as a map, and which object is seen at the middle of each pixel.
 * @param id the item's, e.g. 'mirror-body-f62b1c8a4e0d9b37'
 * @throws TopsyturvyError 'bad-parameter' for an item that is not in the dataset or shows no scene
 */
export async function exportScenes(
  folder: string,
  id: string,
  { out, ...remaking }: ScenesOptions,
): Promise<ScenesReport> {
  const manifest = readManifest(folder);
  if (manifest.imported !== undefined)
    throw badFolder(`'${folder}' was imported: nothing tells the scenes of its pictures`, folder);
  // Loaded only now: they bring the renderer's light along.
  const { exposureOf, writeScene } = await import('../../world/gltf/write/scene.js');
  const { environmentMap } = await import('../../world/light/environment-map.js');
  const soft = await sharedSoftRenderer();
  const to = new NewFolder(out);
  try {
    const drawn: { scene: Scene; width: number; height: number }[] = [];
    const report = await watchingScenes(
      (scene, { width, height }) => void drawn.push({ scene, width, height }),
      async () => {
        const { plan, make } = await remake(manifest, folder, remaking);
        const index = plan.indexOf(id);
        if (index === undefined)
          throw badParameter('item', id, `an item of '${folder}', e.g. '${plan.item(0).id}'`);
        const item = make(index);
        const views: string[] = [];
        const left: string[] = [];
        for (const { name, part, moved } of viewsOf(item.planned.part.family, item.params)) {
          const { width, height } = item.view(name).raster;
          drawn.length = 0;
          if (!moved || !item.planned.part.family.warp)
            item.drawState(moved ? item.movedState : item.state, part);
          const shown = drawn.filter((one) => one.width === width && one.height === height);
          if (shown.length !== 1) {
            left.push(name);
            continue;
          }
          const [{ scene }] = shown;
          to.add(`${name}.glb`, writeScene(scene, { width, height }));
          to.add(`${name}.hdr`, environmentMap(scene, exposureOf(scene)));
          to.add(`${name}-objects.png`, encodePng(idPicture(soft.objects(scene, { width, height }), width)));
          views.push(name);
        }
        return { views, left };
      },
    );
    if (report.views.length === 0)
      throw wrongParameter(`No picture of item '${id}' shows a scene of the 3D world`, id);
    await to.publish();
    return report;
  } catch (error) {
    to.discard();
    throw error;
  }
}

/** The id of the object at each pixel: red, and 256 times green; 0 where there is none. */
function idPicture(ids: Uint16Array, width: number): Raster {
  const picture = createRaster(width, ids.length / width, 3);
  ids.forEach((id, at) => {
    picture.data[3 * at] = id % 256;
    picture.data[3 * at + 1] = id >> 8;
  });
  return picture;
}
