// Forty saves of one draft from a version 198 changes back, which is read again for each: others are answered meanwhile.
import { expect, test } from 'bun:test'
import type { DraftContentJson, DraftSavedJson } from '../../../src/api/tools/draft'
import { visitor } from '../../helpers/accounts/visitor'
import { startServer } from '../../helpers/server'

const saves = 40
const changes = 199

test('saves from an old version hold nobody else up', async () => {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, verified: false })
  try {
    const person = visitor(server.url)
    await person.register('antiga@exemplo.com')
    const begin = new URLSearchParams({ acao: 'comecar', de: 'vazio' })
    await person.ask('/curriculo/oficina', { method: 'POST', body: begin })
    const content = (n: number): DraftContentJson => ({
      parts: [
        {
          id: 'p3',
          kind: 'job',
          fields: { title: `Cozinheira ${n}` },
          lines: Array.from({ length: 19 }, (_, at) => ({ id: `l${at}`, text: `${n} `.padEnd(2_000, 'prato ') })),
        },
      ],
      skipped: [],
    })
    let base = 1
    for (let n = 0; n < changes; n++) {
      const saved = await person.post('/api/draft/save', { base, content: content(n) })
      base = ((await saved.json()) as DraftSavedJson).version
    }
    expect(base).toBeGreaterThan(changes)
    const waits: number[] = []
    let over = false
    const others = (async () => {
      while (!over) {
        const began = performance.now()
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        waits.push(performance.now() - began)
        await Bun.sleep(10)
      }
    })()
    const statuses = await Promise.all(
      Array.from({ length: saves }, async (_, n) => {
        const answer = await person.post('/api/draft/save', { base: 198, content: content(1_000 + n) })
        return answer.status
      }),
    )
    over = true
    await others
    console.log('healthz at most', Math.round(Math.max(...waits)), 'ms; saves', JSON.stringify(statuses))
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    expect(statuses).toContain(200)
    // 29 ms as measured beside others; a second and more before.
    expect(Math.max(...waits)).toBeLessThan(300)
  } finally {
    await server.stop()
  }
}, 60_000)
