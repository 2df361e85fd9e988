// The amounts of a line are shown beside what asks for as many, in words or digits, or for much work, and are no verdict.
import { expect, test } from 'bun:test'
import { numberWords } from '../../../resume/reading/dates/number-words'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const compared = (title: string, asked: string, line: string) => {
  const advert = `${title}\nRequirements\n- ${asked}\n- Excel\n- PowerPoint`
  const page = document('Ana Reis', 'ana@x.com', '# Experience', `=${title}, Mill, 01/2015 - 12/2023`, `- ${line}`)
  const { keywords, requirements } = matchJob(readAdvert(advert), page, { year: 2026, month: 11 })
  const [scale] = requirements.filter(({ kind }) => kind === 'scale')
  const named = keywords.filter(({ text }) => !/Excel|PowerPoint/.test(text))
  return { named, met: scale?.met ?? null, has: scale?.has ?? null }
}
const english = ['two', 'nine', 'twelve', 'fifteen', 'forty']
test.each(
  english.flatMap((word) =>
    [
      ['Led', 'people'],
      ['Managed a team of', ''],
      ['Supervised', 'carers'],
      ['Responsible for a team of', 'drivers'],
    ].map(([verb, noun]) => [`${verb} ${word} ${noun}`.trim(), numberWords[word] ?? 0] as const),
  ),
)('%s is a team of that many', (line, number) => {
  expect(compared('Store Manager', `Experience leading a team of ${number}`, line)).toMatchObject({ met: 'yes' })
  const more = compared('Store Manager', `Experience leading a team of ${number + 1}`, line)
  expect([more.met, more.named.map(({ bucket }) => bucket)]).toEqual(['part', ['shown']])
  expect(more.named[0]?.evidence?.text).toBe(line)
})
test.each([
  ['Manage 8 stores', 'Responsible for nine shops in Kent'],
  ['Manage eight stores', 'Ran 9 branches'],
])('%s: %s', (asked, line) => expect(compared('Store Manager', asked, line).met).toBe('yes'))
test.each([
  ['Experience leading 12 staff', 'Managed the payroll of 300 staff'],
  ['Experience leading 12 staff', 'Worked in a team of 14'],
  ['Experience leading 12 staff', 'Managed 40 servers'],
  ['Experience leading 12 staff', 'Led projects for 14 customers'],
])('%s is not shown by: %s', (asked, line) => {
  const { met, named } = compared('Store Manager', asked, line)
  expect([met, ...named.map(({ bucket }) => bucket)]).toEqual(['unknown', 'missing'])
})

test.each([
  ['Line Cook', 'Experience in a high-volume kitchen', 'Plated 420 covers a night', '420 covers a night'],
  ['Line Cook', 'High volume restaurant experience', 'Cooked 90 meals per shift', '90 meals per shift'],
  ['Customer Adviser', 'Experience in a high-volume call centre', 'Answered 90 calls a day', '90 calls a day'],
])('%s: %s is close to: %s', (title, asked, line, mark) => {
  const [one] = compared(title, asked, line).named
  expect([one?.bucket, one?.how, one?.evidence?.mark]).toEqual(['shown', 'implied', mark])
  expect(one?.credit).toBeLessThan(0.5)
})
test('in Portuguese too, in the words of the line', () => {
  const advert = 'Cozinheiro\nRequisitos\n- Experiência em restaurante de grande volume\n- Ficha técnica\n- Excel'
  const page = (line: string) =>
    document('Ana', 'a@x.com', '# Experiência', '=Cozinheiro, Mar, 01/2015 - 12/2023', `- ${line}`)
  const closest = (line: string) =>
    matchJob(readAdvert(advert), page(line)).keywords.find(({ text }) => text.includes('volume'))?.evidence?.mark
  expect(closest('Preparei 420 refeições por dia')).toBe('420 refeições por dia')
  for (const line of [
    'Trabalhei 44 horas por semana',
    'Preparei 12 refeições por dia',
    'Preparei 40 refeições por mês',
    'Ganhei R$300 por dia',
    'Paguei 300 reais por dia de aluguel',
    'Paguei R$ 300 mil por mês',
  ])
    expect([line, closest(line)]).toEqual([line, undefined])
})
test('much of one kind of work is not shown by much of another', () => {
  const [one] = compared('Payroll Officer', 'High volume payroll', 'Answered 90 calls a day').named
  expect(one?.bucket).toBe('missing')
})
