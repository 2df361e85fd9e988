// A draft begun from a file whose person corrected the reading.
import { describe, expect, test } from 'bun:test'
import type { Correction } from '../../reading/corrections/correction'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

const cook = [
  'Célia Ramos',
  'Recife, PE | (81) 90000-0142 | celia@exemplo.com.br',
  '# Experiência',
  'Empresa: Buffet Alegria',
  'Cargo: Cozinheira',
  'Período: 03/2015 a 08/2024',
  'Fazia o almoço para 180 pessoas por dia.',
  'Casa Azul Estrela',
  'Sabor e Cia',
  '02/2009 a 12/2014',
  '- Fazia lanches e limpeza da copa.',
  '- Mercado Bom Dia, Caixa',
  '# Escolaridade',
  'Ensino médio completo, Escola Estadual Sol, 2003',
]
const at = (text: string) => cook.indexOf(text)
const jobsWith = (...corrections: readonly Correction[]) =>
  (draftFromDocument(document(...cook), corrections)?.parts ?? [])
    .filter(({ kind }) => kind === 'job')
    .map(({ fields, lines }) => ({ ...fields, lines: lines.map(({ text }) => text) }))

describe('corrections of the reading', () => {
  test('name the employer and the title of the draft, whichever way round they were read', () => {
    const first = {
      title: 'Cozinheira',
      employer: 'Buffet Alegria',
      start: '03/2015',
      end: '08/2024',
      lines: ['Fazia o almoço para 180 pessoas por dia.'],
    }
    const second = (title: string, employer: string) => ({
      title,
      employer,
      start: '02/2009',
      end: '12/2014',
      lines: ['Fazia lanches e limpeza da copa.', 'Mercado Bom Dia, Caixa'],
    })
    const [one, other] = [at('Casa Azul Estrela'), at('Sabor e Cia')]
    expect(jobsWith({ line: one, is: 'employer' }, { line: other, is: 'title' })).toEqual([
      first,
      second('Sabor e Cia', 'Casa Azul Estrela'),
    ])
    expect(jobsWith({ line: one, is: 'title' }, { line: other, is: 'employer' })).toEqual([
      first,
      second('Casa Azul Estrela', 'Sabor e Cia'),
    ])
  })

  test('open a job of its own, and make one that is none a line of the job above', () => {
    const line = at('- Mercado Bom Dia, Caixa')
    expect(jobsWith({ line, is: 'job' })).toHaveLength(3)
    expect(jobsWith({ line: at('Casa Azul Estrela'), is: 'not-a-job' })).toHaveLength(1)
  })

  test('put a line among the education, and nowhere else', () => {
    const line = at('- Mercado Bom Dia, Caixa')
    const { parts = [] } = draftFromDocument(document(...cook), [{ line, is: 'education' }]) ?? {}
    const holding = parts.filter((part) => JSON.stringify(part).includes('Mercado Bom Dia'))
    expect(holding.map(({ kind }) => kind)).toEqual(['school'])
  })
})
