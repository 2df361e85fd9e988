// A comparison as the API tells it: Portuguese field names at the edge, our own additions beside the agreed ones.
import type { KeywordMatch, RequirementMatch } from '../../analysis/job/result'
import type { Evidence } from '../../analysis/resume/result'
import type { Language } from '../../i18n'
import { jobView, type StoredJob } from '../../texts/job/view'

const need = { required: 'obrigatoria', duty: 'atividade', desirable: 'desejavel' } as const
const bucket = { shown: 'mostrada', listed: 'listada', missing: 'ausente' } as const
const how = {
  exact: 'exata',
  alias: 'sinonimo',
  plural: 'plural',
  typo: 'digitacao',
  family: 'familia',
  implied: 'implicita',
} as const
const kind = {
  years: 'anos',
  seniority: 'senioridade',
  language: 'idioma',
  education: 'formacao',
  licence: 'registro',
  place: 'local',
} as const
const met = { yes: 'sim', part: 'em_parte', no: 'nao', unknown: 'desconhecido' } as const

const evidenceJson = (evidence: Evidence | null) =>
  evidence && { texto: evidence.text, pagina: evidence.page, linha: evidence.line, trecho: evidence.mark ?? null }

const keywordJson = (one: KeywordMatch) => ({
  palavra: one.text,
  habilidade: one.skill,
  tipo: one.kind === 'hard' ? 'tecnica' : 'comportamental',
  pedido: need[one.need],
  vezes: one.times,
  situacao: bucket[one.bucket],
  credito: one.credit,
  como: one.how && how[one.how],
  ganho: one.gain,
  vaga: { texto: one.quote.text, linha: one.quote.line, trecho: one.quote.mark },
  curriculo: evidenceJson(one.evidence),
})

const requirementJson = (one: RequirementMatch) => ({
  tipo: kind[one.kind],
  pedido: one.what,
  nivel: one.level,
  desejavel: one.need === 'desirable',
  atendido: met[one.met],
  encontrado: one.has,
  vaga: { texto: one.quote.text, linha: one.quote.line, trecho: one.quote.mark },
  curriculo: evidenceJson(one.evidence),
})

/** The `resultados_json` of a result, its texts in the person's language. `compatibilidade` is 0 to 100. */
export function jobJson(result: StoredJob, language: Language) {
  const view = jobView(result, language)
  const texts = (chips: readonly { readonly text: string }[]) => chips.map(({ text }) => text)
  return {
    compatibilidade: result.score,
    resumo: `${view.headline}. ${view.summary}`,
    keywords: {
      importantes: texts(view.important),
      presentes: texts([...view.shown, ...view.listed]),
      ausentes: texts(view.missing),
      mostradas: texts(view.shown),
      listadas: texts(view.listed),
    },
    sugestoes: view.suggestions.map(({ title, text }) =>
      /[.!?…]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`,
    ),
    faixa: result.range && { de: result.range.from, ate: result.range.to },
    confianca: result.confidence === 'thin' ? 'baixa' : 'boa',
    titulo: result.title,
    versao_rubrica: result.rubric,
    motor: result.engine,
    idioma_vaga: result.language,
    palavras: result.words,
    analise_curriculo: result.resume,
    blocos: result.blocks.map(({ id, points, max, gain }) => ({ id, pontos: points, maximo: max, ganho: gain })),
    detalhes: result.keywords.map(keywordJson),
    condicoes: result.requirements.map(requirementJson),
  }
}
