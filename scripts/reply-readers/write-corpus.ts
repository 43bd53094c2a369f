import { writeFileSync } from 'node:fs';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { corpus } from '../../test/score/corpus/generate.js';
import { seed } from '../../test/score/corpus/measure.js';
import { ASKED } from '../../test/score/corpus/questions.js';

// A line for each reply: its question, what is right, whether it belongs to the third that is kept apart, what we read.
const lines = [...corpus(seed)].map(({ asked, cell, reply, read }) => {
  const { question, kind } = ASKED[asked];
  const { correct, parsed } = gradeReply(question, reply);
  const ours = read === null ? parsed : correct ? read : parsed;
  return JSON.stringify({ kind, options: question.options, sealed: cell.sealed, reply, read, ours });
});
writeFileSync(process.argv[2], `${lines.join('\n')}\n`);
