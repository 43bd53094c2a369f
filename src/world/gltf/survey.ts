import { madeOnce } from '../../core/group.js';
import type { Deformation } from './deform/deformer.js';
import { influencesOf } from './deform/influences.js';
import { countDeltas } from './deform/morphs.js';
import { Skins } from './deform/skins.js';
import { Worlds } from './deform/worlds.js';
import { type Affine, localTransform, nested, unmoved } from './format/affine.js';
import { type Gltf, type GltfNode, type GltfPrimitive, at, badModel, limits } from './format/form.js';
import { isDrawn } from './format/is-drawn.js';
import { type Instances, instancesOf } from './instances.js';

/** A mesh where a node puts it, and in the shape that it has there. */
export interface PlacedMesh extends Deformation {
  readonly name: string | undefined;
  /** The index of the mesh. */
  readonly mesh: number;
  /** The primitives that are drawn of it. */
  readonly primitives: readonly GltfPrimitive[];
  /** The map from the mesh's coordinates to the scene's; what has a skin is put there by its joints alone. */
  readonly to: Affine;
  readonly instances: Instances | undefined;
}

type Found = Pick<PlacedMesh, 'name' | 'mesh' | 'to' | 'instances'> & Pick<GltfNode, 'skin' | 'weights'>;

/**
 * The meshes of one scene, in the order of its tree. Everything they need must be there; what the scene does not use is
 * not looked at.
 * @param scene its index; default: the file's own choice, or all nodes if it has no scenes
 * @throws TopsyturvyError 'bad-model' for nodes in a circle or with two parents, and for skins and morph targets that
 *   do not fit their meshes
 */
export function surveyScene(gltf: Gltf, scene?: number): PlacedMesh[] {
  const { nodes } = gltf;
  const found: Found[] = [];
  const seen = new Set<number>();
  const worlds = new Map<number, Affine>();
  // A stack, not recursion: a chain of 100,000 nodes is no reason to fail.
  const open = rootsOf(gltf, scene)
    .map((index) => ({ index, to: unmoved }))
    .reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { index, to: above } = next;
    const node = at(nodes, index, 'node');
    if (seen.has(index))
      throw badModel(`has nodes in a circle or with two parents: node ${index} is met twice`);
    seen.add(index);
    // What is hidden hides its children (KHR_node_visibility).
    if (node.extensions?.KHR_node_visibility?.visible === false) continue;
    const to = nested(above, localTransform(node, `node ${index}`));
    if (!to.every(Number.isFinite)) throw badModel(`is moved to infinity by node ${index}`);
    worlds.set(index, to);
    if (node.mesh !== undefined) found.push(findMesh(gltf, node, node.mesh, index, to));
    for (const child of [...node.children].reverse()) open.push({ index: child, to });
  }
  if (found.length === 0) throw badModel('shows nothing: no node of its scene has a mesh');
  return checkMeshes(gltf, found, new Skins(gltf, new Worlds(nodes, worlds)));
}

function findMesh(gltf: Gltf, node: GltfNode, mesh: number, index: number, to: Affine): Found {
  const { name, skin, weights } = node;
  const instances = instancesOf(gltf, node, index);
  if (instances && skin !== undefined)
    throw badModel(`has instances of a mesh with a skin at node ${index}; they cannot be read`);
  return { name, mesh, to: skin === undefined ? to : unmoved, instances, skin, weights };
}

function rootsOf({ scenes, scene: own, nodes }: Gltf, scene: number | undefined): readonly number[] {
  if (scene !== undefined || scenes.length > 0) return at(scenes, scene ?? own ?? 0, 'scene').nodes;
  const children = new Set(nodes.flatMap((node) => node.children));
  return nodes.map((_, index) => index).filter((index) => !children.has(index));
}

/** Refuses what cannot be read, and too much of anything before it is allocated; leaves out meshes that draw nothing. */
function checkMeshes(gltf: Gltf, placed: readonly Found[], skins: Skins): PlacedMesh[] {
  const known = new Map<number, Counted>();
  const total = { vertices: 0, triangles: 0, parts: 0, deltas: 0 };
  const found: PlacedMesh[] = [];
  for (const { skin, weights, ...place } of placed) {
    const { mesh, instances } = place;
    const own = madeOnce(known, mesh, () => countMesh(gltf, mesh));
    for (const what of ['vertices', 'triangles', 'parts'] as const)
      add(total, what, own[what] * (instances?.count ?? 1));
    if (own.parts === 0) continue;
    const { primitives } = own;
    const shape = {
      skin: skin === undefined ? undefined : skins.get(skin),
      weights: weights ?? gltf.meshes[mesh].weights,
    };
    for (const primitive of primitives) {
      if (shape.skin) influencesOf(primitive, `mesh ${mesh}`);
      add(total, 'deltas', countDeltas(gltf, primitive, shape.weights, `mesh ${mesh}`));
    }
    found.push({ ...place, ...shape, primitives });
  }
  return found;
}

type Total = Record<'vertices' | 'triangles' | 'parts' | 'deltas', number>;

/** Adds to a total, and refuses what is too much. */
function add(total: Total, what: keyof Total, more: number): void {
  total[what] += more;
  if (total[what] <= limits[what]) return;
  const name = what === 'deltas' ? 'rows of morph targets' : what;
  throw badModel(`claims ${total[what]} ${name} or more; at most ${limits[what]} can be read`, total[what]);
}

interface Counted {
  readonly primitives: readonly GltfPrimitive[];
  readonly vertices: number;
  readonly triangles: number;
  readonly parts: number;
}

function countMesh(gltf: Gltf, index: number): Counted {
  const primitives = at(gltf.meshes, index, 'mesh').primitives.filter(isDrawn);
  let [vertices, triangles] = [0, 0];
  for (const { attributes, indices, mode } of primitives) {
    const { count } = at(gltf.accessors, attributes['POSITION'], 'accessor');
    const corners = indices === undefined ? count : at(gltf.accessors, indices, 'accessor').count;
    vertices += count;
    triangles += mode === 4 ? Math.floor(corners / 3) : corners;
  }
  return { primitives, vertices, triangles, parts: primitives.length };
}
