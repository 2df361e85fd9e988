// A server that is asked to stop while a request takes long: its standby goes on following until the end.
import { expect, test } from 'bun:test'
import { z } from 'zod'
import { startServer } from '../helpers/server'

const token = 'the-token-of-this-test-alone-0123456789'
const answerOfLog = z.object({ erased: z.object({ cursor: z.string() }) })

/** Asks as a standby with an empty log does. */
const askLog = (url: string, erased: string): Promise<Response> => {
  const query = new URLSearchParams({ after: '0', digest: '0'.repeat(64), erased, waiting: '0' })
  return fetch(`${url}/standby/log?${query}`, { headers: { authorization: `Bearer ${token}` } })
}

test('a standby is answered while the last requests of a stopping server take their time', async () => {
  const server = await startServer({ env: { FOLLOW_TOKEN: token } })
  const { erased } = answerOfLog.parse(await (await askLog(server.url, '')).json())
  // A question without news waits two seconds for some, and the stop waits for its answer.
  const underWay = askLog(server.url, erased.cursor)
  await Bun.sleep(300)
  const stopped = server.stop()
  for (const until = Date.now() + 3_000; !server.log().includes('server.stopping') && Date.now() < until; )
    await Bun.sleep(20)
  await Bun.sleep(100)
  const [page, during] = await Promise.all([fetch(`${server.url}/`), askLog(server.url, '')])
  expect(server.log()).not.toContain('server.stopped')
  expect({ page: page.status, during: during.status, before: (await underWay).status, code: await stopped }).toEqual({
    ...{ page: 503, during: 200, before: 200, code: 0 },
  })
}, 20_000)
