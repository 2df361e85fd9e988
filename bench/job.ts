// How long an advert against a résumé takes, in this process, reading the résumé each time as the product does.
// `bun bench/job.ts` prints it; `npm run bench` calls it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../src/analysis/documents'
import { matchJob, readAdvert } from '../src/analysis/job'
import { MAX_ADVERT } from '../src/analysis/job/limits'
import { pdfResume } from '../tests/helpers/documents'
import type { Measure } from './log'

const folder = join(import.meta.dir, '..', 'tests', 'eval', 'adverts')

const adverts = async (): Promise<string[]> =>
  Promise.all(
    readdirSync(folder).map(async (file) => {
      const { text } = (await Bun.file(join(folder, file)).json()) as { text: string[] }
      return text.join('\n')
    }),
  )

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export async function benchJob(): Promise<Measure[]> {
  const reading = await readDocument(await pdfResume())
  if (!reading.ok) throw new Error(reading.refusal)
  const texts = await adverts()
  const longest = texts.join('\n\n').repeat(4).slice(0, MAX_ADVERT)
  const time = (text: string) => {
    const started = performance.now()
    matchJob(readAdvert(text), reading.document, { year: 2026, month: null })
    return performance.now() - started
  }
  for (const text of texts) time(text)
  const usual = [...texts, ...texts, ...texts].map(time)
  const most = Array.from({ length: 15 }, () => time(longest))
  return [
    { name: `an advert against a two-page résumé, median of ${usual.length}`, value: median(usual), unit: 'ms' },
    {
      name: `an advert of ${MAX_ADVERT} characters against it, median of ${most.length}`,
      value: median(most),
      unit: 'ms',
    },
  ]
}

if (import.meta.main) for (const { name, value, unit } of await benchJob()) console.log(name, value.toFixed(2), unit)
