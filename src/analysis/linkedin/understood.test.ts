// What a profile says of a job, an employer, a number and a person is understood in every way of writing it, in both languages.
import { describe, expect, test } from 'bun:test'
import { linkedinView } from '../../texts/linkedin/view'
import { analyseLinkedin } from '.'
import type { PersonalKind } from './words/personal'

const profile = (headline: string, about = '', experience = '') => analyseLinkedin({ headline, about, experience })
const paramsOf = (result: ReturnType<typeof profile>, id: string) => result.checks.find((one) => one.id === id)!.params

describe('nobody is asked where they used what their job is called', () => {
  const spellings = ['Backend', 'Back-end', 'Back end', 'BACKEND', 'back-end']
  const jobs = { pt: 'Desenvolvedor', en: 'Developer' } as const
  test.each(spellings.flatMap((skill) => spellings.map((titled) => [skill, titled] as const)))(
    '"%s" in the headline, "%s" in the titles',
    (skill, titled) => {
      for (const headline of [`Software Engineer | ${skill} · Java`, `${skill} Developer | Java`]) {
        const experience = `${titled} ${jobs.en}\nLusopay\nJan 2021 - Present\n- Built the payments service of 40 shops`
        const { names, of } = paramsOf(profile(headline, '', experience), 'experience-skills')
        expect({ headline, names, of }).toEqual({ headline, names: 'Java', of: 1 })
      }
    },
  )
  test('one that a task shows too stays shown', () => {
    const experience =
      'Back-end Developer\nLusopay\nJan 2021 - Present\n- Built the backend of 40 shops\n- Wrote APIs in Java'
    expect(paramsOf(profile('Engineer | Backend · Java', '', experience), 'experience-skills').found).toBe(2)
  })
})

test('what laboratories work with is a skill', () => {
  const experience = 'QC Technician\nLilly\nMar 2021 - Present\nTesting of samples using HPLC and results in LIMS.'
  const { keywords } = profile('Laboratory Technician', '', experience)
  expect(keywords).toEqual(expect.arrayContaining(['HPLC', 'LIMS']))
})

describe('an employer in the headline', () => {
  test.each([
    ['Product Designer @Lusopay, building payment flows', 'Product Designer'],
    ['Product Designer @ Lusopay', 'Product Designer'],
    ['Product Designer at Lusopay', 'Product Designer'],
    ['Analista de logística na Lusopay', 'Analista de logística'],
    ['Analista de logística @Lusopay', 'Analista de logística'],
  ])('"%s" is no part of the job', (headline, role) => {
    expect(profile(headline).headline?.role).toBe(role)
    expect(paramsOf(profile(headline), 'headline-value').context).toBe('employed')
  })
  test('the tip asks for no employer again', () => {
    const result = profile('Product Designer at Lusopay')
    for (const language of ['pt-BR', 'en-US'] as const) {
      const tip = linkedinView(result, language).tips.find(({ id }) => id === 'headline-value')!
      expect(`${tip.why} ${tip.fix}`).not.toMatch(/para quem trabalha|whom you work for/)
    }
  })
  test('without one the context says so', () =>
    expect(paramsOf(profile('Product Designer'), 'headline-value').context).toBe('missing'))
})

describe('a count of what somebody has is no result', () => {
  test.each([
    '12 habilidades',
    '8 competências técnicas',
    '3 idiomas',
    'Dois filhos',
    '10 skills',
    '4 languages',
    '2 kids',
  ])('%s', (text) => {
    const result = profile(`Técnica de enfermagem | ${text}`, `Cuido de gente. Tenho ${text.toLowerCase()}.`)
    expect(paramsOf(result, 'headline-value').context).toBe('missing')
    expect(paramsOf(result, 'about-figure').found).toBe(0)
  })
  test.each([
    'I teach 30 children to read each year.',
    'Atendo 20 filhos de imigrantes na escola.',
    'Localized the app into 12 languages.',
    'Fechei 12 competências contábeis por mês.',
  ])('what somebody did with as many is one: %s', (about) =>
    expect(paramsOf(profile('', about), 'about-figure').found).toBe(1),
  )
  test('a result behind it is one', () =>
    expect(paramsOf(profile('', 'Com 12 habilidades, atendo 40 pessoas por dia.'), 'about-figure').found).toBe(1))
})

describe('people are no skill to lead with', () => {
  test('"cuido de idosos" suggests no headline "Idosos"', () =>
    expect(profile('Técnica de enfermagem', 'Cuido de idosos, faço curativos.').headline?.skills).toEqual([
      'Curativos',
    ]))
})

