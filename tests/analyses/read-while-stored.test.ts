// A file is read while it is stored and its request is appended, and counts only once the request is in the log.
import { expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import type { Client, TestApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const typesOf = (account: string) => app.core.events.read(`account/${account}`).map(({ type }) => type)

type Run = TestApp['core']['reader']['run']

/** Has `seen` called each time that a résumé's reading begins, until `act` has ended. */
const whileReading = async <Value>(seen: () => void, act: () => Promise<Value>): Promise<Value> => {
  const { run } = app.core.reader
  const watched: Run = (job, payload, work) => {
    const reading = run(job, payload, work)
    if (job === 'resume') seen()
    return reading
  }
  Object.assign(app.core.reader, { run: watched })
  try {
    return await act()
  } finally {
    Object.assign(app.core.reader, { run })
  }
}

const newcomer = async (email: string) => {
  const person = app.client()
  await person.register(email)
  return { person, account: await accountOf(person) }
}
const uploads = (account: string) => {
  const folder = join(app.core.config.folder, 'files', account)
  return existsSync(folder) ? readdirSync(folder) : []
}
const sent = async (person: Client) =>
  person.upload('/api/resume/analyze', 'curriculo.pdf', await pdfResume(), 'resume')

test('the reader begins before the request is in the log, and the result follows the request', async () => {
  const { person, account } = await newcomer('lida@exemplo.com')
  const seen: string[][] = []
  const answer = await whileReading(
    () => seen.push(typesOf(account)),
    () => sent(person),
  )
  expect(answer.status).toBe(200)
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toContain('AnalysisRequested')
  const ended = typesOf(account).filter((type) => type.startsWith('Analysis'))
  expect(ended).toEqual(['AnalysisRequested', 'AnalysisCompleted'])
})

test('of more uploads at once than are left, those too many are not read and leave no file', async () => {
  const { person, account } = await newcomer('muitas@exemplo.com')
  let readings = 0
  const answers = await whileReading(
    () => readings++,
    () => Promise.all(Array.from({ length: 4 }, () => sent(person))),
  )
  const read = answers.filter(({ status }) => status === 200).length
  expect([read, answers.filter(({ status }) => status === 403).length]).toEqual([1, 3])
  expect([readings, uploads(account).length]).toEqual([1, 1])
  const types = typesOf(account)
  expect(types.filter((type) => type === 'AnalysisCompleted')).toHaveLength(read)
  expect(types.filter((type) => type === 'AnalysisRequested')).toHaveLength(read)
})

test('a reader killed before it takes the file is replaced, and the file is read', async () => {
  const { person } = await newcomer('trocado@exemplo.com')
  await sent((await newcomer('antes@exemplo.com')).person)
  const killAll = () => {
    for (const pid of app.core.reader.pids()) process.kill(pid, 'SIGKILL')
  }
  expect((await whileReading(killAll, () => sent(person))).status).toBe(200)
})

test('a reader that dies before the request is in the log: no result, no file, and the use is given back', async () => {
  const { person, account } = await newcomer('morto@exemplo.com')
  const { run } = app.core.reader
  Object.assign(app.core.reader, { run: async () => ({ ok: false, refusal: 'too-much-memory' }) })
  const answer = await sent(person).finally(() => Object.assign(app.core.reader, { run }))
  expect(answer.status).toBe(422)
  expect(typesOf(account).filter((type) => type.startsWith('Analysis'))).toEqual([
    'AnalysisRequested',
    'AnalysisFailed',
  ])
  expect(uploads(account)).toEqual([])
  expect((await sent(person)).status).toBe(200)
})

test.each(['before', 'after'])('an account erased %s the request: nothing of the file stays', async (when) => {
  const { person, account } = await newcomer(`foi-${when}@exemplo.com`)
  const metadata = { at: app.core.clock(), actor: account, correlation: 'erased', causation: null }
  let erasing: Promise<unknown> = Promise.resolve()
  const erase = () => {
    erasing = eraseAccount(app.core, account, metadata)
  }
  app.core.events.onCommit('effects', (batch) => {
    if (when === 'after' && batch.some(({ type, stream }) => type === 'AnalysisRequested' && stream.endsWith(account)))
      erase()
  })
  const answer = await whileReading(
    () => when === 'before' && erase(),
    () => sent(person),
  )
  expect(await erasing).toBe('erased')
  expect(answer.status).toBe(401)
  expect(uploads(account)).toEqual([])
  expect(typesOf(account).filter((type) => type === 'AnalysisCompleted')).toEqual([])
})
