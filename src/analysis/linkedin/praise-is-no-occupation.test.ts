// What whole results of invented profiles showed: praise is no occupation, capitals are no abbreviations, documents are named.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '.'
import { withoutBoasts } from './words/boasts'

const profile = (headline: string, about = '', experience = '') => analyseLinkedin({ headline, about, experience })
const statusOf = (result: ReturnType<typeof profile>, id: string) => result.checks.find((one) => one.id === id)?.status

describe('praise that looks like a job', () => {
  test.each([
    'Visionary thought leader | Disruptor | Ninja | Rockstar',
    'Dynamic professional',
    'Profissional dinâmica e proativa',
  ])('"%s" names no occupation and builds no headline', (headline) => {
    const result = profile(headline)
    expect(statusOf(result, 'headline-role')).toBe('none')
    expect(result.headline?.role ?? null).toBeNull()
  })
  test.each(['Visionary CEO', 'Profissional de RH | Recrutamento', 'Team leader in a warehouse', 'Product designer'])(
    '"%s" does',
    (headline) => expect(statusOf(profile(headline), 'headline-role')).toBe('full'),
  )
  test('is cut out letter for letter', () => {
    expect(withoutBoasts('A ninja chef')).toBe('A       chef')
    expect(withoutBoasts('Chef')).toBe('Chef')
  })
})

test('"SEM ACIDENTE" in capitals is no search engine marketing, and a licence stays with its letter', () => {
  const result = profile(
    'motorista carreteiro cat E em busca de recolocação',
    'SOU MOTORISTA CARRETEIRO COM 12 ANOS DE ESTRADA, 11 MIL KM POR MES SEM ACIDENTE.',
  )
  expect(result.keywords).not.toContain('SEM')
  expect(result.headline?.role).toBe('Motorista carreteiro cat E')
  expect(profile('ANALISTA DE MARKETING | SEO, SEM').keywords).toContain('SEM')
})

test('the suggested headline takes no skill of a field that the headline has nothing of', () => {
  const { headline } = profile(
    'Desenvolvedor Front-end | React · TypeScript | Acessibilidade',
    'Baixei o carregamento da vitrine de 6 s para 1,9 s.',
    'Desenvolvedor Front-end\nLoja Norte\njan de 2021 - o momento\n- Reescrevi a vitrine em Next.js com React',
  )
  expect(headline?.skills).not.toContain('Vitrine')
  expect(headline?.skills).toContain('React')
})

test('the number of a document is found wherever it stands', () => {
  expect(profile('Motorista', 'CPF 111.444.777-35').personal).toBe(true)
  expect(profile('Motorista', 'Ligue (11) 97766-5544').personal).toBe(false)
})

describe('what somebody looks for is not what they do', () => {
  const role = (headline: string) => profile(headline).checks.find(({ id }) => id === 'headline-role')?.params.context
  test.each([
    ['Looking for my first job in sales', 'sought'],
    ['Em busca de vaga de auxiliar administrativo', 'sought'],
    ['Looking for my first job', 'missing'],
    ['Aberta a novas oportunidades', 'missing'],
    ['Nurse looking for a new job', 'all'],
    ['Motorista | Em busca de recolocação', 'all'],
  ])('%p: %s', (headline, context) => expect(role(headline)).toBe(context))

  test.each(['Hard worker looking for a job', 'Aberta a novas oportunidades', 'Open to new roles'])(
    '%p opens with the search',
    (headline) => expect(statusOf(profile(headline), 'headline-seeking')).toBe('none'),
  )
})

describe('the name of an employer', () => {
  const work = (title: string, employer: string) =>
    `${title}\n${employer}\nmar de 2021 - atual\nSeparei 80 pedidos por turno`
  test.each([
    ['Warehouse Operative at Northgate Logistics', 'Northgate Logistics', /logistics/i],
    ['Vendedora na Moda Marketing', 'Moda Marketing', /marketing/i],
    ['Cozinheira | Recrutamento Bom Prato', 'Recrutamento Bom Prato', /recrutamento/i],
  ])('in "%s" is no skill, and is suggested as none', (headline, employer, name) => {
    const result = profile(headline, '', work(headline.split(/ at | na | \| /)[0]!, employer))
    expect(result.headline?.skills.some((skill) => name.test(skill)) ?? false).toBe(false)
    expect(`${result.checks.find(({ id }) => id === 'experience-skills')?.params.names}`).not.toMatch(name)
  })
  test('leaves a skill behind the same words', () => {
    const { headline } = profile('Analista no setor de logística | Excel', 'Uso Excel em logística todos os dias.')
    expect(headline?.skills.join()).toMatch(/log[íi]stica/i)
  })
  test('of a job asks nobody where they used a word of its title', () => {
    const check = profile('Warehouse Operative', '', work('Warehouse Operative', 'Northgate')).checks.find(
      ({ id }) => id === 'experience-skills',
    )
    expect(check?.params.names).toBe('')
  })
})

describe('a headline of somebody who looks for work', () => {
  const check = (headline: string, id: string) =>
    analyseLinkedin({ headline, about: '', experience: '' }).checks.find((one) => one.id === id)!
  test('"Open to anything" is no specialty', () =>
    expect(check('Unemployed - open to anything!!!', 'headline-value').status).toBe('none'))
  test('one that names the job beside the search says what is looked for', () => {
    expect(check('Auxiliar de limpeza em busca de recolocação', 'headline-seeking').status).toBe('full')
    expect(check('Em busca de recolocação', 'headline-seeking').status).not.toBe('full')
  })
  test('"Acredito" names no occupation', () => {
    const about = 'Acredito que tudo é possível quando fazemos com amor.'
    const { checks } = analyseLinkedin({ headline: 'Mente inquieta', about, experience: '' })
    expect(checks.find(({ id }) => id === 'about-opening')!.params.context).toBe('missing')
  })
})
