// Finds the lines that name the duty of the post, as anybody in it could write them: of somebody who leads, has a senior title or has worked for years, and
// of everybody the short names of tasks. A line with a figure counts the same, so that adding a figure gains the points of a figure and no others.
import { memoOfList, memoOfObject } from '../../../memo'
import { either } from '../../../phrases'
import type { Resume } from '../../reading'
import { opening } from '../../reading/experience/tasks/openings'
import { actionVerbs } from '../../reading/experience/tasks/verbs'
import { fold, tokens } from '../../reading/text'
import { isLeader } from '../../skills/leader'
import { isBeginner } from '../beginner'
import { concreteWords, contentWords } from '../content-words'
import { openingOf } from '../opening-of'
import { yearsAtWork } from '../time/tenure'
import { isOffice, leads, titleOf } from './leading'
import { generalOf, isGeneral, ordinary } from './particular'
import type { WorkSentence } from './work'

/** Verbs of leading in English. */
const englishVerbs = String.raw`
  oversee(ing|s)?|oversaw|manag(e|es|ed|ing)|supervis\p{L}*|coordinat\p{L}*|ensur\p{L}*|monitor\p{L}*|prepar\p{L}*
  review\p{L}*|support\p{L}*|maintain\p{L}*|handl\p{L}*|communicat\p{L}*|liais\p{L}*|conduct\p{L}*|report\p{L}*
  attend\p{L}*`
/** Verbs of leading in Portuguese. */
const portugueseVerbs = String.raw`
  acompanh\p{L}*|gerenci\p{L}*|coorden\p{L}*|control(o|ei|ava|ar|e)|elabor\p{L}*|garant\p{L}*|assegur\p{L}*|apoi\p{L}*
  realiz\p{L}*|analis\p{L}*|administr\p{L}*`
/** Verbs of any post that leads. */
const leadingVerb = new RegExp(String.raw`^\P{L}*${either(englishVerbs, portugueseVerbs)}(?!\p{L})`, 'u')

/** Stems of a change or a decision in Portuguese. */
const portugueseChanges = String.raw`
  reduz|reduc|diminu|aument|cresc|dobr|triplic|melhor(ei|ou|amos|ando)|implant|implement|cri(ei|ou|amos|ando|acao)
  lanc(ei|ou|ando|amento)|abr(i|iu|indo)(?!\p{L})|abertura|negoci|conquist|econom|migr|substitu|reestrutur
  form(ei|ou|amos)|trein|contrat(ei|ou|amos)`
/** Stems of a change or a decision in English. */
const englishChanges = String.raw`
  increas|reduc|rais(ed|ing)|cut(ting)?(?!\p{L})|saved|saving (?!initiative|measure|project)|grew|grow|doubl
  open(ed|ing)|launch|built|build|won(?!\p{L})|introduc|creat|redesign|replac|moved|negotiat|hir(ed|ing)|train
  approved|aprovad[oa]s?(?!\p{L})|from \P{L}*\d|de \P{L}*\d[^,;]{0,20} para[ ]|sem[ ]|without[ ]`
/** Words of what changed, was made or was decided. */
const change = new RegExp(String.raw`%|(?<!\p{L})${either(portugueseChanges, englishChanges)}`, 'u')

/** Different words, or words with content, above which a line says more than the duty. */
const MOST_WORDS = { all: 9, content: 7 }

/** Fewest parts of a line that is an enumeration: "Responsável por folha, ponto, férias, rescisões e benefícios". */
const LIST = 4
const partsOf = (text: string): string[] => text.split(/, | e demais | and other /)
const isEnumeration = (text: string): boolean => partsOf(text).length >= LIST

/** True for a line that names a duty and nothing that came of it. */
const namesDuty = (text: string): boolean => {
  const folded = fold(text)
  const how = opening(text)
  const isShort = new Set(tokens(folded)).size <= MOST_WORDS.all
  return (
    ((how === 'weak' || (leadingVerb.test(folded) && !change.test(folded))) && isEnumeration(text)) ||
    (!change.test(folded) &&
      (leadingVerb.test(folded)
        ? isShort || contentWords(text).size <= MOST_WORDS.content
        : isShort && (how === 'noun' || how === 'weak')))
  )
}

