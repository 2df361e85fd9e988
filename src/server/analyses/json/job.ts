// A job comparison as the API answers it: the agreed Portuguese field names, and our additions beside them.
import { hasFigure } from '../../../analysis/job/figure'
import type { KeywordMatch, RequirementMatch } from '../../../analysis/job/result'
import type { Evidence } from '../../../analysis/resume/result'
import type { EvidenceJson } from '../../../api/tools/analyses'
import {
  buckets,
  fulfilments,
  type JobJson,
  type KeywordJson,
  matches,
  needs,
  type RequirementJson,
  requirementKinds,
} from '../../../api/tools/job'
import type { Language } from '../../../i18n'
import { jobView, type StoredJob } from '../../../texts/job/view'
import { rangeJson } from '../../history/range-json'

const evidenceJson = (evidence: Evidence | null): EvidenceJson | null =>
  evidence && { texto: evidence.text, pagina: evidence.page, linha: evidence.line, trecho: evidence.mark ?? null }

const keywordJson = (one: KeywordMatch): KeywordJson => ({
  palavra: one.text,
  habilidade: one.skill,
  tipo: one.kind === 'hard' ? 'tecnica' : 'comportamental',
  pedido: needs[one.need],
  vezes: one.times,
  situacao: buckets[one.bucket],
  credito: one.credit,
  como: one.how && matches[one.how],
  ganho: one.gain,
  vaga: { texto: one.quote.text, linha: one.quote.line, trecho: one.quote.mark },
  curriculo: evidenceJson(one.evidence),
})

const requirementJson = (one: RequirementMatch): RequirementJson => ({
  tipo: requirementKinds[one.kind],
  pedido: one.what,
  nivel: one.level,
  desejavel: one.need === 'desirable',
  atendido: fulfilments[one.met],
  encontrado: one.has,
  vaga: { texto: one.quote.text, linha: one.quote.line, trecho: one.quote.mark },
  curriculo: evidenceJson(one.evidence),
})

/** The `resultados_json` of a result, with texts in the person's language. `compatibilidade` is 0 to 100, null without a figure. */
export function jobJson(result: StoredJob, language: Language): JobJson {
  const view = jobView(result, language)
  const { wishes } = view
  // `detalhes` says what another word only suggests.
  const named = [view, wishes].flatMap(({ studied, listed, suggested }) => [...studied, ...listed, ...suggested])
  const texts = (chips: readonly { readonly text: string }[]) => chips.map(({ text }) => text)
  return {
    compatibilidade: hasFigure(result.range) ? result.score : null,
    resumo: `${view.headline}. ${view.summary}`,
    keywords: {
      importantes: texts(view.important),
      presentes: texts([...view.shown, ...wishes.shown, ...named]),
      ausentes: texts([...view.missing, ...wishes.missing]),
      mostradas: texts([...view.shown, ...wishes.shown]),
      listadas: texts(named),
    },
    sugestoes: view.suggestions.map(({ title, text }) =>
      /[.!?…]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`,
    ),
    faixa: hasFigure(result.range) ? rangeJson(result.range) : null,
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
