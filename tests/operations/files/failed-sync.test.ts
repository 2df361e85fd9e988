// A server whose log could not be synced reads on, writes nothing more, and says that it is not ready.
import { expect, test } from 'bun:test'
import { testApp } from '../../helpers/app'

test('a server that can write nothing until a restart is not ready', async () => {
  const app = await testApp()
  try {
    const ready = async () => {
      const answer = await app.client().ask('/readyz')
      return [answer.status, (await answer.json()).checks.log]
    }
    expect(await ready()).toEqual([200, true])
    Object.assign(app.core.events, { isWritable: () => false })
    expect(await ready()).toEqual([503, false])
  } finally {
    await app.close()
  }
})
