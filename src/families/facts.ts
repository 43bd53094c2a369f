/** What is known about a family before it is loaded. */
export interface FamilyFacts {
  /** `group/name`, e.g. 'text/rotated'. */
  readonly name: string;
  /** Raised when a fixed seed would give other pixels, labels or words. */
  readonly version: number;
  /** One sentence for `topsyturvy list`. */
  readonly summary: string;
}

/** Versions and summaries of the families of the papers' tasks. */
const ofPapers = {
  'text/rotated': [1, 'Strings that read as other strings after a half turn, such as 6b and q9.'],
  'text/turned': [1, 'Strings that read as other strings when mirrored, flipped or turned by 90 degrees.'],
  'picture/rotated': [
    1,
    'Drawn pictures that show something else after a half turn: signs, hands, faces, dimples, displays, ….',
  ],
  'picture/pair': [1, 'Your own pictures with the readings of both ways up, from a JSON file.'],
  matching: [1, 'A picture of another family and four candidates, one of them its half turn.'],
  'orientation/view-parallelism': [
    3,
    "How far an object's front is from facing the camera straight on (DORI 1C, 1G).",
  ],
  'orientation/directional-facing': [
    3,
    'Which way an object faces: toward or away from the camera, left or right (DORI 2C, 2G).',
  ],
  'orientation/single-axis-rotation': [
    3,
    'Which turn about the vertical would make an object face the camera (DORI 3C, 3G).',
  ],
  'orientation/compound-rotation': [
    3,
    'About which axes and how far an object was turned between two pictures (DORI 4C, 4G).',
  ],
  'orientation/inter-object-direction': [3, 'How two objects face relative to each other (DORI 5C, 5G).'],
  'orientation/viewer-scene-direction': [
    3,
    'Whether and how far an object was turned clockwise between two pictures (DORI 6C, 6G).',
  ],
  'orientation/canonical-orientation': [
    3,
    'Whether a picture is the right way up, and what would restore it (DORI 7C, 7G).',
  ],
  'orientation/mental-rotation': [
    2,
    'Two block figures: the same one rotated, or its mirror twin (Shepard & Metzler 1971).',
  ],
  'mirror/body': [3, 'Left and right of a posed person or animal, and of its mirror image.'],
  'mirror/reflection': [3, 'Left and right of a body in front of a mirror, and of the figure in the mirror.'],
  'mirror/photo': [
    1,
    'Left or right of people and animals in your own photos with COCO keypoints, and on their mirror images.',
  ],
  'ambiguous/geometric': [
    1,
    'Geometric and brightness illusions with physical and perceived truth, and without their inducers.',
  ],
  'ambiguous/bistable': [
    1,
    'Figures that can be seen in two ways: Necker cube, Rubin vase, duck and rabbit, …; each way told apart.',
  ],
  'ambiguous/multiview': [
    1,
    'Figures, letters and words that show something else after a turn by 90, 180 or 270 degrees.',
  ],
  'ambiguous/motion': [
    1,
    'Still patterns that seem to move (rotating snakes, Ouchi, …), each with a control that does not.',
  ],
  'ambiguous/moving': [
    2,
    'Animations (GIF and frames): barber pole, spinning silhouette, kinetic depth, reverse phi, plaid, a shape of dots.',
  ],
  'ambiguous/hybrid': [
    3,
    'The fine details of one picture on the blurred shapes of another: what is seen depends on the distance.',
  ],
  'ambiguous/color': [
    3,
    'The grays of one picture with the colors of another: what is seen depends on whether there is color.',
  ],
  'ambiguous/camouflage': [
    3,
    'An animal or object with the colors and texture of the habitat it stands in, and the same revealed.',
  ],
  'ambiguous/multiscene': [
    2,
    'Large letters of small letters, objects packed with small things or hidden among them, faces of fruit.',
  ],
  'ambiguous/mixed': [
    2,
    'A duck–rabbit, a Rubin vase, a Necker cube, … formed by grass, leaves, pebbles, twigs, sand or snow.',
  ],
} as const;

/** The same for families of tasks that are in none of the papers. */
const beyond = {
  'composition/mirror-clock': [
    1,
    'An analog clock seen in a mirror, in water or upside down: what time is it?',
  ],
  'composition/mirror-sign': [1, 'A sign seen in a mirror, in water or upside down: what does it say?'],
  'composition/two-turns': [
    1,
    'A string of b, d, p and q: what does it read as after two turns, one after the other?',
  ],
  'composition/group-table': [
    1,
    'Two changes shown by pairs of pictures: which single change are they together?',
  ],
  'composition/turn-chain': [1, 'A figure and a chain of turns: which of four pictures is the result?'],
  'composition/odd-one-out': [1, 'Four figures: three are rotations of one another, one is the mirror twin.'],
  'relations/viewer-relations': [
    1,
    'Whether one thing is left of, right of, in front of or behind another, for the viewer.',
  ],
  'relations/object-relations': [
    1,
    "Whether one thing is left of, right of, in front of or behind another, from that thing's own view.",
  ],
  'relations/counting': [1, 'How many things of one kind there are among others.'],
  'relations/view-from-behind': [
    1,
    'Which of four pictures shows the things of a scene from the other side.',
  ],
  'relations/second-camera': [1, 'Which of four pictures shows what a person who stands in the scene sees.'],
  'relations/odd-one-out': [
    1,
    'Which of four pictures shows another body than the three that are one body turned.',
  ],
  'relations/same-object': [1, 'Which of four pictures shows the body of a first picture, turned.'],
} as const;

const all = { ...ofPapers, ...beyond };

/** The names of the families that ship. */
export type ShippedName = keyof typeof all;

/** @returns what a family and the list of families say alike */
export function factsOf(name: ShippedName): FamilyFacts {
  const [version, summary] = all[name];
  return { name, version, summary };
}

export const isBeyondPapers = (name: ShippedName): boolean => name in beyond;
