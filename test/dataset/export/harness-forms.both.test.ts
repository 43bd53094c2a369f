import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLines, sharedFolder } from '../folders.js';
import { haveTool } from '../../system-tools.js';
import { root } from '../../cli/command.js';
import type { Question } from '../../../src/score/question.js';
import { exported, items, perItem, writeKinds } from './kinds-dataset.js';
import { python } from './python.js';
import { fully, fullyDescribe } from '../../few.js';

const havePandas = haveTool('pandas');
const folder = join(sharedFolder(), 'kinds');
let questions: Question[];
beforeAll(async () => {
  questions = await writeKinds(folder);
});

const total = items * perItem;
const withoutText = total - items;

describe('vlmevalkit', () => {
  // As VLMEvalKit's smp/file.py and image_base.py read a table.
  const script = `
import ast, base64, io, json, string, sys
import pandas as pd
from PIL import Image
t = pd.read_csv(sys.argv[1], sep="\\t")
t = t[~pd.isna(t["image"])]
t["index"] = [str(i) for i in t["index"]]
cells = dict(zip(t["index"], [str(c) for c in t["image"]]))
assert len(cells) == len(t)
sizes = {}
for index, cell in cells.items():
    if len(cell) <= 64:
        cell = cells[cell]
        assert len(cell) > 64
    pictures = ast.literal_eval(cell) if cell.startswith("[") else [cell]
    sizes[index] = [Image.open(io.BytesIO(base64.b64decode(p))).size for p in pictures]
rows = []
for _, r in t.iterrows():
    options = {c: r[c] for c in string.ascii_uppercase if c in r and not pd.isna(r[c])}
    rows.append({"index": int(r["index"]), "id": r["id"], "question": r["question"], "options": options,
                 "answer": r.get("answer"), "pictures": sizes[r["index"]], "short": len(str(r["image"])) <= 64})
print(json.dumps(rows))`;
  interface Row {
    index: number;
    id: string;
    question: string;
    options: Record<string, unknown>;
    answer: string | null;
    pictures: number[][];
    short: boolean;
  }

  fully.skipIf(!havePandas)('pandas and Pillow read every row, with the options to the letter', async () => {
    const { out, questions: written, leftOut } = await exported(folder, { to: 'vlmevalkit' });
    expect([written, leftOut]).toEqual([withoutText, { 'shows no picture': items }]);
    const [name, open] = readdirSync(out)
      .filter((file) => file.endsWith('.tsv'))
      .sort();
    expect(name).toMatch(/^Topsy_user_kinds_[0-9a-f]{8}\.tsv$/);
    expect(open).toBe(name.replace('.tsv', '_open.tsv'));
    const rows = python(script, join(out, name)) as Row[];
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 3 * items }, (_, i) => i + 1));
    const [one, two, yesNo] = rows;
    expect(one).toMatchObject({
      question: 'Look.  Which is it? Options: A. None; B. 3; C. a cat.',
      options: { A: '"None"', B: '"3"', C: 'a cat' },
      answer: 'C',
      pictures: [[64, 16]],
    });
    expect(two.pictures).toHaveLength(2);
    expect(yesNo).toMatchObject({
      options: { A: 'Yes', B: 'No' },
      answer: 'B',
      question: questions[2].prompt,
    });
    const asked = python(script, join(out, open)) as Row[];
    expect(asked).toHaveLength(3 * items);
    expect(asked.filter(({ short }) => short)).toHaveLength(2 * items);
    expect(asked.every(({ options }) => Object.keys(options).length === 0)).toBe(true);
  });

  test.skipIf(!havePandas)(
    'rotated options follow each other, in the prompt too, and share the picture',
    async () => {
      const { out, notes } = await exported(folder, { to: 'vlmevalkit', circular: true });
      expect(notes).toEqual({
        'with an option in quotation marks, which pandas would else read as a number or as missing':
          items * 8,
        'without rotated options: its prompt speaks of the options otherwise than by a list of them': items,
      });
      const file = readdirSync(out).find((name) => name.endsWith('_circular.tsv'))!;
      const rows = python(script, join(out, file)) as Row[];
      expect(rows).toHaveLength(5 * items);
      expect(rows.slice(0, 3).map(({ id }) => id.slice(21))).toEqual(['', '-1', '-2']);
      expect(rows.slice(0, 3).map(({ index, short }) => [index, short])).toEqual([
        [1, false],
        [1_000_001, true],
        [2_000_001, true],
      ]);
      expect(rows.slice(0, 5).map(({ answer }) => answer)).toEqual(['C', 'A', 'B', 'B', 'A']);
      expect(rows[1].question).toBe('Look.  Which is it? Options: A. a cat; B. None; C. 3.');
      expect(rows[1].options).toEqual({ A: 'a cat', B: '"None"', C: '"3"' });
    },
  );
});

