// Runs `npm run eval` on a folder: it prints a table and, with --json, writes JSON keyed by file name.
import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pdfResume } from '../helpers/documents'

const folder = await mkdtemp(join(tmpdir(), 'trampolim-eval-'))
const script = resolve(import.meta.dir, '../../scripts/eval.ts')

afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (args: readonly string[], env: Record<string, string> = {}) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, script, ...args], {
    env: { ...process.env, ...env },
  })
  return { exitCode, text: stdout.toString(), errors: stderr.toString() }
}

test('measures a folder and its subfolders', async () => {
  const files = join(folder, 'files')
  await mkdir(join(files, 'deep'), { recursive: true })
  await Bun.write(join(files, 'deep', 'joana.pdf'), await pdfResume())
  await Bun.write(join(files, 'broken.pdf'), 'no PDF at all')
  await Bun.write(join(files, 'vaga.txt'), 'Analista de Dados\nRequisitos:\n- Experiência com SQL e Python\n- Power BI')
  const json = join(folder, 'out.json')
  const { exitCode, text } = run([files, '--json', json])
  expect(exitCode).toBe(0)
  expect(text).toContain('deep/joana.pdf')
  const output = await Bun.file(json).json()
  expect(Object.keys(output).sort()).toEqual(['broken.pdf', 'joana.pdf', 'vaga.txt'])
  expect(output['joana.pdf']).toMatchObject({
    name: 'Joana Prado Siqueira',
    email: 'joana.siqueira@example.com',
    experience: [{ company: 'Mercado Exemplo S.A.', start: '2021-03', end: 'present' }, {}, {}],
    hidden: [],
  })
  expect(output['broken.pdf']).toMatchObject({ name: null, scores: null, experience: [], refusal: 'unknown-type' })
  expect(output['vaga.txt'].required).toEqual(expect.arrayContaining(['SQL', 'Python', 'Power BI']))
  for (const { ms } of Object.values<{ ms: number }>(output)) expect(ms).toBeGreaterThanOrEqual(0)
}, 60_000)

test('accepts --json without a double dash, as npm passes it on', async () => {
  const json = join(folder, 'swallowed.json')
  expect(run([join(folder, 'files'), json], { npm_config_json: 'true' }).exitCode).toBe(0)
  expect(await Bun.file(json).exists()).toBe(true)
}, 60_000)

test('prints its usage when no folder is given', () => {
  expect(run([]).exitCode).toBe(2)
})

test('reports a folder that does not exist', () => {
  expect(run([join(folder, 'nowhere')])).toMatchObject({
    exitCode: 1,
    errors: `${join(folder, 'nowhere')}: no such folder\n`,
  })
})
