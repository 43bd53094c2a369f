/**
 * How the reply to a question is read and graded. `kind` selects the rule; a benchmark that needs another answer shape
 * adds a member here, a branch in the schema and a reader.
 */
export type Scoring = StringScoring | KeywordScoring | LetterScoring;

/** One exact string: RotOutBench A.3, TextImage-Rot. */
export interface StringScoring {
  kind: 'string';
  /** Whether `b` and `B` are different answers. */
  caseSensitive: boolean;
}

/** Free words, right when the answer or an accepted reply is asserted: RotOutBench A.3, Visual-Rot. */
export interface KeywordScoring {
  kind: 'keywords';
  /** Words or phrases that make a reply wrong when it asserts them, e.g. the reading of the other view. */
  refuse: string[];
}

/** One of the question's `options`: RotOutBench A.3, rotation matching. */
export interface LetterScoring {
  kind: 'letter';
  /** Letters of options that are nearly right: they earn half a point in soft accuracy (DORI, App. L). */
  half?: string[];
}

/** One line of `questions.jsonl`: all that is needed to ask a model and to grade its reply. Plain JSON. */
export interface Question {
  /** Unique in the dataset. Replies refer to it. */
  id: string;
  /** The `id` of the item that it asks about. Questions of one item are paired in the scores. */
  item: string;
  /** e.g. `text/rotated`, `picture/rotated`, `matching`. */
  family: string;
  /** What is shown and what is asked, e.g. `I_orig.Q_d`, `I_rot.Q_d`, `I_orig.Q_p`, `T_orig.Q_p`, `I_rot.Q_m`, `match`. */
  condition: string;
  /** The wording of the prompt, e.g. `P0` … `P4`. */
  variant: string;
  /** Paths of the pictures to show, in order, relative to the dataset's folder. Empty when the prompt is all there is. */
  images: string[];
  /** The complete prompt, as sent. */
  prompt: string;
  /** The choices of a multiple-choice question: letter → text. */
  options?: Record<string, string>;
  /** The reply that a perfect model would give. */
  answer: string;
  /** Further replies that are right. */
  accept: string[];
  scoring: Scoring;
  /** The reply that copying the input would give (Y_orig). Absent when copying is right. */
  copy?: string;
  /** Labels to break the scores down by, e.g. `{ "font": "inter", "length": "3" }`. */
  groups?: Record<string, string>;
}
