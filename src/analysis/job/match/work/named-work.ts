// Finds the work that a requirement of years names: "two years as a cook".
import { anyOf } from '../../../phrases'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import { inThePast } from '../../advert/phrases/terms'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Quote } from '../../result'

/** Words between the time and what it was spent on. */
const between = anyOf(
  String.raw`
    [\s,()+'’]
    (
      ou mais|or more|plus|anos?|years?|meses|months?|no minimo|de|of|post[- ](registration|qualification|graduate)
      comprovad[ao]s?|profissional|previ[ao]|anterior|solid[ao]|minim[ao]|relevant|professional|proven|progressive(ly)?
      responsible|recent|full[- ]time|hands[- ]on|experiencias?|experienced?|exp\.?|vivencia|pratica|atuacao|atuando
      trabalhando|working|worked|work|carteira( de trabalho)? assinada|${inThePast}
    )(?![\p{L}\p{N}])
  `,
  { before: '^', after: '+' },
)

export const link = /^(?:como|em|com|na|no|nas|nos|in|with|as|running|using|usando)(?: (?:an?|the|um|uma))? /u

/** Time asked in an occupation and not in a field: "como cozinheiro". */
export const asOccupation = /^(?:como|as) /

/** What stands before the time: "Experiência como cozinheiro de 2 anos". */
const ahead =
  /\b(?:experiencia|vivencia|experience|atuacao) (?:(?:minima|previa|comprovada) )?((?:como|em|com|na|no|in|with|as) [^,.;:()]{3,60}?)(?:\([ao]s?\))?[,:]?(?: de| of| por| for)?(?: (?:no minimo|pelo menos|at least))?\s*$/u

const cut =
  /[,.;:()!?]|\s[–-]\s|\s(?:ou superior|or above|incluindo|including|preferencialmente|preferably|que|para|that|where|who|or similar|or equivalent|ou similar|experience|em ambiente|at an?|is|are|e|sera)(?:\s|$)/u

/** "In stock control, planning or a warehouse": a list of kinds of work goes on behind its comma. */
const list =
  /^[\p{L} -]{3,30}(?:, (?!(?:incluindo|including|preferencialmente|preferably)\b)[\p{L} -]{3,30}){1,3},? (?:or|ou) [\p{L} -]{3,30}/u

const withoutListCommas = (text: string): string => text.replace(list, (all) => all.replaceAll(',', ' '))

/** Maximum characters of the work's name. */
const NAME = 60

/** Minimum weight of a name of work: one word of a trade, or two general ones. */
export const ENOUGH = 2

export const weightOf = (text: string, language: TextLanguage): number =>
  fold(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .reduce((sum, word) => sum + (word.length < 2 ? 0 : wordWeight(word, language)), 0)

/** The work a time is asked in, in the advert's words: "como cozinheiro"; null where none is named ("na função"). */
export const workNamed = ({ text, mark }: Quote, language: TextLanguage): string | null => {
  const folded = fold(text)
  const at = text.indexOf(mark)
  if (at < 0) return null
  const from = at + mark.length
  const skipped = between.exec(folded.slice(from))?.[0].length ?? 0
  const rest = folded.slice(from + skipped)
  const linked = link.exec(rest)
  const before = ahead.exec(folded.slice(0, at))?.[1]
  // Without a link word, what follows is the work only where it ends in "experience": "5 years of software testing experience".
  if (before === undefined && !linked && !/^.{3,60}? experience\b/u.test(rest)) return null
  const head = linked?.[0].length ?? 0
  const stop = ` ${withoutListCommas(rest.slice(head))}`.search(cut)
  const [start, end] =
    before !== undefined
      ? [folded.lastIndexOf(before, at), folded.lastIndexOf(before, at) + before.length]
      : [from + skipped, stop < 0 ? text.length : from + skipped + head + Math.max(0, stop - 1)]
  const name = text.slice(start, end).trim()
  const bare = fold(name).replace(link, '')
  return name.length <= NAME && (isTitle(bare) || weightOf(bare, language) >= ENOUGH) ? name : null
}
