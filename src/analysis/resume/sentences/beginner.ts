// Recognises a page written before a first job by what such a person can have.
import type { Line } from '../../documents/document'
import { memoOfObject } from '../../memo'
import { either } from '../../phrases'
import type { Resume } from '../reading'
import { fold } from '../reading/text'

/** Number of periods that show that a person has had a job before. */
const PERIODS = 3
/** Words for a first job, an apprenticeship or study. */
const beginnings = `
  primeiro emprego|jovem aprendiz|menor aprendiz|aprendiz|estagi(o|ario|aria)|estudante|cursando|nunca trabalhei
  ingressar no mercado( de trabalho)?|primeira oportunidade|ensino medio em andamento|first job|graduating|after school|high school (junior|senior|sophomore|student)|internship|intern|student|trainee|school leaver`
const beginning = new RegExp(String.raw`(?<!\p{L})${either(beginnings)}(?!\p{L})`, 'u')

/** Words by which a page says that it is before a first job, whatever the person has helped with. */
const firstJobSought =
  /(?<!\p{L})(?:(?:em busca d[oe]|busco|procuro|meu) (?:o )?(?:meu )?primeiro emprego|looking for (?:a|my) first job|first job as|my first job|school leaver)(?!\p{L})/u
/** Places that such a page may name. */
const HELPED = 2

/** Work that students do beside their studies, by its name. */
const beside =
  /^(?:monitor(?:a|ia)? (?:de|da|do)|voluntari[oa]|estagi(?:o|ario|aria)|jovem aprendiz|aprendiz|bolsista|iniciacao cientifica|volunteer|intern(?:ship)?|(?:teaching|research) assistant|tutor)(?!\p{L})/u

const school =
  /(?<!\p{L})(?:ensino medio|colegio|escola|academy|school|sixth form|gcses?|a[- ]levels?|high school|secondary school|t[- ]levels?|leaving cert(?:ificate)?|abitur|baccalaureate?|lycee|gymnasium|diploma)(?!\p{L})/u
/** Years since school in which a page without any job is one before a first job. */
const FRESH = 3
const hasJustLeft = (lines: readonly Line[], year: number): boolean =>
  lines.some(({ text }) => {
    const at = school.test(fold(text)) ? Math.max(...(text.match(/(?<!\d)20\d{2}(?!\d)/g) ?? ['0']).map(Number)) : 0
    return at >= year - FRESH
  })

/** True before a first job: no unread periods, and a page that looks for one or has no job but what students do. */
export const isBeginner = memoOfObject(({ firstJob, unread, roles, lines, ranges, now }: Resume): boolean => {
  const starts = () => lines.some(({ text }) => beginning.test(fold(text)))
  if (unread.length > 0) return false
  if (roles.length === 0 && ranges.length === 0 && now !== null && hasJustLeft(lines, now.year)) return true
  if (!firstJob && roles.length <= HELPED && lines.some(({ text }) => firstJobSought.test(fold(text)))) return true
  if (!firstJob) return roles.length > 0 && roles.every(({ title }) => title && beside.test(fold(title))) && starts()
  return roles.length > 0 || (ranges.length < PERIODS && starts())
})
