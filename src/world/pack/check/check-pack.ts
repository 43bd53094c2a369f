import { messageOf, TopsyturvyError } from '../../../core/errors.js';
import type { Model } from '../../model.js';
import { softRenderer } from '../../render/renderer.js';
import type { Order } from '../../rotation/symmetry/find.js';
import type { PackEntry } from '../form.js';
import { loadPackModel } from '../load.js';
import type { Pack } from '../read.js';
import { type Findings, findingsOf } from './findings.js';
import { measure, type Measured } from './measure.js';
import { looksLike } from './glimpse.js';

/** A model as it is compared with the others. */
interface Compared {
  readonly file: string;
  readonly category: string;
  /** SHA-256 of its file. */
  readonly sha256: string;
  readonly measured: Measured;
  readonly findings: Findings;
}

/** Models of a category whose longest sides differ by a larger factor are hardly of one scale. */
const farApart = 10;

/** Adds to the findings of models what is found by comparing them: copies, and scales that do not go together. */
function compareModels(models: readonly Compared[]): void {
  models.forEach((model, at) => {
    const before = models.slice(0, at);
    const { measured, findings } = model;
    const copied = before.find(({ sha256 }) => sha256 === model.sha256);
    const shaped = before.find((other) => other.measured.geometry === measured.geometry);
    const like = before.find((other) => looksLike(other.measured.glimpse, measured.glimpse));
    if (copied) findings.problems.push(`the same file as '${copied.file}'`);
    else if (shaped) findings.warnings.push(`the same shape as '${shaped.file}'`);
    else if (like) findings.warnings.push(`looks like '${like.file}' from all sides`);
  });
  const categories = new Set(models.map(({ category }) => category));
  for (const category of categories) compareSizes(models.filter((model) => model.category === category));
}

function compareSizes(models: readonly Compared[]): void {
  const sides = models.map(({ measured }) => Math.max(...measured.size));
  const middle = [...sides].sort((a, b) => a - b)[Math.floor((sides.length - 1) / 2)];
  models.forEach(({ category, findings }, at) => {
    const factor = Math.max(sides[at] / middle, middle / sides[at]);
    if (factor > farApart)
      findings.warnings.push(
        `${Number(factor.toPrecision(2))} times as ${sides[at] > middle ? 'large' : 'small'} as others of the category '${category}'`,
      );
  });
}

/** The check of one model. */
export interface CheckedModel extends Findings {
  readonly file: string;
  readonly category: string;
  readonly verdict: 'ok' | 'warning' | 'problem';
  /** Absent where the file cannot be read. */
  readonly triangles?: number;
  readonly parts?: number;
  /** The sizes of its textures, e.g. '1024x1024'. */
  readonly textures?: readonly string[];
  /** The width, height and depth in meters. */
  readonly size?: readonly number[];
  /** The symmetry about the vertical: as declared, of its surface with its colors, and of its silhouettes alone. */
  readonly symmetry?: {
    readonly declared: Order | null;
    readonly surface: Order;
    readonly silhouettes: Order;
  };
  /** The share of its surface that is seen from behind, 0 to 1. */
  readonly behind?: number;
  /** Features of the file that are not drawn. */
  readonly left?: readonly string[];
  readonly license: string | null;
  readonly source: string | null;
}

/**
 * Reads all models of a pack, one after another, and looks at each by itself and beside the others. Of a model nothing large is
 * kept.
 * @param onModel is given each model as soon as it is read
 */
export async function checkPack(
  pack: Pack,
  onModel: (model: Model, entry: PackEntry) => void = () => undefined,
): Promise<CheckedModel[]> {
  const renderer = softRenderer();
  const compared: Compared[] = [];
  const reports: Omit<CheckedModel, 'verdict'>[] = [];
  for (const entry of pack.models) {
    const { file, category, license = null, source = null } = entry;
    const about = { file, category, license, source };
    try {
      const { model, facing, left, hashes } = await loadPackModel(pack, entry);
      const measured = measure(model, renderer, entry.symmetry);
      const findings = findingsOf(entry, measured, left, facing);
      compared.push({ file, category, sha256: hashes[file], measured, findings });
      reports.push({ ...about, ...reportOf(entry, measured), left, ...findings });
      onModel(model, entry);
    } catch (cause) {
      if (!(cause instanceof TopsyturvyError)) throw cause;
      reports.push({ ...about, problems: [messageOf(cause)], warnings: [] });
    }
  }
  renderer.dispose();
  compareModels(compared);
  return reports.map((report) => ({ ...report, verdict: verdictOf(report) }));
}

const verdictOf = ({ problems, warnings }: Findings): CheckedModel['verdict'] =>
  problems.length > 0 ? 'problem' : warnings.length > 0 ? 'warning' : 'ok';

function reportOf(
  { symmetry }: PackEntry,
  { triangles, parts, textures, size, symmetry: surface, outlines, behind }: ReturnType<typeof measure>,
) {
  return {
    triangles,
    parts,
    textures,
    size: size.map((length) => Number(length.toPrecision(3))),
    symmetry: { declared: symmetry ?? null, surface, silhouettes: outlines.symmetry },
    behind: Number(behind.toPrecision(3)),
  };
}
