// What a question promises is what its answer brings: ordinary answers to the questions of many drafts, measured for real.

import { describe, expect, test } from 'bun:test'
import { drawn } from '../../../../tests/eval/documents'
import { everyNth } from '../../../../tests/helpers/sample'
import { readDocument } from '../../documents'
import type { TextLanguage } from '../../text-language'
import { figureAnswer, filledLine } from './answers'
import { draftFromDocument } from './import/from-document'
import { measureDraft, measureRead, readDraft } from './measure'
import type { DraftPart } from './parts'
import type { Question } from './question'

const cook: readonly DraftPart[] = [
  {
    id: 'c',
    kind: 'contact',
    fields: { name: 'Célia Ramos', phone: '(11) 98765-4321', city: 'São Paulo, SP' },
    lines: [],
  },
  {
    id: 'j1',
    kind: 'job',
    fields: { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '2018', end: 'atual' },
    lines: ['Preparo de almoço, cortar legumes e carnes', 'Lavar louça', 'Ajudava a treinar as ajudantes novas'].map(
      (text, at) => ({ id: `l${at}`, text }),
    ),
  },
  {
    id: 'j2',
    kind: 'job',
    fields: { title: 'Atendente', employer: 'Padaria Pão Quente', start: '2009' },
    lines: [{ id: 'l0', text: 'Atendia clientes no balcão' }],
  },
  { id: 's', kind: 'school', fields: { course: 'Ensino médio completo', end: '2001' }, lines: [] },
]

const fields: Readonly<Record<string, string>> = {
  title: 'Ajudante',
  employer: 'Loja Azul',
  start: '02/2019',
  course: 'Ensino médio completo',
  school: 'Escola Estadual Azul',
  end: '03/2021',
  email: 'bia.lima@exemplo.com',
  phone: '(21) 91234-5678',
  city: 'Niterói, RJ',
  linkedin: 'linkedin.com/in/bia-lima',
}
const tasks = {
  pt: [
    'Organizei o estoque e fiz pedidos aos fornecedores',
    'Montei pratos e porções para viagem',
    'Conferi notas fiscais no recebimento',
    'Limpei fogões, fornos e coifas',
    'Anotei reservas por telefone',
    'Temperei carnes e saladas do bufê',
    'Descasquei mandioca e abóbora',
    'Controlei a validade dos alimentos',
  ],
  en: [
    'Cleaned tables and the kitchen floor',
    'Greeted visitors and answered the telephone',
    'Checked invoices and receipts of the branch',
    'Filed letters and contracts',
  ],
} as const

const edited = (parts: readonly DraftPart[], id: string, change: (part: DraftPart) => DraftPart) =>
  parts.map((part) => (part.id === id ? change(part) : part))

/** The draft with an ordinary answer in it, as the page puts it there; null for a question that has none of its own. */
const answered = (
  parts: readonly DraftPart[],
  { answer, place, figure, kind, check, suggested }: Question,
  language: TextLanguage,
) => {
  if (!place) return null
  const { part, line, field } = place
  if (figure) {
    const text = filledLine(figure, '25', language === 'pt' ? 'unidades' : 'units')
    return edited(parts, part, (one) => ({
      ...one,
      lines: one.lines.map((old) => (old.id === line ? { ...old, text } : old)),
    }))
  }
  if (answer === 'line' && kind === 'job' && check === 'tasks') {
    const text = tasks[language].find((one) => !JSON.stringify(parts).includes(one.split(' ')[0] ?? ''))
    if (text === undefined) return null
    return edited(parts, part, (one) => ({ ...one, lines: [...one.lines, { id: `new${one.lines.length}`, text }] }))
  }
  if (answer === 'field' && field !== undefined)
    return edited(parts, part, (one) => ({
      ...one,
      fields: { ...one.fields, [field]: fields[field] ?? suggested ?? '' },
    }))
  return null
}

const differences = (name: string, parts: readonly DraftPart[]): string[] => {
  const { result, questions } = measureDraft(parts)
  return questions.flatMap((question) => {
    const other = answered(parts, question, result.language)
    const score = other && measureDraft(other).result.score
    if (score === null || result.score === null) return []
    const brought = score - result.score
    const { gain, least = gain } = question
    const holds = brought >= (least ?? Number.NaN) - 1 && brought <= (gain ?? Number.NaN) + 1
    return holds ? [] : [`${name} ${question.id}: +${least} to +${gain}, ${brought}`]
  })
}

