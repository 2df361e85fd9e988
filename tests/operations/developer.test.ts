// What developers ask the log: explanations, states, exports with and without people in them, other releases' views.
import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accountOf } from '../../src/events/schema/events'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { createBatch } from '../../src/server/billing/coupons'
import { type Client, type TestApp, testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { docxResume, pdfResume } from '../helpers/documents'
import { eventually } from '../helpers/eventually'

setDefaultTimeout(60_000)

const email = 'nina.canario@exemplo.com.br'
/** What stands for a person; none of it may be in a redacted export. */
const canaries = ['Nina Canario', email, 'canario-curriculo', 'argon2', 'Zumbido Quartzo']
let folder: string
let app: TestApp
let nina: Client
let account: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'developer-'))
  app = await testApp({}, folder)
  nina = app.client()
  await nina.register(email, 'Nina Canario')
  app.turn(60_000)
  await nina.upload('/api/resume/analyze', 'canario-curriculo.pdf', (await pdfResume()).slice(0, 900))
  app.turn(60_000)
  await nina.upload('/api/resume/analyze', 'canario-curriculo.pdf', await pdfResume())
  app.turn(60_000)
  await nina.upload('/api/resume/analyze', 'canario-curriculo.docx', await docxResume())
  // What is appended later by itself would be in one export and not in the next.
  await optimisedSettled(app.core)
  const message = { name: 'Nina Canario', email, subject: 'outro', message: 'Zumbido Quartzo na análise.' }
  expect((await nina.post('/api/support/contact', message)).status).toBe(200)
  await app.client().register('outra@exemplo.com.br', 'Outra Pessoa')
  account = accountOf(app.core.events.readAll(0, 1)[0]?.stream ?? '') ?? ''
})
afterAll(async () => {
  await app.close()
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

const folders: string[] = []
const newFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'developer-new-'))
  folders.push(made)
  return made
}

/** Runs a command as the shell would: what it printed, and what it complained of. */
const cli = async (words: readonly string[], where = folder) => {
  const { code, out, problems } = await command(words, { DATA_DIR: where })
  return { code, out, problems: problems.join('\n'), json: () => JSON.parse(out.join('\n')) }
}

describe('explain', () => {
  test('quota as JSON says the same as in words', async () => {
    const { code, json } = await cli(['explain', 'quota', email, '--json'])
    expect(code).toBe(0)
    expect(json().left).toBe(3)
    expect(
      json().steps.map((step: { type: string; change: number; left: number }) => [step.type, step.change, step.left]),
    ).toEqual([
      ['AccountRegistered', 4, 4],
      ['AnalysisRequested', -1, 3],
      ['AnalysisFailed', 1, 4],
      ['AnalysisRequested', -1, 3],
    ])
  })
  test('score lists each result and its effect on the mean', async () => {
    const { json, out } = await cli(['explain', 'score', email, '--json'])
    const { steps, overall } = json()
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ tool: 'resume', engine: 'builtin', overall, score: overall })
    expect(out.join()).not.toContain('Nina')
    expect((await cli(['explain', 'score', email])).out.at(-1)).toStartWith(`= ${overall} overall`)
    expect((await cli(['explain', 'score', email, '--at', '1'])).out.at(-1)).toBe('= no score yet')
    expect((await cli(['explain', 'mood', email])).code).toBe(2)
  })
  test('score leaves out what the person has no use for, as their dashboard does, and says so', async () => {
    const choose = (usar: string) => nina.form('/painel/notas', { ferramenta: 'resume', usar })
    expect((await choose('0')).status).toBe(303)
    expect((await cli(['explain', 'score', email, '--json'])).json()).toMatchObject({
      overall: null,
      unused: ['resume'],
    })
    expect((await cli(['explain', 'score', email])).out.at(-1)).toBe('  not counted, by the person’s choice: resume')
    expect((await choose('1')).status).toBe(303)
    expect((await cli(['explain', 'score', email, '--json'])).json()).toMatchObject({ unused: [] })
  })
})

