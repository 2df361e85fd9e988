// What an answer showed, in words: the cell that compares it with the résumé.
import { describe, expect, test } from 'bun:test'
import { measureAnswer } from '../../analysis/interview'
import { measureRows, questionView } from './view'

const lines = ['Mercado Exemplo – Analista – 2019 a 2024', 'Automatizei 14 relatórios em Python']
const cell = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') => {
  const measure = measureAnswer({ text, seconds: null, language: 'pt', lines })
  return measureRows('claim', [measure], language).find(({ id }) => id === 'agreement')?.cells[0]
}

test('a question about a job that goes on is in the present, for the same reason', () => {
  const of = (variant: string) =>
    questionView({ kind: 'claim', variant, values: { claim: 'Sirvo' }, quotes: [] }, 'pt', 'pt-BR')
  expect(of('good_now').title).toBe('“Sirvo”. Como você faz isso, passo a passo?')
  expect(of('good_now').reason).toBe(of('good').reason)
})

describe('agreement with the résumé', () => {
  test('names each figure and name that stands there, and no year', () => {
    expect(cell('Em 2019, no Mercado Exemplo, fiz 14 relatórios.')).toEqual({
      state: 'shown',
      text: '14 relatórios: está na linha 2. Mercado Exemplo: está na linha 1.',
    })
  })
  test('says which figure the résumé does not have', () => {
    expect(cell('Montei 8 painéis.')).toEqual({
      state: 'plain',
      text: '8 painéis: o currículo não diz isso. Se puder provar, escreva lá também',
    })
    expect(cell('Montei 8 painéis.', 'en-US')?.text).toStartWith('8 painéis: your résumé does not say this')
  })
  test('says nothing of people in a story, or of the same figure with another noun', () => {
    for (const text of ['Duas colegas faltaram.', 'Foi para 14 pessoas.', 'Foram 14 planilhas.'])
      expect(cell(text)?.text).toStartWith('Sua resposta não diz números')
  })
  test('says of an answer without any that it names none, not that there is no résumé', () => {
    expect(cell('Eu organizava tudo antes.')?.text).toStartWith('Sua resposta não diz números, anos nem nomes')
  })
})
