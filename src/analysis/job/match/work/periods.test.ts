import { describe, expect, test } from 'bun:test'
import { readResume } from '../../../resume/reading'
import type { CurrentMonth } from '../../../resume/reading/dates/dates'
import { document } from '../../../resume/testing'
import { workedIn } from './periods'

const worked = (now: CurrentMonth | null, dates: string, title = 'Analista Administrativa') =>
  workedIn(
    readResume(
      document(
        'Joana Prado',
        'joana@exemplo.com | Recife, PE',
        '# Experiência Profissional',
        `=${title}, Loja Exemplo, ${dates}`,
        '- Atendi clientes da loja por telefone',
      ),
    ).roles,
    now,
  )

describe('a current job', () => {
  test('begun in November 2025 and read in January 2026 counts three months', () => {
    expect(worked({ year: 2026, month: 1 }, '11/2025 - atual')?.months).toBe(3)
  })

  test('begun in February 2026 and read in November 2026 counts ten months', () => {
    expect(worked({ year: 2026, month: 11 }, '02/2026 - atual')?.months).toBe(10)
  })

  test('counts as many months as one whose end is written with the current month', () => {
    for (let from = 1; from <= 12; from += 1)
      for (let month = 1; month <= 12; month += 1)
        for (const year of [2024, 2026]) {
          const start = `${String(from).padStart(2, '0')}/2023`
          const ended = worked(null, `${start} - ${String(month).padStart(2, '0')}/${year}`)
          const open = worked({ year, month }, `${start} - atual`)
          expect([start, year, month, open?.months]).toEqual([start, year, month, ended?.months])
        }
  })

  test('counts whole years where its beginning has no month', () => {
    for (const month of [null, 1, 11]) expect(worked({ year: 2026, month }, '2020 - atual')?.months).toBe(72)
  })

  test('counts up to the month it began in where the current month is not known, and nothing without a year', () => {
    expect(worked({ year: 2026, month: null }, '11/2023 - atual')?.months).toBe(36)
    expect(worked(null, '11/2023 - atual')).toMatchObject({ months: 0, open: true })
  })
})

describe('internships are counted apart', () => {
  test.each(['Estagiária de Administração', 'Estágio em Contabilidade', 'Marketing Intern', 'Student Nurse'])(
    '%s',
    (title) => expect(worked(null, '01/2022 - 12/2022', title)).toMatchObject({ months: 0, internship: 12 }),
  )

  test.each(['Trainee de Engenharia', 'Jovem Aprendiz', 'Menor Aprendiz Administrativo', 'Apprentice Electrician'])(
    'not those of an employment: %s',
    (title) => expect(worked(null, '01/2022 - 12/2022', title)).toMatchObject({ months: 12, internship: 0 }),
  )
})
