// Compares the subject of a degree that an advert asks for with the one that the person studied.
import type { Line } from '../../../documents/document'
import { anyOf, anywhere } from '../../../phrases'
import { pointAt } from '../../../resume/evidence'
import { linesOf, type Resume } from '../../../resume/reading'
import { fold } from '../../../resume/reading/text'
import type { Evidence } from '../../../resume/result'
import { schoolingIn } from '../../levels/education'
import type { KeywordMatch, RequirementMatch } from '../../result'
import { isUniversity } from '../schooling'
import { optionLine } from '../skills/bracketed'

type Ungraded = Omit<KeywordMatch, 'gain'>

/** Where a degree's subject may be another one: "ou áreas afins", "or a related field". */
const anySubject = /\b(?:afins|correlat\w+|similar\w*|relacionad\w+|equivalent\w*|qualquer|related|relevant|any)\b/

/** Words that subjects of any field share. */
const anyField =
  /^(?:sciences?|engineering|studies|management|technology|applied|general|ciencias?|engenharia|tecnologia|gestao|aplicad[ao])$/

/** Fields whose degrees employers take for one another where they ask for a similar one. Folded. */
const fields: readonly RegExp[] = [
  anyOf(String.raw`
    comput\w+|software|informatic\w*|sistemas? d[ae] informac\w+|information systems?
    (tecnologia da |information )(informacao|technology)|desenvolvimento de sistemas|redes de computadores|data science
    ciencias? de dados|cyber ?security|seguranca da informacao
  `),
  /\b(?:administracao|business|contabilidade|contabeis|accounting|accountancy|economia|economi\w+|finance|financas|financeira|processos gerenciais|gestao (?:empresarial|comercial|financeira))\b/,
  /\b(?:matematica|mathematics|maths?|estatistica|statistics|physics|(?<!educacao )fisica|data science|ciencias? de dados|actuarial \w+|atuaria\w*)\b/,
  /\b(?:marketing|publicidade|propaganda|jornalismo|journalism|comunicacao|communications?|relacoes publicas|public relations|advertising|media)\b/,
  /\b(?:logistica|logistics|supply chain|comercio exterior|international trade)\b/,
  /\b(?:recursos humanos|human resources|gestao de pessoas|psicologia|psychology)\b/,
]

/** Whether a degree's line is of the subject's field: "Computer Engineering" or "Information Systems" beside "Computer Science". */
const isAkin = (subject: string, line: string): boolean => {
  const [asked, studied] = [fold(subject), fold(line)]
  const words = new Set(studied.split(/[^\p{L}]+/u))
  return (
    fields.some((field) => field.test(asked) && field.test(studied)) ||
    asked.split(/[^\p{L}]+/u).some((word) => word.length > 4 && !anyField.test(word) && words.has(word))
  )
}

/** "Ensino superior completo - UNIP (2015)": a level with its school and its time, which names no subject. Folded. */
const unnamed = anyOf(
  String.raw`
    ^((ensino|curso|nivel|grau) )?(
      superior|graduacao|university degree|bachelor'?s degree|degree
    )( (complet[oa]|concluid[oa]|completed))?([ ,;:|(–—-]+(
      (universidade|faculdade|centro universitario|instituto|university|college)(?!\p{L})[^,;|–—-]*
      ((?!in |at )\p{L}+ ){1,3}(university|college)|uni\p{L}+|(de |em |from |in )?(\d{1,2}/)?\d{4}
    )[)]?)*$
  `,
  anywhere,
)

/** Whether a line of the studies, or one beside it, names a university. */
const isHigher = (evidence: Evidence | null, lines: readonly Line[]): boolean => {
  const at = lines.findIndex(({ text, page }) => evidence?.text === text && evidence.page === page)
  return at >= 0 && lines.slice(Math.max(0, at - 1), at + 2).some(({ text }) => isUniversity(text))
}

const subjectsOf = ({ quote }: RequirementMatch, keywords: readonly Ungraded[]): Ungraded[] =>
  keywords.filter((one) => one.schooling && one.quote.line === quote.line)

/** The subject of a degree, which the education part has to name: the level alone meets it in part, unless the advert takes a similar subject and a degree is of that field. */
export const withSubject = (
  answer: RequirementMatch,
  keywords: readonly Ungraded[],
  { sections }: Pick<Resume, 'sections'>,
): RequirementMatch => {
  const subjects = subjectsOf(answer, keywords)
  if (answer.kind !== 'education' || subjects.length === 0) return answer
  const studied = subjects.find((one) => one.studied)
  // "Administração, UFPR" is a degree; a course in the same field, whose line names no level, may be of any.
  if (studied && answer.met === 'unknown') {
    const isDegree = isHigher(studied.evidence, linesOf(sections, 'education'))
    return { ...answer, met: isDegree ? 'yes' : 'unknown', evidence: studied.evidence }
  }
  if (studied || answer.met !== 'yes') return answer
  // Each of the person's degrees of the level may be the one: a bachelor's in the field below a master's in another.
  const lines = linesOf(sections, 'education', 'courses')
  const option = optionLine(answer.quote.text, lines)
  if (option) return { ...answer, evidence: pointAt(option) }
  const degrees = lines.map(({ text }) => text).filter((text) => (schoolingIn(text)?.rank ?? 0) >= answer.level)
  const isSimilar =
    anySubject.test(fold(answer.quote.text)) &&
    subjects.some(({ text }) => [answer.evidence?.text ?? '', ...degrees].some((degree) => isAkin(text, degree)))
  if (isSimilar) return answer
  const isUnnamed = degrees.length > 0 && degrees.every((degree) => unnamed.test(fold(degree)))
  return { ...answer, met: 'part', ...(isUnnamed ? { unnamedSubject: true } : { otherSubject: true }) }
}

/** True where the advert accepts a similar subject, or names the person's degree itself, so that the keyword is not missing. */
export const isAccepted = (
  keyword: Ungraded,
  requirements: readonly RequirementMatch[],
  { sections }: Pick<Resume, 'sections'>,
): boolean =>
  keyword.schooling === true &&
  keyword.bucket === 'missing' &&
  requirements.some(
    ({ kind, met, quote }) =>
      kind === 'education' &&
      met === 'yes' &&
      quote.line === keyword.quote.line &&
      (anySubject.test(fold(quote.text)) ||
        optionLine(quote.text, linesOf(sections, 'education', 'courses')) !== undefined),
  )
