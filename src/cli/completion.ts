// Shell completion of commands and their options.

type Completable = { readonly name: string; readonly options: readonly string[] }

const words = (commands: readonly Completable[]): string => commands.map(({ name }) => name).join(' ')
const cases = (commands: readonly Completable[], line: (options: string) => string): string =>
  commands.map(({ name, options }) => `    ${name}) ${line([...options, '--help'].join(' '))} ;;`).join('\n')

/** A script for bash or zsh, to be sourced. */
export const completionScript = (shell: 'bash' | 'zsh', commands: readonly Completable[]): string =>
  shell === 'bash'
    ? `_trampolim() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${words(commands)} help" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases(commands, (options) => `COMPREPLY=($(compgen -W "${options}" -- "$word"))`)}
  esac
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _trampolim trampolim`
    : `#compdef trampolim
_trampolim() {
  if (( CURRENT == 2 )); then compadd ${words(commands)} help; return; fi
  case "$words[2]" in
${cases(commands, (options) => `compadd -- ${options}`)}
  esac
  _files
}
compdef _trampolim trampolim`
