/** A question about an illusion, as it is sent. */
export interface GeometricPrompt {
  readonly wording: 'strict' | 'paper';
  /** What is asked: what is drawn, or what most people see. */
  readonly truth: 'physical' | 'perceived';
  readonly question: string;
  /** Letter → text, for a choice. */
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * The paper's prompt is a question and one sentence: 'Is the gray line in the image horizontal? The answer should be short
 * and concise, and without explanations.' (AmbiBench, Table 7, Geometric). `strict` says by what the answer is judged and
 * in what form it is wanted.
 */
export function geometricPrompt({ wording, truth, question, options }: GeometricPrompt): string {
  const lead = truth === 'perceived' ? 'Answer for how it looks to most people at first sight. ' : '';
  const choices = Object.entries(options ?? {}).map(([letter, text]) => `${letter}: ${text}`);
  const list = options ? ` Choices: ${choices.join(', ')}.` : '';
  if (wording === 'paper') {
    return `${lead}${question}${list} The answer should be short and concise, and without explanations.`;
  }
  const judged =
    truth === 'physical' ? ' Judge by what is drawn in the image, as if you measured it there.' : '';
  const form = options ? 'Reply with only the letter of the right choice.' : 'Reply with only Yes or No.';
  return `${lead}${question}${list}${judged} ${form}`;
}
