// Backups made while people sign up, upload and have their accounts erased: each is whole, whatever came between the copying of files
// and of the log, and who was erased before a backup began is readable in none.
import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream } from '../../../src/events/schema/events'
import { checkFolder } from '../../../src/server/storage/check/folder'
import { visitor } from '../../helpers/accounts/visitor'
import { docxResume } from '../../helpers/documents'
import { executable, startServer } from '../../helpers/server'

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

test('backups beside erasures are whole, and hold nothing of who was erased before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-erasures-'))
  const server = await startServer({ folder })
  const resume = await docxResume()
  let going = true
  /** Accounts whose erasure was answered. */
  const erased: string[] = []
  const work = async (worker: number) => {
    for (let turn = 0; going; turn++) {
      const one = visitor(server.url)
      const { ok } = await one.register(`saida${worker}-${turn}@exemplo.com.br`)
      if (!ok) continue
      await one.upload('curriculo.docx', resume)
      const { id } = (await (await one.ask('/api/user')).json()) as { id: string }
      const body = new URLSearchParams({ senha: 'trampolim-teste-1' })
      const gone = await one.ask('/conta/apagar', { method: 'POST', body })
      if (gone.status === 303) erased.push(id)
    }
  }
  const atWork = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  try {
    const target = `${folder}-copy`
    for (let turn = 0; turn < 20; turn++) {
      const before = [...erased]
      const env = { ...process.env, DATA_DIR: folder, LC_ALL: 'C' }
      const command = Bun.spawn([executable, 'backup', target, '--with-secret'], {
        env,
        stdout: 'ignore',
        stderr: 'pipe',
      })
      const [errors, code] = await Promise.all([new Response(command.stderr).text(), command.exited])
      expect([turn, code, code === 0 ? '' : errors]).toEqual([turn, 0, ''])
      const report = await checkFolder(target, null, { deep: true })
      expect([turn, report.problems, report.missing]).toEqual([turn, [], []])
      const uploads = existsSync(join(target, 'files')) ? readdirSync(join(target, 'files')) : []
      expect(before.filter((id) => uploads.includes(id))).toEqual([])
      const keys = new Database(join(target, 'keys.db'), { readonly: true })
      const live = keys.query<{ stream: string }, []>('SELECT stream FROM keys WHERE destroyed_at IS NULL').all()
      keys.close()
      const readable = new Set(live.map(({ stream }) => stream))
      expect(before.filter((id) => readable.has(accountStream(id)))).toEqual([])
      rmSync(target, { recursive: true })
    }
    console.log(`20 backups beside ${erased.length} erasures`)
    expect(erased.length).toBeGreaterThan(10)
  } finally {
    going = false
    await atWork
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
