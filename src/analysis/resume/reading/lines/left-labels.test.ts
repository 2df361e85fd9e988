// Headings in a narrow margin, beside the lines of their sections, over one line or two.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { extractResume } from '../../extract'
import { parted } from '../../testing'
import { readResume } from '..'

const title = fc.constantFrom('Cozinheira', 'Técnica de Enfermagem', 'Operador de Caixa', 'Eletricista')
const firm = fc.constantFrom('Casa Azul', 'Bufê Dona Zefa', 'Hotel Praia dos Corais', 'Construtora Pedra Angular')
const school = fc.constantFrom('CEFET-MG', 'Universidade Federal de Pernambuco', 'Unifor', 'Etec Jorge Street')
const place = fc.constantFrom('Recife, PE', 'São Paulo - SP', 'Itaperuna/RJ', 'Pau dos Ferros, RN')
const work = fc.constantFrom('EXPERIÊNCIA PROFISSIONAL', 'HISTÓRICO PROFISSIONAL', 'WORK EXPERIENCE')
const study = fc.constantFrom('FORMAÇÃO ACADÊMICA', 'EDUCATION AND TRAINING', 'ACADEMIC BACKGROUND')
const year = fc.integer({ min: 2005, max: 2018 })

test('a heading that a narrow margin breaks is one heading, and no part of what stands beside it', () => {
  fc.assert(
    fc.property(title, firm, school, place, work, study, year, (what, where, who, town, first, second, from) => {
      const cut = (heading: string) => [heading.split(' ').slice(0, -1).join(' '), heading.split(' ').at(-1)!]
      const [[work1, work2], [study1, study2]] = [cut(first), cut(second)]
      const page = parted(
        ...['Ana Sol Prado', 'ana@exemplo.com · (81) 98888-7777', 'RESUMO ¦ Cuido de pessoas e de contas há anos'],
        ...[`${work1} ¦ ${what} ¦ ${from} – ${from + 2}`, `${work2} ¦ ${where} (${town})`],
        ...['- Conferi as notas de todos os fornecedores', '- Atendi 40 clientes por dia no balcão'],
        ...[`${study1} ¦ Bacharelado em Economia ¦ ${from - 1}`, `${study2} ¦ ${who} (${town})`],
        'HABILIDADES ¦ Excel, Negociação, Estoque',
      )
      const lines = page.lines.map((line) =>
        line.bullet ? line : { ...line, x: 40, size: line.number === 1 ? 22 : 11 },
      )
      const { roles, sections, education } = readResume({ ...page, lines })
      expect(roles.map((role) => [role.title, role.employer])).toEqual([[what, where]])
      expect(sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining([first, second]))
      expect(education.school?.text).toContain(who)
    }),
    { numRuns: 200 },
  )
})

test('of a table with the headings in its left cells each row is a section, in Word and in print', () => {
  const works = fc.constantFrom('Experiências', 'Experiência Profissional', 'Work History')
  const studies = fc.constantFrom('Formação', 'Escolaridade', 'Education')
  fc.assert(
    fc.property(
      works,
      studies,
      title,
      firm,
      school,
      year,
      fc.boolean(),
      (first, second, what, where, who, from, word) => {
        const head = ['Ana Sol Prado', 'ana@exemplo.com · (81) 98888-7777', 'Resumo ¦ Cuido de pessoas e de contas.']
        const job = [`${what} – ${where}`, `0${1 + (from % 9)}/${from} – 12/${from + 3}`]
        // A cell of several lines leaves its heading alone in Word; in print it stands beside the first of them.
        const beside = word ? [first, ...job] : [`${first} ¦ ${job[0]}`, job[1]!]
        const rest = [`${second} ¦ Direito – ${who} – ${from - 1}`, 'Habilidades ¦ Excel, Estoque']
        const page = parted(...head, ...beside, ...rest)
        const lines = page.lines.map((line, at) => ({
          ...{ ...line, size: 11, gap: word ? 0 : line.gap, region: at < 2 ? ('body' as const) : ('table' as const) },
          x: word ? 0 : line.parts || at < 2 ? 50 : 170,
        }))
        const read = readResume({ ...page, lines })
        expect(read.roles.map((role) => [role.title, role.employer, role.dates?.from.year])).toEqual([
          [what, where, from],
        ])
        expect(read.sections.map(({ name }) => name)).toEqual(['summary', 'experience', 'education', 'skills'])
        expect(extractResume(read).skills).toEqual(['Excel', 'Estoque'])
      },
    ),
    { numRuns: 100 },
  )
})

test('a word that its cell is too narrow for is whole', () => {
  const page = parted(
    ...['Ana Sol Prado', 'ana@exemplo.com', 'EXPERIENCE ¦ Cook – Casa Azul – 2015 – 2019', 'SKILLS ¦ Pastry'],
    ...['QUALIFICATION ¦ BSc Nursing', 'S ¦ University of Salford, 2010'],
  )
  const { sections } = readResume({ ...page, lines: page.lines.map((line) => ({ ...line, x: 50, size: 11 })) })
  expect(sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'SKILLS', 'QUALIFICATIONS'])
})
