// Words with which a page explains a break in its work, and the lines about one; a dated one is no job.
import { type Line, placeOf } from '../../documents/document'
import { memo } from '../../memo'
import { either } from '../../phrases'
import { findDates, openedAt } from './dates/dates'
import { jobWeight } from './experience/names/heads'
import type { Role } from './experience/role'
import { type Block, toStatements } from './lines/paragraphs'
import type { Section } from './sections/section'
import { countWords, fold } from './text'

/** Why somebody is on leave; "licença para obras" is a permit. */
const cause = '(para|por) (tratamento|tratar|saude|doenca|acidente|motivos?|cuidar|acompanhar|estud\\p{L}+)'
/** "Maternity and family leave": a word of these beside another one. */
const leave = String.raw`(\p{L}+ (and|&) )?(maternity|paternity|parental|adoption|family|medical|sick|study|compassionate|unpaid)( (and|&) \p{L}+)? leave`
/** A break, a return or the care of somebody in Portuguese. */
const portugueseBreaks = String.raw`
  parei|pausa|pausei|(me )?afastei|afastad[oa]|interromp\p{L}*|volt(o|ei|ando|ar) (agora|ao|a trabalhar|para)
  afastamento (medico|do trabalho|${cause})|licenca (medica|${cause}|de saude|sem vencimentos?|nao remunerada)|auxilio[- ]doenca
  retorn\p{L}+|retomad\p{L}*|retomar|recoloca\p{L}*|cuid(ei|ar|ando) d[aeo]s? (minh\p{L}+|meus?|m[aã]e|pai|filh|famil)
  licenca[- ](maternidade|paternidade)|mae em tempo integral|cuidador[a]? (familiar|d[aeo] (minha|meu|mae|pai|avo|filh)\p{L}*)
  ano sabatico`
/** A break, a return or the care of somebody in English. */
const englishBreaks = String.raw`
  career break|family carer|family care|${leave}|(full[- ]time|stay[- ]at[- ]home) (carer|parent|mother|father|mum|dad)
  (stopped|left|paused) work\p{L}*|time (off|out)|took (a break|\p{L}+ years? (off|out))|return(ing|er)?( to work)?
  back to work|stay[- ]at[- ]home|raising|to (look after|care for|raise)|caring for|sabbatical|redundan\p{L}*`
/** A sentence about the break or the return: "parei em 2018 para criar meus filhos", "I stopped work to look after my father". */
const explains = new RegExp(String.raw`(?<!\p{L})${either(portugueseBreaks, englishBreaks)}(?!\p{L})`, 'u')

/** True for a line about a break. */
export const isPause = memo((text: string): boolean => explains.test(fold(text)))

/** A sentence that goes back to work: what follows the care is then about a job. Folded text. */
const worksAgain = /(?<!\p{L})(?:trabalh\p{L}*|contratad\p{L}*|empreg\p{L}*|worked|working|hired|job)(?!\p{L})/u

/** The name of a break, which no job has. */
const breakNames = `
  pausa (para|por|n[ao]|de carreira|profissional)|licenca[- ](maternidade|paternidade|medica|${cause}|de saude|sem|nao)
  afastamento (medico|do trabalho|${cause})|ano sabatico|parei de trabalhar|career break|sabbatical|break (to|for)
  ${leave}`
const named = new RegExp(String.raw`^\P{L}*${either(breakNames)}(?!\p{L})`, 'u')

/** The first clause of a text, behind its dates. */
const openingOf = (text: string): string => {
  const [date] = findDates(text)
  const behind = date && openedAt(text, date) === 0 ? text.slice(date.end) : text
  return behind.split(/[.;]\s/, 1)[0] ?? ''
}

/** True for a text that opens, behind its dates, with the name of a break or the care of one's own family, whatever its further sentences are read as. */
export const opensBreak = (text: string): boolean => {
  const opening = openingOf(text)
  return named.test(fold(opening)) || (isFamilyCare(opening) && !worksAgain.test(fold(opening)))
}

type Named = Pick<Role, 'title' | 'employer'>

/** "Career Break Coach", "Maternity leave cover, Payroll Officer": a job of somebody's employer in the clause that opens with a break's name. */
const isPost = (text: string, { title, employer }: Named): boolean =>
  title !== null && employer !== null && jobWeight(title) === 2 && fold(openingOf(text)).includes(fold(title))

/** Words of one's own family beside a carer: "Family carer", "Full-time parent", "Cuidadora da mãe" are no job. */
const ofFamily =
  /(?<!\p{L})(?:family|familiar(?:es)?|my|minha|meus?|parent|mother|father|mum|dad|mae|pai|full[- ]time carer)(?!\p{L})/u
/** "Tax Return Preparer", "Consultora de recolocação": a job at the beginning of the entry, with an employer or without. */
const opensAsJob = (text: string, { title }: Named): boolean =>
  title !== null &&
  jobWeight(title) === 2 &&
  fold(openingOf(text))
    .replace(/^\P{L}+/u, '')
    .startsWith(fold(title)) &&
  !ofFamily.test(fold(title))

/** What a task is about that begins with such a word: "Retornava ligações", "Interrompi o vazamento". */
const worked = /^\P{L}*(?:retorn|retom|recoloc|interromp|return|redundan|raising)/u
const opened = new RegExp(String.raw`^\P{L}*(?:\p{L}{1,3} )?${either(portugueseBreaks, englishBreaks)}(?!\p{L})`, 'u')
/** True for the text of a nameless entry whose first words name a break. */
const opensWithBreak = (text: string): boolean =>
  opensBreak(text) || (opened.test(fold(text)) && !worked.test(fold(text)))

