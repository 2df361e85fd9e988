// What an answer showed, in words: the cell that compares it with the résumé.
import { describe, expect, test } from 'bun:test'
import { measureAnswer } from '../../analysis/interview'
import { measureRows } from './view'

const lines = ['Mercado Exemplo – Analista – 2019 a 2024', 'Automatizei 14 relatórios em Python']
const cell = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') => {
  const measure = measureAnswer({ text, seconds: null, language: 'pt', lines })
  return measureRows('claim', [measure], language).find(({ id }) => id === 'agreement')?.cells[0]
}

describe('agreement with the résumé', () => {
  test('names each figure, year and name that stands there', () => {
    expect(cell('Em 2019, no Mercado Exemplo, fiz 14 relatórios.')).toEqual({
      state: 'shown',
      text: '2019: está na linha 1. 14 relatórios: está na linha 2. Mercado Exemplo: está na linha 1.',
    })
  })
  test('says which figure the résumé does not have', () => {
    expect(cell('Treinei 8 colegas.')).toEqual({
      state: 'plain',
      text: '8 colegas: o currículo não diz isso. Se puder provar, escreva lá também',
    })
    expect(cell('Treinei 8 colegas.', 'en-US')?.text).toStartWith('8 colegas: your résumé does not say this')
  })
  test('says of an answer without any that it names none, not that there is no résumé', () => {
    expect(cell('Eu organizava tudo antes.')?.text).toStartWith('Sua resposta não diz números, anos nem nomes')
  })
})
