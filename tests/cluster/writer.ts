// A node for the long tests: writers append to streams of their own and to shared ones until asked to end, and report
// each answer as a line. After an unknown outcome the same ids are sent again until there is an answer.
import { LogError } from '../../src/events/store/log-error'
import { openPostgresLog } from '../../src/events/store/postgres/postgres-log'

const [url = '', folder = '', writers = '1'] = process.argv.slice(2)
const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
const { log, reach } = await openPostgresLog({ url, folder, masterKey: new Uint8Array(32).fill(7) })
let ending = false
const { promise: untilAsked, resolve: askUntil } = Promise.withResolvers<number>()
process.stdin.on('data', (chunk) => {
  ending = true
  const position = Number(String(chunk).replace('end', '').trim())
  if (position > 0) askUntil(position)
})
const metadata = () => ({ at: Date.now(), actor: null, correlation: 'long', causation: null })
const text = 'x'.repeat(300)

async function write(writer: number): Promise<void> {
  const own = `own/${Bun.randomUUIDv7()}`
  for (let turn = 0; !ending; turn++) {
    const stream = turn % 4 === 3 ? `shared/${turn % 7}` : own
    const id = Bun.randomUUIDv7()
    const claim = { kind: 'turn', value: `${Math.floor(turn / 8)}`, stream: `${own}-${writer}` }
    for (let tries = 0; ; tries++) {
      const expected = log.read(stream).length
      const asked = performance.now()
      try {
        const events = [{ type: 'Written', schema: 1, data: { text }, id, personal: { name: 'Ana' } }]
        const claims = turn % 8 === 0 ? { claims: [claim] } : {}
        const answer = await log.append([{ stream, expected, events }], metadata(), claims)
        if (answer.ok) {
          const version = answer.events[0]?.version
          const held = turn % 8 === 0 ? claim.value : null
          say({ id, stream, version, held, tries, ms: performance.now() - asked })
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

say({ ready: true })
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
say({ position: log.position() })
const reached = await reach(await untilAsked, 20_000)
const head = log.chainHead()
say({ reached, end: log.position(), head: Buffer.from(head?.digest ?? []).toString('hex') })
await log.close()
process.exit(0)
