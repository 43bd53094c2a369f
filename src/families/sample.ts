import { canonicalJson, type Json, TopsyturvyError, wrongParameter, madeOnce } from '../core/index.js';
import type { Raster } from '../draw/raster.js';
import { giveBytes } from '../draw/spare-bytes.js';
import { viewsOf, type AnyFamily, type Drawing, type View } from './family.js';
import { inFamily } from './guard.js';
import { checkLabels } from './laws.js';
import { refuse, type Certificate, type Proposal, type Verdict } from './proposal.js';

/** What a sample needs of the set it belongs to. */
export interface SampleSet {
  readonly family: AnyFamily;
  readonly params: unknown;
  readonly assets: unknown;
}

/** A proposal with all that follows from it; each thing is made on first access, and dropped with the sample. */
export class Sample {
  readonly state: unknown;
  readonly transform: unknown;
  /** label(x), and rho(T, label(x)). */
  readonly label: unknown;
  readonly moved: unknown;
  private madeStage: { readonly stage: unknown } | undefined;
  private acted: { readonly state: unknown } | undefined;
  private verdict: Verdict | undefined;
  private readonly still = new Map<string, Raster>();
  private readonly shown = new Map<string, Raster>();

  constructor(
    private readonly set: SampleSet,
    proposal: Proposal<unknown, unknown, unknown>,
    /** The item's name in messages, e.g. 'item 3'. */
    private readonly where: string,
  ) {
    const { family } = set;
    this.state = proposal.state;
    this.transform = proposal.transform;
    if (proposal.stage !== undefined) this.madeStage = { stage: proposal.stage };
    this.label = this.run('label', () => family.label(this.state));
    this.moved = this.run('rho', () => family.rho(this.transform, this.label));
  }

  get params(): unknown {
    return this.set.params;
  }

  get assets(): unknown {
    return this.set.assets;
  }

  get stage(): unknown {
    this.madeStage ??= { stage: this.run('stage', () => this.set.family.stage?.(this)) };
    return this.madeStage.stage;
  }

  /** act(T, x), made once: stages may be keyed by it. */
  get movedState(): unknown {
    this.acted ??= { state: this.run('act', () => this.set.family.act(this.transform, this.state)) };
    return this.acted.state;
  }

  /** @throws TopsyturvyError 'broken-law' */
  checkLaw(): void {
    const { state, transform, movedState, moved: predicted } = this;
    const { family } = this.set;
    this.run('act', () =>
      checkLabels(family, { state, transform, seen: family.label(movedState), predicted }),
    );
  }

  /** What the judge says of the proposal's own pictures. */
  judged(): Verdict {
    return (this.verdict ??= this.judge((view) => this.view(view, true)));
  }

  /** What the judge says of pictures that were found, e.g. those of files; they must also be recognized. */
  judgeFound(picture: (view: string) => Raster): Verdict {
    const verdict = this.judge(picture);
    const { family } = this.set;
    if (!verdict.holds || !family.recognize) return verdict;
    return this.run('recognize', () => family.recognize!(this, picture)) ?? verdict;
  }

  /** What the judge says of the pictures that an engine draws, which it may refuse to draw. */
  judgeDrawn(): Verdict {
    try {
      for (const view of viewsOf(this.set.family, this.params)) this.draw(view);
    } catch (error) {
      if (error instanceof TopsyturvyError && error.code === 'renderers-disagree') return refuse(error.code);
      throw error;
    }
    return this.judgeFound((name) => this.view(name, false));
  }

  private judge(picture: (view: string) => Raster): Verdict {
    return this.run('judge', () => this.set.family.judge(this, picture) as Verdict);
  }

  /** The evidence that the labels are right. @throws TopsyturvyError 'broken-law' if the judge refuses */
  get certificate(): Certificate {
    return certificateOf(this.judged(), this.where);
  }

  /** The picture of a view: moved pixels where the transform exists on pixels, drawn afresh where it does not. */
  draw({ moved, part }: Pick<View, 'moved' | 'part'>, exact = false): Raster {
    const { family } = this.set;
    // Without an engine the exact picture is the picture.
    const asked = exact && family.engine?.(this.assets, part) !== undefined;
    const key = (name: string): string => `${asked ? 'exact ' : ''}${name}`;
    const still = (name: string): Raster =>
      madeOnce(this.still, key(name), () => this.drawState(this.state, name, asked));
    if (!moved) return still(part);
    const known = this.shown.get(key(part));
    if (known) return known;
    const raster = family.warp
      ? this.run('warp', () => family.warp!(this.transform, still, part))
      : this.drawState(this.movedState, part, asked);
    this.shown.set(key(part), raster);
    return raster;
  }

  /** Gives the memory of its pictures to other items'. Asked for again, they are drawn again. Nobody else may hold one. */
  giveBack(): void {
    for (const made of [this.still, this.shown]) {
      for (const { data } of made.values()) giveBytes(data);
      made.clear();
    }
  }

  /** A part of the item's state, of act(T, x), or of any other state, which has a stage of its own; drawn afresh. */
  drawState(state: unknown, part: string, exact = false): Raster {
    const drawing = this.drawing(exact, () => this.stageOf(state));
    return this.run('draw', () => this.set.family.draw(state, part, drawing));
  }

  labelOf({ moved, part }: Pick<View, 'moved' | 'part'>): Json {
    const { family } = this.set;
    const label = moved ? this.moved : this.label;
    return this.run('viewLabel', () => (family.viewLabel ? family.viewLabel(label, part) : (label as Json)));
  }

  run<R>(method: string, run: () => R): R {
    return inFamily(this.set.family.name, method, this.where, run);
  }

  /** The item's stage serves its state before and after the transform. */
  private stageOf(state: unknown): unknown {
    const same = (own: unknown): boolean =>
      own === state || canonicalJson(own as Json) === canonicalJson(state as Json);
    if (same(this.state) || same(this.movedState)) return this.stage;
    const { family, params, assets } = this.set;
    if (family.stage)
      return this.run('stage', () => family.stage!({ params, assets, state, transform: this.transform }));
    if (this.stage === undefined) return undefined;
    throw wrongParameter(
      `${family.name} makes its stages while it proposes: of ${this.where} only its own state and act(T, state) can be drawn`,
      state,
    );
  }

  /** What a picture is drawn with; the stage is made on first access. */
  private drawing(exact: boolean, stage: () => unknown): Drawing<unknown, unknown, unknown> {
    const { params, assets } = this.set;
    return {
      params,
      assets,
      exact,
      get stage() {
        return stage();
      },
    };
  }

  private view(name: string, exact: boolean): Raster {
    const view = viewsOf(this.set.family, this.params).find((candidate) => candidate.name === name);
    if (view) return this.draw(view, exact);
    throw new TopsyturvyError('broken-law', `${this.set.family.name} has no view '${name}'`, name);
  }
}

/** @throws TopsyturvyError 'broken-law' if a verdict is not a certificate */
export function certificateOf(verdict: Verdict, where: string): Certificate {
  if (verdict.holds) return verdict as Certificate;
  throw new TopsyturvyError(
    'broken-law',
    `The certificate of ${where} does not hold: ${JSON.stringify(verdict)}`,
    where,
  );
}
