// Jobs stated in one line, ranks, contact lines and names that wrap (docs/analysis/resumes.md), with variations by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../testing'
import { readResume } from '.'
import { findSchools } from './education/schools'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 80 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const named = (...lines: string[]) =>
  readResume(document(...lines)).roles.map(({ title, employer }) => [title, employer])

describe('a job stated in one line', () => {
  const portuguese = fc.tuple(
    of('Diarista', 'Babá', 'Voluntária', 'Servente de pedreiro', 'Costureira', 'Cuidadora de idosos'),
    of('em casas de família', 'no bazar da paróquia', 'em obras do bairro', 'para vizinhos', 'na igreja'),
    of(
      ', de 2011 até hoje',
      ' (2011 a 2014)',
      ', 2011 a 2014',
      ' desde 2011',
      ' - 2011-2014',
      ', de 03/2011 a 05/2014',
    ),
  )
  const english = fc.tuple(
    of('Cleaner', 'Babysitter', 'Volunteer', 'Gardener', 'Nanny'),
    of('for private families', 'at the food bank', 'for neighbours', 'in private homes', 'at the parish'),
    of(', since 2011', ' (2011 to 2014)', ', 2011 - 2014', ' since 2011', ', from 2011 to 2014'),
  )
  const stated = of('', ': atendia no balcão e organizava as roupas', '. Limpo, passo e cozinho.')
  test('is read with or without bullets, headings and neighbours, and nothing is left unread', () => {
    const lines = fc.array(fc.oneof(portuguese, english), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        lines,
        stated,
        of('', '- '),
        of('# Experiência', '# Experience', null),
        (all, task, sign, heading) => {
          const jobs = [...new Map(all.map((one) => [one.slice(0, 2).join(), one])).values()]
          const written = jobs.map(([job, client, when]) => `${sign}${job} ${client}${when}${task}`)
          const read = readResume(document(...head, ...(heading ? [heading] : []), ...written))
          expect(read.roles.map(({ title }) => title)).toEqual(jobs.map(([job]) => job))
          for (const [at, [, client]] of jobs.entries()) expect(client).toEndWith(read.roles[at]?.employer ?? '?')
          expect(read.roles.every(({ dates }) => dates?.from.year === 2011)).toBe(true)
          expect(read.unread).toEqual([])
        },
      ),
      runs,
    )
  })

  test('is one of the jobs where another language stands below it and no heading above', () => {
    const task = ': atendia no balcão e organizava as roupas'
    for (const foreign of ['Cleaner for private families, since 2011', 'Nanny at the parish (2011 to 2014)'])
      expect(
        named(
          ...head,
          `Cuidadora de idosos em casas de família, de 2011 até hoje${task}`,
          foreign + task,
          `Diarista para vizinhos desde 2011${task}`,
        ).length,
      ).toBe(3)
  })

  test('keeps titles that only look alike', () => {
    for (const title of ['Mestre de Obras', 'Auxiliar de Creche', 'Cuidadora de Idosos'])
      expect(named(...head, '# Experiência', `${title} – Hotel Azul – 2019 a 2021`)).toEqual([[title, 'Hotel Azul']])
  })
})

test('a rank is the title, and its corps, force or police the employer', () => {
  const pairs = of(
    ...[
      ['Staff Sergeant', 'Royal Logistic Corps'],
      ['Lance Corporal', 'Royal Corps of Signals'],
      ['Petty Officer', 'Royal Navy'],
      ['Lieutenant', 'Parachute Regiment'],
      ['Police Constable', 'West Midlands Police'],
      ['3º Sargento', 'Exército Brasileiro'],
      ['Soldado PM', 'Polícia Militar do Estado de São Paulo'],
      ['Cabo', 'Marinha do Brasil'],
      ['Tenente', 'Corpo de Bombeiros Militar'],
    ],
  )
  fc.assert(
    fc.property(pairs, of(' – ', ', ', ' | ', '\n'), fc.boolean(), ([rank = '', corps = ''], sign, first) => {
      const line = (first ? [rank, corps] : [corps, rank]).join(sign)
      const lines = sign === '\n' ? [line, '2010 – 2018'] : [`${line} | 2010 – 2018`]
      expect(named(...head, '# Experience', ...lines, '- Led 12 drivers')).toEqual([[rank, corps]])
    }),
    runs,
  )
})

