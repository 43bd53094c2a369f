import type { Family } from './family.js';
import type { Evidence } from './proposal.js';

/** What the items of a family are made of. */
export interface ItemTypes {
  readonly params: unknown;
  readonly state: unknown;
  readonly transform: unknown;
  readonly label: unknown;
  readonly evidence: unknown;
}

/** What the items of family `F` are made of. */
export type TypesOf<F> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of all families, whatever their studio and stage
  F extends Family<infer P, infer X, infer T, infer Y, any, any, infer E>
    ? {
        readonly params: P;
        readonly state: X;
        readonly transform: T;
        readonly label: Y;
        readonly evidence: E;
      }
    : never;

/**
 * The families that `plan` knows by name: those of the list of families, with their types. Yours can join them:
 *
 * @example declare module 'topsyturvy' { interface FamilyTypes { 'bars/mirrored': typeof mirroredBars } }
 */
export interface FamilyTypes {
  'text/rotated': typeof import('./text/rotated.js').textRotated;
  'text/turned': typeof import('./text/turned.js').textTurned;
  'picture/rotated': typeof import('./picture/rotated.js').pictureRotated;
  'picture/pair': typeof import('./picture/pair.js').picturePair;
  matching: typeof import('./matching/matching.js').matching;
  'orientation/view-parallelism': typeof import('./orientation/turned-object/families.js').viewParallelismFamily;
  'orientation/directional-facing': typeof import('./orientation/turned-object/families.js').directionalFacingFamily;
  'orientation/single-axis-rotation': typeof import('./orientation/turned-object/families.js').singleAxisRotationFamily;
  'orientation/compound-rotation': typeof import('./orientation/turned-object/families.js').compoundRotationFamily;
  'orientation/inter-object-direction': typeof import('./orientation/turned-object/families.js').interObjectDirectionFamily;
  'orientation/viewer-scene-direction': typeof import('./orientation/turned-object/families.js').viewerSceneDirectionFamily;
  'orientation/canonical-orientation': typeof import('./orientation/canonical/canonical-orientation.js').canonicalOrientation;
  'orientation/mental-rotation': typeof import('./orientation/mental-rotation/mental-rotation.js').mentalRotation;
  'mirror/body': typeof import('./mirror/body/mirror-body.js').mirrorBody;
  'mirror/reflection': typeof import('./mirror/body/mirror-reflection.js').mirrorReflection;
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
}

/** The certificate of an item, with the evidence of its family. */
export type CertificateOf<I extends ItemTypes> = (I['evidence'] extends object ? I['evidence'] : Evidence) & {
  readonly holds: true;
};
