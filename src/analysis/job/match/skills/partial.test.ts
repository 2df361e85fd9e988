// Parts of a keyword that carry its meaning, the employer's name, the present tense, and alternatives that are no keywords.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { advert, one, resume } from '../testing'

const howOf = (line: string, experience: string[], skills?: string[]) => {
  const found = one(line, experience, skills)
  return found?.bucket === 'missing' ? null : found?.how
}

test('codes written together are each a code', () => {
  expect(howOf('CS30/31', ['Hold CS30 and CS31'])).toBe('alias')
  expect(howOf('CS30/31', ['Hold CS30 and CS38'])).toBeNull()
})

test('one of the versions of a name is enough, another one is not', () => {
  expect(howOf('Windows 10/11', ['Migrei 340 estações para Windows 11 em 4 meses'])).toBe('alias')
  expect(howOf('Windows 10/11', ['Migrei 340 estações para Windows 8'])).toBeNull()
})

test('a scheme’s initials suggest what belongs to it', () => {
  expect(howOf('NPTC chainsaw tickets', ['Felled oaks'], ['NPTC'])).toBe('implied')
  expect(howOf('NPTC chainsaw tickets', ['Felled oaks'], ['CSCS'])).toBeNull()
})

test('general words of a term need not stand in the résumé, its meaning does', () => {
  expect(howOf('pacientes acamados', ['Cuidei de 12 idosos, oito deles acamados'])).toBe('implied')
  expect(howOf('pacientes acamados', ['Cuidei de 12 pacientes'])).toBeNull()
})

test('a term without what it is of is suggested by nothing', () => {
  const nurse = document(
    'Ann Lee',
    'ann@example.com',
    '# Experience',
    '=Nurse, Vets, 2018 - 2022',
    '- Took dental radiographs',
  )
  const found = matchJob(readAdvert('We need someone who is comfortable with dental scaling.'), nurse).keywords
  expect(found.filter(({ bucket }) => bucket !== 'missing')).toEqual([])
  expect(found.map(({ text }) => text)).toContain('dental scaling')
})

test('the employer’s name only suggests a skill', () => {
  const gardener = document(
    'José Farias',
    'jose@exemplo.com',
    '# Experiência',
    '=Jardineiro, Verde Vivo Paisagismo, 01/2018 - 12/2022',
    '- Cortei grama',
  )
  expect(matchJob(advert('Paisagismo'), gardener).keywords[0]?.how).toBe('implied')
  expect(matchJob(advert('Paisagismo'), resume(['Fiz projetos de paisagismo'])).keywords[0]?.how).toBe('exact')
})

test('a teaching hospital teaches nobody for those who work there', () => {
  const nurse = (...lines: string[]) =>
    document('Ann Lee', 'ann@example.com', '# Experience', '=Nurse, Vale Teaching Hospital, 2018 - 2022', ...lines)
  const teaching = (...lines: string[]) =>
    matchJob(advert('Teaching of students'), nurse('- Gave IV antibiotics', ...lines)).keywords[0]?.bucket
  expect(teaching()).toBe('missing')
  expect(teaching('- Teaching of students on the ward')).toBe('shown')
})

test('a qualification in something is met by a course in it', () => {
  const courses = ['# Courses', 'Mentorship in Practice, 2021']
  const asked = advert('Mentoring qualification')
  expect(matchJob(asked, resume(['Gave IV antibiotics'], ['Excel'], courses)).keywords[0]?.how).toBe('alias')
  expect(matchJob(asked, resume(['Gave IV antibiotics'])).keywords[0]?.bucket).toBe('missing')
})

test.each([
  ['Conferir mercadorias', 'ajudo na compra e confiro a mercadoria que chega'],
  ['Transferir pacientes', 'recebo e transfiro os pacientes do setor'],
  ['Dirigir caminhões', 'dirijo os caminhões da frota'],
])('the duty "%s" is shown by the irregular present "%s"', (asked, line) => {
  const duties = readAdvert(['Requisitos', '- Excel', 'Atividades', `- ${asked}`].join('\n'))
  expect(matchJob(duties, resume([line])).keywords.at(-1)).toMatchObject({ text: asked, how: 'family' })
})

