// Terms recognised by their spelling alone, wherever they stand in a sentence that asks for something.
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { asksPerson, wishesFor } from '../needs/prose'
import type { Span } from './span'
import { wordWeight } from './vocabulary'

/** Terms recognised by spelling alone: Gatsby.js, OAuth2, LoRaWAN, ISO 27001. Plain capitals (RH, TI) are not enough. */
const looks = anyOf(
  String.raw`
    [A-Z][a-z]+\.(js|io|ai|NET)|[A-Z][a-z]+[A-Z][\p{L}\p{N}]*|[A-Z]{2,}[a-z]+[A-Z]\w*|[A-Z]{2,}[a-z]{2,}|ISO ?\d{4,5}
    (?!(BR|GS|GG|WG|WL|WS)-)[A-Z]{2,5}-\d{1,3}|Key Stage \d|City (&|and) Guilds|(([A-Z]{2,6}|BTEC) )?(NVQ |SVQ )?Level [1-8]|NVQ|SVQ|HNC
    HND
  `,
  { before: '(?<![\\p{L}\\p{N}.@/-])', after: '(?![\\p{L}\\p{N}@]| (?:degree|registration|licen[cs]e))', flags: 'gu' },
)

/** Initials in running English text: "SSP, SMP and RTI returns". */
const capitals =
  /(?<![\p{L}\p{N}&./-])(?:[A-Z]{2,6}\d{0,2}|[A-Z]&[A-Z]|[A-Z]{1,3}\d{1,3}|GD&T)(?![\p{L}\p{N}&]|-\p{L})/gu
/** Initials that name a place, an employer, a form of work or a document, and words in capitals for emphasis. */
const noTerm =
  /^(?:CV|CVS|UK|US|USA|EU|UAE|NI|NHS|DBS|CRB|FTE|PTO|EEOC?|ID|FT|PT|LLC|LLP|LTD|PLC|INC|BBC|AM|PM|HR|IT|OK|TV|PC|PA|OTE|CEO|CFO|COO|MD|ASAP|FAQ|TBC|TBD|MPH|LBS?|KG|SCP|NJC|GBP|USD|AA|BA|BSC|MA|MBA|PHD|GED|GCSES?|GPA|[AMI]\d{1,3})$/
const demanded = /\b(?:must|required?|essential|needs?)\b/
/** In front of what somebody is by the initials of a body: "You will be MRICS". */
const beforeMembership = /\bbe (?:an? |fully |already )?$/u
const BODY = 4
/** The initials of a text; where it asks for nothing else, those that say what the person will be. */
const initialsIn = (text: string, asks: boolean): Span[] =>
  /\p{Ll}{3}/u.test(text)
    ? [...text.matchAll(capitals)]
        .filter(
          ({ 0: name, index }) =>
            !/(?:due to|because of) $/i.test(text.slice(0, index)) &&
            !noTerm.test(name) &&
            (asks || (name.length >= BODY && beforeMembership.test(text.slice(0, index)))) &&
            wordWeight(fold(name), 'en') === 2,
        )
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    : []

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })

/** The terms of a sentence that its spelling shows; `prose` marks running English text, where initials count too. */
export const spelledIn = (text: string, folded: string, prose: boolean): Span[] => {
  const asks = prose && (asksPerson(folded) || wishesFor(folded) || demanded.test(folded))
  return [...[...text.matchAll(looks)].map(spanOf), ...(prose ? initialsIn(text, asks) : [])]
}
