import { boxOf, isId, isRecord, type Coco, type Id } from './coco.js';
import { checkAnnotation, pointsOf } from './check-annotation.js';
import { faceSides, swappedCategories } from './face-sides.js';
import type { SkipReport } from './skips.js';
import { boxAround, subjectName, type Body, type Neighbor, type Subject } from './subject.js';

/** Bodies of one image: each is compared with every other. */
const mostBodies = 1000;

/** The subjects of a file whose annotations hold together; the others are counted with a reason. No picture is read. */
export function readSubjects(coco: Coco, report: SkipReport): Subject[] {
  const twice = repeatedIds(coco.annotations);
  /** By image, whatever is there, also what may not be asked about. */
  const around = new Map<Id, { readonly entry: unknown; readonly neighbor: Neighbor }[]>();
  const bodies: { readonly entry: unknown; readonly body: Body }[] = [];
  for (const entry of coco.annotations) {
    const checked = checkAnnotation(entry, coco, twice);
    if ('reason' in checked) report.add(checked.reason, checked.what);
    else bodies.push({ entry, body: checked });
    if (!isRecord(entry) || !isId(entry.image_id)) continue;
    const there = around.get(entry.image_id) ?? [];
    there.push({ entry, neighbor: neighborOf(entry, coco) });
    around.set(entry.image_id, there);
  }
  const swapped = swappedCategories(bodies.map(({ body }) => body));
  return bodies.flatMap(({ entry, body }): Subject[] => {
    const there = around.get(body.image.id)!;
    const sides = faceSides(body.skeleton, body.points);
    if (swapped.has(body.category)) report.add('category-sides', subjectName(body));
    else if (sides === 'swapped') report.add('face-sides', subjectName(body));
    else if (there.length > mostBodies) report.add('many', `${subjectName(body)}: ${there.length}`);
    else {
      const others = there.filter((other) => other.entry !== entry);
      return [{ ...body, others: others.map(({ neighbor }) => neighbor) }];
    }
    return [];
  });
}

/** Where a body is, as far as its annotation can be read. */
function neighborOf(
  { bbox, keypoints, category_id: category }: Record<string, unknown>,
  coco: Coco,
): Neighbor {
  const skeleton = isId(category) ? coco.categories.get(category)?.skeleton : undefined;
  const points = typeof skeleton === 'object' ? pointsOf(keypoints, skeleton.points) : '';
  const labeled = typeof points === 'string' ? [] : [...points.values()];
  const box = boxOf(bbox) ?? (labeled.length > 0 ? boxAround(labeled) : undefined);
  return { box, points: labeled.filter(({ v }) => v === 2) };
}

function repeatedIds(annotations: readonly unknown[]): ReadonlySet<Id> {
  const seen = new Set<Id>();
  const twice = new Set<Id>();
  for (const entry of annotations) {
    if (!isRecord(entry) || !isId(entry.id)) continue;
    (seen.has(entry.id) ? twice : seen).add(entry.id);
  }
  return twice;
}
