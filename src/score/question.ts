/**
 * How the reply to a question is read and graded. `kind` selects the rule; a benchmark that needs another answer shape
 * adds a member here, a branch in the schema and a reader.
 */
export type Scoring =
  | StringScoring
  | KeywordScoring
  | LetterScoring
  | LettersScoring
  | WordsScoring
  | LayersScoring
  | YesNoScoring
  | BoxesScoring;

/** One exact string: RotOutBench A.3, TextImage-Rot. */
export interface StringScoring {
  kind: 'string';
  /** Set where the question asks what would be seen after a transformation. Default: what is seen. */
  asked?: 'predicted';
  /** Whether `b` and `B` are different answers. */
  caseSensitive: boolean;
  /** For a count, the word for one of the things counted, e.g. `sofa`; a reply may count other things besides. */
  counted?: string;
}

/** Free words, right when the answer or an accepted reply is asserted: RotOutBench A.3, Visual-Rot. */
export interface KeywordScoring {
  kind: 'keywords';
  /** The same as in {@link StringScoring}. */
  asked?: 'predicted';
  /** Words or phrases that make a reply wrong when it asserts them, e.g. the reading of the other view. */
  refuse: string[];
}

/** One of the question's `options`: RotOutBench A.3, rotation matching. */
export interface LetterScoring {
  kind: 'letter';
  /** Letters of options that are nearly right: they earn half a point in soft accuracy (DORI, App. L). */
  half?: string[];
}

/** All that apply of the question's `options`, e.g. `A, C`, or the letter of "None": AmbiBench 3.3.1, multiple-choice. */
export interface LettersScoring {
  kind: 'letters';
  /** The right letters, each once, in alphabetical order. The answer is these, joined by `, `. */
  letters: string[];
}

/** A thing that a reply has to name. */
export interface NamedThing {
  /** A word or short phrase; matched by AmbiBench A.5: the same word, a synonym, a hypernym or a hyponym. */
  word: string;
  /** Further names, which the vocabulary does not know. */
  accept: string[];
}

/** Several words or short phrases, all of which have to be named: AmbiBench 4.1, open-ended. */
export interface WordsScoring {
  kind: 'words';
  /** `name` says which reading it is, e.g. `near`, `far`, `gray`, `color`, `upright`, `turned`; unique. */
  parts: (NamedThing & { name: string })[];
  /** Whether they have to come in the order of `parts`, e.g. near first. */
  ordered: boolean;
  /** What stands between the words of the answer. */
  separator: ',';
}

/** The things of two or more layers, `a, b; c`: AmbiBench Table 7, multi-scene. The layers may come in any order. */
export interface LayersScoring {
  kind: 'layers';
  /** Each layer's things, of which all have to be named in one layer of the reply. */
  layers: NamedThing[][];
}

/** Yes or No: AmbiBench Table 7, motion and geometric. */
export interface YesNoScoring {
  kind: 'yes-no';
  /** Whether the answer is Yes. */
  yes: boolean;
}

/** Left, top, right and bottom of a box in pixels from the top left corner of the picture. */
export type Box = [xmin: number, ymin: number, xmax: number, ymax: number];

/** All boxes of what is asked for, `[(xmin, ymin, xmax, ymax), …]`, or None; AP at an overlap of 0.5: AmbiBench 4.1. */
export interface BoxesScoring {
  kind: 'boxes';
  /** The true boxes, empty where the answer is None. */
  boxes: Box[];
  /** The picture's size in pixels. */
  width: number;
  height: number;
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
  /** How a reply is graded. */
  scoring: Scoring;
  /** The name of the scorer that says more than the accuracy of graded replies, or 'accuracy' where there is none. */
  scorer: string;
  /** What the scorer has to know of the question, as the scorer says; unlike `groups` they break nothing down. */
  facts?: Record<string, string | number>;
  /** The reply that copying the input would give (Y_orig). Absent when copying is right. */
  copy?: string;
  /** Labels to break the scores down by, e.g. `{ "font": "inter", "length": "3" }`. */
  groups?: Record<string, string>;
}
