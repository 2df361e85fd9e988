// Checks the opening: it names a job, asks for no "any vacancy", is read to its end, and says what came of the work once.
import type { Line } from '../../documents/document'
import { firstFew, pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import { isTitle } from '../reading/experience/names/titles'
import { type Block, toStatements } from '../reading/lines/paragraphs'
import { capital, countWords, fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { findAnyJob, findVagueAim } from '../sentences/empty/aim'
import { findEmpty } from '../sentences/empty/empty'
import { findFirmWanted } from '../sentences/empty/left-in'
import { monthsWithin } from '../sentences/time/months'
import { statedYears } from '../sentences/time/stated-years'
import { namesAchievement } from '../sentences/work/achievements'
import { dutiesIn } from '../sentences/work/duties'
import { leads } from '../sentences/work/leading'
import type { WorkSentence } from '../sentences/work/work'
import { careerChange } from '../skills/change'
import { mentions, namesOccupation, occupations } from '../skills/occupations'
import { between, type CheckFunction, type Subject } from './outcome'

/** Words above which a summary is not read to its end. */
const LONG = { full: 90, none: 180 }

/** Whole years in all jobs of one title, overlapping ones once; 0 where a time is unknown. */
const yearsAs = (title: string, { roles, now }: Resume): number => {
  const same = roles.filter((one) => one.title !== null && fold(one.title) === fold(title))
  const dated = same.flatMap(({ dates }) =>
    dates && dates.to !== null && (dates.to !== 'present' || now !== null) ? [dates] : [],
  )
  return dated.length < same.length ? 0 : Math.floor(monthsWithin(dated, now) / 12)
}

/** Titles of people who learn a trade. */
const learner = /(?<!\p{L})(?:estagi\p{L}+|trainee|aprendiz|apprentice|intern|bolsista)(?!\p{L})/u

/** The title that the person would write of themselves: a graduate is no longer the trainee of their latest job. */
const ownTitle = (resume: Resume): string | null => {
  // A heading that was read as a job is no example: "Educashun, with experience in …".
  const isJob = (title: string | null): title is string =>
    title !== null && (isTitle(title) || namesOccupation(title)) && findEmpty(title) === null
  const headline = resume.headline && isTitle(resume.headline.text) ? resume.headline.text : null
  const titles = resume.roles.map(({ title }) => title).filter(isJob)
  const [latest] = titles
  const { degree } = resume.education
  const isGraduate = degree !== null && namesOccupation(degree.text)
  if (isGraduate && (latest === undefined || learner.test(fold(latest))))
    return [headline, ...titles].find((title) => title !== null && !learner.test(fold(title))) ?? null
  return isBeginner(resume) ? null : (latest ?? headline)
}

/** The person's own job and years, used as the example in the advice: "Cozinheira", 15. */
const ownJob = ({ resume }: Subject): { readonly job: string; readonly years: number } | null => {
  const job = ownTitle(resume)
  if (!job || countWords(job) > 5) return null
  // The person's own number goes before the dates', which one rounded month would contradict.
  const stated = statedYears([resume.headline?.text, resume.summary?.text].filter(Boolean).join('. '))
  return { job: capital(job), years: stated ?? yearsAs(job, resume) }
}

/** Share of the points that an opening loses which says nothing that came of the work; of who leads a reader expects it there. */
const RESULT = { any: 1 / 12, leading: 1 / 3 }

/** True for an opening with a sentence of proof. */
const saysResult = (opening: Block): boolean => toStatements(opening).some(({ text }) => namesAchievement(text))

/** The sentence about work that an opening would best repeat: one whose figure changed, or that says what came of it. */
const bestOf = ({ work, resume }: Subject): WorkSentence | null => {
  const measured = work.filter(({ figure, result }) => figure !== null || result !== null)
  const changed =
    /%|[$£€] ?\d|(?<!\p{L})(?:(?:de|from) [^,;]{0,12}\d[^,;]{0,30} (?:para|to) |mil(?!\p{L})|milh\p{L}+|million)/u
  // A leader's duty with its size is no result: "Oversee operations across three plants".
  const duties = dutiesIn(work, resume)
  const candidates = duties.of === 'leading' ? measured.filter((one) => !duties.lines.includes(one)) : measured
  return measured.find(({ block }) => changed.test(fold(block.text))) ?? candidates[0] ?? null
}

/** Areas of one objective from which nobody knows which job is meant: "área administrativa, financeira, RH ou logística". */
const SCATTERED = 4
const areasIn = (text: string): number => occupations.filter((one) => mentions(one, text) > 0).length

/** The job with which a line opens, before what it is done with or for: "HR partner supporting sales, finance and …". */
const withJob = /^([^,;.:|]{4,60}?),? (?:com|with|supporting|serving|covering|who|que) /iu
const opensWithJob = (text: string): boolean => {
  const [, job] = text.trim().match(withJob) ?? []
  return job !== undefined && isTitle(job)
}

/** The firm for which the page is written alone: any other that gets it puts it aside. */
export const firmWanted = ({ sections, summary: block, headline, roles }: Resume): string | null =>
  findFirmWanted(
    [...linesOf(sections, 'objective', 'summary'), ...(block ? [block] : []), ...(headline ? [headline] : [])].map(
      ({ text }) => text,
    ),
    roles.flatMap(({ employer }) => employer ?? []),
  )

/** True for an objective alone: it says what somebody wants, and nothing of what they bring. */
const isAimAlone = ({ sections, summary: block }: Resume): boolean =>
  linesOf(sections, 'objective').some((line) => line === block?.line)

/** What is wrong with the aim: the words with which it fits anybody, or many areas, or one firm alone, and the line of it. */
const aimOf = (resume: Resume) => {
  const { sections, summary: block, lines } = resume
  const objective = linesOf(sections, 'objective')
  const aims: readonly (Line | Block)[] = [...objective, ...(block ? [block] : [])]
  const anyJob = lines.find(({ text }) => findAnyJob(text) !== null)
  const vagueAim = aims.find(({ text }) => findVagueAim([text]) !== null) ?? anyJob
  const vague = vagueAim ? (findVagueAim([vagueAim.text]) ?? findAnyJob(vagueAim.text)) : null
  const scattered = objective.find(({ text }) => areasIn(text) >= SCATTERED && !opensWithJob(text))
  const firm = firmWanted(resume)
  const ofFirm = firm === null ? undefined : aims.find(({ text }) => text.includes(firm))
  return { anyJob, vague, scattered, firm, line: ofFirm ?? vagueAim ?? scattered ?? block }
}

/** The opening must name a job and not ask for "any vacancy"; its length costs points only if it is too long. */
export const summary: CheckFunction = (subject) => {
  const { resume } = subject
  const subjectJob = ownJob(subject)
  const example = subjectJob
    ? { job: subjectJob.job, years: subjectJob.years, own: subjectJob.years > 0 ? 'own' : 'job' }
    : { own: isBeginner(resume) ? 'first' : 'none' }
  const sample = { ...example, written: resume.language }
  const block = resume.summary
  const headline = resume.headline
  const { anyJob, vague, scattered, firm, line } = aimOf(resume)
  const named = block !== null && (isTitle(block.text) || namesOccupation(block.text))
  const titled = headline !== null && (isTitle(headline.text) || namesOccupation(headline.text))
  if (!block && vague === null)
    return {
      share: titled ? 0.5 : 0,
      params: { words: 0, context: titled ? 'headline' : 'missing', ...sample },
      evidence: headline && titled ? [pointAt(headline)] : [],
    }
  const count = block ? countWords(block.text) : 0
  const length = 1 - between(count, LONG.full, LONG.none)
  const fine = careerChange(resume) === null ? 'all' : 'change'
  const isProved = block !== null && saysResult(block)
  const isUnproved = block !== null && !isProved
  const best = isProved ? null : bestOf(subject)
  const isAim = isAimAlone(resume)
  const lacking = best !== null ? (isAim ? 'aim' : 'result') : !isUnproved ? fine : isAim ? 'bare' : 'unproved'
  const context = firm
    ? 'firm'
    : vague
      ? 'vague'
      : scattered
        ? 'many'
        : !named && !titled
          ? 'norole'
          : length < 1
            ? 'long'
            : lacking
  const clear = 0.5 * length + (named || titled ? 0.5 : 0) - (isProved ? 0 : RESULT[leads(resume) ? 'leading' : 'any'])
  return {
    share: anyJob ? 0 : vague ? (titled ? 0.5 : 0) : scattered || firm ? Math.min(0.5, clear) : Math.max(0, clear),
    params: {
      words: count,
      most: LONG.full,
      context,
      ...(firm ? { firm } : {}),
      ...(scattered ? { areas: areasIn(scattered.text) } : {}),
      ...sample,
    },
    evidence:
      context === 'result' || context === 'aim'
        ? firstFew(best === null ? [] : [best], (one) => pointAt(one.block, one.figure ?? one.result))
        : firstFew(line ? [line] : [], (one) => pointAt(one, firm ?? vague)),
  }
}
