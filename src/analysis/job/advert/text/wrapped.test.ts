import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { unflatten, unwrap, withoutQuoteSigns } from './wrapped'

/** The line broken at blanks, as a mail program or a page of this width breaks it. */
const wrapped = (line: string, width: number): string =>
  line.split(' ').reduce((text, word) => {
    const last = text.slice(text.lastIndexOf('\n') + 1)
    return last.length + 1 + word.length > width ? `${text}\n${word}` : `${text} ${word}`
  })

const advert = [
  'Procuramos uma pessoa para cuidar das rotinas fiscais de clientes do lucro real, da apuração à entrega das obrigações.',
  'Requisitos:',
  '- experiência com escrituração fiscal e com entrega de obrigações acessórias federais e estaduais',
  '- conhecimento de legislação tributária e domínio de planilhas eletrônicas com tabelas dinâmicas',
  'Oferecemos plano de saúde e vale-refeição para quem trabalha conosco desde o primeiro dia de contrato.',
]

describe('a text broken at one margin', () => {
  test('is joined at every width, and its items stay apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90 }), (width) => {
        expect(unwrap(advert.map((line) => wrapped(line, width)).join('\n'))).toEqual(advert)
      }),
    )
  })

  test('keeps a line that begins with a capital, unless the line before is unfinished', () => {
    const lines = [
      'uses Docker and other tools of its kind with',
      'Kubernetes every day of the week and month',
      'Grafana',
    ]
    expect(unwrap(lines.join('\n')).filter(Boolean)).toEqual([`${lines[0]} ${lines[1]}`, 'Grafana'])
  })
})

test('short lines are a list, whatever letter they begin with', () => {
  const lines = ['Requisitos', 'excel', 'word', 'pacote office', 'inglês']
  expect(unwrap(lines.join('\n')).filter(Boolean)).toEqual(lines)
})

test('the signs of a quoted mail are removed, and one such sign is none', () => {
  expect(withoutQuoteSigns('> Requisitos\n>> - Excel\n>\n> - Word')).toBe('Requisitos\n- Excel\n\n- Word')
  expect(withoutQuoteSigns('Requisitos\n> 5 anos\n- Excel')).toBe('Requisitos\n> 5 anos\n- Excel')
})

describe('an advert that is one line', () => {
  const parts = [
    'Analista de Testes para o setor bancário em Porto Alegre, com trabalho híbrido e horário flexível de segunda a sexta.',
    'Requisitos:',
    '- Automação de testes web com Cypress ou Selenium',
    '- Testes de API com Postman e documentação clara dos erros encontrados',
    '- SQL para consultas',
    'Benefícios',
    'Vale-refeição, plano de saúde e auxílio para quem trabalha em casa dois dias por semana.',
  ]
  test('has the parts and items that it had', () => {
    expect(unflatten(parts.join(' ')).split('\n')).toEqual(parts)
  })

  test('is left alone where it is a sentence', () => {
    const sentence = `Procuramos alguém com requisitos claros - e não só isso - que saiba Excel${', Word'.repeat(50)}.`
    expect(unflatten(sentence)).toBe(sentence)
  })
})
