// A data folder on a tmpfs of its own that fills up under load: what is refused, what still works, whether it goes on by
// itself, and whether anything acknowledged is lost. Linux, as root, who alone may mount.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '../../tests/helpers/accounts/visitor'
import { docxResume } from '../../tests/helpers/documents'
import { executable, startServer } from '../../tests/helpers/server'

const MB = 1024 * 1024
const sizeMB = 110
/** A file that stands for what somebody will remove to make room. */
const ballastMB = 60

export type DiskFull = {
  acknowledged: number
  /** Answers by status while it was full. */
  whileFull: Record<string, number>
  signIn: number
  page: number
  acknowledgedAfterRoom: number
  lost: number
  check: string
}

const command = (folder: string, ...words: string[]): string => {
  const env = { ...process.env, DATA_DIR: folder }
  const { stdout, stderr, exitCode } = Bun.spawnSync([executable, ...words], { env })
  return `${exitCode} ${stdout}${stderr}`.trim().replaceAll('\n', ' ')
}

export const diskFull = async (): Promise<DiskFull> => {
  const disk = mkdtempSync(join(tmpdir(), 'full-'))
  const mounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${sizeMB}m`, 'tmpfs', disk])
  if (mounted.exitCode !== 0) throw new Error(`no tmpfs: ${mounted.stderr}`)
  try {
    const folder = join(disk, 'data')
    mkdirSync(folder)
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, new Uint8Array(ballastMB * MB))
    const server = await startServer({ folder, verified: false })
    const resume = await docxResume()
    const whileFull: Record<string, number> = {}
    const mine: { readonly email: string; readonly uploaded: boolean }[] = []
    const one = async (n: number): Promise<number> => {
      const person = visitor(server.url)
      const email = `pessoa${n}@exemplo.com.br`
      const registered = await person.register(email)
      if (!registered.ok) return registered.status
      const uploaded = await person.upload('curriculo.docx', resume)
      mine.push({ email, uploaded: uploaded.ok })
      return uploaded.status
    }
    for (let n = 0; n < 20; n++) await one(n)
    const acknowledged = mine.filter(({ uploaded }) => uploaded).length
    writeFileSync(join(disk, 'more'), new Uint8Array((await freeBytes(disk)) - 8 * MB))
    await Bun.sleep(2_000)
    for (let n = 100; n < 130; n++) {
      const status = await one(n)
      whileFull[status] = (whileFull[status] ?? 0) + 1
    }
    const again = visitor(server.url)
    const signIn = (await again.login('pessoa0@exemplo.com.br')).status
    const page = (await again.ask('/painel')).status
    rmSync(ballast)
    await Bun.sleep(2_000)
    const before = mine.filter(({ uploaded }) => uploaded).length
    for (let n = 200; n < 210; n++) await one(n)
    const acknowledgedAfterRoom = mine.filter(({ uploaded }) => uploaded).length - before
    let lost = 0
    for (const { email, uploaded } of mine) {
      const person = visitor(server.url)
      const known = (await person.login(email)).ok
      const there = !uploaded || (await person.ask('/api/resume/latest')).ok
      if (!known || !there) lost++
    }
    await server.stop()
    return {
      acknowledged,
      whileFull,
      signIn,
      page,
      acknowledgedAfterRoom,
      lost,
      check: command(folder, 'check', '--deep'),
    }
  } finally {
    Bun.spawnSync(['umount', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}
