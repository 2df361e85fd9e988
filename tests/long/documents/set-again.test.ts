// A résumé printed in another font or size has other line ends and means the same: what is read may not depend on them.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { judge } from '../../eval/measure'
import { printed } from '../../eval/printed'
import { launchBrowser } from '../../helpers/browser'

/** DejaVu is wide, Liberation as wide as Word's own fonts; each is replaced by another where it is not installed. */
const fonts = ['"DejaVu Serif"', '"DejaVu Sans"', '"Liberation Serif"', '"Liberation Sans"']
const scales = [0.8, 0.9, 1.1, 1.25]
/** Misses left of 272 readings: a skill of two lines in a narrow list, and a phone number of two lines. */
const MOST = 3

test('every printed résumé is read alike in four fonts and four sizes', async () => {
  const browser = await launchBrowser()
  const misses = async (folder: string, setting?: Parameters<typeof printed>[2]) => {
    const found: string[] = []
    for (const marked of printed(join(import.meta.dir, '../../eval', folder), browser, setting)) {
      const verdict = await judge(marked)
      found.push(...Object.entries(verdict.misses).map(([aspect, miss]) => `${marked.name} ${aspect} ${miss}`))
    }
    return found
  }
  const worse: string[] = []
  let settings = 0
  for (const folder of ['printed', 'printed-2']) {
    const asDesigned = new Set(await misses(folder))
    for (const font of fonts)
      for (const scale of scales) {
        const more = (await misses(folder, { font, scale })).filter((miss) => !asDesigned.has(miss))
        worse.push(...more.map((miss) => `${font} ${scale}: ${miss}`))
        settings += 1
      }
  }
  await browser.close()
  for (const miss of worse) console.log(miss)
  expect(settings).toBe(2 * fonts.length * scales.length)
  expect(worse.length).toBeLessThanOrEqual(MOST)
}, 300_000)
