import { words } from '../../../../core/words.js';

/** A part of a picture, as shares of its sides: where it begins and ends. */
interface Window {
  readonly across: readonly [left: number, right: number];
  readonly down: readonly [top: number, bottom: number];
}

/** What a drawing grows in: what is asked for, and what else it is called. */
interface CarrierWords {
  readonly word: string;
  readonly accept: readonly string[];
  /** Of a scene seen from in front, the wall or slope in which drawings lie. Absent: ground, which fills the picture */
  readonly wall?: Window;
}

/** What a drawing grows in, apart from the code that draws it. */
export const carrierWords = {
  grass: { word: 'grass', accept: ['lawn', 'meadow', 'turf', 'vegetation'] },
  leaves: {
    word: 'leaves',
    accept: words('leaf, leaf litter, fallen leaves, dry leaves, autumn leaves, foliage, forest floor'),
  },
  pebbles: { word: 'pebbles', accept: ['pebble', 'stones', 'stone', 'rocks', 'gravel', 'beach', 'shingle'] },
  twigs: {
    word: 'twigs',
    // They lie on leaves.
    accept: words(
      'twig, sticks, branches, brushwood, wood, straw, forest floor, leaves, leaf litter, mulch, wood chips',
    ),
  },
  sand: { word: 'sand', accept: ['beach', 'desert', 'dune', 'dunes', 'dirt', 'soil'] },
  snow: { word: 'snow', accept: ['ice', 'snowfield', 'frost', 'snow cover'] },
  cave: {
    word: 'cave',
    accept: words(
      'cavern, grotto, rock, rocks, stone, stones, boulders, rock wall, stone wall, rock face, rock formation, cave wall, cave entrance, cliff, cliffside, canyon, tunnel, mine, den, cave interior, cave opening, cave mouth',
    ),
    wall: { across: [0.115, 0.885], down: [0.1, 0.87] },
  },
  cliff: {
    word: 'cliff',
    accept: words(
      'cliff face, cliffs, cliffside, rock, rocks, rock wall, rock face, rock formation, stone, stones, boulders, mountain, mesa, canyon, quarry, beach, coast, desert, landscape',
    ),
    wall: { across: [0.06, 0.94], down: [0.13, 0.88] },
  },
  forest: {
    word: 'forest',
    accept: words(
      'tree, trees, woods, woodland, grove, hill, hills, hillside, wooded hillside, forested hillside, slope, mountain, mountainside, landscape, valley, meadow, bushes, jungle, treetops',
    ),
    wall: { across: [0.06, 0.94], down: [0.17, 0.86] },
  },
  hedge: {
    word: 'hedge',
    accept: words(
      'bush, bushes, shrub, shrubs, shrubbery, leaves, foliage, ivy, ivy wall, green wall, garden, greenery, plants, vegetation, lawn, grass, hedge wall, leafy wall, leaf wall, plant wall',
    ),
    wall: { across: [0.06, 0.94], down: [0.12, 0.88] },
  },
} as const satisfies Readonly<Record<string, CarrierWords>>;

export type CarrierName = keyof typeof carrierWords;
export const carrierNames = Object.keys(carrierWords) as [CarrierName, ...CarrierName[]];

/** Whether it is a scene seen from in front, and no ground seen from above. */
export const isScene = (carrier: CarrierName): boolean => wallOf(carrier) !== undefined;

/** Where drawings lie in it. Absent: anywhere */
export const wallOf = (carrier: CarrierName): Window | undefined =>
  (carrierWords[carrier] as CarrierWords).wall;

/** A piece of ground seen from above or a scene seen from in front, in whose own things the drawing is grown. Plain JSON. */
export type GrownGround = {
  readonly kind: 'grown';
  readonly carrier: CarrierName;
  /** The index of the set's example of it: its colors, materials and light. */
  readonly example: number;
  /** The key of the streams that deal out what grows and lies where. */
  readonly layout: string;
};