describe('contact data', () => {
  test('no label of a number is a city, whatever its spelling', () => {
    fc.assert(
      fc.property(
        of('Tel', 'Tel.', 'Fone', 'Cel.', 'Mob', 'Zap', 'Telefone', 'Phone'),
        of(' ', ': '),
        (label, sign) => {
          const page = document('Ana Sol Prado', `${label}${sign}(81) 98888-7777`, 'ana@exemplo.com', '# Experiência')
          expect(readResume(page).contact.city).toBeNull()
        },
      ),
      runs,
    )
  })

  test('a town with its county or its state is the city', () => {
    const city = of(
      'Colchester, Essex',
      'Surulere, Lagos State',
      'Nova Iguaçu RJ',
      'Maidstone, Kent',
      'Feira de Santana BA',
    )
    fc.assert(
      fc.property(city, of(' | ', ' • ', '\n'), (place, sign) => {
        const page = document('Ana Sol Prado', ...[place, '07700 900123', 'a@b.example'].join(sign).split('\n'))
        expect(readResume(page).contact.city?.value).toBe(place)
      }),
      runs,
    )
  })

  test('the job that shares its line is the headline', () => {
    fc.assert(
      fc.property(of('Auxiliar de Cozinha', 'Registered Nurse'), of(' | ', ' • ', ' - '), (job, sign) => {
        const page = document('Ana Sol Prado', [job, '(21) 98888-7777', 'ana@exemplo.com'].join(sign), '# Experience')
        expect(readResume(page).headline?.text).toBe(job)
      }),
      runs,
    )
  })
})

describe('an address hyphenated at the end of a line', () => {
  const email = (...lines: string[]) =>
    readResume(document('Ana Souza', ...lines, '(81) 98888-7777')).contact.email?.value
  test('is whole wherever a word of it breaks', () => {
    const cut = of(
      ['ana.sou-', 'za@exemplo.com.br'],
      ['ana.souza@exem-', 'plo.com.br'],
      ['ana.souza@exemplo.com', '.br'],
    )
    fc.assert(
      fc.property(cut, of('', 'Recife, PE | ', 'E-mail: '), of('', ' | Recife'), ([one, two], before, behind) => {
        expect(email(`${before}${one}`, `${two}${behind}`)).toBe('ana.souza@exemplo.com.br')
      }),
      runs,
    )
  })

  test('keeps a hyphen of its own', () => {
    expect(email('ana-', 'souza@exemplo.com')).toBe('ana-souza@exemplo.com')
  })
})

test('an employer that wraps behind a comma is whole', () => {
  const names = of(
    ['Royal Berkshire Hospitals,', 'Reading and Newbury'],
    ['Instituto Federal de Educação, Ciência,', 'Tecnologia e Inovação'],
    ['Casa Azul Comércio de Móveis,', 'Decoração e Presentes Ltda'],
  )
  fc.assert(
    fc.property(names, of('Registered Nurse', 'Vendedora'), fc.boolean(), ([one = '', two = ''], job, apart) => {
      const lines = apart ? [job, one] : [`${job} – ${one}`]
      expect(named(...head, '# Experience', ...lines, two, '2010 – 2018', '- Vendi 12 livros')).toEqual([
        [job, `${one} ${two}`],
      ])
    }),
    runs,
  )
})

test('a level of schooling is no school, and short names of schools are', () => {
  const school = of('Unitri', 'BPP Bristol', 'Unifor', 'Uniube')
  const course = of('Superior completo', 'Nível: Superior\nCurso: Direito', 'Ensino Superior\nDireito', 'LPC')
  fc.assert(
    fc.property(school, course, (name, stated) => {
      const page = document(...head, '# Formação', ...stated.split('\n'), name)
      expect(findSchools(readResume(page))).toEqual([name])
    }),
    runs,
  )
})
