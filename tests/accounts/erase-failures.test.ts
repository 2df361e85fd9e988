// What of an erasure fails holds up nothing else: neither its other steps nor other accounts.
import { describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { erasure } from '../../src/domain/accounts/erasure'
import { accountStream } from '../../src/events/schema/events'
import { eraseAccount, forgetAccount } from '../../src/server/accounts/data/erase'
import { clearOutbox, putInOutbox } from '../../src/server/mail/outbox'
import { start } from '../helpers/app'
import { printed } from '../helpers/printed'
import {
  begin,
  closeAfterEach,
  filesOf,
  insert,
  newcomer,
  orphanedFile,
  reopen,
  site,
  tidied,
} from '../helpers/uploads'

setDefaultTimeout(60_000)
closeAfterEach()

const context = { at: start, actor: null, correlation: 'test', causation: null }
const addresses = ['um@exemplo.com', 'dois@exemplo.com', 'tres@exemplo.com']

/** People whose erasure a crash interrupted after its event, in the order of their events. */
const interrupted = async (): Promise<string[]> => {
  const accounts: string[] = []
  for (const from of addresses) {
    const { account } = await newcomer(from)
    await orphanedFile(account)
    const done = await site().core.handle(erasure, accountStream(account), { kind: 'erase', from }, context)
    expect(done.ok).toBe(true)
    accounts.push(account)
  }
  return accounts
}
const readable = (accounts: readonly string[]) =>
  accounts.filter((account) => site().core.events.read(accountStream(account))[0]?.personal())

/** The key of this stream cannot be destroyed for now. */
const stuck = (stream: string) => {
  const { events } = site().core
  const forget = events.forget.bind(events)
  return spyOn(events, 'forget').mockImplementation(async (one) => {
    if (one === stream) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    await forget(one)
  })
}

describe('an erasure that fails', () => {
  test.each([0, 1, 2])('for account %i of three is logged and counted, and the others are finished', async (index) => {
    await begin()
    const accounts = await interrupted()
    const failing = accounts[index] ?? ''
    const spy = stuck(accountStream(failing))
    const { tally, output } = await tidied()
    spy.mockRestore()
    expect(readable(accounts)).toEqual([failing])
    expect(filesOf()).toEqual([])
    expect(tally).toMatchObject({ failed: 1 })
    expect(output).toContainEqual(
      expect.objectContaining({ msg: 'erasure.delayed', step: 'key', error: 'Error EBUSY' }),
    )
    expect(JSON.stringify(output)).not.toMatch(/exemplo\.com/)
    expect((await tidied()).tally).toMatchObject({ failed: 0 })
    expect(readable(accounts)).toEqual([])
  })

  test('at its files still destroys the key and removes the mails in clear text', async () => {
    await begin()
    const { account } = await newcomer()
    const { core, folder } = site()
    await putInOutbox(core, account, 'carta', 'Para: joana')
    mkdirSync(join(folder, 'files'), { recursive: true })
    // A file where the folder of the orphans should be.
    writeFileSync(join(folder, 'files', 'strays'), '')
    const { result } = await printed(() => eraseAccount(core, account, context, { by: 'operator' }))
    expect(result).toBe('erased')
    expect(readable([account])).toEqual([])
    expect(clearOutbox(core, account)).toBe(0)
    rmSync(join(folder, 'files', 'strays'))
    expect(await forgetAccount(core, account)).toBe(true)
  })

  test('because the server stopped is finished while an event is parked', async () => {
    await begin()
    const accounts = await interrupted()
    const bad = { type: 'AvatarChanged', schema: 1, data: { photo: 7, bytes: 1 } }
    await reopen(() => insert(accountStream(Bun.randomUUIDv7()), bad))
    expect(await tidied()).toMatchObject({ tally: null, output: [{ msg: 'uploads.unchanged' }] })
    expect(readable(accounts)).toEqual([])
    expect(filesOf()).toEqual([])
  })
})
