// A file as the fields of a draft: how people write their contact data, dates and studies, in many mixtures.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { contactFields } from './contact-fields'
import { datesOf, whenFields } from './entry-fields'
import { jobsAsRead } from './jobs-as-read'
import { studies, studyOf } from './study-fields'

const contact = (...texts: readonly string[]) =>
  contactFields([{ kind: 'name', text: 'Ana Souza' }, ...texts.map((text) => ({ kind: 'contact', text }) as const)])
const kinds = (...texts: readonly string[]) =>
  contact(...texts)
    .left.map(({ kind }) => kind)
    .filter((kind) => kind !== 'label')

test('a full stop between telephone and e-mail belongs to neither', () => {
  const { fields } = contact('Tel: 0803 555 0147, +234 812 555 0199. Email: ana@exemplo.com')
  expect([fields.email, fields.phone]).toEqual(['ana@exemplo.com', '0803 555 0147'])
  expect(fields.other).toBe('+234 812 555 0199')
})

test.each([
  ['Rua das Acácias n 312 fundos – Jd. São Luis – São Paulo SP', 'São Paulo, SP'],
  ['14 Albert Street, Leeds LS6 2AB', 'Leeds'],
  ['14 Marsh Lane, Salford M5', 'Salford'],
])('an address is left out as it is written, and its town is taken: %s', (text, city) => {
  const { fields, left } = contact(text)
  expect(fields.city).toBe(city)
  expect(left).toEqual([{ kind: 'street', text }])
})

test.each(['Leeds LS8', 'Harehills, Leeds LS8', 'Armley, Leeds LS12'])(
  'a town with the district of its postcode is no street: %s',
  (town) => {
    const { fields, left } = contact(`${town} | 07700 900233`)
    expect([fields.city, fields.other, left]).toEqual([town, undefined, []])
  },
)

test('the second line of a name is no job, a title beside an address is one, and an icon is no town', () => {
  const { fields } = contact('Souza', 'Analista Financeira Jr | in/anasouza', '⌂ Cambuí, Campinas - SP')
  expect(fields).toMatchObject({
    headline: 'Analista Financeira Jr',
    linkedin: 'in/anasouza',
    city: 'Cambuí, Campinas - SP',
  })
  expect(fields.other).toBeUndefined()
  const nurse = contactFields([
    { kind: 'name', text: 'Ana Souza' },
    { kind: 'text', text: 'RN, BNSc' },
    { kind: 'contact', text: 'Sex: Female' },
    { kind: 'contact', text: 'State of Origin: Anambra' },
  ])
  expect(nurse.fields).toEqual({ name: 'Ana Souza', headline: 'RN, BNSc' })
  expect(nurse.left.map(({ kind }) => kind)).toEqual(['gender', 'nationality'])
})

test.each([
  ['June 2020 till date', 'Present'],
  ['06/2020 to date', 'Present'],
  ['Since 06/2020', 'Present'],
  ['06/2020 até a presente data', 'atual'],
  ['06/2020 até o momento', 'atual'],
])('an open end is written in its own language: %s', (text, end) => {
  expect(datesOf(text)?.end).toBe(end)
})

test('what was studied and its marks are lines of the study above, and no schools', () => {
  const lines = [
    'BA (Hons) Business Management, Leeds Beckett University 2021 – 2024',
    'Modules: Financial Accounting, Management Accounting, Business Law',
    'A-levels, Greenhead College, Huddersfield 2019 – 2021',
    'Mathematics (B), Business (A), French (C)',
    'Técnico em Enfermagem, ETEC Sul, 2018',
    'Disciplinas: Anatomia, Farmacologia',
  ]
  const found = studies(
    lines.map((text) => ({ kind: 'role', text }) as const),
    [],
  )
  expect(found.map((study) => study.lines)).toEqual([[lines[1]!], [lines[3]!], [lines[5]!]])
})

