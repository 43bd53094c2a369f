import { describe, expect, test } from 'vitest';
import { gradeReply } from '../../src/score/grade.js';
import { keywordReplies } from './keyword-replies.js';
import type { Labelled } from './labelled.js';
import { letterReplies } from './letter-replies.js';
import { questions } from './reply-questions.js';
import { stringReplies } from './string-replies.js';

const all: Labelled[] = [...stringReplies, ...keywordReplies, ...letterReplies];

describe('the labelled replies', () => {
  test.each(all)('%s: %j', (name, reply, parsed, correct) => {
    const grade = gradeReply(questions[name], reply);
    expect({ parsed: grade.parsed, correct: grade.correct }).toEqual({ parsed, correct });
  });
});