test('the present tense of a task shows it, a noun of the same letters does not', () => {
  expect(howOf('Troca de enxoval', ['Arrumo 16 apartamentos por dia e troco o enxoval'])).toBe('family')
  expect(howOf('Troca de enxoval', ['Conferi o troco do caixa e o enxoval'])).not.toBe('family')
})

test('the whole name is quoted where the résumé has it', () => {
  expect(one('Limpeza de ouvido', ['Fiz limpeza de ouvido e banho'])?.evidence?.mark).toBe('limpeza de ouvido')
})

test('one of several subjects is enough where the last is no keyword', () => {
  const chemist = document(
    'Ana Reis',
    'ana@exemplo.com',
    '# Experiência',
    '=Técnica de Laboratório, Usina, 01/2018 - 12/2022',
    '- Coletei amostras',
    '# Formação',
    'Bacharelado em Química, UFPI, 2017',
  )
  const asked = readAdvert('Requisitos\n- Formação em Química, Farmácia ou Engenharia de Alimentos\n- Titulação')
  const missing = matchJob(asked, chemist).keywords.filter(
    ({ bucket, how }) => bucket === 'missing' && how !== 'alternative',
  )
  expect(missing.map(({ text }) => text)).not.toContain('Farmácia')
})

test('no points are promised for the title of another trade', () => {
  const chef = document(
    'Marco',
    'm@example.com',
    '# Experience',
    '=Chef, Harbour, 2018 - 2022',
    '- Fillet turbot and dress crab',
  )
  const shop = readAdvert('Fishmonger\n\nRequirements:\n- turbot\n- crab\n- pin-boning\n- ice display')
  const result = matchJob(shop, chef)
  expect(result.blocks.find(({ id }) => id === 'title')?.gain).toBe(0)
})

test('a title ends before the kind of employer, and grading a pattern is no schooling', () => {
  expect(readAdvert('Jardineiro para condomínio em Alphaville\nPoda e roçada.').title).toBe('Jardineiro')
  const maker = readAdvert('Modelista\n\nÉ preciso dominar Audaces e saber fazer graduação.')
  expect(maker.requirements.map(({ kind }) => kind)).not.toContain('education')
})

test('a number is part of a name', () => {
  expect(howOf('5-axis mills', ['Set up and run 3-axis Haas mills'])).toBeNull()
})

describe('people of one kind are close by what makes them others', () => {
  test.each([
    ['Cuidador', 'Idosos acamados', 'Banho de leito e higiene dos pacientes acamados'],
    ['Professora', 'Alunos autistas', 'Acompanhei turmas com estudantes autistas'],
    ['Analista de RH', 'Funcionários afastados', 'Acompanhei o retorno dos colaboradores afastados'],
    ['Recepcionista', 'Hóspedes estrangeiros', 'Atendi clientes estrangeiros no balcão'],
    ['Carer', 'Bedridden residents', 'Washed and fed bedridden patients'],
    ['Teaching Assistant', 'Dyslexic pupils', 'Supported dyslexic learners in maths'],
  ])('%s: %s beside “%s”', (title, asked, line) => {
    const [close, other] = [
      line,
      line.replace(/ \S*(?:acamad|autist|afastad|estrang|bedridden|dyslexic)\S*/iu, ''),
    ].map((written) => {
      const advert = readAdvert([title, 'Requisitos', `- ${asked}`, '- Excel', '- Word'].join('\n'))
      const page = document('Ana', 'a@x.com', '# Experience', `=${title}, Casa Azul, 2015 - 2023`, `- ${written}`)
      const one = matchJob(advert, page).keywords.find(({ text }) => text === asked)
      return one?.bucket
    })
    expect([close, other]).toEqual(['shown', 'missing'])
  })
})
