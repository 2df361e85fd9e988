// Names that an advert lists in brackets, and what its tasks are done with and to, are keywords and are met by the same words.
import { describe, expect, test } from 'bun:test'
import { matchJob, readAdvert } from '..'
import { resume } from '../match/testing'

const namesOf = (text: string) => readAdvert(text).keywords.map((one) => one.text)

describe('in brackets behind a general word', () => {
  const lists = [
    ['impostos', ['PIS', 'COFINS', 'IRPJ e CSLL']],
    ['tributos', ['ICMS', 'ISS', 'IPI']],
    ['bancos de dados', ['PostgreSQL', 'MySQL', 'Redis']],
  ] as const
  const verbs = ['Apurar', 'Usar', 'Controle de', 'Conhecimento em']
  test.each(lists.flatMap(([general, names]) => verbs.map((verb) => [verb, general, names] as const)))(
    '%s %s (%p): each is a keyword',
    (verb, general, names) => {
      const listed = names
        .join(', ')
        .replace(/, ([^,]+)$/, ' e $1')
        .replace('COFINS e IRPJ e CSLL', 'COFINS, IRPJ e CSLL')
      for (const heading of ['Atividades', 'Requisitos']) {
        const found = namesOf(
          `Analista\n\n${heading}:\n- ${verb} ${general} (${listed})\n- Fechar o mês\n- Emitir notas`,
        )
        expect([heading, names.filter((name) => !found.some((one) => one.includes(name)))]).toEqual([heading, []])
      }
    },
  )

  test('a general word is shown by one of the names in its brackets', () => {
    const asked = readAdvert('Analista\n\nRequisitos:\n- Apurar impostos (PIS, COFINS, IRPJ e CSLL)\n- Excel\n- SPED')
    const person = resume(['Apuração de PIS, COFINS e ISS.'])
    const found = new Map(matchJob(asked, person).keywords.map((one) => [one.text, one]))
    expect(found.get('PIS')?.bucket).toBe('shown')
    expect(found.get('COFINS')?.bucket).toBe('shown')
    expect(found.get('impostos')).toMatchObject({ bucket: 'shown', how: 'implied' })
    expect(found.get('IRPJ e CSLL')?.bucket).toBe('missing')
  })

  test('and a tax suggests taxes without any brackets', () => {
    const asked = readAdvert('Analista\n\nRequisitos:\n- Apuração de impostos\n- Excel\n- SPED')
    for (const tax of ['PIS', 'COFINS', 'ICMS', 'ISS', 'IPI', 'IRPJ', 'CSLL'])
      expect([
        tax,
        matchJob(asked, resume([`Apuração de ${tax} de doze clientes`])).keywords.find(({ text }) =>
          /impostos/.test(text),
        )?.bucket,
      ]).toEqual([tax, 'shown'])
  })
})

describe('in a task with its tool', () => {
  const ad = (task: string) =>
    `Warehouse Operative\n\nWhat you will do:\n- ${task}\n- Load and unload containers\n\nWhat you need:\n- Forklift licence`
  test.each([
    [
      'Pick and pack customer orders using RF scanners',
      'Picking and packing orders with handheld RF scanners',
      ['RF scanners', 'customer orders'],
    ],
    [
      'Picking customer orders with voice headsets',
      'Picked orders with voice headsets every night',
      ['voice headsets', 'customer orders'],
    ],
    ['Count stock using barcode readers', 'Counted stock weekly with barcode readers', ['barcode readers']],
  ] as const)('%s is met by “%s”', (task, line, names) => {
    const { keywords } = matchJob(readAdvert(ad(task)), resume([line]))
    expect(names.map((name) => keywords.find(({ text }) => text.includes(name))?.bucket)).toEqual(
      names.map(() => 'shown'),
    )
  })

  test('orders that a shop takes are no orders that a manager gives', () => {
    const { keywords } = matchJob(
      readAdvert(ad('Pick and pack customer orders')),
      resume(['Followed orders of the manager']),
    )
    expect(keywords.find(({ text }) => text.includes('customer orders'))?.bucket).toBe('missing')
  })
})

describe('shifts', () => {
  test.each([
    'Ability to work rotating shifts',
    'Able to work rotating shifts',
    'Rotating shifts',
    'Rotating shift pattern',
    'Shift work',
    'You will work rotating shifts',
    'Willingness to work night shifts',
    'Happy with shift work',
    'Disponibilidade para turnos rotativos',
    'Trabalhar em turnos',
    'Trabalho em escala de revezamento',
    'Atuar em turnos alternados',
    'Turno rotativo',
  ])('%s is a condition', (line) => {
    const { requirements } = readAdvert(`Requirements\n- ${line}\n- Excel\n- SAP`)
    expect(requirements.map(({ kind, what }) => `${kind} ${what}`)).toContain('availability shifts')
  })

  test.each([
    ['Used to shift work', 'yes'],
    ['Worked nights for four years', 'yes'],
    ['Shift supervisor of a shop', 'unknown'],
  ])('and “%s” answers: %s', (line, met) => {
    const asked = readAdvert('Requirements\n- Ability to work rotating shifts\n- Excel\n- SAP')
    const { requirements } = matchJob(asked, resume([], ['Excel'], ['# Outros', line]))
    expect(requirements.find(({ what }) => what === 'shifts')?.met).toBe(met as 'yes')
  })
})
