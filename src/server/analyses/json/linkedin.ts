// A LinkedIn analysis as the API answers it: the agreed Portuguese field names, and our additions beside them.
import { type Check, type LinkedinResult, maxOf, type Section } from '../../../analysis/linkedin/result'
import { checkStates } from '../../../api/tools/analyses'
import type { LinkedinCheckJson, LinkedinJson } from '../../../api/tools/linkedin'
import type { Language } from '../../../i18n'
import { checkTexts } from '../../../texts/linkedin/texts'
import { linkedinView } from '../../../texts/linkedin/view'

const joined = (title: string, fix: string) => (/[.!?…]$/.test(title) ? `${title} ${fix}` : `${title}. ${fix}`)

/** The `analise_json` of a result; `headline_sugerida` is null when the text names nothing to build one from. */
export function linkedinJson(result: LinkedinResult, language: Language): LinkedinJson {
  const { groups, strengths } = linkedinView(result, language)
  const suggestions = (section: Section) =>
    groups.find((group) => group.section === section)?.findings.map(({ title, fix }) => joined(title, fix)) ?? []
  const part = (section: Section) => ({ pontos: result.points[section], maximo: maxOf(result, section) })
  return {
    score: result.score,
    pontos_fortes: [...strengths],
    headline_sugerida: result.headline?.text ?? null,
    sugestoes: {
      headline: suggestions('headline'),
      about: suggestions('about'),
      experience: suggestions('experience'),
    },
    secoes: { headline: part('headline'), about: part('about'), experience: part('experience') },
    headline_partes: result.headline && {
      cargo: result.headline.role,
      habilidades: [...result.headline.skills],
      resultado: result.headline.result,
    },
    keywords_encontradas: [...result.keywords],
    experiencia_informada: result.experienced,
    linhas_repetidas: result.repeated,
    versao_rubrica: result.rubric,
    motor: result.engine,
    idioma_perfil: result.language,
    verificacoes: result.checks.map((check) => checkJson(check, language)),
  }
}

function checkJson(check: Check, language: Language): LinkedinCheckJson {
  const texts = checkTexts(language, check)
  return {
    id: check.id,
    secao: check.section,
    estado: checkStates[check.status],
    pontos: check.points,
    maximo: check.max,
    ganho: check.gain,
    titulo: texts?.title ?? check.id,
    correcao: check.status === 'full' ? null : (texts?.fix ?? null),
    contagens: { ...check.params },
    evidencias: check.evidence.map(({ section, text, line, mark }) => ({
      secao: section,
      texto: text,
      linha: line,
      trecho: mark ?? null,
    })),
  }
}
