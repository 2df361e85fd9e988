// Jobs of careless typists, varied by construction: entries in running text, notes behind headings, employers set larger.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../../documents/document'
import { document } from '../../testing'
import { readResume } from '..'

const runs = { numRuns: 60 }
const title = fc.constantFrom(
  'ajudante de lar',
  'costureira',
  'empregada de limpeza',
  'professora da educação infantil',
)
const firm = fc.constantFrom(
  'Colégio Caminho Novo',
  'Lar de Santo Amaro',
  'Confeções Viriato, Lda',
  'Escola Dona Zulmira',
)
const town = fc.constantFrom('', 'Contagem', 'Betim')
const task = fc.constantFrom('responsável pela sala', 'apoio domiciliário e lavandaria', 'até fecho da fábrica', '')
const mark = fc.constantFrom('', '- ')

type Read = readonly [title: string | null, employer: string | null, from: number | undefined]
const rolesOf = (page: Document): Read[] =>
  readResume(page).roles.map(({ title: what, employer, dates }) => [what, employer, dates?.from.year])
const page = (...lines: readonly string[]) =>
  document('Ana Sol Prado', 'ana@exemplo.com', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2001')

describe('entries in running text', () => {
  test('name employer, job and period, wherever the period stands', () => {
    fc.assert(
      fc.property(
        title,
        firm,
        town,
        task,
        mark,
        fc.integer({ min: 0, max: 2 }),
        (job, employer, where, done, sign, order) => {
          const place = where ? `, ${where}` : ''
          const behind = done ? `, ${done}` : ''
          const entry = (who: string, from: number) =>
            sign +
            [
              `${who}${place}, de ${from} a ${from + 2}, ${job}${behind}.`,
              `${from} a ${from + 2} - ${who}${place} - ${job}${behind}.`,
              `${who}${place}, ${job}, de ${from} a ${from + 2}${behind}.`,
            ][order]!
          const read = rolesOf(page(entry(employer, 2015), entry('Mercado Sol', 2010)))
          expect(read).toEqual([
            [job, employer, 2015],
            [job, 'Mercado Sol', 2010],
          ])
        },
      ),
      runs,
    )
  })

  test('have the same employer where a sentence says so', () => {
    fc.assert(
      fc.property(
        title,
        firm,
        fc.constantFrom('Na mesma escola', 'Na mesma empresa', 'No mesmo local'),
        (job, employer, words) => {
          const first = `${employer}, de 2010 a 2013, ${job}, com outras duas. ${words}, de 2008 a 2009, monitora, à tarde.`
          const read = rolesOf(page('Mercado Sol, de 2014 a 2016, caixa, abertura da loja.', first))
          expect(read).toEqual([
            ['caixa', 'Mercado Sol', 2014],
            [job, employer, 2010],
            ['monitora', employer, 2008],
          ])
        },
      ),
      runs,
    )
  })

  test('below a job, a list in small letters is no job, even if it begins with the word of one', () => {
    fc.assert(
      fc.property(fc.constantFrom('secretaria', 'caixa', 'arquivo', 'recepção'), (word) => {
        const read = rolesOf(
          page(
            'Auxiliar Administrativo, Escola Pequenos Passos, 2019 – 2021',
            `${word} escolar, matrícula, histórico, compra de material`,
            'Menor Aprendiz, Banco Candango, 2015 – 2017',
            'atendimento, malote, arquivo morto',
          ),
        )
        expect(read).toEqual([
          ['Auxiliar Administrativo', 'Escola Pequenos Passos', 2019],
          ['Menor Aprendiz', 'Banco Candango', 2015],
        ])
      }),
      runs,
    )
  })
})

test('a paragraph states its job over wrapped lines, below no heading', () => {
  const wrap = (text: string, width: number): string[] => text.match(new RegExp(`.{1,${width}}(?= |$)`, 'gu')) ?? []
  fc.assert(
    fc.property(fc.integer({ min: 45, max: 95 }), (width) => {
      const sentences = [
        'Trabalhei na Transportadora Rota Azul de setembro de 2019 até março de 2024 como motorista carreteiro, puxando grão de Rio Verde pra Santos com bitrem, nunca tive acidente.',
        'Antes disso fui motorista no Frigorífico Boi Nobre de 2015 a 2018, entregava carne refrigerada e conferia a carga.',
      ]
      const lines = sentences.flatMap((text) => ['', ...wrap(text, width)])
      const bare = document('Ana Sol Prado', '62 98431-5520', 'ana@exemplo.com', ...lines)
      const read = rolesOf({ ...bare, lines: bare.lines.map((line) => ({ ...line, x: 60 })) })
      expect(read).toEqual([
        ['motorista carreteiro', 'Transportadora Rota Azul', 2019],
        ['motorista', 'Frigorífico Boi Nobre', 2015],
      ])
    }),
    runs,
  )
})

test('a heading may have a note in brackets', () => {
  const heading = fc.constantFrom('Experiência profissional', 'Experiência', 'Work experience', 'Employment history')
  const note = fc.constantFrom('(15 years)', '(da última para a primeira)', '(most recent first)', '(resumo)')
  fc.assert(
    fc.property(heading, note, fc.boolean(), fc.constantFrom('', '3. '), (words, added, upper, number) => {
      const text = `${number}${words} ${added}`
      const read = readResume(
        document(
          'Ana Sol Prado',
          'ana@exemplo.com',
          '# Formação',
          'Ensino Médio, 2001',
          `# ${upper ? text.toUpperCase() : text}`,
          'Balconista, Casa Azul, 2015 – 2019',
          '- Atendi clientes',
        ),
      )
      expect(read.sections.map(({ name }) => name)).toEqual(['education', 'experience'])
      expect(read.roles.length).toBe(1)
    }),
    runs,
  )
})

test('the next employer is set larger or bold, above its job, and not below the last one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (larger, withTasks, ranked) => {
      const look = (line: Line): Line =>
        /Cooperativa|Contabiliza/.test(line.text)
          ? { ...line, ...(larger ? { size: line.size + 2 } : { bold: true }) }
          : line
      const whole = page(
        'Cooperativa Vale Verde',
        'Analista Contábil Sênior',
        'abril de 2020 – atual',
        ...(withTasks ? ['- Fechei o balanço'] : []),
        ...(ranked ? ['Analista Contábil Pleno', 'janeiro de 2017 – março de 2020'] : []),
        'Contabiliza Escritório Contábil',
        'Assistente Fiscal',
        'março de 2014 – dezembro de 2016',
        '- Apurei o ICMS',
      )
      expect(rolesOf({ ...whole, lines: whole.lines.map(look) })).toEqual([
        ['Analista Contábil Sênior', 'Cooperativa Vale Verde', 2020],
        ...(ranked ? [['Analista Contábil Pleno', 'Cooperativa Vale Verde', 2017] as const] : []),
        ['Assistente Fiscal', 'Contabiliza Escritório Contábil', 2014],
      ])
    }),
    runs,
  )
})

