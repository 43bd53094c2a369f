/**
 * What a shell is told once, so that Tab asks `topsyturvy complete`. Where that suggests nothing, the shell completes names of
 * files. No word of the command line is evaluated.
 */
export const scripts = {
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
