import { dot, rotate, scale, transpose, type Model, type Placed } from '../../../../world/index.js';
import { cutMesh, type Plane } from './cut-mesh.js';

/** Objects cut in two by a plane. */
export interface Halves {
  /** The objects on the side of the plane's normal. */
  readonly before: readonly Placed[];
  readonly behind: readonly Placed[];
}

/** Cuts objects by a plane; what lies on one side of it stays as it is. */
export function cutPlaced(objects: readonly Placed[], plane: Plane): Halves {
  const before: Placed[] = [];
  const behind: Placed[] = [];
  for (const one of objects) {
    const halves = cutModel(one.model, inModel(plane, one));
    halves.forEach((model, side) => {
      if (model.parts.length > 0) (side === 0 ? before : behind).push({ ...one, model });
    });
  }
  return { before, behind };
}

function cutModel(model: Model, plane: Plane): readonly [Model, Model] {
  const cuts = model.parts.map((part) => [part, cutMesh(part.mesh, plane)] as const);
  const half = (side: 0 | 1): Model => {
    const parts = cuts.flatMap(([part, meshes]) => {
      const mesh = meshes[side];
      return mesh ? [mesh === part.mesh ? part : { ...part, mesh }] : [];
    });
    return parts.length === model.parts.length && parts.every((part, at) => part === model.parts[at])
      ? model
      : { ...model, parts };
  };
  return [half(0), half(1)];
}

/** A plane of the world in the axes of an object's model. */
function inModel({ normal, offset }: Plane, { pose }: Placed): Plane {
  return {
    normal: scale(rotate(transpose(pose.rotation), normal), pose.scale),
    offset: offset - dot(normal, pose.position),
  };
}
