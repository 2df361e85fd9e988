import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { unflatten, unwrap } from './wrapped'

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

describe('a text broken by hand', () => {
  const broken = [
    'Procuramos profissional com experiência em cozinha in-',
    'dustrial, preparo de',
    'pratos quentes e guarnições, controle',
    'de estoque e noções de boas práti-',
    'cas de manipulação de alimentos.',
    'Requisitos:',
    '- Curso de manipulação de alimen=',
    'tos',
    '- Disponibilidade para trabalhar aos',
    '  finais de semana',
  ]
  test('has its sentences and words again', () => {
    expect(unwrap(broken.join('\n')).filter(Boolean)).toEqual([
      'Procuramos profissional com experiência em cozinha industrial, preparo de pratos quentes e guarnições, controle de estoque e noções de boas práticas de manipulação de alimentos.',
      'Requisitos:',
      '- Curso de manipulação de alimentos',
      '- Disponibilidade para trabalhar aos finais de semana',
    ])
  })

  test('keeps a list in small letters below its heading', () => {
    const list = [
      'Requisitos e qualificações',
      'experiência com atendimento de',
      'clientes',
      'ensino médio completo',
      'inglês',
    ]
    expect(unwrap(list.join('\n')).filter(Boolean)).toContain('ensino médio completo')
  })

  test('joins the halves of a known name', () => {
    const lines = [
      'We need someone with experience of data',
      'visualisation, SQL, and stakeholder',
      'management. You build reports in Power',
      'BI and present findings to',
      'managers.',
    ]
    expect(unwrap(lines.join('\n')).join(' ')).toContain('reports in Power BI and present findings to managers.')
  })
})
