// What a stored password costs to guess: the server that is opened for service hashes with the floor that OWASP gives.
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../src/server/config/read'
import { openCore } from '../../src/server/core/open-core'
import { testReader } from '../helpers/app'

test('a server in service hashes passwords with 19 MiB and two passes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cost-'))
  const read = readConfig({ DATA_DIR: folder }, '/')
  if (!read.ok) throw new Error(read.problems.join())
  const core = await openCore(read.config, () => Date.parse('2026-11-29T12:00:00Z'), testReader())
  try {
    expect(await core.passwords.hash('segredo1', 'one')).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  } finally {
    await core.models.close()
    core.views.close()
    core.security.close()
    await core.events.close()
    core.runtimeDb.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
