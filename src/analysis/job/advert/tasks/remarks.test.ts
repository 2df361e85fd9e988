// What stands behind a task, in brackets or between duties is a whole task, or none.
import { describe, expect, test } from 'bun:test'
import { conditions, keywords } from '../testing'

const asks = 'Requirements\n- Excel\n- SQL\n- Git\n- Python'
const duties = (...lines: string[]) =>
  keywords(`Responsibilities\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${asks}`, 'duty')
const tasks = (...lines: string[]) =>
  keywords(
    `Atividades\n${lines.map((line) => `- ${line}`).join('\n')}\n\nRequisitos\n- Excel\n- SQL\n- Git\n- Python`,
    'duty',
  )

describe('a task is a slice between two words, wherever brackets stand', () => {
  const words = 'Check the till, counting notes, coins and old cheques, making the due adjustments'.split(' ')
  const lines = words.flatMap((_, at) =>
    ['(cash)', '(cash, cards)', '(a)'].map((aside) => words.toSpliced(at + 1, 0, aside).join(' ')),
  )
  test.each(lines)('%s', (line) => {
    for (const task of duties(line)) {
      const at = line.indexOf(task)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(line.slice(Math.max(0, at - 1), at)).not.toMatch(/\p{L}/u)
      expect(line.slice(at + task.length, at + task.length + 1)).not.toMatch(/\p{L}/u)
    }
  })
})

test.each([
  ['Conferir o fechamento de caixa, realizando os devidos ajustes', 'Conferir o fechamento de caixa'],
  ['Recolher utensílios e louça suja, assim como bandejas', 'Recolher utensílios e louça suja'],
])('a manner behind a task is none: %s', (line, task) => expect(tasks(line)).toEqual([task]))

test.each(['Executar outras tarefas de mesma natureza', 'Realizar demais atividades inerentes ao cargo'])(
  'whatever else there is to do is no task: %s',
  (line) => expect(tasks(line)).toEqual([]),
)
test.each(['Any other duties as may be assigned', 'Perform other related duties as assigned', '###'])(
  'whatever else there is to do is no task: %s',
  (line) => expect(duties(line)).toEqual([]),
)

test('examples in small letters are no names of their own, and those in capitals are', () => {
  expect(tasks('Preparar os sucos (Dieta Liquidificada, mingau, vitamina)')).not.toContain('mingau')
  expect(tasks('Apurar impostos (PIS, COFINS e ICMS)')).toContain('COFINS')
})

test('between duties a line whose words name no part is one of them', () => {
  const found = keywords(
    'Housekeeper\n\nClean rooms and corridors daily\nReport loose antimacassars to the matron\nChange linens and make beds\n\nBasic knowledge of cleaning methods',
    'duty',
  )
  expect(found).toContain('Report loose antimacassars to the matron')
})

test('the menu and the buttons of a board are no part of an advert', () => {
  const menu = ['Ir para conteúdo principal', 'Cadastrar Currículo', 'Buscar Vaga', 'Minhas Vagas', 'Confidencial']
  const text = `${menu.map((line) => `- ${line}`).join('\n')}\nVendedor externo\nRequisitos\n- Excel\n- SQL\n- Git`
  expect(keywords(text).toSorted()).toEqual(['Excel', 'Git', 'SQL'])
})

test('a clean driving record asks for a licence', () => {
  expect(conditions('Driver for the depot\nRequirements\n- Valid DL\n- Knowledge of Excel')).toEqual(['licence CNH 0'])
  expect(conditions('Driver for the depot\nRequirements\n- Clean driving record\n- Excel')).toEqual(['licence CNH 0'])
})

describe('a task keeps its words whole', () => {
  const manners = ['in a warm and homely setting', 'in a safe, clean and friendly environment', 'in a calm way']
  const people = ['people living with dementia', 'adults with learning disabilities', 'young carers']
  test.each(people.flatMap((who) => manners.map((how) => [who, how])))('Support %s %s', (who, how) =>
    expect(duties(`Support ${who} ${how}.`)).toContain(`Support ${who}`),
  )
  test.each(['cerca de 1.200 colaboradores', 'mais de 300 pessoas', 'aproximadamente 80 lojas'])('de %s', (amount) =>
    expect(tasks(`Realizar o fechamento da folha de pagamento de ${amount}`)).toContain(
      'fechamento da folha de pagamento',
    ),
  )
  test.each(['13º salário', 'salário', 'vale-transporte', 'plano de saúde'])('%s among duties is work', (what) =>
    expect(tasks(`Calcular férias, rescisões e ${what}`)).toContain(`Calcular férias, rescisões e ${what}`),
  )
  test.each(['1st and 2nd fix', 'First and second fix'])('%s', (line) => expect(duties(line)).toContain(line))
  test.each([
    ['Experience of caring for people with dementia', 'caring for people with dementia'],
    ['Experience of training new staff', 'training new staff'],
    ['Experience of looking after young children', 'looking after young children'],
  ])('%s', (line, task) =>
    expect(keywords(`Carer\n\nRequirements\n- Excel\n- ${line}\n- SQL`, 'required')).toContain(task),
  )
})
