interface Marks {
  readonly open?: string;
  readonly close?: string;
  /** Whether `close` is found elsewhere, too, and closes only what was opened: Phi ends its turns with `<|end|>`. */
  readonly shared?: true;
  readonly final?: string;
}

/**
 * What parts a model's reasoning from its reply: `open` begins it, `close` ends it, and after `final` comes the reply
 * whatever was open. Chat templates and decoders of Qwen, DeepSeek, GLM, MiniMax, Seed, LongCat (tags), Kimi, Magistral,
 * gpt-oss (channels), Gemma 4, Cohere, MedGemma, Apertus, OpenThoughts and Granite, and the tags that prompts ask for.
 */
const MARKS: readonly Marks[] = [
  { open: tag(''), close: tag('/') },
  { open: '◁think▷', close: '◁/think▷' },
  { open: String.raw`\[THINK\]`, close: String.raw`\[/THINK\]` },
  {
    open: String.raw`<\|channel\|>(?:analysis|commentary)[^<]{0,80}<\|message\|>`,
    close: String.raw`<\|end\|>(?:<\|start\|>assistant)?`,
    shared: true,
    final: String.raw`<\|channel\|>final[^<]{0,80}<\|message\|>`,
  },
  { open: String.raw`<\|channel>thought\n?`, close: String.raw`<channel\|>` },
  {
    open: String.raw`<\|START_THINKING\|>`,
    close: String.raw`<\|END_THINKING\|>`,
    final: String.raw`<\|START_(?:RESPONSE|TEXT)\|>`,
  },
  { open: String.raw`<unused94>(?:thought\n?)?`, close: '<unused95>' },
  { open: String.raw`<\|inner_prefix\|>`, close: String.raw`<\|inner_suffix\|>` },
  {
    open: String.raw`<\|begin_of_thought\|>`,
    close: String.raw`<\|end_of_thought\|>`,
    final: String.raw`<\|begin_of_solution\|>`,
  },
  {
    open: String.raw`^\s*Here(?: is|['’]s) my thought process:`,
    final: String.raw`Here(?: is|['’]s) my response:`,
  },
];

/** A tag whose name, or a part of it, says that it holds reasoning: `<think>`, `<seed:think>`, `<inner_monologue>`. */
function tag(slash: string): string {
  const names =
    'think|thinking|thoughts?|reason|reasoning|reflect|reflection|analysis|scratchpad|rationale|cot|monologue|deliberation|plan|planning';
  return String.raw`<${slash}(?:[a-z]{1,20}[:_-]){0,3}(?:${names})(?:[:_-][a-z]{1,20}){0,2}(?:\s[^<>]{0,100})?>`;
}

/** Closed tags that hold what leads to an answer, in prompts that ask for steps: LLaVA-CoT's and their like. */
const STEPS =
  /<(summary|caption|observations?|observe|description|describe|context|explanation|notes?|verification|verify|check|steps?|critique|review|perception|look|evidence|details?|draft)>[\s\S]{0,20000}?<\/\1>/gi;

const ANY = new RegExp(
  MARKS.flatMap(({ open, close, final }, i) => [
    ...(open === undefined ? [] : [`(?<open${i}>${open})`]),
    ...(close === undefined ? [] : [`(?<close${i}>${close})`]),
    ...(final === undefined ? [] : [`(?<final${i}>${final})`]),
  ]).join('|'),
  'gi',
);

/**
 * gpt-oss's channels, where a server has left their names but not their marks: `analysisWe need …assistantfinalB`.
 * What begins so, and never comes to the final channel, is all reasoning.
 */
const UNMARKED = /^\s*(?:assistant)?(?:analysis|commentary)(?=["“*\d]?[\p{Lu}\p{Lt}\p{Lo}])/u;
const UNMARKED_FINAL = /assistant(?:<\|channel\|>|\s)?final/g;

/** What a model says besides its reasoning: reasoning that is not closed reaches to the end, one that is not opened to the beginning. */
export function afterReasoning(text: string): string {
  if (UNMARKED.test(text) || (text.startsWith('analysis') && text.includes('assistantfinal'))) {
    let end = text.length;
    for (const match of text.matchAll(UNMARKED_FINAL)) end = match.index + match[0].length;
    return text.slice(end);
  }
  return withoutMarked(text).replace(STEPS, '\n');
}

function withoutMarked(text: string): string {
  let said = '';
  let from = 0;
  /** The mark that has opened reasoning, if one has. */
  let inside: string | null = null;
  for (const match of text.matchAll(ANY)) {
    const [name] = Object.entries(match.groups!).find(([, value]) => value !== undefined)!;
    const [, kind, mark] = /^([a-z]+)(\d+)$/.exec(name)!;
    const end = match.index + match[0].length;
    if (kind === 'open') {
      if (inside !== null) continue;
      said += text.slice(from, match.index);
      inside = mark;
    } else if (kind === 'final' || inside === null) {
      if (kind === 'close' && MARKS[Number(mark)].shared) continue;
      said = '';
      inside = null;
      from = end;
    } else if (inside === mark) {
      inside = null;
      from = end;
    }
  }
  return inside === null ? said + text.slice(from) : said;
}
