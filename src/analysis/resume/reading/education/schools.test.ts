// School names with lists, and degrees beside schools.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'
import { findSchools } from './schools'

const schoolsOf = (...lines: readonly string[]): string[] =>
  findSchools(readResume(document('Ana Sol Prado', 'ana@exemplo.com', '# Formação', ...lines)))

test('a list inside a school’s name does not end the name, whatever surrounds it', () => {
  const field = fc.constantFrom('Ciência e Tecnologia', 'Saúde e Bem-Estar', 'Artes e Ofícios', 'Arts and Crafts')
  const kind = fc.constantFrom(
    'Instituto Federal de Educação',
    'Faculdade de Medicina',
    'Escola de Música',
    'School of Design',
  )
  const tail = fc.constantFrom('', ' do Ceará', ' de São Paulo')
  const course = fc.constantFrom('Tecnologia em Hotelaria', 'Bacharelado em Economia', 'Técnico em Enfermagem')
  const shape = fc.constantFrom<(course: string, school: string) => string[]>(
    (what, where) => [`${what}, ${where}, 2010 – 2014`],
    (what, where) => [what, where, '2010 – 2014'],
    (what, where) => [`${what} – ${where}`, '2010 – 2014'],
    (what, where) => [`${where} | ${what} | 2010 – 2014`],
  )
  fc.assert(
    fc.property(kind, field, tail, course, shape, (name, list, where, what, lay) => {
      const school = `${name}, ${list}${where}`
      expect(schoolsOf(...lay(what, school))).toEqual([school])
    }),
    { numRuns: 100 },
  )
})

test('"High School" is a degree, and the academy beside it the school', () => {
  expect(schoolsOf('High School, Highland Academy, 2001 – 2004')).toEqual(['Highland Academy'])
})

test('what gives a degree is a school, whatever its name and wherever the line breaks', () => {
  const course = fc.constantFrom('Bacharelado em Economia', 'Ensino Médio Completo', 'Técnico em Enfermagem')
  const place = fc.constantFrom('Unifor', 'CEFET-MG', 'Cotuca', 'IFRN', 'Politecnico di Milano', 'Colégio Módulo')
  const degree = fc.constantFrom('BSc Computer Science', 'Bachelor of Business Administration', 'PGCE Mathematics')
  const abroad = fc.constantFrom('Georgia Tech', 'SUNY Buffalo', 'Boise State', 'Universität Heidelberg', 'UCL')
  const year = fc.integer({ min: 1995, max: 2015 })
  fc.assert(
    fc.property(course, place, degree, abroad, year, fc.boolean(), (what, where, title, school, when, broken) => {
      const end = broken ? ['concluído', `em ${when}`].join(' ') : `concluído em ${when}`
      expect(schoolsOf(`${what} pelo ${where}, ${end}`)).toEqual([where])
      expect(schoolsOf(`${title} from ${school}, graduated in ${when}`)).toEqual([school])
    }),
    { numRuns: 200 },
  )
})

test('a list in a school’s name may break after any of its words', () => {
  const words = 'Instituto Federal de Educação, Ciência e Tecnologia do Ceará'.split(' ')
  const cut = fc.integer({ min: 3, max: words.length - 2 })
  fc.assert(
    fc.property(cut, fc.constantFrom('Técnico em Edificações, ', 'Bacharelado em Economia – ', ''), (at, before) => {
      const lines = [`${before}${words.slice(0, at).join(' ')}`, `${words.slice(at).join(' ')}, 2007–2009`]
      expect(schoolsOf(...lines)).toEqual([words.join(' ')])
    }),
    { numRuns: 60 },
  )
})

test('rows of one degree each are entries of their own, with and without a word for the school', () => {
  const school = fc.constantFrom('SUNY Buffalo', 'Boise State', 'University of Leeds', 'Trinity College Dublin')
  fc.assert(
    fc.property(school, school, fc.integer({ min: 1995, max: 2010 }), (first, second, year) => {
      fc.pre(first !== second)
      expect(
        schoolsOf(
          `PGCE Mathematics, ${first}, ${year + 2}–${year + 4}`,
          `BSc Mathematics, ${second}, ${year}–${year + 2}`,
        ),
      ).toEqual([first, second])
    }),
    { numRuns: 100 },
  )
})

test('a place in brackets behind a school is no part of its name, other words are', () => {
  const school = fc.constantFrom('CEFET-MG', 'UCLA', 'Universidade do Porto', 'Etec Jorge Street')
  const place = fc.constantFrom('Recife, PE', 'São Paulo - SP', 'Itaperuna/RJ', 'Austin, TX')
  fc.assert(
    fc.property(school, place, fc.integer({ min: 1995, max: 2015 }), fc.boolean(), (name, town, year, below) => {
      const lines = below
        ? [`Bacharelado em Economia, ${year}`, `${name} (${town})`]
        : [`Bacharelado em Economia – ${name} (${town}) – ${year}`]
      expect(schoolsOf(...lines)).toEqual([name])
      expect(schoolsOf(`Bacharelado em Economia – Universidade Estadual de Campinas (UNICAMP) – ${year}`)).toEqual([
        'Universidade Estadual de Campinas (UNICAMP)',
      ])
    }),
    { numRuns: 100 },
  )
})

