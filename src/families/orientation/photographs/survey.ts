import type { BroadClass } from '../../../world/model.js';
import { readParams } from '../../params.js';
import type { SkipRow } from '../../skip-report.js';
import { type DoriCode, doriTypes, ofPhotographs } from '../prompts/index.js';
import { compoundRotation } from '../tasks/compound-rotation.js';
import { directionalFacing } from '../tasks/directional-facing.js';
import { interObjectDirection } from '../tasks/inter-object-direction.js';
import { singleAxisRotation } from '../tasks/single-axis-rotation.js';
import type { Level, OrientationTask } from '../tasks/task.js';
import { viewParallelism } from '../tasks/view-parallelism.js';
import { viewerSceneDirection } from '../tasks/viewer-scene-direction.js';
import { turnedObjectParams } from '../turned-object/params.js';
import { candidatesOf } from './candidates/candidates-of.js';
import type { PhotographEntry, PosedObject } from './form.js';
import { PhotographSkips } from './candidates/skips.js';

const tasks: readonly OrientationTask[] = [
  viewParallelism,
  directionalFacing,
  singleAxisRotation,
  compoundRotation,
  interObjectDirection,
  viewerSceneDirection,
];

/** Eighths of a turn, clockwise from above, by where the front points. */
const octants = [
  'toward the camera',
  'toward the camera and left',
  'left',
  'away and left',
  'away',
  'away and right',
  'right',
  'toward the camera and right',
] as const;

/** How often a question can be asked, by the annotations alone. */
export interface AskedSurvey {
  readonly code: DoriCode;
  /** The number of objects or pairs that can be asked about. */
  readonly count: number;
  /** The counts by the option that is right, as photographed. */
  readonly answers: Readonly<Record<string, number>>;
  readonly skipped: readonly SkipRow[];
}

export interface PhotographSurvey {
  readonly photographs: number;
  /** The number of photographs with a camera. */
  readonly cameras: number;
  readonly objects: number;
  readonly categories: Readonly<Record<string, number>>;
  readonly classes: Readonly<Record<BroadClass | 'none', number>>;
  readonly headings: Readonly<Record<(typeof octants)[number] | 'up or down' | 'no front', number>>;
  /** Degrees → objects. */
  readonly uncertainties: Readonly<Record<string, number>>;
  readonly occlusions: Readonly<Record<'none' | 'up to a third' | 'more', number>>;
  /** Things that are in several photographs. */
  readonly instances: number;
  readonly asked: readonly AskedSurvey[];
}

/** What some photographs show, and what could be asked about them with the default params. No picture is read. */
export function surveyPhotographs(entries: readonly PhotographEntry[], photos: string): PhotographSurvey {
  const objects = entries.flatMap((entry) => entry.objects);
  const count = <K extends string>(nameOf: (object: PosedObject) => K): Record<K, number> => {
    const counts = new Map<K, number>();
    for (const object of objects) counts.set(nameOf(object), (counts.get(nameOf(object)) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))) as Record<K, number>;
  };
  const sightings = new Map<string, Set<PhotographEntry>>();
  for (const entry of entries)
    for (const { instance } of entry.objects)
      if (instance !== undefined) sightings.set(instance, (sightings.get(instance) ?? new Set()).add(entry));
  return {
    photographs: entries.length,
    cameras: entries.filter(({ camera }) => camera).length,
    objects: objects.length,
    categories: count(({ category }) => category),
    classes: count(({ broadClass }) => broadClass ?? 'none'),
    headings: count(octantOf),
    uncertainties: count(({ uncertainty }) => String(uncertainty)),
    occlusions: count(({ occlusion }) =>
      occlusion === 0 ? 'none' : occlusion <= 1 / 3 ? 'up to a third' : 'more',
    ),
    instances: [...sightings.values()].filter((list) => list.size > 1).length,
    asked: tasks.flatMap((task) =>
      (['coarse', 'granular'] as const).map((level) => surveyOf(task, level, entries, photos)),
    ),
  };
}

function octantOf({ facing }: PosedObject): keyof PhotographSurvey['headings'] {
  if (!facing) return 'no front';
  const { heading, altitude } = facing.front;
  return Math.abs(altitude) > 60 ? 'up or down' : octants[Math.floor(((heading + 22.5) % 360) / 45)];
}

function surveyOf(
  task: OrientationTask,
  level: Level,
  entries: readonly PhotographEntry[],
  photos: string,
): AskedSurvey {
  const family = {
    name: task.name,
    params: (z: Parameters<typeof turnedObjectParams>[0]) => turnedObjectParams(z, task.defaults),
  };
  const params = readParams(family, { photos, level });
  const { code, options } = ofPhotographs(doriTypes[task.codes[level]]);
  const skips = new PhotographSkips();
  const asking = { last: options.length - 1, skips, path: [0, 'survey'] };
  const candidates = candidatesOf(task, params, entries, asking);
  const answers: Record<string, number> = {};
  for (const { plain, mirrored } of candidates) {
    const option = options[(plain ?? mirrored)!.option];
    answers[option] = (answers[option] ?? 0) + 1;
  }
  return { code, count: candidates.length, answers, skipped: skips.table };
}