fullyDescribe('lmms-eval', () => {
  const script = `
import importlib.util, io, json, sys
import yaml
from PIL import Image
folder, rows = sys.argv[1], json.loads(sys.argv[2])
spec = importlib.util.spec_from_file_location("utils", folder + "/utils.py")
utils = importlib.util.module_from_spec(spec)
spec.loader.exec_module(utils)
class Loader(yaml.SafeLoader):
    pass
Loader.add_constructor("!function", lambda loader, node: getattr(utils, node.value.split(".")[1]))
task = yaml.load(open(sys.argv[3]), Loader)
found = []
for row in rows:
    row["images"] = [Image.open(path) for path in row["images"]]
    visuals = task["doc_to_visual"](row)
    assert all(image.mode == "RGB" for image in visuals)
    kwargs = task["lmms_eval_specific_kwargs"]["default"]
    scored = [task["process_results"](row, [reply])["exact_match"] for reply in row["replies"]]
    result = task["process_results"](row, [row["replies"][0]])
    assert result["replies"] == {"id": row["id"], "reply": row["replies"][0]}
    assert set(result) == {m["metric"] for m in task["metric_list"]}
    found.append({"text": task["doc_to_text"](row, kwargs), "visuals": len(visuals), "scored": scored})
print(json.dumps({"found": found, "files": task["dataset_kwargs"]["data_files"]["test"],
                  "count": task["metric_list"][1]["aggregation"]([1, 2, 3])}))`;

  test.skipIf(!havePandas)('its functions, called as its YAML names them', async () => {
    const { out, questions: written } = await exported(folder, { to: 'lmms-eval' });
    expect(written).toBe(total);
    const picture = join(folder, questions[0].images[0]);
    const row = {
      id: 'q1',
      images: [picture, picture],
      question: 'Which?',
      letters: ['A', 'B'],
      options: ['left', 'right'],
      answer: 'B',
      accept: [],
      case: 'folded',
      replies: [
        'B',
        'The answer is B.',
        'A is wrong, so the answer: B',
        'right',
        'A',
        'I cannot say',
        'b. right',
      ],
    };
    const yesNo = {
      ...row,
      letters: [],
      options: [],
      answer: 'No',
      replies: ['No.', 'no', 'Yes', 'Nothing'],
    };
    const string = {
      ...row,
      letters: [],
      options: [],
      answer: 'pb',
      accept: ['pB'],
      replies: ['pb', '"pB".', 'PB', 'qb'],
    };
    const kept = { ...string, case: 'kept' };
    const alike = { ...row, options: ['pb', 'Pb'], answer: 'B', replies: ['Pb', 'pb', 'B. Pb', 'PB'] };
    const choice = join(out, 'topsyturvy_user_kinds_choice.yaml');
    expect(python(script, out, JSON.stringify([row, yesNo, string, kept, alike]), choice)).toEqual({
      found: [
        { text: 'Which?', visuals: 2, scored: [1, 1, 1, 1, 0, 0, 1] },
        { text: 'Which?', visuals: 2, scored: [1, 1, 0, 0] },
        { text: 'Which?', visuals: 2, scored: [1, 1, 1, 0] },
        { text: 'Which?', visuals: 2, scored: [1, 1, 0, 0] },
        { text: 'Which?', visuals: 2, scored: [1, 0, 1, 0] },
      ],
      files: 'data/topsyturvy_user_kinds_choice-00000-of-00001.parquet',
      count: 3,
    });
    expect(readFileSync(join(out, 'topsyturvy_user_kinds.yaml'), 'utf8')).toBe(
      'group: topsyturvy_user_kinds\ntask:\n  - topsyturvy_user_kinds_choice\n  - topsyturvy_user_kinds_open\n',
    );
    expect(readdirSync(join(out, 'data'))).toHaveLength(2);
  });

  test.skipIf(!havePandas)('a file of a task says what lmms-eval would else put in', async () => {
    const { out } = await exported(folder, { to: 'lmms-eval' });
    const read = `
import json, sys, yaml
class Loader(yaml.SafeLoader): pass
Loader.add_multi_constructor("!function", lambda loader, suffix, node: node.value)
task = yaml.load(open(sys.argv[1]), Loader)
print(json.dumps({k: task[k] for k in ("generation_kwargs", "num_fewshot", "repeats", "lmms_eval_specific_kwargs")}))`;
    for (const kind of ['choice', 'open'])
      expect(python(read, join(out, `topsyturvy_user_kinds_${kind}.yaml`))).toEqual({
        generation_kwargs: {
          until: [],
          max_new_tokens: 4096,
          temperature: 0,
          num_beams: 1,
          do_sample: false,
        },
        num_fewshot: 0,
        repeats: 1,
        lmms_eval_specific_kwargs: { default: { pre_prompt: '', post_prompt: '' } },
      });
  });
});

