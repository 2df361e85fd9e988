// The process that is killed: appends under load and prints each acknowledged event.
import { writeSync } from 'node:fs'
import { openLog } from '../../../src/events/store/sqlite/sqlite-log'
import { openViews } from '../../../src/projections/engine/views'
import { context, ledger, masterKey, projections } from '../../helpers/events/ledger'

const [folder = '', workers = '32'] = process.argv.slice(2)
const log = openLog({ folder, masterKey })
await openViews({ folder, log, projections, catalog: ledger })

async function work(worker: number): Promise<void> {
  const stream = `account/${worker}`
  let version = log.read(stream).length
  for (;;) {
    const events =
      version === 0
        ? [ledger.make('Opened', { plan: 'free' }, { name: `Ana ${worker}` })]
        : [ledger.make('Used', { units: 1 })]
    const answer = await log.append([{ stream, expected: version, events }], context, {
      claims: version === 0 ? [{ kind: 'email', value: `${worker}`, stream }] : [],
    })
    if (!answer.ok) throw new Error(`worker ${worker} was refused: ${answer.reason}`)
    version += 1
    // Synchronous, so that a line leaves this process before the next append: every printed event was acknowledged.
    writeSync(1, `${answer.position} ${answer.events[0]?.id}\n`)
  }
}

writeSync(1, 'ready\n')
await Promise.all(Array.from({ length: Number(workers) }, (_, worker) => work(worker)))
