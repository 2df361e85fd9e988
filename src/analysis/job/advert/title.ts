// The job an advert is about, from its first lines or from a sentence that names it.

import { anyOf, anywhere } from '../../phrases'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { fold, tokens } from '../../resume/reading/text'
import { licenceIn } from '../levels/licences'
import { headingOf } from './headings'
import { messageTitle } from './messages/messages'
import { contract, offered, purpose, sought, stop, subject } from './phrases/title'
import type { AdvertLine } from './text/lines'

/** Maximum words of a title, and the number of first lines it is searched in. */
const TITLE_WORDS = 10
const HEAD_LINES = 6
/** First lines in which a sentence that begins with a title gives it. */
const FIRST = 3

/** Words of a sentence; a line of an advert that names the job has none. Folded. */
const verbal = anyOf(
  String.raw`
    ^(formacao|com|curso|ensino|experiencia|conhecimentos?|experience|training|with)[ ]
    \b(
      is|are|be|was|will|would|has|have|had|you|we|they|our|your|my|us|this|who|that|do|does|can|must|sao|sera|tem|temos
      ter|voce|nos|nosso|nossa|seu|sua|que|deve|precisa|pode|esta|estamos|somos|foi|quem
    )\b
  `,
  anywhere,
)
const isVerbal = (text: string): boolean => /(?<!\p{L})é(?!\p{L})/iu.test(text) || verbal.test(fold(text))

/** Most letters that stand beside a title in its line. */
const BESIDE_TITLE = 40
/** The same where a sign parts it: "CARE ASSISTANTS – DAYS AND NIGHTS – Willowmere, Exmouth". */
const PARTED = 90
/** The line that names the job, with its place and employer: "Transport Clerk - Wakefield". It asks for nothing. */
export const isHead = (written: string, line: number, title: string | null): boolean => {
  const text = written.replace(contract, '')
  return (
    line <= FIRST &&
    title !== null &&
    text.startsWith(title) &&
    // "Driver's licence" is asked of a driver.
    licenceIn(text)?.start !== 0 &&
    text.length - title.length < (/^ ?[–—|/-] /u.test(text.slice(title.length)) ? PARTED : BESIDE_TITLE) &&
    !isVerbal(text.slice(title.length))
  )
}

/** The end of a line that is a sentence; "Garçom urgente!" and "QA na Vega I.T." are titles. */
const sentenceEnd = /(?<!urgente?!{0,2})[;!?]$|(?<!\.\p{L}|\bexp)\.$/iu

/** What separates a title from its place, its employer and other decoration. */
const separator = /\s[|—–>»›/-]\s|\s*(?:\p{Extended_Pictographic}|\uFE0F){1,8}\s*/u
/** "Cozinheira para hospital na Vila Mariana": the quarter of the place. */
const quarter = /(?<=[\p{L})])\s(?:n[ao]s?|pr[ao]s?|d?aqui)\s(?:\p{Lu}|aqui\b).*$/u

/** A title without brackets and place: "[São Paulo] Analista Jr. [Empresa]", "Enfermeira | Recife". */
const bare = (text: string): string =>
  firstTitle(text.replace(/\[[^\]]{0,60}\]|\([^)]{0,60}\)/g, ' ')) || firstTitle(text.replace(/[[\]]/g, ' - '))

