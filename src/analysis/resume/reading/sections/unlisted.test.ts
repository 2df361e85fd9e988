// Headings nobody listed: known by their look, their place and what stands below them; and forms with numbers and labels.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../../documents/document'
import { judgeRead } from '../..'
import { extractResume } from '../../extract'
import { document, parted } from '../../testing'
import { readResume } from '..'

const runs = { numRuns: 40 }
const missing = (page: Document): string[] => {
  const { result } = judgeRead(readResume(page))
  const contexts = result.checks
    .filter(({ status }) => status === 'part' || status === 'none')
    .flatMap(({ params }) => String(params.context))
  return [
    ...contexts.filter((one) => /^(?:missing|nolist|noroles|nobullets)$/.test(one)),
    ...result.caps.map(({ id }) => id),
  ]
}

/** Headings "# " in letters of this size, bold or not, as a design sets them; the name stays the largest. */
const set = (page: Document, size: number, bold: boolean): Document => ({
  ...page,
  lines: page.lines.map((line): Line => (line.size === 13 ? { ...line, size, bold } : { ...line, bold: false })),
})

const work = fc.constantFrom('kitchens', 'My road so far', 'Palcos', 'estrada', 'Battles', 'Onde suei a camisa')
const study = fc.constantFrom('classrooms', 'Bancos que gastei', 'Where it began', 'lousa e giz')
const list = fc.constantFrom('hands', 'Superpowers', 'no bolso', 'What you get', 'Trunfos')
const tongue = fc.constantFrom('tongues', 'Idiomas', 'I speak', 'falo', 'Languages known')

test('jobs, schools and lists under headings in unlisted words are read, and none of them is called missing', () => {
  const look = fc.tuple(fc.constantFrom(13, 14, 16), fc.boolean())
  fc.assert(
    fc.property(work, study, list, tongue, look, (jobs, school, skills, languages, [size, bold]) => {
      const page = document(
        'Ana Souza',
        'ana.souza@exemplo.com | (81) 98888-7777 | Recife, PE',
        'Cozinheira com nove anos de hotéis e restaurantes, de massas a sobremesas para banquetes.',
        ...[`# ${languages}`, 'Inglês', 'Francês'],
        ...[`# ${jobs}`, 'Cozinheira', 'Hotel Mar Azul', '01/2019 a 03/2023', '- Preparei 300 refeições por dia'],
        '- Montei as massas e os molhos do almoço de domingo',
        ...['Auxiliar de Cozinha', 'Restaurante Sol', '02/2015 a 12/2018', '- Treinei 4 pessoas novas'],
        '- Separei legumes e carnes para as praças da noite',
        ...[`# ${school}`, 'Técnico em Gastronomia – Senac Recife, 2014'],
        ...[`# ${skills}`, 'Massas ●●●●○', 'Confeitaria ●●●○○', 'Custos ●●●●●'],
      )
      const source = set(page, size, bold)
      const { experience, education, skills: listed } = extractResume(readResume(source))
      expect(experience.map(({ title }) => title)).toEqual(['Cozinheira', 'Auxiliar de Cozinha'])
      expect(education).toEqual(['Senac Recife'])
      expect(listed.map((one) => one.replace(/\s*[●○]+$/u, ''))).toEqual(['Massas', 'Confeitaria', 'Custos'])
      expect(missing(source)).toEqual([])
    }),
    runs,
  )
})

describe('a page without any look', () => {
  const jobs = fc.constantFrom(
    'Jobs',
    'Trampos',
    'Onde trabalhei',
    'Where I have worked',
    'Empregos',
    'Employment profile',
  )
  const school = fc.constantFrom('School', 'Onde estudei', 'Learning', 'Institutions attended', 'Academic credentials')
  const able = fc.constantFrom('Good at', 'Sei fazer', 'Abilities', 'Mando bem em', 'Trained on')
  test('has sections under plain words, and a list behind its label', () => {
    fc.assert(
      fc.property(jobs, school, able, (work, study, label) => {
        const page = document(
          ...['Gareth London', '07700 900642', 'gaz.london@example.com', work],
          ...['Driver, Beacons Haulage Ltd, 2019 - now', 'Driver, Rhymney Merchants Ltd, 2012 - 2019'],
          ...[study, 'Cyfarthfa High School, 1995', `${label}: hiab, tail lift, walk round checks`],
        )
        const plain = { ...page, lines: page.lines.map((line) => ({ ...line, size: 10, bold: false })) }
        const { experience, education, skills } = extractResume(readResume(plain))
        expect(experience).toHaveLength(2)
        expect(education).toEqual(['Cyfarthfa High School'])
        expect(skills).toEqual(['hiab', 'tail lift', 'walk round checks'])
        expect(missing(plain).filter((one) => one !== 'missing')).not.toContain('nolist')
      }),
      runs,
    )
  })
})

