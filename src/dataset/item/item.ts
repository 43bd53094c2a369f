import { inPhase } from '../../core/phase-clock.js';
import { badParameter, canonicalJson, type Json } from '../../core/index.js';
import type { Raster, Tolerance } from '../../draw/raster.js';
import { levelGroups } from '../../families/difficulty/level-groups.js';
import { animationsOf, type Certificate, type Draft, type View, viewsOf } from '../../families/making.js';
import { drawsAnew } from '../../families/draws-anew.js';
import type { FamilySet } from '../../families/family-set.js';
import { certificateOf, type Sample } from '../../families/sample.js';
import { questionLine } from '../../score/question-line.js';
import { accuracyOnly, type Question } from '../../score/index.js';
import {
  animationRecord,
  DrawnAnimation,
  type ItemAnimation,
  DrawnView,
  type ItemView,
} from './item-view.js';
import { nameInErrors, type PlannedItem } from '../plan/plan.js';
import type { ItemRecord } from './record.js';
import type { Rejections } from '../folder/selection.js';

/** An item's line of `items.jsonl` and its questions' lines of `questions.jsonl`, without line feeds. */
export interface ItemLines {
  readonly item: string;
  readonly questions: readonly string[];
  /** What was turned down before the item was accepted. */
  readonly rejections: Rejections;
}

/** A stimulus: a state under a transform, its pictures, its certificate and its questions. */
export class Item {
  readonly id: string;
  readonly views: readonly ItemView[];
  readonly animations: readonly ItemAnimation[];
  /** How many proposals were refused before this one. */
  readonly attempt: number;
  /** Reason → how many proposals were turned down for it. */
  readonly rejections: Rejections;
  private readonly sample: Sample;
  private readonly drawn: readonly DrawnView[];
  private looked = false;
  private cachedQuestions: readonly Question[] | undefined;

  constructor(
    readonly planned: PlannedItem,
    private readonly set: FamilySet,
  ) {
    const { family, params } = planned.part;
    this.id = planned.id;
    const { candidate, attempt, rejections } = set.make(planned.index);
    this.sample = candidate;
    this.attempt = attempt;
    this.rejections = rejections;
    this.views = this.drawn = viewsOf(family, params).map(
      (view) =>
        new DrawnView(view, planned, {
          drawView: (one) => this.sample.draw(one),
          look: () => (this.looked = true),
          labelOf: (one) => this.labelOf(one),
          toleranceOf: (one) => this.toleranceOf(one),
        }),
    );
    this.animations = animationsOf(family, params).map(
      (animation) => new DrawnAnimation(animation, planned, this),
    );
  }

  get state(): Json {
    return this.sample.state as Json;
  }

  get transform(): Json {
    return this.sample.transform as Json;
  }

  /** label(x), the label of the original. */
  get label(): Json {
    return this.sample.label as Json;
  }

  /** rho(T, label(x)), the label after the transform. */
  get movedLabel(): Json {
    return this.sample.moved as Json;
  }

  get params(): PlannedItem['part']['params'] {
    return this.planned.part.params;
  }

  /** What the family opened for all items of the part. */
  get assets(): unknown {
    return this.set.assets;
  }

  /** What the family's drawing and judging of this item share. */
  get stage(): unknown {
    return this.sample.stage;
  }

  /** How far a view may be from the same one of another machine. */
  toleranceOf({ part }: Pick<View, 'part'>): Tolerance | undefined {
    return this.set.engineOf(part)?.tolerance;
  }

  /** The picture of a view; moved pixels where the transform exists on pixels, drawn afresh where it does not. */
  draw(view: Pick<View, 'moved' | 'part'>): Raster {
    this.looked = true;
    return this.sample.draw(view);
  }

  /**
   * Gives the memory of its pictures to the next item's, if the family lets it: for callers that show the pictures to
   * no one. They are drawn again if they are asked for.
   */
  giveBack(): void {
    if (!drawsAnew(this.planned.part.family)) return;
    for (const view of this.drawn) view.forget();
    this.sample.giveBack();
  }

  /** A part of the picture of the item's state, or of the state after the transform, drawn afresh. */
  drawState(state: unknown, part: string): Raster {
    return this.sample.drawState(state, part);
  }

  /** The state after the transform, act(T, x). */
  get movedState(): unknown {
    return this.sample.movedState;
  }

  labelOf(view: Pick<View, 'moved' | 'part'>): Json {
    return this.sample.labelOf(view);
  }

  /**
   * The evidence that the labels are right, measured once.
   * @throws TopsyturvyError 'broken-law' if it does not hold.
   */
  get certificate(): Certificate {
    return certificateOf(this.sample.judged(), nameInErrors(this.planned));
  }

  /**
   * The certificate measured on any pictures, e.g. those read back from files.
   * @throws TopsyturvyError 'broken-law' if it does not hold of them
   */
  certify(picture: (view: string) => Raster): Certificate {
    return certificateOf(this.sample.judgeFound(picture), nameInErrors(this.planned));
  }

  view(name: string): ItemView {
    const view = this.views.find((candidate) => candidate.name === name);
    if (view) return view;
    const names = this.views.map((candidate) => `'${candidate.name}'`).join(', ');
    throw badParameter(`a view of ${this.planned.part.family.name}`, name, `one of ${names}`);
  }

  animation(name: string): ItemAnimation | undefined {
    return this.animations.find((candidate) => candidate.name === name);
  }

  get questions(): readonly Question[] {
    const { family } = this.planned.part;
    return (this.cachedQuestions ??= this.sample
      .run('ask', () => family.ask(this.sample))
      .map((draft: Draft) => this.question(draft)));
  }

  private question(draft: Draft): Question {
    const { accept, answer, condition, copy, facts, groups, images, options, prompt, scoring, variant } =
      draft;
    const question: Question = {
      accept,
      answer,
      condition,
      family: this.planned.part.family.name,
      id: `${this.id}.${condition}.${variant}`,
      images: images.map((name) => (this.animation(name) ?? this.view(name)).file),
      item: this.id,
      prompt,
      scorer: draft.scorer ?? accuracyOnly,
      scoring,
      variant,
    };
    if (copy !== undefined && copy !== answer) question.copy = copy;
    if (facts) question.facts = facts;
    const { difficulty } = this.planned.part;
    if (groups ?? difficulty) question.groups = { ...groups, ...levelGroups(difficulty) };
    if (options) question.options = options;
    return question;
  }

  /** What the item's line says before anything is drawn. */
  get plainRecord(): Omit<ItemRecord, 'views' | 'certificate'> {
    const { part, index } = this.planned;
    const { family, params } = part;
    const { attempt, state, transform, id } = this;
    return {
      id,
      part: part.name,
      index,
      family: family.name,
      version: family.version,
      params,
      state,
      transform,
      attempt,
    };
  }

  /** What the item's line says of its films, if it has any. */
  get animationRecords(): Pick<ItemRecord, 'animations'> {
    return this.animations.length > 0 ? { animations: this.animations.map(animationRecord) } : {};
  }

  /** The item's line of `items.jsonl`; draws, encodes and hashes every view. */
  get record(): ItemRecord {
    const { certificate } = this;
    const record = {
      ...this.plainRecord,
      views: this.drawn.map((view) => view.record),
      ...this.animationRecords,
      certificate,
    };
    if (!this.looked) this.giveBack();
    return record;
  }

  /** What the item comes to in a dataset besides its pictures; draws, encodes and hashes every view. */
  get lines(): ItemLines {
    return inPhase('record', () => ({
      item: canonicalJson(this.record),
      questions: this.questions.map(questionLine),
      rejections: this.rejections,
    }));
  }
}
