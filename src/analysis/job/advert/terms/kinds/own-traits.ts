// Finds the traits that an advert asks for in words of its own: "somebody calm, tenacious and polite".
import { anyOf, either } from '../../../../phrases'
import { fold } from '../../../../resume/reading/text'
import { matchSkills } from '../../../../resume/skills/match'
import type { TextLanguage } from '../../../../text-language'
import { languagesIn } from '../../../levels/languages'
import { noSkills } from '../../phrases/terms'
import { isSpecific } from '../../tasks/general-words'
import type { Span } from '../span'

/** What stands before those who are sought; people elsewhere in a sentence are worked with. Folded. */
const sought = either(String.raw`
  ^|\b(for|after|need|want|seek|hire|recruit|require|value|be|is|suits?|ser|seja|e|para)(s|ing)?( (an?|the|um|uma|some))?[ ]
  \b(busca|procura|precisa|quer|contrata|admit|exig|valoriza)\p{L}*( de)?( (um|uma))?[ ]
`)
/** Work for people, by a verb before "for": "caring for people who are deaf". Folded. */
const workFor = String.raw`(?<!\b(?!look|search|hop|ask|hunt|ideal|perfect|right|suit|great)\p{L}+ for (?:an? |the |some )?)`
/** Words behind which stands what somebody is to be like. Folded. */
const frame = anyOf(
  String.raw`
    ${workFor}(?<=${sought})(somebody|someone|anybody|anyone|alguem|gente|pessoas?|profissional)(?= (?!who|that|que|com|para)\p{L})
    ${workFor}(?<=${sought})(somebody|someone|anybody|anyone|people|person|those|candidates?) (who|that)(['’]s| is| are)( also)?
    (?<=${sought})(alguem|gente|pessoas?|profissiona(l|is)|quem) que (seja|sejam|e|sao)
    (you|candidates?|applicants?|(ideal|right|successful) person)(['’]re|(['’]ll| will| must| should| need to| would)? be| are| is)( also)?
    ^((must|should|need to) )?be(ing)?|^(deve |precisa )?ser|^seja|voce e
    ^(valorizamos|privilegiamos|prezamos|apreciamos|we (value|prize))( [ao])?
  `,
  { before: '(?<![\\p{L}])', after: ' (?=\\p{L})' },
)
/** What no trait is: what somebody may do, has learned or is paid, and any other form of a verb. Folded. */
const noTrait = anyOf(
  String.raw`
    able|unable|willing|ready|happy|available|responsible|accountable|liable|based|located|eligible|proficient|fluent|familiar|aware|comfortable|full|part
    only|both|also|more|over|part-time|full-time|self-employed|local|free|paid|years?|anos?|apto|aptos|apta|aptas|disponive(l|is)|maior(es)?|responsave(l|is)|fluentes?
    experientes?|capa(z|zes)|titular(es)?|novo|nova|portador(es)?|residentes?|(?!\p{L}+-)\p{L}+(ed|ing|[aei]ndo|[aei]r)|\p{L}*(qualific|formad|habilit|certific|gradu|credenci|regist|inscrit|licenci|trein|interess)\p{L}*
    // Groups that an employer invites, and no quality.
    negr[oa]s?|pret[oa]s?|pard[oa]s?|indigenas?|trans|mulheres|idos[oa]s?|black|disabled|gay|\p{L}*neuro\p{L}+
    not|no|nao|what|that|which|with|from|this|there|para|como|sobre|entre|mais|muito|here|aqui|where|onde
  `,
  { before: '^', after: '$' },
)
const adverb = `(?:(?:very|highly|truly|really|always|both|genuinely|reasonably|quite|bastante|muito|sempre|bem|[oa]|(?:com|with(?: an?)?)(?= (?:good|sense|sentido|senso|bom|boa) )) )?`
const joint = /,? (?:and|but|yet|e|mas) (?:also |tambem )?(?:[oa] )?|, (?:[oa] )?/u
/** Behind a trait of a list stands the next one, the end, or what it is about. Folded. */
const item = new RegExp(
  String.raw`^${adverb}(?<trait>(?:(?:good|sense of|bom|boa|sentido d[eo]|senso de) )?\p{L}[\p{L}-]{3,16})(?= ?[,.;:!)]|$| (?:and|but|yet|with|at|under|about|in|to|for|on|of|e|mas|com|sob|em|n[ao]s?|sem)(?!\p{L}))`,
  'u',
)
/** Most letters behind a trait, about what it is, before the next one. */
const ABOUT = 30
const next = new RegExp(String.raw`^(?: (?!and |e )[^,.;:]{2,${ABOUT}}?)??(?:${joint.source})(?=\p{L})`, 'u')

