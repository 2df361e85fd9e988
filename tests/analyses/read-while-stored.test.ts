// A file is read while it is stored and its request is appended, and counts only once the request is in the log.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { accountOf } from '../helpers/notifications'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const typesOf = (account: string) => app.core.events.read(`account/${account}`).map(({ type }) => type)

test('the reader begins before the request is in the log, and the result follows the request', async () => {
  const person = app.client()
  await person.register('lida@exemplo.com')
  const account = await accountOf(person)
  const { run } = app.core.reader
  const seen: string[][] = []
  const watched: typeof run = (job, payload, work) => {
    if (job === 'resume') seen.push(typesOf(account))
    return run(job, payload, work)
  }
  Object.assign(app.core.reader, { run: watched })
  try {
    const answer = await person.upload('/api/resume/analyze', 'curriculo.pdf', await pdfResume(), 'resume')
    expect(answer.status).toBe(200)
  } finally {
    Object.assign(app.core.reader, { run })
  }
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toContain('AnalysisRequested')
  const ended = typesOf(account).filter((type) => type.startsWith('Analysis'))
  expect(ended).toEqual(['AnalysisRequested', 'AnalysisCompleted'])
})

test('of more uploads at once than are left, those too many have no result and leave no file', async () => {
  const person = app.client()
  await person.register('muitas@exemplo.com')
  const pdf = await pdfResume()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => person.upload('/api/resume/analyze', 'curriculo.pdf', pdf, 'resume')),
  )
  const refused = answers.filter(({ status }) => status === 403).length
  const read = answers.filter(({ status }) => status === 200).length
  expect(refused).toBeGreaterThan(0)
  const types = typesOf(await accountOf(person))
  expect(types.filter((type) => type === 'AnalysisCompleted')).toHaveLength(read)
  expect(types.filter((type) => type === 'AnalysisRequested')).toHaveLength(read)
})
