import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a UTF-8 file, one at a time, parted by line feeds alone: Node's readline also breaks at U+2028, which
 * JSON leaves as it is inside strings.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 18 })) {
    const lines = (rest + decoder.write(bytes as Buffer)).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
