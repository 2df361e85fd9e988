// Starts the processes that fold parts of the read models.
import { availableParallelism } from 'node:os'
import type { FoldParts, Part } from '../../../projections/engine/part'
import { selfCommand } from '../../runtime/executable'
import { errorDetails, logger } from '../../runtime/logger'
import { memoryHere } from '../../runtime/memory'
import type { PartAnswer, PartOrder } from './views-part-process'

/** Each further process reads much of the log again. */
const processesMax = 4
/** Bytes of memory for each: what Bun and SQLite's pages take, with room to spare. */
const memoryOfOne = 512 * 1024 * 1024

type Running = { readonly ended: Promise<void>; kill(): void }

/** Ends with the server, also when that is killed. Rejects unless the process says that its file is complete. */
function startPart(order: PartOrder, onProgress: (position: number) => void): Running {
  let isDone = false
  const child = Bun.spawn(selfCommand('views-part'), {
    env: { BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
    stdio: ['ignore', 'ignore', 'ignore'],
    serialization: 'advanced',
    ipc(message: PartAnswer) {
      if ('done' in message) isDone = true
      else onProgress(message.position)
    },
  })
  child.send(order)
  const ended = child.exited.then((code) => {
    if (!isDone || code !== 0) throw new Error(`a process that folds read models ended with ${code}`)
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** For a log in this folder. None where this process is not the executable, which can start itself again. */
export function viewsParts(folder: string, masterKey: Uint8Array): FoldParts {
  const room = Math.min(processesMax, availableParallelism(), Math.floor(memoryHere() / memoryOfOne))
  return {
    most: Bun.isStandaloneExecutable ? room : 0,
    async fold(parts: readonly Part[], onProgress) {
      const positions = parts.map(() => 0)
      const running = parts.map((part, at) =>
        startPart({ folder, masterKey, part }, (position) => {
          positions[at] = position
          onProgress(Math.min(...positions))
        }),
      )
      try {
        await Promise.all(running.map(({ ended }) => ended))
      } finally {
        for (const part of running) part.kill()
        // None may still write to a file that is about to be removed.
        await Promise.allSettled(running.map(({ ended }) => ended))
      }
    },
    onFailure: (error) => logger.warn('views.parts_failed', errorDetails(error)),
  }
}
