// Our pages beside the same pages of bare Bun + React, in one run: no more than a fifth slower than what is on record
// (bench/peers/results.json, made by `npm run bench:peers`).
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asked, fullPerson, load } from '../../../bench/http'
import { type Bare, barePage } from '../../../bench/peers/bare'
import recorded from '../../../bench/peers/results.json'
import type { Peer } from '../../../bench/peers/start'
import { type Server, startServer } from '../../helpers/server'

const rounds = 5
const pages: Bare[] = []
const peers = new Map<string, Peer>()
let server: Server
let cookie: string
beforeAll(async () => {
  server = await startServer({ verified: false })
  const person = await fullPerson(server)
  cookie = person.cookie()
  for (const path of ['/painel', '/curriculo', '/planos']) {
    const page = await barePage(server, person, path)
    pages.push(page)
    peers.set(path, await page.start())
  }
}, 60_000)
afterAll(async () => {
  for (const peer of peers.values()) await peer.stop()
  for (const page of pages) page.remove()
  await server?.stop()
})

const onRecord = (name: string): number =>
  recorded.measured.find((one) => one.name === name)?.perSecond ?? Number.POSITIVE_INFINITY
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each([
  ['ours, /painel again, gzip', '/painel', ''],
  ['ours, /painel drawn each time, gzip', '/painel', '?v={n}'],
  ['ours, /curriculo drawn each time, gzip', '/curriculo', '?v={n}'],
  ['ours, /planos drawn each time, gzip', '/planos', '?v={n}'],
])(
  '%s',
  async (name, path, query) => {
    const ours: Asked = { url: `${server.url}${path}${query}`, cookie, coding: 'gzip', seconds: 1 }
    const theirs: Asked = { url: peers.get(path)?.url ?? '', coding: 'gzip', seconds: 1 }
    for (const one of [ours, theirs]) await load(one)
    const bound = 0.8 * (onRecord(name) / onRecord(`Bun + React, ${path}, gzip`))
    const measured = async () => {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round++)
        ratios.push((await load(ours)).perSecond / (await load(theirs)).perSecond)
      return median(ratios)
    }
    const first = await measured()
    // One look differs from the next by a fifth on a machine that others use: what is slow is slow twice.
    expect(first > bound ? first : await measured()).toBeGreaterThan(bound)
  },
  120_000,
)
