// Finds sentences that say nothing a reader could verify or picture.
import { placeOf } from '../../../documents/document'
import { memo } from '../../../memo'
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { linesOf, type Resume } from '../../reading'
import { findDates } from '../../reading/dates/dates'
import { quantity } from '../../reading/experience/tasks/quantities'
import type { Block } from '../../reading/lines/paragraphs'
import { fold, tokens } from '../../reading/text'
import { sentencesOf } from '../blocks'
import { concreteWords, contentWords } from '../content-words'
import { findPraise } from '../work/particular'
import { findVagueAim } from './aim'
import { boast, boastAlone, inflated } from './boasts'
import { isPraise } from './character'
import { findComplaint } from './complaints'
import { findHype } from './hype'
import { findVague } from './vague'

/**
 * vague: could mean anything; unmeasured: claims a result without an amount; boast: praise nobody can verify;
 * blame: criticises others; demand: sets conditions; apology: excuses oneself; plea: begs (complaints.ts); share: percentages of an abstraction, line after line; image: images instead of work (images.ts);
 * advert: the description of a post (advert-prose.ts).
 */
type EmptyReason =
  | 'vague'
  | 'unmeasured'
  | 'boast'
  | 'blame'
  | 'demand'
  | 'apology'
  | 'plea'
  | 'share'
  | 'image'
  | 'advert'

const unmeasured = anyOf(
  String.raw`
  (excelentes?|otimos|grandes|expressivos|significativos) (resultados|ganhos|melhorias)
  (ganhos|resultados|melhorias|reducao|aumento|crescimento|impacto|economia) (muito )?(significativ|expressiv|relevante|extraordinari|excelente|incrive)\p{L}*
  reduc(ao|oes) expressivas? de custos?|resultados sustentaveis
  significant (improvements?|results?|growth|gains?|savings|impact)|(outstanding|exceptional|amazing) results?`,
  noLetterOrDigitAround,
)
/** A target that was met, without what it was. */
const targetMet = anyOf(
  `
  (super|bat|ating|cumpr)(ei|i|ia|ava) (todas )?(as |minhas |a )?metas?
  (exceeded|beat|met) (all )?(my |the )?(targets?|goals?|quotas?)`,
  noLetterOrDigitAround,
)
/** The same as a line of its own, so that opening it with a verb costs nothing. */
const targetAlone = /^[^\p{L}]*(?:cumprimento|atingimento|alcance|superacao) d[ea]s? metas[.;]?$/u
/** Fewer different words than this, with "coisas" or "entre outros", say almost nothing. */
const VAGUE_WORDS = 9
/** Fewer different words with content than this cannot explain what a percentage refers to. */
const PERCENT_WORDS = 4

const shares = /\d[\d.,]{0,12} ?(?:%|por cento(?!\p{L})|percent(?!\p{L})|x(?!\p{L}))/giu

/** A share of anything at all: "20% de outras coisas", "45% de aumento em tudo". */
const shareOfAnything =
  /\d{1,6}(?:[.,]\d{1,2})? ?(?:%|por cento|percent)(?: \p{L}+){0,3} (?:de|em|of|in) (?:outras coisas|tudo|divers[oa]s|vari[oa]s|other things|everything|various)(?!\p{L})/u

/** True where the only figure is one percentage or multiple and few words explain it: it could refer to anything. */
export const isLoneShare = (text: string): boolean => {
  const all = text.match(shares) ?? []
  if (all.length === 0 || quantity(text.replace(shares, ' ')) !== null) return false
  const short = all.length === 1 && contentWords(text).size < PERCENT_WORDS
  return short || concreteWords(text.replace(shares, ' ')).length < PICTURED
}
/** Words that can be pictured which say what a percentage is of. */
const PICTURED = 2

/** The part that makes a sentence say nothing, and the reason; null for a sentence with content. Pure. */
export const findEmpty = memo((text: string): { readonly reason: EmptyReason; readonly mark: string } | null => {
  const folded = fold(text)
  const different = new Set(tokens(folded)).size
  const cut = (match: RegExpMatchArray) => text.slice(match.index!, match.index! + match[0].length)
  const bold = folded.match(boast) ?? folded.match(boastAlone)
  if (bold) return { reason: 'boast', mark: cut(bold) }
  const hype = findHype(text)
  if (hype !== null) return { reason: 'boast', mark: hype }
  const complaint = findComplaint(text)
  if (complaint) return complaint
  const great = folded.match(inflated)
  if (great && quantity(text.replace(shares, ' ')) === null) return { reason: 'boast', mark: cut(great) }
  const praise =
    folded.match(unmeasured) ??
    (different < VAGUE_WORDS ? (folded.match(targetMet) ?? folded.match(targetAlone)) : null)
  if (praise && quantity(text) === null) return { reason: 'unmeasured', mark: cut(praise) }
  const loose = folded.match(shareOfAnything) ?? (different < VAGUE_WORDS ? findVague(text) : null)
  if (loose) return { reason: 'vague', mark: cut(loose) }
  const praising = findPraise(text) ?? (isPraise(text) ? text : null)
  return praising === null ? null : { reason: 'boast', mark: praising }
})

export type EmptySentence = { readonly line: Block; readonly mark: string; readonly reason: EmptyReason }

/** Number of lines with a percentage of an abstraction from which they are a pattern and not a figure of speech. */
const SHARES = 4

/** Words that can be pictured, in a line whose only figures are percentages or multiples; null for any other line. */
const concreteBeside = (text: string): number | null =>
  !text.match(shares) || quantity(text.replace(shares, ' ')) !== null
    ? null
    : concreteWords(text.replace(shares, ' ')).length

