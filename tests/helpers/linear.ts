// Timing helpers of the tests that prove linear time.
import type { Line } from '../../src/analysis/documents/document'
import { document } from '../../src/analysis/resume/testing'

/** Processor time of this process for a run, in ms, so that other processes do not count. */
export const timed = async (run: () => unknown): Promise<number> => {
  const started = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const QUARTERS = 4
/** All of the signs in the long tier; in the gate a quarter, another one for each `nth` text or function, so that each sign is still tried. */
export const quarterOf = <T>(signs: readonly T[], nth: number): readonly T[] =>
  process.env.LONG ? signs : signs.filter((_, at) => at % QUARTERS === nth % QUARTERS)

/** A line of a document with this text. */
export const lineOf = (text: string): Line => ({ ...document('x').lines[0]!, text })

/** Characters and pairs that both tests repeat. */
export const commonCharacters = "a|A|á| |-|–|.|,|@|(|)|\n|1|/|:|•|+|#|_|'".split('|').concat('|')
export const commonPairs = [
  'a ',
  'a.',
  'a-',
  'a@',
  '1.',
  '1 ',
  '1/',
  '1-',
  '(1',
  ' -',
  ', ',
  'a,',
  'Aa ',
  '2020-',
  'de ',
].concat('a\n', 'Aa-')
