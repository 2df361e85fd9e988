// The built executable on a folder that another build of the same release served: it takes a checked backup first, and a developer
// who builds all day long does not fill the folder with them.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../../package.json'
import { buildId } from '../../../scripts/fingerprint.mjs'
import { visitor } from '../../helpers/accounts/visitor'
import { executable, startServer } from '../../helpers/server'

setDefaultTimeout(60_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'another-build-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const record = () => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
const servedByBuild = (build: string | undefined) =>
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ release: version, build }))
const backups = () => {
  try {
    return readdirSync(join(folder, 'backups')).sort()
  } catch {
    return []
  }
}
const command = (...words: string[]) => {
  const { stdout, stderr, exitCode } = Bun.spawnSync([executable, ...words], {
    env: { ...process.env, DATA_DIR: folder, LC_ALL: 'C' },
  })
  return { code: exitCode, text: `${stdout}${stderr}` }
}
/** One start, with somebody who registers meanwhile, if there is an address; what it logged. */
const start = async (email?: string): Promise<string> => {
  const server = await startServer({ folder, verified: false })
  if (email) expect((await visitor(server.url).register(email)).status).toBe(201)
  await server.stop()
  return server.log()
}

test('the executable knows its build, by the contents of its sources', () => {
  const { build } = JSON.parse(command('version', '--json').text)
  expect(build).toBe(buildId(join(import.meta.dir, '../../..')))
  expect(command('--version').text).toStartWith(`trampolim ${version} (build ${build}, Bun `)
})

test('a checked backup before the first start of another build, none before its next', async () => {
  await start('joana@exemplo.com.br')
  const { build } = record()
  expect([build, backups()]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), []])
  await start()
  expect(backups()).toEqual([])
  servedByBuild('0123456789abcdef')
  expect(command('migrate', '--dry-run').text).toContain(
    `(${version} (build 0123456789abcdef) → ${version} (build ${build}))`,
  )
  expect(await start()).toContain('folder.upgraded')
  expect([record().build, backups()]).toEqual([
    build,
    [expect.stringMatching(new RegExp(`^before-${version}-build-${build}-at-\\d+-`))],
  ])
  expect(command('backup', '--verify', join(folder, 'backups', backups()[0] ?? ''))).toMatchObject({ code: 0 })
  // As the builds left it that did not note theirs.
  await start('maria@exemplo.com.br')
  servedByBuild(undefined)
  await start()
  expect(backups()).toHaveLength(2)
})

test('no second one while no event came, and the newest three at most', async () => {
  const before = backups()
  servedByBuild('1'.repeat(16))
  expect(await start()).toContain('folder.upgraded')
  expect(backups()).toEqual(before)
  for (const name of ['ana', 'bia', 'cris']) {
    await start(`${name}@exemplo.com.br`)
    servedByBuild('2'.repeat(16))
    await start()
  }
  expect(backups()).toHaveLength(3)
  for (const name of backups()) expect(before).not.toContain(name)
})
