// Another product of a family is close, with its line; another product of the same maker is not.
import { expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const compared = (asked: string, line: string) => {
  const advert = `Learning Designer\nRequirements\n- ${asked}\n- Workshops\n- Excel`
  const page = document('Ana', 'a@x.com', '# Experience', '=Learning Designer, Mill, 01/2015 - 12/2023', `- ${line}`)
  return matchJob(readAdvert(advert), page).keywords.find(({ text }) => text === asked)
}
test.each([
  ['Leica Infinity', 'Surveyed with Leica Captivate', 'Leica Captivate'],
  ['Adobe Premiere Pro', 'Cut films in Adobe Premiere Rush', 'Adobe Premiere Rush'],
  ['Autodesk Inventor', 'Drew parts in Autodesk Fusion', 'Autodesk Fusion'],
])('%s is close to: %s', (asked, line, mark) => {
  expect(compared(asked, line)).toMatchObject({ bucket: 'shown', how: 'implied', evidence: { text: line, mark } })
  expect(compared(asked, line)?.credit).toBeLessThan(0.5)
})
test.each([
  ['Adobe Premiere Pro', 'Drew in Adobe Illustrator'],
  ['Microsoft Dynamics NAV', 'Ran Microsoft Teams'],
  ['Senior Sapiens', 'Senior Analyst of loans'],
  ['Class III', 'Drove Class II lorries'],
])('%s is not close to: %s', (asked, line) => expect(compared(asked, line)?.bucket).toBe('missing'))
