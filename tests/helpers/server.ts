// A server of its own for each test that needs one: free loopback port, empty data folder, log collected.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { noteRelease } from '../../src/server/storage/release'

export const executable = resolve(import.meta.dir, '../../dist/trampolim')

/** Notes that the built executable served a folder last: otherwise it makes a backup of it before its first start. */
export const servedByExecutable = (folder: string): void => {
  const { version, build } = JSON.parse(String(Bun.spawnSync([executable, 'version', '--json']).stdout))
  noteRelease(folder, { release: version, build })
}

export type Server = {
  readonly url: string
  readonly folder: string
  readonly pid: number
  /** All it has written so far, both streams. */
  log(): string
  /**
   * Asks it to end, waits, and answers with its exit code. After an orderly end the data it leaves is verified: throws if a
   * read model is not what the log folds to. The data folder stays when it was given by the caller.
   */
  stop(signal?: NodeJS.Signals): Promise<number>
}

/** As long as the unit of `deploy/` waits: a stop may take 10 s for requests under way and 4 s for a standby. */
const stopMs = 20_000

/** A port that was free a moment ago; nothing can promise more. */
export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))))
    })
  })

async function collect(stream: ReadableStream<Uint8Array>, into: string[]) {
  const decoder = new TextDecoder()
  for await (const part of stream) into.push(decoder.decode(part, { stream: true }))
}

const answers = (url: string) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.ok,
    () => false,
  )

type Options = {
  /** The port to listen on, where the settings have to name it; a free one otherwise. */
  readonly port?: number
  /** The command to run; the built executable by default. */
  readonly command?: readonly string[]
  readonly cwd?: string
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Where it is asked whether it is well, as it stands in a URL: an address that `HOST` in `env` listens on. */
  readonly at?: string
  /** Time between two looks at whether it answers, in milliseconds. */
  readonly pollMs?: number
  /** Whether the data left behind is verified; false where a measurement has no use for it. */
  readonly verified?: boolean
  /** How long it may take to answer for the first time, in milliseconds. */
  readonly startMs?: number
}

/** The problems that `verify` finds in a data folder that nobody uses any more; null for none. */
function unverified(place: { readonly cwd: string; readonly env: Record<string, string | undefined> }) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, 'verify'], {
    ...place,
    env: { ...place.env, LC_ALL: 'C' },
  })
  const text = `${stdout}${stderr}`
  return exitCode === 0 && text.includes(' 0 differences, 0 parked') ? null : text
}

/** Starts a server and waits until it says that it is well. Throws with its log when it ends or stays silent, or if nothing is built. */
export async function startServer({
  command = [executable, 'serve'],
  cwd,
  folder,
  env,
  at = '127.0.0.1',
  pollMs = 10,
  startMs = 15_000,
  verified = true,
  port: given,
}: Options = {}): Promise<Server> {
  if (command[0] === executable && !existsSync(executable))
    throw new Error('no dist/trampolim: run `npm run build` first')
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'trampolim-data-')))
  const port = given ?? (await freePort())
  const url = `http://${at}:${port}`
  const lines: string[] = []
  const place = {
    cwd: cwd ?? own,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ALLOW_TEST_CHECKOUT: 'yes',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: own,
      RATE_LIMIT: 'off',
      ...env,
    },
  } as const
  const child = Bun.spawn([...command], place)
  const read = Promise.all([collect(child.stdout, lines), collect(child.stderr, lines)])
  const log = () => lines.join('')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), stopMs)
    const code = await child.exited
    clearTimeout(late)
    await read
    const problem = verified && code === 0 && signal === 'SIGTERM' ? unverified(place) : null
    if (!folder) await rm(own, { recursive: true, force: true })
    if (problem) throw new Error(`What the server left is not what its log says: ${problem}`)
    return code
  }
  const deadline = performance.now() + startMs
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`The server did not start (${command.join(' ')}):\n${log()}`)
    }
    await Bun.sleep(pollMs)
  }
  return { url, folder: own, pid: child.pid, log, stop }
}
