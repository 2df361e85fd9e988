// The words of a person's own trade: those that the page has, and those that adverts of the trade ask for beside them.
import { type Line, placeOf } from '../../../documents/document'
import { memo, memoOfObject } from '../../../memo'
import { anyOf, noLetterAround } from '../../../phrases'
import { linesOf, type Resume } from '../../reading'
import { actionVerbs } from '../../reading/experience/tasks/verbs'
import type { SectionName } from '../../reading/sections/headings'
import { fold } from '../../reading/text'
import { blocksOf } from '../../sentences/blocks'
import { careerChange } from '../change'
import { isLeader } from '../leader'
import { onTheSide } from '../occupation'
import type { Unknown } from '../unknown'
import { englishCrafts } from './english-crafts'
import { englishServices } from './english-services'
import { portugueseCrafts } from './portuguese-crafts'
import { portugueseServices } from './portuguese-services'

/** `word` names a skill where it stands, `sign` shows it too and names none. */
type TradeWord = { readonly name: string; readonly word: RegExp; readonly sign: RegExp | null }
type Trade = { readonly titles: RegExp; readonly words: readonly TradeWord[] }

const toPattern = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${words.trim()})(?![\p{L}\d])`, 'u')
const toWord = (row: string): TradeWord => {
  const [name = '', patterns = ''] = row.split(/: (.*)/u)
  const [word = '', sign] = patterns.split(' / ')
  return { name, word: toPattern(word), sign: sign === undefined ? null : toPattern(sign) }
}
/**
 * The trades of a language: a block begins with the titles, each line has a name and, folded, the words that show it on a page; behind "/"
 * stand words that show it too and name no skill by themselves. Made when a page in it is first read.
 */
const tradesIn = memo((language: string): readonly Trade[] =>
  (language === 'pt' ? [portugueseCrafts, portugueseServices] : [englishCrafts, englishServices])
    .flatMap((table) => table.trim().split('\n\n'))
    .map((block) => {
      const [titles = '', ...rows] = block.split('\n')
      return { titles: new RegExp(titles.slice(2), 'u'), words: rows.map(toWord) }
    }),
)

/** Words of a title that make another trade of it, about which no table has anything: "Engenheiro eletricista". Folded. */
const another = anyOf(
  String.raw`
  data (?:clean|warehous|pick|pack|mechanic|security|cent)\p{L}*|(?:network|cyber|information|data|it) security|engenheir[oa]
  (?<!(?:heating|it|support|desktop|desk|plumbing) )engineer(?! support)
  (?:aircraft|aviation|airframe|(?:bi)?cycle|bike|marine|boat|lift|elevator|escalator|refrigeration|hvac|crane|watch) (?:\p{L}+ )?mechanic
  animais|animal|caes|gatos|pets?|dogs?|kennels?|quadros|telas|artistic[oa]|portrait|professor[a]?|teacher(?!.?s aide)|lecturer|instrutor[a]?|instructor|tutor[a]?
  secretari[oa] (?:escolar|academic[oa]|municipal|estadual|de (?:educacao|saude|estado|governo))`,
  noLetterAround,
)

/** The trade of the latest job that names its employer, or of the aim where a page changes its field; null for one without a table. */
export const tradeOf = memoOfObject((resume: Resume): Trade | null => {
  const [latest] = resume.roles
  const isJob = latest?.title != null && latest.employer !== null && !onTheSide.test(fold(latest.line.text))
  const text = careerChange(resume)?.line.text ?? (isJob ? latest.title : null)
  return text == null ? null : tradeOfTitle[resume.language](text)
})

const tradeNamed = (language: Resume['language']) =>
  memo((text: string): Trade | null => {
    const folded = fold(text)
    return another.test(folded) ? null : (tradesIn(language).find(({ titles }) => titles.test(folded)) ?? null)
  })
const tradeOfTitle = { pt: tradeNamed('pt'), en: tradeNamed('en') }

/** Who leads a team beside which they work is asked for this, too. */
const leading: Readonly<Record<Resume['language'], TradeWord>> = {
  pt: toWord('Gestão de pessoas: equipes?|lider\\p{L}*|comand\\p{L}+|coorden\\p{L}+|chefi\\p{L}*|supervision\\p{L}+'),
  en: toWord('Team leadership: teams?|led|lead|leading|supervis\\p{L}+|manag\\p{L}+|mentor\\p{L}*'),
}

/** The words that adverts of the trade ask for and no line shows, in the page's language. */
export const missingTradeWords = (resume: Resume, trade: Trade): string[] => {
  const texts = resume.lines.map(({ text }) => fold(text))
  const isMissing = ({ word, sign }: TradeWord): boolean => !texts.some((text) => word.test(text) || sign?.test(text))
  const wanted = isLeader(resume.roles[0]?.title ?? null) ? [leading[resume.language], ...trade.words] : trade.words
  return wanted.filter(isMissing).map(({ name }) => name)
}

/** "Corto e escovo 10 cabelos": a verb says what somebody does and is no name of a skill. */
const isVerb = (mark: string, text: string, at: number): boolean =>
  !mark.includes(' ') &&
  (actionVerbs.has(fold(mark)) ||
    (at === 0 &&
      mark !== mark.toUpperCase() &&
      !mark.endsWith('s') &&
      !/^(?:$|[,;:]| (?:d[aeo]s?|em|of) )/u.test(text.slice(mark.length))))

/** Everyday words that show a trade beside others and name no skill by themselves. Folded. */
const everyday = new Set(
  `blow leite milk cafe cafes coffee coffees reta meta metas target targets window windows bin bins post beds cuts pots plates notes minutes
  oil lead damp stick tray felt height search praca pele pes carga nivel formas luzes pao pa banho historias trocas altura barras bloco`
    .trim()
    .split(/\s+/),
)

/** Most words of a trade that are taken from a page. */
const MOST_WORDS = 12
const parts: readonly SectionName[] = ['experience', 'projects', 'volunteer', 'skills', 'courses', 'summary', 'other']

/** The words of a trade that a text has, by their places in the trade's own list. */
const wordsInText = memoOfObject(({ words }: Trade) =>
  memo((text: string): ReadonlySet<number> => {
    const folded = fold(text)
    return new Set(words.flatMap(({ word }, at) => (word.test(folded) ? [at] : [])))
  }),
)

/** The words of the trade that a page has, in its own spelling; none within `taken`, the names found already. */
export const tradeWordsIn = (resume: Resume, trade: Trade, taken: readonly string[]): Unknown[] => {
  const heads = new Set(resume.roles.map(({ line }) => placeOf(line)))
  const lines: Line[] = linesOf(resume.sections, ...parts).filter((line) => !heads.has(placeOf(line)))
  const blocks = blocksOf(lines, resume)
  const names = taken.map(fold)
  const wordsOf = wordsInText(trade)
  return trade.words
    .flatMap(({ word }, at): Unknown[] => {
      const line = blocks.find(({ text }) => wordsOf(text).has(at))
      const match = line && word.exec(fold(line.text))
      if (!line || !match) return []
      const mark = line.text.slice(match.index, match.index + match[0].length)
      if (everyday.has(fold(mark)) || isVerb(mark, line.text, match.index)) return []
      return names.some((name) => name.includes(fold(mark)) || fold(mark).includes(name)) ? [] : [{ line, mark }]
    })
    .filter(({ mark }, at, all) => all.findIndex((other) => fold(other.mark) === fold(mark)) === at)
    .slice(0, MOST_WORDS)
}
