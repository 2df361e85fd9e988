// The hook that ends every suite with a server: what it leaves must be what its log says, or the suite fails.
import { Database } from 'bun:sqlite'
import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '../helpers/accounts/visitor'
import { startServer } from '../helpers/server'

setDefaultTimeout(60_000)

test('a read model that is not as the log says fails the stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'))
  try {
    const server = await startServer({ folder })
    expect((await visitor(server.url).register('ana@exemplo.com.br')).status).toBe(201)
    expect(await server.stop()).toBe(0)
    const again = await startServer({ folder })
    const views = readdirSync(folder).find((name) => /^views-.*\.db$/.test(name)) ?? ''
    const db = new Database(join(folder, views))
    db.run("INSERT INTO given_plans VALUES ('nobody', 'premium')")
    db.close()
    await expect(again.stop()).rejects.toThrow(/not what its log says:.*1 differences/s)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
