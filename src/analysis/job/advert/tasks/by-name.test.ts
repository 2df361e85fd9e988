// Work that is given to the job by its name, by what means it is done, and what it is done with.
import { describe, expect, test } from 'bun:test'
import { conditions, keywords } from '../testing'

const asks = 'Requirements\n- Excel\n- SQL'
const alone = (sentence: string) => keywords(`Catering Assistant\n\n${sentence}\n\n${asks}`, 'duty')

describe('the job by its name, before several verbs', () => {
  const workers = [
    'The Line Cook',
    'A baker',
    'The Night Shift Pastry Chef',
    'Our cooks',
    'Home Care and Support Workers',
  ]
  const deeds = [
    'prepares, plates and garnishes hot appetizers',
    'also garnishes hot appetizers',
    'garnishes hot appetizers',
  ]
  const plural = (deed: string) => deed.replace(/\b(prepare|plate|garnish)e?s\b/g, '$1')
  test.each(workers.flatMap((worker) => deeds.map((deed) => [worker, /s$/.test(worker) ? plural(deed) : deed])))(
    '%s %s',
    (worker, deed) => expect(alone(`${worker} ${deed}.`)).toContain(deed.replace('also ', '')),
  )
  test.each(['Hallam Interiors fits out cafés.', 'The fryer station heats shortening.'])('%s is nobody’s', (sentence) =>
    expect(alone(sentence)).toEqual([]),
  )
})

describe('the means of a task are tasks', () => {
  const means = ['checking seat belts', 'conducting evacuation drills', 'inspecting the tyres']
  test.each(means.flatMap((one) => means.filter((other) => other !== one).map((other) => [one, other])))(
    'by %s and %s',
    (one, other) => {
      const tasks = alone(`The bus driver transports children by ${one} and ${other}.`).join(' | ')
      for (const task of [one, other]) expect(tasks).toContain(task.replace('conducting ', ''))
      expect(tasks).toContain('transports children')
    },
  )
  const gerunds = ['verificando a temperatura da mercadoria', 'lubrificando as polias', 'etiquetando os lotes']
  test.each(gerunds)('…, %s', (gerund) =>
    expect(
      keywords(`Vaga\n\nAtividades\n- Realizar o recebimento de pescados, ${gerund}.\n- Limpar o balcão`, 'duty'),
    ).toContain(gerund),
  )
  test.each(['realizando os devidos ajustes', 'garantindo a qualidade', 'buscando melhorias'])('%s is none', (gerund) =>
    expect(
      keywords(`Vaga\n\nAtividades\n- Conferir o fechamento de caixa, ${gerund}.\n- Limpar o balcão`, 'duty'),
    ).not.toContain(gerund),
  )
})

test.each(['of a carpenter are', 'of this role is', 'of the post holder are'])('the functions %s to …', (named) =>
  expect(alone(`The basic functions ${named} to erect, install and repair wooden structures.`)).toContain(
    'erect, install and repair wooden structures',
  ),
)

test.each([
  ['Expectations include managing and training junior staff.', 'managing and training junior staff'],
  ['Key tasks include glazing pots and stacking kilns.', 'glazing pots'],
])('%s', (sentence, task) => expect(alone(sentence)).toContain(task))

describe('asked for at the end of the list', () => {
  const named = (line: string) => conditions(`Electrician\n\nRequirements\n- ${line}\n- Excel`)
  test.each(['2 checkable references', '3 refs', 'two references', 'Duas referências'])('%s', (line) =>
    expect(named(line)).toContain('licence references 0'),
  )
  test.each(['Must pass a drug test', 'Pre-employment drug screen', 'Exame toxicológico em dia'])('%s', (line) =>
    expect(named(line)).toContain('licence drug-test 0'),
  )
})

describe('a wish by its sign', () => {
  const wished = (line: string) => keywords(`Carer\n\nRequirements\n- Excel\n- SQL\n- ${line}`, 'desirable')
  test.each([
    ['Hospice experience a +', 'Hospice'],
    ['Basketry is a +', 'Basketry'],
    ['Basketry is a significant advantage', 'Basketry'],
    ['Basketry is a real asset', 'Basketry'],
  ])('%s', (line, name) => expect(wished(line).join(' ')).toContain(name))
  test.each(['CompTIA A+', 'Network+'])('%s is a name', (line) => expect(wished(line)).toEqual([]))
  test.each(['Os candidatos deverão possuir como requisitos preferenciais:', 'Requisitos preferenciais:'])(
    '%s',
    (heading) =>
      expect(
        keywords(`Bolsa\n\nRequisitos\n- Excel\n- SQL\n\n${heading}\n- Experiência em cestaria`, 'desirable').join(' '),
      ).toContain('cestaria'),
  )
})