describe('state', () => {
  test('is what the account was then, and nothing personal', async () => {
    const now = (await cli(['state', email, '--json'])).json()
    expect(now).toMatchObject({ account, registered: true, plan: 'free', analysesLeft: 3, analysesUnderWay: [] })
    expect(now.known).toEqual({ name: true, email: true, password: true })
    const asked = app.core.events.readAll(0, 100).find(({ type }) => type === 'AnalysisRequested')
    const then = (await cli(['state', email, '--at', String(asked?.position), '--json'])).json()
    expect(then).toMatchObject({ analysesLeft: 3, position: asked?.position, scores: { overall: null } })
    expect(then.analysesUnderWay).toHaveLength(1)
    const text = (await cli(['state', email])).out.join('\n')
    for (const canary of canaries) expect(text).not.toContain(canary)
    expect((await cli(['state', email, '--at', 'soon'])).code).toBe(2)
    expect((await cli(['state', 'x@y.zz'])).code).toBe(1)
  })
})

describe('replay and trace', () => {
  test('as JSON lines hold every event, without personal parts', async () => {
    const { out } = await cli(['replay', '--json'])
    const events = out.map((line) => JSON.parse(line))
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
    expect(events.every((event) => !('personal' in event))).toBe(true)
    const { correlation } = events.find(({ type }) => type === 'AnalysisFailed')
    const traced = (await cli(['trace', correlation, '--json'])).out.map((line) => JSON.parse(line).type)
    expect(traced).toEqual(['AnalysisRequested', 'AnalysisFailed', 'NotificationRaised'])
  })
})

/** Exports into a file of its own. */
const exported = async (...words: string[]) => {
  const { code, out, problems } = await cli(['events', 'export', ...words])
  expect(code).toBe(0)
  const file = join(newFolder(), 'events.jsonl')
  writeFileSync(file, `${out.join('\n')}\n`)
  return { file, lines: out, text: out.join('\n'), problems }
}