describe('personal data in a profile', () => {
  const kinds = (about: string) => profile('Motorista', about).personalKinds
  test.each<[PersonalKind, string]>([
    ['number', 'CPF 111.444.777-35'],
    ['number', 'Meu documento é 12.345.678-9.'],
    ['number', 'Identidade nº MG-12.345.678'],
    ['address', 'Moro na Rua das Flores, 123, apto 4.'],
    ['address', 'Resido na Av. Brasil nº 1500, Centro'],
    ['address', 'I live at 42 Oak Street, Leeds.'],
    ['address', 'CEP 50030-230'],
    ['address', 'Moro na Rua 7 de Setembro, 45.'],
    ['address', 'Av. 9 de Julho, 3000, São Paulo'],
    ['birth', 'Nascido em 12/03/1990.'],
    ['birth', 'Nasci em 12 de março de 1990, em Recife.'],
    ['birth', 'Data de nascimento: 1990'],
    ['birth', 'I was born on 3 May 1990.'],
    ['age', 'Tenho 34 anos e muita vontade.'],
    ['age', "I'm 34 years old."],
    ['age', "I'm 34, married."],
    ['age', 'Idade: 34'],
    ['age', 'Driver. Age 34.'],
    ['marital', 'Sou casado e tenho vontade de crescer.'],
    ['marital', 'Estado civil: solteira'],
    ['marital', 'Tenho 41 anos, casado, 3 filhos.'],
    ['marital', 'Divorciada, sem filhos.'],
    ['marital', 'I am happily married.'],
    ['children', 'Tenho dois filhos.'],
    ['children', 'Casada, 2 filhos'],
    ['children', 'Father of two children.'],
    ['religion', 'Sou evangélica.'],
  ])('%s: %s', (kind, about) => expect(kinds(about)).toContain(kind))

  test.each([
    'Tenho 15 anos de experiência em frota.',
    'Trabalho há 34 anos como motorista.',
    'I am 40 years in the trade.',
    'I teach swimming to children of age 10 and up.',
    'Na 7 de Setembro atendi 300 clientes.',
    'Nasci em Recife e aprendi cedo a dirigir.',
    'Born in Leeds, I learned to drive early.',
    'Cuidei dos 2 filhos do casal por 4 anos.',
    'Atendi 300 crianças na Rua da Aurora com a van escolar.',
    'Fiz uma pausa na carreira para cuidar dos meus 2 filhos.',
    'Fatura de 12.345.678 reais por ano.',
    'I ran the single sign-on project.',
    'Processos bem casados poupam 3 horas por dia.',
    'CNPJ 12.345.678/0001-90',
    'Ligue (11) 97766-5544',
  ])('none: %s', (about) => expect(kinds(about)).toEqual([]))

  test('is named, numbers of documents first, in both languages', () => {
    const warning = (about: string, language: 'pt-BR' | 'en-US') =>
      linkedinView(profile('Motorista', about), language).personal
    expect(warning('CPF 111.444.777-35. Casado, 2 filhos.', 'pt-BR')).toMatch(/CPF.*golpes.*estado civil.*filhos/s)
    expect(warning('Moro na Rua das Flores, 123.', 'pt-BR')).toMatch(/endereço/)
    expect(warning('Moro na Rua das Flores, 123.', 'pt-BR')).not.toMatch(/CPF/)
    expect(warning("I'm 34 years old.", 'en-US')).toMatch(/age/)
    expect(warning('Gosto de estrada.', 'pt-BR')).toBeNull()
  })
})

test('an age is no practice', () => {
  const context = (about: string) => paramsOf(profile('Motorista', about), 'about-figure').context
  expect(context('Dirijo ônibus. Tenho 41 anos, casado.')).toBe('some')
  expect(context('Dirijo ônibus há 12 anos.')).toBe('span')
  expect(context('Tenho 41 anos e entrego 120 pacotes por dia.')).toBe('one')
})

test('a skill in the person’s own words is the same in every part of the profile', () => {
  const result = profile(
    'Civil Engineer | Drainage',
    'I design drainage for county roads.',
    'Civil Engineer\nHarbor & Lowe\nJun 2019 - Present\nKept the drainage map in GIS',
  )
  expect(paramsOf(result, 'experience-skills')).toMatchObject({ found: 1, of: 1 })
  expect(paramsOf(result, 'headline-skills').context).toBe('some')
})

test('the row of a break is no line of work, wherever it stands and whatever it is called', () => {
  const jobs = [
    'Class Teacher\nScoil Mhuire\nSept 2013 - Aug 2020\nTaught 29 pupils',
    'Tutor\nClare Panel\nJan 2005 - Aug 2013\nCovered 9 schools',
  ]
  for (const named of [
    'Career break (family)',
    'Career break',
    'Maternity leave',
    'Pausa na carreira',
    'Ano sabático',
    'Caring for my mother',
  ])
    for (const at of [0, 1, 2]) {
      const rows = jobs.toSpliced(at, 0, `${named}\nSept 2020 - Dec 2024`)
      const params = paramsOf(profile('Teacher', '', rows.join('\n')), 'experience-figures')
      expect({ named, at, of: params.of }).toEqual({ named, at, of: 2 })
    }
})
