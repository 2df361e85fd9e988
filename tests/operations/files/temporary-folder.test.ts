// A command's private folder holds people's data in clear: it goes when the command ends, however it ends.
import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { withTemporaryFolder } from '../../../src/server/storage/temporary-folder'

test('a private folder is removed after its work, and after an error', async () => {
  const folders: string[] = []
  await withTemporaryFolder('test', (folder) => void folders.push(folder))
  const failing = withTemporaryFolder('test', (folder) => {
    folders.push(folder)
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s removes it and ends the process as a failure',
  async (signal) => {
    const source = `${import.meta.dir}/../../../src/server/storage/temporary-folder.ts`
    const script = `const { withTemporaryFolder } = await import(${JSON.stringify(source)})
    await withTemporaryFolder('test', async (folder) => { console.log(folder); await Bun.sleep(20000) })`
    const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe' })
    const { value } = await child.stdout.getReader().read()
    const folder = new TextDecoder().decode(value).trim()
    expect(existsSync(folder)).toBe(true)
    child.kill(signal)
    expect([await child.exited, existsSync(folder)]).toEqual([1, false])
  },
)
