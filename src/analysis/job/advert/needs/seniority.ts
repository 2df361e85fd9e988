// Reads the level of a job from its title, a label, a tag or the sentence that offers it.
import { anyOf, anywhere } from '../../../phrases'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import { seniorityIn } from '../../levels/seniority'
import type { Requirement } from '../../result'
import type { Sentence } from '../sentence'
import type { AdvertLine } from '../text/lines'
import { quote } from './quote'

/** Maximum characters of a label's value. */
const LABEL_VALUE = 30

const levelLabel = /^(?:nivel|senioridade|seniority level|seniority|level|experience level)(?: d[aeo] \p{L}+)?\s*:?\s*/u
/** "Buscamos um desenvolvedor pleno": a level beside the job in the sentence that offers it. */
const offered = anyOf(
  String.raw`
    \b(buscamos|procuramos|contrata(mos)?|seleciona(mos)?|admite|recruta(mos)?|em busca de|vaga (de|para)|oportunidade (de|para)|looking for|seeking|hiring)\b[^.;:]{0,60}
    \b(mid|entry|junior|senior)[- ](level|ranking) (\p{L}{2,20} ){0,4}(role|job|position|post|opportunity)\b
    \b(this|it)( is|['’]s) an? ([\p{L}-]{2,20} ){0,3}?(junior|senior|lead) (\p{L}{2,20} ){0,3}(role|job|position|post|opportunity)\b
    \b(mid|junior|senior)[- ]level experience\b
    (?<!\b(para|ate|um|uma|a|ao) )\b(vaga|posicao|cargo|perfil|profissional|senioridade|nivel) (de (nivel )?|nivel )?(estagio|junior|pleno|senior)\b
  `,
  anywhere,
)

/** A line that is a level and nothing else: a tag of a board. */
const levelAlone = /^\P{L}*(?:estagio|trainee|junior|pleno|mid(?:-level)?|senior|especialista|intern)\P{L}*$/u
/** Most levels of one job; a board's form left as it was names all of them. */
const TAGS = 2

/** First lines in which the title is looked for, and the maximum words of such a line. */
const HEAD_LINES = 6
const TITLE_WORDS = 16
/** Rank of those who lead, whose titles a page names beside the job's: "Reports to CFO". */
const LEADS = 5
/** Maximum words of a first line that no title was found in: "Dev Júnior (remoto)". */
const ALONE_WORDS = 9

/** The seniority, at most once: from the title, a label such as "Nível: Pleno", or the sentence that offers the job. */
export const seniorityOf = (
  sentences: readonly Sentence[],
  lines: readonly AdvertLine[],
  title: string | null,
): Requirement[] => {
  const of = (text: string, line: number, within: (folded: string) => string): Requirement[] => {
    const folded = within(fold(text))
    const level = folded === '' ? null : seniorityIn(folded)
    if (!level) return []
    const start = fold(text).indexOf(folded) + level.start
    const mark = text.slice(start, start + level.end - level.start)
    return [
      { kind: 'seniority', what: level.name, level: level.rank, need: 'required', quote: quote({ text, line }, mark) },
    ]
  }
  // A board's lowest level with experience, which in a title names a partner's rank.
  const labelled = (text: string, line: number, value: string): Requirement[] =>
    /^associate\b/.test(value)
      ? [{ kind: 'seniority', what: 'junior', level: 2, need: 'required', quote: quote({ text, line }, text) }]
      : of(text, line, () => value)
  const labels = lines.flatMap(({ text, number }, at) => {
    const label = levelLabel.exec(fold(text))?.[0]
    if (label === undefined) return []
    const value = fold(text).slice(label.length)
    const next = lines[at + 1]
    if (value !== '') return value.length < LABEL_VALUE ? labelled(text, number, value) : []
    return next && next.text.length < LABEL_VALUE ? labelled(next.text, next.number, fold(next.text)) : []
  })
  const offers = sentences.flatMap(({ text, line }) => of(text, line, (folded) => offered.exec(folded)?.[0] ?? ''))
  // "Engenheiro de Dados - Sr na Orbia": the level stands beside the title in its line.
  const beside = lines
    .slice(0, HEAD_LINES)
    .filter(({ text }, at) =>
      title === null
        ? at === 0 && !/[.!?]$/.test(text) && text.split(/\s+/).length <= ALONE_WORDS
        : // In a sentence another job of the same name may stand: "a path into a Senior Developer position."
          (text.startsWith(title) || (text.includes(title) && !/[.!?]$/.test(text))) &&
          text.split(/\s+/).length <= TITLE_WORDS,
    )
    .flatMap(({ text, number }) => of(text, number, (folded) => folded))
  // The job's name once more, below the head: "**DESENVOLVEDOR(A) FULL STACK PLENO – 01 Vaga**".
  const again = lines
    .slice(1, HEAD_LINES)
    .filter(
      ({ text, bullet }) =>
        !bullet &&
        !/:|[.!?;]$/.test(text) &&
        text.split(/\s+/).length <= TITLE_WORDS &&
        isTitle(text.split(/\s[-–—|]\s/u)[0] ?? ''),
    )
    .flatMap(({ text, number }) => of(text, number, (folded) => folded))
    .filter(({ level }) => level < LEADS)
  const tags = lines
    .filter(({ text }) => levelAlone.test(fold(text)))
    .flatMap(({ text, number }) => of(text, number, fold))
  const levels = new Set(tags.map(({ level }) => level)).size <= TAGS ? tags : []
  return [
    ...(title ? of(title, 1, (folded) => folded) : []),
    ...beside,
    ...labels,
    ...levels,
    ...offers,
    ...again,
  ].slice(0, 1)
}
