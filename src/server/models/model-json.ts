// A model's text in API answers: beside the measured result, never in it.
import {
  type FollowUpJson,
  type ModelJson,
  type ModelPhotoJson,
  type ModelTextJson,
  modelStates,
} from '../../api/tools/models'
import type { ModelPart } from '../../texts/models/view'

/** `texto_modelo` of a record; null where no model was asked. */
export function modelJson(part: ModelPart | null): ModelJson | null {
  if (!part) return null
  if (part.state === 'asked') return { estado: modelStates.asked, fila: part.ahead, caracteres: part.characters }
  if (part.state === 'gave-up') return { estado: modelStates['gave-up'], motivo: part.reason }
  const { engine, prompt, tokensIn, tokensOut, ms, dropped, withheld, answer } = part
  return {
    estado: modelStates.answered,
    motor: engine.kind,
    modelo: engine.model,
    endereco: engine.host,
    local: engine.local,
    versao_prompt: prompt,
    tokens_entrada: tokensIn,
    tokens_saida: tokensOut,
    tempo_ms: ms,
    trechos_retirados: dropped,
    linhas_nao_enviadas: withheld,
    ...answerJson(answer),
  }
}

const answerJson = (
  answer: Extract<ModelPart, { state: 'answered' }>['answer'],
): ModelTextJson | ModelPhotoJson | FollowUpJson =>
  answer.kind === 'follow'
    ? { pergunta: answer.question, sobre: answer.about }
    : answer.kind === 'photo'
      ? { expressao: answer.expression, olhar: answer.gaze, lugar: answer.place, fundo: [...answer.behind] }
      : {
          headline: answer.headline,
          resumo: answer.about,
          frases: answer.lines.map(({ from, text }) => ({ original: from, sugestao: text })),
          areas_melhoria: answer.advice.map(({ check, text }) => ({ verificacao: check, texto: text })),
          carta: answer.letter,
        }
