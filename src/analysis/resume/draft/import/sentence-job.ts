// A job stated in a sentence, with what was done there: "Trabalhei na Escola Sol como merendeira de 2019 a 2023, preparava a merenda".
// Its fields are the job's own; every word of the tasks stays a line, or the draft would say less than the file did.
import { findRanges } from '../../reading/dates/dates'
import { headNounOf } from '../../reading/experience/names/heads'
import { isTitle } from '../../reading/experience/names/titles'
import { statedJob } from '../../reading/experience/normalise/stated'
import { opening } from '../../reading/experience/tasks/openings'
import { capital, countWords } from '../../reading/text'
import { datesOf } from './entry-fields'

export type SentenceJob = { readonly fields: Readonly<Record<string, string>>; readonly tasks: readonly string[] }

/** Characters of such a sentence, and words of a name in it. */
const LENGTH = 400
const NAME_WORDS = 8

const verb =
  '(?:trabalh(?:ei|o|ava)|atu(?:ei|o)|fui|era|sou|estou|worked|work|was|am|have been|(?:fa[çc]o|fiz|fazia|fazendo) bicos? (?:de|como))'
const adverbs =
  '(?:(?:eu|i|j[áa]|tamb[ée]m|also|depois(?: disso)?|then|later|antes(?: disso)?|before that|after that|atualmente|hoje|currently|now),? ){0,3}'
