// A person's corrections change what was read, and nothing else.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../documents/document'
import { analyseResume } from '../..'
import type { ResumeResult } from '../../result'
import { document } from '../../testing'
import { type Resume, readResume } from '..'
import { findSchools } from '../education/schools'
import { type Correction, correctionKinds, isCorrection, MAX_CORRECTIONS, validCorrections } from './correction'

const page = document(
  'Maria Souza',
  'maria@example.com',
  '# Minha caminhada',
  'Ajudava em tudo na Casa Azul',
  'De março de 2019 a maio de 2021',
  '- Atendi 40 clientes por dia',
  'Loja Verde',
  '2015 a 2018',
  'Vendedora',
  '- Vendi roupas e calçados',
  '# Formação',
  'Ensino médio completo',
  'Escola Estadual Sol, 2014',
)

const at = (resume: Resume, text: string) => resume.lines.findIndex((line) => line.text.startsWith(text))
const read = (source: Document, ...corrections: [string, Correction['is'], Correction['section']?][]) => {
  const before = readResume(source)
  return readResume(
    source,
    corrections.map(([text, is, section]) => ({ line: at(before, text), is, ...(section ? { section } : {}) })),
  )
}
const jobs = ({ roles }: Resume) =>
  roles.map(({ title, employer, dates, statements }) => [
    title,
    employer,
    dates?.from.year ?? null,
    dates?.to === 'present' ? 'present' : (dates?.to?.year ?? null),
    statements.map(({ text }) => text),
  ])

