// Two "models" as plain functions over the same questions: one is always right, one tells what it sees now.
import { generate, plan } from 'topsyturvy';
import { scoreReplies } from 'topsyturvy/score';

/** A real one would be given `question.prompt` and the files of `question.images`, and nothing else. */
const models = {
  perfect: ({ answer }) => answer,
  copying: ({ answer, copy, options }) => (options ? 'A' : (copy ?? answer)),
};

const questions = [];
for await (const item of generate(await plan('rotoutbench', { seed: 42, count: 120 }))) {
  questions.push(...item.questions);
}

const percent = (value) => `${Math.round(100 * value)} %`.padStart(7);
for (const [name, model] of Object.entries(models)) {
  const replies = questions.map((question) => ({ id: question.id, reply: model(question) }));
  const { subsets, matching } = await scoreReplies(questions, replies);
  console.log(`${name} (${replies.length} replies)`);
  for (const [subset, { R_orig, R_rot, R_pred, Gap, copyRate }] of Object.entries(subsets)) {
    const scores = Object.entries({ R_orig, R_rot, R_pred, Gap, copyRate });
    console.log(
      `  ${subset.padEnd(9)}${scores.map(([key, { value }]) => `${key}${percent(value)}`).join('  ')}`,
    );
  }
  for (const { accuracy, Delta_rand } of Object.values(matching)) {
    console.log(`  matching accuracy${percent(accuracy.value)}  Delta_rand${percent(Delta_rand.value)}`);
  }
  if (name === 'perfect' && subsets.text.R_pred.value !== 1) process.exitCode = 1;
}
