import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { advert, resume } from './testing'

const cross = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

describe('one of several subjects meets a list that ends in "or similar"', () => {
  const graduate = (degree: string) =>
    document('Ana Reis', 'ana@exemplo.com', '# Education', degree, '# Skills', 'Excel, Git')
  const missing = (line: string, degree: string) =>
    matchJob(readAdvert(`Analyst\nRequirements\n- ${line}\n- Excel`), graduate(degree))
      .keywords.filter(({ bucket }) => bucket === 'missing')
      .map(({ text }) => text)
  const endings = ['or similar', 'or a related field', 'or another quantitative field', 'or equivalent']
  test.each(cross(cross(['Degree in', "Bachelor's degree in"], ['mathematics', 'statistics', 'economics']), endings))(
    '%s %s',
    ([opening, own], ending) => {
      const line = `${opening} mathematics, statistics, economics ${ending}`
      expect(missing(line, `Bachelor of Science in ${own}, UT, 2015`)).toEqual([])
      expect(missing(line, 'Bachelor of Arts in Music, UT, 2015')).toEqual(['economics', 'mathematics', 'statistics'])
    },
  )

  const formas = ['ou áreas afins', 'ou similar', 'ou cursos correlatos', 'e áreas afins']
  test.each(cross(cross(['Graduação em', 'Superior completo em'], ['Matemática', 'Estatística', 'Economia']), formas))(
    '%s %s',
    ([opening, own], ending) => {
      const line = `${opening} Matemática, Estatística, Economia ${ending}`
      const found = matchJob(
        readAdvert(`Analista\nRequisitos\n- ${line}\n- Excel`),
        document(
          'Ana Reis',
          'ana@exemplo.com',
          '# Formação',
          `Bacharelado em ${own}, UFPE, 2015`,
          '# Habilidades',
          'Git',
        ),
      ).keywords.filter(({ text }) => text !== 'Excel')
      expect(found.filter(({ bucket }) => bucket === 'missing')).toEqual([])
    },
  )
})

