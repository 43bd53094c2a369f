/** COCO reads the precision at recalls of 0, 0.01, … 1, as numpy's linspace rounds them: 0.7000000000000001, not 0.7. */
const RECALLS = Array.from({ length: 101 }, (_, i) => (i === 100 ? 1 : i * 0.01));

/**
 * Average precision as COCO's evaluation works it out (pycocotools, COCOeval.accumulate): the mean over 101 recalls of the
 * best precision at that recall or a higher one. Boxes in a reply have no confidence; they are ranked as if all had the
 * same, in the order of questions and of boxes within a reply.
 *
 * @param hits whether each box given is right, in its order
 * @param truths how many true boxes there are
 * @returns 0 to 1; `null` without true boxes
 */
export function averagePrecision(hits: readonly boolean[], truths: number): number | null {
  if (truths === 0) return null;
  const precisions: number[] = [];
  const recalls: number[] = [];
  let right = 0;
  hits.forEach((hit, i) => {
    if (hit) right++;
    recalls.push(right / truths);
    precisions.push(right / (i + 1));
  });
  for (let i = precisions.length - 2; i >= 0; i--) {
    if (precisions[i + 1]! > precisions[i]!) precisions[i] = precisions[i + 1]!;
  }
  let sum = 0;
  let at = 0;
  for (const recall of RECALLS) {
    while (at < recalls.length && recalls[at]! < recall) at++;
    if (at < recalls.length) sum += precisions[at]!;
  }
  return sum / RECALLS.length;
}
