// A disk of its own for a scenario: a file system on a loop device on the recorded file. And images of it, mounted to be looked at.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from './record'

export const diskBytes = 1024 * 1024 * 1024

export function run(...command: string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command)
  if (exitCode !== 0) throw new Error(`${command.join(' ')} exited ${exitCode}: ${stdout}${stderr}`)
  return `${stdout}`.trim()
}

/** Why this machine has no disk with such a file system to cut; null if it has. */
export function whyNot(fileSystem = 'ext4'): string | null {
  if (process.platform !== 'linux') return 'a cut disk needs Linux'
  if (process.getuid?.() !== 0) return 'a cut disk needs root, who alone may mount'
  if (!existsSync('/dev/fuse')) return 'there is no /dev/fuse'
  const missing = ['losetup', `mkfs.${fileSystem}`, 'mount'].find((tool) => Bun.which(tool) === null)
  if (missing) return `${missing} is missing`
  return Bun.spawnSync(['losetup', '-f']).exitCode === 0 ? null : 'there is no loop device'
}

type Mounted = { readonly place: string; close(): void }

/** Mounts the file system in a file, with its journal replayed as after a loss of power. */
export function mountImage(file: string, place: string): Mounted {
  const device = run('losetup', '-f', '--show', file)
  try {
    run('mount', device, place)
  } catch (error) {
    run('losetup', '-d', device)
    throw error
  }
  return {
    place,
    close() {
      run('umount', place)
      run('losetup', '-d', device)
    },
  }
}

export type RecordedDisk = {
  /** Where the file system is mounted. */
  readonly place: string
  /** The file with what the disk is sent. */
  readonly record: string
  /** When the empty file system was whole on the disk, in milliseconds of the machine's clock. */
  readonly readyAt: number
  /** A folder of its own beside them, not on the disk. */
  readonly root: string
  /** Unmounts it; the record stays until `remove`. */
  close(): Promise<void>
  remove(): void
}

/** An empty file system of this kind; every write from its first on is recorded. */
export async function openRecordedDisk(fileSystem: string): Promise<RecordedDisk> {
  // In memory where that is possible: a record has all the bytes that were ever written.
  const { POWER_DIR: beneath = tmpdir() } = process.env
  const root = mkdtempSync(join(beneath, 'power-'))
  const [fuse, place, record] = [join(root, 'fuse'), join(root, 'fs'), join(root, 'record')]
  for (const folder of [fuse, place]) mkdirSync(folder)
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'disk-process.ts'), fuse, record, `${diskBytes}`], {
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { value } = await child.stdout.getReader().read()
  if (!value || !new TextDecoder().decode(value).includes('mounted')) throw new Error('the recorded disk did not start')
  const image = join(fuse, 'disk')
  const device = run('losetup', '-f', '--show', image)
  const options = fileSystem === 'ext4' ? ['-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0,nodiscard'] : []
  run(`mkfs.${fileSystem}`, ...options, device)
  run('mount', device, place)
  run('sync', '-f', place)
  return {
    place,
    record,
    readyAt: now(),
    root,
    async close() {
      run('umount', place)
      run('losetup', '-d', device)
      // The kernel lets go of the file a moment after the loop device has; a container started meanwhile holds it until its end.
      for (let tries = 0; tries < 50 && Bun.spawnSync(['umount', fuse]).exitCode !== 0; tries++) await Bun.sleep(100)
      Bun.spawnSync(['umount', '-l', fuse], { stderr: 'ignore' })
      child.kill()
      await child.exited
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
