import type { Command, Option } from 'commander';

/** A value that can be written at one place of a command line. */
export type Suggestion = { readonly value: string; readonly description: string };

/** The values of an argument (`what`) or of an option (`--preset`) of a command (`fonts inspect`); none if unknown. */
export type Values = (command: string, name: string) => readonly Suggestion[];

/**
 * What can replace the last word, read off the commands themselves.
 * @param words the command line after the program's name; the last word is the one that is being typed, perhaps ''
 */
export function suggest(program: Command, words: readonly string[], valuesOf: Values): Suggestion[] {
  const typed = words.at(-1) ?? '';
  const { command, path, given, open } = walk(program, words.slice(0, -1));
  const startsAsTyped = ({ value }: Suggestion): boolean => value.startsWith(typed);
  // Bash takes '=' for a word of its own.
  if (open) {
    const values = valuesOf(path, open.long!);
    return typed === '=' ? [...values] : values.filter(startsAsTyped);
  }
  const equals = typed.indexOf('=');
  if (typed.startsWith('--') && equals > 0) {
    const option = typed.slice(0, equals);
    return valuesOf(path, option)
      .map(({ value, description }) => ({ value: `${option}=${value}`, description }))
      .filter(startsAsTyped);
  }
  const help = program.createHelp();
  const named = typed.startsWith('-')
    ? help.visibleOptions(command).map(({ long, description }) => ({ value: long!, description }))
    : [
        ...help
          .visibleCommands(command)
          .map((sub) => ({ value: sub.name(), description: sub.description() })),
        ...(command.registeredArguments[given]
          ? valuesOf(path, command.registeredArguments[given].name())
          : []),
      ];
  return named.filter(startsAsTyped);
}

interface Place {
  readonly command: Command;
  /** The command's name below the program: `fonts inspect`. */
  readonly path: string;
  /** How many arguments have been given. */
  readonly given: number;
  /** The option whose value comes next. */
  readonly open: Option | undefined;
}

/** Where a command line stands after some words. */
function walk(program: Command, words: readonly string[]): Place {
  let command = program;
  const path: string[] = [];
  let given = 0;
  let open: Option | undefined;
  for (const word of words) {
    if (word === '=' && open) continue;
    if (open) {
      open = undefined;
      continue;
    }
    if (word.startsWith('-')) {
      const option = command.options.find(({ long, short }) => word === long || word === short);
      if (option?.required) open = option;
      continue;
    }
    const sub = given === 0 && command.commands.find((candidate) => candidate.name() === word);
    if (sub) {
      command = sub;
      path.push(word);
    } else given++;
  }
  return { command, path: path.join(' '), given, open };
}
