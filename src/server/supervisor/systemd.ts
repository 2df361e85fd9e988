// Notifies the service manager of the server's state: sd_notify(3). Loaded only when NOTIFY_SOCKET names its socket.
import { errorDetails, logger } from '../runtime/logger'
import { type NotifySocket, openNotifySocket } from './notify-socket'

type Environment = Readonly<Record<string, string | undefined>>

type Supervisor = {
  /** Position of the last event applied, and of the last one there is, while the read models are built. */
  progress(position: number, head: number): void
  /** The server answers: called once. From now on the watchdog receives signs of life. */
  ready(): void
  stopping(): void
  close(): void
}

/** The longest delay of a timer; a longer one would fire at once. */
const longestMs = 2 ** 31 - 1

/** Milliseconds between two signs of life, half of what the watchdog waits; null when it does not watch this process. */
export const watchdogMs = (environment: Environment, pid: number): number | null => {
  const { WATCHDOG_USEC: allowed = '', WATCHDOG_PID: watched = '' } = environment
  if (!/^[1-9]\d{0,18}$/.test(allowed) || (watched !== '' && watched !== String(pid))) return null
  return Math.max(1, Math.min(longestMs, Math.floor(Number(allowed) / 2000)))
}

const open = (name: string): NotifySocket | null => {
  try {
    return openNotifySocket(name)
  } catch (error) {
    logger.warn('supervisor.unreachable', errorDetails(error))
    return null
  }
}

/** Nothing in it throws: a supervisor that cannot be reached is one line of the log, and the server runs on. */
export const createSupervisor = (name: string, environment: Environment, pid = process.pid): Supervisor => {
  const socket = open(name)
  let failed = false
  let percent = -1
  let timer: Timer | undefined
  const send = (...lines: readonly string[]) => {
    if (!socket || socket.send(lines.join('\n')) || failed) return
    failed = true
    logger.warn('supervisor.unreachable', { error: 'not accepted' })
  }
  send('STATUS=Opening the data folder')
  return {
    progress(position, head) {
      const next = head === 0 ? 100 : Math.floor((position * 100) / head)
      if (next === percent) return
      percent = next
      send(`STATUS=Preparing the read models: ${percent} %`)
    },
    ready() {
      send('READY=1', 'STATUS=Answering requests')
      const everyMs = watchdogMs(environment, pid)
      // A timer of the event loop: when that is blocked, none is sent and the supervisor restarts the server.
      if (socket && everyMs !== null) timer = setInterval(() => send('WATCHDOG=1'), everyMs).unref()
    },
    stopping() {
      send('STOPPING=1', 'STATUS=Finishing requests under way')
    },
    close() {
      clearInterval(timer)
      socket?.close()
    },
  }
}
