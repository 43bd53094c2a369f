import { Command } from 'commander';
import { benchmarks } from '../benchmarks/index.js';
import { publishedSplits } from '../benchmarks/splits/split.js';
import { badParameter } from '../core/errors.js';
import { exporters } from '../dataset/export/exporters.js';
import { replyForms } from '../dataset/export/replies/reply-forms.js';
import { presets } from '../dataset/plan/spec.js';
import { families } from '../families/index.js';
import { fontCatalog } from '../glyphs/catalog.js';
import { broadClasses } from '../world/model.js';
import { askedTurns } from './assets/fonts-inspect.js';
import { listedKinds } from './listing/list.js';
import { splitLine } from './listing/list-splits.js';
import { suggest, type Values } from './terminal/suggest.js';
import { print } from './terminal/print.js';

/**
 * What a shell is told once, so that Tab asks `topsyturvy complete`. Where that suggests nothing, the shell completes names of
 * files. No word of the command line is evaluated.
 */
const scripts = {
  bash: `# topsyturvy completion bash >> ~/.bashrc
_topsyturvy() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <(topsyturvy complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _topsyturvy topsyturvy
`,
  zsh: `# topsyturvy completion zsh >> ~/.zshrc (after compinit)
_topsyturvy() {
  local -a found
  found=("\${(@f)$(topsyturvy complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[1]}" ]]; then
    found=("\${(@)found//:/\\\\:}")
    found=("\${(@)found/$'\\t'/:}")
    _describe topsyturvy found
  else
    _files
  fi
}
compdef _topsyturvy topsyturvy
`,
  fish: `# topsyturvy completion fish > ~/.config/fish/completions/topsyturvy.fish
function __topsyturvy_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (topsyturvy complete -- $words[2..-1] 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c topsyturvy -f -a '(__topsyturvy_complete)'
`,
} as const;

/** `topsyturvy completion`: prints a script for a shell, which asks `topsyturvy complete` for suggestions. */
export function completion(shell: string): void {
  if (!Object.hasOwn(scripts, shell)) throw badParameter('the shell', shell, Object.keys(scripts).join(', '));
  print(scripts[shell as keyof typeof scripts]);
}

/** `topsyturvy complete -- WORDS`: what can replace the last word, each with its description after a tab. */
export function complete(words: readonly string[], commands: readonly ((program: Command) => void)[]): void {
  const program = new Command('topsyturvy');
  for (const command of commands) command(program);
  for (const { value, description } of suggest(program, words, valuesOf)) print(`${value}\t${description}\n`);
}

const described = (things: readonly { name: string; summary: string }[]) =>
  things.map(({ name, summary }) => ({ value: name, description: summary }));

const splits = () => publishedSplits().map((split) => ({ value: split.name, description: splitLine(split) }));

const plain = (names: readonly string[]) => names.map((value) => ({ value, description: '' }));

/** The values that can be listed, by command and argument or option; anything else is a number or the name of a file. */
const valuesOf: Values = (command, name) => {
  switch (`${command} ${name}`) {
    case 'generate what':
      return [...described([...benchmarks, ...families]), ...splits()];
    case 'generate --preset':
      return plain(presets);
    case 'generate --renderer':
    case 'generate --engine':
      return plain(['soft', 'gl', 'blender']);
    case 'list what':
      return [...plain(listedKinds), ...described([...benchmarks, ...families]), ...splits()];
    case 'serve --exclude':
    case 'overlap one':
    case 'overlap other':
      return splits();
    case 'fonts inspect font':
      return fontCatalog().map(({ id, note }) => ({ value: id, description: note }));
    case 'fonts inspect --turn':
      return plain(askedTurns);
    case 'models inspect --class':
      return plain(broadClasses);
    case 'models export --look':
      return plain(['clean', 'photo']);
    case 'export --to':
      return [...described(exporters), ...plain(['judge'])];
    case 'import-replies --from':
      return described(replyForms);
    case 'completion shell':
      return plain(Object.keys(scripts));
    default:
      return [];
  }
};