const isTrait = (text: string, { start, end }: Span, language: TextLanguage): boolean => {
  const words = fold(text.slice(start, end))
  return (
    !noTrait.test(words) &&
    !noSkills.test(words) &&
    isSpecific(words.split(' ').at(-1) ?? '', language) &&
    matchSkills(text.slice(start, end)).length === 0 &&
    languagesIn(words).length === 0
  )
}

/** The traits of a list that begins at a place, of which each is one word. */
const traitsFrom = (text: string, folded: string, from: number, language: TextLanguage): Span[] => {
  const traits: Span[] = []
  for (let at = from; ; ) {
    const match = item.exec(folded.slice(at))
    const trait = match?.groups?.trait ?? ''
    const start = at + (match?.[0].length ?? 0) - trait.length
    if (!match || !isTrait(text, { start, end: start + trait.length }, language)) return traits
    traits.push({ start, end: start + trait.length })
    const joined = next.exec(folded.slice(start + trait.length))
    if (!joined) return traits
    at = start + trait.length + joined[0].length
  }
}

/** "An enthusiastic and reflective teacher", "a warm and resilient deputy": the other word of a pair, of which one is known. */
const beside = (folded: string, named: readonly Span[]): Span[] =>
  named.flatMap(({ start, end }): Span[] => {
    const before = /(?:^| )an? (\p{L}{4,14}) (?:and|yet|but) $/u.exec(folded.slice(0, start))?.[1]
    if (before !== undefined)
      return [{ start: folded.lastIndexOf(before, start), end: folded.lastIndexOf(before, start) + before.length }]
    const behind = / an? $/.test(folded.slice(0, start))
      ? /^ (?:and|yet|but) (\p{L}{4,14}) \p{L}/u.exec(folded.slice(end))
      : null
    const at = end + (behind?.[0].length ?? 0) - 2 - (behind?.[1]?.length ?? 0)
    return behind?.[1] ? [{ start: at, end: at + behind[1].length }] : []
  })

/** Fewest traits of a list behind a frame, and most words of a line in which single words stand beside a known one. */
const [LIST, WORDS] = [2, 16]
const traitList = (text: string, folded: string, language: TextLanguage): Span[] => {
  const match = frame.exec(folded)
  const traits = match ? traitsFrom(text, folded, match.index + match[0].length, language) : []
  return traits.length >= LIST ? traits : []
}
/** True for "you are resourceful, curious and patient". */
export const listsTraits = (text: string): boolean => {
  const folded = fold(text)
  return traitList(text, folded, 'en').length > 0 || traitList(text, folded, 'pt').length > 0
}

/** The traits in a sentence that asks: a list behind who is sought, and single words beside the traits known by name. */
export const ownTraits = (text: string, named: readonly Span[], language: TextLanguage): Span[] => {
  const folded = fold(text)
  const behind = traitList(text, folded, language)
  if (behind.length > 0) return behind
  if (named.length === 0 || folded.split(' ').length > WORDS) return []
  const pair = beside(folded, named).filter((span) => isTrait(text, span, language))
  if (pair.length > 0) return pair
  let at = 0
  return folded.split(new RegExp(`(${joint.source})`, 'u')).flatMap((part, index): Span[] => {
    const start = at
    at += part.length
    if (index % 2 === 1) return []
    const trait = item.exec(part)?.groups?.trait ?? ''
    const span = { start: start + part.indexOf(trait), end: start + part.indexOf(trait) + trait.length }
    const isWhole = trait !== '' && part.replace(/(?<![.;:!])[.;:!]+$/, '').endsWith(trait)
    return isWhole && isTrait(text, span, language) ? [span] : []
  })
}
