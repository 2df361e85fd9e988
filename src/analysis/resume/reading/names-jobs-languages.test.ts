// Names, jobs and languages in forms that a set of files new to the rules showed, each over many pages made by construction.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { extractResume } from '../extract'
import { document, parted } from '../testing'
import { readResume } from '.'
import { findLanguages } from './languages'
import { fold } from './text'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const runs = { numRuns: 120 }
const work = ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2018']

test('languages in a cell beside an address are found', () => {
  const address = of('(81) 98888-7777', '+234 806 000 4198', 'ana@exemplo.com')
  const tongues = of('Inglês, Francês', 'English, Igbo', 'Tamil and English', 'Espanhol | Alemão')
  fc.assert(
    fc.property(address, tongues, (reach, listed) => {
      const page = parted('Ana Sol Prado', `Recife, PE ¦ ${reach} ¦ ${listed}`, ...work, ...study)
      const expected = listed.split(/,? (?:and |\| )?/u).map(fold)
      expect(findLanguages(readResume(page)).map(fold)).toEqual(expected)
    }),
    runs,
  )
})

test('what shares the row of a heading is its text, however large', () => {
  const names = fc.uniqueArray(of('Inglês', 'Francês', 'Espanhol', 'Alemão', 'Italiano'), {
    minLength: 2,
    maxLength: 3,
  })
  fc.assert(
    fc.property(names, of('Idiomas', 'Languages', 'Línguas'), (tongues, heading) => {
      const page = parted(
        'Ana Sol Prado',
        'ana@exemplo.com',
        ...work,
        ...study,
        `# ${heading} ¦ ${tongues.join(' ¦ ')}`,
      )
      const resume = readResume(page)
      expect(findLanguages(resume)).toEqual(tongues)
      expect(resume.sections.map(({ heading }) => heading)).toEqual(['Experiência', 'Formação', heading])
    }),
    runs,
  )
})

test('a studied degree without the name of a school is no empty education', () => {
  fc.assert(
    fc.property(of('6.º ano de escolaridade', 'Ensino médio completo', 'Ensino fundamental'), (degree) => {
      const page = parted('Ana Sol Prado', 'ana@exemplo.com', ...work, '# Estudos', degree)
      expect(extractResume(readResume(page)).education).toEqual([degree])
    }),
    runs,
  )
})

test('a job stated with its employer and period before a sentence about the work is a job', () => {
  const title = of('Intern', 'Cashier', 'Cook', 'Accountant')
  const firm = of('Meera & Rao Auditors', 'Blue House Foods', 'Sun Hotel')
  fc.assert(
    fc.property(title, firm, of('from Dec 2019 to May 2021', '01/2019 - 03/2021'), (job, employer, when) => {
      const line = `${job} at ${employer} ${when}. Did filing and checked 40 vouchers a day for two years.`
      const page = parted('Ana Sol Prado', 'ana@exemplo.com', '# Internship', line, '# Skills', 'Excel, Word')
      const [role] = readResume(page).roles
      expect([role?.title, role?.employer]).toEqual([job, employer])
    }),
    runs,
  )
})

test('a name ends with a word of a trade that the page does not speak of, and before one that it does', () => {
  fc.assert(
    fc.property(of('Serralheiro', 'Carpinteiro', 'Pedreiro'), fc.boolean(), (trade, isSpoken) => {
      const job = isSpoken ? trade : 'Vendedor'
      const page = parted(
        ...[`Augusto Pinho ${trade}`, 'augusto.pinho@exemplo.com', '# Experiência'],
        ...[`${job} – Casa Azul – 01/2019 a 03/2021`, '- Atendi 40 clientes por dia na loja', ...study],
      )
      expect(readResume(page).name?.value).toBe(isSpoken ? 'Augusto Pinho' : `Augusto Pinho ${trade}`)
    }),
    runs,
  )
})

test("a form's label names the person below another heading, and a referee's does not", () => {
  const page = (heading: string) =>
    parted('BIO-DATA', heading, 'Name: JOANA DIAS OROSA', 'Email: joana@exemplo.com', ...work, ...study)
  expect(readResume(page('Position Applied For : Caregiver')).name?.value).toBe('JOANA DIAS OROSA')
  const referee = parted(
    'Ana Sol Prado',
    'ana@exemplo.com',
    ...work,
    ...study,
    '# Referências',
    'Nome: Rui Faria Pinto',
  )
  expect(readResume(referee).name?.value).toBe('Ana Sol Prado')
})

test('below a title the name is the employer, and objects in small letters are none', () => {
  const objects = of('Manutenção de notebooks e impressoras', 'Câmeras e alarmes', 'Reparo de bombas')
  fc.assert(
    fc.property(of('MegaBit Assistência', 'Olho Vivo Eletrônica', 'Cacau Telecom'), objects, (firm, object) => {
      const page = parted(
        ...['Ana Sol Prado', 'ana@exemplo.com', '# Experiência'],
        ...['02/2017 – 06/2021 ¦ Técnico de Informática', firm, object, ...study],
      )
      expect(readResume(page).roles.map(({ title, employer }) => [title, employer])).toEqual([
        ['Técnico de Informática', firm],
      ])
    }),
    runs,
  )
})

test.each(['SALES QUIRINO', 'SALES PEIXOTO', 'SALES MOREIRA'])(
  'the second line of a name is no headline: %s',
  (rest) => {
    const page = document(
      'IVONETE',
      rest,
      'CUIDADORA DE IDOSOS',
      `(31) 99123-0077 | ivonete${rest.split(' ')[1]!.toLowerCase()}@exemplo.com`,
      '# Experiência',
      'Cuidadora – Casa Sol – 2019 a 2023',
    )
    const lines = page.lines.map((line) => (line.number <= 2 ? { ...line, size: 27 } : line))
    const { headline } = readResume({ ...page, lines })
    expect(headline?.text).toBe('CUIDADORA DE IDOSOS')
  },
)
