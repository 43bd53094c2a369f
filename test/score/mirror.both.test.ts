import { beforeAll, describe, expect, test } from 'vitest';
import { memoize } from '../../src/core/memoize.js';
import { Stream } from '../../src/core/stream.js';
import { labelOfOption, mirroredLabel, optionText } from '../../src/families/mirror/prompts/prompt.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { questionLine } from '../../src/score/question-line.js';
import type { Question } from '../../src/score/question.js';
import { answering, mirrorDataset } from './mirror-dataset.js';
import { auditQuestions, formatReport, scoreReplies } from './with-scorers.js';
import { fully, someOf } from '../few.js';

let questions: Question[];
beforeAll(async () => {
  questions = await mirrorDataset();
});

type Model = (question: Question, truth: string) => string | undefined;
const played = memoize((model: Model) => scoreReplies(questions, answering(questions, model)).mirror);
const perfect: Model = (_, truth) => truth;
const conditions = ['original', 'mirrored', 'original.viewer', 'mirrored.viewer', 'text', 'both'];

test('the fixture asks all conditions in all shifts', () => {
  expect(new Set(questions.map(({ condition }) => condition))).toEqual(new Set(conditions));
  // Four kinds of two options and two of four; the controls about the image have two.
  expect(questions).toHaveLength(40 * (4 * 6 * 2 + 2 * (4 * 4 + 2 * 2)));
  for (const question of questions) expect(JSON.parse(questionLine(question))).toEqual(question);
});

test('a perfect model scores 1 everywhere', () => {
  const scores = played(perfect);
  expect(Object.keys(scores)).toEqual(conditions);
  for (const { accuracy, table2, macro, labels, circular, errors } of Object.values(scores)) {
    expect(accuracy).toMatchObject({ n: 240, value: 1, unanswered: 0, unparsed: 0 });
    expect([table2, macro]).toEqual([
      { P: 1, R: 1, F1: 1 },
      { P: 1, R: 1, F1: 1 },
    ]);
    expect(Object.values(labels).every(({ value }) => value === 1)).toBe(true);
    expect(circular).toMatchObject({ accuracy: { n: 240, value: 1 }, Delta: { n: 240, value: 0 } });
    expect(errors.RFC).toMatchObject({ n: 0, value: null });
  }
  const flips = {
    consistent: { n: 240, value: 1 },
    flipped: { value: 1 },
    stuck: { value: 0 },
    oneRight: { value: 0 },
  };
  expect(scores.original.flips).toMatchObject(flips);
  expect(scores['original.viewer'].flips).toMatchObject(flips);
  for (const name of ['mirrored', 'mirrored.viewer', 'text', 'both']) expect(scores[name].flips).toBeNull();
});

test('chance: of one shift, of all, of both views', () => {
  const { accuracy, circular, flips } = played(perfect).original;
  expect(accuracy.chance).toBeCloseTo((160 / 2 + 80 / 4) / 240, 12);
  expect(circular!.accuracy.chance).toBeCloseTo((160 / 4 + 80 / 4 ** 4) / 240, 12);
  expect(flips!.consistent.chance).toBeCloseTo((160 / 4 + 80 / 16) / 240, 12);
});

describe('constant replies', () => {
  test.each(someOf(['A', 'B'], 1))(
    'letter %s: at chance, never circular, never consistent, the bias is seen',
    (letter) => {
      const { original, mirrored } = played(() => letter);
      for (const scores of [original, mirrored]) {
        expect(scores.accuracy.value).toBeCloseTo(scores.accuracy.chance!, 12);
        expect(scores.circular).toMatchObject({ accuracy: { count: 0 }, vanilla: { count: 100 } });
        expect(scores.circular!.positions['4'][letter]).toMatchObject({
          chosen: { value: 1, n: 320 },
          right: { value: 0.25 },
          bias: 0.75,
        });
        expect(scores.circular!.positions['4'].D.bias).toBe(-0.25);
        expect(scores.positions['2'][letter]).toMatchObject({
          chosen: { value: 1, n: 160 },
          right: { value: 0.5 },
          bias: 0.5,
        });
      }
      // Right is A on one of a picture and its twin only; of four options on neither as often.
      expect(original.flips).toMatchObject({
        consistent: { count: 0 },
        flipped: { count: 0 },
        stuck: { value: 1 },
      });
      expect(original.flips!.oneRight.count).toBe(160 + 40);
    },
  );

  fully('one side: right in every shift or in none', () => {
    const { original } = played(({ options }) =>
      Object.values(options!).includes('Left') ? 'Left' : 'Left front',
    );
    expect(original.circular).toMatchObject({
      accuracy: { count: 100 },
      vanilla: { count: 100 },
      Delta: { value: 0 },
    });
    expect(original.circular!.positions['2'].A).toMatchObject({ bias: 0 });
    expect(original.flips).toMatchObject({ consistent: { count: 0 }, stuck: { value: 1 } });
  });
});

