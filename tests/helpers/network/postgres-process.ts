// One server of PostgreSQL as a process: it starts, also on a host of a network of its own, stops, stands still, and dies.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import type { Host } from './network'

export type PostgresProcess = {
  start(): Promise<void>
  /** Ends it in order: who is connected is disconnected. */
  stop(): Promise<void>
  /** Ends it and all its processes at once, as a machine that has lost its power. */
  kill(): void
  /** All its processes stand still, with their connections open, until `resume`. */
  freeze(): void
  resume(): void
}

type Options = {
  readonly binary: string
  readonly folder: string
  readonly port: number
  readonly flags: readonly string[]
  readonly host?: Host | undefined
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export function postgresProcess({ binary, folder, port, flags, host }: Options): PostgresProcess {
  let child: ChildProcess | null = null
  // As root the server runs as the owner of its folder.
  const { uid, gid } = statSync(folder)
  const isRoot = process.getuid?.() === 0

  function signal(name: NodeJS.Signals): void {
    if (!child?.pid) throw new Error('the server is not running')
    const { pid } = child
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    for (const one of [pid, ...children.map(Number)]) {
      try {
        process.kill(one, name)
      } catch (error) {
        // One that ended by itself meanwhile.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }

  return {
    async start() {
      const as = host && isRoot ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : []
      const [command = '', ...args] = [...(host?.prefix ?? []), ...as]
        .concat(binary, '-D', folder, '-p', String(port))
        .concat(flags)
      const env = { ...process.env, LC_MESSAGES: 'C' }
      const started = spawn(command, args, {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...(isRoot && !host && { uid, gid }),
      })
      child = started
      running.add(started)
      started.once('exit', () => running.delete(started))
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      let output = ''
      started.stderr?.on('data', (chunk) => {
        output = (output + chunk).slice(-10_000)
        if (/ready to accept (read-only )?connections/.test(output)) resolve()
      })
      started.once('exit', () => reject(new Error(`PostgreSQL ended at its start: ${output}`)))
      await promise
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGINT')
      await ended
    },
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  }
}
