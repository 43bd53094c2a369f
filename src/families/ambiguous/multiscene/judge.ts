import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import { verdict, type Verdict } from '../../proposal.js';
import {
  difference,
  figureEvidence,
  inkLevel,
  inPicture,
  detail,
  type FigureEvidence,
} from './figure-evidence.js';
import { hiddenEvidence, isHidden } from './hidden-evidence.js';
import type { MultisceneStage } from './stage.js';
import type { MultisceneKind, MultisceneState } from './state.js';

export type MultisceneEvidence = {
  readonly figures: readonly FigureEvidence[];
  /** Of fine detail (differences of neighbors), what is left from afar. */
  readonly detailFromAfar: number;
};

const leastFill: Readonly<Record<MultisceneKind, number>> = {
  letters: 0.12,
  packed: 0.36,
  portrait: 0.42,
  hidden: 0.36,
};
const leastAgreement: Readonly<Record<MultisceneKind, number>> = {
  letters: 0.72,
  packed: 0.74,
  portrait: 0.78,
  hidden: 0.62,
};
const mostSpill: Readonly<Record<MultisceneKind, number>> = {
  letters: 0.03,
  packed: 0.03,
  portrait: 0.03,
  hidden: 0.3,
};
const mostDetail = 0.12;
const smallestShare = 0.03;

/** Measures the finished picture, as it is and from afar. */
export function judgeMultiscene(
  stage: MultisceneStage,
  { kind, size, ground, figures }: MultisceneState,
  picture: Raster,
  far: Raster,
): Verdict<MultisceneEvidence> {
  const paper = parseColor(ground);
  const ink = difference(picture, paper);
  const stands = kind === 'hidden' ? ink : difference(far, paper);
  const found = figures.map((figure, i) => {
    if (kind === 'hidden') {
      const inside = inPicture(stage.mask(figure), figure.outline, size);
      return hiddenEvidence(figure, inside, ink, inkLevel, picture, far);
    }
    // Figures stand side by side: each has its own columns.
    const from = i === 0 ? 0 : Math.floor(size / figures.length);
    const to = i === figures.length - 1 ? size : Math.floor(size / figures.length);
    return figureEvidence(stage, figure, size, ink, stands, from, to);
  });
  const detailFromAfar = detail(far) / Math.max(1e-9, detail(picture));
  const evidence = { figures: found, detailFromAfar };
  if (detailFromAfar > mostDetail) return verdict(false, 'detail-from-afar', evidence);
  if (found.some(({ smallest }) => smallest < smallestShare)) return verdict(false, 'too-small', evidence);
  if (found.some(({ fill, spill }) => fill < leastFill[kind] || spill > mostSpill[kind]))
    return verdict(false, 'badly-filled', evidence);
  if (found.some(({ agreement }) => agreement < leastAgreement[kind]))
    return verdict(false, 'unclear-outline', evidence);
  if (found.some(({ hiding }) => hiding && !isHidden(hiding))) return verdict(false, 'not-hidden', evidence);
  return verdict(
    found.every(({ box }, i) => box.every((edge, k) => Math.abs(edge - figures[i]!.box[k]!) <= 2)),
    'other-box',
    evidence,
  );
}
