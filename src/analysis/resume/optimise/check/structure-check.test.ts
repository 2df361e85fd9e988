// The structural gate accepts sound layouts and rejects those with one fault.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { portugueseResumes } from '../../../../../tests/fixtures/resume/portuguese'
import type { Document, Line } from '../../../documents/document'
import { readResume } from '../../reading'
import { faults as known } from '../../result'
import { document } from '../../testing'
import type { Item, Sheet } from '../files/sheet'
import { toSheet } from '../layout'
import { structureCheck } from './structure-check'

// Generous, so that a busy machine does not fail the test.
setDefaultTimeout(60_000)

const signs: Readonly<Record<Item['kind'], string>> = {
  ...{ heading: '# ', role: '=', bullet: '- ', name: '', contact: '', when: '', text: '' },
}
/** Reads a sheet again without writing a file. */
const written = (items: readonly Item[]): Document => document(...items.map(({ kind, text }) => signs[kind] + text))
const faults = (source: Document, change: (items: readonly Item[], sheet: Sheet) => readonly Item[] = (all) => all) => {
  const sheet = toSheet(source)
  const items = change(sheet.items, sheet)
  return [...structureCheck(readResume(source), { ...sheet, items })(readResume(written(items))).keys()]
}

const head = ['Joana Prado Siqueira', 'joana@exemplo.com | (81) 98888-7777 | Recife, PE']
const jobs = [
  '# Experiência',
  'Cozinheira – Restaurante Sol – 03/2019 a 12/2023',
  '- Preparei 200 refeições por dia com uma equipe de quatro pessoas',
  'Auxiliar de cozinha – Padaria Lua – 01/2015 a 02/2019',
  '- Organizei o estoque e o cardápio semanal da casa',
]
const study = ['# Formação', 'Ensino médio completo, Escola Exemplo, 2010']
const joana = document(...head, ...jobs, ...study)
const at = (items: readonly Item[], kind: Item['kind'], nth = 0) =>
  items.indexOf(items.filter((item) => item.kind === kind)[nth]!)
const put = (items: readonly Item[], index: number, text: string): Item[] =>
  items.with(index, { ...items[index]!, text }) as Item[]
const margin = (text: string, page: number, number: number): Line => ({
  ...joana.lines[0]!,
  ...{ region: 'footer', text, page, number, size: 8 },
})

test.each(Object.entries(portugueseResumes))('%s: our layout is sound', (_, text) => {
  expect(faults(document(text))).toEqual([])
})

