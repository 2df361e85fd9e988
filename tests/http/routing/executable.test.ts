// The executable as an operator starts it: which hosts it answers for, and what it says of those it does not.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { visitor } from '../../helpers/accounts/visitor'
import { executable, type Server, startServer } from '../../helpers/server'
import { openLine } from './socket'

setDefaultTimeout(60_000)

let server: Server
let port: number
beforeAll(async () => {
  server = await startServer({ env: { HOST: '0.0.0.0', PUBLIC_URL: 'http://vagas.example', ALLOWED_HOSTS: 'nas,a' } })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  await server.stop()
})

const ask = async (host: string, line: string, head = '') => {
  const connection = openLine(port)
  const answer = await connection.send(`${line} HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n`)
  connection.close()
  return answer
}

describe('the executable', () => {
  test('answers under the hosts of its settings and, listening on every address, under any literal one', async () => {
    for (const host of ['vagas.example', 'nas', 'a', 'localhost', '192.168.1.5:3000', '[fd00::5]:3000'])
      expect([host, (await ask(host, 'GET /healthz'))?.status]).toEqual([host, 200])
  })

  test('lists nobody to a stranger with a short host, and makes them no coupons', async () => {
    expect((await visitor(server.url).register('ana@exemplo.com.br')).status).toBe(201)
    for (const host of ['a', 'b', 'ab', 'abc', 'nas', '1', 'evil.example'])
      for (const front of ['/healthz?', '/healthz#', '/termos?']) {
        const list = await ask(host, `GET ${front}/api/admin/users`)
        expect(list?.body).not.toContain('ana@exemplo.com.br')
        const made = await ask(host, `POST /preferencias?/api/admin/create-beta-coupons`, 'Content-Length: 0\r\n')
        expect(made?.status).not.toBe(201)
      }
  })

  test('keeps quiet about requests for other hosts and for none', async () => {
    const before = server.log()
    for (const host of ['evil.example', 'a/b', '', 'a@b', '[', '127.1']) await ask(host, 'GET /painel')
    const connection = openLine(port)
    // L3 of the first release: each of these was a 500 and a line in the log.
    for (let n = 0; n < 20; n++) expect((await connection.send('GET / HTTP/1.0\r\n\r\n'))?.status).toBe(400)
    connection.close()
    expect((await ask('localhost', 'GET /healthz'))?.status).toBe(200)
    expect(server.log()).toBe(before)
  })

  test('does not start with a list of hosts that is none', () => {
    const started = Bun.spawnSync([executable, 'serve'], {
      env: { PORT: '0', DATA_DIR: server.folder, ALLOWED_HOSTS: 'nas, https://vagas.example' },
    })
    expect(started.exitCode).toBe(2)
    expect(started.stderr.toString()).toContain(
      'ALLOWED_HOSTS: https://vagas.example is no host. Write names or addresses',
    )
  })
})
