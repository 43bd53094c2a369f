import { type AnyFamily, factsOf, isBeyondPapers, type ShippedName } from './making.js';
import { FamilyRegistry, type FamilyEntry } from './registry.js';

const loaders: { readonly [Name in ShippedName]: () => Promise<FamilyTypes[Name]> } = {
  'text/rotated': async () => (await import('./text/rotated.js')).textRotated,
  'text/turned': async () => (await import('./text/turned.js')).textTurned,
  'picture/rotated': async () => (await import('./picture/rotated.js')).pictureRotated,
  'picture/pair': async () => (await import('./picture/pair.js')).picturePair,
  matching: async () => (await import('./matching/matching.js')).matching,
  'orientation/view-parallelism': async () =>
    (await import('./orientation/turned-object/turned-object.js')).viewParallelismFamily,
  'orientation/directional-facing': async () =>
    (await import('./orientation/turned-object/turned-object.js')).directionalFacingFamily,
  'orientation/single-axis-rotation': async () =>
    (await import('./orientation/turned-object/turned-object.js')).singleAxisRotationFamily,
  'orientation/compound-rotation': async () =>
    (await import('./orientation/turned-object/turned-object.js')).compoundRotationFamily,
  'orientation/inter-object-direction': async () =>
    (await import('./orientation/turned-object/turned-object.js')).interObjectDirectionFamily,
  'orientation/viewer-scene-direction': async () =>
    (await import('./orientation/turned-object/turned-object.js')).viewerSceneDirectionFamily,
  'orientation/canonical-orientation': async () =>
    (await import('./orientation/canonical/canonical-orientation.js')).canonicalOrientation,
  'orientation/mental-rotation': async () =>
    (await import('./orientation/mental-rotation/mental-rotation.js')).mentalRotation,
  'mirror/body': async () => (await import('./mirror/body/family.js')).mirrorBody,
  'mirror/reflection': async () => (await import('./mirror/body/family.js')).mirrorReflection,
  'mirror/photo': async () => (await import('./mirror/photo/mirror-photo.js')).mirrorPhoto,
  'ambiguous/geometric': async () => (await import('./ambiguous/geometric/geometric.js')).ambiguousGeometric,
  'ambiguous/bistable': async () => (await import('./ambiguous/bistable/bistable.js')).ambiguousBistable,
  'ambiguous/multiview': async () => (await import('./ambiguous/multiview/multiview.js')).ambiguousMultiview,
  'ambiguous/motion': async () => (await import('./ambiguous/motion/motion.js')).ambiguousMotion,
  'ambiguous/moving': async () => (await import('./ambiguous/moving/moving.js')).ambiguousMoving,
  'ambiguous/hybrid': async () => (await import('./ambiguous/hybrid/hybrid.js')).ambiguousHybrid,
  'ambiguous/color': async () => (await import('./ambiguous/color/color.js')).ambiguousColor,
  'ambiguous/camouflage': async () =>
    (await import('./ambiguous/camouflage/camouflage.js')).ambiguousCamouflage,
  'ambiguous/multiscene': async () =>
    (await import('./ambiguous/multiscene/multiscene.js')).ambiguousMultiscene,
  'ambiguous/mixed': async () => (await import('./ambiguous/mixed/mixed.js')).ambiguousMixed,
  'composition/mirror-clock': async () => (await import('./composition/mirror-clock/family.js')).mirrorClock,
  'composition/mirror-sign': async () => (await import('./composition/mirror-sign/family.js')).mirrorSign,
  'composition/two-turns': async () => (await import('./composition/two-turns/family.js')).twoTurns,
  'composition/group-table': async () => (await import('./composition/group-table/family.js')).groupTable,
  'composition/turn-chain': async () => (await import('./composition/turn-chain/family.js')).turnChain,
  'composition/odd-one-out': async () => (await import('./composition/odd-one-out/family.js')).oddOneOut,
  'relations/viewer-relations': async () => (await import('./relations/viewer-relations.js')).viewerRelations,
  'relations/object-relations': async () => (await import('./relations/object-relations.js')).objectRelations,
  'relations/counting': async () => (await import('./relations/counting/family.js')).counting,
  'relations/view-from-behind': async () => (await import('./relations/view-from-behind.js')).viewFromBehind,
  'relations/second-camera': async () => (await import('./relations/second-camera.js')).secondCamera,
  'relations/odd-one-out': async () => (await import('./relations/odd-one-out.js')).oddOneOut,
  'relations/same-object': async () => (await import('./relations/same-object.js')).sameObject,
};

/** The families that the library ships, loaded when a plan needs them; a new one is its file, its test and its lines here and in `facts.ts`. */
export const families: readonly FamilyEntry[] = (Object.keys(loaders) as ShippedName[]).map((name) => ({
  ...factsOf(name),
  ...(isBeyondPapers(name) && { beyondPapers: true }),
  load: loaders[name],
}));