describe('each job has its own employer and dates', () => {
  test.each<[string, (items: readonly Item[]) => readonly Item[]]>([
    ['dates dropped', (items) => items.toSpliced(at(items, 'when', 1), 1)],
    ['dates of another job', (items) => put(items, at(items, 'when', 0), items[at(items, 'when', 1)]!.text)],
    ['employer of another job', (items) => put(items, at(items, 'role', 1), 'Auxiliar de cozinha | Restaurante Sol')],
    ['two jobs in one', (items) => items.toSpliced(at(items, 'role', 1), 2)],
    [
      'a task under the job below',
      (items) => items.toSpliced(at(items, 'bullet'), 1).toSpliced(-2, 0, items[at(items, 'bullet')]!),
    ],
    [
      'labels of a form',
      (items) => put(items, at(items, 'when', 0), `${items[at(items, 'when', 0)]!.text} | Período Empresa Cargo`),
    ],
    [
      'a task beside the dates',
      (items) =>
        put(
          items,
          at(items, 'when', 0),
          `${items[at(items, 'when', 0)]!.text} | Corte, escova e penteados para festas`,
        ),
    ],
    ['a bracket lost', (items) => put(items, at(items, 'when', 0), `${items[at(items, 'when', 0)]!.text} | sócia)`)],
  ])('%s', (_, change) => {
    expect(faults(joana, change)).toContain('jobs')
  })

  test('a length of time beside the dates is none', () => {
    const source = document(
      ...head,
      ...jobs.map((line) => line.replace('12/2023', '12/2023 (4 anos e 9 meses)')),
      ...study,
    )
    expect(faults(source)).toEqual([])
  })

  test('an employer cut at its comma is a fault', () => {
    const source = document(
      ...head,
      '# Experiência',
      'Engenheira',
      'Inc.',
      '03/2019 a 12/2023',
      '- Liderei 4',
      ...study,
    )
    expect(faults(source)).toContain('jobs')
  })

  test('a dated heading left in another job’s text is a fault', () => {
    const lost = document(...head, ...jobs, 'estive na Casa Azul como ajudante 02/2012, 12/2014', ...study)
    expect(faults(lost)).toContain('jobs')
  })

  test('a job without dates among dated ones is a fault', () => {
    expect(faults(document(...head, ...jobs, '=Ajudante Geral', '- Descarreguei caminhões', ...study))).toContain(
      'jobs',
    )
  })

  test('unread jobs are a fault', () => {
    const checked = [
      '# Minha caminhada',
      'Fiquei na Casa Azul de 2011 a 2016',
      'Passei pelo Mercado Sol de 2016 a 2023',
    ]
    expect(faults(document(...head, ...checked, ...study))).toContain('jobs')
  })

  test('an employer with its period above several jobs is not a fault', () => {
    const employerLines = [
      '# Experiência',
      'Siderúrgica Aço Minas 03/2012 – atual',
      'Supervisor de Produção',
      '01/2020 – atual',
    ]
    const more = ['- Lidero 45 pessoas', 'Operador de Máquinas', '03/2012 – 12/2019', '- Operei a ponte rolante']
    expect(faults(document(...head, ...employerLines, ...more, ...study))).not.toContain('jobs')
  })
})

describe('the words are the person’s', () => {
  test.each<[string, string]>([
    ['one more', 'Preparei 200 excelentes refeições por dia com uma equipe de quatro pessoas'],
    ['one twice', 'Preparei 200 refeições refeições por dia com uma equipe de quatro pessoas'],
    ['two in one', 'Preparei 200 refeiçõespor dia com uma equipe de quatro pessoas'],
    ['one in two', 'Preparei 200 refei ções por dia com uma equipe de quatro pessoas'],
    ['a sign nobody can read', 'Preparei 200 refeições\uFFFD por dia com uma equipe de quatro pessoas'],
  ])('%s', (_, text) => {
    expect(faults(joana, (items) => put(items, at(items, 'bullet'), text))).toContain('words')
  })

  test('a word hyphenated at a line end may be joined', () => {
    const source = document(
      ...head,
      ...jobs,
      '- Treinei a equipe em manipu-',
      'lação e em higieniza-',
      'ção de alimentos',
      ...study,
    )
    expect(faults(source)).toEqual([])
    expect(toSheet(source).items.at(-3)?.text).toEndWith('em manipulação e em higienização de alimentos')
  })

  test('a school with its town joined to its name is a fault', () => {
    const renamed = (items: readonly Item[]) =>
      put(items, items.length - 1, 'Ensino médio completo, Escola Exemplo Recife, 2010')
    expect(faults(joana, renamed)).toContain('schools')
  })

  test('a shortened address is a fault', () => {
    const cut = (items: readonly Item[]) => put(items, 1, items[1]!.text.replace('joana@', 'ana@'))
    expect(faults(joana, cut)).toContain('contact')
  })
})

describe('each fault names its place', () => {
  const placesOf = (change: (items: readonly Item[]) => readonly Item[], fault: (typeof known)[number]) => {
    const sheet = toSheet(joana)
    const items = change(sheet.items)
    return structureCheck(readResume(joana), { ...sheet, items })(readResume(written(items))).get(fault)
  }
  const task = 'Preparei 200 refeições por dia com uma equipe de quatro pessoas'

  test('a text that stands there twice, a line that is missing, a job, a contact', () => {
    const twice = (items: readonly Item[]) => items.toSpliced(1, 0, { kind: 'text', text: 'Prado Siqueira' })
    expect(placesOf(twice, 'words')?.[0]).toBe('Prado Siqueira')
    expect(placesOf((items) => items.toSpliced(at(items, 'bullet'), 1), 'words')).toContain(task)
    expect(placesOf((items) => items.toSpliced(at(items, 'when', 1), 1), 'jobs')).toContain(
      'Auxiliar de cozinha, Padaria Lua',
    )
    expect(placesOf((items) => put(items, 1, items[1]!.text.replace('joana@', 'ana@')), 'contact')).toEqual([
      'joana@exemplo.com',
    ])
  })
})

