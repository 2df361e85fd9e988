// Evidence in the text that something a check misses is there: such a finding is doubted and not shown.
import { type Line, placeOf } from '../../documents/document'
import { either } from '../../phrases'
import { linesOf, type Resume } from '../reading'
import { findDates } from '../reading/dates/dates'
import { isDegree, isSchool } from '../reading/education/education'
import { findSchools } from '../reading/education/schools'
import { isTitle } from '../reading/experience/names/titles'
import { toBlocks } from '../reading/lines/paragraphs'
import { hasAddress } from '../reading/person/contact'
import { isPlace } from '../reading/person/places'
import { isOwnAddress } from '../reading/person/towns'
import { headingSign, namesYear, rawSign } from '../reading/raw-signs'
import { type SectionName, sectionNames } from '../reading/sections/headings'
import { isDatedCourse, isStudyLine, leadsWithJob, namesDegree } from '../reading/sections/kind'
import { isCourse, isLanguageItem } from '../reading/sections/skill-sections'
import { headingAbout } from '../reading/sections/words'
import { headBlocks, mayIntroduce } from '../reading/summary'
import { countWords, fold } from '../reading/text'
import { namesASchool } from '../sentences/school'
import { statedYears } from '../sentences/time/stated-years'
import { namesOccupation } from '../skills/occupations'
import { unknownSkills } from '../skills/unknown'

/** Words of a paragraph that may be a summary: above the first heading, and at the end of any list or entry. */
const PARAGRAPH = { top: 8, inside: 10 }
/** Words of a line that may be a heading, an entry or a name. */
const SHORT = 8

/** True if a line of the text names one of these sections, alone or before its content ("COMPETÊNCIAS  Excel, Word"). */
export const hasHeading = ({ lines }: Pick<Resume, 'lines'>, ...names: readonly SectionName[]): boolean =>
  lines.some(({ text, bullet, parts }) =>
    (bullet ? [] : [text, parts?.[0] ?? '', text.split(/:|\s{2,}| [•|–-] /)[0] ?? '']).some((part) => {
      const name = part ? headingAbout(part.replace(/:$/, ''), false) : null
      return name !== null && names.includes(name)
    }),
  )

/** Sections at whose end a paragraph without a heading of its own may stand. */
const around: readonly SectionName[] = ['other', 'skills', 'personal', 'contact', 'education', 'languages', 'courses']

/** An address ends the paragraph above it, although it begins small. */
const isContact = ({ text }: Line): boolean => hasAddress(text)

const isParagraph = (lines: readonly Line[], words: number, introduces: (text: string) => boolean): boolean =>
  toBlocks(lines, isContact).some(
    ({ text, bullet }) => !bullet && countWords(text) >= words && /[\p{Ll})]\.$/u.test(text) && introduces(text),
  )

/** What somebody says of themselves: decades of practice, what they are known for, and "Dedicated to …", "Apaixonada por …". */
const ofOneself =
  /(?<!\p{L})(?:decad[ae]s?|decades?|known (?:for|as)|a name for|conhecid[oa] p|fama d)|^\P{L}*(?!(?:based|located|licensed|registered|habilitad|casad|nascid|registrad))(?:\p{L}+(?:ed|ad[oa]|id[oa])|passionate) (?:a|ao|as?|about|at|by|in|to|with|com|em|n[ao]s?|p(?:or|el[ao]s?))(?!\p{L})/u

/** What ends a list may be anything; an opening says who its writer is, by a job, by years of one or by what drives them. */
const saysWho = (text: string): boolean =>
  isTitle(text) || namesOccupation(text) || statedYears(text) !== null || ofOneself.test(fold(text))

/** A paragraph outside every section of jobs. */
const hasParagraph = ({ top, sections, headline, name }: Resume): boolean =>
  isParagraph(top, PARAGRAPH.top, () => true) ||
  headBlocks(
    top.filter((line) => line !== name?.line),
    headline,
  ).some((block) => mayIntroduce(block) && !isOwnAddress(block.text)) ||
  sections.some(({ name, lines }) => around.includes(name) && isParagraph(lines, PARAGRAPH.inside, saysWho))

/** Lines below a job's name that may date it. */
const NEAR_LINES = 2

