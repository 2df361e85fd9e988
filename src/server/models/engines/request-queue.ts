// The queue of one engine: bounds how many run and how many wait, and reports each one's place.
import type { EngineQueue } from './port'

/** Most that wait for one engine: at a local model's pace the last would wait for minutes. */
const queueMax = 20

type Waiting = { readonly go: (may: boolean) => void; readonly ahead: (count: number) => void }

export const createEngineQueue = (atOnce: number, most = queueMax): EngineQueue => {
  let working = 0
  let queue: Waiting[] = []

  const notifyAll = () => {
    for (const [at, waiting] of queue.entries()) waiting.ahead(at + working)
  }
  const next = () => {
    while (working < atOnce && queue.length > 0) {
      const [first, ...rest] = queue
      queue = rest
      working += 1
      first?.go(true)
    }
    notifyAll()
  }
  const turn = (signal: AbortSignal, ahead: (count: number) => void): Promise<boolean> =>
    new Promise((done) => {
      const waiting: Waiting = { go: done, ahead }
      const leave = () => {
        if (!queue.includes(waiting)) return
        queue = queue.filter((one) => one !== waiting)
        done(false)
        notifyAll()
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.push(waiting)
      next()
    })

  return {
    enter: async (work, signal, ahead = () => {}) => {
      if (signal.aborted || (working >= atOnce && queue.length >= most)) return null
      if (!(await turn(signal, ahead))) return null
      try {
        return await work()
      } finally {
        working -= 1
        next()
      }
    },
    size: () => working + queue.length,
  }
}
