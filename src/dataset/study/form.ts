/** How a person answers: one of several choices, any of them, words, or boxes drawn on the last picture. */
export type ResponseForm =
  | { readonly kind: 'one' | 'several'; readonly choices: readonly StudyChoice[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'boxes' };

/** A choice as it is shown, and as a reply has it. */
export type StudyChoice = { readonly reply: string; readonly label: string };

/** A question as the page has it: nothing of it tells the answer. */
export interface StudyTrial {
  /** Opaque; `score` finds the question again by it. */
  readonly id: string;
  /** The texts, and pictures by their files, in the order in which they are shown. */
  readonly pieces: readonly ({ readonly text: string } | { readonly image: string })[];
  readonly response: ResponseForm;
}

/** A question with its answer, for practice. */
export interface PracticeTrial extends StudyTrial {
  readonly answer: string;
}

/** All that the page knows. */
export interface Study {
  readonly format: 'topsyturvy-study-1';
  /** Version of the library. */
  readonly version: string;
  readonly name: string;
  /** The dataset's digest, which rows carry. */
  readonly digest: string;
  readonly seed: string;
  readonly consent: string;
  readonly instructions: string;
  readonly practice: readonly PracticeTrial[];
  /** Questions of which each participant gets all, between the others: whoever misses them did not read. */
  readonly catches: readonly StudyTrial[];
  /** Each participant gets one of these lists. */
  readonly lists: readonly (readonly StudyTrial[])[];
  /** Milliseconds for an answer; null for as long as it takes. */
  readonly timeLimit: number | null;
  /** Where the page goes in the end; null stays. */
  readonly redirect: string | null;
  /** Where the rows are sent in the end; null keeps them for download. */
  readonly post: string | null;
}

/** The columns of a row, jsPsych's first. */
export const columns = [
  'subject_id',
  'session_id',
  'study_id',
  'trial_type',
  'trial_index',
  'time_elapsed',
  'rt',
  'response',
  'response_text',
  'correct',
  'stimulus',
  'sample_id',
  'choices',
  'is_practice',
  'is_catch',
  'timed_out',
  'image_scale',
  'list',
  'window_width',
  'window_height',
  'device_pixel_ratio',
  'user_agent',
  'library_version',
  'dataset_sha256',
  'started_at',
] as const;
