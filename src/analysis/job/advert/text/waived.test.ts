import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { conditions, keywords } from '../testing'

const cross = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

describe('what an advert accepts as experience asks for nothing', () => {
  const english = cross(
    ['internships', 'projects', 'internships and projects', 'coursework, side projects and volunteer work'],
    [', X count', ' (X count)', '; X count too', '. X also count.', ', including X', ' (X are accepted)'],
  )
  test.each(english)('%s: %s', (what, clause) => {
    const line = `1 year of experience with Python${clause.replace('X', what)}`
    const ad = `Data Analyst\nRequirements\n- ${line}\n- Excel\n- Git`
    expect(keywords(ad)).toEqual(['Excel', 'Git', 'Python'])
    expect(conditions(ad)).toContain('years 1 1')
  })

  const portuguese = cross(
    ['estágio', 'projetos', 'estágio e trabalho voluntário', 'projetos acadêmicos ou pessoais'],
    [', X conta', ' (X também contam)', '. X vale como experiência.', ', inclusive X', '; X são aceitos'],
  )
  test.each(portuguese)('%s: %s', (what, clause) => {
    const line = `1 ano de experiência com Python${clause.replace('X', what)}`
    const ad = `Analista de Dados\nRequisitos\n- ${line}\n- Excel\n- Git`
    expect(keywords(ad)).toEqual(['Excel', 'Git', 'Python'])
    expect(conditions(ad)).toContain('years 1 1')
  })

  test.each([
    'Python for projects that count trees',
    'Python, and managing projects',
    'Planejamento de projetos, Python',
  ])('%s still asks', (line) => expect(keywords(`Requirements\n- ${line}\n- Excel`)).toContain('Python'))
})

describe('an advert that asks for no experience', () => {
  const person = (headline: string, ...work: string[]) =>
    document('Lucas Lima', 'lucas@exemplo.com | Recife, PE', headline, ...work, '# Habilidades', 'Excel, Canva')
  const volunteer = [
    '# Experiência',
    '=Voluntário, Igreja Exemplo',
    '- Organizei documentos e atendi clientes da feira',
  ]
  const match = (title: string, waiver: string, headline: string, work = volunteer) =>
    matchJob(
      readAdvert([title, 'Requisitos', `- ${waiver}`, '- Excel', '- Canva', '- Organizar documentos'].join('\n')),
      person(headline, ...work),
      { year: 2026, month: null },
    )
  const gain = (result: ReturnType<typeof match>) => result.blocks.find(({ id }) => id === 'level')?.gain ?? 0
  const waivers = [
    ...['Não exige experiência', 'Não é necessária experiência', 'Sem experiência', 'Experiência não exigida'],
    ...['Não é preciso ter experiência', 'Não precisa de experiência', 'Com ou sem experiência', 'Primeiro emprego'],
    ...['No experience required', 'No previous experience is needed', 'Experience is not necessary'],
    ...["You don't need any experience", 'Prior experience not required'],
  ]

  test.each(cross(['Auxiliar Administrativo Júnior', 'Auxiliar Administrativo Pleno'], waivers))(
    '%s, %s: the length of experience gains nothing',
    (title, waiver) => {
      expect(gain(match(title, 'Word', 'Auxiliar administrativo'))).toBeGreaterThan(0)
      expect(gain(match(title, waiver, 'Auxiliar administrativo'))).toBe(0)
    },
  )

  test.each(['Não exige experiência com SAP', 'No experience with SAP required'])(
    '%s: of one skill, and not of the work',
    (waiver) =>
      expect(gain(match('Auxiliar Administrativo Pleno', waiver, 'Auxiliar administrativo'))).toBeGreaterThan(0),
  )

  const levels = [
    ...['Jovem Aprendiz', 'Menor aprendiz', 'Trainee', 'Apprentice'].map((name) => ['trainee', name] as const),
    ...['Estagiário', 'Estagiária', 'Internship', 'Intern'].map((name) => ['intern', name] as const),
  ]
  test.each(
    cross(levels, levels).map(([[asked, title], [own, headline]]) => [title, headline, asked === own] as const),
  )('%s asked, %s in the headline: %p', (title, headline, same) => {
    const result = match(`${title} Administrativo`, 'Word', `${headline} administrativo`)
    const level = result.requirements.find(({ kind }) => kind === 'seniority')
    expect(level?.met === 'yes').toBe(same)
    if (same) expect(level?.evidence?.text).toContain(headline)
    expect(gain(result)).toBe(0)
  })

  test('an objective says it too', () => {
    const result = match('Jovem Aprendiz Administrativo', 'Word', 'Recife', ['# Objetivo', 'Vaga de jovem aprendiz'])
    expect(result.requirements.find(({ kind }) => kind === 'seniority')?.met).toBe('yes')
  })
})
