// What one part of a result knows, every other says too: praise and tips, the best line, the trade of the job now held.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../../analysis/resume'
import { occupations } from '../../analysis/resume/skills/occupations'
import { document } from '../../analysis/resume/testing'
import { translator } from '../../i18n'
import { checkTexts } from './texts'
import { strengthsOf } from './verdict'
import { resumeView } from './view'

const page = (opening: string, job: string, lines: readonly string[], more: readonly string[] = []) =>
  analyseResume(
    document(
      ...['Rosa Lima', 'Recife, PE | (81) 98888-7777 | rosa@exemplo.com', '# Summary', opening, '# Experience'],
      ...[`=${job} – Hotel Pinhal – 03/2019 – present`, ...lines.map((line) => `- ${line}`), ...more],
      ...['# Education', 'BSc Administration, UFPE, 2010 – 2014'],
    ),
  )

test('nothing that a tip asks to repair for systems is praised', () => {
  const result = page('Cook.', 'Cook', ['Cooked 90 lunches a day'])
  const readable = translator('en-US')('resume.page.readable')
  expect(strengthsOf(result, 'en-US')).toContain(readable)
  for (const id of ['text-layer', 'reading-order', 'parts', 'file', 'unicode'])
    for (const status of ['part', 'none'] as const) {
      const checks = result.checks.map((one) => (one.id === id ? { ...one, status } : one))
      expect(`${id} ${strengthsOf({ ...result, checks }, 'en-US').includes(readable)}`).toBe(`${id} false`)
    }
})

describe('the line that shows the work best', () => {
  const sizes = ['Team of 24 and 140 bedrooms', 'Looked after 14 beds on nights', 'Terraform for three AWS accounts']
  const changes = [
    'Cut waste by about a third in a year',
    'Lifted lambing from 92% to 108%',
    'Reduced delays by 40% in a year',
  ]
  test('is one that says what changed, before any size, and is praised first', () => {
    for (const size of sizes)
      for (const change of changes)
        for (const lines of [
          [size, change],
          [change, size],
        ]) {
          const view = resumeView(page('Cook with training.', 'Cook', lines), 'en-US')
          expect(view.strengths[0]).toContain(change)
          const tip = view.findings.find(({ id }) => id === 'summary')
          expect(`${tip?.title} ${tip?.quotes[0]?.text}`).toBe(`Put your best result into the opening ${change}`)
        }
  })
  test('where there are only sizes, the tip calls it a size, and nothing is praised as a result', () => {
    for (const size of sizes)
      for (const job of ['Cook', 'Security Supervisor', 'Head of Housekeeping']) {
        const view = resumeView(page('Cook with training.', job, [size]), 'en-US')
        expect(view.findings.find(({ id }) => id === 'summary')?.title).toBe(
          'Put the size of your work into the opening',
        )
        expect(view.strengths.join()).not.toContain(size)
      }
  })
})

describe('the job now held decides the trade', () => {
  const tradeOf = (job: string, older: string, opening = 'Work in a large house.') =>
    page(
      opening,
      job,
      ['Looked after the house'],
      [`=${older} – Acme – 01/2012 – 02/2019`, '- Answered 40 tickets a day'],
    ).checks.find(({ id }) => id === 'quantified')!.params.trade
  test('and an old one alone decides nothing', () => {
    for (const older of ['Help desk technician', 'Accountant', 'Waiter', 'Teacher', 'Cook', 'Nurse']) {
      expect(tradeOf('Site Reliability Engineer', older)).toBe('infrastructure')
      expect(
        tradeOf('Técnico em Segurança do Trabalho', older, 'Técnico de segurança com experiência em auditoria.'),
      ).toBe('safety')
      expect(tradeOf('Lighthouse warden', older)).toBe('any')
    }
  })
  test('every trade opens its lines with verbs of its own kind of work', () => {
    for (const language of ['pt-BR', 'en-US'] as const)
      for (const { id } of occupations) {
        const { fix } = checkTexts(language, 'openings', { context: 'some', found: 1, of: 4, trade: id })!
        expect(`${id} ${fix}`).toMatch(/(?:“[^”]+”(?:, )?){4}/)
        if (id !== 'kitchen') expect(`${id} ${/Preparei”, “Serv|Prepared”, “Served/.test(fix)}`).toBe(`${id} false`)
      }
  })
})

test('the number of fonts stands only where it is too high', () => {
  for (const language of ['pt-BR', 'en-US'] as const)
    for (const [context, families] of [
      ['sizes', 1],
      ['sizes', 3],
    ] as const) {
      const { title, why, fix } = checkTexts(language, 'fonts', { context, families, sizes: 7 })!
      expect([title, why, fix].join(' ')).not.toMatch(/font/i)
    }
})

test('who likes some work does not praise themselves by it', () => {
  const emptyOf = (line: string) =>
    page('Nurse.', 'Nurse', ['Looked after 14 beds on nights'], ['# Other', line]).checks.find(
      ({ id }) => id === 'empty',
    )!.status
  for (const work of ['plantão', 'curativo', 'diálise', 'centro cirúrgico'])
    for (const more of ['e de ensinar os novos', 'e de ajudar colegas novas'])
      for (const like of ['Gosto de', 'Adoro'])
        expect(`${like} ${work} ${more}: ${emptyOf(`${like} ${work} ${more}.`)}`).toEndWith('full')
})
