import { badParameter, type Seed, seedText, Stream, badFolder } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { questionsIn, type Question } from '../../score/index.js';
import { NewFolder } from '../export/new-folder.js';
import { OpaqueNames } from '../export/opaque-names.js';
import { ioError } from '../folder/folder.js';
import { questionsFile, readManifest } from '../folder/layout.js';
import { PictureFiles } from '../tar/tar-file.js';
import { selectedIn, type Selection } from '../select-questions.js';
import { isThisMachine } from '../this-machine.js';
import type { Study } from './form.js';
import { dealLists } from './lists.js';
import { catchTrial, practiceOf, trialOf } from './trial.js';
import { embeddedJson, escapeHtml, sourceHash } from '../gallery/escape.js';
import script from './client.bundle.js';

/** The most characters of the questions of a study. */
const mostAsked = 64 << 20;

/** The page's styles: plain, legible, the same on a phone. */
const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; }
.jspsych-content-wrapper, .jspsych-content { display: block; width: 100%; margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
.page p { max-width: 40rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.prompt { white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 0 0 1rem; }
img { display: block; max-width: 100%; height: auto; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; margin: .25rem; border: 1px solid #777; border-radius: .4rem;
  background: #f4f4f4; color: inherit; cursor: pointer; text-align: left; overflow-wrap: anywhere; }
button:hover, button:focus-visible { background: #e2ecfb; border-color: #1f5fbf; }
button:disabled { opacity: .5; cursor: default; }
button[aria-pressed=true] { background: #1f5fbf; color: #fff; }
button.go { background: #1f5fbf; color: #fff; border-color: #1f5fbf; }
.choices { display: flex; flex-direction: column; align-items: stretch; }
.jspsych-html-button-response-btngroup, #jspsych-html-button-response-btngroup { text-align: center; }
.words { display: flex; flex-wrap: wrap; }
input { font: inherit; flex: 1 1 16rem; min-height: 2.75rem; padding: .5rem; margin: .25rem; border: 1px solid #777; border-radius: .4rem; }
progress { display: block; width: 100%; height: .4rem; }
.hint { color: #555; }
.drawing { position: relative; display: inline-block; touch-action: none; cursor: crosshair; }
.drawing .box { position: absolute; border: 2px solid #d40000; outline: 1px solid #fff; pointer-events: none; }
`;

/** The whole page as HTML text. Nothing is loaded but pictures beside it, and nothing runs but its own script. */
function renderStudy(study: Study): string {
  const policy = [
    "default-src 'none'",
    // A page opened from a disk has no origin that 'self' could mean in every browser.
    "img-src 'self' file: blob:",
    // jsPsych sets styles of elements.
    "style-src 'unsafe-inline'",
    `script-src ${sourceHash(script)}`,
    `connect-src ${study.post === null ? "'none'" : new URL(study.post).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="generator" content="topsyturvy ${escapeHtml(study.version)}">
<title>${escapeHtml(study.name)}</title>
<style>${styles}</style>
</head>
<body>
<noscript>This study needs JavaScript.</noscript>
<script type="application/json" id="study">${embeddedJson(study)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** What people are asked, and how. */
export interface StudyOptions extends Selection {
  /** The folder to write; it must be new. */
  readonly out: string;
  /** Decides practice questions, catch trials, lists and orders. Default 0 */
  readonly seed?: Seed | undefined;
  /** Lists that participants are dealt to. Default 1 */
  readonly lists?: number | undefined;
  /** Questions with their answers before the others. Default 3 */
  readonly practice?: number | undefined;
  /** Questions that say what to answer. Default 3 */
  readonly catches?: number | undefined;
  /** Choices of a question at most: the right one, the one that nothing can be determined, and others drawn by the seed. Default: all */
  readonly choices?: number | undefined;
  /** Seconds for an answer. Default: as long as it takes */
  readonly timeLimit?: number | undefined;
  /** What participants agree to, and what they are told; blank lines end paragraphs. Default: a short text of each */
  readonly consent?: string | undefined;
  readonly instructions?: string | undefined;
  /** Where the page goes in the end, such as Prolific's completion URL. https only */
  readonly redirect?: string | undefined;
  /** Where the rows are sent as JSON in the end. https, or http to this machine */
  readonly post?: string | undefined;
}

/** What was written. */
export interface StudyReport {
  readonly folder: string;
  /** Questions of each list. */
  readonly lists: readonly number[];
  readonly practice: number;
  readonly catches: number;
  readonly images: number;
}

const consent =
  'You are invited to take part in a study of how people see pictures. Taking part is voluntary, and you may stop at any time by closing this page. Your answers, the time that they take, and the size of your window are recorded.';
const instructions =
  'You will see pictures and questions about them. Please answer each as well as you can; you may use the buttons, or the keys of the numbers and letters. Please do not resize the window.';

/**
 * Writes a web page that asks people a dataset's questions: a folder with one HTML file and its pictures, for any web server or disk.
 * It holds no answers but those of the practice questions.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' for a dataset that is not one or an `out` that is there, 'bad-parameter' for options that leave no question
 */
export async function writeStudy(folder: string, options: StudyOptions): Promise<StudyReport> {
  const manifest = readManifest(folder);
  const seed = seedText(options.seed ?? 0);
  const names = new OpaqueNames(manifest.digest);
  const questions = await questionsOf(folder, options, seed);
  const { practice, asked } = partPractice(questions, options.practice ?? 3, seed);
  const lists = dealLists(asked, countOf('lists', options.lists, 1, Math.min(1000, asked.length)));
  const { choices } = options;
  if (choices !== undefined && !(Number.isInteger(choices) && choices >= 2))
    throw badParameter('choices', choices, 'a whole number, 2 or more');
  const fewer = { most: choices, seed };
  const shown = lists.map((list) => list.map((question) => trialOf(question, names, fewer)));
  const study: Study = {
    format: 'topsyturvy-study-1',
    version: packageVersion(),
    name: manifest.spec.name,
    digest: manifest.digest,
    seed,
    consent: options.consent ?? consent,
    instructions: options.instructions ?? instructions,
    practice: practice.map((question) => practiceOf(question, names, fewer)),
    catches: catchesOf(shown[0], countOf('catches', options.catches, 3, 100), seed),
    lists: shown,
    timeLimit: options.timeLimit === undefined ? null : 1000 * options.timeLimit,
    redirect: addressOf('redirect', options.redirect, ['https:']),
    post: addressOf('post', options.post, ['https:', 'http:']),
  };
  const images = [...new Set(questions.flatMap((question) => question.images))];
  await write(options.out, study, folder, images, names);
  return {
    folder: options.out,
    lists: lists.map(({ length }) => length),
    practice: practice.length,
    catches: study.catches.length,
    images: images.length,
  };
}

async function questionsOf(folder: string, options: Selection, seed: string): Promise<Question[]> {
  const path = { folder, name: questionsFile };
  const places = new Set(await selectedIn(folder, options));
  const chosen: Question[] = [];
  let [at, size] = [0, 0];
  for (const question of await questionsIn(path)) {
    if (!places.has(at++)) continue;
    chosen.push(question);
    size += embeddedJson(question).length;
    if (size > mostAsked)
      throw badParameter(
        'questions',
        folder,
        `at most ${mostAsked >> 20} MiB of them, as one page holds all; choose fewer with --limit`,
      );
  }
  if (chosen.length > 0) return chosen;
  throw badFolder(`'${folder}' has no questions`, seed);
}

/** Draws questions for practice, each of another condition as long as there are. */
function partPractice(
  questions: readonly Question[],
  wanted: number,
  seed: string,
): { practice: Question[]; asked: Question[] } {
  const most = Math.min(20, Math.floor(questions.length / 4));
  const count = Math.min(countOf('practice', wanted, 3, 20), most);
  const drawn = new Stream([seed, 'practice']).shuffle([...questions]);
  const seen = new Set<string>();
  const first = drawn.filter(({ condition }) => !seen.has(condition) && seen.add(condition));
  const practice = [...first, ...drawn.filter((question) => !first.includes(question))].slice(0, count);
  const ids = new Set(practice.map(({ id }) => id));
  return { practice, asked: questions.filter(({ id }) => !ids.has(id)) };
}

function catchesOf(trials: Study['lists'][number], count: number, seed: string): Study['catches'] {
  const choices = trials.filter(({ response }) => response.kind === 'one');
  const from = new Stream([seed, 'catches']).shuffle([...(choices.length > 0 ? choices : trials)]);
  return Array.from({ length: count }, (_, i) => catchTrial(from[i % from.length], seed, i + 1));
}

async function write(
  out: string,
  study: Study,
  folder: string,
  images: readonly string[],
  names: OpaqueNames,
): Promise<void> {
  const site = new NewFolder(out);
  const pictures = new PictureFiles(folder);
  try {
    for (const file of images) site.add(names.image(file), pictures.read(file));
    site.add('index.html', renderStudy(study));
    await site.publish();
  } catch (error) {
    site.discard();
    throw ioError(out, error);
  }
}

function countOf(name: string, value: number | undefined, standard: number, most: number): number {
  const count = value ?? standard;
  const least = name === 'lists' ? 1 : 0;
  if (Number.isInteger(count) && count >= least && count <= most) return count;
  throw badParameter(name, count, `a whole number from ${least} to ${most}`);
}

function addressOf(name: string, value: string | undefined, protocols: readonly string[]): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol) && (url.protocol === 'https:' || isThisMachine(url)))
    return url.href;
  throw badParameter(name, value, 'an https address');
}
