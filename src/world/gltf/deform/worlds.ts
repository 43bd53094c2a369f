import { type Affine, localTransform, nested, unmoved } from '../format/affine.js';
import { type Gltf, at, badModel } from '../format/form.js';

/** Where nodes are: those of a scene's tree as it says, others, such as joints beside it, as their own parents say. */
export class Worlds {
  private parents: ReadonlyMap<number, number> | undefined;

  /** @param known the transforms of the scene's nodes by their index; others are added when they are found */
  constructor(
    private readonly nodes: Gltf['nodes'],
    private readonly known: Map<number, Affine>,
  ) {}

  /**
   * The map from a node's coordinates to the scene's.
   * @throws TopsyturvyError 'bad-model' for a node that is not there, in a circle, or moved to infinity
   */
  of(index: number): Affine {
    this.parents ??= parentsOf(this.nodes);
    const chain = new Set<number>();
    let above: number | undefined = index;
    for (; above !== undefined && !this.known.has(above); above = this.parents.get(above)) {
      if (chain.has(above)) throw badModel(`has nodes in a circle: node ${above} is above itself`);
      chain.add(above);
    }
    let to = above === undefined ? unmoved : this.known.get(above)!;
    for (const node of [...chain].reverse()) {
      to = nested(to, localTransform(at(this.nodes, node, 'node'), `node ${node}`));
      if (!to.every(Number.isFinite)) throw badModel(`is moved to infinity by node ${node}`);
      this.known.set(node, to);
    }
    return to;
  }
}

/** The parent of each node that has one; of several, the first. */
function parentsOf(nodes: Gltf['nodes']): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const [index, { children }] of nodes.entries())
    for (const child of children) if (!parents.has(child)) parents.set(child, index);
  return parents;
}
