import { TopsyturvyError } from '../../core/errors.js';
import { readFile } from '../../core/files/regular-file.js';
import { readReason } from '../../core/files/disk.js';
import { mostPictureBytes } from '../../dataset/folder/layout.js';
import { contactSheet } from '../../draw/contact-sheet.js';
import { exifOrientation, loadPicture, pictureSize } from '../../draw/decode.js';
import { encodePng } from '../../draw/png/encode.js';
import type { Raster } from '../../draw/raster.js';
import type { PhotographEntry } from '../../families/orientation/photographs/form.js';
import { objectCell } from '../../families/orientation/photographs/object-cell.js';
import { readPhotographs } from '../../families/orientation/photographs/read-photographs.js';
import { PhotographSkips } from '../../families/orientation/photographs/candidates/skips.js';
import type { AskedSurvey, PhotographSurvey } from '../../families/orientation/photographs/survey.js';
import { surveyPhotographs } from '../../families/orientation/photographs/survey.js';
import type { SkipRow } from '../../families/skip-report.js';
import { besideList } from '../../families/user-list.js';
import { asJson, print } from '../terminal/print.js';
import { skipLines } from '../terminal/skip-lines.js';
import { writeOutput } from '../../dataset/export/new-file.js';

type Options = { sheet?: string; json?: boolean };

/** The most objects on a contact sheet. */
const mostShown = 60;

/** `topsyturvy photos inspect` of a `photos.json` whose photographs have objects with poses. */
export async function inspectPosed(list: string, { sheet, json }: Options): Promise<void> {
  const skips = new PhotographSkips();
  const usable: PhotographEntry[] = [];
  const entries = readPhotographs(list, list);
  for (const entry of entries) if (await isUsable(entry, list, skips)) usable.push(entry);
  if (sheet !== undefined) await writeSheet(sheet, usable, list);
  const survey = surveyPhotographs(usable, list);
  const summary = { ...survey, listed: entries.length, skipped: skips.table };
  if (json) print(asJson(summary));
  else print(`${lines(summary).join('\n')}\n`);
}

/** Whether its image is there, as it was annotated; by its header alone. */
async function isUsable(
  { name, image, size, objects }: PhotographEntry,
  list: string,
  skips: PhotographSkips,
): Promise<boolean> {
  const file = besideList(list, image, 'photo');
  try {
    const bytes = readFile(file, mostPictureBytes);
    const found = await pictureSize(bytes);
    const turned = objects.length > 0 && (await exifOrientation(bytes)) !== 1;
    const other = size && (size[0] !== found.width || size[1] !== found.height);
    if (turned) skips.add('rotated', name);
    else if (other)
      skips.add('size', `${name}: annotated as ${size.join('x')}, is ${found.width}x${found.height}`);
    return !turned && !other;
  } catch (error) {
    const why = error instanceof TopsyturvyError ? error.message : readReason(error);
    skips.add('unreadable', `${name}: ${file}: ${why}`);
    return false;
  }
}

async function writeSheet(file: string, entries: readonly PhotographEntry[], list: string): Promise<void> {
  const all = entries.flatMap((entry) => entry.objects.map((object) => ({ entry, object })));
  const count = Math.min(all.length, mostShown);
  const chosen = Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
  const cells: Raster[] = [];
  let open: { readonly entry: PhotographEntry; readonly raster: Raster } | undefined;
  for (const { entry, object } of chosen) {
    if (open?.entry !== entry)
      open = { entry, raster: await loadPicture(besideList(list, entry.image, 'photo'), { flatten: true }) };
    cells.push(objectCell(object, open.raster));
  }
  if (cells.length > 0) writeOutput(file, encodePng(contactSheet(cells)));
}

interface Summary extends PhotographSurvey {
  /** Photographs in the file, usable or not. */
  readonly listed: number;
  readonly skipped: readonly SkipRow[];
}

function lines(summary: Summary): string[] {
  const { listed, photographs, objects, cameras, instances, asked, skipped } = summary;
  const counts = (row: Readonly<Record<string, number>>): string =>
    Object.entries(row)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    `${listed} photographs, of which ${photographs} can be used: ${objects} objects, ${cameras} with a camera, ${instances} things in several photographs`,
    ...(objects === 0
      ? []
      : [
          `categories: ${counts(summary.categories)}`,
          `classes: ${counts(summary.classes)}`,
          `fronts point: ${counts(summary.headings)}`,
          `uncertainties in degrees: ${counts(summary.uncertainties)}`,
          `hidden: ${counts(summary.occlusions)}`,
          '',
          'what can be asked about, by the annotations alone',
          ...asked.flatMap(askedLines),
        ]),
    ...skipLines('photographs that cannot be used', skipped),
  ];
}

const askedLines = ({ code, count, answers, skipped }: AskedSurvey): string[] => [
  `  ${code}: ${count}${
    count > 0
      ? ` (${Object.entries(answers)
          .map(([answer, times]) => `'${answer}' ${times}`)
          .join(', ')})`
      : ''
  }`,
  ...skipped.map(({ reason, sentence, count: times }) => `      not ${times} ${reason}: ${sentence}`),
];
