// A résumé analysis as the API answers it: the agreed Portuguese field names, and our additions beside them.
import type { Check, ResumeResult } from '../../../analysis/resume/result'
import { checkStates } from '../../../api/tools/analyses'
import { checkGroups, type ResumeCheckJson, type ResumeJson } from '../../../api/tools/resume'
import { type Language, translator } from '../../../i18n'
import { optimisedUrl } from '../../../texts/resume/optimised-view'
import { checkTexts } from '../../../texts/resume/texts'
import { findingsOf, resumeView } from '../../../texts/resume/view'

/** Joins sentences: a title gets a full stop before the fix follows. */
const joined = (title: string, fix: string) => (/[.!?…]$/.test(title) ? `${title} ${fix}` : `${title}. ${fix}`)

/**
 * The `analise_json` of a result, with texts in the person's language. Scores are 0 to 100; `score` is null when the
 * file does not look like a résumé. `url_otimizado` is null where no optimised file is offered. While
 * `otimizado_em_preparo` is true, its address builds the file on request and answers 404 if none is offered after all.
 */
export function resumeJson(result: ResumeResult, language: Language, id: string | null = null): ResumeJson {
  const { strengths, caps, robot, keywords } = resumeView(result, language)
  const t = translator(language)
  return {
    score: result.score,
    formatacao: { score: result.formatting },
    conteudo: { score: result.content },
    ats_compatibilidade: { score: result.ats },
    pontos_fortes: [...strengths],
    areas_melhoria:
      result.score === null
        ? [`${t('resume.page.notResume')}. ${t('resume.page.notResumeText')}`]
        : findingsOf(result, language).map(({ title, fix }) => joined(title, fix)),
    keywords_encontradas: [...keywords.found],
    keywords_sugeridas: [...keywords.suggested],
    url_otimizado: (id && optimisedUrl(result, id, language)) || null,
    otimizado_em_preparo: result.optimised === 'pending',
    versao_rubrica: result.rubric,
    motor: result.engine,
    idioma_documento: result.language,
    palavras: result.words,
    paginas: result.pages,
    limites: result.caps.map(({ id, at }, index) => ({ id, maximo: at, texto: caps[index] ?? '' })),
    verificacoes: result.checks.map((check) => checkJson(check, language)),
    leitura_robo: {
      campos: robot.fields.map(({ field, label, value }) => ({ campo: field, nome: label, valor: value })),
      secoes: result.robot.sections.map(({ name, heading, page, line }) => ({
        secao: name,
        titulo: heading,
        pagina: page,
        linha: line,
      })),
      texto_oculto: robot.hidden.map(({ text, reason }) => ({ texto: text, motivo: reason })),
    },
  }
}

function checkJson(check: Check, language: Language): ResumeCheckJson {
  const texts = checkTexts(language, check.id, check.params)
  return {
    id: check.id,
    grupo: checkGroups[check.group],
    estado: checkStates[check.status],
    pontos: check.points,
    maximo: check.max,
    ganho: check.gain,
    titulo: texts?.title ?? check.id,
    // Only measured checks can be improved.
    correcao: check.status === 'part' || check.status === 'none' ? (texts?.fix ?? null) : null,
    contagens: { ...check.params },
    evidencias: check.evidence.map(({ text, page, line, mark }) => ({
      texto: text,
      pagina: page,
      linha: line,
      trecho: mark ?? null,
    })),
  }
}
