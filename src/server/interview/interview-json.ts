// A practice in the API's own words.
import type { AnswerMeasure } from '../../analysis/interview/result'
import { type MeasureJson, type PracticeJson, questionNames } from '../../api/tools/interview'
import type { Language } from '../../i18n'
import { type InterviewRow, interviewAnswersOf } from '../../projections/interview/interview'
import { questionView } from '../../texts/interview/view'
import type { Core } from '../core/core'
import { modelJson } from '../models/model-json'
import { modelPartOf } from '../models/model-part'
import { measureIn, practiceIn } from './stored'

const lengths = { short: 'curta', good: 'boa', long: 'longa' } as const

export const measureJson = (measure: AnswerMeasure): MeasureJson => ({
  versao_rubrica: measure.rubric,
  palavras: measure.words,
  segundos: measure.seconds,
  tamanho: lengths[measure.length],
  situacao: measure.situation.text,
  tarefa: measure.task.text,
  acao: measure.action.text,
  resultado: measure.result.text,
  numeros: measure.figures,
  vicios: measure.fillers.map(({ word, count }) => ({ palavra: word, vezes: count })),
  combina: measure.agreement.same.map(({ text, line }) => ({ texto: text, linha: line })),
  difere: measure.agreement.other.map(({ text, resume, line }) => ({ texto: text, curriculo: resume, linha: line })),
  pergunta: measure.asks,
})

export const practiceJson = (core: Core, row: InterviewRow, language: Language): PracticeJson => {
  const answers = interviewAnswersOf(core.views.db, row.account, row.id)
  const questions = practiceIn(row)?.questions ?? []
  return {
    id: row.id,
    criado_em: new Date(row.at).toISOString(),
    perguntas: questions.map((question, at) => {
      const { title, reason } = questionView(question, row.language, language)
      return {
        numero: at + 1,
        tipo: questionNames[question.kind],
        pergunta: title,
        motivo: reason,
        trechos: question.quotes.map(({ from, text, line }) => ({
          de: from === 'resume' ? ('curriculo' as const) : ('anuncio' as const),
          texto: text,
          linha: line,
        })),
        respostas: answers
          .filter((answer) => answer.question === at)
          .map((answer) => {
            const measure = measureIn(answer)
            return {
              tentativa: answer.attempt,
              criado_em: new Date(answer.at).toISOString(),
              texto: answer.text,
              medida: measure && measureJson(measure),
              texto_modelo: modelJson(modelPartOf(core, answer.follow ?? undefined)),
            }
          }),
      }
    }),
  }
}