describe('events export and import', () => {
  test('take a log to another machine as it is', async () => {
    const { file, text, problems } = await exported()
    expect(text).toContain('Nina Canario')
    expect(problems).toContain('personal data in the clear')
    const there = newFolder()
    expect((await cli(['events', 'import', file], there)).out.join()).toMatch(/^(\d+) events checked, \1 of them new/)
    const all = async (where: string) => (await cli(['replay', '--json'], where)).out
    expect(await all(there)).toEqual(await all(folder))
    const again = newFolder()
    await cli(['events', 'import', file], again)
    expect((await cli(['events', 'export'], again)).out).toEqual((await cli(['events', 'export'])).out)
    expect((await cli(['events', 'import', file], there)).out.join()).toContain(' 0 of them new')
  })

  test('whole, people sign in there with their addresses of now, nobody else can take these, and a coupon is used once', async () => {
    const source = await testApp()
    const [one, two] = [source.client(), source.client()]
    await one.register('antes@exemplo.com')
    await one.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify({ nome: 'Marina Duarte', email: 'agora@exemplo.com', senha_atual: 'segredo1' }),
      headers: { 'content-type': 'application/json' },
    })
    await two.register('vai@exemplo.com')
    expect((await two.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    const context = { at: source.core.clock(), actor: 'operator', correlation: 'c', causation: null }
    const [coupon] = (await createBatch(source.core, { quantidade: 1, desconto: 100, dias: 30 }, context)) ?? []
    const order = { planId: 'basico', couponCode: coupon?.code }
    expect((await one.post('/api/create-checkout-session', order)).status).toBe(200)
    const { out } = await cli(['events', 'export'], source.config.folder)
    await source.close()
    const file = join(newFolder(), 'whole.jsonl')
    writeFileSync(file, `${out.join('\n')}\n`)

    const there = newFolder()
    expect((await cli(['events', 'import', file], there)).code).toBe(0)
    const copy = await testApp({}, there)
    const login = async (address: string) =>
      (await copy.client().post('/api/login', { email: address, senha: 'segredo1' })).status
    expect([
      await login('agora@exemplo.com'),
      await login('antes@exemplo.com'),
      await login('vai@exemplo.com'),
    ]).toEqual([200, 401, 401])
    const free = async (address: string) => (await copy.client().register(address)).status
    expect([await free('agora@exemplo.com'), await free('antes@exemplo.com'), await free('vai@exemplo.com')]).toEqual([
      409, 201, 201,
    ])
    expect(copy.core.events.claimed('coupon', coupon?.code ?? '')).toMatch(/^account\//)
    await copy.close()
  })

  test('redacted, nobody is in it, and a quota is explained by the same steps elsewhere', async () => {
    const { file, lines, text, problems } = await exported('--redact', '--account', email)
    for (const canary of [...canaries, account]) expect(text).not.toContain(canary)
    const events = lines.slice(1).map((line) => JSON.parse(line))
    const original = (await cli(['replay', '--account', email, '--json'])).out.map((line) => JSON.parse(line))
    for (const { id, correlation, data } of original)
      for (const part of [id, correlation, data.session, data.token, data.analysis, data.message])
        if (part) expect(text).not.toContain(part)
    expect(events.map(({ type, at, version }) => [type, at, version])).toEqual(
      original.map(({ type, at, version }) => [type, Date.parse(at), version]),
    )

    const there = newFolder()
    expect((await cli(['events', 'import', file], there)).code).toBe(0)
    const alias = problems.match(/is account\/(\S+) in this export/)?.[1] ?? ''
    const bare = ({ steps, left }: { left: number; steps: Record<string, unknown>[] }) => ({
      left,
      steps: steps.map(({ analysis, correlation, position, ...rest }) => rest),
    })
    const here = (await cli(['explain', 'quota', email, '--json'])).json()
    const elsewhere = (await cli(['explain', 'quota', alias, '--json'], there)).json()
    expect(bare(elsewhere)).toEqual(bare(here))
    // The same id became the same other id everywhere.
    const analyses = (steps: { analysis?: string }[]) => steps.map(({ analysis }) => analysis)
    const shape = (ids: (string | undefined)[]) => ids.map((id) => ids.indexOf(id))
    expect(shape(analyses(elsewhere.steps))).toEqual(shape(analyses(here.steps)))
    expect((await cli(['state', alias, '--json'], there)).json()).toMatchObject({
      known: { name: false, email: false, password: false },
      analysesLeft: 3,
    })
  })

  test('of everything, redacted: read models can be built of it and verified', async () => {
    const { file, text } = await exported('--redact')
    for (const canary of [...canaries, 'Outra', 'outra@']) expect(text).not.toContain(canary)
    const there = newFolder()
    await cli(['events', 'import', file], there)
    expect((await cli(['rebuild', '--json'], there)).json()).toEqual({ position: app.core.events.position() })
    expect((await cli(['verify'], there)).out.join()).toContain(' 0 differences, 0 parked')
  })

  test('two exports cannot be laid side by side: each gives other names', async () => {
    const [one, two] = [await exported('--redact'), await exported('--redact')]
    const ids = (lines: string[]) => lines.slice(1).map((line) => JSON.parse(line).id)
    expect(ids(one.lines).filter((id) => ids(two.lines).includes(id))).toEqual([])
  })

  const tampered: [string, (lines: string[]) => string[], string][] = [
    ['an empty file', () => [], 'Line 1: is missing'],
    ['no header', (lines) => lines.slice(1), 'Line 1: is not the header'],
    ['no JSON', ([head = '', first = '']) => [head, first.slice(0, 40)], 'Line 2: is not JSON'],
    [
      'a field too many',
      ([head = '', first = '']) => [head, first.replace('{', '{"more":1,')],
      'Line 2: line (unrecognized_keys)',
    ],
    [
      'an unknown type',
      (lines) => lines.map((line) => line.replace('SessionStarted', 'SessionMoved')),
      'Line 4: is of a type',
    ],
    [
      'data not of its schema',
      (lines) => lines.map((line) => line.replace('"usuario"', '"rei"')),
      'Line 2: data.role (invalid_value)',
    ],
    [
      'an account that would be a folder elsewhere',
      (lines) => lines.map((line) => line.replaceAll(`account/${account}"`, 'account/../../elsewhere"')),
      'Line 2: stream (invalid_format)',
    ],
    ['a gap in a stream', (lines) => lines.toSpliced(1, 1), 'version does not follow'],
    [
      'another order',
      ([head = '', a = '', b = '', ...rest]) => [head, b, a, ...rest],
      'Line 2: version does not follow',
    ],
  ]
  test.each(tampered)('%s is refused before anything is written', async (_, change, problem) => {
    const { file, lines } = await exported()
    writeFileSync(file, change(lines).join('\n'))
    const there = newFolder()
    const answer = await cli(['events', 'import', file], there)
    expect([answer.code, answer.problems]).toEqual([1, expect.stringContaining(problem)])
    expect(answer.problems).not.toContain('Nina')
    expect(readdirSync(there).filter((name) => name.endsWith('.db'))).toEqual([])
  })

  test('a line without end is refused', async () => {
    const file = join(newFolder(), 'long')
    writeFileSync(file, Buffer.alloc(9 * 1024 * 1024, 'a'))
    expect((await cli(['events', 'import', file], newFolder())).problems).toContain('A line is at most')
  })

  test('a log with a different history imports nothing', async () => {
    const { file } = await exported()
    const other = await exported('--redact')
    const there = newFolder()
    await cli(['events', 'import', other.file], there)
    const answer = await cli(['events', 'import', file], there)
    expect([answer.code, answer.problems]).toEqual([1, expect.stringContaining('has a different history')])
  })

  test('a wrong call exits 2', async () => {
    for (const words of [
      ['events'],
      ['events', 'import'],
      ['events', 'import', 'nowhere'],
      ['events', 'export', '--until', 'x'],
      ['events', 'tail', '--after', 'x'],
    ])
      expect((await cli(words)).code).toBe(2)
  })
})

describe('events tail', () => {
  test('shows the last events and then new ones, until it is stopped', async () => {
    const main = resolve(import.meta.dir, '../../src/main.ts')
    const child = Bun.spawn([process.execPath, main, 'events', 'tail', '--after', '1', '--json'], {
      env: { ...process.env, DATA_DIR: folder },
      stdout: 'pipe',
    })
    const lines: string[] = []
    const read = (async () => {
      const decoder = new TextDecoder()
      for await (const part of child.stdout) lines.push(...decoder.decode(part).split('\n').filter(Boolean))
    })()
    const before = app.core.events.position()
    await eventually(() => lines.length === before - 1)
    await app.client().register('tarde@exemplo.com.br', 'Tarde Canario')
    await eventually(() => lines.length === app.core.events.position() - 1)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    await read
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ position: 2 })
    expect(lines.join()).not.toContain('Canario')
  })
})

