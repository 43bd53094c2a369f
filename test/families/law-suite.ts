import { afterAll, expect, inject, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { canonicalJson, type Json } from '../../src/core/json.js';
import { sha256 } from '../../src/core/hash.js';
import { prepare, type Maker } from '../../src/dataset/item/maker.js';
import type { Item } from '../../src/dataset/item/item.js';
import { viewsOf, type AnyFamily } from '../../src/families/family.js';
import { sameRaster } from '../../src/draw/raster.js';
import { checkLabelLaw, checkPictureLaw } from '../../src/families/laws.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { questionSchema } from '../../src/score/question-schema.js';
import { keepModels } from './kept-models.js';

export interface LawOptions {
  readonly params?: Readonly<Record<string, Json>>;
  /** Items in the set, all of them looked at by `npm run test:full`. Default 24. */
  readonly count?: number;
  /** Items looked at by `npm test`, from the first on; the rest only in files named `*.laws.test.ts` or `*.both.test.ts`. Default 4. */
  readonly few?: number;
  readonly base?: string;
  /** False where the set is so small that two seeds must meet: then they differ in their order only. */
  readonly roomy?: boolean;
  /** True where the user's own order is kept, so that the seed decides nothing. */
  readonly ordered?: boolean;
  /** Items whose picture may stay though their label moves: those whose question says that nothing can be told. */
  alike?(item: Item): boolean;
}

/**
 * The laws that every family obeys, those shipped and the user's: three lines of test for a new one.
 *
 * @param of the name of a family that ships, or a family
 */
export function familyLaws(of: string | AnyFamily, options: LawOptions = {}): void {
  const { params = {}, count = 24, few = 4, base = '.', roomy = true, ordered = false, alike } = options;
  const own = typeof of === 'string' ? [] : [of];
  const name = typeof of === 'string' ? of : of.name;
  const open = async (seed: string | number): Promise<Maker> =>
    prepare(await plan(name, { seed, count, params, families: own }), { base });
  const looked = inject('laws') === 'all' ? count : Math.min(few, count);
  // Each set is made once: the laws share its items.
  const sets = new Map<number, Promise<Item[]>>();
  const items = (seed: 1 | 2): Promise<Item[]> => {
    let set = sets.get(seed);
    if (!set) {
      set = open(seed).then((maker) => Array.from({ length: looked }, (_, i) => maker.make(i)));
      sets.set(seed, set);
    }
    return set;
  };
  afterAll(() => sets.clear());
  keepModels(1, 2);

  test('label(act(T, x)) = rho(T, label(x)), and the same on pictures', async () => {
    for (const item of await items(1)) {
      const { family } = item.planned.part;
      checkLabelLaw(family, item.state, item.transform);
      checkPictureLaw(family, item);
    }
  });

  test('a transform and its inverse are the identity on states, labels and pictures', async () => {
    for (const item of await items(1)) {
      const { state, transform } = item;
      const { family, params } = item.planned.part;
      if (!family.inverse) return;
      const back: unknown = family.inverse(transform);
      const there: unknown = family.act(transform, state);
      expect(family.act(back, there)).toEqual(state);
      const label: unknown = family.label(state);
      expect(family.rho(back, family.rho(transform, label))).toEqual(label);
      if (!family.warp) continue;
      for (const { part } of viewsOf(family, params)) {
        const draw = (name: string) => item.drawState(state, name);
        const moved = (name: string) => family.warp!(transform, draw, name);
        expect(sameRaster(family.warp(back, moved, part), draw(part))).toBe(true);
      }
    }
  });

  test('the same path gives the same bytes, alone, in a run, and in any order', async () => {
    const run = (await items(1)).map(fingerprint);
    const maker = await open(1);
    const backward = Array.from({ length: looked }, (_, i) => fingerprint(maker.make(looked - 1 - i)));
    expect(backward.reverse()).toEqual(run);
    const alone = (await open(1)).make(looked - 1);
    expect(fingerprint(alone)).toBe(run[looked - 1]);
  });

  test('seeds s and s + 1 share nothing', async () => {
    const [one, two] = [await items(1), await items(2)].map((list) =>
      list.map(({ state }) => canonicalJson(state)),
    );
    if (roomy) expect(one.filter((state) => two.includes(state))).toEqual([]);
    else if (!ordered) expect(one).not.toEqual(two);
    expect(new Set(one).size).toBe(looked);
  });

  test('the transform changes the picture unless the label stays', async () => {
    for (const item of await items(2)) {
      if (alike?.(item)) continue;
      const views = viewsOf(item.planned.part.family, item.planned.part.params);
      const moved = views.filter((view) => view.moved);
      for (const view of moved) {
        const still = views.find((candidate) => !candidate.moved && candidate.part === view.part);
        if (!still) continue; // shown after the transform only
        if (canonicalJson(item.view(view.name).label) === canonicalJson(item.view(still.name).label))
          continue;
        expect(sameRaster(item.view(view.name).raster, item.view(still.name).raster)).toBe(false);
      }
    }
  });

  test('certificates hold, and records and questions are plain JSON of the published form', async () => {
    const ids = new Set<string>();
    for (const item of await items(2)) {
      expect(item.certificate.holds).toBe(true);
      expect(JSON.parse(canonicalJson(item.record))).toEqual(item.record);
      for (const question of item.questions) {
        questionSchema.parse(question);
        ids.add(question.id);
      }
    }
    expect(ids.size).toBe((await items(2)).reduce((sum, item) => sum + item.questions.length, 0));
  });

  test('the truth scores 1 and every other option 0', async () => {
    const questions = (await items(2)).flatMap((item) => item.questions);
    for (const question of questions) {
      for (const right of [question.answer, ...question.accept]) {
        expect(gradeReply(question, right), `${question.prompt} ${right}`).toMatchObject({ correct: true });
      }
      for (const wrong of wrongReplies(question, questions)) {
        expect(gradeReply(question, wrong), `${question.prompt} ${wrong}`).toMatchObject({ correct: false });
      }
    }
  });
}

type Asked = Item['questions'][number];

/** Replies that are certainly wrong: the other options, copying, refused words, other strings. */
function wrongReplies({ answer, options, copy, scoring, condition }: Asked, all: readonly Asked[]): string[] {
  const others = Object.keys(options ?? {}).filter((letter) => letter !== answer);
  const refused = scoring.kind === 'keywords' ? scoring.refuse : [];
  const strings =
    scoring.kind === 'string'
      ? all
          .filter((other) => other.condition === condition && other.answer !== answer)
          .map((other) => other.answer)
      : [];
  return [...others, ...refused, ...strings, ...(copy === undefined ? [] : [copy]), ''];
}

/** All that an item puts on disk, as one hash. */
function fingerprint(item: Item): string {
  const files = item.views.map(({ png }) => sha256(png));
  return sha256(canonicalJson({ files, record: item.record, questions: item.questions }));
}
