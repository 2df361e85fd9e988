// The terms of a sentence that no gazetteer has, each once, and the licences it asks for.
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { atomKey } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { educationIn } from '../levels/education'
import type { Sentence } from './sentence'
import { tail } from './tasks/task-words'
import { type Found, isExample, isShort, overlaps } from './terms/exact'
import { namesCredential, shareCredential, withCredential } from './terms/kinds/credentials'
import { listsTraits, ownTraits } from './terms/kinds/own-traits'
import { isOfSchool } from './terms/kinds/schooling'
import { findSoft } from './terms/kinds/soft'
import { isNoSkill } from './terms/no-skill'
import type { Span } from './terms/span'
import { conditionSpans, ownConditions } from './terms/spans'
import { itemsOf, unknownTerms } from './terms/unknown'
import { namesSkill } from './terms/vocabulary'

/** Maximum words of a sentence that asks and that is read like an entry of a list where nothing in it opens a term. */
const SHORT_WORDS = 9

/** The unknown terms of a sentence that asks; a short one that names nothing else is a name itself: "Curtimento (obrigatório)." */
export const termsOf = (text: string, listed: boolean, names: boolean, language: TextLanguage): Span[] => {
  const terms = unknownTerms(text, listed, language)
  const bare = !listed && !names && terms.length === 0 && text.split(/\s+/).length <= SHORT_WORDS
  return bare ? unknownTerms(text, true, language) : terms
}

/** The words with which a line asks, before what it asks for. Folded. */
const asking = anyOf(
  '((must|should|need to|deve|precisa) )?((be|have|provide|show|hold|ter|ser|possuir) )?((an?|good|boa|bom) )*',
  { before: '^', after: '' },
)
/** Figures, labels, sentences and names, which a line does not ask for in its own words. */
const otherWords = anyOf(
  String.raw`
    \d{2}|[:?()@%]|\.{2}|(?!^)(?<!\p{L})\p{Lu}\p{Ll}|^(required|essential|requisitos?)
    (?<!\p{L})(is|are|was|will|not|no|é|são|[Ww]e|[Oo]ur|não|sem|anos?|years?|m[eê]s(es)?|months?)(?!\p{L})
  `,
  { before: '', after: '' },
)
/** "Contracts for Difference": a name of words with capitals and a preposition, as an entry of a list. */
const capitals =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:of|for|in|d[aeo]s?|para) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u
/** Most words of such a line. */
const OWN_WORDS = 5
/** A short line that asks and in which nothing is found asks in its own words: "Must be kind", "OND/HND holder". */
export const inOwnWords = ({ text, part, listed, assumed }: Sentence): Span[] => {
  const start = asking.exec(fold(text))?.[0].length ?? 0
  const words = text.slice(start).replace(/[.;!,]+$/, '')
  const isEntry = listed && (part === 'required' || part === 'desirable') && capitals.test(words)
  const asks = isEntry || (part === 'required' && !assumed && (listed || start > 0 || /[.;]$/.test(text)))
  const isTerm = /\p{L}{4}/u.test(words) && words.split(' ').length <= OWN_WORDS
  const isOther = (!isEntry && otherWords.test(words)) || isNoSkill(atomKey(words), words) || tail.test(fold(words))
  const span = { start, end: start + words.length, task: true } as const
  const isCondition = educationIn(fold(text)) !== null || conditionSpans(text).length > 0 || isOfSchool(text, span)
  return asks && isTerm && !isOther && !isCondition ? [span] : []
}

/** "Apurar impostos (PIS, COFINS, IRPJ e CSLL)": the names in brackets behind what a task is done to. */
export const enumerated = (text: string, terms: readonly Span[], language: TextLanguage): Span[] =>
  terms.flatMap(({ end }) => {
    const list = /^ \(([^()]{3,160})\)/u.exec(text.slice(end))?.[1] ?? ''
    const from = end + 2
    const stroked = /\/.{2,40}\//u.test(list)
    // "(Dieta Liquidificada, mingau, vitamina)": in small letters they are examples.
    return /, | e | and |\//u.test(list) && (stroked || /\p{Lu}/u.test(list))
      ? itemsOf({ text, folded: fold(text), language }, from, from + list.length).filter(
          (item) => stroked || /[\p{Lu}\d]/u.test(text.slice(item.start, item.end)),
        )
      : []
  })

