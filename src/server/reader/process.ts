import { type JobTable, jobs } from '../../analysis/jobs'
import { type Confinement, confine, unconfined } from './confine'
import type { Answer, Ask } from './protocol'

/**
 * In development the libraries are files that are opened when first needed, so only the executable, which holds all of
 * them, confines its readers.
 */
const confined = (): Confinement => (Bun.isStandaloneExecutable ? confine() : unconfined)

/**
 * The reader process's loop: takes jobs over IPC until the server goes away. A job that throws is answered as failed;
 * its message is dropped, because it may quote the document.
 */
export function runReader(table: JobTable = jobs, confinement: Confinement = confined()): void {
  if (!process.send) throw new Error('reader: started without a server to talk to')
  const answer = (message: Answer) => process.send?.(message)
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (message: unknown) => {
    if (!isAsk(message)) return
    const job = Object.hasOwn(table, message.job) ? table[message.job] : undefined
    try {
      if (!job) throw new Error('unknown job')
      answer({ id: message.id, ok: true, value: await job(message.bytes) })
    } catch {
      answer({ id: message.id, ok: false })
    }
  })
  answer({ ready: true, confinement })
}

function isAsk(message: unknown): message is Ask {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'number' &&
    'job' in message &&
    typeof message.job === 'string' &&
    'bytes' in message &&
    message.bytes instanceof Uint8Array
  )
}
