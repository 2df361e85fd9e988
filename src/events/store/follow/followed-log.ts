// A standby's log: read from a copy in its own folder, to which only what another server has written is applied.
import { assemble, type LogOptions } from '../append/assemble'
import { checkWitness } from '../keys/keys'
import type { ChainHead, EventLog, RecordedEvent } from '../log'
import { LogError } from '../log-error'
import { openReplica } from '../postgres/replica'
import type { FedKey, FedPage } from './feed'

export type FollowedLog = {
  readonly log: EventLog
  head(): ChainHead
  /** Makes it the copy of this server's log. Throws LogError `wrong-key` if that has another secret. */
  belongTo(server: string, witness: Uint8Array): void
  /** Stores the rows that follow its head, keys first; throws LogError `damaged`, storing nothing, if they do not continue it. */
  apply(page: Pick<FedPage, 'rows' | 'digest'>): void
  applyKeys(keys: readonly FedKey[]): void
  /** Whether no destroyed key is left in the folder; while one may be in the WAL, each call tries to empty it. */
  emptied(): boolean
}

type Options = LogOptions & { readonly folder: string }

const refuse = async (): Promise<never> => {
  throw new LogError('read-only', 'This server is a standby: nothing is written until it takes over')
}

/** Throws LogError `locked`, `replica` (the folder holds a log of its own), `wrong-key`, `damaged` or `newer`. */
export function openFollowedLog(options: Options): FollowedLog {
  const { folder, masterKey, now = Date.now } = options
  const replica = openReplica(folder, masterKey, now, 'server')
  const { replicaKeys } = replica
  let announce: (events: readonly RecordedEvent[]) => void = () => {}
  const log = assemble({
    ...{ reads: replica.reads, keys: replicaKeys.keys, options, chain: replica.chain },
    queue: (say) => {
      announce = say
      return { submit: refuse, close: () => {} }
    },
    keyChanges: { sealFile: refuse, forget: refuse },
    release: replica.close,
  })
  const applyKeys = (keys: readonly FedKey[]) => {
    if (keys.length > 0) replicaKeys.apply(keys.map((key) => ({ ...key, change: 0 })))
  }
  return {
    log,
    head: () => replica.chain.chainHead() ?? { position: 0, digest: new Uint8Array(32) },
    belongTo(server, witness) {
      checkWitness(witness, masterKey)
      if (replica.head.log !== server) replica.belongTo(server)
    },
    apply({ rows, digest }) {
      if (rows.length > 0)
        announce(
          replica.apply(
            rows.map((row) => ({ ...row, holds: null })),
            digest,
          ),
        )
    },
    applyKeys,
    emptied: replicaKeys.emptied,
  }
}