/** "ACME TECH LTD: Senior Engineer": the employer before the title, in capitals or by its kind. */
const employerFirst =
  /^(?:[\p{Lu}\d&.' -]{4,60}|[^:]{2,50}\b(?:Ltda?|Inc|LLC|Limited|S\.?A|GmbH|Pvt)\.?): (?=\p{Lu}\p{Ll})/u

/** "LINE MANAGER: Head of Sales", "REPORTS TO: …": a label for a person of the employer's, whose title is not the one offered. */
const isPersons = (found: string): boolean =>
  /^(?:(?:reports?|reporting|contact|contato)(?: to)?|(?:(?:line|hiring|direct) )?(?:manager|supervisor)|gestora?|responsavel|lider|superior)(?: (?:imediat|diret)[oa])?: $/.test(
    fold(found),
  )

/** Titles that are their initials: "QA na Exemplo". */
const initials = /^(?:QA|DBA|SRE)$/

/** What a mail or a page writes before the title: "Assunto: indicação para recepcionista". */
const label =
  /^(?:urgente? ?[!:]{1,3} ?)?(?:(?:assunto|subject|re|fwd?|enc|trabalhe conosco|vagas?|job|oportunidade)\s*:\s*){0,2}(?:(?:indicação|contratação|vagas?|oportunidade) (?:de |para |p\/ ?))?/iu

const firstTitle = (text: string): string => {
  if (isPersons(employerFirst.exec(text)?.[0] ?? '')) return ''
  return (
    text
      .replace(employerFirst, '')
      .split(separator)
      .map((part) => part.trim().replace(label, ''))
      .map((part) => part.replace(contract, '').replace(offered, '').replace(quarter, '').replace(purpose, '').trim())
      .find((part) => isTitle(part) || initials.test(part))
      ?.replace(/\s+/g, ' ') ?? ''
  )
}

/** The title in a sentence that names the job: "buscamos um Analista de Dados", "The Data Analyst will …"; else null. */
export const titleIn = (text: string): { readonly start: number; readonly end: number } | null => {
  const folded = fold(text)
  const match = sought.exec(folded) ?? subject.exec(folded)
  const name = match?.[1]
  if (!match || !name) return null
  const start = match.index + match[0].lastIndexOf(name)
  const stopped = name.search(stop)
  const end = start + (stopped > 0 ? stopped : name.length)
  const title = text.slice(start, end)
  return isTitle(title) && tokens(title).length <= TITLE_WORDS ? { start, end } : null
}

/** "Brewer's assistant at a brewery near Kendal": the employer and its place. */
const beside = /\s(?:at|near|for|in) (?:an?|the|our|\p{Lu}).*$/u
/** Words of the first sentence of a text that names the job: "Transport Clerk - Wakefield. We're a family-run haulier …". */
const HEAD_WORDS = 9
const fromHead = (text: string): string | null => {
  const [head = '', rest] = text.split(/(?<=\p{Ll}{2}|\d|\p{Lu}{2}|\))[.!]\s+(?=\P{Ll})/u, 2)
  if (rest === undefined || tokens(head).length > HEAD_WORDS) return null
  if (isVerbal(head) || sought.test(fold(head))) return null
  const [named = ''] = head.replace(/\([^()]{0,60}\)/g, ' ').split(/\s*,\s/u)
  return bare(named.replace(beside, '')) || null
}

/** "Tanatopraxista – Funerária em Osasco": what stands before the employer and the place. */
const namedFirst = (text: string): string => text.split(separator)[0]?.trim() || text
/** A word for a person who does a work, also one that no list has: "tanatopraxista". */
const workerNoun = /^\p{Lu}\p{L}{4,}(?:ista|eir[oa]|[td]or|[td]ora|log[oa])(?:\([ao]\))?(?:\s\p{L}+){0,3}$/iu
const beforeEmployer = ({ text }: AdvertLine): string | null => {
  const [first = '', ...rest] = text.split(separator)
  return rest.length > 0 && workerNoun.test(first.trim()) && !isVerbal(first) ? first.trim() : null
}

const fromSentence = (text: string): string | null => {
  const span = titleIn(text)
  return (
    span &&
    text
      .slice(span.start, span.end)
      .replace(/\([ao]s?\)/g, '')
      .trim()
  )
}

/** The job title, or null: from a label, from a line of its own near the top, or from a sentence such as "buscamos …". */
export const titleOf = (lines: readonly AdvertLine[]): string | null => {
  const ofMessage = messageTitle(lines)
  if (ofMessage !== null) return ofMessage
  for (const line of lines) {
    const heading = headingOf(line)
    const names = heading?.section === 'title' || /^job description\s?[:–-]/iu.test(line.text)
    if (names && heading?.rest && tokens(heading.rest).length <= TITLE_WORDS)
      return bare(heading.rest) || namedFirst(heading.rest)
  }
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (headingOf(line) || line.bullet || sentenceEnd.test(line.text)) continue
    const title = bare(line.text)
    if (
      title &&
      tokens(title).length <= TITLE_WORDS &&
      !/\b(?:buscamos|procuramos|looking for|seeking|vagas? (?:abertas? )?para|seleciona|contrata|admite|precisa(?:mos)? de)\b/.test(
        fold(title),
      )
    )
      return title
  }
  const [top] = lines
  const before = top && !top.bullet && !headingOf(top) ? beforeEmployer(top) : null
  if (before) return before
  for (const line of lines.slice(0, FIRST)) {
    const title = line.bullet || headingOf(line) ? null : fromHead(line.text)
    if (title) return title
  }
  for (const line of lines.slice(0, FIRST)) {
    // "Responsabilidades: Enfermeira de UTI" names a part of the advert and no job.
    if (line.bullet || headingOf(line)) continue
    const [head = ''] = line.text.replace(label, '').split(/,|\s(?:para|com|for|with)\s/u)
    if (isTitle(head) && tokens(head).length <= TITLE_WORDS && !isVerbal(head) && !sought.test(fold(head)))
      return head.replace(/\s*\([^)]*$/u, '').trim()
  }
  for (const { text } of lines) {
    const title = fromSentence(text)
    if (title) return title
  }
  return null
}