/** Lines with a percentage of nothing that can be pictured ("Improved efficiency by 52%"), where they are a pattern. */
const looseShares = (sentences: readonly Block[]): ReadonlySet<string> => {
  const beside = sentences.map(({ text }) => ({ text, concrete: concreteBeside(text) }))
  const loose = beside.filter(({ concrete }) => concrete !== null && concrete <= 1)
  const bare = loose.filter(({ concrete }) => concrete === 0)
  const measured = beside.filter(({ text }) => text.match(shares))
  const pattern = loose.length >= SHARES && bare.length >= 2 && loose.length * 2 > measured.length
  return new Set(pattern ? loose.map(({ text }) => text) : [])
}

/** Names of anything at all: figures that count nothing else say nothing ("99 ações e 50 outras ações", "40% das partes em 5 itens"). */
const anything = new RegExp(
  `^(?:${`outr[oa]s? atividades? acao acoes itens? item partes? situac(?:ao|oes) problemas? vez(?:es)? nive(?:l|is) tipos? coisas? questoes questao pontos? aspectos? areas? elementos?
  tarefas? etapas? fases? demandas? unidades? formas? modos? fator(?:es)? dimens(?:ao|oes) categorias? operac(?:ao|oes) especies? graus? grau objetos? assuntos? casos? variaveis variavel
  modulos? fluxos? blocos? ciclos? conjuntos? metodos? criterios? procedimentos? movimentos? componentes? ocorrencias? diferentes? diferente distint[oa]s? gera(?:l|is) total totais
  dias? mes(?:es)? anos? mais menos nada tudo cada acertos? lugar(?:es)? locais local setor(?:es)? processos? momentos? resultados? metas? objetivos?
  others? activit(?:y|ies) actions? items? parts? situations? problems? times? levels? types? things? issues? points? aspects? elements? tasks? steps? phases? units? forms? ways? kinds? sorts?
  factors? dimensions? categor(?:y|ies) operations? degrees? objects? matters? cases? variables? modules? flows? blocks? cycles? sets? methods? criteria procedures? movements? components?
  entities instances? occurrences? places? processes process moments? results? goals? objectives? demands? different distinct general across days? months? years? more less nothing everything`
    .split(/\s+/)
    .join('|')})$`,
)
/** Number of lines that count anything at all from which they are a pattern: "300 itens por hora" alone is work in a warehouse. */
const COUNTS = 3

const countsAnything = (text: string): boolean =>
  /\d/.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !findDates(text).length &&
  concreteWords(text).every((word) => anything.test(word))

/** The lines that count anything at all, where most lines with a figure do so. */
const looseCounts = (sentences: readonly Block[]): readonly string[] => {
  const loose = [...new Set(sentences.map(({ text }) => text).filter(countsAnything))]
  const measured = sentences.filter(({ text }) => /\d/.test(text) && quantity(text) !== null)
  return loose.length >= COUNTS && loose.length * 2 > measured.length ? loose : []
}

/** The lines whose figures say nothing. */
export const looseFigures = (sentences: readonly Block[]): ReadonlySet<string> =>
  new Set([...looseShares(sentences), ...looseCounts(sentences)])

type Read = Pick<Resume, 'lines'> & Partial<Pick<Resume, 'sections'>>

/** The lines of an opening that asks for any job: the check of the summary judges them, and one mistake counts once. */
export const vagueAims = (resume: Read): ReadonlySet<string> =>
  new Set(
    linesOf(resume.sections ?? [], 'objective', 'summary')
      .filter(({ text }) => findVagueAim([text]) !== null)
      .map(placeOf),
  )
/** True for what such a line says besides: praise and pleas, which go with it. */
const goesWithAim = (reason: EmptyReason): boolean => reason !== 'blame' && reason !== 'demand' && reason !== 'apology'

/** The sentences without content, in order; `images` are those written in images, `ofPost` those of a post's description. */
export const emptySentences = (
  resume: Read,
  images: ReadonlySet<string> = new Set(),
  ofPost: ReadonlySet<string> = new Set(),
): EmptySentence[] => {
  const aims = vagueAims(resume)
  const sentences = sentencesOf(resume.lines, resume)
  const loose = looseFigures(sentences)
  return sentences.flatMap((line): EmptySentence[] => {
    if (ofPost.has(line.text)) return [{ line, mark: line.text, reason: 'advert' }]
    const emptiness = findEmpty(line.text)
    if (emptiness && aims.has(placeOf(line.line)) && goesWithAim(emptiness.reason)) return []
    if (emptiness) return [{ line, ...emptiness }]
    if (images.has(line.text)) return [{ line, mark: line.text, reason: 'image' }]
    return loose.has(line.text)
      ? [{ line, mark: line.text.match(shares)?.[0] ?? line.text.match(/\d[\d.,]*/)?.[0] ?? '', reason: 'share' }]
      : []
  })
}

/** True for a sentence that turns the reader away: a complaint, a demand, an apology or a plea. */
export const repels = ({ reason }: EmptySentence): boolean =>
  reason === 'blame' || reason === 'demand' || reason === 'apology' || reason === 'plea'

/** True where such a sentence stands in what is read first. */
export const opensWithRepelling = (found: readonly EmptySentence[], resume: Resume): boolean => {
  const first = new Set(
    sentencesOf([...resume.top, ...linesOf(resume.sections, 'objective', 'summary')], resume).map(({ text }) => text),
  )
  return found.some((one) => repels(one) && first.has(one.line.text))
}

/** Each sentence without content once, because a sentence repeated thirty times counts once. */
export const differentEmpty = (found: readonly EmptySentence[]): number =>
  new Set(found.map(({ line }) => fold(line.text))).size
