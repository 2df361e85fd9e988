// Words with which a page explains a break in its work; a dated one is no job.
import { memo } from '../../memo'
import { either } from '../../phrases'
import type { Role } from './experience/role'
import { fold } from './text'

/** A break, a return or the care of somebody in Portuguese. */
const portugueseBreaks = String.raw`
  parei|pausa|pausei|(me )?afastei|afastad[oa]|interromp\p{L}*|volt(o|ei|ando|ar) (agora|ao|a trabalhar|para)
  retorn\p{L}+|retomad\p{L}*|retomar|recoloca\p{L}*|cuid(ei|ar|ando) d[aeo]s? (minh\p{L}+|meus?|m[aã]e|pai|filh|famil)
  licenca[- ](maternidade|paternidade)|mae em tempo integral|cuidador[a]? (familiar|d[aeo] (minha|meu|mae|pai|avo|filh)\p{L}*)
  ano sabatico`
/** A break, a return or the care of somebody in English. */
const englishBreaks = String.raw`
  career break|family carer|family care|(maternity|paternity|parental|adoption) leave|(full[- ]time|stay[- ]at[- ]home) (carer|parent|mother|father|mum|dad)
  (stopped|left|paused) work\p{L}*|time (off|out)|took (a break|\p{L}+ years? (off|out))|return(ing|er)?( to work)?
  back to work|stay[- ]at[- ]home|raising|to (look after|care for|raise)|caring for|sabbatical|redundan\p{L}*`
/** A sentence about the break or the return: "parei em 2018 para criar meus filhos", "I stopped work to look after my father". */
const explains = new RegExp(String.raw`(?<!\p{L})${either(portugueseBreaks, englishBreaks)}(?!\p{L})`, 'u')

/** True for a line about a break. */
export const isPause = memo((text: string): boolean => explains.test(fold(text)))

/** True for an entry without job and employer whose line, name or first sentence explains a break: "Full-time parent." */
export const isBreak = ({ title, employer, line, statements }: Role): boolean =>
  (title === null || employer === null) && [line.text, title ?? employer ?? statements[0]?.text ?? ''].some(isPause)

/** Members of a family in Portuguese. */
const portugueseFamily = 'mae|pai|avo|filh[oa]s?|marido|esposa|sogr[ao]|irma[o]?|familia'
/** Members of a family in English. */
const englishFamily = `
  mother|mum|father|dad|parents?|son|daughter|children|husband|wife|grandmother|grandfather|family`
/** Care of one's own family, in the first person: it is a pause, and nobody is asked how many meals it was. */
const familyCare = new RegExp(
  String.raw`(?<!\p{L})(?:cuid(?:ei|ava|o|ando) d(?:a minha|o meu|os meus|as minhas|a|e) (?:minh[ao]s? |meus? )?${either(portugueseFamily)}|(?:cared|caring|care) for my (?:\p{L}{2,12} ){0,2}${either(englishFamily)})(?!\p{L})`,
  'u',
)

export const isFamilyCare = (text: string): boolean => familyCare.test(fold(text))