describe('the points beside a question', () => {
  test('are those that an ordinary answer brings, one more or less, from the first answer to the last', () => {
    const wrong: string[] = []
    let parts: readonly DraftPart[] = cook
    for (let step = 0; step < 12; step++) {
      wrong.push(...differences(`step ${step}`, parts))
      const { result, questions } = measureDraft(parts)
      const next = questions.map((question) => answered(parts, question, result.language)).find((one) => one !== null)
      if (!next) break
      parts = next
    }
    expect(wrong).toEqual([])
  })

  test('hold for drafts of many files', async () => {
    const wrong: string[] = []
    for (const { name, bytes } of everyNth(
      drawn.filter((_, at) => at % 40 === 0),
      3,
    )) {
      const reading = await readDocument(await bytes())
      if (!reading.ok) continue
      const parts = draftFromDocument(reading.document)?.parts
      if (!parts) {
        wrong.push(`${name}: no draft`)
        continue
      }
      wrong.push(...differences(name, parts))
      // The same with half of the work and without its figures: more is asked.
      const thin = parts.map((part) => ({
        ...part,
        lines: part.lines.slice(0, 2).map(({ id, text }) => ({ id, text: text.replace(/\d[\d.,%]*/g, '') })),
      }))
      wrong.push(...differences(`${name} thin`, thin))
    }
    expect(wrong).toEqual([])
  }, 90_000)
})

/** What all questions of a check about lines bring, answered one after the other; null where one cannot be answered here. */
const broughtByAll = (parts: readonly DraftPart[], check: string): number | null => {
  const { result, questions } = measureDraft(parts)
  let now = parts
  for (const question of questions.filter((one) => one.check === check && one.together !== undefined)) {
    const next = answered(now, question, result.language)
    if (!next) return null
    now = next
  }
  return (measureDraft(now).result.score ?? Number.NaN) - (result.score ?? Number.NaN)
}

/** Drawn files with more open questions of a kind than pay. */
const fewPay = [
  'cozinheiro pdf-dateFirst dates-7',
  'cozinheiro pdf-datesLeft dates-3',
  'estoquista pdf-table dates-7',
  'typed professor with a time line',
]

