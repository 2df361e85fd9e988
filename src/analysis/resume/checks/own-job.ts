// Finds the job that the example of the advice about the opening names, and the years that are that job's.
import { linesOf, type Resume } from '../reading'
import { isTitle } from '../reading/experience/names/titles'
import { toBlocks } from '../reading/lines/paragraphs'
import { capital, countWords, fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { findEmpty } from '../sentences/empty/empty'
import { monthsWithin } from '../sentences/time/months'
import { statedYears } from '../sentences/time/stated-years'
import { namesOccupation } from '../skills/occupations'

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

/** Words around the job that an objective names: "Busco uma oportunidade como cozinheira ou auxiliar em hotel". */
const beforeJob =
  /^.*?(?<!\p{L})(?:como|cargo de|vaga de|funcao de|atuar de|trabalhar de|as an?|work as|position of|role of|for an?) (?=\p{L})/u
const behindJob =
  /[,;.:|/(]|\s(?:há|ou|e|or|and|com|with|em|n[ao]s?|in|at|onde|where|para|to|for|que|who|role|position|job)(?=\s|$)/u

/** The job that an objective asks for, in its words; null where it names none so. */
export const jobWanted = ({ sections }: Resume): string | null => {
  const [aim] = toBlocks(linesOf(sections, 'objective'))
  if (!aim) return null
  const from = fold(aim.text).match(beforeJob)?.[0].length ?? 0
  const [job = ''] = aim.text.slice(from).split(behindJob)
  return isTitle(job) && countWords(job) <= 5 && findEmpty(job) === null ? job.trim() : null
}

/** What years of practice may be of without being another span's: "19 anos de cozinha" are no years as a cook. */
const practised =
  /^(?:\s*(?:['’]|de|d[ao]|of|em|n[ao]|in)*\s*(?:experien\p{L}+|pratic\p{L}+|profiss\p{L}+|carreira|practice|trabalho)|\s*[,.;:]|\s*$|\s+(?:em|n[ao]|in|at|com|with)\s)/u

/** The years that the person writes of one job; null where they write none, and 0 where theirs are of another span. */
const yearsStated = (job: string, { headline, summary: block }: Resume): number | null => {
  const words = fold(job).split(' ')
  const names = words.some((word) => isTitle(word)) ? words.filter((word) => isTitle(word)) : words.slice(0, 1)
  const sentences = [headline?.text, block?.text].flatMap((text) => text?.split(/(?<=[.!?;])\s/u) ?? [])
  const sentence = sentences.find((one) => statedYears(one) !== null)
  if (sentence === undefined) return null
  const behind = fold(sentence).match(/(?:anos|years)(?<rest>.*)$/u)?.groups?.rest ?? ''
  return names.some((word) => fold(sentence).includes(word)) && practised.test(behind) ? statedYears(sentence) : 0
}

/** The job to name in the example of the advice, with its years where they are that job's: "Cozinheira", 15. */
export const ownJob = (resume: Resume): { readonly job: string; readonly years: number } | null => {
  const wanted = jobWanted(resume)
  const job = wanted ?? ownTitle(resume)
  if (!job || countWords(job) > 5) return null
  // The person's own number goes before the dates', which one rounded month would contradict.
  return { job: capital(job), years: yearsStated(job, resume) ?? yearsAs(job, resume) }
}
