// Classifies how a line of experience opens: with an action, with a noun for one, weakly, or otherwise.
import { memo } from '../../../../memo'
import { either } from '../../../../phrases'
import { fold } from '../../text'
import { actionVerbs } from './verbs'

export type Opening = 'action' | 'noun' | 'weak' | 'other'

const weak = [
  /^(?:fui |era |eu era |sou )?(?:o |a )?(?:principal )?responsavel (?:por|pel[oa]s?|em|na|no|direto)\b/,
  /^responsabilidades?\b/,
  /^(?!auxiliar (?:de|admin))(?:ajud|auxili|particip|colabor|contribu|trabalh|atu)(?:ei|ou|ava|ando|ar|o|i|iu|indo|ir|amos|ia)\b/,
  /^(?:auxilio|participacao|colaboracao|atuacao|ajuda|vivencia|contato) (?:a|ao|aos|as|na|no|nas|nos|em|com|de)\b/,
  /^(?:fiz|fez|fazia) parte\b/,
  /^tive (?:contato|a oportunidade|experiencia)\b/,
  /^responsible for\b/,
  /^(?:duties|responsibilities|tasks)(?: \w+)? (?:included?|were|:)/,
  /^(?:helped|assisted|aided|participated|worked|involved|tasked|was (?:responsible|part|involved)|part of|in charge of|helping|assisting|working)\b/,
  /^(?:i )?(?:was|have been) (?:responsible|involved|part)\b/,
]
/** Nouns of work in Portuguese. */
const portugueseNouns = `
  gestao|suporte|controle|apoio|analise|venda|vendas|pos-venda|compra|compras|cobranca|limpeza|entrega|entregas
  conferencia|organizacao|manutencao|rotina|rotinas|emissao|fechamento|cadastro|arquivo|atendimento|contas|abertura
  reposicao|recebimento|preparo|operacao|cuidados?|inventario|folha|triagem|coleta|registro|aulas?|elaboracao
  projetos?|relatorios|lideranca|aplicacao|curativos|higienizacao`
/** Nouns of work in English. */
const englishNouns = 'management|maintenance|analysis|support|preparation|development'
const nouns = new RegExp(String.raw`^${either(portugueseNouns, englishNouns)}\b`)
/** Verbs of the first person that are a noun too: "preparo o almoço" and "preparo de refeições". What follows decides. */
const nounOrVerb =
  /^(?:preparo|cadastro|registro|arquivo|projeto|documento|apoio|conserto|processo|contrato|desenho|treino|reparo|modelo|transporte|cultivo)(?![\p{L}-])/u
const objectBehind =
  /^[\p{L}]+ (?:os?|(?<!^apoio )as?|uma?|uns|umas|tod[oa]s?|cada|\d+|dois|duas|tres|me[ua]s?|minhas?|nov[oa]s?|(?!das |dos |nas |nos |aos )\p{L}{3,20}s)(?![\p{L}])/u
const secondVerb = /^\p{L}+ e (\p{L}+o) (?!d[aeo]s? )/u
const asNounOrVerb = (folded: string): Opening => {
  const second = folded.match(secondVerb)?.[1]
  return objectBehind.test(folded) || (second && actionVerbs.has(second)) ? 'action' : 'noun'
}
const nounEnding = /^\p{L}{3,}(?:cao|coes|sao|soes|mento|mentos|agem|agens|ancia|encia|tion|ment)\b/u
const notInfinitive =
  /^(?:auxiliar|militar|escolar|particular|popular|similar|titular|hospitalar|familiar|alimentar|hotelar|mulher|qualquer|exterior|regular|complementar|preliminar|bar|lugar|lider|caracter|celular|jantar)$/
// Endings that identify verbs which are not listed.
const verbEnding = /^(?:\p{L}{3,}(?:ei|ou|ando|endo|indo)|\p{L}{4,}(?:ar|er|ir)|\p{L}{3,}(?:ed|ing))$/u
/** What is a verb behind a prefix too: "co-taught", "re-organizei", but no "co-founder". */
const pastEnding = /^\p{L}{2,}(?:ei|ou|ed)$/u
/** Words that end as verbs do in English ("-ed", "-ing", "-er"). */
const endingsAlone = `
  red|need|speed|embed|feed|seed|hundred|building|engineering|marketing|training|banking|housekeeping|accounting
  something|during|morning|evening|software|server|order|user|customer|computer|manager|number|other|under|over|after
  water|paper`
/** Words that end as verbs do in Portuguese ("-ando", "-ei"). */
const portugueseEndings = 'quando|comando|segundo|mundo|fundo|sei'
const notVerb = new RegExp(`^${either(endingsAlone, portugueseEndings)}$`)

/** Classifies the opening of a line. Bullets, "Eu" and leading adverbs ("Successfully led") are skipped. */
export const opening = memo((text: string): Opening => {
  const folded = fold(text)
    .replace(/^[^\p{L}]+/u, '')
    // A repeated weak opening counts as one.
    .replace(/(?<![\p{L}])(\p{L}{2,40})(?: \1(?![\p{L}]))+/gu, '$1')
    .replace(/^(?:eu|i|we|nos|tambem|successfully|effectively|proactively|consistently|single-handedly) /, '')
  if (weak.some((pattern) => pattern.test(folded))) return 'weak'
  const [first = ''] = folded.match(/^[\p{L}-]+/u) ?? []
  const prefixed = first.match(/^(?:co|re|pre)-(\p{L}{3,})$/u)?.[1]
  if (prefixed && (actionVerbs.has(prefixed) || pastEnding.test(prefixed))) return 'action'
  if (nounOrVerb.test(folded)) return asNounOrVerb(folded)
  if (nouns.test(folded) || nounEnding.test(first)) return 'noun'
  if (actionVerbs.has(first)) return 'action'
  if (verbEnding.test(first) && !notInfinitive.test(first) && !notVerb.test(first)) return 'action'
  return 'other'
})

/** True for a text that begins as a task does: with a verb, or with words that are weak in place of one. */
export const beginsAsTask = (text: string): boolean => ['action', 'weak'].includes(opening(text))

/** The words that make an opening weak, to be marked in the evidence. */
export const weakWords = (text: string): string => {
  const start = text.search(/\p{L}/u)
  const rest = start < 0 ? '' : text.slice(start)
  const folded = fold(rest)
  const [first = ''] = rest.match(/^\p{L}+(?:\s+\p{L}{1,4}(?!\p{L}))?/u) ?? []
  // The whole phrase, "In charge of", and never a piece of it.
  const matched =
    folded.length === rest.length ? Math.max(0, ...weak.map((one) => folded.match(one)?.[0].length ?? 0)) : 0
  return matched > first.length ? rest.slice(0, matched).trimEnd() : first
}
