// 500 generated résumés: every optimised file that is offered, written as Word and PDF and read again, judged by plain
// comparison of texts.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { readDocument } from '../../../src/analysis/documents'
import { analyseResume } from '../../../src/analysis/resume'
import { optimise } from '../../../src/analysis/resume/optimise'
import { readResume } from '../../../src/analysis/resume/reading'
import { toBlocks } from '../../../src/analysis/resume/reading/lines/paragraphs'
import { generatedResume, wrongIn } from '../../documents/generated-resumes'

test('no offered file is worse than its original', async () => {
  let files = 0
  await fc.assert(
    fc.asyncProperty(generatedResume, async (made) => {
      const { score } = analyseResume(made.document)
      const result = score === null ? null : await optimise(readResume(made.document), score)
      for (const bytes of [result?.docx, result?.pdf]) {
        if (!bytes) continue
        files += 1
        const reading = await readDocument(new Uint8Array(bytes))
        expect(reading.ok).toBe(true)
        const lines = reading.ok ? toBlocks(reading.document.lines).map(({ text }) => text) : []
        expect(wrongIn(lines, made)).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
  console.log(`${files} files offered for 500 generated résumés`)
  expect(files).toBeGreaterThan(500)
}, 600_000)