test.each(['EREM Ginásio de Olinda', 'CIEP 123 Glauber Rocha', 'EEEP Jaime Tomaz'])(
  'a public school is known by its kind: %s',
  (school) => {
    expect(schoolsOf(`Ensino Médio completo - ${school} - 2022 a 2024`)).toEqual([school])
  },
)

test('several schools in one paragraph are read sentence by sentence', () => {
  const study = fc.constantFrom(
    'Pedagogia na Faculdade Pedro Nava',
    'Magistério na Escola Normal Santa Rita',
    'Direito pela Universidade do Vale',
  )
  const end = fc.constantFrom(' (concluído em 2010)', ', 2016', '')
  fc.assert(
    fc.property(
      fc.uniqueArray(study, { minLength: 2, maxLength: 3 }),
      end,
      fc.constantFrom('.', ';'),
      (studies, when, sign) => {
        const read = schoolsOf(`${studies.map((one) => `${one}${when}`).join(`${sign} `)}.`)
        expect(read).toEqual(studies.map((one) => one.replace(/^.*? (?:na|pela) /u, '')))
      },
    ),
    { numRuns: 60 },
  )
})

test('a label that names the level of a school takes its name alone', () => {
  expect(
    schoolsOf(
      'College: BS Elementary Education (2nd year), West Panay College, 2007-2009',
      'Secondary: High School Graduate, San Roque National High School, 2002-2006',
      'Elementary: San Roque Elementary School, 1996-2002',
    ),
  ).toEqual(['West Panay College', 'San Roque National High School', 'San Roque Elementary School'])
})

test('a school behind a course of a name that we do not know is read, and a school that an entry took is read once', () => {
  const schools = ['Colegio Distrital San Cayetano', 'Escola Estadual do Sol', 'Colégio Dom Bosco']
  fc.assert(
    fc.property(
      fc.constantFrom(...schools),
      fc.constantFrom('Bachiller académico 2015', 'Zorvas Plenda, 2015'),
      (school, course) => {
        expect(schoolsOf('Tecnologia em Gestão 2019', 'Universidade Exemplo', course, school)).toEqual([
          'Universidade Exemplo',
          school,
        ])
        expect(
          schoolsOf('Tecnologia em Gestão 2019', 'Universidade Exemplo', '- Projeto na Escola Sol Nascente'),
        ).toEqual(['Universidade Exemplo'])
      },
    ),
    { numRuns: 12 },
  )
})

test.each(['SCHOOL ATTENDED', 'Name of school', 'University'])('%s labels a school', (label) =>
  expect(schoolsOf(`${label}: Kaduna Central`, 'Diploma in Accounting, 2012')).toContain('Kaduna Central'),
)

test('a year of school names a degree in Portugal', () => {
  expect(
    schoolsOf('12.º ano (RVCC) – Centro Qualifica Beira Alta, 2015', '9.º ano – Escola Emídio Frias (1998)'),
  ).toEqual(['Centro Qualifica Beira Alta', 'Escola Emídio Frias'])
})

test('a colon between a school and its course divides them, and a course unknown to us hides no school', () => {
  const course = fc.constantFrom('Gestão Comercial', 'Direito', 'Corte e Costura')
  const school = fc.constantFrom('Faculdade Alto da Serra', 'IFPE', 'SENAC Recife')
  const entry = fc.constantFrom<(one: string, two: string) => string>(
    (one, two) => `${two}: ${one}, 2012`,
    (one, two) => `${one} - ${two}`,
    (one, two) => `${one} (trancado) - ${two}`,
  )
  fc.assert(
    fc.property(course, school, entry, (one, two, write) => {
      const found = schoolsOf('Ensino Médio - Escola Estadual Tiradentes', write(one, two))
      expect(found).toEqual(['Escola Estadual Tiradentes', two])
    }),
    { numRuns: 40 },
  )
})

test('a label inside the line names the school, and a kind of school is none', () => {
  for (const name of ['Cursos Avance', 'E.E. Pimentas IV', 'Colégio Dom Bosco'])
    for (const write of [
      (one: string) => `Curso de Logística (120h). Instituição: ${one}. Conclusão: 2022`,
      (one: string) => `Ensino médio completo; Escola: ${one}`,
      (one: string) => `Técnico em Logística | Instituição de ensino: ${one} | Ano: 2020`,
    ])
      expect(schoolsOf(write(name))).toEqual([name])
  expect(schoolsOf('Technical school (car mechanic), Zespol Szkol nr 3, Elk, Poland 2007')).toEqual([
    'Zespol Szkol nr 3',
  ])
  expect(schoolsOf('ITI (Electrician), Govt. ITI Perumpally, 2011, First Class')).toEqual(['Govt. ITI Perumpally'])
})
