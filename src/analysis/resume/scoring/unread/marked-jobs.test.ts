// Jobs that were read in part, or with a name that looks like none, are marked on the page; jobs read whole are not.
import { describe, expect, test } from 'bun:test'
import { correctionView } from '../../../../texts/resume/corrections'
import { analyseResume } from '../..'
import { document } from '../../testing'

const page = (...jobs: string[]) =>
  document(
    'Ana Sol Prado',
    'ana@exemplo.com | (81) 98888-7777 | Recife, PE',
    '# Experiência',
    ...jobs,
    '# Formação',
    'Administração, Universidade Exemplo, 2006 - 2010',
  )
const whole = ['Vendedora, Mercado Sol, 01/2016 - 12/2018', '- Atendi 40 clientes por dia no balcão.']
const marked = (...jobs: string[]): string[] => {
  const { unsure = [], robot } = analyseResume(page(...jobs))
  return unsure.map((at) => robot.lines[at] ?? '')
}

describe('marked as unsure', () => {
  test('a title of many small words is an ordinary one', () => {
    expect(
      marked(
        'Auxiliar de Serviços Gerais e Limpeza, Casa Azul Ltda, 01/2019 - 12/2023',
        '- Limpei oito salas.',
        ...whole,
      ),
    ).toEqual([])
  })
  const tasks = '- Conferi o caixa de quatro lojas.'
  for (const odd of [
    'Auxiliar Administrativo Atendimento protocolo e arquivo geral, Casa Azul Ltda, 01/2019 - 12/2023',
    'Auxiliar Administrativo, 01/2019 - 12/2023',
    'Auxiliar Administrativo, Casa Azul Ltda, 01/2019',
  ])
    test(odd, () => expect(marked(odd, tasks, ...whole)).toEqual([odd]))

  test('the lines are marked where the person sets them right, with their number', () => {
    const odd = 'Auxiliar Administrativo, 01/2019 - 12/2023'
    const view = correctionView(analyseResume(page(odd, tasks, ...whole)))
    expect(view?.lines.filter(({ doubtful }) => doubtful).map(({ text }) => text)).toEqual([odd])
    expect(view?.doubts).toBe(1)
  })
})

test('jobs that were read whole are not marked', () => {
  expect(marked(...whole, 'Auxiliar Administrativo, Casa Azul Ltda, 01/2019 - atual', '- Conferi o caixa.')).toEqual([])
})

test('a page with many such jobs has a bound of marks', () => {
  const many = Array.from({ length: 40 }, (_, at) => [
    `Vendedora, 01/${1960 + at} - 12/${1960 + at}`,
    '- Atendi no balcão.',
  ])
  expect(marked(...many.flat()).length).toBe(20)
})