/** A line with a job, dated beside it or right below, outside the education: jobs that no section holds. */
const hasJob = ({ lines, sections }: Resume): boolean => {
  const study = new Set(
    sections.flatMap((part) => (part.name === 'education' || part.name === 'courses' ? part.lines : [])).map(placeOf),
  )
  return lines.some(
    (line, at) =>
      leadsWithJob(line) &&
      !study.has(placeOf(line)) &&
      lines.slice(at, at + 1 + NEAR_LINES).some(({ text }) => findDates(text).length > 0),
  )
}

/** The cells of a line as lines of their own, because a heading or a second column may share its row. */
const cellsOf = (line: Line): Line[] => [line, ...(line.parts ?? []).map((text) => ({ ...line, text }))]

/** The first line with a course, or with a school outside the jobs; null if there is none. */
export const studyLine = ({ lines, sections }: Pick<Resume, 'lines' | 'sections'>): Line | null => {
  const work = new Set(sections.flatMap((part) => (part.name === 'experience' ? part.lines : [])).map(placeOf))
  const isStudy = (line: Line) =>
    cellsOf(line).some(
      (cell) =>
        namesDegree(cell) ||
        (isDatedCourse(cell) && !work.has(placeOf(line))) ||
        (cell !== line && isDegree(cell.text) && countWords(cell.text) <= SHORT) ||
        (isStudyLine(cell) &&
          isSchool(cell.text) &&
          (findDates(line.text).length > 0 || (!work.has(placeOf(line)) && countWords(cell.text) <= 2 * SHORT))),
    )
  return lines.find(isStudy) ?? null
}

/** A section with an unknown heading may be any of those that seem to be missing. */
const hasUnknown = ({ sections, lines }: Resume): boolean =>
  sections.some(({ name, heading }) => name === 'other' && headingAbout(heading, true) === null) ||
  lines.some(({ text }) => /^(?:\p{Lu} ){3,}/u.test(text))

/** Bullets of a few words, one below the other, that make a list. */
const ITEMS = 3
const ITEM_WORDS = 4
/** Sections in which such a list may stand under a heading that was not seen. */
const listing: readonly SectionName[] = ['education', 'personal', 'summary', 'objective', 'other']

/** A capitalised line of a few words, as a narrow column sets its items; wrapped sentences seldom begin with capitals. */
const isItem = (line: Line): boolean =>
  line.bullet
    ? countWords(line.text) <= ITEM_WORDS
    : countWords(line.text) < ITEM_WORDS &&
      /^\p{Lu}[^.:\d@]*$/u.test(line.text) &&
      !isContact(line) &&
      !isPlace(line.text)

/** A list of short bullets among schools or personal lines: "Técnicas" above "Ventilação mecânica", "Bobath". */
const hasItems = ({ top, sections }: Resume): boolean =>
  [top, ...sections.flatMap(({ name, lines }) => (listing.includes(name) ? [lines] : []))].some((lines) => {
    const items = lines.map(
      (line) =>
        (line.bullet || lines !== top) &&
        isItem(line) &&
        findDates(line.text).length === 0 &&
        !isSchool(line.text) &&
        !isDegree(line.text),
    )
    return items.some((_, at) => items.slice(at, at + ITEMS).filter(Boolean).length === ITEMS)
  })

/** Words for a course or a licence, and who gives them. */
const courseWords = String.raw`
  cursos?|certific\p{L}+|licen[sc](as?|es?|ed|ing|iad[ao])(?!\p{L})|capacitac\p{L}+|treinamentos?|workshop|trainings?
  courses?|credential|senai|senac|sebrae|udemy|coursera|alura|edx|linkedin learning|first aid|primeiros socorros
  nr-?\d{2}|mopp|transporte coletivo|direcao defensiva|bls|acls`
const courseWord = new RegExp(String.raw`(?<!\p{L})${either(courseWords)}(?!\p{L})|\(\d{1,3} ?h(?:oras|ours)?\)`, 'u')

/** A short line outside the jobs that names a course, a licence or a language. */
const hasExtra = ({ lines, roles, sections }: Resume): boolean => {
  const tasks = new Set(roles.flatMap(({ statements }) => statements.map(({ text }) => text)))
  const listed = linesOf(sections, 'skills', 'other').flatMap(({ text }) => text.split(/[,;|•·]|\.\s/))
  if (listed.some((item) => countWords(item) <= SHORT && courseWord.test(fold(item)))) return true
  return lines.some(
    ({ text }) =>
      (countWords(text) <= 2 * SHORT && !tasks.has(text) && courseWord.test(fold(text))) ||
      isCourse(text) ||
      // "A levels: Drama, English" is a school's subject.
      (!isDegree(text) && text.split(/[,;|•·/:]|\.(?:\s|$)/).some((item) => isLanguageItem(item.trim()))),
  )
}

