import type { Model } from '../../index.js';
import { Binary } from './binary.js';
import { packContent } from './pack.js';
import { Palette } from './palette.js';

/**
 * A model as a GLB file (glTF 2.0): a node for each part, textures as PNG. Equal models give equal bytes on every machine.
 * What glTF has no word for, such as the category, belongs in a side file.
 */
export function writeModel(model: Model): Uint8Array {
  const binary = new Binary();
  const palette = new Palette(binary);
  const nodes = model.parts.map(({ name }, mesh) => ({ name, mesh }));
  const meshes = model.parts.map(({ name, mesh, material }) => ({
    name,
    primitives: [{ ...binary.addMesh(mesh, material), material: palette.add(material) }],
  }));
  const roots = nodes.map((_, index) => index);
  return packContent(binary, palette, { name: model.category, nodes, roots, meshes });
}
