// Words that stand together in a line of the résumé: a keyword's own, and those of what its action is done to.
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import { namesSkill } from '../../advert/terms/vocabulary'
import type { How, Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'
import { oneSpelling } from './dialects'
import { verbOf } from './inflections'

export type Hit = { readonly how: How; readonly entry: ResumeEntry; readonly mark: string | null }

/** Prepositions, articles and conjunctions, by which no two names differ; one folded word, or none. */
export const functionWord = /^(?:d[aeo]s?|e|em|para|com|n[ao]s?|[ao]s?|ao|of|the|and|to|in|for|with|on|an?|or|ou|)$/

/** The exact words in the line, in their order: where they begin, -1 if they are absent. */
export const sequence = (words: readonly string[], line: readonly string[]): number => {
  const last = line.length - words.length
  for (let at = 0; at <= last; at++) if (words.every((word, index) => line[at + index] === word)) return at
  return -1
}

/** The part of the original line that a range of its words covers. */
export const markOf = ({ atoms, block }: ResumeEntry, from: number, count: number): string | null => {
  const wanted = atoms.slice(from, from + count).filter(({ word }) => word !== '|')
  const [first, last] = [wanted[0], wanted.at(-1)]
  return first && last ? block.text.slice(first.start, last.end) : null
}

/** The lines with these words in their order; `spelt` where only the other spelling of English has them. */
export const inSequence = (words: readonly string[], person: Person) => {
  const others = words.map(oneSpelling)
  return person.entries.flatMap((entry) => {
    const at = sequence(words, entry.words)
    if (at >= 0) return [{ entry, at, spelt: false }]
    const placeOfOther = sequence(others, entry.spelt)
    return placeOfOther < 0 ? [] : [{ entry, at: placeOfOther, spelt: true }]
  })
}

/** What joins two parts; the bar stands for the comma of a list. */
export const conjunction = /^(?:e|ou|and|or|\|)$/
/** True for a folded word that says what is done: "montei", "montagem", "compra". */
export const isDeed = (word: string): boolean =>
  verbOf(word) !== null ||
  /^(?:\p{L}{3,}(?:cao|mento|agem)|compra|venda|troca|limpeza|entrega|controle|coleta|apoio|visita)$/u.test(word)
/** "Vendi móveis e montei a vitrine": between two words another deed begins; deeds side by side share their object. */
export const isAcross = ({ words }: ResumeEntry, from: number, to: number): boolean =>
  words.some(
    (word, at) =>
      at > from && at <= to && conjunction.test(words[at - 1] ?? '') && isDeed(word) && !isDeed(words[at - 2] ?? ''),
  )

/** "Implantação de protocolos de sepse", "implementation of sepsis protocols": an action and what it is done to. */
const workDone = anyOf(
  String.raw`
    (
      implantacao|implementacao|elaboracao|gestao|gerenciamento|controle|organizacao|execucao|aplicacao|desenvolvimento
      acompanhamento|planejamento|monitoramento|coordenacao|administracao|realizacao|manutencao|montagem|criacao|revisao
      analise|avaliacao|supervisao|operacao|preparo|preparacao|emissao|instalacao
    ) (e \p{L}{4,16} )?d[aeo]s?[ ]
    (implementation|management|development|coordination|administration|preparation|maintenance|application|planning|review|supervision|evaluation|delivery|provision|supply|use) of (the )?
    (
      implementing|managing|developing|coordinating|administering|preparing|maintaining|applying|planning|reviewing
      supervising|evaluating|delivering|using|running|conducting|performing|building|writing|operating
    )[ ]
  `,
  { before: '^', after: '(?=\\S)' },
)

/** What the action is done to suggests the action: the person works with it, and may have done something else to it. */
export const objects = (keyword: Keyword, person: Person): Hit[] => {
  const folded = fold(keyword.text)
  const rest = folded.replace(workDone, '')
  const words = atomKey(rest).split(' ')
  const language = person.resume.language
  if (keyword.skill !== null || rest === folded || !namesSkill(rest, rest, language)) return []
  return inSequence(words, person).map(
    ({ entry, at }): Hit => ({
      how: 'implied',
      entry,
      mark: markOf(entry, at, words.length),
    }),
  )
}

/** "Higienização hospitalar": an adjective that says of which place. */
const placed =
  /^(?:hospitalar|ambulatorial|escolar|industrial|residencial|comercial|predial|laboratorial|hoteleir[oa])$/

/** "Limpeza do laboratório" is not shown by "limpeza do salão", which says of what it was. */
export const isOfAnother = (asked: string, mark: string, added: readonly string[], entry: ResumeEntry): boolean => {
  const of = /^ d[aeo]s? \p{L}{3}/u
  const name = fold(mark)
  const behind = (text: string): string => text.slice(text.indexOf(name) + name.length)
  return (
    added.length > 0 &&
    // "Higienização de verduras" and "limpeza de escritório" are two names of one skill, done to two objects.
    (of.test(asked.startsWith(name) ? behind(asked) : asked.replace(/^\p{L}+/u, '')) ||
      added.some((word) => placed.test(word))) &&
    of.test(behind(entry.folded)) &&
    !added.some((word) => entry.words.includes(word))
  )
}

/** True for words of two sentences, which are no phrase: "350 processos. Audiências de instrução". */
export const isOfTwoSentences = (words: string | null): boolean => /\p{Ll}[.;] \p{Lu}/u.test(words ?? '')