test('a licence or free hours above the first heading are no job that is wanted', () => {
  for (const text of [
    'CNH categoria D com EAR',
    'Disponível para viagens',
    'Full UK driving licence',
    'Own transport',
  ]) {
    const { fields } = contactFields([{ kind: 'text', text }])
    expect(fields).toEqual({ other: text })
  }
  const { fields } = contactFields([{ kind: 'text', text: 'Motorista carreteiro' }])
  expect(fields).toEqual({ headline: 'Motorista carreteiro' })
})

describe('contact data', () => {
  const phones = ['(11) 98765-4321', '11 98765-4321', '+55 11 98765-4321']
  const labels = ['', 'Cel: ', 'cel ', 'Telefone: ', 'Tel.: ', 'Celular - ', 'Contato: ', 'Fone/Cel: ', 'Mobile: ']
  const towns = [
    ['São Paulo/SP', 'São Paulo, SP'],
    ['Contagem - MG', 'Contagem, MG'],
    ['Rio de Janeiro, RJ', 'Rio de Janeiro, RJ'],
    ['São José dos Campos - SP', 'São José dos Campos, SP'],
  ] as const
  const streets = [
    'Rua das Acácias, 123',
    'Av. Brasil, 1500, bl 3 ap 42',
    'R. Recife, 9 - Centro',
    'Travessa do Porto, nº 7, Jardim São Luís',
  ]
  const ends = ['', ' - CEP 05844-000', ', 05844-000']

  test('each value stands alone in its field, however it was labelled, and the street is left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...phones),
        fc.constantFrom(...labels),
        fc.constantFrom(...towns),
        fc.constantFrom(...streets),
        fc.constantFrom(...ends),
        fc.constantFrom('', 'Endereço: ', 'Address: '),
        fc.constantFrom('ana@exemplo.com', 'E-mail: ana@exemplo.com', 'e-mail ana@exemplo.com'),
        (phone, label, [town, city], street, end, address, email) => {
          const { fields, left } = contact(`${address}${street}, ${town}${end}`, `${label}${phone} | ${email}`)
          expect(fields).toEqual({ name: 'Ana Souza', phone, city, email: 'ana@exemplo.com' })
          expect(left.some(({ kind }) => kind === 'street')).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('values one after the other on a line of commas stand alone, a page among the other contacts, once', () => {
    for (const comma of [', ', ' , ']) {
      const line = ['ana@exemplo.com', '(11) 98765-4321', 'Osasco, SP', 'linkedin.com/in/ana', 'github.com/ana'].join(
        comma,
      )
      expect(contact(line, 'linkedin.com/in/ana | github.com/ana').fields).toEqual({
        name: 'Ana Souza',
        phone: '(11) 98765-4321',
        email: 'ana@exemplo.com',
        city: 'Osasco, SP',
        linkedin: 'linkedin.com/in/ana',
        other: 'github.com/ana',
      })
    }
  })

  test('a district that bears the name of a town is not the town', () => {
    expect(contact('Rua das Acácias 120, Jardim São Luís - São Paulo').fields.city).toBe('São Paulo')
    expect(contact('Av. Brasil, 10, Vila Velha - ES').fields.city).toBe('Vila Velha, ES')
  })

  test('a number for messages and a second one are other contacts, with whose they are', () => {
    const { fields } = contact('Recado: (11) 91234-5678 (Joana) / WhatsApp (11) 98765-4321')
    expect(fields.phone).toBe('(11) 98765-4321 (WhatsApp)')
    expect(fields.other).toBe('(11) 91234-5678 (Recado: Joana)')
    expect(contact('telefone 31 98888-7777 cel 31 3333-2222').fields).toEqual({
      name: 'Ana Souza',
      phone: '31 98888-7777',
      other: '31 3333-2222',
    })
  })

  test('the name to ask for stays with the only number', () => {
    const { fields } = contact('Tel: (11) 95555-1234 (recado, falar com a Neide)', 'ana@exemplo.com')
    expect([fields.phone, fields.other]).toEqual(['(11) 95555-1234 (recado, falar com a Neide)', undefined])
  })

  test('what no employer needs is left out, named by its kind, and is in no field', () => {
    const personal = [
      ['Nasc.: 12/05/1983', 'birth'],
      ['12/05/1983', 'birth'],
      ['43 anos', 'birth'],
      ['Est. civil: casada', 'marital'],
      ['Solteiro', 'marital'],
      ['2 filhos', 'family'],
      ['Nacionalidade: brasileira', 'nationality'],
      ['Brasileira', 'nationality'],
      ['Nationality: Brazilian', 'nationality'],
      ['Sexo: feminino', 'gender'],
      ['Gênero: feminino', 'gender'],
      ['Female', 'gender'],
      ['Viúva', 'marital'],
      ['Naturalidade: Recife - PE', 'nationality'],
      ['Date of birth: 03/11/1992', 'birth'],
    ] as const
    for (const [text, kind] of personal) {
      expect([text, kinds(text)]).toEqual([text, [kind]])
      expect([text, contact(text).fields]).toEqual([text, { name: 'Ana Souza' }])
    }
    const mixed = contactFields([{ kind: 'text', text: 'Brasileira, casada, 43 anos, 2 filhos' }])
    expect(mixed).toEqual({
      fields: {},
      lines: [],
      left: [
        { kind: 'nationality', text: 'Brasileira' },
        { kind: 'marital', text: 'casada' },
        { kind: 'birth', text: '43 anos' },
        { kind: 'family', text: '2 filhos' },
      ],
    })
  })

  test('what is no personal data stays: a licence, a page of one, a district, a town abroad', () => {
    expect(contact('CNH categoria B').fields.other).toBe('CNH categoria B')
    expect(contact('github.com/anasouza').fields.other).toBe('github.com/anasouza')
    expect(contact('Jardim São Luís, São Paulo/SP').fields.city).toBe('Jardim São Luís, São Paulo/SP')
    expect(contact('Springfield, IL').fields.city).toBe('Springfield, IL')
    expect(contact('12 Harbour Row, Lisboa, Portugal').fields.city).toBe('Lisboa, Portugal')
    expect(contactFields([{ kind: 'text', text: 'Cozinheira' }]).fields).toEqual({ headline: 'Cozinheira' })
  })
})

describe('dates', () => {
  const points = ['2011', '03/2011', 'mar/2011', 'março de 2011', 'Mar 2011', '03/04/2011']
  const later = ['2013', '08/2013', 'ago/2013', 'agosto de 2013', 'Aug 2013', '09/10/2013', 'atual', 'Present']
  const signs = ['/', ' - ', ' – ', ' a ', ' até ', ' to ', '-']
  test('the two ends of a period stand apart, whatever separates them', () => {
    const wrong: string[] = []
    for (const [at, start] of points.entries())
      for (const end of [later[at] ?? '', 'atual', 'Present'])
        for (const sign of signs) {
          const text = `${start}${sign}${end}`
          const found = datesOf(text)
          if (sign === '/' && end.length > 4) continue
          if (sign.trim() === sign && /[a-z]/i.test(text)) continue
          if (sign === '/' && start.includes('/')) continue
          if (found?.start !== start || found.end !== end) wrong.push(`${text}: ${found?.start} to ${found?.end}`)
        }
    expect(wrong).toEqual([])
  })

  test('"until now" and "since" are ends of their own', () => {
    const ends = (text: string) => {
      const { start, end } = datesOf(text) ?? { start: '', end: '' }
      return [start, end]
    }
    expect(ends('2018 até o momento')).toEqual(['2018', 'atual'])
    expect(ends('desde 2019')).toEqual(['2019', 'atual'])
    expect(ends('janeiro a março de 2020')).toEqual(['01/2020', '03/2020'])
    expect(ends('2019')).toEqual(['2019', ''])
    expect(datesOf('dois anos')).toBeNull()
  })

  test('what stands beside a period is the place, and no date', () => {
    expect(whenFields('2011/2013 | São Paulo')).toEqual({ start: '2011', end: '2013', place: 'São Paulo' })
    expect(whenFields('São Paulo | 2011/2013')).toEqual({ start: '2011', end: '2013', place: 'São Paulo' })
    expect(whenFields('São Paulo')).toEqual({ place: 'São Paulo' })
  })
})

describe('studies', () => {
  const courses = [
    'Ensino médio completo',
    'Curso técnico em Enfermagem',
    'Bachelor of Nursing',
    'Graduação em Direito',
  ]
  const schools = [
    'E.E. Professor João Batista',
    'SENAI Contagem',
    'Universidade Federal do Rio de Janeiro',
    'Boston College',
  ]
  const dates = [
    ['2001', '', '2001'],
    ['2011 - 2015', '2011', '2015'],
    ['2011/2015', '2011', '2015'],
    ['02/2011 a 12/2015', '02/2011', '12/2015'],
  ] as const
  const joints = [' - ', ', ', ' | ', ' – ']

  test('course, school and dates stand apart, in either order, on one line or several', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...courses),
        fc.constantFrom(...schools),
        fc.constantFrom(...dates),
        fc.constantFrom(...joints, '\n'),
        fc.boolean(),
        (course, school, [when, start, end], joint, schoolFirst) => {
          const pieces = schoolFirst ? [school, course, when] : [course, school, when]
          const items = pieces
            .join(joint)
            .split('\n')
            .map((text) => ({ kind: 'text', text }) as const)
          const entries = studies(items, [])
          expect(entries).toEqual([{ fields: { course, school, ...(start ? { start } : {}), end }, lines: [] }])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('two studies in one way of writing stay two', () => {
    const lines = ['Escola Estadual Anchieta', 'Ensino médio', '2024', 'SENAI', 'Curso técnico em Logística', '2026']
    const entries = studies(
      lines.map((text) => ({ kind: 'text', text })),
      [],
    )
    expect(entries.map(({ fields }) => fields)).toEqual([
      { school: 'Escola Estadual Anchieta', course: 'Ensino médio', end: '2024' },
      { school: 'SENAI', course: 'Curso técnico em Logística', end: '2026' },
    ])
  })

  test('a course "at" a school is two fields', () => {
    expect(studyOf('MBA Controladoria e Finanças - USP/Esalq (cursando) - previsão dez/2026').fields).toEqual({
      course: 'MBA Controladoria e Finanças',
      school: 'USP/Esalq (cursando)',
      end: 'previsão dez/2026',
    })
    expect(studyOf('Bacharel em Direito pela Universidade de São Paulo, 2010').fields).toEqual({
      course: 'Bacharel em Direito',
      school: 'Universidade de São Paulo',
      end: '2010',
    })
  })
})

test('a town beside the employer and title of a heading is the place of the job, and the heading no line of it', () => {
  const resume = readResume(
    document(
      'John Doe',
      'San Francisco, CA | john.doe@exemplo.com',
      '',
      '# Experience',
      'Nexus AI, Co-Founder & CTO San Francisco, CA',
      'June 2023 – present',
      '- Built model infrastructure that serves 2M requests a month',
    ),
  )
  const [role] = resume.roles
  if (!role) throw new Error('no job was read')
  // As a page with its towns in a column of their own is read.
  const read = { ...resume, roles: [{ ...role, title: 'Co-Founder & CTO', employer: 'Nexus AI' }] }
  expect(jobsAsRead(read)).toMatchObject([
    {
      fields: { title: 'Co-Founder & CTO', employer: 'Nexus AI', place: 'San Francisco, CA' },
      lines: ['Built model infrastructure that serves 2M requests a month'],
    },
  ])
})