/**
 * The families that `plan` knows by name, with their types. Yours can join them:
 * @example declare module 'topsyturvy' { interface FamilyTypes { 'bars/mirrored': typeof mirroredBars } }
 */
export interface FamilyTypes {
  'text/rotated': typeof import('./text/rotated.js').textRotated;
  'text/turned': typeof import('./text/turned.js').textTurned;
  'picture/rotated': typeof import('./picture/rotated.js').pictureRotated;
  'picture/pair': typeof import('./picture/pair.js').picturePair;
  matching: typeof import('./matching/matching.js').matching;
  'orientation/view-parallelism': typeof import('./orientation/turned-object/turned-object.js').viewParallelismFamily;
  'orientation/directional-facing': typeof import('./orientation/turned-object/turned-object.js').directionalFacingFamily;
  'orientation/single-axis-rotation': typeof import('./orientation/turned-object/turned-object.js').singleAxisRotationFamily;
  'orientation/compound-rotation': typeof import('./orientation/turned-object/turned-object.js').compoundRotationFamily;
  'orientation/inter-object-direction': typeof import('./orientation/turned-object/turned-object.js').interObjectDirectionFamily;
  'orientation/viewer-scene-direction': typeof import('./orientation/turned-object/turned-object.js').viewerSceneDirectionFamily;
  'orientation/canonical-orientation': typeof import('./orientation/canonical/canonical-orientation.js').canonicalOrientation;
  'orientation/mental-rotation': typeof import('./orientation/mental-rotation/mental-rotation.js').mentalRotation;
  'mirror/body': typeof import('./mirror/body/family.js').mirrorBody;
  'mirror/reflection': typeof import('./mirror/body/family.js').mirrorReflection;
  'mirror/photo': typeof import('./mirror/photo/mirror-photo.js').mirrorPhoto;
  'ambiguous/geometric': typeof import('./ambiguous/geometric/geometric.js').ambiguousGeometric;
  'ambiguous/bistable': typeof import('./ambiguous/bistable/bistable.js').ambiguousBistable;
  'ambiguous/multiview': typeof import('./ambiguous/multiview/multiview.js').ambiguousMultiview;
  'ambiguous/motion': typeof import('./ambiguous/motion/motion.js').ambiguousMotion;
  'ambiguous/moving': typeof import('./ambiguous/moving/moving.js').ambiguousMoving;
  'ambiguous/hybrid': typeof import('./ambiguous/hybrid/hybrid.js').ambiguousHybrid;
  'ambiguous/color': typeof import('./ambiguous/color/color.js').ambiguousColor;
  'ambiguous/camouflage': typeof import('./ambiguous/camouflage/camouflage.js').ambiguousCamouflage;
  'ambiguous/multiscene': typeof import('./ambiguous/multiscene/multiscene.js').ambiguousMultiscene;
  'ambiguous/mixed': typeof import('./ambiguous/mixed/mixed.js').ambiguousMixed;
  'composition/mirror-clock': typeof import('./composition/mirror-clock/family.js').mirrorClock;
  'composition/mirror-sign': typeof import('./composition/mirror-sign/family.js').mirrorSign;
  'composition/two-turns': typeof import('./composition/two-turns/family.js').twoTurns;
  'composition/group-table': typeof import('./composition/group-table/family.js').groupTable;
  'composition/turn-chain': typeof import('./composition/turn-chain/family.js').turnChain;
  'composition/odd-one-out': typeof import('./composition/odd-one-out/family.js').oddOneOut;
  'relations/viewer-relations': typeof import('./relations/viewer-relations.js').viewerRelations;
  'relations/object-relations': typeof import('./relations/object-relations.js').objectRelations;
  'relations/counting': typeof import('./relations/counting/family.js').counting;
  'relations/view-from-behind': typeof import('./relations/view-from-behind.js').viewFromBehind;
  'relations/second-camera': typeof import('./relations/second-camera.js').secondCamera;
  'relations/odd-one-out': typeof import('./relations/odd-one-out.js').oddOneOut;
  'relations/same-object': typeof import('./relations/same-object.js').sameObject;
}

const shipped = new FamilyRegistry(families);

/**
 * One of the shipped families, e.g. to give it another transform: `defineFamily({ ...(await loadFamily('text/rotated')),
 * name: 'mine/exchanged', … })`.
 * @throws TopsyturvyError 'bad-spec' naming the families there are
 */
export const loadFamily = <Name extends string>(
  name: Name,
): Promise<Name extends keyof FamilyTypes ? FamilyTypes[Name] : AnyFamily> =>
  shipped.load(name) as Promise<Name extends keyof FamilyTypes ? FamilyTypes[Name] : AnyFamily>;
