import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { advert, resume } from '../testing'

describe('the level', () => {
  const ofLevel = (...titles: string[]) =>
    matchJob(
      readAdvert('Engenheira Civil Pleno\nRequisitos\n- AutoCAD'),
      document(
        'Joana Prado',
        '# Experiência Profissional',
        ...titles.flatMap((title, at) => [
          `=${title}, Construtora Exemplo, 01/${2018 - 4 * at} - 12/${2021 - 4 * at}`,
          '- Fiscalizei a obra inteira',
        ]),
      ),
      { year: 2026, month: null },
    ).requirements.find(({ kind }) => kind === 'seniority')

  test('an old traineeship does not lower the level of a person with years of work since', () => {
    expect(ofLevel('Coordenadora de Obras', 'Engenheira Trainee')).toMatchObject({ met: 'yes', has: 'lead' })
  })

  test('the level named by the present job’s title decides', () => {
    expect(ofLevel('Engenheira Júnior', 'Engenheira Trainee')).toMatchObject({ met: 'part', has: 'junior' })
  })
})

describe('years with a skill', () => {
  const years = (line: string, ...experience: string[]) =>
    matchJob(advert(line), resume(experience), { year: 2026, month: null }).requirements.find(
      ({ kind }) => kind === 'years',
    )?.met

  test('are not met by years of other work, and fully by years with the skill or without a named one', () => {
    expect(years('Experiência mínima de 2 anos com Java', 'Atendi clientes da loja por telefone')).toBe('no')
    expect(years('Experiência mínima de 2 anos com Java', 'Criei em Java as telas do novo sistema')).toBe('yes')
    expect(years('Experiência mínima de 2 anos na função', 'Atendi clientes da loja por telefone')).toBe('yes')
  })
})

test.each([
  ['Director of Customer Support', 'Customer Support Manager', 'part'],
  ['Director of Customer Support', 'Director of Customer Support', 'yes'],
  ['Customer Support Manager', 'Customer Support Manager', 'yes'],
])('the level of a %s is shown by a %s: %s', (asked, title, met) => {
  const person = document(
    ...['Priya Raman', 'p@example.com', '# Experience', `=${title}, Example Desk, 06/2020 - 12/2025`],
    ...['- Led 24 support agents in Zendesk', '- Built dashboards in SQL', '# Skills', 'Zendesk, SQL, Salesforce'],
  )
  const advert = readAdvert(`${asked}\n\nRequirements\n- Zendesk\n- SQL\n- Salesforce\n- customer support`)
  const level = matchJob(advert, person, { year: 2026, month: 11 }).requirements.find(
    ({ kind }) => kind === 'seniority',
  )
  expect(level?.met).toBe(met as 'part' | 'yes')
})