/** True for an entry that opens as a break and names no post, or one without job and employer of which a text explains a break: "Full-time parent." */
export const isBreakEntry = (heading: readonly string[], firstTask: string | undefined, named: Named): boolean => {
  const { title, employer } = named
  const opening = heading[0] ?? ''
  if (opensAsJob(opening, named)) return false
  const name = title ?? employer
  return (
    (opensBreak(opening) && !isPost(opening, named)) ||
    ((title === null || employer === null) &&
      ([...heading, name ?? ''].some(isPause) || (name === null && opensWithBreak(firstTask ?? ''))))
  )
}

/** The same of a role as read. */
export const isBreak = (role: Role): boolean => isBreakEntry([role.line.text], role.statements[0]?.text, role)

/** Members of a family in Portuguese. */
const portugueseFamily = 'mae|pais?|avos?|filh[oa]s?|ti[ao]s?|net[ao]s?|marido|esposa|sogr[ao]s?|irma[o]?s?|familia'
/** Members of a family in English. */
const englishFamily = `
  mother|mum|father|dad|parents?|son|daughter|children|husband|wife|grandmother|grandfather|family`
/** Behind a relative who is nobody else's: the end of the clause, its next short word or how they were; not "da patroa", "e bebê" or "Silva". */
const ofNobodyElse = String.raw`(?=\P{L}*$|[^\p{L}\s]| (?!d[aeo]s? |e )\p{L}{1,3} | (?:doente|idos|acamad|enferm))`
/** Behind "my family": what goes on with the sentence and not with a name, as "restaurant" does. */
const ofMine = String.raw`(?! (?!(?:with|from|until|after|during|while|when|through|since|before|full|because|alone|abroad)(?!\p{L}))\p{L}{4})`
const lead = String.raw`(?<!\p{L})(?:cuid(?:ei|ava|o|ando) d(?:[ao]s?|e) `
/** Care of relatives that the text calls its own, in the first person. */
const owned = String.raw`${lead}(?:minh[ao]s?|meus?) ${either(portugueseFamily)}|(?:(?:cared|caring|care) for|look(?:ed|ing)? after|nursed|nursing) my (?:\p{L}{2,12} ){0,2}${either(englishFamily)}${ofMine})(?!\p{L})`
const ownCare = new RegExp(owned, 'u')
/** Care of one's own family, by its words alone: it is a pause, and nobody is asked how many meals it was. */
const familyCare = new RegExp(`${owned}|${lead}${either(portugueseFamily)}${ofNobodyElse})(?!\\p{L})`, 'u')

export const isFamilyCare = (text: string): boolean => familyCare.test(fold(text))

/** The same among the tasks of an entry: in a job, also of a nanny or a carer without a named employer, "a mãe" is a patient or a guest. */
export const isFamilyCareIn = ({ title, employer }: Named, text: string): boolean => {
  const isJob = title !== null && (employer !== null || (jobWeight(title) === 2 && !ofFamily.test(fold(title))))
  return isJob ? ownCare.test(fold(text)) : isFamilyCare(text)
}

/** True for sentences of which the first is about the care of one's own family, and which stay with it. */
const staysWithCare = (
  [first, ...rest]: readonly { readonly text: string }[],
  named: Named = { title: null, employer: null },
): boolean =>
  first !== undefined &&
  isFamilyCareIn(named, first.text) &&
  rest.every(({ text }) => findDates(text).length === 0 && !worksAgain.test(fold(text)))

/** True for a paragraph that opens with the care of one's own family and stays with it. */
export const describesPause = (block: Block): boolean => staysWithCare(toStatements({ ...block, bullet: false }))

/** Tasks of a job without the paragraphs about a break; the sentences of one paragraph have one line. */
export const withoutBreaks = (role: Role): Block[] =>
  [...Map.groupBy(role.statements, ({ line }) => line).values()]
    .filter((paragraph) => !staysWithCare(paragraph, role))
    .flat()

/** Words of a heading; a longer line that is about a break is a sentence. */
const HEADING_WORDS = 10

/** True for the heading of an entry about a break: "Mãe em tempo integral", "Career break to care for my father". */
export const isBreakHeading = (heading: string): boolean =>
  isFamilyCare(heading) || (countWords(heading) <= HEADING_WORDS && isPause(heading))

/** Words of a break in one line; a longer one lists what was done in it. */
const LINE_WORDS = 20
/** "2018 a 2021 - parei de trabalhar para cuidar da minha mãe": a break in one line between two jobs. */
const isDatedBreak = ({ text, bullet }: Line): boolean =>
  !bullet && countWords(text) <= LINE_WORDS && findDates(text).length > 0 && opensBreak(text)

/** The lines of entries that are breaks, each from the line that names it above its dates, and of sections that have such a heading. */
export const breakLines = (sections: readonly Section[], roles: readonly Role[]): Line[] => {
  const starts = new Map(roles.map((role) => [placeOf(role.line), role]))
  return sections.flatMap(({ heading, lines }) => {
    if (opensBreak(heading)) return lines
    const isNamedAbove = (at: number): boolean => {
      const [above, line] = [lines[at - 1], lines[at]]
      const role = line && starts.get(placeOf(line))
      const isNameless = role !== undefined && role.title === null && role.employer === null
      return isNameless && above !== undefined && !above.bullet && isBreakHeading(above.text)
    }
    let isOfBreak = false
    return lines.filter((line, at) => {
      const role = starts.get(placeOf(line))
      if (isNamedAbove(at + 1)) isOfBreak = true
      else if (role) isOfBreak = isBreak(role) || isNamedAbove(at)
      return isOfBreak || (role === undefined && isDatedBreak(line))
    })
  })
}