test('an arrow leaves a period open, as Europass writes it', () => {
  const { roles } = readResume(
    page(
      'Datas: 04/2021 →',
      'Cargo: Barman',
      'Empregador: Hotel Sol',
      '- Servi coquetéis',
      'Datas: 06/2018 – 10/2020',
      'Cargo: Caixa',
      'Empregador: Mercado Azul',
      '- Atendi',
    ),
  )
  expect(roles.map(({ title: what, dates }) => [what, dates?.to])).toEqual([
    ['Barman', 'present'],
    ['Caixa', expect.objectContaining({ year: 2020 })],
  ])
})

test('a stop behind a word without a vowel ends no name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Mr. & Mrs. Tan Family', 'Brgy. San Roque Daycare Center', 'Mgr. Alves School'),
      (employer) => {
        const read = rolesOf(
          page(`Employer: ${employer}`, 'Position: Domestic Helper', 'Duration: Feb 2021 – Jun 2023', '- Cleaned'),
        )
        expect(read).toEqual([['Domestic Helper', employer, 2021]])
      },
    ),
    runs,
  )
})

test('a name may have its first word on a line of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ANDERSON', 'Wesley', 'JOSIMAR'),
      fc.constantFrom('LUIZ PAIXÃO', 'Paulo Nunes', 'MARIA SOUZA'),
      (first, rest) => {
        const bare = document(first, rest, 'Eletricista', '(27) 99733-1946', '# Objetivo', 'Eletricista de Manutenção')
        const lines = bare.lines.map((line, at) => (at < 2 ? { ...line, size: 18, bold: true } : line))
        expect(readResume({ ...bare, lines }).name?.value).toBe(`${first} ${rest}`)
      },
    ),
    runs,
  )
})

test.each([', Recife', ' – Recife', ''])(
  'a job before the colon of its tasks is that of the employer above (place "%s")',
  (place) => {
    const jobs = [
      ['Great Lakes Stamping', 'Machine Operator', 'Run 400 ton press, check parts'],
      ['Motor City Pizza', 'Delivery Driver', '30 drops a night, cash handling'],
      ['Value Barn', 'Stock Associate', 'unload trucks, stock shelves'],
    ] as const
    const lines = jobs.flatMap(([employer, job, tasks], at) => [
      `${employer}${place}        3/${2019 - 3 * at} to 5/${2021 - 3 * at}`,
      `${job}:  ${tasks}`,
    ])
    const { roles } = readResume(document('Ana Sol', 'ana@exemplo.com', '# Experience', ...lines))
    expect(roles.map(({ employer, title, statements }) => [employer, title, statements[0]?.text])).toEqual(
      jobs.map((job) => [...job]),
    )
  },
)
