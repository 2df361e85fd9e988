// A node for the long tests, with the read models of the product: writers append accounts of their own and to shared
// ones until asked to end, and report each answer as a line. After an unknown outcome the same ids are sent again until
// there is an answer. On request it looks, as a page would, for what was acknowledged on another node.
import { createInterface } from 'node:readline'
import { domainEvents } from '../../src/events/schema/events'
import { LogError } from '../../src/events/store/log-error'
import { openPostgresLog } from '../../src/events/store/postgres/postgres-log'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { openViews } from '../../src/projections/engine/views'
import { life } from '../helpers/events/life'

/** What a node is asked, a line each. */
export type Request =
  | { readonly do: 'end' }
  | { readonly do: 'look'; readonly id: string; readonly stream: string; readonly version: number; readonly at: number }
  /** All have ended at this position. */
  | { readonly do: 'leave'; readonly position: number }

/** Milliseconds that a page waits for what its reader has written on another node. */
const waitMs = 1_000
/** Each writer's claim changes after so many of its appends; all writers want the same. */
const turnsPerClaim = 8

const [url = '', folder = '', writers = '1'] = process.argv.slice(2)
const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
/** Milliseconds since 1970 with their fractions: comparable with those of the other processes here. */
const clock = (): number => performance.timeOrigin + performance.now()

const { log, link, reach } = await openPostgresLog({ url, folder, masterKey: new Uint8Array(32).fill(7) })
const views = await openViews({ folder, log, projections, catalog: domainEvents })
let ending = false

async function look({ id, stream, version, at }: Extract<Request, { do: 'look' }>): Promise<void> {
  const reached = await reach(at, waitMs)
  const found = log.read(stream, version - 1, 1)[0]?.id === id && views.position() >= at
  say({ looked: id, reached, found, away: link.current() === null, when: clock() })
}

async function leave(position: number): Promise<void> {
  const reached = await reach(position, 20_000)
  const { differences } = verify({ log, projections, catalog: domainEvents, views })
  const head = Buffer.from(log.chainHead()?.digest ?? []).toString('hex')
  say({ reached, end: log.position(), head, differences: differences.length })
  views.close()
  await log.close()
  process.exit(0)
}

async function obey(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const request: Request = JSON.parse(line)
    if (request.do === 'look') void look(request)
    else if (request.do === 'leave') await leave(request.position)
    else ending = true
  }
  // The test that started it has gone, and would have ended it.
  process.exit(1)
}

const metadata = () => ({ at: Date.now(), actor: null, correlation: 'long', causation: null })

async function write(writer: number): Promise<void> {
  let own = `account/${Bun.randomUUIDv7()}`
  let past = life()
  for (let turn = 0; !ending; turn++) {
    if (log.read(own).length >= past.length) {
      own = `account/${Bun.randomUUIDv7()}`
      past = life()
    }
    const stream = turn % 4 === 3 ? `account/shared-${turn % 7}` : own
    const id = Bun.randomUUIDv7()
    const claim = { kind: 'turn', value: `${Math.floor(turn / turnsPerClaim)}`, stream: `${own}-${writer}` }
    const claims = turn % turnsPerClaim === 0 ? { claims: [claim] } : {}
    // The same event under the same id each time: another one would be refused.
    const next = past[log.read(stream).length % past.length]
    if (!next) throw new Error('a life has events')
    for (let tries = 0; ; tries++) {
      const expected = log.read(stream).length
      try {
        const answer = await log.append([{ stream, expected, events: [{ ...next, id }] }], metadata(), claims)
        if (answer.ok) {
          const version = answer.events[0]?.version
          const held = turn % turnsPerClaim === 0 ? claim.value : null
          say({ id, stream, version, held, position: answer.position, when: clock() })
        }
        break
      } catch (error) {
        if (!(error instanceof LogError)) throw error
        if (tries === 0) say({ unknown: error.code })
        await Bun.sleep(20)
      }
    }
  }
}

const obeyed = obey()
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
say({ ended: true })
await obeyed
