import buttonPlugin from '@jspsych/plugin-html-button-response';
import preloadPlugin from '@jspsych/plugin-preload';
import { initJsPsych, type JsPsych } from 'jspsych';
import type { PracticeTrial, Study, StudyTrial } from '../form.js';
import { button, element, piecesShown } from './elements.js';
import { QuestionPlugin } from './question-plugin.js';
import { orderOf, participantOf, type Participant } from './session.js';
import { type Row, Store } from './store.js';

const study = JSON.parse(document.getElementById('study')!.textContent!) as Study;
const participant = participantOf(study, new URLSearchParams(location.search), localStorage);
const store = new Store(study, participant, localStorage);
/** A step of the study, as jsPsych takes it. */
type Step = Extract<Parameters<JsPsych['run']>[0], readonly unknown[]>[number];

/** Consent, practice, the questions that are not answered yet, and the end. */
async function run(): Promise<void> {
  const jsPsych = initJsPsych({
    on_data_update(row: Row) {
      if (row['trial_type'] === QuestionPlugin.info.name)
        store.add({ ...row, trial_index: store.rows.length });
    },
  });
  jsPsych.data.addProperties(constants(participant));
  const answered = store.answered();
  const all = orderOf(study, participant);
  const left = all.filter(({ trial }) => !answered.has(trial.id));
  const begun = left.length < all.length;
  const timeline: Step[] = [];
  if (!begun) timeline.push(page(study.consent, 'I agree'), page(study.instructions, 'Continue'));
  const pictures = [...(begun ? [] : study.practice), ...left.map(({ trial }) => trial)].flatMap(picturesOf);
  if (pictures.length > 0)
    timeline.push({
      type: preloadPlugin,
      images: [...new Set(pictures)],
      show_detailed_errors: true,
      message: element('p', {}, 'The pictures are loading.').outerHTML,
    });
  if (!begun) for (const trial of study.practice) timeline.push(...practice(trial));
  if (!begun && study.practice.length > 0)
    timeline.push(page('That was for practice. Now it begins.', 'Begin'));
  left.forEach(({ trial, isCatch }, at) => {
    timeline.push({
      ...question(trial, { is_practice: false, is_catch: isCatch }),
      progress: (all.length - left.length + at) / all.length,
    });
  });
  if (timeline.length > 0) await jsPsych.run(timeline);
  await finish();
}

const picturesOf = ({ pieces }: StudyTrial): string[] =>
  pieces.flatMap((piece) => ('image' in piece ? [piece.image] : []));

const question = (trial: StudyTrial, data: object) => ({
  type: QuestionPlugin,
  question: trial,
  time_limit: study.timeLimit,
  data: { sample_id: trial.id, ...data },
});

/** A practice question; then its pictures again, what was answered and what is right. */
function practice(trial: PracticeTrial): Step[] {
  let given = '';
  const isRight = (): boolean => given.trim().toLowerCase() === trial.answer.toLowerCase();
  return [
    {
      ...question(trial, { is_practice: true, is_catch: false }),
      on_finish(row: Record<string, unknown>) {
        given = String(row['response_text']);
        row['correct'] = isRight();
      },
    },
    page(
      () => {
        const said = given === '' ? 'You gave no answer.' : `Your answer: ${inWords(trial, given)}`;
        return `${said}\n\n${isRight() ? 'That is right.' : `The answer is: ${inWords(trial, trial.answer)}`}`;
      },
      'Continue',
      trial.pieces,
    ),
  ];
}

/** A reply in the words of its buttons. */
function inWords({ response }: PracticeTrial, reply: string): string {
  if (!('choices' in response)) return reply;
  const labels = reply.split(',').map((one) => {
    const choice = response.choices.find((known) => known.reply === one.trim());
    return choice?.label ?? one.trim();
  });
  return labels.join('; ');
}

/** A page of text with a button, below a question's pieces if there are any. Texts are texts: they may hold anything. */
const page = (text: string | (() => string), label: string, pieces: StudyTrial['pieces'] = []) => ({
  type: buttonPlugin,
  stimulus: () => {
    const paragraphs = (typeof text === 'string' ? text : text()).split(/\n{2,}/);
    const shown = piecesShown(pieces);
    return element(
      'main',
      { class: 'page' },
      ...shown.nodes,
      ...paragraphs.map((one) => element('p', {}, one)),
    ).outerHTML;
  },
  choices: [label],
});

/** The columns that are the same in every row. */
const constants = ({ subject, session, study: id, list }: Participant) => ({
  subject_id: subject,
  session_id: session,
  study_id: id,
  list: list + 1,
  window_width: window.innerWidth,
  window_height: window.innerHeight,
  device_pixel_ratio: window.devicePixelRatio,
  user_agent: navigator.userAgent,
  library_version: study.version,
  dataset_sha256: study.digest,
  started_at: new Date(performance.timeOrigin).toISOString(),
});

/** Sends the rows where there is an address for them, offers them as files, and goes where the study ends. */
async function finish(): Promise<void> {
  const sent = study.post !== null && (await send(study.post));
  const name = `${study.name}-${participant.subject.slice(0, 40).replace(/[^\w-]/g, '_')}`;
  const next = study.redirect;
  if (sent && next !== null) return void location.assign(next);
  document.body.replaceChildren(
    element(
      'main',
      { class: 'page' },
      element(
        'p',
        {},
        sent
          ? 'Thank you. Your answers have been sent.'
          : 'Thank you. Please save your answers and send the file to those who invited you.',
      ),
      button('Save as JSON', () => save(`${name}.json`, 'application/json', store.json())),
      button('Save as CSV', () => save(`${name}.csv`, 'text/csv', store.csv())),
      ...(next === null ? [] : [button('Finish', () => location.assign(next), { class: 'go' })]),
    ),
  );
}

async function send(address: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const { ok } = await fetch(address, { method: 'POST', headers, body: store.json() });
    return ok;
  } catch {
    return false; // the participant saves the file instead
  }
}

function save(name: string, type: string, text: string): void {
  const link = element('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
}

void run();