fully('a model that takes the sides of the image for the subject’s', () => {
  const shown = new Map(
    questions
      .filter(({ condition }) => condition.endsWith('.viewer'))
      .map((question) => [
        `${question.item}.${question.condition.split('.')[0]}`,
        question.options![question.answer],
      ]),
  );
  const scores = played(({ item, condition }, truth) => {
    const side = shown.get(`${item}.${condition}`);
    return side === undefined ? truth : side + truth.replace(/^\w+/, '');
  });
  // About half face the viewer: these are wrong, and all of the errors confuse the frame of reference.
  const { accuracy, errors, flips, circular } = scores.original;
  expect(accuracy.count + errors.RFC.n).toBe(240);
  expect(errors.BPM.count).toBe(0);
  expect(errors.RFC.count + errors.OOI.count).toBe(errors.RFC.n);
  expect(errors.OOI.count).toBeGreaterThan(10);
  expect(scores['original.viewer'].accuracy.value).toBe(1);
  // It follows the mirroring, and is right on both views or on neither.
  expect(flips).toMatchObject({ flipped: { value: 1 }, stuck: { count: 0 }, oneRight: { count: 0 } });
  expect(flips!.consistent.count).toBe(accuracy.count);
  expect(circular!.Delta.value).toBe(0);
});

fully('what is not answered is wrong in every score, and no error', () => {
  const items = [...new Set(questions.map(({ item }) => item))];
  const skipped = new Set(items.filter((_, i) => i % 10 === 7));
  const { original } = played(({ variant, item }, truth) =>
    variant === 'shift-1' && skipped.has(item) ? undefined : truth,
  );
  expect(original.circular).toMatchObject({
    accuracy: { count: 240 - 24, n: 240 },
    vanilla: { count: 240 },
  });
  const vanilla = played(({ variant, item }, truth) =>
    variant === 'shift-0' && skipped.has(item) ? undefined : truth,
  );
  expect(vanilla.original.accuracy).toMatchObject({ n: 240, count: 216, unanswered: 24 });
  expect(vanilla.original.table2.R).toBeCloseTo(0.9, 2);
  expect(vanilla.original.table2.P).toBe(1);
  expect(vanilla.original.flips!.consistent).toMatchObject({ n: 240, count: 216 });
  expect(vanilla.original.errors.RFC.n).toBe(0);
});

test('where only shift 0 was asked there is no circular score; where only originals were, no flips', () => {
  const some = questions.filter(
    ({ variant, condition }) => variant === 'shift-0' && condition === 'original',
  );
  const { original } = scoreReplies(some, []).mirror;
  expect(original).toMatchObject({ circular: null, flips: null, accuracy: { n: 240, count: 0 } });
  expect(
    scoreReplies(
      questions.map((question) => ({ ...question, scorer: 'accuracy' })),
      [],
    ).mirror,
  ).toEqual({});
  expect(() =>
    scoreReplies(
      questions.map(({ options, ...question }) => ({ ...question, options: { ...options, Z: 'Up' } })),
      [],
    ),
  ).toThrow("names the scorer 'mirror' but has an option that is not a side: 'Up'");
});

