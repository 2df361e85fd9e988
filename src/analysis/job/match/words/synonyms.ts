// Verbs that name one action where it is done to certain objects: calls are answered, taken and handled.
import { memo } from '../../../memo'
import { actionsOf } from './actions'
import { keyOf } from './word-key'

/** Each row has its verbs, then the objects; without any it is one action whatever it is done to. */
const rows = `
install fit |
service maintain |
handle deal resolve answer take respond | complaint call query enquiry inquiry question ticket request
deliver run hold lead facilitate | session training workshop course class
develop write create produce | material content guide manual handout
measure take check record monitor read test | sign pressure temperature glucose saturation voltage current dimension level
aferir medir verificar checar conferir monitorar | sinal pressao temperatura glicemia saturacao tensao corrente dimensao medida nivel
atender responder resolver tratar lidar | reclamacao ligacao chamada chamado duvida solicitacao
ministrar dar conduzir | treinamento aula curso oficina palestra
elaborar fazer redigir escrever criar desenvolver | material conteudo apostila manual relatorio
`
const synonyms = rows
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((words) => words.trim().split(' ').filter(Boolean)))
  .map(([verbs = [], objects = []]) => ({ verbs: new Set(verbs), objects: new Set(objects.map(keyOf)) }))

/** The rows that a word is of, by the verbs that it is a form of. */
const rowsOf = memo((word: string) => {
  const verbs = [word, ...actionsOf(word)]
  return synonyms.filter((row) => verbs.some((verb) => row.verbs.has(verb)))
})
/** True where a task's verb and a word of a line name one action, done to one of these objects. */
export const isSynonym = (verb: string, word: string, objects: readonly string[]): boolean => {
  const both = rowsOf(verb)
  if (both.length === 0) return false
  const others = rowsOf(word)
  return both.some(
    (row) => others.includes(row) && (row.objects.size === 0 || objects.some((key) => row.objects.has(key))),
  )
}