const senior = /(?<!\p{L})(?:senior|sr|especialista|specialist|principal|consultora?|consultant)(?!\p{L})/u

/** Fewest years of work before a reader expects more than the names of the tasks. */
const EXPERIENCED = 8
const isName = (text: string): boolean => {
  const words = contentWords(text)
  // A verb in front makes such words no more particular: "Answered phones and greeted visitors".
  return (
    [...words].some((word) => ordinary.has(word)) &&
    [...words].every((word) => ordinary.has(word) || actionVerbs.has(word))
  )
}

/** True for the bare name of a task ("General administration") and for a list of little else. */
const namesTask = (text: string): boolean => {
  const parts = partsOf(text)
  return isName(text) || (parts.length >= LIST && parts.filter(isName).length * 2 >= parts.length)
}

/** What a line that only names the duty counts for. */
const A_DUTY = 1 / 3

/** Content words up to which a line that opens with no verb of the person's own is the name of a task: "Atendimento aos alunos e professores". */
const NAME_WORDS = 5
/** The form of a verb that a description of any post has: "Serving customers", "Atender clientes". */
const impersonal = /^\P{L}*(?:\p{L}{3,}ing|\p{L}{2,}(?:ar|er|ir|ando|endo|indo))(?!\p{L})/u
/** Verbs that add nothing to the name of the task behind them: "Realizava emissão de passagens", "Performed data entry". */
const light =
  /^\P{L}*(?:realiz|efetu|auxili|particip|prest|atu(?=[aeo]))\p{L}*(?!\p{L})|^\P{L}*(?:perform|assist|support|participat|provid)(?:s|ed|es|ing)?(?!\p{L})/u
/** Parts of a line that are each such a name: "Monitoramento das câmeras e acompanhamento das ocorrências". More of them enumerate the work itself. */
const NAMES_IN_LINE = 3
const joined = /, | e | and | ou | or /u
/** The tool or the way behind the name of a task: "Conferência de mercadorias com coletor de dados". */
const tool = /(?<!\p{L})(?:com|usando|via|with|using) (?:[oa]s?|uma?|the|an?)?\s?(?<word>\p{L}{4,}(?: \p{L}+){0,2})/u
const namesTool = (text: string): boolean => {
  const { word } = fold(text).match(tool)?.groups ?? {}
  return word !== undefined && concreteWords(word).some((one) => !isGeneral(one))
}
/** Words with content from which even several names say what was done, where and to what. */
const FULL = 8
const isShortName = (text: string): boolean => {
  if (contentWords(text).size >= FULL || namesTool(text)) return false
  const folded = fold(text)
  const how = openingOf(text)
  const isLight = light.test(folded)
  const isImpersonal = impersonal.test(folded)
  if ((how === 'action' && !isImpersonal && !isLight) || change.test(folded)) return false
  if (contentWords(text).size <= NAME_WORDS) return true
  // "Cinco casas fixas, a mais antiga há seis anos" names no task, and of "Responsável por" the opening is judged.
  if (how !== 'noun' && !isImpersonal && !isLight) return false
  const parts = folded.replace(light, '').split(joined)
  const [, ...later] = parts
  return (
    parts.length <= NAMES_IN_LINE &&
    // "Lia projeto e passava serviço" goes on with what the person did.
    !later.some((part) => openingOf(part) === 'action' && !impersonal.test(fold(part))) &&
    parts.every((part) => contentWords(part).size <= NAME_WORDS)
  )
}
/** The form of a Portuguese description of a post, however long: "Executar rotinas de admissão, férias e benefícios". */
const infinitive = /^\P{L}*(?!lugar|mar |lar |bar |par |celular)\p{L}{2,}[aei]r(?= \p{L})/u
/** Tasks that the short names of a page count for at most: they say which trade it is, and more of them say no more of the person. A leader's duties say less: the title names them. */
const NAMES_MOST = 2
const LEADING_MOST = 1