test('alike questions say what they bring together where only some of them pay, one point more or less', async () => {
  const wrong: string[] = []
  let compared = 0
  for (const { name, bytes } of drawn.filter((one) => fewPay.includes(one.name))) {
    const reading = await readDocument(await bytes())
    const parts = (reading.ok && draftFromDocument(reading.document)?.parts) || []
    const { questions } = measureDraft(parts)
    const together = new Map(
      questions.flatMap(({ check, together }) => (together === undefined ? [] : [[check, together]])),
    )
    for (const [check, promised] of together) {
      const alike = questions.filter((one) => one.check === check && one.together !== undefined)
      const sum = alike.reduce((all, { gain }) => all + (gain ?? 0), 0)
      const brought = broughtByAll(parts, check)
      if (brought === null) continue
      compared++
      if (promised >= sum || Math.abs(brought - promised) > 1)
        wrong.push(`${name} ${check}: ${promised} of ${sum}, ${brought}`)
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(3)
}, 90_000)

/** Three jobs without an employer. */
const lacking: readonly DraftPart[] = [
  ...cook.filter(({ kind }) => kind !== 'job'),
  ...[1, 2, 3].map((at): DraftPart => {
    const [job] = cook.filter(({ kind }) => kind === 'job')
    const fields = { title: 'Cozinheira', start: `0${at}/201${at}`, end: `12/201${at}` }
    return { id: `j${at}`, kind: 'job', fields, lines: job?.lines ?? [] }
  }),
]

test('empty fields that count for one check say what they bring together', () => {
  const asked = measureDraft(lacking).questions.filter(({ check, answer }) => check === 'roles' && answer === 'field')
  expect(asked.map(({ place }) => place?.field)).toEqual(['employer', 'employer', 'employer'])
  const sum = asked.reduce((all, { gain }) => all + (gain ?? 0), 0)
  const brought = broughtByAll(lacking, 'roles') ?? sum
  expect(brought).toBeLessThan(sum)
  for (const { together = sum } of asked) expect(Math.abs(together - brought)).toBeLessThanOrEqual(1)
})

const lists: Readonly<Record<string, readonly string[]>> = {
  skills: ['Excel, atendimento ao cliente, caixa', 'SAP, Power BI, Excel, SQL, logística, estoque, WMS', 'Negociação'],
  summary: [
    'Cozinheira com 15 anos em restaurante e merenda escolar',
    'Analista financeiro com 8 anos em contas a pagar; reduzi o fechamento de 9 para 4 dias em 12 filiais',
    'Profissional dedicado',
  ],
}

test('"up to" is never exceeded by what joins a list or an opening', async () => {
  const wrong: string[] = []
  let answers = 0
  for (const { name, bytes } of drawn.filter((_, at) => at % 115 === 0)) {
    const reading = await readDocument(await bytes())
    const whole = (reading.ok && draftFromDocument(reading.document)?.parts) || []
    const bare = whole.filter(({ kind }) => kind !== 'skills' && kind !== 'summary')
    for (const parts of [whole, bare]) {
      const { result, questions } = measureDraft(parts)
      for (const { id, answer, kind, gain } of questions.filter((one) => one.answer === 'add'))
        for (const text of lists[kind] ?? []) {
          const at = parts.findIndex((part) => part.kind === kind)
          const part = parts[at] ?? { id: 'new', kind, fields: {}, lines: [] }
          const joined = [part.fields.text, text].filter(Boolean).join(', ')
          const changed = { ...part, fields: { ...part.fields, text: joined } }
          const after = measureDraft(at < 0 ? parts.toSpliced(1, 0, changed) : parts.with(at, changed)).result
          answers++
          const brought = (after.score ?? 0) - (result.score ?? 0)
          if (brought > (gain ?? 0)) wrong.push(`${name} ${id} ${answer}: up to ${gain}, ${brought}`)
        }
    }
  }
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(10)
}, 90_000)

test('without them the score, the questions and what checks promise are the same', () => {
  const [whole, quick] = [true, false].map((gains) => measureRead(readDraft(cook), cook, null, gains))
  const none = whole?.questions.map(({ least: _, together: __, ...one }) =>
    one.answer === 'look' ? one : { ...one, gain: null },
  )
  expect(quick).toEqual({ ...whole!, questions: none! })
  expect(none?.filter(({ gain }) => gain === null).length).toBeGreaterThan(3)
})

describe('a figure in a line', () => {
  const read = (line: string, topic: Parameters<typeof figureAnswer>[1], language: TextLanguage, unit = '') =>
    filledLine(figureAnswer(line, topic, language), '40', unit)
  test.each([
    ['Atendia clientes no balcão', 'customers', 'pt', 'Atendia cerca de 40 clientes por dia no balcão'],
    ['Preparei refeições para a equipe.', 'meals', 'pt', 'Preparei cerca de 40 refeições por dia para a equipe.'],
    ['Recebia hóspedes', 'customers', 'pt', 'Recebia cerca de 40 hóspedes por dia'],
    ['Lavar louça', 'dishes', 'pt', 'Lavar louça, cerca de 40 pratos por dia'],
    ['Cuidava das crianças', 'children', 'pt', 'Cuidava de cerca de 40 crianças'],
    ['Fazia lanches e salgados', 'meals', 'pt', 'Fazia lanches e salgados, cerca de 40 lanches por dia'],
    [
      'Preparo de almoço, cortar legumes',
      'meals',
      'pt',
      'Preparo de almoço (cerca de 40 refeições por dia), cortar legumes',
    ],
    [
      'Preparava refeições e ajudava no balcão quando precisava',
      'meals',
      'pt',
      'Preparava cerca de 40 refeições por dia e ajudava no balcão quando precisava',
    ],
    [
      'Abria a loja e atendia clientes no balcão',
      'customers',
      'pt',
      'Abria a loja e atendia cerca de 40 clientes por dia no balcão',
    ],
    ['Atendia clientes na feira todo domingo', 'customers', 'pt', 'Atendia cerca de 40 clientes na feira todo domingo'],
    ['Updated monthly reports', 'documents', 'en', 'Updated about 40 monthly reports'],
    ['Organizei festas', 'events', 'pt', 'Organizei cerca de 40 festas por mês'],
    ['Served customers at the counter', 'customers', 'en', 'Served about 40 customers a day at the counter'],
    ['Atendimento aos clientes', 'customers', 'pt', 'Atendimento a cerca de 40 clientes por dia'],
    ['Lavava os carros', 'cars', 'pt', 'Lavava cerca de 40 carros por dia'],
    ['Processed supplier invoices', 'documents', 'en', 'Processed about 40 supplier invoices a day'],
    ['Cleaned the rooms', 'rooms', 'en', 'Cleaned about 40 rooms a day'],
    ['Checked the old and new machines', 'machines', 'en', 'Checked the old and new machines, about 40 machines'],
    ['Trained new nurses', 'people', 'en', 'Trained new nurses, about 40 people'],
    ['Checked charts', 'any', 'en', 'Checked about 40 charts'],
    ['Pulled and filed the charts of the ward', 'any', 'en', 'Pulled and filed about 40 charts of the ward'],
    ['Conferi etiquetas do setor', 'any', 'pt', 'Conferi cerca de 40 etiquetas do setor'],
  ] as const)('%s', (line, topic, language, wanted) => {
    expect(read(line, topic, language)).toBe(wanted)
  })

  test('stands alone behind several clauses of which none is known to be meant', () => {
    const line = 'Cortava os legumes e ajudava no balcão quando precisava.'
    expect(read(line, 'any', 'pt', 'quilos de legumes')).toBe(
      'Cortava os legumes e ajudava no balcão quando precisava (cerca de 40 quilos de legumes).',
    )
    expect(read('Cortava legumes e verduras', 'any', 'pt', 'quilos')).toBe(
      'Cortava legumes e verduras, cerca de 40 quilos',
    )
  })

  test('adds no second time to a line that says when', () => {
    const line = 'ajudo meu tio na barraca de pastel na feira todo domingo'
    expect(read(line, 'any', 'pt', 'pastéis')).toBe(`${line}, cerca de 40 pastéis`)
    expect(figureAnswer('Fechava o caixa', 'sales', 'pt').pers).toHaveLength(4)
    for (const one of [line, 'Servia almoço aos sábados', 'Emitia relatórios mensais', 'Greeted guests every Sunday'])
      expect(figureAnswer(one, 'sales', 'pt').pers).toEqual([{ time: 'none', text: '' }])
  })

  test('has no unit that the line does not name', () => {
    expect(figureAnswer('Ajudava no que precisava', 'any', 'pt').unit).toBe('')
  })
})