fully('groups: kind, body, scene, subject, split, occluded, each with all scores', () => {
  const { original } = played(({ groups }, truth) => (groups!.kind === 'raised-paw' ? 'D' : truth));
  const { groups, ...all } = original;
  expect(Object.keys(groups)).toEqual(['body', 'kind', 'occluded', 'scene', 'split', 'subject']);
  expect(groups.kind['raised-paw']).toMatchObject({
    accuracy: { n: 40, value: 0.25 },
    circular: { accuracy: { count: 0 } },
    flips: { consistent: { count: 0, n: 40 } },
  });
  expect(groups.kind['raised-hand']).toMatchObject({
    accuracy: { value: 1 },
    flips: { consistent: { value: 1 } },
  });
  expect(groups.body.dog).toEqual(groups.kind['raised-paw']);
  expect(Object.keys(groups.split)).toEqual(['dev', 'test', 'train']);
  expect(groups.split.train.accuracy.n).toBe(168);
  for (const values of Object.values(groups))
    for (const part of Object.values(values)) expect(Object.keys(part)).toEqual(Object.keys(all));
});

describe('a model that guesses, by a second road', () => {
  const guess = ({ id, options }: Question, truth: string) => {
    const stream = new Stream(['guess', id]);
    return stream.below(10) < 3
      ? truth
      : stream.below(12) === 0
        ? 'Hard to say.'
        : stream.choice(Object.values(options!));
  };

  /** Truth and prediction of each vanilla question. */
  const pairsOf = (condition: string) =>
    questions
      .filter((question) => question.condition === condition && question.variant === 'shift-0')
      .map((question) => {
        const truth = question.options![question.answer];
        const said = guess(question, truth);
        return {
          item: question.item,
          size: Object.keys(question.options!).length,
          truth,
          said: Object.values(question.options!).includes(said) ? said : null,
        };
      });

  test.each(someOf(conditions, 1))(
    '%s: macro F1 as 2TP/(2TP + FP + FN), Table 2’s P and R as sums over questions',
    (condition) => {
      const { table2, macro } = played(guess)[condition];
      const pairs = pairsOf(condition);
      const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length;
      const classes = [...new Set(pairs.map(({ truth }) => truth))];
      const f1 = classes.map((name) => {
        const tp = count(({ truth, said }) => truth === name && said === name);
        const fp = count(({ truth, said }) => truth !== name && said === name);
        const fn = count(({ truth, said }) => truth === name && said !== name);
        return (2 * tp) / (2 * tp + fp + fn);
      });
      expect(macro.F1).toBeCloseTo(f1.reduce((sum, value) => sum + value) / classes.length, 12);
      const weighted = (of: 'truth' | 'said') =>
        pairs.reduce((sum, { truth, said, size }) => {
          if (truth !== said) return sum;
          const set = count((pair) => pair.size === size);
          return sum + set / size / count((pair) => pair.size === size && pair[of] === truth);
        }, 0) / pairs.length;
      expect(table2.R).toBeCloseTo(weighted('truth'), 12);
      expect(table2.P).toBeCloseTo(weighted('said'), 12);
    },
  );

  test('flips, circular and errors counted over', () => {
    const scores = played(guess);
    const first = new Map(pairsOf('original').map((pair) => [pair.item, pair]));
    let [consistent, flipped, stuck, rfc, bpm] = [0, 0, 0, 0, 0];
    for (const twin of pairsOf('mirrored')) {
      const one = first.get(twin.item)!;
      if (one.said === one.truth && twin.said === twin.truth) consistent++;
      if (one.said !== null && one.said === twin.said) stuck++;
      if (
        one.said !== null &&
        twin.said !== null &&
        optionText(mirroredLabel(labelOfOption(one.said)!)) === twin.said
      )
        flipped++;
    }
    const { flips, errors, circular } = scores.original;
    expect([flips!.consistent.count, flips!.flipped.count, flips!.stuck.count]).toEqual([
      consistent,
      flipped,
      stuck,
    ]);
    const hidden = new Set(
      questions.filter(({ groups }) => groups!.occluded === 'yes').map(({ item }) => item),
    );
    for (const { item, truth, said } of first.values()) {
      if (said === null || said === truth || hidden.has(item)) continue;
      if (/front/.test(truth) === /front/.test(said) && /rear/.test(truth) === /rear/.test(said)) rfc++;
      else bpm++;
    }
    expect([errors.RFC.count, errors.BPM.count]).toEqual([rfc, bpm]);
    const replies = new Map(answering(questions, guess).map(({ id, reply }) => [id, reply]));
    const wrong = new Set(
      questions
        .filter(
          (question) =>
            question.condition === 'original' && !gradeReply(question, replies.get(question.id)).correct,
        )
        .map(({ item }) => item),
    );
    expect(circular!.accuracy.count).toBe(240 - wrong.size);
  });
});

