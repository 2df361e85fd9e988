// Naming the jobs of a section together takes as long as their number.
import { expect, test } from 'bun:test'
import { timed } from '../../../../../../tests/helpers/linear'
import { plainLine } from '../../../../documents/document'
import { nameJobs } from './name-jobs'

const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const text = `Analista ${at} – Casa Azul ${at}`
    return [{ line: plainLine(text), text, dates: null }]
  })

test('four times as many jobs take about four times as long', async () => {
  const short = await timed(() => nameJobs(jobs(700)))
  expect(nameJobs(jobs(1))).toEqual([{ title: 'Analista 0', employer: 'Casa Azul 0' }])
  // What looks at all jobs for each of them takes sixteen times as long.
  expect(await timed(() => nameJobs(jobs(2_800)))).toBeLessThan(8 * Math.max(short, 100))
})
