import { looksLike } from './glimpse.js';
import type { Findings } from './findings.js';
import type { Measured } from './measure.js';

/** A model as it is compared with the others. */
export interface Compared {
  readonly file: string;
  readonly category: string;
  /** Of its file. */
  readonly sha256: string;
  readonly measured: Measured;
  readonly findings: Findings;
}

/** Models of a category whose longest sides differ by a larger factor are hardly of one scale. */
const farApart = 10;

/** Adds to the findings of models what is found by comparing them: copies, and scales that do not go together. */
export function compareModels(models: readonly Compared[]): void {
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
  const middle = [...sides].sort((a, b) => a - b)[Math.floor((sides.length - 1) / 2)]!;
  models.forEach(({ category, findings }, at) => {
    const factor = Math.max(sides[at]! / middle, middle / sides[at]!);
    if (factor > farApart)
      findings.warnings.push(
        `${Number(factor.toPrecision(2))} times as ${sides[at]! > middle ? 'large' : 'small'} as others of the category '${category}'`,
      );
  });
}
