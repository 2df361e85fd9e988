// Runs a reader process.
import { type ReaderTaskTable, readerTasks } from '../../analysis/reader-tasks'
import { confine, unconfined } from './confine'
import type { Ask, Confinement, Fault, ReaderAnswer } from './protocol'

/** Only the executable, which contains all libraries, confines its readers. */
const confined = (): Confinement => (Bun.isStandaloneExecutable ? confine() : unconfined)

/** The reader process's loop: takes tasks over IPC; one that throws is a bug of ours, named in the answer. */
export function runReader(table: ReaderTaskTable = readerTasks, confinement: Confinement = confined()): void {
  if (!process.send) throw new Error('reader: started without a server to talk to')
  const answer = (message: ReaderAnswer) => process.send?.(message)
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (message: unknown) => {
    if (!isAsk(message)) return
    answer({ id: message.id, taken: true })
    const job = Object.hasOwn(table, message.job) ? table[message.job] : undefined
    try {
      if (!job) throw new Error('unknown job')
      answer({ id: message.id, ok: true, value: await job(message.bytes) })
    } catch (error) {
      answer({ id: message.id, ok: false, fault: faultOf(error) })
    }
  })
  answer({ ready: true, confinement })
}

/** A stack begins with the message, so only the lines with places are taken. */
function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { error: typeof error, frame: '' }
  const frame = error.stack?.split('\n').find((line) => /^\s*at /.test(line)) ?? ''
  return { error: error.name, frame: frame.trim().slice(0, 200) }
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
