import type { Material, Scene } from './index.js';

/** Whether what is behind a material is seen through it, under an environment. */
export const isGlass = ({ transmission = 0 }: Material): boolean => transmission > 0;

/** A scene without the parts that are made of glass; the scene itself if it has none. */
export function withoutGlass(scene: Scene): Scene {
  if (!scene.objects.some(({ model }) => model.parts.some(({ material }) => isGlass(material)))) return scene;
  const objects = scene.objects.map((placed) => {
    const { model } = placed;
    return {
      ...placed,
      model: { ...model, parts: model.parts.filter(({ material }) => !isGlass(material)) },
    };
  });
  return { ...scene, objects };
}
