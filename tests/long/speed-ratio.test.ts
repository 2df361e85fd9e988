// Our dashboard beside the same page of bare Bun + React, in one run: no more than a fifth slower than what is on record
// (bench/peers/results.json, made by `npm run bench:peers`).
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Asked, fullPerson, load } from '../../bench/http'
import { environmentOf, writeBunReact } from '../../bench/peers/build'
import recorded from '../../bench/peers/results.json'
import { type Peer, start } from '../../bench/peers/start'
import { type Server, startServer } from '../helpers/server'

const rounds = 5
const dir = mkdtempSync(join(tmpdir(), 'bun-react-'))
let server: Server
let peer: Peer
let cookie: string
beforeAll(async () => {
  server = await startServer({ verified: false })
  const person = await fullPerson(server)
  cookie = person.cookie()
  const page = await person.ask('/painel', { headers: { 'accept-encoding': 'identity' } })
  symlinkSync(resolve(import.meta.dir, '../../node_modules'), join(dir, 'node_modules'))
  writeBunReact(dir, await page.text(), server.folder, 'Joana Prado')
  const command = [process.execPath, join(dir, 'bun-react.jsx')]
  peer = await start(command, { path: '/', cwd: dir, env: environmentOf(dir) })
}, 60_000)
afterAll(async () => {
  await peer?.stop()
  await server?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const onRecord = (name: string): number =>
  recorded.measured.find((one) => one.name === name)?.perSecond ?? Number.POSITIVE_INFINITY
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each([
  ['ours, /painel again, gzip', '/painel'],
  ['ours, /painel drawn each time, gzip', '/painel?v={n}'],
])(
  '%s',
  async (name, path) => {
    const ours: Asked = { url: `${server.url}${path}`, cookie, coding: 'gzip', seconds: 1 }
    const theirs: Asked = { url: peer.url, coding: 'gzip', seconds: 1 }
    for (const one of [ours, theirs]) await load(one)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++)
      ratios.push((await load(ours)).perSecond / (await load(theirs)).perSecond)
    expect(median(ratios)).toBeGreaterThan(0.8 * (onRecord(name) / onRecord('Bun + React, /painel, gzip')))
  },
  120_000,
)
