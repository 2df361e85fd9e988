// What designs new to the rules showed (docs/analysis/resumes.md), each with variations made by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../documents/document'
import { document, parted } from '../testing'
import { readResume } from '.'
import { findSchools } from './education/schools'
import municipalities from './person/municipalities.txt' with { type: 'text' }

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 120 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const jobsOf = (page: Document) =>
  readResume(page).roles.map(({ title, employer, dates }) => [
    title,
    employer,
    dates?.from.year ?? null,
    dates?.to === 'present' ? 'present' : (dates?.to?.year ?? null),
  ])
/** The page with some of its lines changed. */
const changed = (page: Document, change: (line: Line, at: number) => Partial<Line>): Document => ({
  ...page,
  lines: page.lines.map((line, at) => ({ ...line, ...change(line, at) })),
})

describe('a name', () => {
  const given = of('Rosângela', 'João Pedro', 'Siobhán', 'Theresa M.', 'Wellington')
  const last = of('Cordeiro Vaqueiro', 'der Berg', "d'Ávila", 'Marinheiro', 'dos Santos', 'Marshall', 'da Cruz')
  const rest = ['ana@exemplo.com', '(81) 98888-7777', '# Experiência', 'Vendedora – Casa Azul – 2019 a 2021', '- Vendi']
  test('over two lines of the largest letters is whole, whatever its second line begins with', () => {
    fc.assert(
      fc.property(given, last, of(14, 16, 24), (first, second, size) => {
        const page = changed(document(first, second, ...rest), (_, at) => (at < 2 ? { size, bold: true } : { size: 9 }))
        expect(readResume(page).name?.value).toBe(`${first} ${second}`)
      }),
      runs,
    )
  })

  test('before an address or a number on its line ends there', () => {
    const contact = of('ana@exemplo.com · (81) 98888-7777', '(81) 98888-7777 | ana@exemplo.com', 'ana@exemplo.com')
    fc.assert(
      fc.property(given, of('Reis', 'Brasil', 'Weaver'), contact, (first, surname, data) => {
        const page = changed(document(`${first} ${surname} ${data}`, ...rest.slice(2)), (_, at) =>
          at === 0 ? { size: 25 } : { size: 10 },
        )
        expect(readResume(page).name?.value).toBe(`${first} ${surname}`)
      }),
      runs,
    )
  })

  test('is not the title of the document', () => {
    for (const title of ['Curriculum Vitæ', 'Curriculum Vitae', 'CURRÍCULO'])
      expect(readResume(document('Ana Sol Prado', 'ana@exemplo.com', title, ...rest)).name?.value).toBe('Ana Sol Prado')
  })
})

test('the last word of a paragraph is no half of the address below it', () => {
  fc.assert(
    fc.property(of('empresa.', 'equipe.', 'time.', 'público.'), of('ana1', 'ana.sol', 'asol'), (word, user) => {
      const top = ['Busco uma oportunidade para crescer com a', word, `${user}@exemplo.com | (81) 98888-7777`]
      expect(readResume(document('Ana Sol Prado', ...top, ...head)).contact.email?.value).toBe(`${user}@exemplo.com`)
    }),
    runs,
  )
})

describe('an employer', () => {
  const town = fc.constantFrom(...municipalities.trim().split(/[|\n]/)).filter((name) => !/^(?:d|o )/i.test(name))
  test('keeps its name before any town that follows it without a separator', () => {
    fc.assert(
      fc.property(
        of('MRV', 'Consórcio Águas Claras', 'Usina Doce'),
        town,
        of('/BA', ' - PE', ', RN'),
        (firm, at, uf) => {
          const page = document(
            ...head,
            '# Experiência',
            'Brigadista',
            `${firm} ${at}${uf}`,
            '2019 – 2021',
            '- Inspecionei 3 obras',
          )
          const [job] = jobsOf(page)
          // "Doce" may be the first word of a town's own name.
          expect(`${job?.[1]} ${at}`.startsWith(firm)).toBe(true)
          expect(job?.[0]).toBe('Brigadista')
        },
      ),
      runs,
    )
  })

  test('in small letters is one where it is bold above a dated job', () => {
    fc.assert(
      fc.property(of('b2w', 'nuvem sul', 'enjoei', 'dti digital'), (brand) => {
        const job = (name: string, when: string) => [`=${name}`, `Programador | ${when}`, 'Escrevi 40 testes por mês.']
        const page = document(...head, '# Experiência', ...job('Totvs', '2019 – 2021'), ...job(brand, '2016 – 2018'))
        const set = changed(page, (line) => (line.bold && line.size < 13 ? { size: 12, gap: 1.8 } : {}))
        expect(jobsOf(set).map((job) => job[1])).toEqual(['Totvs', brand])
      }),
      runs,
    )
  })

  test('that begins like a verb is one above its tasks', () => {
    const firm = of('Unimed Vale do Aço', 'Banco do Brasil', 'Edimar Casa de Carnes', 'Hapvida Sul')
    fc.assert(
      fc.property(firm, of('Natal/RN', 'Santos, SP'), (name, place) => {
        const page = parted(
          ...head,
          '# Experiência',
          '2019 – 2021 ¦ Enfermeira',
          `${name}, ${place}`,
          '- Puncionei 40 acessos',
        )
        expect(jobsOf(page)).toEqual([['Enfermeira', name, 2019, 2021]])
      }),
      runs,
    )
  })
})

