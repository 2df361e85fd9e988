// A stream's key on PostgreSQL, made for a sealed file or destroyed; appends make theirs (append/commit.ts).
import { limits } from '../limits'
import type { EventLog, Vault } from '../log'
import { LogError } from '../log-error'
import type { Ask } from './ask'
import type { ReplicaKeys } from './replica-keys'
import { unavailable } from './sql-errors'
import type { Tail } from './tail'

/** Milliseconds between two tries to empty the WAL of a key that is being forgotten. */
const emptyMs = 20

type Options = {
  readonly ask: Ask
  readonly tail: Pick<Tail, 'pullKeys'>
  readonly replicaKeys: ReplicaKeys
  readonly channel: string
  readonly node: string
  readonly now: () => number
  /** Milliseconds that a reader of keys.db is waited for. */
  readonly patienceMs: number
}

export function createKeyChanges(options: Options): Pick<Vault, 'sealFile'> & Pick<EventLog, 'forget'> {
  const { ask, tail, replicaKeys, channel, node, now, patienceMs } = options

  async function change(...statement: Parameters<Ask>): Promise<void> {
    await ask(...statement)
    await tail.pullKeys()
  }

  /** A reader of keys.db keeps a destroyed key in the WAL: a short one is waited for. */
  async function emptied(): Promise<void> {
    for (const until = performance.now() + patienceMs; !replicaKeys.emptied(); await Bun.sleep(emptyMs))
      if (performance.now() > until)
        throw new LogError('storage', 'The key is destroyed but still in the WAL; forget it again')
  }

  return {
    async sealFile(stream, bytes) {
      if (bytes.length > limits.fileBytes)
        throw new LogError('too-large', `A file is at most ${limits.fileBytes} bytes`)
      const [key] = replicaKeys.needed([stream]) ?? []
      if (key?.wrapped) await change('SELECT hold_key($1, $2, $3)', [stream, key.wrapped, now()])
      if (replicaKeys.needed([stream])?.[0]?.wrapped) throw unavailable()
      return replicaKeys.keys.sealFile(stream, bytes)
    },
    async forget(stream) {
      // A destroyed key stays destroyed, so nobody has to be asked again.
      if (!replicaKeys.isDestroyed(stream))
        await change('SELECT destroy_key($1, $2, $3, $4)', [stream, now(), channel, node])
      await emptied()
    },
  }
}