/** Taking part in what others decide, and a seat: of who leads a reader asks what they did themselves. */
const takingPart = new RegExp(
  String.raw`^\P{L}*${either(
    `
    contribut(ed|ing|es) to|took part in|member of|exposure to|involvement in|participation in
    (apoio|suporte|auxilio|colaboracao|participacao|contribuicao|membro|integrante|acompanhamento) (a|ao|aos|as|n[ao]s?|d[aeo]s?|em|com)`,
  )}(?!\p{L})`,
  'u',
)
/** Who is responsible for something decides it, and only says so weakly. */
const responsible = /^\P{L}*(?:\p{L}{1,9} ){0,2}(?:respons|duties|tasks|tasked|in charge)/u
const takesPart = (text: string): boolean =>
  takingPart.test(fold(text)) || (opening(text) === 'weak' && !responsible.test(fold(text)))
type Duties = {
  readonly lines: readonly WorkSentence[]
  /** The tasks that they count for together. */
  readonly worth: number
  /** leading: what changed is looked for; years: how the work was done; names: a little more of each task. */
  readonly of: 'leading' | 'years' | 'names'
}

const duties = (work: readonly WorkSentence[], resume: Resume): Duties => {
  const title = titleOf(resume)
  const general = generalOf(resume.roles.flatMap((role) => role.title ?? []))
  // A change with its size is a result in whatever words: "Moved 12 people to a new system in 5 months".
  const sizedChanges = new Set(
    work.flatMap(({ figure, block }) =>
      figure !== null && change.test(fold(block.text).replaceAll('%', '')) ? [block.text] : [],
    ),
  )
  const isGeneral = (text: string) => general(text) !== null && !sizedChanges.has(text)
  const isInfinitive = (text: string) =>
    resume.language === 'pt' && infinitive.test(fold(text)) && !sizedChanges.has(text)
  const linesOf = (names: (text: string) => boolean) =>
    work.filter(({ tasks, block }) => tasks > 0 && names(block.text))
  const isLeading = leads(resume)
  if (isLeading || isLeader(title) || senior.test(fold(title ?? ''))) {
    const isExperienced = yearsAtWork(resume) >= EXPERIENCED
    const lines = linesOf(
      (text) =>
        namesDuty(text) ||
        ((isLeading || isLeader(title)) && takesPart(text)) ||
        isOffice(text) ||
        isGeneral(text) ||
        (isExperienced && namesTask(text)),
    )
    return { lines, worth: Math.min(isLeading ? LEADING_MOST : NAMES_MOST, lines.length * A_DUTY), of: 'leading' }
  }
  const sumOf = (lines: readonly WorkSentence[]) => lines.reduce((sum, { tasks }) => sum + tasks, 0)
  const ordinaryLines = yearsAtWork(resume) >= EXPERIENCED ? linesOf(namesTask) : []
  const names = isBeginner(resume)
    ? []
    : linesOf(
        (text) =>
          (isShortName(text) || isOffice(text) || isGeneral(text) || isInfinitive(text)) &&
          !ordinaryLines.some(({ block }) => block.text === text),
      )
  return {
    lines: work.filter((one) => ordinaryLines.includes(one) || names.includes(one)),
    worth: Math.min(NAMES_MOST, sumOf(ordinaryLines) * A_DUTY + sumOf(names)),
    of: ordinaryLines.length >= names.length && ordinaryLines.length > 0 ? 'years' : 'names',
  }
}

const dutiesOf = memoOfObject((resume: Resume) => memoOfList((work: readonly WorkSentence[]) => duties(work, resume)))

/** The lines of bare duties of a page whose latest job leads people or is a senior one, or that shows years of work; of any other, its short names of tasks. */
export const dutiesIn = (work: readonly WorkSentence[], resume: Resume): Duties => dutiesOf(resume)(work)
