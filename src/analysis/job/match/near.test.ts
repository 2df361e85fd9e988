// A stranger's walk of 30 November 2026: what is only near, a choice with a slash, and words of one stem.
import { expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { one } from './testing'

test.each([
  ['Knowledge of NEC3/NEC4', 'Administered contracts under NEC4 on a new hospital'],
  ['Experience with Windows10/Windows11', 'Supported 200 machines with Windows11 in two offices'],
  ['Curso de Senac/Senai', 'Aprendi panificação no Senai da minha cidade'],
  ['Knowledge of Deputy/RotaCloud', 'Planned the rota of 14 staff in RotaCloud'],
  ['Experiência com Bling/Tiny', 'Emiti as notas fiscais no Bling para três lojas'],
])('a choice written with a slash is met by one of it: %s', (asked, line) => {
  const found = one(asked, [line])
  expect(found?.bucket).toBe('shown')
  expect(found?.credit).toBe(1)
})
const cook = (line: string) =>
  document(
    ...['Ivo Brandão', 'ivo@exemplo.com | Goiânia', '# Experiência', '=Cozinheiro, Escola Azul, 02/2013 - 10/2022'],
    `- ${line}`,
  )
test.each([
  ['Conhecimento de alérgenos', 'Dietas para crianças com alergia a leite'],
  ['Conhecimento de alergênicos', 'Dietas para crianças com alergia a leite'],
])('words of one stem are near, and no more: %s', (asked, line) => {
  const { keywords } = matchJob(readAdvert(`Cozinheiro\nRequisitos\n- ${asked}`), cook(line))
  expect(keywords[0]).toMatchObject({ bucket: 'shown', how: 'implied' })
})
test('“preparando refeições” is close to “preparo de merenda”', () => {
  const { keywords } = matchJob(
    readAdvert('Cozinheiro\nO que você vai fazer\n- Preparar refeições para 900 hóspedes'),
    cook('Preparo de merenda para 420 alunos por dia'),
  )
  expect(keywords[0]?.evidence?.mark).toContain('merenda')
})

const surveyor = document(
  'Ann Prior',
  'ann@example.com | 07700 900123 | Bristol',
  'Chartered surveyor in healthcare and education',
  '# Experience',
  '=Senior Quantity Surveyor, Calder Ltd, 03/2015 - present',
  '- Led the commercial delivery of an acute hospital extension under NEC4',
  '- Agreed 143 compensation events with the client',
)
test('a field named above is shown where a line of work names a place of it', () => {
  const { keywords } = matchJob(readAdvert('Quantity Surveyor\nRequirements\n- Experience in healthcare'), surveyor)
  expect(keywords.find(({ text }) => text === 'healthcare')).toMatchObject({ bucket: 'shown' })
})
test.each(['Client-Side Quantity Surveyor', 'In-House Quantity Surveyor', 'Quantity Surveyor / Commercial Manager'])(
  'years in jobs of the advert’s own title are years of its work: %s',
  (title) => {
    const { requirements } = matchJob(
      readAdvert(`${title}\nRequirements\n- At least 8 years of post-graduate experience on projects over £20m`),
      surveyor,
      { year: 2026, month: 11 },
    )
    expect(requirements.find(({ kind }) => kind === 'years')).toMatchObject({ met: 'yes', has: '11' })
  },
)

test('a body’s initials that the person will be are asked for, and held; what years are counted from is no skill', () => {
  const asked = readAdvert(
    'Quantity Surveyor\nAbout you\nYou will be MRICS (or close to it). You have 8 years of post-graduate experience.',
  )
  expect(asked.keywords.map(({ text }) => text)).toEqual(['MRICS'])
  const member = document(
    ...['Ann Prior', 'ann@example.com | Bristol', '# Experience', '=Quantity Surveyor, Calder Ltd, 03/2015 - 10/2022'],
    ...['- Agreed 143 compensation events', '# Memberships', 'MRICS (2018)'],
  )
  expect(matchJob(asked, member).keywords[0]).toMatchObject({ bucket: 'listed', credit: 1, studied: true })
})
