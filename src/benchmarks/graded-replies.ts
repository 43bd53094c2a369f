import { questionsFile } from '../dataset/folder/layout.js';
import type { GalleryReplies, GalleryReply } from '../dataset/write/write-gallery.js';
import type { Grade } from '../score/grade/grade-reply.js';
import { markReplies, noted, readQuestions, readReplies } from '../score/index.js';
import type { WordRule } from '../score/words/names.js';
import { replyTexts, roomForEach } from './reply-texts.js';
import { answerers, sourceOf, type ReplySource } from './results-page/sources.js';
import { noAnswer } from './score-dataset.js';

/**
 * The replies of models to a dataset, graded, for a gallery to show: `gallery(folder, { replies: await gradedReplies(folder, files) })`.
 * @param files as `report` takes them: `FILE`, `NAME=FILE` or an object; files of one name are runs of one model
 * @throws TopsyturvyError 'bad-file' if a file cannot be read, or has replies of two models or none to the dataset's questions
 */
export async function gradedReplies(
  folder: string,
  files: readonly (string | ReplySource)[],
  { words }: { readonly words?: WordRule | undefined } = {},
): Promise<GalleryReplies> {
  const questions = await readQuestions({ folder, name: questionsFile });
  const models = answerers(files.map((one) => (typeof one === 'string' ? sourceOf(one) : one)));
  const runs = models.flatMap(({ name, files: own }) =>
    own.map(({ file }, run) => ({ name: own.length > 1 ? `${name}, run ${run + 1}` : name, file })),
  );
  const most = roomForEach(questions.length * runs.length);
  const graded = runs.map(({ file }) => {
    const malformed = noted();
    const { marks, replies, unknown } = markReplies(
      questions,
      readReplies(file, malformed),
      undefined,
      words,
    );
    const grades = new Map(marks.flatMap(({ question, grade }) => (grade ? [[question.id, grade]] : [])));
    if (grades.size === 0) throw noAnswer(folder, file, { counts: { replies, unknown, malformed } });
    return { grades, texts: replyTexts(file, (id) => grades.has(id), most) };
  });
  return {
    names: runs.map(({ name }) => name),
    of: (id) =>
      graded.map(({ grades, texts }) => {
        const grade = grades.get(id);
        return grade && shown(grade, texts.get(id)!);
      }),
  };
}

function shown({ correct, parsed }: Grade, text: string): GalleryReply {
  return { mark: correct ? 'right' : parsed === null ? 'unreadable' : 'wrong', text, read: parsed };
}