const lead = `${adverbs}(?:${verb} )?`
const opens = new RegExp(`^${lead}`, 'iu')
const verbFirst = new RegExp(`^${verb} `, 'iu')
const pastVerb = /(?<!\p{L})(?:fui|era|trabalhei|atuei|was|worked)(?!\p{L})/iu
const beforePeriod = /[\s,;(]*(?<!\p{L})(?:de|desde|from|since|entre|between|em|in)?[\s,;(]*$/iu
const span = /,? ?(?:(?:por|durante|for) )?(\d{1,2} (?:anos?|m[êe]s(?:es)?|years?|months?))$/iu

/** "na Padaria Sol fui balconista", in the order of the others. */
const turned =
  /^(n[ao]s?|at|em|in) (\p{Lu}.{1,70}?),? (?:eu |i )?(?:fui|era|trabalhei como|atuei como|was an?|worked as an?) (.{3,60})$/iu
const place = '(?:na empresa|no grupo|n[ao]s?|em|para a?|at|for|with|in)'
const employerAlone = new RegExp(`^${lead}${place} (.{2,70})$`, 'iu')
const titleAlone = new RegExp(`^${lead}(?:como |as an? |an? |uma? )?(.{3,60})$`, 'iu')

/** With a period, a verb of being and a proper name, any words between them are a job's, also of a trade that no list has. */
const ofAnyTrade = new RegExp(
  `^${adverbs}(?:fui|era|sou|trabalh(?:ei|o) como|atu(?:ei|o) como|was an?|am an?|(?:have )?worked as an?) (\\p{Ll}[^,.;:()\\d]{2,50}?) (?:na empresa|no grupo|n[ao]s?|at|for) (\\p{Lu}[^,.;:]{1,70})$`,
  'u',
)
/** What somebody can be somewhere and is no work. */
const noTrade =
  /^(?:alun|estudant|bolsist|promovid|formad|premiad|eleit|aprovad|membr|s[oó]ci[oa](?!log)|candidat|student|pupil|member|candidate|graduate|fellow)/u

const namesOfAnyTrade = (head: string): Names | null => {
  const [, title = '', employer = ''] = ofAnyTrade.exec(head.charAt(0).toLowerCase() + head.slice(1)) ?? []
  return title && countWords(title) <= 4 && isName(employer) ? { title, employer } : null
}

/** The end of the first sentence: what follows it was done there. */
const sentenceEnd = /(?<=\p{L}{3}|\d)[.;] +(?=\p{Lu})/u

/** Where the tasks begin: behind a comma or "e" that an action follows; with no sign at all, at a verb that only tasks have. */
const tasksAt = (text: string): number => {
  const end = sentenceEnd.exec(text)?.index ?? text.length
  for (const { index, 0: sign } of text.matchAll(/[,;.:(]?\s+(?:(?:e|and|onde|where) )?/gi)) {
    const rest = text.slice(index + sign.length)
    if (index === 0 || verbFirst.test(rest)) continue
    const bare = sign.trim() === ''
    const isTask = ['action', 'weak'].includes(opening(rest))
    if (isTask && (!bare || /^\p{Ll}+(?:ava|ia|ando|endo|indo) /u.test(rest))) return Math.min(index, end)
  }
  return end
}

const isJob = (title: string): boolean => headNounOf(title) === 'job' || isTitle(title)
const isName = (text: string): boolean => /^\p{Lu}/u.test(text) && countWords(text) <= NAME_WORDS

type Names = { readonly title?: string; readonly employer?: string; readonly long?: string }

/** The names in a sentence without its period, which is stated by `when`, else by the sentence: "por 3 anos". */
const namesIn = (head: string, when: string): Names | null => {
  const [, at, where, what] = turned.exec(head) ?? []
  const stated = statedJob(`${at ? `fui ${what} ${at} ${where}` : head} ${when}`.trim())
  const long = when ? '' : (/\d.*/.exec(stated?.when ?? span.exec(head)?.[0] ?? '')?.[0] ?? '')
  if (stated) return { title: stated.title, employer: stated.employer, long }
  const names = when ? namesOfAnyTrade(head) : null
  if (names) return names
  const bare = when ? head : head.replace(span, '')
  if ((!when && !long) || !opens.exec(bare)?.[0]) return null
  const employer = employerAlone.exec(bare)?.[1] ?? ''
  if (isName(employer) && !isJob(employer)) return { employer, long }
  const title = titleAlone.exec(bare)?.[1] ?? ''
  return isJob(title) && countWords(title) <= NAME_WORDS ? { title, long } : null
}

const about = new RegExp(
  `^${adverbs}(?:trabalhei|atuei|fui|worked|i was|trabalh(?:o|ava) (?:n[ao]s?|em|como|com|desde))(?!\\p{L})`,
  'iu',
)
/** A sentence about work: "Trabalhei com vendas, 2015 a 2019" heads no job, whatever separates its words. */
export const isAboutWork = (text: string): boolean => about.test(text)
/** A title that begins as a sentence would. */
const titled = /^Work \p{Lu}/u

const asLine = (text: string): string => {
  const bare = text
    .replace(/^[\s,;.:()–—-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/gu, '')
    .replace(/^(?:e|and|onde|where) /iu, '')
  return capital(bare)
}

/** Only sentences with a period are taken for jobs; where a person is asked, this stands in for one. */
const somePeriod = '2001 - 2002'

const duty = /^(\p{L}[^\d]{2,60}?)[,:]? (\d{1,5} (?!d[aeo]s? |of )\p{L}+ \S.*)$/u
/** "Camareira 14 quartos por dia": a title that also says how much was done, and both apart; `duty` is '' where it says none. */
export const withoutDuty = (text: string): { readonly title: string; readonly duty: string } => {
  const [, title = text, rest = ''] = text.length > LENGTH ? [] : (duty.exec(text) ?? [])
  return { title, duty: rest }
}

/** The job of a sentence that does not say when it was: one to ask about. */
export const undatedJob = (sentence: string): SentenceJob | null => {
  const bare = sentence.trim().replace(/\.$/, '')
  if (sentence.length > LENGTH || !pastVerb.test(bare) || /[.;:]\s/.test(bare) || findRanges(bare).length > 0)
    return null
  const stated = sentenceJob(`${bare.slice(0, tasksAt(bare))} ${somePeriod}${bare.slice(tasksAt(bare))}`)
  const { title, employer } = stated?.fields ?? {}
  return title && employer ? { fields: { title, employer }, tasks: stated?.tasks ?? [] } : null
}

/** The job and the tasks of a sentence that says when it was; null for any other text. Pure and total. */
export const sentenceJob = (sentence: string): SentenceJob | null => {
  if (sentence.length > LENGTH || titled.test(sentence)) return null
  const [range, another] = findRanges(sentence)
  if (another) return null
  const when = range ? sentence.slice(range.start, range.end) : ''
  const text = range
    ? `${sentence.slice(0, range.start).replace(beforePeriod, '')}${sentence.slice(range.end).replace(/^\s*\)/, '')}`
    : sentence
  const cut = tasksAt(text)
  const names = namesIn(text.slice(0, cut).replace(/(?<![\s,;.:(])[\s,;.:(]+$/u, ''), when)
  if (!names || noTrade.test(names.title?.toLowerCase() ?? '')) return null
  const dates = range ? datesOf(when) : null
  const { title, duty } = withoutDuty(names.title ?? '')
  const fields = {
    title: capital(title),
    employer: capital(names.employer ?? ''),
    // How long, where no dates say it: when it began is asked in its place.
    start: dates?.start ?? names.long ?? '',
    end: dates?.end ?? '',
  }
  const task = asLine(text.slice(cut))
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, name]) => name !== '')),
    tasks: [duty, task].filter(Boolean),
  }
}
