// A photo analysis as the API answers it: the agreed Portuguese field names, and our additions beside them.
import type { Area, PhotoCheck, PhotoResult } from '../../../analysis/photo/result'
import { checkStates } from '../../../api/tools/analyses'
import { type AreaJson, type PhotoCheckJson, type PhotoJson, photoAspects } from '../../../api/tools/photo'
import type { Language } from '../../../i18n'
import { photoTexts } from '../../../texts/photo/texts'
import { photoView } from '../../../texts/photo/view'

const area = ({ x, y, width, height }: Area): AreaJson => ({ x, y, largura: width, altura: height })

/** The `analise_json` of a result, with texts in the person's language. Scores are 0 to 100. */
export function photoJson(result: PhotoResult, language: Language): PhotoJson {
  const { strengths, advice, notes } = photoView(result, language)
  const { expression, light, background, sharpness } = result.aspects
  return {
    score: result.score,
    aspectos: { expressao: expression, iluminacao: light, fundo: background, nitidez: sharpness },
    feedback: {
      positivos: strengths.map(({ text }) => text),
      melhorias: advice.map(({ title, text }) => `${title} ${text}`),
    },
    versao_rubrica: result.rubric,
    motor: result.engine,
    rostos: result.faces,
    rosto: { ...area(result.face), olhos: result.face.eyes },
    outros_rostos: result.others.map(area),
    imagem: { largura: result.picture.width, altura: result.picture.height },
    avisos: notes.map(({ id, title, text }, index) => ({
      id,
      titulo: title,
      texto: text,
      maximo: result.notes[index]?.at ?? 100,
    })),
    verificacoes: result.checks.map((check) => checkJson(check, language)),
  }
}

function checkJson(check: PhotoCheck, language: Language): PhotoCheckJson {
  const texts = photoTexts(language, check)
  const open = check.status === 'part' || check.status === 'none'
  return {
    id: check.id,
    aspecto: photoAspects[check.aspect],
    estado: checkStates[check.status],
    pontos: check.points,
    maximo: check.max,
    ganho: check.gain,
    medida: open ? (texts?.note ?? null) : null,
    correcao: open ? (texts?.fix ?? null) : null,
    contagens: { ...check.params },
  }
}
