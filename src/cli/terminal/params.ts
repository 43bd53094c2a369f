import { badParameter, type Json } from '../../core/index.js';

/** Params from the command line, `key=value` each; the value stays text. */
export function paramsOf(texts: readonly string[]): Record<string, Json> {
  return Object.fromEntries(
    texts.map((text) => {
      const equals = text.indexOf('=');
      if (equals < 1) throw badParameter('--param', text, 'key=value');
      return [text.slice(0, equals), text.slice(equals + 1)];
    }),
  );
}
