// Backups made while people sign up and upload: each is whole, whatever came between the copying of files and of the log.
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFolder } from '../../src/server/storage/check/folder'
import { docxResume } from '../helpers/documents'
import { executable, startServer } from '../helpers/server'
import { visitor } from '../helpers/visitor'

const backups = 30
const workers = 4

test('thirty backups beside sign-ups and uploads are all whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'))
  const server = await startServer({ folder })
  const resume = await docxResume()
  let going = true
  let uploads = 0
  const work = async (worker: number) => {
    for (let turn = 0; going; turn++) {
      const one = visitor(server.url)
      const { ok } = await one.register(`pessoa${worker}-${turn}@exemplo.com.br`)
      // More sign-ups than the queue of hashes takes are refused: somebody else tries.
      if (ok && (await one.upload('curriculo.docx', resume)).ok) uploads += 1
    }
  }
  const atWork = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  try {
    const target = `${folder}-copy`
    for (let turn = 0; turn < backups; turn++) {
      const env = { ...process.env, DATA_DIR: folder, LC_ALL: 'C' }
      const command = Bun.spawn([executable, 'backup', target, '--with-secret'], {
        env,
        stdout: 'ignore',
        stderr: 'pipe',
      })
      const [errors, code] = await Promise.all([new Response(command.stderr).text(), command.exited])
      expect([turn, code, code === 0 ? '' : errors]).toEqual([turn, 0, ''])
      const report = await checkFolder(target, null)
      expect([turn, report.problems, report.missing]).toEqual([turn, [], []])
      rmSync(target, { recursive: true })
    }
    console.log(`${backups} backups beside ${uploads} uploads`)
    expect(uploads).toBeGreaterThan(backups)
  } finally {
    going = false
    await atWork
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
