/**
 * Puts a model of one's own behind an endpoint that `ask` can speak to, asks it, and scores it. The model here is the reader of
 * texts of Debian's package tesseract-ocr: it reads strings the right way up well, and fails where they are turned.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDataset, plan, report, score, write } from 'topsyturvy';
import { formatReport } from 'topsyturvy/score';

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
const set = join(folder, 'strings');
const replies = join(folder, 'tesseract.jsonl');
const endpoint = await listening(createServer(answer));
try {
  await write(
    await plan('text/rotated', {
      seed: 42,
      count: 12,
      params: { length: 4, prompts: ['P0'], textOnly: false },
    }),
    set,
  );
  const { asked, failed } = await askDataset(set, {
    model: 'tesseract',
    baseUrl: `http://127.0.0.1:${endpoint.address().port}/v1`,
    replies,
  });
  console.log(`${asked} questions asked; failed: ${JSON.stringify(failed)}`);
  const scored = await score(set, replies);
  console.log(await formatReport(scored));
  await report(set, [replies], { out: join(folder, 'results.html') });
  const { R_orig, R_pred } = scored.subsets.text;
  if (!(R_orig.value > R_pred.value)) process.exitCode = 1; // it reads, and does not imagine
} finally {
  endpoint.close();
  rmSync(folder, { recursive: true, force: true });
}

/** `POST /v1/chat/completions` of OpenAI's protocol, as far as `ask` needs it. */
async function answer(request, response) {
  const { model, messages } = JSON.parse(await body(request));
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  const texts = parts
    .filter(({ type }) => type === 'image_url')
    .map(({ image_url: { url } }) => read(Buffer.from(url.split(',')[1], 'base64')));
  const message = { role: 'assistant', content: texts.join(' ') || 'I see no text.' };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    }),
  );
}

/** What Tesseract reads in a PNG picture that holds one line. */
function read(png) {
  const { stdout, error } = spawnSync('tesseract', ['-', '-', '--psm', '7'], { input: png });
  if (error) throw new Error('This example needs Tesseract: apt install tesseract-ocr', { cause: error });
  return stdout.toString().trim();
}

async function body(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function listening(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
