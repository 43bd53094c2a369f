import { words } from '../../../core/words.js';
import type { ShippedName } from '../../facts.js';
import type { Kind } from '../../staging/models/custom-models.js';
import type { OrientationParams } from '../params.js';

/** Kinds that the renderings of tasks 4 and 6 show: Get3D, ShapeNet and OmniObject3D. */
const renderings = words(`
  airplane, apple, backpack, ball, banana, bed, bench, boat, book, bookshelf, bottle, bowl, box, broccoli, bus, cabinet,
  cake, camera, candle, car, carrot, chair, clock, desk lamp, donut, egg, flower pot, guitar, hammer, hot dog, house,
  keyboard, laptop, mailbox, medicine bottle, microwave, monitor, motorcycle, mug, onion, orange, pizza, potato,
  round table, shoe, sofa, starfish, stool, suitcase, teapot, teddy bear, telephone, television, tomato, toy bus,
  toy rifle, toy train, train, umbrella, vase, washing machine, wine glass
`);

/** Kinds of COCO. */
const everyday = words(`
  person, bicycle, car, motorcycle, airplane, bus, train, truck, boat, stop sign, bench, bird, cat, dog, horse, sheep,
  cow, elephant, bear, zebra, giraffe, backpack, umbrella, suitcase, ball, bottle, wine glass, mug, bowl, banana, apple,
  orange, broccoli, carrot, hot dog, pizza, donut, cake, chair, sofa, flower pot, bed, round table, toilet, television,
  laptop, keyboard, microwave, toaster, refrigerator, book, clock, vase, teddy bear
`);

/** Furniture of 3D-FUTURE. */
const furniture = words(`
  chair, office chair, armchair, sofa, soft sofa, stool, round table, desk, bed, cabinet, bookshelf, desk lamp
`);

/** Those of the catalog's kinds that are in the sources from which the paper made a task (App. B); it prints no counts. */
const paperKinds: Partial<Record<ShippedName, readonly string[]>> = {
  // People of JTA, traffic of KITTI.
  'orientation/view-parallelism': words('pedestrian, person, cyclist, car, van, truck, tram'),
  // COCO, and Cityscapes, whose riders and pedestrians it has not.
  'orientation/directional-facing': [...everyday, 'pedestrian', 'cyclist'],
  // 3D-FUTURE; bikes, chairs and bottles of Objectron.
  'orientation/single-axis-rotation': [...furniture, 'bicycle', 'bottle'],
  'orientation/compound-rotation': renderings,
  // 3D-FUTURE, NOCS REAL.
  'orientation/inter-object-direction': [...furniture, ...words('bottle, bowl, camera, laptop, mug')],
  'orientation/viewer-scene-direction': renderings,
  'orientation/canonical-orientation': everyday,
};

/** Where kinds come from. */
interface Source {
  entriesOf(categories: readonly string[]): readonly Kind[];
  groupsOf(category: string): { readonly source: string };
}

/** The kinds that a set of a family is about; the user's own always. */
export function kindsOf(
  family: ShippedName,
  { categories, kinds }: Pick<OrientationParams, 'categories' | 'kinds'>,
  source: Source,
): readonly Kind[] {
  const chosen = source.entriesOf(categories);
  if (kinds === 'usual' || categories.length > 0) return chosen;
  const ofPaper = paperKinds[family]!;
  return chosen.filter(
    ({ category }) => source.groupsOf(category).source === 'own' || ofPaper.includes(category),
  );
}
