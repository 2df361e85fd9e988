// Finds sentences that say nothing a reader could verify or picture.
import type { Line } from '../documents/document'
import { quantity } from './reading/experience/quantities'
import { type Block, toBlocks, toStatements } from './reading/paragraphs'
import { fold, tokens } from './reading/text'

/**
 * vague: could mean anything; unmeasured: claims a result without saying how much; boast: praise nobody can verify;
 * blame: criticises others.
 */
export type EmptyReason = 'vague' | 'unmeasured' | 'boast' | 'blame'

const bounded = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'u')

const vague = bounded(
  `(?:outras |varias |muitas |diversas |algumas )?coisas?|coisinhas|de tudo(?: um pouco)?|nada|qualquer coisa|
  (?:muitas|diversas|varias|outras|demais) (?:atividades|funcoes|tarefas|rotinas)|atividades inerentes|entre outr[oa]s|
  things|stuff|(?:various|other) (?:tasks|duties|things)|anything|everything`,
)
const unmeasured = bounded(
  `(?:ganhos|resultados|melhorias|reducao|aumento|crescimento|impacto|economia) (?:muito )?(?:significativ|expressiv|relevante|extraordinari|excelente|incrive)\\p{L}*|
  reduc(?:ao|oes) expressivas? de custos?|resultados sustentaveis|
  significant (?:improvements?|results?|growth|gains?|savings|impact)|(?:outstanding|exceptional|amazing) results?`,
)
const boast = bounded(
  `[oa] melhor d[oa] (?:brasil|mundo|mercado|cidade|regiao)|numero (?:1|um) d[oa]|sem igual|incomparavel|inigualavel|nunca (?:erro|errei|falho|falhei)|
  sei (?:fazer|de) tudo|faco tudo|carreira meteorica|tempo recorde|world[- ]class|best[- ]in[- ]class|unprecedented|visionary|disrupt(?:or|ive|ing)|
  game[- ]chang(?:er|ing)|paradigm[- ]shifting|10x|never missed|100% (?:success|satisf\\p{L}*)|number one|no\\.? ?1|second to none|
  unmatched|unparalleled|top 1%|best quality|hyper-?scale|synerg(?:ies|ize|izing)|most accomplished|more than most people|in all industries|all technology`,
)

const blame = bounded(
  `incompetent[ea]?|two[- ]faced|(?:chefe|patrao|patroa|gerente) (?:ruim|chat[oa]|fals[oa]|pessim[oa])|bad management|toxic (?:workplace|boss|environment)|
  serious inquiries only|no (?:third-party )?recruiters|no time wasters`,
)

/** Fewer different words than this, with "coisas" or "entre outros", say almost nothing. */
const VAGUE_WORDS = 9
/** Fewer different words than this cannot explain what a percentage refers to. */
const PERCENT_WORDS = 9

const shares = /\d[\d.,]{0,12} ?(?:%|por cento(?!\p{L})|percent(?!\p{L})|x(?!\p{L}))/giu

/** True where the only figure is one percentage or multiple and few words explain it: it could refer to anything. */
export const isLoneShare = (text: string): boolean =>
  (text.match(shares) ?? []).length === 1 &&
  new Set(tokens(fold(text))).size < PERCENT_WORDS &&
  quantity(text.replace(shares, ' ')) === null

/** The part that makes a sentence say nothing, and the reason; null for a sentence with content. Pure. */
export const findEmpty = (text: string): { readonly reason: EmptyReason; readonly mark: string } | null => {
  const folded = fold(text)
  const different = new Set(tokens(folded)).size
  const cut = (match: RegExpMatchArray) => text.slice(match.index!, match.index! + match[0].length)
  const bold = folded.match(boast)
  if (bold) return { reason: 'boast', mark: cut(bold) }
  const ill = folded.match(blame)
  if (ill) return { reason: 'blame', mark: cut(ill) }
  const praise = folded.match(unmeasured)
  if (praise && quantity(text) === null) return { reason: 'unmeasured', mark: cut(praise) }
  const loose = different < VAGUE_WORDS ? folded.match(vague) : null
  return loose ? { reason: 'vague', mark: cut(loose) } : null
}

export type EmptySentence = { readonly line: Block; readonly mark: string; readonly reason: EmptyReason }

/** The sentences without content, in order. Pure. */
export const emptySentences = (lines: readonly Line[]): EmptySentence[] =>
  toBlocks(lines)
    .flatMap((block) => toStatements({ ...block, bullet: false }))
    .flatMap((line) => {
      const found = findEmpty(line.text)
      return found ? [{ line, ...found }] : []
    })

/** Each sentence without content once, because a sentence repeated thirty times counts once. */
export const differentEmpty = (found: readonly EmptySentence[]): number =>
  new Set(found.map(({ line }) => fold(line.text))).size
