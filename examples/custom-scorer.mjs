// A scorer of one's own: how many characters of a predicted string are right, which an accuracy of whole strings hides.
import { generate, plan } from 'topsyturvy';
import { defineScorer, formatReport, formatTable, percent, scoreReplies, share } from 'topsyturvy/score';

/** In a module of its own, `topsyturvy score DIR replies.jsonl --module FILE` finds it by its export. */
export const characters = defineScorer({
  name: 'characters',
  summary: 'The share of characters that are right, by length of the string.',
  check: ({ groups }) => (groups?.length === undefined ? "has no group 'length'" : undefined),
  score(marks) {
    const counts = {};
    for (const { question, grade } of marks) {
      const right = [...question.answer];
      const given = [...(grade?.parsed ?? '')];
      const sum = (counts[question.groups.length] ??= { right: 0, all: 0 });
      sum.all += right.length;
      sum.right += right.filter((character, i) => character === given[i]).length;
    }
    return Object.fromEntries(Object.entries(counts).map(([n, { right, all }]) => [n, share(right, all)]));
  },
  format: (lengths) => [
    `Characters, by length\n${formatTable(
      ['length', '%', 'n'],
      Object.entries(lengths).map(([length, { value, n }]) => [length, percent(value), String(n)]),
    )}`,
  ],
});

// Questions of a family of one's own name the scorer in ask(); here those of a shipped family are given another one.
const questions = [];
for await (const item of generate(
  await plan('text/rotated', { seed: 1, count: 40, params: { length: 4 } }),
)) {
  const predicted = item.questions.filter(({ condition }) => condition === 'I_orig.Q_p');
  questions.push(...predicted.map((question) => ({ ...question, scorer: 'characters' })));
}

// A model that gets the last character wrong.
const replies = questions.map(({ id, answer }) => ({ id, reply: `${answer.slice(0, -1)}#` }));
const scorers = [characters];
const report = await scoreReplies(questions, replies, { scorers });
console.log((await formatReport(report, { scorers })).split('\n\n')[1]);
if (report.characters['4'].value !== 0.75 || report.table[0].value !== 0) process.exitCode = 1;
