// A peer as a process of its own on a free port.
import { freePort } from '../../tests/helpers/server'

export type Peer = { readonly url: string; stop(): Promise<unknown> }
type Place = {
  readonly path: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Time between two looks at whether it answers, in milliseconds. */
  readonly pollMs?: number
}

/** Starts it and waits, at most half a minute, until it answers at `path`. */
export async function start(command: readonly string[], { path, cwd, env, pollMs = 100 }: Place): Promise<Peer> {
  const port = await freePort()
  const own = { ...process.env, ...env, PORT: `${port}`, HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' }
  const child = Bun.spawn([...command], { cwd, env: own, stdout: 'ignore', stderr: 'inherit' })
  const url = `http://127.0.0.1:${port}${path}`
  const stop = () => {
    child.kill()
    return child.exited
  }
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return { url, stop }
    await Bun.sleep(pollMs)
  }
  await stop()
  throw new Error(`${command.join(' ')} did not answer`)
}