describe('inspect', () => {
  interface Sample {
    id: string;
    input: { role: string; content: { type: string; image?: string; text?: string }[] }[];
    choices?: string[];
    target: string | string[];
  }

  test('samples by kind of answer, with targets that are letters, and pictures beside them', async () => {
    const { out, questions: written } = await exported(folder, { to: 'inspect' });
    expect(written).toBe(total);
    const samples = (name: string): Sample[] => readLines<Sample>(out, `${name}.jsonl`);
    const [one, two, yesNo] = samples('one_letter');
    expect(one).toMatchObject({ choices: ['None', '3', 'a cat'], target: 'C' });
    expect(yesNo).toMatchObject({ choices: ['Yes', 'No'], target: 'B' });
    const [message] = two.input;
    expect(message.content.map(({ type }) => type)).toEqual(['image', 'image', 'text']);
    for (const { image } of message.content.slice(0, 2))
      expect(readFileSync(join(out, image!)).subarray(1, 4).toString()).toBe('PNG');
    expect(samples('several_letters')[0]).toMatchObject({ target: ['A', 'C'] });
    expect(
      samples('open_answers')
        .map(({ target }) => target)
        .slice(0, 3),
    ).toEqual([['007', '7'], ['[(1, 2, 3, 4)]'], ['69']]);
    const parsed = python(
      'import ast, json, sys; print(json.dumps([n.name for n in ast.parse(open(sys.argv[1]).read()).body if isinstance(n, ast.FunctionDef)]))',
      join(out, 'task.py'),
    );
    expect(parsed).toEqual(['data', 'occurs', 'one_letter', 'several_letters', 'open_answers']);
    expect(readLines<{ metadata: object }>(out, 'open_answers.jsonl').slice(0, 2)).toMatchObject([
      { metadata: { case: 'kept' } },
      { metadata: { case: 'folded' } },
    ]);
    const file = readFileSync(join(out, 'task.py'), 'utf8');
    for (const said of [
      'temperature=0, max_tokens=4096',
      'shuffle=False, shuffle_choices=False',
      'epochs=1',
      'cot=False',
    ])
      expect(file).toContain(said);
  });
});

fullyDescribe('openai-batch', () => {
  interface Request {
    custom_id: string;
    body: { messages: { content: { type: string; text?: string; image_url?: { url: string } }[] }[] };
  }

  test('requests that the types of the SDK take, pictures where the marks are', async () => {
    const { out } = await exported(folder, {
      to: 'openai-batch',
      model: 'm',
      maxTokens: 9,
      temperature: 0,
      system: 'Be brief.',
    });
    const lines = readLines<Request>(out, 'requests-0001.jsonl');
    expect(lines).toHaveLength(total);
    expect(new Set(lines.map(({ custom_id: id }) => id)).size).toBe(total);
    expect(lines[1].body.messages[1].content.map(({ text }) => text ?? 'picture')).toEqual([
      'First ',
      'picture',
      ' then ',
      'picture',
      ': are A and B alike?',
    ]);
    const { url } = lines[0].body.messages[1].content[1].image_url!;
    const picture = readFileSync(join(folder, questions[0].images[0])).toString('base64');
    expect(url).toBe(`data:image/png;base64,${picture}`);
    expect(typeProblems(lines.slice(0, perItem), { ...lines[0], body: { model: 1 } })).toEqual([
      expect.stringMatching(/^bad: Type 'number' is not assignable to type/) as string,
    ]);
  });

  /** What TypeScript says of lines as the SDK's request bodies, and of one that it has to refuse. */
  function typeProblems(lines: readonly object[], bad: object): string[] {
    const file = join(root, 'test/dataset/export/batch-lines.virtual.ts');
    const source = `import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
interface Line { custom_id: string; method: 'POST'; url: '/v1/chat/completions'; body: ChatCompletionCreateParamsNonStreaming }
export const lines: Line[] = ${JSON.stringify(lines)};
export const bad: Line = ${JSON.stringify(bad)};`;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.getSourceFile = (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
        : getSourceFile(name, ...rest);
    const program = ts.createProgram([file], options, host);
    return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ start = 0, messageText }) => {
      const where = start > source.indexOf('export const bad') ? 'bad' : 'lines';
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  }
});
