import type { FamilyEntry } from '../registry.js';

/** The seven tasks of DORI, in its order, and Shepard & Metzler's. */
export const orientations: readonly FamilyEntry[] = [
  {
    name: 'orientation/view-parallelism',
    version: 3,
    summary: "How far an object's front is from facing the camera straight on (DORI 1C, 1G).",
    load: async () => (await import('./turned-object/turned-object.js')).viewParallelismFamily,
  },
  {
    name: 'orientation/directional-facing',
    version: 3,
    summary: 'Which way an object faces: toward or away from the camera, left or right (DORI 2C, 2G).',
    load: async () => (await import('./turned-object/turned-object.js')).directionalFacingFamily,
  },
  {
    name: 'orientation/single-axis-rotation',
    version: 3,
    summary: 'Which turn about the vertical would make an object face the camera (DORI 3C, 3G).',
    load: async () => (await import('./turned-object/turned-object.js')).singleAxisRotationFamily,
  },
  {
    name: 'orientation/compound-rotation',
    version: 3,
    summary: 'About which axes and how far an object was turned between two pictures (DORI 4C, 4G).',
    load: async () => (await import('./turned-object/turned-object.js')).compoundRotationFamily,
  },
  {
    name: 'orientation/inter-object-direction',
    version: 3,
    summary: 'How two objects face relative to each other (DORI 5C, 5G).',
    load: async () => (await import('./turned-object/turned-object.js')).interObjectDirectionFamily,
  },
  {
    name: 'orientation/viewer-scene-direction',
    version: 3,
    summary: 'Whether and how far an object was turned clockwise between two pictures (DORI 6C, 6G).',
    load: async () => (await import('./turned-object/turned-object.js')).viewerSceneDirectionFamily,
  },
  {
    name: 'orientation/canonical-orientation',
    version: 3,
    summary: 'Whether a picture is the right way up, and what would restore it (DORI 7C, 7G).',
    load: async () => (await import('./canonical/canonical-orientation.js')).canonicalOrientation,
  },
  {
    name: 'orientation/mental-rotation',
    version: 2,
    summary: 'Two block figures: the same one rotated, or its mirror twin (Shepard & Metzler 1971).',
    load: async () => (await import('./mental-rotation/mental-rotation.js')).mentalRotation,
  },
];

/** The types of these families, by name. */
export interface OrientationFamilies {
  'orientation/view-parallelism': typeof import('./turned-object/turned-object.js').viewParallelismFamily;
  'orientation/directional-facing': typeof import('./turned-object/turned-object.js').directionalFacingFamily;
  'orientation/single-axis-rotation': typeof import('./turned-object/turned-object.js').singleAxisRotationFamily;
  'orientation/compound-rotation': typeof import('./turned-object/turned-object.js').compoundRotationFamily;
  'orientation/inter-object-direction': typeof import('./turned-object/turned-object.js').interObjectDirectionFamily;
  'orientation/viewer-scene-direction': typeof import('./turned-object/turned-object.js').viewerSceneDirectionFamily;
  'orientation/canonical-orientation': typeof import('./canonical/canonical-orientation.js').canonicalOrientation;
  'orientation/mental-rotation': typeof import('./mental-rotation/mental-rotation.js').mentalRotation;
}