test('a period that the end of the line broke is whole', () => {
  fc.assert(
    fc.property(
      of('jul/2021', '2021', '07/2021', 'Julho de 2021'),
      of(' –', ' -', ' a', ' até'),
      of('(', ''),
      (from, sign, bracket) => {
        const close = bracket === '(' ? ')' : ''
        const lines = [
          `Casa Azul – Vendedora ${bracket || '– '}${from}${sign}`,
          `${from.replace('2021', '2023')}${close}`,
        ]
        expect(jobsOf(document(...head, '# Experiência', ...lines, '- Vendi 40 casas'))).toEqual([
          ['Vendedora', 'Casa Azul', 2021, 2023],
        ])
      },
    ),
    runs,
  )
})

describe('schools', () => {
  const schoolsOf = (page: Document) => findSchools(readResume(page))
  const degree = of(
    'Bacharelado em Direito',
    'Ensino Médio Completo',
    'Tecnologia em Gestão Comercial',
    'Licenciatura em Letras',
  )
  const school = of(
    'Universidade Estadual de Maringá',
    'Colégio Barão',
    'E.E. Dom Pedro II',
    'ETEC Getúlio Vargas',
    'Instituto Sol',
  )
  test('a degree and a school without a sign between them are two', () => {
    fc.assert(
      fc.property(degree, school, of(' 2016', ' (2016)', ' – 2016', ''), (what, where, when) => {
        expect(schoolsOf(document(...head, '# Formação', `${what} ${where}${when}`))).toEqual([where])
      }),
      runs,
    )
  })

  test('cells that wrap side by side keep their words apart', () => {
    fc.assert(
      fc.property(of('Maringá', 'Londrina', 'Feira de Santana'), of('Comercial', 'Pública'), (town, field) => {
        const rows = [`Tecnologia em Gestão ¦ Universidade Estadual de ¦ 2020`, `${field} ¦ ${town}`]
        expect(schoolsOf(parted(...head, '# Formação', ...rows))).toEqual([`Universidade Estadual de ${town}`])
      }),
      runs,
    )
  })

  test('who gives a course is no school of the studies, however its name is set', () => {
    const giver = of('Sebrae', 'Senac', 'Fundação Bradesco', 'SENAI')
    fc.assert(
      fc.property(fc.uniqueArray(giver, { minLength: 1, maxLength: 3 }), (givers) => {
        const courses = givers.flatMap((name, at) => [`# Curso Livre ${'IVX'[at]}`, name, '2021'])
        const page = document(
          ...head,
          '# Certificações',
          ...courses,
          '# Educação',
          'Colégio Sol',
          'Ensino Médio',
          '2012',
        )
        expect(schoolsOf(page)).toEqual(['Colégio Sol'])
      }),
      runs,
    )
  })
})

test('items set like the headings open no section, however many there are', () => {
  const item = of('Primeiros socorros', 'Higiene e conforto', 'Empatia', 'Rondas', 'Photoshop', 'Ecologia de campo')
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 2, maxLength: 6 }), (items) => {
      const page = document(
        ...head,
        '# Habilidades',
        ...items.map((name) => `# ${name}`),
        '# Formação',
        'Colégio Sol, 2012',
      )
      expect(readResume(page).sections.map(({ name }) => name)).toEqual(['skills', 'education'])
    }),
    runs,
  )
})
