import { points, points4 } from '../../core/points.js';
import type { Point } from '../../draw/shapes.js';

/**
 * The head of a duck that looks to the left, or of a rabbit that looks to the right with its ears laid back. Lengths in
 * units of which a sheet has 512 along its side, from the middle of the sheet, y downward.
 */
export interface DuckRabbitOutline {
  readonly name: string;
  /** The outline around bill or ears, head and neck. */
  readonly outline: readonly Point[];
  /** The middle of the eye. */
  readonly eye: Point;
  /** The line where the duck's bill begins, from above the head to below it. */
  readonly bill: readonly Point[];
  readonly nostril: Point;
  /** The insides of the rabbit's ears. */
  readonly ears: readonly (readonly Point[])[];
  /** The rabbit's nose, and its mouth from there. */
  readonly nose: readonly Point[];
  readonly mouth: readonly Point[];
  /** The middle of the neck, where feathers or fur are. */
  readonly neck: Point;
  /** Lines of either reading: strokes of feathers that are also fur. */
  readonly strokes?: ReturnType<typeof points4>;
}

const ears = (...texts: readonly string[]): readonly Point[][] => texts.map((text) => points(text));

/** The heads that are both a duck's and a rabbit's, of the bistable figure and of the one that turns. */
export const duckRabbitOutlines: readonly DuckRabbitOutline[] = [
  // The proportions of Jastrow's drawing: a bill of two parts that lie close together.
  {
    name: 'jastrow',
    outline: points(`112,204 106,152 118,112 138,78 158,48 167,18 158,2 146,0 157,-10 153,-34 136,-62 116,-92
      72,-118 20,-122 -30,-106 -64,-88 -120,-98 -176,-102 -198,-84 -180,-62 -120,-42 -74,-34 -122,-24 -178,-14
      -204,6 -186,27 -122,34 -66,38 -38,56 -30,96 -40,150 -58,204 0,212`),
    eye: [30, -46],
    bill: points('-70,-140 -56,-86 -48,-30 -52,24 -70,80'),
    nostril: [-92, -66],
    ears: ears('-90,-66 -130,-78 -178,-84 -130,-60 -90,-58', '-90,4 -130,-6 -184,4 -130,14 -90,14'),
    nose: points('164,-30 138,-16 132,-2 146,2'),
    mouth: points('148,1 132,12 112,18'),
    neck: [36, 110],
  },
  // A small head on a long neck, with a long straight bill: a goose, or a hare.
  {
    name: 'long-neck',
    outline: points(`150,214 128,150 112,90 110,40 124,-6 136,-44 132,-60 118,-64 131,-76 124,-112 96,-142
      52,-154 8,-146 -26,-130 -90,-142 -160,-150 -214,-142 -228,-127 -206,-114 -140,-106 -60,-99 -34,-92
      -60,-85 -140,-75 -206,-64 -226,-48 -208,-35 -150,-37 -80,-45 -20,-48 6,-26 14,20 4,80 -14,140 -34,214
      60,224`),
    eye: [46, -104],
    bill: points('-36,-180 -26,-130 -22,-90 -26,-50 -40,-10'),
    nostril: [-56, -120],
    ears: ears(
      '-70,-122 -140,-132 -200,-130 -140,-117 -70,-113',
      '-70,-68 -140,-60 -200,-50 -140,-52 -70,-58',
    ),
    nose: points('134,-94 112,-80 108,-66 122,-62'),
    mouth: points('122,-62 106,-52 92,-50'),
    neck: [56, 90],
  },
  // The bill is wide open: ears that stand apart.
  {
    name: 'quack',
    outline: points(`120,208 122,150 134,100 150,62 160,30 152,14 138,12 150,2 152,-30 138,-72 104,-106
      56,-122 8,-116 -28,-102 -84,-136 -140,-168 -180,-182 -204,-172 -200,-150 -160,-112 -100,-66 -46,-32
      -34,-18 -56,-6 -120,12 -180,38 -212,64 -206,86 -176,90 -110,76 -50,56 -14,58 0,88 -2,140 -18,208
      50,216`),
    eye: [44, -56],
    bill: points('-60,-170 -24,-100 -8,-20 -16,60 -40,110'),
    nostril: [-70, -100],
    ears: ears('-80,-104 -130,-136 -180,-160 -140,-116 -80,-80', '-60,18 -120,40 -184,68 -120,60 -60,38'),
    nose: points('158,-18 132,-6 126,8 140,14'),
    mouth: points('142,12 126,24 108,28'),
    neck: [60, 120],
  },
  // A round head with cheeks and a short thick bill: a duckling, or a young rabbit.
  {
    name: 'round',
    outline: points(`70,206 120,176 152,126 170,76 180,40 170,22 154,20 170,8 170,-40 146,-92 104,-128 46,-142
      -10,-132 -48,-106 -72,-82 -118,-98 -162,-100 -192,-80 -186,-52 -140,-32 -90,-20 -82,-11 -94,-2 -142,8
      -186,28 -192,56 -162,74 -112,68 -74,54 -62,94 -62,140 -46,184 10,208`),
    eye: [44, -54],
    bill: points('-76,-130 -58,-80 -52,-10 -56,50 -76,100'),
    nostril: [-88, -62],
    ears: ears('-86,-64 -126,-76 -168,-72 -130,-54 -86,-46', '-88,24 -130,30 -168,48 -126,50 -86,40'),
    nose: points('178,-12 150,2 142,18 158,24'),
    mouth: points('160,22 142,36 120,40'),
    neck: [56, 110],
  },
  // A bill that broadens to its end, as a spoonbill's: ears with round tips.
  {
    name: 'spoonbill',
    outline: points(`150,210 134,160 118,110 122,74 146,44 166,16 164,-4 150,-16 136,-18 150,-30 146,-60
      120,-92 76,-112 24,-114 -24,-108 -76,-98 -126,-108 -176,-114 -210,-96 -214,-68 -190,-50 -142,-54 -86,-60
      -54,-52 -86,-44 -132,-36 -180,-38 -212,-20 -214,12 -186,32 -138,22 -90,0 -44,0 -12,20 -2,60 -12,110
      -34,160 -56,210 50,222`),
    eye: [46, -52],
    bill: points('-64,-180 -34,-120 -26,-50 -32,0 -60,60'),
    nostril: [-66, -82],
    ears: ears(
      '-80,-82 -130,-88 -180,-94 -194,-78 -180,-68 -130,-70',
      '-80,-22 -130,-18 -180,-20 -194,-2 -180,12 -130,4',
    ),
    nose: points('160,-42 138,-34 126,-24 138,-17'),
    mouth: points('140,-18 124,-6 106,-2'),
    neck: [48, 112],
  },
  // A ragged outline and strokes of the pen, as in the Fliegende Blätter: feathers, or fur.
  {
    name: 'tufted',
    outline: points(`108,208 128,186 112,176 118,150 132,134 114,126 126,104 150,72 162,40 164,16 154,4 142,2
      154,-8 152,-36 142,-58 154,-72 128,-80 116,-96 120,-112 96,-108 78,-118 66,-138 52,-122 10,-118 -26,-106
      -60,-98 -124,-128 -186,-142 -216,-130 -204,-108 -150,-82 -92,-57 -70,-46 -100,-39 -160,-36 -212,-22
      -216,0 -190,13 -130,10 -76,9 -50,24 -60,40 -38,54 -38,78 -52,96 -32,108 -34,134 -50,154 -32,164 -40,186
      -56,208 30,214`),
    eye: [32, -48],
    bill: points('-76,-140 -58,-96 -50,-40 -56,10 -76,50'),
    nostril: [-92, -82],
    ears: ears('-86,-84 -130,-108 -190,-124 -140,-96 -86,-66', '-86,-18 -140,-18 -192,-6 -140,-2 -86,-4'),
    nose: points('160,-28 136,-16 130,-2 142,4'),
    mouth: points('144,2 128,14 110,20'),
    neck: [36, 110],
    strokes: points4(`
      0,40,14,58 34,52,46,72 70,44,80,64 -10,84,2,104 26,96,36,118 62,90,72,110 -8,132,4,152 30,142,40,162
      70,132,80,152 96,18,84,36 -4,-84,-14,-66 70,-90,84,-74 96,-62,106,-44
    `),
  },
];
