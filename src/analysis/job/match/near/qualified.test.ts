// A qualification stands whole with its level and subject, and is met by the same one at that level or above.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { qualificationsIn } from '../../levels/qualifications'

const names = ['CIPD', 'NVQ', 'City & Guilds', 'RQF']
const levels = ['Level', 'level', 'Nível', 'nível']
const all = names.flatMap((name) => levels.map((level) => `${name} ${level} 3`))
const keywordsOf = (line: string) =>
  readAdvert(`Manager\nRequirements\n- ${line}\n- Excel`).keywords.map(({ text }) => text)

test.each(all)('%s is one term, whatever stands beside it', (asked) => {
  for (const line of [asked, `${asked} or equivalent`, `Must have ${asked} and Excel`])
    expect([line, keywordsOf(line).filter((one) => one !== 'Excel')]).toEqual([line, [asked]])
})
test.each([
  ['NVQ Level 2 in Health and Social Care (or willing to work towards it)', 'NVQ Level 2 in Health and Social Care'],
  ['Certificate III in heavy vehicle technology, with a clean record', 'Certificate III in heavy vehicle technology'],
  ['Level 2 Food Hygiene Certificate', 'Level 2 Food Hygiene Certificate'],
])('%s: with its subject', (line, term) => expect(keywordsOf(line)).toContain(term))
test.each(['Analista de Suporte Nível 2', 'Inglês Nível 2', 'Key Stage 2', 'Level 2 support', 'Band 6'])(
  '%s is no qualification',
  (text) => expect(qualificationsIn(text)).toEqual([]),
)

describe('beside a résumé', () => {
  const compared = (asked: string, own: string) => {
    const page = document('Ana', 'a@x.com', '# Experience', '=Manager, Mill, 2015 - 2023', '- Ran it', '# Skills', own)
    const advert = readAdvert(`Manager\nRequirements\n- ${asked}\n- Excel`)
    const one = matchJob(advert, page).keywords.find(({ text }) => text === asked)
    return [one?.bucket, one?.how ?? null, one?.below ?? false]
  }
  test.each([
    ['NVQ Level 3', 'CIPD Level 3, NVQ Level 2', 'missing', null, true],
    ['NVQ Level 3', 'NVQ Level 3', 'listed', 'exact', false],
    ['NVQ Level 3', 'Level 4 NVQ', 'listed', 'exact', false],
    ['NVQ Level 3', 'CIPD Level 3', 'missing', null, false],
    ['NVQ Level 3 in Hospitality', 'NVQ Level 3 in Plumbing', 'listed', 'implied', false],
    ['Certificate III in carpentry', 'Certificate III in plumbing', 'missing', null, false],
    ['CIPD Level 5', 'CIPD Associate, Excel', 'missing', null, false],
    ['NVQ Level 3 in Plumbing', 'NVQ, Plumbing', 'listed', 'implied', false],
    ['NVQ Level 3 in Health and Social Care', 'NVQ3 Health & Social Care', 'listed', 'exact', false],
    ['NVQ Level 3 in Health and Social Care', 'NVQ2 Health & Social Care', 'missing', null, true],
    ['Level 2 Food Safety Certificate', 'Hold Level 2 Award in Food Safety', 'listed', 'exact', false],
    ['Level 2 Certificate in Food Safety', 'Level 3 Award in Food Safety and Hygiene', 'listed', 'exact', false],
    ['NVQ Level 3 in Plumbing', 'Plumbing NVQ 2', 'missing', null, true],
    ['NVQ Level 2 in Plumbing', 'Level 2 Diploma in Plumbing', 'listed', 'implied', false],
    ['Level 3 Diploma in Childcare', 'Diploma in Childcare', 'listed', 'implied', false],
    ['Level 3 Diploma in Childcare', 'Childcare', 'missing', null, false],
    ['Level 3 Diploma in Childcare', 'Diploma in Accounting', 'missing', null, false],
    ['Level 3 Award in Food Safety', 'Level 3 Food Safety', 'listed', 'exact', false],
    ['Level 2 Food Hygiene Certificate', 'Food Hygiene Level 2 (2021)', 'listed', 'exact', false],
    ['Level 2 Certificate in Welding', 'Welding Level 2, City & Guilds', 'listed', 'exact', false],
    ['Level 3 Certificate in Welding', 'Welding Level 2, City & Guilds', 'missing', null, true],
    ['Level 3 Award in Food Safety', 'Excel, Level 3 Food Safety', 'listed', 'exact', false],
    ['Certificate III in carpentry', 'Level 3 Diploma in Carpentry', 'listed', 'implied', false],
  ])('%s by %s: %s', (asked, own, bucket, how, below) =>
    expect(compared(asked, own)).toEqual<unknown>([bucket, how, below]),
  )

  const subjects = ['Food Safety', 'Health and Safety', 'Customer Service', 'Leadership and Management']
  const works = [
    (subject: string) => `Responsible for ${subject} of 12 staff`,
    (subject: string) => `Kept the ${subject} records of 3 shops, on level 4 of the tower`,
    (subject: string) => `${subject} for 40 people a day`,
  ]
  test.each(['Certificate', 'Award', 'Diploma'])('nobody holds a %s by doing the work', (kind) => {
    for (const subject of subjects)
      for (const work of works)
        for (const own of [work(subject), work(subject.toLowerCase())])
          expect([own, ...compared(`Level 3 ${kind} in ${subject}`, own)]).toEqual([own, 'missing', null, false])
  })
})

test.each([
  ['Level 2 Food Safety', 'Hold Level 2 Award in Food Safety'],
  ['Level 2 Food Safety and Hygiene', 'Level 2 Award in Food Safety and Hygiene'],
  ['Level 3 Safeguarding Adults', 'Level 3 Award in Safeguarding Adults'],
  ['Nível 2 em Soldadura', 'Soldadura nível 2'],
])('%s is not missing beside "%s"', (asked, own) => {
  const page = document('Ana', 'a@x.com', '# Experience', '=Cook, Mill, 2015 - 2023', '- Ran it', '# Skills', own)
  const { keywords } = matchJob(readAdvert(`Cook\nRequirements\n- ${asked}\n- Excel`), page)
  expect(keywords.filter(({ bucket, text }) => bucket === 'missing' && text !== 'Excel')).toEqual([])
})
