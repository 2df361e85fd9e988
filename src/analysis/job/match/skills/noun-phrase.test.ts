// A whole object of what is asked for, in a line with another verb: never denied, and called close only where it is surely named.
import { describe, expect, test } from 'bun:test'
import { suggestionsOf } from '../../../../texts/job/suggest'
import { jobView } from '../../../../texts/job/view'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const about = {
  pt: ['Sobre nós', 'Somos uma empresa familiar e gostamos do que fazemos há muitos anos.', '', 'Atividades'],
  en: ['About us', 'We are a family firm and we have been proud of what we do for years.', '', 'Duties'],
}
const compared = (language: 'pt' | 'en', title: string, duty: string, line: string) =>
  matchJob(
    readAdvert([title, '', ...about[language], `- ${duty}`].join('\n')),
    document(
      ...[
        'Joana Prado',
        'joana@example.com | Leeds',
        language === 'pt' ? '# Experiência Profissional' : '# Experience',
      ],
      ...[`=${title}, Example Ltd, 01/2018 - 12/2022`, `- ${line}`],
    ),
  )
const stateOf = (...of: Parameters<typeof compared>) => {
  const { keywords } = compared(...of)
  const [one] = keywords.filter(({ text }) => of[2].startsWith(text))
  return one?.bucket === 'missing' ? (one.unsure ? 'unsure' : 'missing') : one?.how === 'implied' ? 'close' : 'shown'
}

describe('the same object with another verb', () => {
  test.each([
    [
      'pt',
      'Analista de Suporte',
      'Documentar procedimentos na base de conhecimento',
      'Escrevi 60 artigos da base de conhecimento',
    ],
    [
      'pt',
      'Analista de Suporte',
      'Atender requisições de 2º nível',
      'Atendimento de 2º nível a 1.200 usuários no GLPI',
    ],
    [
      'pt',
      'Professora',
      'Organizar eventos da escola (feira de ciências, festa junina)',
      'Organizei a feira de ciências do 4º ano',
    ],
    ['en', 'HGV Driver', 'Complete daily walk-around checks', 'Do the walk-around checks and fill in the defect book'],
    ['en', 'Receptionist', 'Handle incoming post', 'Sorted incoming post for 40 staff'],
  ] as const)('%s, %s: %s', (language, title, duty, line) => expect(stateOf(language, title, duty, line)).toBe('close'))
  test.each([
    ['pt', 'Vendedora', 'Montar vitrines', 'Trocava a vitrine toda semana'],
    ['en', 'Mechanic', 'Replace brake pads', 'Fitted brake pads and discs on vans'],
    ['en', 'Warehouse Operative', 'Unload containers', 'Emptied 3 containers a day by hand'],
  ] as const)('%s, %s: %s is not certain', (language, title, duty, line) =>
    expect(stateOf(language, title, duty, line)).toBe('unsure'),
  )
})

test.each([
  ['en', 'Teacher', 'Support pupils with autism', 'Taught 24 pupils, 9 with English as an additional language'],
  ['en', 'Manager', 'Training and coaching staff', 'Trained 9 dogs for the rescue centre'],
  ['pt', 'Enfermeira', 'Treinar a equipe de enfermagem', 'Atendi a equipe de limpeza na recepção'],
  ['en', 'Chef', 'Manage food costs', 'Served food at weddings'],
] as const)('%s, %s: %s is another work', (language, title, duty, line) =>
  expect(stateOf(language, title, duty, line)).toBe('missing'),
)

test('what is not certain is asked and neither denied nor counted as met', () => {
  const result = compared('pt', 'Vendedora', 'Montar vitrines', 'Trocava a vitrine toda semana')
  const view = jobView(result, 'pt-BR')
  expect([view.missing, view.unsure.map(({ text }) => text)]).toEqual([[], ['Montar vitrines']])
  expect(suggestionsOf(result, 'pt-BR').map(({ title }) => title)).toContain(
    'Veja se já está no seu currículo: montar vitrines',
  )
  expect(view.summary).toContain('não deu para saber')
})
