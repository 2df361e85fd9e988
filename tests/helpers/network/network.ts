// A network of hosts on this machine that can be cut: each host is a network namespace with a cable to one switch. Linux
// and root only. A cut swallows packets without a word, as a broken switch does: no end of a connection is announced.

import { join } from 'node:path'

const ip = (...args: string[]): boolean => run('ip', ...args)

function run(...command: string[]): boolean {
  const { exitCode } = Bun.spawnSync(command, { stdout: 'ignore', stderr: 'ignore' })
  return exitCode === 0
}

function must(...command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdout: 'ignore', stderr: 'pipe' })
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
}

export type Host = {
  readonly address: string
  /** What a command starts with to run on this host. */
  readonly prefix: readonly string[]
  /** Off the network, and on it again. */
  readonly cable: (state: 'down' | 'up') => void
}

export type Network = {
  host(): Host
  /** One whose packets take `ms` each way, of which a `share` is lost. */
  slowHost(ms: number, share: number): Promise<Host>
  /** No packet between any two of these until `join`; what they have with others goes on. */
  part(...hosts: readonly Host[]): void
  join(...hosts: readonly Host[]): void
  close(): void
}

/** Whether this machine can have one. */
export function canCutNetworks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const name = `probe-${process.pid}`
  if (!ip('netns', 'add', name)) return false
  const made = run('ip', '-n', name, 'link', 'add', 'name', 'sw0', 'type', 'bridge')
  return ip('netns', 'del', name) && made
}

/** This process has a cable to the switch too, which is never cut. */
export function openNetwork(): Network {
  const name = `t${process.pid}`
  const hub = `${name}-hub`
  const net = `10.${200 + (process.pid % 50)}.${(process.pid >> 8) % 250}`
  const spaces = [hub]
  const ports = new Map<Host, string>()
  must('ip', 'netns', 'add', hub)
  must('ip', '-n', hub, 'link', 'add', 'name', 'sw0', 'type', 'bridge')
  must('ip', '-n', hub, 'link', 'set', 'sw0', 'up')
  must('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'root', 'netns', hub)
  must('ip', '-n', hub, 'link', 'set', 'root', 'master', 'sw0', 'up')
  must('ip', 'addr', 'add', `${net}.254/24`, 'dev', name)
  must('ip', 'link', 'set', name, 'up')

  const cables: Bun.Subprocess[] = []
  const named = () => {
    const number = spaces.length
    const space = `${name}-${number}`
    spaces.push(space)
    must('ip', 'netns', 'add', space)
    return { number, space, port: `p${number}` }
  }

  function host(): Host {
    const one = named()
    must('ip', '-n', hub, 'link', 'add', one.port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', one.space)
    return plugged(one)
  }

  async function slowHost(ms: number, share: number): Promise<Host> {
    const one = named()
    const script = join(import.meta.dir, 'slow-cable.ts')
    const cable = Bun.spawn([process.execPath, script, one.space, 'eth0', hub, one.port, `${ms}`, `${share}`], {
      stdout: 'pipe',
      stderr: 'inherit',
    })
    cables.push(cable)
    const { value } = await cable.stdout.getReader().read()
    if (!value) throw new Error('no slow cable')
    return plugged(one)
  }

  function plugged({ number, space, port }: ReturnType<typeof named>): Host {
    must('ip', '-n', hub, 'link', 'set', port, 'master', 'sw0', 'up')
    must('ip', '-n', space, 'addr', 'add', `${net}.${number}/24`, 'dev', 'eth0')
    must('ip', '-n', space, 'link', 'set', 'lo', 'up')
    must('ip', '-n', space, 'link', 'set', 'eth0', 'up')
    const made: Host = {
      address: `${net}.${number}`,
      prefix: ['ip', 'netns', 'exec', space],
      cable: (state) => must('ip', '-n', hub, 'link', 'set', port, state),
    }
    ports.set(made, port)
    return made
  }

  const isolate = (hosts: readonly Host[], state: 'on' | 'off') => {
    for (const one of hosts) must('bridge', '-n', hub, 'link', 'set', 'dev', ports.get(one) ?? '', 'isolated', state)
  }

  return {
    host,
    slowHost,
    part: (...hosts) => isolate(hosts, 'on'),
    join: (...hosts) => isolate(hosts, 'off'),
    close() {
      for (const cable of cables) cable.kill()
      ip('link', 'del', name)
      for (const space of spaces) ip('netns', 'del', space)
    },
  }
}
