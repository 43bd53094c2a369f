import { formatTable, percent, percentWithin, printable } from '../../score/format-table.js';
import type { Accuracy } from '../../score/measure/measures.js';
import type { MentalRotationScores, PairAccuracy } from './scores.js';

/** The scores of one wording as tables for a terminal: by angle, and, where there are several, by plane and angle. */
export function formatMentalRotation(wording: string, scores: MentalRotationScores): string[] {
  const title = `Mental rotation, ${printable(wording)}, by angle`;
  const tables = [angleTable(title, { ...scores.angles, all: scores.total })];
  const planes = Object.entries(scores.planes).filter(([plane]) => plane !== 'none');
  if (planes.length > 1)
    for (const [plane, angles] of planes)
      tables.push(angleTable(`${title}, plane of rotation: ${printable(plane)}`, angles));
  return tables;
}

function angleTable(title: string, angles: Readonly<Record<string, PairAccuracy>>): string {
  const head = [
    'degrees',
    '%  [95 %]',
    'same  [95 %]',
    'mirror  [95 %]',
    'chance',
    'n',
    'unanswered',
    'unparsed',
  ];
  const within = ({ value, low, high }: Accuracy): string => percentWithin(value, low, high);
  const rows = Object.entries(angles).map(([angle, { all, same, mirror }]) => [
    printable(angle),
    within(all),
    within(same),
    within(mirror),
    percent(all.chance),
    String(all.n),
    String(all.unanswered),
    String(all.unparsed),
  ]);
  return `${title}\n${formatTable(head, rows)}`;
}
