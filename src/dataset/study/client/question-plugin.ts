import { threeDecimals } from '../../../core/math/decimals.js';
import { type JsPsychPlugin, ParameterType, type TrialType } from 'jspsych';
import type { StudyTrial } from '../form.js';
import { type Answer, answerPanel } from './answers.js';
import { element, piecesShown } from './elements.js';

const info = {
  name: 'topsyturvy-question',
  version: '1.0.0',
  parameters: {
    /** A question of a study. */
    question: { type: ParameterType.OBJECT, default: undefined },
    /** Milliseconds for an answer, or null. */
    time_limit: { type: ParameterType.INT, default: null },
    /** How far one has come, 0 to 1, or null. */
    progress: { type: ParameterType.FLOAT, default: null },
  },
  data: {
    response: { type: ParameterType.INT },
    response_text: { type: ParameterType.STRING },
    /** The response time: milliseconds from when the pictures were seen; null if the time was up. */
    rt: { type: ParameterType.FLOAT },
    timed_out: { type: ParameterType.BOOL },
    stimulus: { type: ParameterType.STRING, array: true },
    choices: { type: ParameterType.STRING, array: true },
    /** The smallest scale at which a picture was shown; 1 is its natural size. */
    image_scale: { type: ParameterType.FLOAT },
  },
} as const;

type Info = typeof info;

/** A row's own columns. */
interface TrialData {
  readonly response: number | null;
  readonly response_text: string;
  readonly rt: number | null;
  readonly timed_out: boolean;
  readonly stimulus: readonly string[];
  readonly choices: readonly string[];
  readonly image_scale: number;
}

/** Shows a question with its pictures at natural size, or as wide as the window, and takes the answer. */
export class QuestionPlugin implements JsPsychPlugin<Info> {
  static readonly info = info;

  /** jsPsych takes what it resolves to as the trial's data. */
  async trial(display: HTMLElement, trial: TrialType<Info>): Promise<TrialData> {
    const { pieces, response } = trial.question as StudyTrial;
    const { nodes, images } = piecesShown(pieces);
    // The clock starts when there is something to see.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    let settle!: (answer: Answer | null) => void;
    const answered = new Promise<Answer | null>((resolve) => (settle = resolve));
    const panel = answerPanel(response, images, settle);
    display.replaceChildren(
      ...progressBar(trial.progress),
      element('main', { class: 'question' }, ...nodes, panel.node),
    );
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    const ended = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (panel.onKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { signal: ended.signal });
    const limit = trial.time_limit as number | null;
    const timer = limit === null ? undefined : setTimeout(() => settle(null), limit);
    const answer = await answered;
    const rt = answer ? Math.round(10 * (performance.now() - start)) / 10 : null;
    ended.abort();
    clearTimeout(timer);
    const scales = images.map(({ width, naturalWidth }) => width / naturalWidth);
    display.replaceChildren();
    return {
      response: answer?.response ?? null,
      response_text: answer?.text ?? '',
      rt,
      timed_out: answer === null,
      stimulus: pieces.flatMap((piece) => ('image' in piece ? [piece.image] : [])),
      choices: 'choices' in response ? response.choices.map(({ label }) => label) : [],
      image_scale: threeDecimals(Math.min(1, ...scales)),
    };
  }
}

function progressBar(progress: number | null | undefined): HTMLElement[] {
  if (progress === null || progress === undefined) return [];
  return [element('progress', { value: String(progress), max: '1', 'aria-label': 'How far you have come' })];
}
