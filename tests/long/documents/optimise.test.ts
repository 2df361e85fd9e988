// Every optimised file that is offered, of every marked résumé: read by what was marked by hand, never by the gate's own eyes.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../../../src/analysis/documents'
import { analyseResume } from '../../../src/analysis/resume'
import { optimise } from '../../../src/analysis/resume/optimise'
import { readResume } from '../../../src/analysis/resume/reading'
import { drawn, type Marked } from '../../eval/documents'
import { aspects, judge } from '../../eval/measure'

const sets = join(import.meta.dir, '../../eval')
const produced = readdirSync(sets)
  .filter((name) => name.startsWith('produced') && !name.endsWith('.ts'))
  .flatMap((folder): Marked[] => {
    const path = (file: string) => join(sets, folder, file)
    const marks: Record<string, Marked['expected']> = JSON.parse(readFileSync(path('marks.json'), 'utf8'))
    const bytesOf = (file: string) => async () => new Uint8Array(readFileSync(path(file)))
    return Object.entries(marks).map(([name, expected]) => ({ name, expected, bytes: bytesOf(name) }))
  })

/** The offered files of a résumé, as marked ones. */
const offered = async (one: Marked): Promise<Marked[]> => {
  const reading = await readDocument(await one.bytes())
  const score = reading.ok ? analyseResume(reading.document).score : null
  const files = reading.ok && score !== null ? await optimise(readResume(reading.document), score) : null
  return [files?.docx, files?.pdf].flatMap((bytes) => (bytes ? [{ ...one, bytes: async () => bytes }] : []))
}

test('whatever is offered is read as well as its original', async () => {
  const worse: string[] = []
  let files = 0
  for (const one of [...drawn, ...produced]) {
    const before = (await judge(one)).misses
    for (const made of await offered(one)) {
      files += 1
      const { misses } = await judge(made)
      worse.push(
        ...aspects.flatMap((aspect) =>
          misses[aspect] && !before[aspect] ? [`${aspect} of ${one.name}: ${misses[aspect]}`] : [],
        ),
      )
    }
  }
  console.log(`${files} files offered; read worse than their originals: ${worse.length}`)
  expect(files).toBeGreaterThan(700)
  expect(worse.filter((finding) => !finding.startsWith('skills'))).toEqual([])
  expect(worse.length).toBeLessThan(files / 100)
}, 600_000)
