// A command that the running server cannot carry out says why.
import { expect, test } from 'bun:test'
import { askRunning } from '../../src/cli/control-client'
import { serveControl } from '../../src/server/admin/control-socket'
import { isDiskFull } from '../../src/server/runtime/disk-space'
import { testApp } from '../helpers/app'

test('the command that asked the server learns that the disk is full', async () => {
  const app = await testApp()
  await app.client().register('ana@exemplo.com')
  const control = serveControl(app.core)
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  Object.assign(app.core.events, { append: () => Promise.reject(full) })
  const asked = askRunning(app.config, { kind: 'erase-account', email: 'ana@exemplo.com' }).catch((error) => error)
  expect([isDiskFull(await asked), (await asked).message]).toEqual([true, 'database or disk is full'])
  await control?.stop(true)
  await app.close()
})
