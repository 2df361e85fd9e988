// Finds keywords of a sentence that are alternatives: "SystmOne or EMIS Web", "industrial, hospitalar ou escolar".
import { anyOf, anywhere } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { overlaps } from '../terms/exact'
import { isExplainedBy } from '../terms/explained'
import type { Span } from '../terms/span'
import { ownConditions } from '../terms/spans'

/** Most letters of "and/or" between two keywords with no other word. */
const OR = 8

/** Between two keywords of one list: a comma, or "or" with at most two more words; none of what is asked for beside it. */
const comma = /^\s*,\s*(?:(?!e |ou |and |or )[\p{L}]{2,12}\s+){0,1}$/u
const or =
  /^(?!.*\s(?:e|and|with|com)\s)(?:,\s(?:\p{L}+\s?){1,3}(?=,|\s)){0,2}[^,.;:()]{0,24}?(?:\s|,)\s*(?:e\/ou|and\/or|ou|or)\s+(?:[\p{L}]{1,14}\s+){0,2}$/u
/** Behind an alternative, where the sentence goes on with what is asked for beside the choice. */
const also = /^,?\s+(?:e|and|mais|plus)\s/u

/** Before the first alternative: what all of them are means of, as in "Mensageria com Kafka ou RabbitMQ". */
const means = /^\s*(?:\(|(?:com|with|usando|using|via)\s+|[:–-]\s*)$/u
/** "WordPress, Photoshop ou outros editores": the last one is a general term and makes no alternatives of the others. */
const general = /(?:\s|,)(?:ou|or)\s+(?:outr|other|similar|afins|equivalent)/u

/** Another alternative behind the last keyword, in words that make no keyword. */
const open =
  /^,?\s+(?:e\/ou|and\/or|ou|or)\s+(?!outr|other|similar|afins|equivalent|mais|more|superior|above|higher|acima)/u

/** Behind the last keyword: "or similar", "ou áreas afins", which takes any of them and more like them. */
const alike = anyOf(
  String.raw`
    ^,?\s+(
      (e/ou|and/or|ou|or)\s+((em|in|an?|any|another|outr[oa]s?|other|closely|qualquer)\s+){0,2}((area|curso|campo|formaco|formacao|field|subject|discipline|degree)e?s?\s+)?
      (e|and)\s+(outr[oa]s\s+|other\s+)?(areas?|cursos?)\s+
    )(similar|afins?|correlat|relacionad|equivalent|related|comparable|semelhante|parecid|quantitative (field|subject|discipline))
  `,
  anywhere,
)

/** "One or more of the following languages: Python, Ruby, Go", "pelo menos uma destas": all of the list that follows is one choice. */
const choice = anyOf(
  `
    (at least )?(one|any)( or more)? of(?! our| your)( the following| these)?
    pelo menos (um|uma)(?! (ano|mes|semestre|experiencia))( d[aeo]s?| dest[ae]s)?
    (um|uma)( ou mais)? d(as|os|estas|estes)( seguintes)?|algum[as]* d[aeo]s
  `,
  { after: '(?![\\p{L}])[^:.;()]{0,50}[:(]?\\s*$' },
)
/** Characters before a list in which such words stand: the expression takes fewer. */
const BEFORE = 90
/** "Google Classroom or another learning platform such as Moodle": what follows is one more of the choice. */
const suchAs =
  /\s(?:or|ou)\s(?:an?other|any other|outr[oa]s?)\s[^,.;:]{2,50}\s(?:such as|like|como|tais como|por exemplo)\s$/u
const listed = /^\s*(?:[,/|]\s*(?:(?:and|or|e|ou)\s+)?|(?:and|or|e|ou)\s+)$/u
/** The groups of alternatives that such words open, by the place of their first span. */
const chosen = (folded: string, spans: readonly Span[]): (number | null)[] => {
  const groups: (number | null)[] = spans.map(() => null)
  for (const [at, { start }] of spans.entries()) {
    const before = spans[at - 1]
    const goesOn = before !== undefined && groups[at - 1] !== null && listed.test(folded.slice(before.end, start))
    groups[at] = goesOn
      ? (groups[at - 1] ?? null)
      : choice.test(folded.slice(Math.max(0, start - BEFORE), start))
        ? at
        : null
  }
  return groups
}

/** For each span its group of alternatives, and the group that are means of it; null for none. */
export const alternativesIn = (
  text: string,
  spans: readonly Span[],
): readonly { readonly group: number | null; readonly by: number | null }[] => {
  const folded = fold(text)
  const joints = spans.slice(1).map((span, at) => {
    const between = folded.slice(spans[at]?.end ?? 0, span.start)
    // "Sistematização da Assistência de Enfermagem (SAE)": one skill by two names.
    if (
      between === ' (' &&
      isExplainedBy(text.slice(span.start, span.end), text.slice(spans[at]?.start, spans[at]?.end))
    )
      return 'or'
    if (suchAs.test(folded.slice(Math.max(0, span.start - BEFORE), span.start))) return 'or'
    if (general.test(between)) return 'none'
    if (!or.test(between.replace(/^\)/, ''))) return comma.test(between) ? 'comma' : 'none'
    // "Excel, driving licence or SQL": what is left to choose is the condition.
    const middle = { start: spans[at]?.end ?? 0, end: span.start }
    return between.length > OR && ownConditions(text).some((one) => overlaps(one.span, [{ span: middle }]))
      ? 'none'
      : 'or'
  })
  const groups = chosen(folded, spans)
  // "Química, Farmácia ou Engenharia de Alimentos": the last alternative need be no keyword.
  for (const [at, span] of spans.entries()) {
    const behind = folded.slice(span.end)
    if (joints[at - 1] === 'comma' && joints[at] !== 'or' && (open.test(behind) || alike.test(behind)))
      joints[at - 1] = 'or'
  }
  for (const [at, joint] of joints.entries()) {
    if (joint !== 'or') continue
    const group = groups[at] ?? at
    groups[at + 1] = group
    for (let before = at; before >= 0; before -= 1) {
      groups[before] = group
      if (also.test(folded.slice(spans[at + 1]?.end ?? 0))) break
      if (joints[before - 1] !== 'comma') break
    }
  }
  return groups.map((group, at) => {
    const next = groups[at + 1]
    const between = folded.slice(spans[at]?.end ?? 0, spans[at + 1]?.start ?? 0)
    const isMeans = group === null && next !== null && next !== undefined && means.test(between)
    return { group, by: isMeans ? next : null }
  })
}
