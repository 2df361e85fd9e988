// Years that a résumé states for the very work that an advert asks for answer it, up to what its jobs add up to.
import { expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const met = (asked: string, opening: string, title = 'Veterinary Nurse', dates = '03/2016 - 10/2025') =>
  matchJob(
    readAdvert(`Head Veterinary Nurse\n\nAbout you\n- ${asked}\n- Fluid therapy`),
    document(
      'Ann Lee',
      'ann@example.com',
      '# Profile',
      opening,
      '# Employment',
      `=${title}, Example Vets, ${dates}`,
      '- Monitor anaesthesia',
    ),
    { year: 2026, month: 11 },
  ).requirements.find(({ kind }) => kind === 'years')
const asked = '5 years of experience in small animal practice'

test.each([
  ['RVN with seven years in small animal practice, looking for a head nurse role', 'yes', '7'],
  ['Veterinary nurse with 6+ years of experience in small animal practice.', 'yes', '6'],
  ['Veterinary nurse with 3 years in a small animal practice', 'part', '3'],
] as const)('“%s” meets it: %s', (opening, answer, has) => {
  expect(met(asked, opening)).toMatchObject({ met: answer, has, evidence: { text: opening } })
})

test.each([
  'Veterinary nurse with 7 years in large animal practice',
  'Veterinary nurse with 7 years of experience. Small animal practice is what I like.',
  'Seven years as a nurse, looking for a small animal practice',
  'Our small animal practice has been open for 30 years',
])('“%s” states no years of that work', (opening) => {
  expect(met(asked, opening)?.met).toBe('unknown')
})

test('no more years are believed than the jobs add up to', () => {
  expect(
    met(asked, 'Nurse with 20 years in small animal practice', 'Veterinary Nurse', '03/2020 - 03/2023')?.met,
  ).not.toBe('yes')
})

test('em português também', () => {
  const found = matchJob(
    readAdvert('Enfermeira\n\nRequisitos\n- 3 anos de experiência em hemodiálise\n- Inglês'),
    document(
      'Ana Lima',
      'ana@example.com',
      '# Resumo',
      'Enfermeira, com quatro anos de prática em hemodiálise e UTI',
      '# Experiência',
      '=Enfermeira, Hospital Exemplo, 01/2015 - 12/2024',
      '- Cuidado de 12 leitos',
    ),
    { year: 2026, month: 11 },
  ).requirements.find(({ kind }) => kind === 'years')
  expect(found).toMatchObject({ met: 'yes', has: '4' })
})
