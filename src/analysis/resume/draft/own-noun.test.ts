// The figure of an answer stands before the person's own noun.
import { expect, test } from 'bun:test'
import { figureAnswer, filledLine } from './answers'
import { measureDraft } from './measure'
import { topicOf } from './topics'

const unitOf = (line: string, language: 'pt' | 'en', texts: readonly string[] = []) =>
  figureAnswer(line, topicOf(line), language, false, texts).unit

test.each([
  ['Faço a regulagem da máquina e troco agulha e fio', 'pt', 'máquinas'],
  ['Lavagem de carro e polimento', 'pt', 'carros'],
  ['Cuidava do cachorro dos hóspedes', 'pt', 'cachorros'],
  ['Organizei a festa junina da escola', 'pt', 'festas'],
  ['Repaired the machine every Friday', 'en', 'machines'],
  ['Ran the wedding from set-up to close', 'en', 'weddings'],
  ['Manutenção do equipamento da academia', 'pt', 'equipamentos'],
  // A team, a stock or one building is counted by what is in it.
  ['Liderei a equipe da tarde', 'pt', 'pessoas'],
  ['Controle de estoque', 'pt', 'itens'],
] as const)('one of them in the line is counted by its own name: %s', (line, language, unit) => {
  expect(unitOf(line, language)).toBe(unit)
})

test('a class is one, and those in it are called as the person calls them elsewhere', () => {
  const line = 'Covered junior infants to sixth class at short notice'
  expect(unitOf(line, 'en')).toBe('students')
  const pupils = ['Taught all subjects through Irish to 29 pupils']
  const answer = figureAnswer(line, topicOf(line), 'en', false, pupils)
  expect(filledLine(answer, '30', '')).not.toContain('30 class')
  expect(answer.unit).toBe('pupils')
  expect(unitOf('Dei aula de reforço', 'pt', ['Acompanhei estudantes com dislexia'])).toBe('estudantes')
})

const unitBeside = (line: string, elsewhere: string, beside: readonly string[] = []): string | undefined => {
  const job = (id: string, title: string, ...lines: string[]) => ({
    id,
    kind: 'job' as const,
    fields: { title, employer: 'Casa Sol', start: '2019', end: '2021' },
    lines: lines.map((text, at) => ({ id: `l${at}`, text })),
  })
  // Words of the language that the page is in.
  const more = /Taught/.test(line) ? 'Worked with the team in the shop' : 'Trabalhava com a equipe da loja'
  const { questions } = measureDraft([job('j1', 'Auxiliar', line, ...beside), job('j2', 'Ajudante', elsewhere, more)])
  return questions.find(({ figure }) => figure?.line === line)?.figure?.unit
}

test.each([
  ['Atendimento no caixa do supermercado', 'Check-in de hóspedes em inglês', 'clientes'],
  ['Atendia no balcão da farmácia', 'Recebia hóspedes na pousada', 'clientes'],
  ['Servia as mesas do bar', 'Conduzia passageiros ao portão', 'clientes'],
  ['Cuidados de enfermagem no leito', 'Levava idosas à missa', 'pacientes'],
  ['Taught sixth class', 'Swimming instructor for adult learners', 'students'],
])('those of another job are not counted in this one: %s', (line, elsewhere, unit) => {
  expect(unitBeside(line, elsewhere)).toBe(unit)
})

test('those of the same job are called as it calls them', () => {
  expect(unitBeside('Dei aula de reforço', 'Recebia hóspedes', ['Acompanhei estudantes com dislexia'])).toBe(
    'estudantes',
  )
})
