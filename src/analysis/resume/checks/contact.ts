// Checks by which ways a person can be reached: e-mail, phone, city, and the one that matters in their trade. Rules and weights:
// docs/analysis/judgement.md.
import { firstFew, pointAt } from '../evidence'
import type { Resume } from '../reading'
import { type ContactKind, type Found, HEAD_LINES, isEdge } from '../reading/person/contact-data'
import { phoneCountry } from '../reading/person/country'
import { writtenContact } from '../reading/person/written'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { type CheckFunction, notAssessed } from './outcome'

/** Trades whose employers in Brazil contact people by WhatsApp and seldom use LinkedIn. */
const handTrades = new Set(
  `care kitchen cleaning security construction driving production maintenance hospitality retail logistics beauty
  land`.split(/\s+/),
)
/** Trades whose employers look at a portfolio as readily as at LinkedIn. */
const shownTrades = new Set('design frontend software data research infrastructure quality marketing'.split(' '))
const portfolio =
  /(?:behance\.net|dribbble\.com|github\.com|gitlab\.com|github\.io|vimeo\.com|artstation\.com|kaggle\.com)/iu
/** A phone number without its area code: "555-0100", "98888-7777". */
const withoutCode = /(?<![\d(-]|\d )\d{3,5}[- ]\d{4}(?![\d-])/u
const whatsapp = /whats|(?<!\p{L})zap(?!\p{L})|wa\.me/iu

type Way = ContactKind | 'whatsapp'

/** Parsers read text in the body; some ignore a header, a text box or a link target. */
const legibility = (found: Found | null): number =>
  found === null ? 0 : found.line === null || isEdge(found.line) ? 0.5 : 1

const schooling = /(?<!\p{L})ensino (?:fundamental|medio)(?!\p{L})/u
const college =
  /(?<!\p{L})(?:tecnic[oa] em|tecnolog\p{L}+|bacharel\p{L}*|licenciatura|graduacao|superior|universi\p{L}+|faculdade|mestrado|mba|cursando)(?!\p{L})/u

/** Of an occupation that no list names: who looks for a first job, or has been to school and no further. */
const usesPhone = (resume: Resume): boolean => {
  const texts = resume.lines.map(({ text }) => fold(text))
  const onlySchool = texts.some((text) => schooling.test(text)) && !texts.some((text) => college.test(text))
  return isBeginner(resume) || onlySchool
}

/** The ways to contact a person with their weights, which add up to 15; the last is the one that matters in their trade. */
const waysOf = (trade: string | null, resume: Resume): readonly (readonly [Way, number])[] => {
  const called = resume.language === 'pt' && (trade ? handTrades.has(trade) : usesPhone(resume))
  return [
    ['email', called ? 2 : 3.75],
    ['phone', called ? 10.5 : 8.75],
    ['city', 1],
    [called ? 'whatsapp' : 'linkedin', 1.5],
  ]
}

/** True for what a page has itself: a portfolio or a phone in place of LinkedIn earns its points, and is no LinkedIn address. */
const hasWay = ({ contact, lines }: Resume, way: Way): boolean =>
  way === 'whatsapp' ? lines.some(({ text }) => whatsapp.test(text)) : contact[way] !== null

/** The address of a portfolio, in the text or behind a link. */
const portfolioLink = ({ lines }: Resume): Found | null => {
  const line = lines.find(({ text }) => portfolio.test(text))
  return line ? { value: line.text.match(portfolio)?.[0] ?? '', line } : null
}

/** What employers of the trade take instead of LinkedIn: a portfolio, or in manual trades the phone alone. */
const linkedinSubstitute = (resume: Resume, trade: string | null): Found | null => {
  if (trade === null) return null
  return shownTrades.has(trade) ? portfolioLink(resume) : handTrades.has(trade) ? resume.contact.phone : null
}

export const contact: CheckFunction = ({ resume, trade }) => {
  const ways = waysOf(trade, resume)
  const wayOf = (way: Way): Found | null => {
    if (way === 'linkedin') return resume.contact.linkedin ?? linkedinSubstitute(resume, trade)
    if (way !== 'whatsapp') return resume.contact[way]
    const line = resume.lines.find(({ text }) => whatsapp.test(text))
    return line ? { value: line.text.match(whatsapp)?.[0] ?? '', line } : resume.contact.linkedin
  }
  const kinds = ways.map(([way]) => way)
  // What the text has in a form that was not made out is not called missing.
  const unreadWays = kinds.filter((way) => legibility(wayOf(way)) === 0 && writtenContact(resume, way) !== null)
  const missing = kinds.filter((way) => legibility(wayOf(way)) === 0 && !unreadWays.includes(way))
  const unsure = kinds.filter((way) => legibility(wayOf(way)) === 0.5)
  if (missing.length + unsure.length === 0 && unreadWays.length > 0) return notAssessed
  const points = ways.reduce(
    (sum, [way, weight]) => sum + weight * (unreadWays.includes(way) ? 1 : legibility(wayOf(way))),
    0,
  )
  const lines = (some: readonly Way[]) =>
    some.flatMap((way) => {
      const reached = wayOf(way)
      return reached?.line ? [{ line: reached.line, value: reached.value }] : []
    })
  const short = resume.lines.slice(0, HEAD_LINES).find(({ text }) => withoutCode.test(text))
  // A missing WhatsApp belongs beside the phone.
  const [head] = lines(missing[0] === 'whatsapp' ? ['phone', ...kinds] : kinds)
  return {
    share: points / 15,
    params: {
      found: kinds.filter((way) => unreadWays.includes(way) || hasWay(resume, way)).length,
      of: 4,
      profile: kinds.includes('whatsapp') ? 'WhatsApp' : 'LinkedIn',
      country: phoneCountry(resume),
      context: missing[0] === 'phone' && short ? 'code' : (missing[0] ?? (unsure.length > 0 ? 'edge' : 'all')),
    },
    // A missing contact is shown beside the contact data that were found.
    evidence:
      missing.length > 0
        ? firstFew(missing[0] === 'phone' && short ? [short] : head ? [head.line] : [], (line) => pointAt(line))
        : firstFew(lines(unsure.length > 0 ? unsure : kinds), ({ line, value }) => pointAt(line, value)),
  }
}
