// Losses of power over people at work, erasures, backups, an upgrade, restores and another secret, as `npm run reliability -- power 100`
// makes them: nothing acknowledged is lost, nothing is damaged. Linux, as root, with FUSE and loop devices.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { power } from '../../../bench/reliability/power/power'
import { whyNot } from '../../../bench/reliability/power/recorded-disk'

const limitMs = 900_000
setDefaultTimeout(limitMs)

const reason = whyNot()

test.skipIf(reason !== null)(`cuts of power${reason === null ? '' : ` (not run: ${reason})`}`, async () => {
  const sum = await power(20, Date.now() + limitMs, () => undefined)
  console.log(JSON.stringify(sum))
  expect(sum.faults).toEqual([])
  expect(sum.cuts).toBe(20)
  expect(sum.unflushed).toBeGreaterThan(3)
  expect(sum.acknowledged).toBeGreaterThan(500)
})