describe('the blind audit', () => {
  fully('plays majority, every position and the text prior on each condition, and finds nothing', () => {
    const { trials, leaks } = auditQuestions(questions);
    expect(leaks).toEqual([]);
    for (const condition of conditions) {
      const names = trials.filter((trial) => trial.condition === condition).map(({ baseline }) => baseline);
      expect(names).toEqual(
        expect.arrayContaining(['majority answer', 'option A', 'option B', 'text prior']),
      );
      expect(names.includes('option D')).toBe(!condition.endsWith('.viewer'));
    }
    // Each item counts in the paper's order only.
    expect(trials.every(({ n }) => n <= 240)).toBe(true);
  });

  test('cyclic shifts do not hide a leak', () => {
    const skewed = questions.filter(
      ({ item, groups, condition }) =>
        condition === 'original' && (groups!.label !== 'H.right' || new Stream([item]).below(4) === 0),
    );
    const leaking = auditQuestions(skewed).leaks;
    expect(leaking.map(({ baseline }) => baseline)).toContain('option A');
  });
});

test('letters, options and sentences are read', () => {
  const find = (size: number) =>
    questions.find(
      ({ options, condition }) => Object.keys(options!).length === size && condition === 'original',
    )!;
  for (const [size, reply, parsed] of [
    [2, 'A. Left', 'A'],
    [2, 'B', 'B'],
    [2, 'Left', 'A'],
    [2, 'right.', 'B'],
    [2, 'Output: B. Right', 'B'],
    [2, 'The woman is holding it in her left hand.', 'A'],
    [2, '**B. Right**', 'B'],
    [2, 'left or right', null],
    [4, 'C. Left rear', 'C'],
    [4, 'Left rear', 'C'],
    [4, 'It is the right front paw.', 'B'],
    [4, 'D', 'D'],
    [4, 'right', null],
    // In other words for the same limbs.
    [4, 'The left foreleg.', 'A'],
    [4, 'It raises its right hind leg', 'D'],
    [4, 'left hind', 'C'],
    [4, 'Front right paw', 'B'],
    [4, 'rear-left', 'C'],
    [4, 'Not the left hind leg, but the right back leg.', 'D'],
    [4, 'left back leg or right foreleg', null],
    [2, 'The right answer is Left.', 'A'],
    [2, 'The right option is B.', 'B'],
    [2, "The woman's right hand is on the left side of the image, so the answer is B. Right", 'B'],
    [2, "The viewer's left, the woman's right", null],
  ] as const)
    expect([reply, gradeReply(find(size), reply).parsed]).toEqual([reply, parsed]);
  const both = questions.find(({ condition }) => condition === 'both')!;
  for (const [letter, text] of Object.entries(both.options!))
    expect(gradeReply(both, text).parsed).toBe(letter);
});

fully('the report is JSON and prints', () => {
  const report = scoreReplies(
    questions,
    answering(questions, (_, truth) => truth),
  );
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  const text = formatReport(report);
  expect(text).toMatch(
    /MirrorQA, by condition\ncondition .*\noriginal +100\.00 \[98\.42, 100\.00\] +41\.67 +100\.00 /,
  );
  expect(text).toContain('MirrorQA, types of error among the wrong replies');
  expect(text).toMatch(/MirrorQA, by label: % \(n\)\n.*\nH\.left +100\.00 \(60\)/);
  expect(text).toMatch(/original, 2 options: A +50\.00 +50\.00 +160 +50\.00 +50\.00 +320/);
  expect(text).toMatch(/MirrorQA, original, by kind\nkind /);
  expect(text).not.toContain('siblings');
});