describe('margins and icons are not text', () => {
  const footed = (first: string, second: string): Document => ({
    ...joana,
    pages: 2,
    lines: [...joana.lines, margin(first, 1, 90), margin(second, 2, 91)],
  })
  const other = (texts: readonly string[]) => (items: readonly Item[]) => [
    ...items,
    ...texts.map((text): Item => ({ kind: 'text', text })),
  ]

  test('a running line may appear once, one with page numbers never', () => {
    expect(faults(footed('COREN-PE em dia', 'COREN-PE em dia'))).toEqual([])
    expect(faults(footed('COREN-PE em dia', 'COREN-PE em dia'), other(['COREN-PE em dia']))).toContain('margins')
    expect(faults(footed('Currículo de Joana, 1', 'Currículo de Joana, 2'))).toEqual([])
    expect(
      faults(footed('Currículo de Joana, 1', 'Currículo de Joana, 2'), other(['Currículo de Joana, 1'])),
    ).toContain('margins')
  })

  test.each([
    'Envelope joana@exemplo.com',
    'github-square joana',
    'House-Chimney Recife',
    'fa-phone-alt (81) 98888-7777',
  ])('%s', (text) => {
    expect(faults(document(...head, text, ...jobs, ...study))).toContain('icons')
  })
})

const any = fc.constantFrom(...Object.values(portugueseResumes))

test('anything dropped, swapped, fused or cut in any résumé is detected', () => {
  const change = fc.constantFrom('drop', 'swap', 'fuse', 'cut', 'add' as const)
  fc.assert(
    fc.property(any, change, fc.nat(), (text, how, pick) => {
      const source = document(text)
      const { items } = toSheet(source)
      const some = (kinds: readonly Item['kind'][], least: RegExp) =>
        items.flatMap((item, index) => (kinds.includes(item.kind) && least.test(item.text) ? [index] : []))
      const dates = some(['when'], /\d{4}/)
      const words = some(['bullet', 'text'], /\p{L}{6} \p{L}{6}/u)
      const from = how === 'drop' || how === 'swap' ? dates : words
      if (from.length < 2) return
      const index = from[pick % from.length]!
      const next = from[(pick + 1) % from.length]!
      const own = items[index]!.text
      const changed: Record<typeof how, () => readonly Item[]> = {
        drop: () => items.toSpliced(index, 1),
        swap: () => put(put(items, index, items[next]!.text), next, own),
        fuse: () => put(items, index, own.replace(/(\p{L}{6}) (\p{L}{6})/u, '$1$2')),
        cut: () => put(items, index, own.replace(/(\p{L}{3})(\p{L}{3} )/u, '$1 $2')),
        add: () => put(items, index, `${own} kubernetes`),
      }
      if (own === items[next]!.text) return
      expect(faults(source, changed[how])).not.toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('any lines are judged without an exception, and alike each time', () => {
  const line = fc.oneof(
    fc.constantFrom(...jobs, ...study, ...head, '# Prêmios', '2019 – 2020', '(', 'Envelope'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.array(line, { maxLength: 20 }), (one, other) => {
      const [source, made] = [document(...one), document(...other)]
      const checked = structureCheck(readResume(source), toSheet(source))(readResume(made))
      expect(known).toEqual(expect.arrayContaining([...checked.keys()]))
      expect(structureCheck(readResume(source), toSheet(source))(readResume(made))).toEqual(checked)
    }),
    { numRuns: 100 },
  )
})
