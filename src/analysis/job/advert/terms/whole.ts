// The one rule for what a term must be to stand alone, as it does in a question, among what is missing and in the score.
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import { deed } from '../tasks/deeds'
import { findSoft } from './kinds/soft'
import type { Span } from './span'
import { wordWeight } from './vocabulary'

/** Most letters of a term, and of its sentence beside it, that are looked at. */
const LETTERS = 240
/** Words that join a term to what stands before it. Folded. */
const lead = {
  en: /^["“]?(?:requires? (?=an? |the ))?(?:(?:and|or), [^,]{3,20}, )?(?:(?:and\/or|and|or|also|including|to|for|of|out|the|an?) )*(?=\S)/u,
  pt: /^["“]?(?:(?:e|ou), [^,]{3,20}, |entre (?:\p{L}+ ){1,4}estao? )?(?:(?:e\/ou|e|ou|incluindo|inclusive|os?|as?|uma?|aos?|com|d[aeo]s?|em|n[ao]s?|para|por|pel[ao]s?) )*(?=\S)/u,
} as const

/** Where a term goes on with a circumstance of its own sentence. Folded. */
const aside = {
  en: /,? (?:is|are) (?:an? |(?:needed|required|essential|desirable|important)(?!\p{L}))| (?:ensuring|exceeding|providing|enabling|allowing) |, (?:with|for|from|in|on|at|by|as|including|which|that|who|where|when|should you) /u,
  pt: / e (?:um |(?:necessari|obrigatori|desejave|importante))| sem (?:que )?(?=\p{L}+ (?:\p{L}+ )?)|, (?:salvo|exceto|excepto|quando nao) | (?!us|utiliz|envolv)\p{L}{3,}(?:and|end|ind)o |, (?:com|para|em|n[ao]s?|por|pel[ao]s?|sendo|inclusive|incluindo|que|onde|quando|conforme|de acordo) /u,
} as const

/** Words that join a term to what stands behind it. Folded. */
const rest = anyOf(
  `
    and|or|the|an?|of|to|for|with|in|on|at|by|from|as|about|into|onto|between|among|while|during|within|without|than
    that|which|who|when|where|if|so|is|are|be|been|was|were|has|have|had
    will|must|should|can|may|etc|including|instead|according|appropriate|our|your|their|its|it|them|others?|willing|related|needs? to|end|beginning
    e|ou|d[aeo]s?|em|n[ao]s?|com|para|por|pel[ao]s?|aos?|uma?|sobre|entre|durante|sem|ate|mediante|que|sao|bem|assim|como|tais|sendo|outr[oa]s|seus?|suas?|noss[ao]s?|forma|modo|maneira|relacionad[oa]s?|referentes?|inerentes?|indispensave(l|is)|necessari[oa]s?|adequad[oa]s?|destinad[oa]s?|demais
  `,
  { before: '(?:[ ,;:]+(?:', after: '))*[\\s,;:–-]*$' },
)

/** A clause that says how something is or what becomes of it, and readers spoken to. Folded. */
const clause = {
  en: /(?<=\S )(?:is|are|was|were|shall|will|must|should|cannot|might|would|has|have) |(?<=\S )(?:you|we|they) |^(?:you|we|they|he|she|i|u) |(?:^| )please /u,
  pt: /(?<=\S )(?:esta|estao|sao|foi|foram|sera|serao|deve|devem|pode|podem|houve|vai|vao) |^(?:sao|sera|serao|estao|foi|foram) |(?:^| )(?:voce|vc|eles|elas|nossa empresa|seu curriculo) /u,
} as const
/** Behind these a clause belongs to the noun in front: "people who are ill". Folded. */
const relative = / (?:who|that|which|whose|que|onde|quando|when|where|if|se|items) /u

/** What the employer does to fill the post, and what applicants are to send; never a duty by its verb alone. Folded. */
const hiring = anyOf(
  String.raw`
    (hir|recruit|seek|appoint|employ|welcom|invit)(e|ing|s)? (applic|(an )?enthus)\p{L}*
    (send|submit|text|txt|email|e-mail|message|attach|leave|call)(ing)? (us|me|your (cv|application|name|details|cover)|(an?|the) cv|cv)
    (enviar?|mandar?|encaminhar?|deixar?|envie|mande|compartilhe) (o |um |seu |com )*(curriculo|cv|curriculum)
    (envie|mande|deixe|compartilhe)( com)? (seus?|suas?)
    (entrar|comecar|iniciar|start|starting|begin|join)( (ja|imediat\p{L}+|immediately|asap)| (em|in|on|from|a partir de|n[ao]) (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|primavera|verao|outono|inverno|monday|segunda))
    (segue|vai|segue-se) (o |em )(anuncio|anexo)\p{L}*( .*)?
    \p{L}+ (invites applic|is (looking|seeking)).{0,60}
  `,
  { before: '^', after: '(?!\\p{L})' },
)

/** Behind these stands what somebody is, and no work: "you will be THE HEART of our team". Folded. */
const copula = /(?:^| )(?:(?:will|to|may|can|would|should) be|being|become|becoming|are|is|sera|ser|seras|sejas?) $/u
const article = /^(?:the|an?|one|our|your|os?|as?|uma?|noss[ao]) /u
const work = new RegExp(`(?:^| )(?:${deed.en}|\\p{L}{3,}ing|${deed.pt})(?!\\p{L})`, 'u')
/** "The heart of our kitchen": what belongs to the employer and is nobody who does something. Folded. */
const figure = /^(?:\p{L}+ ){0,4}\p{L}*(?<!er|or|ist|ian|ant|ista|ente|cook|chef) (?:of|d[aeo]s?) (?:our|noss[ao]s?) /u
/** True for what somebody is to be in a figure of speech. */
const isRole = (text: string, { start, end }: Span): boolean => {
  const words = fold(text.slice(start, Math.min(end, start + LETTERS)))
  const [head = ''] = words.split(/ (?:of|for|with|to|in|on|at|d[aeo]s?|para|com|em|n[ao]s?) /u)
  return (
    article.test(words) &&
    figure.test(words) &&
    copula.test(fold(text.slice(Math.max(0, start - 20), start))) &&
    !work.test(head.split(' ').at(-1) ?? '')
  )
}

/** A phone number, an arrow, a quotation, an address: no words of a term. */
const foreign = /\d{3}-\d{4}|→|^["“].*[.!]["”]?$|www\.|\p{L}@\p{L}/u
const hour = String.raw`\d{1,2}(?:h\d{0,2}|:\d\d)(?![\p{L}\d])`
/** Hours alone, and where the hours of work begin behind it; "24h cover" is work. Folded. */
const hours = new RegExp(
  String.raw`^${hour}(?: ?(?:-|–|a|as|to|until|ate)(?!\p{L})|$)|(?:,| (?:as|at|from|das?|de|ate|by|until|till|entre|between|a partir das)|(?<=\p{L})) ${hour}(?! \p{Ll}{3})`,
  'u',
)

/** "X é indispensável", "conhecer X conta pontos": a predicate behind a term and no part of it. As written: folded, "é" is "and". */
const predicateBehind = / (?:é|leva vantagem|contam? pontos?|faz(?:em)? (?:a )?diferença)(?![\p{L}])/u
/** Behind these stands a predicate: "é ESPERADA". As written. */
const copulaBefore = /(?:^|\s)(?:é|são|será|serão) $/u
const isParticiple = (text: string, start: number, word: string): boolean =>
  /(?:ad|id)[oa]s?$/.test(word) && copulaBefore.test(text.slice(Math.max(0, start - LETTERS), start))

/** One word that only says how or whether: "unable", "helpful", "rapidamente". Folded. */
const describes =
  /^(?:likewise|moreover|furthermore|further|also|assist|help|support|(?:un|im|in)able|\p{L}{3,}(?:ful|(?<!t)able)|aware|depending|\p{L}{4,}mente|portanto)$/u
/** Endings that adjectives have as often as nouns. Folded. */
const ending = {
  en: /\p{L}{3,}(?:ary|ory|al|ic|ive|ant)$/u,
  pt: /\p{L}{3,}(?:ari(?:os?|as)|iv[oa]s?|ic[oa]s?|os[oa]s?|a(?:l|is)|ares?|ent[ae]s?)$/u,
}
/** Words that are adjectives alone and name nothing without a noun: "organisational", "clerical". Folded. */
const adjective =
  /^\p{L}{2,}(?:[ts]ional|(?<!mus)ical|[^t]erial|tarial|strative|ious|eous|cional|cionais|trativ[oa]s?|[ai]vel)$/u
/** "Clerical or administrative background": adjectives that share a noun. As written. */
const sharedNoun = /^ (?:or|and) \p{Ll}{4,} \p{Ll}{4,}(?![\p{L}-])/u

/** A whole bullet of one word, or of a list of such, is what it names: "Electrical", "Clinical and surgical". */
const bareWords = /^\W*[\p{L}-]+(?:(?:,| and| or| e| ou|, and|, or) [\p{L}-]+)*\W*$/u

/** "Supervisory experience", "encargos tributários": one word that may describe, with the noun that it belongs to. */
const withNoun = (text: string, span: Span, language: TextLanguage): Span => {
  const word = text.slice(span.start, span.end)
  if (!/^\p{Ll}+$/u.test(word) || !ending[language].test(fold(word))) return span
  if (language === 'en') {
    const noun = /^ \p{Ll}{4,}(?![\p{L}-])/u.exec(text.slice(span.end, span.end + LETTERS))?.[0] ?? ''
    return /^ (?:with|from|that|which|when|such|will|must|should|using)$/u.test(noun)
      ? span
      : { ...span, end: span.end + noun.length }
  }
  const noun =
    /(?<![\p{L}-])(?!est[aã]o )(\p{L}{4,}) $/u.exec(text.slice(Math.max(0, span.start - LETTERS), span.start))?.[1] ??
    ''
  return noun !== '' && wordWeight(fold(noun), language) > 0 ? { ...span, start: span.start - noun.length - 1 } : span
}

/** "The highest standards of personal and social care": an adjective behind a preposition, whose noun stands further on. Folded. */
const halfPair = / (?:of|for|with|in|to) \p{L}{3,}(?:ary|al|ic|ive|ous|ful)$/u
const goesOn = /^(?:,| and| or) \p{Ll}+/u
/** The qualities that a term names and nothing else: "comunicação, criatividade"; none where it names more. */
export const traitsOf = (text: string, { start, end }: Span): { readonly id: string; readonly span: Span }[] => {
  const traits = fold(text.slice(start, Math.min(end, start + LETTERS)))
    .split(/, | e | and /u)
    .map((one) => one.replace(/(?<=\S) (?:skills?|abilit(?:y|ies))$/u, ''))
    .map((one) => findSoft(one).find((trait) => trait.end - trait.start === one.length)?.soft)
  return traits.every((trait) => trait !== undefined) ? traits.map(({ id }) => ({ id, span: { start, end } })) : []
}

/** "A descrição não prejudica a atribuição": a clause that denies something. Folded. */
const denies = / nao \p{L}{2,}(?:a|e|am|em|ou) (?:[oa]s?|que|uma?) /u

/** "Vessels seized, towed, released": what else is done to an object, of which one word is enough. Folded. */
const furtherDeeds = /(?<=\p{L}ed)(?:, (?:and |or )?\p{L}{2,}ed)+$/u
/** Letters behind a term within which an article stands. */
const ARTICLE = 6
/** True for work, names and what is described by readers' or the employer's own clause: "hand tools we all have". */
const standsBefore = (text: string, start: number, verb: number, words: string): boolean =>
  work.test(words.slice(0, verb)) ||
  /^(?:you|we|they) /u.test(words.slice(verb)) ||
  /\S .*\p{Lu}\p{Ll}/u.test(text.slice(start, start + verb))

/** "Help us catch up", "sits within our team": what the employer does, and where a post stands. As written: "US GAAP" is a term. */
const ofEmployer = /^(?:(?:[Hh]elp )?(?:us|me) \p{Ll}|[Ss]it(?:s|ting)? (?:between|within|among|alongside|in|under) )/u

/** The part of a term that stands whole; null where none does. */
export const wholeTerm = (text: string, span: Span, language: TextLanguage): Span | null => {
  const folded = fold(text.slice(span.start, Math.min(span.end, span.start + LETTERS)))
  if (isRole(text, span) || hiring.test(folded) || foreign.test(text.slice(span.start, span.start + folded.length)))
    return null
  const start = span.start + (lead[language].exec(folded)?.[0].length ?? 0)
  if (ofEmployer.test(text.slice(start, start + LETTERS))) return null
  const words = folded.slice(start - span.start)
  const verbAt = language === 'pt' ? text.slice(start, span.end).search(predicateBehind) : -1
  const at =
    [words.search(aside[language]), verbAt].filter((one) => one > 0).toSorted((one, other) => one - other)[0] ?? 0
  const hoursAt = words.search(hours)
  if (hoursAt === 0) return null
  const within = words.slice(0, Math.min(at > 0 ? at : LETTERS, hoursAt > 0 ? hoursAt : LETTERS))
  const core = within.slice(0, within.search(rest)).replace(furtherDeeds, '')
  const verb = relative.test(core) ? -1 : `${core} `.search(clause[language])
  // "Vehicle cleansing must be carried out": the work in front of a verb stands by itself.
  const named = verb < 0 ? core : standsBefore(text, start, verb, core) ? core.slice(0, verb).replace(rest, '') : ''
  const behind = text.slice(start + named.length, start + named.length + LETTERS)
  const half = goesOn.test(behind) ? named.search(halfPair) : -1
  if (half > 0) return wholeTerm(text, { ...span, start, end: start + half }, language)
  if (named.length < 2 || denies.test(fold(text.slice(start, span.end + ARTICLE)))) return null
  const term = withNoun(text, { ...span, start, end: start + named.length }, language)
  const isWord = !named.includes(' ') && term.end - term.start === named.length
  if (isWord && (describes.test(named) || isParticiple(text, start, named))) return null
  if (!isWord || !adjective.test(named) || bareWords.test(text)) return term
  const noun = sharedNoun.exec(behind)?.[0].length ?? 0
  return noun > 0 ? { ...term, end: term.end + noun } : null
}
