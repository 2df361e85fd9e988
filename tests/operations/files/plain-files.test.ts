// A backup without the secret holds no copy of it either.
import { expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainFiles } from '../../../src/server/storage/plain-files'
import { withTemporaryFolder } from '../../../src/server/storage/temporary-folder'

test('copies of the secret stay behind with it, other files come along', async () => {
  await withTemporaryFolder('plain-files', (folder) => {
    const secret = 'c2VjcmV0LW9mLXRoaXMtc2l0ZS1pcy1oZXJl'
    writeFileSync(join(folder, 'secret.key'), `${secret}\n`)
    writeFileSync(join(folder, 'secret.key.bak'), secret)
    writeFileSync(join(folder, 'env'), `SECRET_KEY=${secret}\nPORT=3000\n`)
    writeFileSync(join(folder, 'termos.pt-BR.md'), '# Termos')
    expect(plainFiles(folder, false)).toEqual(['termos.pt-BR.md'])
    expect(plainFiles(folder, true).toSorted()).toEqual(['env', 'secret.key', 'secret.key.bak', 'termos.pt-BR.md'])
  })
})