describe('corrections of a reading', () => {
  test('a marked job is read with its title, employer and dates, and keeps its tasks', () => {
    const resume = read(page, ['Ajudava em tudo', 'job'], ['Loja Verde', 'job'], ['Loja Verde', 'employer'])
    const [first] = jobs(read(page, ['Ajudava em tudo', 'job'], ['De março', 'dates']))
    expect(first?.slice(0, 4)).toEqual(['Ajudava em tudo na Casa Azul', null, 2019, 2021])
    expect(first?.[4]).toContain('Atendi 40 clientes por dia')
    expect(resume.roles.map(({ employer }) => employer)).toContain('Loja Verde')
  })

  test('a marked heading opens the section that the person names', () => {
    const before = readResume(page)
    const after = read(page, ['Minha caminhada', 'heading', 'volunteer'])
    expect(before.sections.some(({ name }) => name === 'volunteer')).toBe(false)
    expect(after.sections.find(({ name }) => name === 'volunteer')?.lines.length).toBeGreaterThan(0)
  })

  test('a heading that was read as text divides its section by its words', () => {
    const source = document('# Experiência', 'Vendedora, Loja Azul, 2019 a 2021', 'Escolaridade:', 'Colégio Sol, 2014')
    const resume = read(source, ['Escolaridade', 'heading'])
    expect(resume.sections.map(({ name }) => name)).toEqual(['experience', 'education'])
    expect(resume.education.school?.text).toBe('Colégio Sol, 2014')
  })

  test('a line that is no job becomes text of the job above', () => {
    const source = document(
      '# Experiência',
      'Vendedora, Loja Azul, 2019 a 2021',
      '- Vendi roupas',
      '',
      'Gerente de projetos 2020',
      '- Cuidei da reforma',
    )
    const resume = read(source, ['Gerente de projetos', 'not-a-job'])
    expect(jobs(resume)).toEqual([
      ['Vendedora', 'Loja Azul', 2019, 2021, ['Vendi roupas', 'Gerente de projetos 2020', 'Cuidei da reforma']],
    ])
  })

  test('title and employer that were exchanged are set right', () => {
    const source = document('# Experiência', 'Grupo Secretária', 'Sol Nascente', '2019 a 2021', '- Vendi roupas')
    const resume = read(source, ['Grupo Secretária', 'employer'], ['Sol Nascente', 'title'])
    expect(jobs(resume)).toEqual([['Sol Nascente', 'Grupo Secretária', 2019, 2021, ['Vendi roupas']]])
  })

  test('a lone name that the person calls the title is not the employer, too, and the other way round', () => {
    const source = document('# Experiência', 'Autônomo', '2020 a 2021', '- Pintei casas')
    for (const [field, title, employer] of [
      ['title', 'Autônomo', null],
      ['employer', null, 'Autônomo'],
    ] as const)
      expect(jobs(read(source, ['Autônomo', field]))).toEqual([[title, employer, 2020, 2021, ['Pintei casas']]])
  })

  test('a line marked as education leaves the jobs', () => {
    const source = document(
      '# Experiência',
      'Vendedora, Loja Azul, 2019 a 2021',
      'Curso Técnico, Escola Sol, 2014 a 2016',
    )
    const resume = read(source, ['Curso Técnico', 'education'])
    expect(resume.roles.map(({ title }) => title)).toEqual(['Vendedora'])
    expect(resume.education.school?.text).toContain('Escola Sol')
  })

  test('without an experience section, a marked job makes one', () => {
    const source = document('Maria Souza', 'maria@example.com', 'Cuidava do balcão', 'Mercado Sol', '2019 a 2021')
    const resume = read(source, ['Cuidava', 'job'], ['Cuidava', 'title'])
    const marked = read(source, ['Cuidava', 'job'], ['Mercado', 'employer'], ['2019', 'dates'])
    expect(resume.firstJob).toBe(false)
    expect(jobs(marked).map((job) => job.slice(0, 4))).toEqual([['Cuidava do balcão', 'Mercado Sol', 2019, 2021]])
    expect(marked.unread).toEqual([])
  })

  test('a line that continues the one above is read with it: in a name, a heading, a school and an employer', () => {
    const source = document(
      'Maria das Dores',
      'Souza Prado',
      'maria@example.com',
      '# EXPERIÊNCIA',
      '# E ATIVIDADES',
      'Vendedora, Loja Azul dos',
      'Pescadores, 2019 a 2021',
      '- Vendi roupas',
      '# Formação',
      'Colégio Estadual',
      'Barão do Rio Branco',
    )
    const then = ['Souza Prado', 'E ATIVIDADES', 'Pescadores', 'Barão'].map((text) => [text, 'continues'] as const)
    const resume = read(source, ...then.map(([text, is]): [string, Correction['is']] => [text, is]))
    expect(resume.name?.value).toBe('Maria das Dores Souza Prado')
    expect(resume.sections[0]?.heading).toBe('EXPERIÊNCIA E ATIVIDADES')
    expect(jobs(resume).map((job) => job.slice(0, 4))).toEqual([['Vendedora', 'Loja Azul dos Pescadores', 2019, 2021]])
    expect(findSchools(resume)).toEqual(['Colégio Estadual Barão do Rio Branco'])
    expect(resume.lines.map(({ text }) => text)).toContain('Souza Prado')
  })

  test('a heading that continues the line above gives its lines to the section before', () => {
    const source = document('# Formação', 'Ensino médio', '# Escola Estadual Sol', '2014')
    const resume = read(source, ['Escola', 'continues'])
    expect(resume.sections.map(({ name, lines }) => [name, lines.map(({ text }) => text)])).toEqual([
      ['education', ['Ensino médio Escola Estadual Sol', '2014']],
    ])
  })

  test('the lines below a marked job become its employer, dates and tasks, in any section', () => {
    const section = fc.constantFrom('# Minha caminhada', '# Qualificações', '# Outros')
    const words = fc.constantFrom('Ajudava na feira', 'Bico de pintura', 'Vendedora')
    const workplace = fc.constantFrom('Casa Azul', 'Mercado Bom Dia', 'Sítio do Joca')
    fc.assert(
      fc.property(section, words, workplace, (heading, job, employer) => {
        const lines = [job, employer, '03/2018 a 08/2020', 'Atendi 40 clientes por dia no balcão da casa.']
        const source = document('Maria Souza', 'maria@example.com', heading, ...lines, '# Formação', 'Ensino médio')
        expect(jobs(read(source, [job, 'job']))).toEqual([
          [job, employer, 2018, 2020, ['Atendi 40 clientes por dia no balcão da casa.']],
        ])
      }),
    )
  })

  test('a corrected line is no longer called unread', () => {
    const before = readResume(page)
    const after = readResume(
      page,
      before.unread.map((line) => ({ line: before.lines.indexOf(line), is: 'job' as const })),
    )
    expect(after.unread).toEqual([])
  })
})

