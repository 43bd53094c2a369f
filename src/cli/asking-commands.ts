import type { Command } from 'commander';
import { protocols } from '../benchmarks/tables/protocols.js';
import { selectionOptions } from './terminal/selection-options.js';

/** The commands that ask a dataset's questions: of a model, or of people. */
export const askingCommands: readonly ((program: Command) => void)[] = [
  (program) =>
    selectionOptions(
      program
        .command('ask')
        .description(
          "ask a model a dataset's questions, and write its replies; called again, it asks what is left",
        )
        .argument('<folder>', 'a dataset'),
    )
      .requiredOption(
        '--model <name>',
        'as the endpoint calls it, or baseline:NAME for a baseline of the audit',
      )
      .option('--base-url <url>', "an OpenAI-compatible address (default: OpenAI's)")
      .option(
        '--key-env <name>',
        "the environment variable with the key (default: OPENAI_API_KEY for OpenAI's address, none for others)",
      )
      .option('--replies <file>', 'the file of replies (default: replies-MODEL.jsonl)')
      .option(
        '--protocol <name>',
        `temperature, runs, seeds and split as a paper states them: ${protocols.map(({ name }) => name).join(', ')}; other options go before (default: none)`,
      )
      .option('--runs <n>', 'ask n times, into a file each (default: 1)')
      .option(
        '--prompts <form>',
        'own, few-shot (examples of the train split; mirrorqa), chain-of-thought (mirrorqa) or switching (one reading, then the other; ambibench) (default: own)',
      )
      .option('--shots <n>', 'examples before each question, 1 to 3 (default: 3; few-shot prompts only)')
      .option('--system <text>', 'a system prompt (default: none)')
      .option('--temperature <t>', "0 to 2 (default: the endpoint's)")
      .option('--top-p <p>', "above 0, to 1 (default: the endpoint's)")
      .option('--seed <seed>', 'a whole number, sent with each request; run r sends seed + r - 1')
      .option('--max-tokens <n>', "tokens of a reply (default: the endpoint's)")
      .option(
        '--logprobs <k>',
        'log probabilities of the tokens of a reply and of k others in their place, 0 to 20',
      )
      .option('--detail <how>', "low, high or auto, for OpenAI's models (default: the endpoint's)")
      .option('--concurrency <n>', 'requests at the same time (default: 4)')
      .option('--timeout <s>', 'seconds until a request is given up (default: 120)')
      .option('--retries <n>', 'repetitions after rate limits, server errors, lost connections (default: 8)')
      .option('--max-wait <s>', 'seconds that a server may ask to wait before the run ends (default: 600)')
      .option('--price <in,out>', 'what a million tokens cost, to print the cost')
      .option('--json', 'print the report as JSON')
      .option('-q, --quiet', 'show no progress')
      .action(async (folder, options) => (await import('./ask.js')).ask(folder, options)),
  (program) =>
    selectionOptions(
      program
        .command('study')
        .description("write a web page that asks people a dataset's questions; score --human takes its rows")
        .argument('<folder>', 'a dataset'),
    )
      .requiredOption('--out <folder>', 'the folder to write, for any web server')
      .option('--lists <n>', 'lists that participants are dealt to, as a Latin square does (default: 1)')
      .option('--practice <n>', 'questions with their answers before the others (default: 3)')
      .option('--catch <n>', 'questions that say what to answer, spread over the others (default: 3)')
      .option('--seed <seed>', 'any string or whole number (default: 0)')
      .option('--choices <n>', 'choices of a question at most, the right one among them (default: all)')
      .option('--time-limit <s>', 'seconds for an answer (default: none)')
      .option('--consent <file>', 'a text file: what participants agree to')
      .option('--instructions <file>', 'a text file: what participants are told')
      .option('--redirect <url>', "where the page goes in the end, e.g. Prolific's completion URL")
      .option('--post <url>', 'where the rows are sent as JSON in the end (default: they are saved as files)')
      .option('--json', 'print the report as JSON')
      .action(async (folder, options) => (await import('./study.js')).study(folder, options)),
];
