// Classifies a block of lines by content: jobs, education, languages.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { isPause } from '../breaks'
import { findDates, findRanges } from '../dates/dates'
import { isDegree, isSchool } from '../education/education'
import { MAX_DATED_WORDS } from '../experience/headings/dated'
import { isEmployer, titleWeight } from '../experience/names/titles'
import { isSentenceDate } from '../lines/paragraphs'
import { isProse } from '../lines/prose'
import { countWords, fold } from '../text'
import type { SectionName } from './headings'
import { isLanguageItem } from './skill-sections'

/** Lines around a period that may contain the rest of its entry. */
const NEAR_LINES = 2

/** First letters of degrees and schools in Portuguese. */
const portugueseDegrees = String.raw`
  bachare|licencia|gradua|pos[- ]gradua|mestrad|doutorad|mba\b|tecnolog[oi]a? em|curso|ensino|2o? grau|segundo grau
  especializacao`
/** First letters of degrees and schools in English. */
const englishDegrees = String.raw`
  b\.?sc|b\.?a\b|m\.?sc|m\.?a\b|ph\.?d|bachelor|master|associate (of|degree|in)|diploma|high school|ged\b|degree|minor
  major|juris doctor|associate`
const degreeLead = new RegExp(`^${either(portugueseDegrees, englishDegrees)}`)
/** A course among education entries, and a job among jobs. */
const eitherLead = /^(?:tecnic[oa]|tecnolog[oa]|auxiliar|magisterio)(?:$| (?:em|de nivel|de)(?![\p{L}]))/u

/** The first content of a line, after a date or a column label. */
const leadOf = (text: string): string => {
  const [range] = findRanges(text)
  const rest = range && range.start <= 1 ? text.slice(range.end) : text
  return (
    rest
      .replace(/^[^\p{L}]+/u, '')
      .replace(/^(?:cargo|fun[çc][ãa]o|position|role|job title|title)\s*[:–-]\s*/iu, '')
      .split(/\s+[|•·–—-]\s+|[|•·,(–—]|\s{2,}/u)[0] ?? ''
  )
}

/** True for a line that starts with a job title and no degree. */
export const leadsWithJob = ({ text, bullet }: Line): boolean => {
  const lead = leadOf(text)
  return (
    !bullet && countWords(text) <= MAX_DATED_WORDS && titleWeight(lead) === 2 && !degreeLead.test(fold(lead).trim())
  )
}

/** True for a line that starts with a degree or course. */
export const namesDegree = ({ text, bullet }: Line): boolean =>
  !bullet && countWords(text) <= MAX_DATED_WORDS && degreeLead.test(fold(leadOf(text)).trim())

/** True for a line that names a course, or a school without a job beside it. */
export const isStudyLine = (line: Line): boolean => {
  const lead = leadOf(line.text)
  if (countWords(line.text) > MAX_DATED_WORDS * 2) return false
  if (degreeLead.test(fold(lead).trim())) return true
  return titleWeight(lead) < 2 && (isDegree(line.text) || isSchool(line.text)) && !isProse(line.text)
}

/** "Técnico em Gastronomia – Senac Recife, 2014": with one year and no period, a course and no job. */
export const isDatedCourse = ({ text, bullet }: Line): boolean =>
  !bullet &&
  countWords(text) <= MAX_DATED_WORDS &&
  eitherLead.test(fold(leadOf(text)).trim()) &&
  findDates(text).length === 1 &&
  findRanges(text).length === 0

/** Who belongs to a body; a partner of a firm is no member, nor is a "Teaching Fellow" or an "Associate Professor". */
const members = 'membro|associad[oa]|filiad[oa]|inscrit[oa]|registro|member|fellow|associate|registered|chartered'
/** Bodies of which a "sócia" is a member: a firm of lawyers is her own. */
const societies = 'conselho|ordem|associacao|sindicato|sociedade(?!.{0,40} advoga)'
const bodies = `
  institut[eo]|colegio|academia|cre[acf]|coren|oab|crm|nmc|cipd
  (?:\\p{L}+ )?(?:institute|society|association|college of|council|guild|academy)`
/** "Sócia, Associação Brasileira de Psicologia", "Fellow – Institute of Physics": who belongs to a body does not work for it. */
const membership = new RegExp(
  String.raw`(?<!\p{L}|\p{L} )(?:${either(members)}\W+(?:(?:[nd][oa]s?|of|at|with) )?(?:the )?${either(societies, bodies)}|soci[oa]\W+(?:[nd][oa]s? )?${either(societies)})(?!\p{L})`,
  'u',
)

const isJobLine = (line: Line, studying: boolean): boolean =>
  !isPause(line.text) &&
  !membership.test(fold(line.text)) &&
  ((leadsWithJob(line) && !(studying && eitherLead.test(fold(leadOf(line.text)).trim()))) ||
    (!line.bullet &&
      countWords(line.text) <= MAX_DATED_WORDS &&
      (titleWeight(line.text) === 2 || isEmployer(line.text)) &&
      !isSchool(line.text) &&
      !studying &&
      !degreeLead.test(fold(leadOf(line.text)).trim())))

const datesEntry = ({ text }: Line): boolean =>
  findRanges(text).length > 0 && !(isSentenceDate(text) && countWords(text) > MAX_DATED_WORDS)

/** The lines with a period near job words, and nearer to them than to words of a course; `studying` marks education. */
export const jobPeriods = (lines: readonly Line[], studying: (line: Line) => boolean): Line[] =>
  lines.filter((line, at) => {
    if (!datesEntry(line)) return false
    // A school alone may be an employer; the line with the job or the degree beside it decides.
    for (let far = 0; far <= NEAR_LINES; far++) {
      const around = [lines[at - far], lines[at + far]].filter((other) => other !== undefined)
      if (around.some((other) => isJobLine(other, studying(other)))) return true
      if (
        around.some(
          (other) =>
            isStudyLine(other) && (namesDegree(other) || isDegree(leadOf(other.text)) || !isSchool(other.text)),
        )
      )
        return false
    }
    return false
  })

/** The kind of content of the lines, or null where it is unclear. */
export const kindOf = (lines: readonly Line[]): SectionName | null => {
  const periods = lines.filter((line) => datesEntry(line) && !isPause(line.text))
  const atJobs = new Set(jobPeriods(lines, () => false))
  const jobs = atJobs.size
  // Where most periods are jobs', a school with one of them employs, and a task may speak of school.
  const areJobs = jobs * 2 > periods.length
  const isOfJobs = (line: Line) => areJobs && (line.bullet || atJobs.has(line))
  const studies = lines.filter((line) => !isOfJobs(line) && (isStudyLine(line) || isDatedCourse(line))).length
  if (jobs > 0 && jobs * 2 > studies && jobs * 2 >= periods.length) return 'experience'
  if (studies > 0 && studies * 3 >= lines.length) return 'education'
  const spoken = lines.filter(({ text }) => isLanguageItem(text))
  return spoken.length * 2 > lines.length ? 'languages' : null
}
