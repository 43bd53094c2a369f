import { describe, expect, test } from 'vitest';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { doriQuestions, doriReplies } from './dori-replies.js';

describe('labeled replies to DORI questions', () => {
  test.each(doriReplies)('%s: %j is read as %j', (name, reply, parsed) => {
    const question = doriQuestions[name];
    const grade = gradeReply(question, reply);
    expect({ parsed: grade.parsed, correct: grade.correct }).toEqual({
      parsed,
      correct: parsed === question.answer,
    });
  });

  test('every option is read by its letter, by its text and by both, in JSON and without', () => {
    for (const { options, ...question } of Object.values(doriQuestions)) {
      for (const [answer, text] of Object.entries(options!)) {
        for (const said of [answer, text, `${answer}. ${text}`, `${answer}) ${text}`]) {
          const fields = `"answer": "${said}",\n"reasoning": "Objects A and B"`;
          for (const reply of [said, `{${fields}}`, fields, `\`\`\`json\n{${fields}}\n\`\`\``])
            expect([reply, gradeReply({ ...question, options: options!, answer }, reply).parsed]).toEqual([
              reply,
              answer,
            ]);
        }
      }
    }
  });
});
