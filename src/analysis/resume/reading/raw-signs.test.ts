// A part whose heading or form we do not know is not called missing, in any way of writing it; what a page lacks still is.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '..'
import { document } from '../testing'
import { rawSign } from './raw-signs'

const head = ['Ana Sol Prado', 'Recife, PE | (81) 98888-7777 | ana@exemplo.com']
const parts = {
  summary: ['# Resumo', 'Vendedora com oito anos de loja e gosto por atender bem quem chega.'],
  experience: ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja'],
  education: ['# Formação', 'Administração – Universidade Exemplo – 2018'],
  skills: ['# Habilidades', 'Excel, SAP, Power BI'],
  extras: ['# Idiomas', 'Inglês intermediário'],
}
type Name = keyof typeof parts
/** What a page says is missing: the check, by name. */
const claimed = (lines: readonly string[]): string[] =>
  analyseResume(document(...lines)).checks.flatMap(({ id, status, params: { context, found: count, words } }) =>
    status !== 'full' &&
    status !== 'not-assessed' &&
    (/^(?:missing|nolist|noroles|title|employer|dates|email|phone|school|degree|when|experience)$/.test(
      String(context),
    ) ||
      (id === 'extras' && count === 0) ||
      (id === 'summary' && words === 0))
      ? [`${id}: ${context}`]
      : [],
  )
const page = (part: Name, lines: readonly string[]): string[] => [
  ...head,
  ...(Object.keys(parts) as Name[]).flatMap((name) => (name === part ? lines : parts[name])),
]

/** By part: headings of five languages, and content that no list of ours knows. */
const foreign: Readonly<
  Record<Exclude<Name, 'experience'>, { headings: readonly string[]; content: readonly string[] }>
> = {
  summary: {
    headings: ['Profil', 'Perfil professional', 'Über mich: Profil', 'A propos', 'Presentación', 'Zusammenfassung'],
    content: ['zorvas plenda, mirta quelun', 'Brano de tilva'],
  },
  education: {
    headings: ['Estudios', 'Formación', 'Études', 'Ausbildung', 'Bildungsweg', 'Études et diplômes', 'Schooling'],
    content: ['Zorvas plenda', 'Mirta Quelun 1998'],
  },
  skills: {
    headings: ['Herramientas', 'Destrezas', 'Compétences', 'Outils', 'Kenntnisse', 'Fähigkeiten', 'Conocimientos'],
    content: ['zorvas, plenda', 'Mirta'],
  },
  extras: {
    headings: [
      'Langues',
      'Sprachen',
      'Lenguas: idiomas',
      'Formations et certifications',
      'Proyectos',
      'Kurse',
      'Voluntariado',
    ],
    content: ['zorvas', 'plenda mirta'],
  },
}
const looks: readonly ((heading: string) => string)[] = [
  (heading) => `# ${heading}`,
  (heading) => heading,
  (heading) => heading.toUpperCase(),
  (heading) => `${heading}:`,
  (heading) => `=${heading.toLowerCase()}`,
  (heading) => (heading.includes(' ') ? heading : [...heading.toUpperCase()].join(' ')),
]

describe('a heading of another language', () => {
  for (const name of Object.keys(foreign) as (keyof typeof foreign)[])
    test(name, () => {
      const { headings, content } = foreign[name]
      fc.assert(
        fc.property(
          fc.constantFrom(...headings),
          fc.constantFrom(...looks),
          fc.subarray([...content]),
          (heading, look, some) => {
            const claims = claimed(page(name, [look(heading), ...some])).filter((claim) => claim.startsWith(`${name}:`))
            expect(claims).toEqual([])
          },
        ),
        { numRuns: 80 },
      )
    })

  test('what was withheld is quoted with its line', () => {
    const { checks } = analyseResume(document(...page('skills', ['# Herramientas', 'zorvas, plenda'])))
    const skills = checks.find(({ id }) => id === 'skills')
    expect(skills).toMatchObject({ status: 'not-assessed', params: { context: 'unread' } })
    expect(skills?.evidence.map(({ text }) => text)).toEqual(['Herramientas'])
  })
})

test('programs one behind the other are a list of skills, whatever stands above them', () => {
  expect(claimed(page('skills', ['Siigo, Zorvas Office, Plenda, Mirta One']))).toEqual([])
})

test('a job with a year in a form that we do not know is not called undated', () => {
  const forms = [
    'febrero de 2022 – a la fecha',
    'Anfang 2019 bis heute',
    'depuis mars 2021',
    '1938–1941',
    'kesä 2019 ~ syksy 2021',
  ]
  const layouts: readonly ((job: string, employer: string, when: string) => string[])[] = [
    (job, employer, when) => [employer, `Cargo: ${job}`, `Fecha: ${when}`],
    (job, employer, when) => [`=${job} – ${employer}`, when],
    (job, employer, when) => [when, `=${job} – ${employer}`],
    (job, employer, when) => [`=${job}`, employer, when],
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.constantFrom(...forms),
      fc.constantFrom(...layouts),
      (first, second, lay) => {
        const jobs = [
          ...lay('Vendedora', 'Casa Azul Ltda', first),
          '- Atendi 40 clientes por dia na loja',
          ...lay('Cozinheira', 'Padaria Aurora', second),
          '- Preparei 80 refeições por dia na cozinha',
        ]
        const lines = page('experience', ['# Experiência', ...jobs])
        expect(claimed(lines).filter((claim) => claim.startsWith('roles'))).toEqual([])
        expect(analyseResume(document(...lines)).caps).toEqual([])
      },
    ),
    { numRuns: 80 },
  )
})

test('a number in a form that we do not know is not called missing', () => {
  for (const phone of ['0099/333 5647380', '123-456-7890', '06.12.34.56.78', '+420 601 123 456'])
    expect(
      claimed(['Ana Sol Prado', `Recife, PE | ${phone} | ana@exemplo.com`, ...Object.values(parts).flat()]),
    ).toEqual([])
})

test.each(['Analista de Treinamento', 'Language Teacher'])('the name of a job shows no part: %s', (line) =>
  expect(rawSign(document('Ana Sol Prado', line).lines, 'extras')).toBeNull(),
)

describe('what a page lacks is still a finding', () => {
  test('skills, where the names in a row are of towns', () =>
    expect(claimed(page('skills', ['Recife, Natal, João Pessoa, Fortaleza']))).toContain('skills: nolist'))
  for (const name of ['summary', 'education', 'skills', 'extras'] as const)
    test(name, () => {
      expect(claimed(page(name, [])).some((claim) => claim.startsWith(`${name}:`))).toBe(true)
    })
  test('dates and a phone', () => {
    expect(
      claimed(page('experience', ['# Experiência', 'Vendedora – Casa Azul Ltda', ...parts.experience.slice(2)])),
    ).toContain('roles: dates')
    for (const other of ['CEP 01234-567', '01/02/1990', 'CPF 123.456.789-09'])
      expect(
        claimed(['Ana Sol Prado', `Recife, PE | ana@exemplo.com | ${other}`, ...Object.values(parts).flat()]),
      ).toContain('contact: phone')
  })
})

test('a quality in a team is no list of skills, and a driving licence is no course', () => {
  const lines = document('I can work on my own or in a team.', 'References on request. Full driving licence.').lines
  expect([rawSign(lines, 'skills'), rawSign(lines, 'extras')]).toEqual([null, null])
})
