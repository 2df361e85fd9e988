// A server that is asked to stop while a request takes long: its standby goes on following until the end.
import { expect, test } from 'bun:test'
import { z } from 'zod'
import { startServer } from '../helpers/server'
import { openLine } from '../http/routing/socket'

const token = 'the-token-of-this-test-alone-0123456789'
const answerOfLog = z.object({ erased: z.object({ cursor: z.string() }) })

/** Asks as a standby with an empty log does. */
const askLog = (url: string, erased: string): Promise<Response> => {
  const query = new URLSearchParams({ after: '0', digest: '0'.repeat(64), erased, waiting: '0' })
  return fetch(`${url}/standby/log?${query}`, { headers: { authorization: `Bearer ${token}` } })
}

/** The status of a request whose lines are written by hand: `fetch` always names a host. */
const statusOf = async (url: string, lines: string): Promise<number | undefined> =>
  (await openLine(Number(new URL(url).port)).send(`${lines}\r\n\r\n`))?.status

test('a standby is answered while the last requests of a stopping server take their time', async () => {
  // Under a path, which the standby's questions carry and the stopping server must know, too.
  const server = await startServer({ env: { FOLLOW_TOKEN: token, PUBLIC_URL: 'https://site.example/vagas' } })
  const site = `${server.url}/vagas`
  const { erased } = answerOfLog.parse(await (await askLog(site, '')).json())
  // A question without news waits two seconds for some, and the stop waits for its answer.
  const underWay = askLog(site, erased.cursor)
  await Bun.sleep(300)
  const stopped = server.stop()
  for (const until = Date.now() + 3_000; !server.log().includes('server.stopping') && Date.now() < until; )
    await Bun.sleep(20)
  await Bun.sleep(100)
  const [page, during, hostless, foreign] = await Promise.all([
    fetch(`${site}/`),
    askLog(site, ''),
    statusOf(server.url, 'GET / HTTP/1.0'),
    statusOf(server.url, 'GET / HTTP/1.1\r\nHost: other.example\r\nConnection: close'),
  ])
  // As ever, to the end: only our hosts, every header, and nothing of the program in an answer or on the console.
  expect([hostless, foreign]).toEqual([400, 421])
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(server.log()).not.toContain('TypeError')
  expect(server.log()).not.toContain('server.stopped')
  expect({ page: page.status, during: during.status, before: (await underWay).status, code: await stopped }).toEqual({
    ...{ page: 503, during: 200, before: 200, code: 0 },
  })
}, 20_000)