describe('diff', () => {
  const views = () => join(folder, readdirSync(folder).find((name) => /^views-.*\.db$/.test(name)) ?? '')
  /** The read models as another release might have left them. */
  const otherViews = (...changes: string[]) => {
    const file = join(newFolder(), 'views.db')
    const source = new Database(views())
    source.run('VACUUM INTO ?', [file])
    source.close()
    const db = new Database(file)
    for (const change of changes) db.run(change)
    db.close()
    return file
  }
  test('with our own read models finds nothing', async () => {
    const { code, out } = await cli(['diff', views()])
    expect([code, out.at(-1)]).toEqual([0, expect.stringContaining(' 0 of ')])
  })
  test('lists rows, columns and tables that differ in another release', async () => {
    const other = otherViews(
      'UPDATE used_units SET resume = 9',
      'ALTER TABLE accounts DROP COLUMN photo',
      'DROP TABLE settings',
      'CREATE TABLE moods (account TEXT PRIMARY KEY)',
    )
    const { code, json } = await cli(['diff', other, '--json'])
    expect(code).toBe(1)
    const found = Object.fromEntries(json().tables.map((one: { table: string }) => [one.table, one]))
    expect(found.used_units).toMatchObject({ projection: 'quota', kind: 'differs' })
    expect(found.used_units.differing).toBe(found.used_units.rowsHere)
    expect(found.accounts).toMatchObject({ kind: 'same', columnsOnlyHere: ['photo'] })
    expect(found.settings).toMatchObject({ kind: 'only-here' })
    expect(found.moods).toMatchObject({ kind: 'only-there' })
    expect(JSON.stringify(json())).not.toContain('Nina')
  })
  test('lets another executable build its own from a copy', async () => {
    const other = join(newFolder(), 'trampolim-older')
    writeFileSync(
      other,
      `#!/bin/sh\nexec '${process.execPath}' '${resolve(import.meta.dir, '../../src/main.ts')}' "$@"\n`,
    )
    chmodSync(other, 0o700)
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('trampolim-diff-')).length
    const { code, out } = await cli(['diff', other])
    expect([code, out.at(-1)]).toEqual([0, expect.stringContaining(` 0 of `)])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('trampolim-diff-'))).toHaveLength(before)
  })
  test('a wrong file is refused with the reason', async () => {
    expect((await cli(['diff', join(folder, 'nowhere')])).code).toBe(2)
    expect((await cli(['diff', join(folder, 'keys.db')])).code).toBe(1)
  })
})
