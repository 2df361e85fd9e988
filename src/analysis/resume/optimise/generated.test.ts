// What the gate lets through, of résumés made by construction: judged by plain comparison of texts. The whole set, written
// to files and read again, is in tests/long.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { generatedResume, wrongIn } from '../../../../tests/documents/generated-resumes'
import { readResume } from '../reading'
import { parted } from '../testing'
import { structureCheck } from './check/structure-check'
import { toSheet } from './layout'

test('each job has its own employer, dates and tasks; no word is new, no margin is text, no entries are merged', () => {
  let offered = 0
  fc.assert(
    fc.property(generatedResume, (made) => {
      const sheet = toSheet(made.document)
      const signs: Readonly<Record<string, string>> = { heading: '# ', bullet: '- ', role: '=' }
      const again = parted(...sheet.items.map(({ kind, text }) => `${signs[kind] ?? ''}${text}`))
      if (structureCheck(readResume(made.document), sheet)(readResume(again)).size > 0) return
      offered += 1
      expect(
        wrongIn(
          sheet.items.map(({ text }) => text),
          made,
        ),
      ).toEqual([])
    }),
    { numRuns: 80 },
  )
  expect(offered).toBeGreaterThan(50)
}, 30_000)
