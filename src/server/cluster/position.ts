// Read your own writes on any node: an answer to a change carries the log's position, and the next request, wherever it
// arrives, waits until that node has it. It is signed, so that nobody can make every request wait.
import { timingSafeEqual } from 'node:crypto'
import type { EventLog } from '../../events/store/log'
import type { ClusterLog } from '../../events/store/postgres/postgres-log'

const positionName = 'position'
const positionHeader = 'x-log-position'

/** Milliseconds that a request waits for a position. */
const waitMs = 1_000
/** Seconds that a browser repeats it: any node that serves has it long before. */
const maxAgeS = 30
/** After so many waits in vain a request waits no more, until the log moves on: a stuck node costs no second a page. */
const vainMax = 3

type Options = {
  readonly log: Pick<EventLog, 'position'>
  readonly reach: ClusterLog['reach']
  readonly sign: (content: string) => string
  readonly isHttps: boolean
}

export function createPositions({ log, reach, sign, isHttps }: Options) {
  let missed = 0
  let vain = 0
  let vainAt = 0
  const tokenOf = (position: number): string => `${position}.${sign(`position ${position}`)}`

  function positionOf(token: string): number | null {
    const position = Number(token.slice(0, token.indexOf('.')))
    if (!Number.isSafeInteger(position) || position < 1) return null
    const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(position))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? position : null
  }

  return {
    missed: () => missed,
    /** Whether somebody waited in vain for what this node still does not have. */
    isBehind: () => vain > 0 && log.position() === vainAt,
    async catchUp({ headers }: Request): Promise<void> {
      const token =
        headers.get(positionHeader) ?? new Bun.CookieMap(headers.get('cookie') ?? '').get(positionName) ?? null
      const position = token && positionOf(token)
      if (!position || position <= log.position()) return
      if (log.position() !== vainAt) vain = 0
      if (vain >= vainMax) return
      if (await reach(position, waitMs)) return
      missed += 1
      vain += 1
      vainAt = log.position()
    },
    stamp({ method }: Request, answer: Response): void {
      const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method)
      // A redirect may be what a sign-in through a provider ends with.
      if (!isChange && (answer.status < 300 || answer.status > 399)) return
      const token = tokenOf(log.position())
      const options = { path: '/', sameSite: 'lax', httpOnly: true, secure: isHttps, maxAge: maxAgeS } as const
      answer.headers.set(positionHeader, token)
      answer.headers.append('set-cookie', new Bun.Cookie(positionName, token, options).toString())
    },
  }
}