describe('any corrections', () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  test('none changes nothing', () => {
    expect(readResume(page, [])).toEqual(readResume(page))
    expect(
      readResume(page, [
        { line: 999, is: 'job' },
        { line: -1, is: 'dates' },
      ]),
    ).toEqual(readResume(page))
  })

  test('40 random sets are applied the same way each time, and no line is read twice or lost from its text', () => {
    const next = random(7)
    const { lines } = readResume(page)
    for (let run = 0; run < 40; run++) {
      const corrections = Array.from({ length: Math.floor(next() * 12) }, (): Correction => {
        const is = correctionKinds[Math.floor(next() * correctionKinds.length)]!
        return { line: Math.floor(next() * lines.length), is, ...(next() < 0.2 ? { section: 'experience' } : {}) }
      })
      const [one, two] = [readResume(page, corrections), readResume(page, corrections)]
      expect(one).toEqual(two)
      const places = one.sections.flatMap((section) => section.lines.map(({ page: of, number }) => `${of} ${number}`))
      expect(new Set(places).size).toBe(places.length)
      expect(one.lines).toEqual(lines)
    }
  })

  test('the first 200 count, and the last one of a line', () => {
    const many = Array.from({ length: 400 }, (_, line): Correction => ({ line, is: 'job' }))
    expect(validCorrections(many, 1000)).toHaveLength(MAX_CORRECTIONS)
    expect(
      validCorrections(
        [
          { line: 3, is: 'job' },
          { line: 3, is: 'title' },
        ],
        10,
      ),
    ).toEqual([{ line: 3, is: 'title' }])
  })

  test('what is no correction is recognised', () => {
    expect(
      [null, 3, {}, { line: 1.5, is: 'job' }, { line: 1, is: 'boss' }, { line: 9, is: 'job' }].some((one) =>
        isCorrection(one, 5),
      ),
    ).toBe(false)
    expect(isCorrection({ line: 1, is: 'heading', section: 'education' }, 5)).toBe(true)
    expect(isCorrection({ line: 1, is: 'heading', section: 'cooking' }, 5)).toBe(false)
  })

  test('a line with no place to divide it is a job and its task, and what goes on is the latest job', () => {
    const work = [
      'Rosângela Barbosa',
      'rosangela@exemplo.com | (81) 98877-1234 | Recife, PE',
      '# EXPERIÊNCIA',
      'Merendeira - Escola Municipal Nova Esperança 2014 a 2018',
      '- Preparava merenda para os alunos do turno da manhã',
      'Faz bico de bolo e salgado pra festa desde 2019, umas 2 encomenda por semana',
    ]
    const page = document(...work)
    const { roles } = readResume(page, [{ line: 5, is: 'job-and-task' }])
    expect(
      roles.map(({ title, employer, statements }) => [title, employer, statements.map(({ text }) => text)]),
    ).toEqual([
      ['Merendeira', 'Escola Municipal Nova Esperança', ['Preparava merenda para os alunos do turno da manhã']],
      ['Faz bico de bolo e salgado pra festa', null, [work[5]!]],
    ])
    const corrected = analyseResume(page, [{ line: 5, is: 'job-and-task' }])
    expect(corrected.robot.fields.find(({ field }) => field === 'role')?.value).toBe(
      'Faz bico de bolo e salgado pra festa',
    )
    const figures = (result: ResumeResult) => result.checks.find(({ id }) => id === 'quantified')?.points
    expect(figures(corrected) ?? 0).toBeGreaterThan(figures(analyseResume(page)) ?? 0)
  })
})
