// docs/replay.md shows real output: each of its commands runs here and prints what stands there. Ids differ in every
// run and are compared as ids. After a change of the output: UPDATE_DOCS=1 node scripts/bun.mjs test tests/operations/replay-doc.test.ts
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { pdfResume } from '../helpers/documents'

setDefaultTimeout(60_000)

const document = resolve(import.meta.dir, '../../docs/replay.md')
const email = 'joana@exemplo.com.br'
/** Columns the document shows of a line. */
const widest = 140
const folder = mkdtempSync(join(tmpdir(), 'replay-doc-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'replay-doc-elsewhere-'))
afterAll(() => {
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true })
})

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** What differs from run to run: ids, also where the line is cut inside one, and token hashes; and the number of all tables. */
const masked = (line: string): string =>
  line
    .replace(/views-[0-9a-f]{16}-/g, 'views-')
    .replace(uuid, '<id>')
    .replace(/(?<=[="])[0-9a-f][0-9a-f-]*…$/, '<id>…')
    .replace(/(?<=of )\d+(?= tables)/, '<n>')

/** What Joana did: the document begins with it. */
const joana = async () => {
  const app = await testApp({}, folder)
  const client = app.client()
  await client.register(email, 'Joana Prado')
  app.turn(60_000)
  await client.upload('/api/resume/analyze', 'curriculo.pdf', (await pdfResume()).slice(0, 900))
  app.turn(60_000)
  await client.upload('/api/resume/analyze', 'curriculo.pdf', await pdfResume())
  await optimisedSettled(app.core)
  app.turn(60_000)
  const linkedin = await client.post('/api/linkedin/analyze', {
    headline: 'Analista de Dados | SQL | Python',
    about: 'Sou analista de dados com seis anos de experiência em varejo e logística.',
    experience: 'Mercado Exemplo S.A., Analista de Dados, 2021 - atual',
  })
  expect(linkedin.status).toBe(200)
  app.turn(60_000)
  const third = await client.upload('/api/resume/analyze', 'curriculo.pdf', await pdfResume())
  expect(third.status).toBe(403)
  await app.stop()
}

const captured = async (words: readonly string[], where: string) => {
  const { code, out, problems } = await command(words, { DATA_DIR: where })
  expect(code).toBe(0)
  return { out, problems }
}

const files = new Map<string, string[]>()
const ids = { correlation: '', alias: '', views: '' }

/** The command with what only this run knows: the ids, and the name of the views file. */
const current = (line: string): string =>
  line
    .replace(/(?<=trace )\S+/, ids.correlation)
    .replace(/views-[0-9a-f-]+\.db/, ids.views)
    .replace(/(?<=explain quota )[0-9a-f-]{36}/, ids.alias)

/** The output of one command line of the document, cut as the document cuts it. */
const outputOf = async (line: string): Promise<string[]> => {
  const shown = /^head -2 (\S+)$/.exec(line)
  if (shown) return (files.get(shown[1] ?? '') ?? []).slice(0, 2)
  const [, other, command = '', file, tail] =
    /^(DATA_DIR=elsewhere )?trampolim (.+?)(?: > (\S+)| \| tail -(\d+))?$/.exec(line) ?? []
  const words = command.split(' ').map((word) => word.replace(/^case\//, `${folder}/`))
  const source = words[1] === 'import' ? words[2] : undefined
  if (source) {
    writeFileSync(join(elsewhere, source), (files.get(source) ?? []).join('\n'))
    words[2] = join(elsewhere, source)
  }
  const { out, problems } = await captured(words, other ? elsewhere : folder)
  if (!file) return out.flatMap((one) => one.split('\n')).slice(tail ? -Number(tail) : 0)
  files.set(file, out)
  ids.alias = / is account\/(\S+)/.exec(problems.join('\n'))?.[1] ?? ''
  return problems
}

const cut = (line: string): string => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line)

test('every command of docs/replay.md prints what stands there', async () => {
  await joana()
  ids.views = readdirSync(folder).find((name) => /^views-.*\.db$/.test(name)) ?? ''
  const failed = (await captured(['replay', '--account', email, '--json'], folder)).out
    .map((line) => JSON.parse(line))
    .find(({ type }) => type === 'AnalysisFailed')
  ids.correlation = failed.correlation
  const parts = readFileSync(document, 'utf8').split(/^```\n/m)
  const real: string[] = []
  for (const [at, part] of parts.entries()) {
    const written = at % 2 === 1 ? /^\$ (.+)\n/.exec(part)?.[1] : undefined
    if (!written) {
      real.push(part)
      continue
    }
    const command = current(written)
    real.push(`$ ${command}\n${(await outputOf(command)).map((line) => `${cut(line)}\n`).join('')}`)
  }
  expect(real.length).toBeGreaterThan(20)
  if (process.env.UPDATE_DOCS) writeFileSync(document, real.join('```\n'))
  const lines = (text: string) => text.split('\n').map(masked)
  expect(lines(real.join('```\n'))).toEqual(lines(readFileSync(document, 'utf8')))
})