/** The unknown terms of a sentence that repeat no other: neither its initials nor its examples. */
export const apartFrom = (
  text: string,
  terms: readonly Found[],
  skillsFound: readonly Found[],
  listed: boolean,
): Found[] => {
  const all = [...terms, ...skillsFound].map(({ span }) => span)
  return terms.filter(
    (term, at) =>
      !overlaps(term.span, terms.slice(0, at)) &&
      !isShort(text, term.span) &&
      (listed || !isExample(text, term.span, all)),
  )
}

/** A term that is no known skill. */
export const termAt = (text: string, span: Span): Found => ({
  id: atomKey(text.slice(span.start, span.end)),
  skill: null,
  kind: 'hard',
  span,
})
const isWithin = (one: Span, other: Span): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start

/** Terms of which the advert asks for the licence, by that name: it is another request than the skill. */
export const withCredentials = (text: string, found: readonly Found[]): Found[] => {
  const all = found.map((one) => {
    const span = one.kind === 'soft' || one.schooling ? one.span : withCredential(text, one.span)
    const name = text.slice(span.start, span.end)
    if (one.kind === 'soft' || !namesCredential(name)) return one
    return { ...one, id: one.skill === null ? atomKey(name) : `${one.skill}: ${atomKey(name)}`, span }
  })
  // "Licensed" of "licensed to operate forklifts" belongs to that term.
  const terms = all.filter((one) => !all.some((other) => other !== one && isWithin(one.span, other.span)))
  const shared = shareCredential(
    text,
    terms.filter(({ kind, schooling }) => kind === 'hard' && !schooling).map(({ span }) => span),
  )
  return terms.map((one) => {
    const name = text.slice(one.span.start, one.span.end)
    if (!shared.has(one.span) || namesCredential(name)) return one
    return { ...one, id: one.skill === null ? one.id : `${one.skill}: licence of ${atomKey(name)}`, licence: true }
  })
}

/** Fewest entries of a row, and most words of one. */
const [ROW, ROW_WORDS] = [5, 4]
/** The entries of a long row of names, of which at least half are names by their words: "earth sciences, history, natural sciences". */
export const rowOf = (text: string, spans: readonly Span[], language: TextLanguage): readonly Span[] => {
  const row = spans.filter(
    ({ start, end }) =>
      text.slice(start, end).split(' ').length <= ROW_WORDS &&
      /^(?:,|;|\.,| and | or | e | ou |$)/u.test(text.slice(end)) &&
      /(?:[,;:]|,? (?:and|or|e|ou)) $/u.test(text.slice(Math.max(0, start - 6), start)),
  )
  const names = row.filter(({ start, end }) => namesSkill(text.slice(start, end), text, language))
  return row.length >= ROW && names.length * 2 >= row.length - 1 ? row : []
}

/** What is found with the traits beside it that no table has. */
export const withTraits = ({ text, part }: Sentence, found: readonly Found[], language: TextLanguage): Found[] => {
  if (part !== 'required' && part !== 'desirable') return [...found]
  const named = findSoft(fold(text)).map(({ start, end }) => ({ start, end }))
  const traits = ownTraits(text, named, language)
  const spans = traits.map((span) => ({ span }))
  // Of a list of traits each word is one, whatever it looks like alone.
  const others = listsTraits(text) ? found.filter((one) => one.skill !== null || !overlaps(one.span, spans)) : found
  const taken = [...others, ...ownConditions(text)]
  return [
    ...others,
    ...traits
      .filter((span) => !overlaps(span, taken))
      .map((span): Found => ({ id: fold(text.slice(span.start, span.end)), skill: null, kind: 'soft', span })),
  ]
}