/** A date that no job and no course has may be the one that the schooling seems to lack. */
const hasLooseDate = ({ lines, sections, roles, top }: Resume): boolean => {
  const dateLines = new Set(
    [
      ...roles.flatMap(({ line, datesLine }) => [line, datesLine]),
      ...linesOf(sections, 'courses', 'personal', 'projects'),
    ].flatMap((line) => (line ? [placeOf(line)] : [])),
  )
  const head = new Set(top.map(placeOf))
  return lines.some(
    (line) =>
      !dateLines.has(placeOf(line)) &&
      !head.has(placeOf(line)) &&
      countWords(line.text) <= SHORT &&
      findDates(line.text).length > 0,
  )
}

/** True where no heading of a section was found. */
const isUntitled = ({ sections }: Resume): boolean => sections.every(({ lines }) => lines.length === 0)

/** A year at a degree or a school, or this many lines from it, in whatever form of date. */
const YEAR_NEAR = 2
const hasYearNear = ({ document, education: { degree, school } }: Resume): boolean =>
  document.lines.some(
    ({ page, number, text }) =>
      namesYear(text) &&
      [degree, school].some((line) => line && line.page === page && Math.abs(line.number - number) <= YEAR_NEAR),
  )

type Params = Readonly<Record<string, string | number>>
type Sign = (resume: Resume, params: Params) => boolean

/** From this many listed names on, which no list of ours has, the finding that a page has no skills is not shown. */
const LISTED = 2

/** By check: true if the text has what the check says is missing. */
const signs: Readonly<Record<string, Sign>> = {
  // Its context is 'missing', or 'headline' where the job alone stands at the top.
  summary: (resume, { words }) =>
    words === 0 &&
    (hasHeading(resume, 'summary', 'objective') ||
      rawSign(resume.document.lines, 'summary') !== null ||
      hasParagraph(resume) ||
      countWords(resume.headline?.text ?? '') >= PARAGRAPH.top),
  // Under a heading in unlisted words, or above the first one, the list may stand that seems to be missing.
  skills: (resume, { context, found: count }) =>
    (context === 'nolist' &&
      (hasUnknown(resume) || hasItems(resume) || rawSign(resume.document.lines, 'skills') !== null)) ||
    (count === 0 &&
      ((linesOf(resume.sections, 'skills').length === 0 && hasHeading(resume, 'skills')) ||
        unknownSkills(resume).length >= LISTED)),
  education: (resume, { context }) =>
    context === 'missing'
      ? hasHeading(resume, 'education') ||
        studyLine(resume) !== null ||
        rawSign(resume.document.lines, 'education') !== null ||
        resume.lines.some(({ text }) => isDegree(text) && isSchool(text))
      : context === 'school'
        ? resume.education.byPlace || findSchools(resume).some(namesASchool)
        : context === 'degree'
          ? resume.lines.some(({ text }) => isDegree(text))
          : context === 'when' && (isUntitled(resume) || hasLooseDate(resume) || hasYearNear(resume)),
  roles: (resume, { context }) => context === 'noroles' && rawSign(resume.document.lines, 'experience') !== null,
  extras: (resume, { found: count }) =>
    count === 0 &&
    (hasUnknown(resume) ||
      hasHeading(resume, 'languages', 'courses', 'projects') ||
      hasExtra(resume) ||
      rawSign(resume.document.lines, 'extras') !== null),
  headings: (resume, { context }) => {
    const missing = sectionNames.find((name) => name === context)
    return (
      missing !== undefined &&
      (hasUnknown(resume) ||
        hasHeading(resume, missing) ||
        ((missing === 'experience' || missing === 'education') &&
          headingSign(resume.document.lines, missing) !== null) ||
        (missing === 'experience' && (resume.unread.length > 0 || hasJob(resume))))
    )
  },
}

/** True if the text has what this check says is missing. Bounded by the lines. */
export const contradicts = (id: string, params: Params, resume: Resume): boolean => signs[id]?.(resume, params) ?? false