test('of "A ou B" the option that is only suggested is as good as the one that is written', () => {
  const { keywords } = matchJob(
    advert('Experiência em cozinha industrial ou restaurante'),
    document(
      'Cida Souza',
      'cida@exemplo.com',
      '# Experiência',
      '=Cozinheira, Restaurante Exemplo, 01/2015 - 12/2023',
      '- Preparei 180 refeições por dia em cozinha industrial',
    ),
  )
  expect(
    keywords.filter(({ text }) => /cozinha|restaurante/.test(text)).map(({ credit, gain }) => [credit, gain]),
  ).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test.each([
  ['SQL', 'PostgreSQL'],
  ['SQL', 'MySQL'],
  ['JavaScript', 'React'],
  ['Python', 'Pandas'],
  ['Git', 'GitHub'],
])('%s in the list is only named there, whatever %s at work suggests', (skill, product) => {
  const find = (...work: string[]) =>
    matchJob(advert(skill, 'Latim'), resume(work, [skill])).keywords.find(({ text }) => text === skill)
  expect(find(`Migrei 40 mil linhas de dados da loja para ${product}`)).toMatchObject({
    bucket: 'listed',
    credit: 0.85,
    evidence: { mark: skill },
  })
  expect(find('Migrei 40 mil linhas de dados da loja')).toMatchObject({ bucket: 'listed', evidence: { mark: skill } })
})

describe('bilingual', () => {
  const language = (line: string, own: string) =>
    matchJob(advert(line), resume(['Atendi clientes'], ['Excel'], ['# Idiomas', own])).requirements.find(
      ({ kind, what }) => kind === 'language' && what !== 'Português',
    )
  const asked = [
    'Bilingual Spanish',
    'Bilingual in English and Spanish',
    'Spanish (bilingual)',
    'Bilingual (English/Spanish)',
    'Bilíngue em inglês e espanhol',
    'Espanhol bilíngue',
  ]
  test.each(cross(asked, ['Espanhol avançado', 'Spanish: fluent', 'Espanhol bilíngue', 'Spanish (native)']))(
    '%s is met by %s',
    (line, own) => {
      const found = matchJob(
        advert(line),
        resume(['Atendi clientes'], ['Excel'], ['# Idiomas', own]),
      ).requirements.find(({ what }) => what === 'Espanhol')
      expect(found).toMatchObject({ level: 3, met: 'yes' })
    },
  )
  test('and is not less than fluent in a résumé', () =>
    expect(language('Espanhol fluente', 'Espanhol bilíngue')?.met).toBe('yes'))
  test('native stays native', () => expect(language('Native Spanish', 'Espanhol avançado')?.level).toBe(5))
})

describe('a choice in so many words', () => {
  const lists = ['Python, Ruby, Go', 'Python, Ruby and Go', 'Python, Ruby or Go']
  const ways = [
    (list: string) => `Proficiency in one or more of the following languages: ${list}`,
    (list: string) => `Experience with at least one of ${list}`,
    (list: string) => `Experience with any of these: ${list}`,
  ]
  const formas = [
    (lista: string) => `Pelo menos uma das linguagens: ${lista}`,
    (lista: string) => `Experiência com uma ou mais das linguagens: ${lista}`,
  ]
  test.each(cross(ways, lists))('is met by one of it', (way, list) => {
    const { keywords } = matchJob(advert(way(list), 'Docker'), resume(['Built ten services in Python for shops']))
    expect(keywords.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual(['Docker'])
  })
  test.each(cross(formas, ['Python, Ruby, Go', 'Python, Ruby e Go']))('também em português', (forma, lista) => {
    const { keywords } = matchJob(advert(forma(lista), 'Docker'), resume(['Criei dez serviços em Python para lojas']))
    expect(keywords.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual(['Docker'])
  })
  test('and a plain list by none of it alone', () => {
    const { keywords } = matchJob(
      advert('Experience with Python, Ruby and Go'),
      resume(['Built ten services in Python']),
    )
    expect(keywords.filter(({ bucket }) => bucket === 'missing')).toHaveLength(2)
  })
})

describe('of languages that an advert leaves to choose', () => {
  const answersTo = (line: string, own: string) =>
    matchJob(advert(line, 'Docker'), resume(['Atendi clientes'], ['Excel'], ['# Idiomas', own]))
      .requirements.filter(({ kind }) => kind === 'language')
      .map(({ what, met }) => `${what} ${met}`)
  test('many that nobody has are no gap', () =>
    expect(answersTo('A third language (Italian, French, German, Spanish or Korean)', 'Inglês fluente')).toEqual([]))
  test('the one that the person has is enough', () =>
    expect(answersTo('Espanhol ou francês', 'Francês fluente')).toEqual(['Francês yes']))
  test('two that both are asked for stay', () =>
    expect(answersTo('Espanhol e francês', 'Inglês fluente')).toEqual(['Espanhol no', 'Francês no']))
})

test('a name in two spellings is one keyword', () => {
  const found = advert('Experiência com cypress', 'Cypress', 'Docker').keywords.map(({ text }) => text)
  expect(found.filter((name) => /cypress/i.test(name))).toHaveLength(1)
})

test('but a degree’s subject stays beside a wish of the same name', () => {
  const asked = readAdvert(
    "Clerk\nRequirements\n- Bachelor's degree in Accounting\n- Docker\n\nNice to have\n- Courses in accounting",
  )
  expect(asked.keywords.filter(({ schooling }) => schooling).map(({ text }) => text)).toEqual(['Accounting'])
})

test('a town with its state is no skill', () => {
  const { keywords } = readAdvert(
    'Engineer\nRequirements\n- Docker\n- Kafka\nAvailable in the following offices: Perrysburg, Ohio;\nWarwick, Rhode Island;\nAllen, TX, or may consider remote for a highly qualified candidate.',
  )
  expect(keywords.map(({ text }) => text).filter((name) => /Warwick|Allen|TX/.test(name))).toEqual([])
})

test('a word, a comma and two letters within a list are no town, and what follows a town is asked', () => {
  const terms = (line: string) =>
    readAdvert(`Engineer\nRequirements\n- ${line}\n- Docker`).keywords.map(({ text }) => text)
  expect(terms('Windows, MS 365, Active Directory').join()).toMatch(
    /Windows.*Active Directory|Active Directory.*Windows/,
  )
  expect(terms('Austin, TX, and must have Python, Kafka and 5 years of experience')).toEqual(
    expect.arrayContaining(['Python', 'Kafka']),
  )
})

test('a year of experience with several is no choice between them, and tickets are no licences', () => {
  const own = document(
    'Ana Reis',
    'ana@exemplo.com',
    '# Experience',
    'Analyst, Sol, 2019 - 2023',
    '- Java',
    '# Skills',
    'Java',
  )
  const missing = matchJob(
    readAdvert('Analista\nRequisitos\n- Pelo menos um ano de experiência com Java, Kubernetes e Kafka\n- Docker'),
    own,
  ).keywords.flatMap(({ bucket, text }) => (bucket === 'missing' ? [text] : []))
  expect(missing).toEqual(expect.arrayContaining(['Kubernetes', 'Kafka']))
  const { keywords } = readAdvert('Analyst\nRequirements\n- Experience with tickets in Zendesk and Jira\n- Docker')
  expect(keywords.filter(({ text }) => /Zendesk|Jira/.test(text)).some(({ licence }) => licence)).toBe(false)
})

test('"or higher" leaves no choice between languages', () => {
  const own = document('Ana Reis', 'ana@exemplo.com', '# Languages', 'Spanish: advanced', '# Skills', 'Excel, Git')
  const { requirements } = matchJob(
    readAdvert('Analyst\nRequirements\n- Fluent English and advanced Spanish or higher\n- Docker'),
    own,
  )
  expect(requirements.filter(({ kind }) => kind === 'language')).toHaveLength(2)
})