test('the fields of numbered and labelled forms are read, whatever their labels', () => {
  const number = fc.constantFrom('', '1) ', '(2) ', '3. ', '4 - ')
  const labels = fc.constantFrom(
    ['Empresa', 'Função', 'Período', 'até hoje'],
    ['Organization', 'Designation', 'Duration', 'till date'],
    ['Company', 'Role', 'Period', 'to date'],
    ['Contratante', 'Cargo', 'Duração', 'até o momento'],
  )
  fc.assert(
    fc.property(number, labels, fc.constantFrom(': ', ' ¦ : ', ' ¦ '), (before, [firm, role, when, open], sign) => {
      const own = sign === ': ' ? before : ''
      const page = parted(
        ...['Venkata Subramanian', '# Experience', `${own}${firm}${sign}Charminar Technologies`],
        ...[`${role}${sign}Analista de Sistemas`, `${when}${sign}Apr 2021 – ${open}`, '- Migrated 34 services'],
      )
      const [found] = extractResume(readResume(page)).experience
      expect(found).toMatchObject({
        company: 'Charminar Technologies',
        title: 'Analista de Sistemas',
        start: '2021-04',
        end: 'present',
      })
    }),
    runs,
  )
})

test('the word for a résumé is no heading, and a list under an unknown heading is not called missing', () => {
  const page = document(
    '# RESUME',
    '=Ana Souza',
    'ana@exemplo.com',
    '# Skills e tal que ninguém listou',
    'Crochê',
    '# Experiência',
  )
  expect(readResume(page).name?.value).toBe('Ana Souza')
  expect(missing(page)).not.toContain('nolist')
})

test('a heading of the jobs names the country or the years it is about, beside another heading of them', () => {
  const noun = fc.constantFrom('EXPERIENCE', 'EMPLOYMENT', 'WORK EXPERIENCE', 'EXPERIÊNCIA', 'EMPREGOS')
  const where = fc.constantFrom('', ' IN IRELAND', ' NO BRASIL', ' ABROAD', ' EM PORTUGAL')
  const years = fc.constantFrom(' SINCE 2008', ' DESDE 2008', ' (2008 – 2024)', ' 2008 – PRESENT', '')
  fc.assert(
    fc.property(noun, where, years, (name, place, when) => {
      const page = document(
        ...[
          'Tomasz Novak',
          'tomasz.novak@example.com | 087 555 0138 | Dublin',
          '# PROFILE',
          'Electrician on large sites.',
        ],
        ...[`# ${name}${place}${when}`, '=Electrical Foreman', 'Liffey Power Contracting, Dublin', '03/2018 – present'],
        ...[
          '- Run a crew of 12',
          '=Electrician',
          'Shannonside Electrical Services',
          '2008 – 2012',
          '- Rewired two schools',
        ],
        ...['# EARLIER WORK', '=Kitchen helper', 'Pizzeria Bella Vista', '2007 – 2008', '- First job in Ireland'],
        ...['# EDUCATION', 'Advanced Certificate – Limerick Training Centre – 2011'],
      )
      const resume = readResume(page)
      expect(resume.roles.map(({ employer }) => employer)).toEqual([
        ...['Liffey Power Contracting', 'Shannonside Electrical Services', 'Pizzeria Bella Vista'],
      ])
      expect(resume.unread).toEqual([])
    }),
    runs,
  )
})

test('a page typed in small letters throughout has headings in small letters', () => {
  const jobs = fc.constantFrom('ja trabalhei de', 'onde trabalhei', 'experiência', 'trabalhos', 'bicos')
  const school = fc.constantFrom('escola:', 'estudos', 'formação', 'escolaridade')
  fc.assert(
    fc.property(jobs, school, fc.boolean(), (work, study, studiesFirst) => {
      const worked = [
        ...[
          work,
          'atendente - Açaí da Kau (lanche da minha mãe) - de 2021 até hoje, fim de semana',
          'atendo no balcão',
        ],
        ...['babá - casa da dona Lindalva - 8 meses em 2023', 'olhava 2 crianças'],
        ...['panfletagem - campanha de eleição - 2022'],
      ]
      const studied = [study, '3º ano do ensino médio cursando a noite - Escola Estadual Cleomenes Chaves']
      const page = document(
        ...['curriculo', 'jéssica kauane dos santos', 'zap 92 99233 0415', 'jessica@exemplo.com'],
        ...(studiesFirst ? [...studied, ...worked] : [...worked, ...studied]),
        ...['cursos', 'informática básica, 40h, Cetam 2022'],
      )
      const lines = page.lines.map((line) => ({ ...line, size: 11, bold: false, x: 0, gap: 0 }))
      expect(extractResume(readResume({ ...page, kind: 'docx', lines })).experience.map(({ title }) => title)).toEqual([
        ...['atendente', 'babá', 'panfletagem'],
      ])
    }),
    runs,
  )
})
