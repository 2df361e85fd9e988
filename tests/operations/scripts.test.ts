import { afterEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../../scripts/fingerprint.mjs'
import { isInstalled } from '../../scripts/setup.mjs'
import { summary } from '../../scripts/summary.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with these files, texts by path. */
const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim scripts '))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const lock = (versions: Readonly<Record<string, string>>, optional: readonly string[] = []) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { version, optional: optional.includes(name) }]),
    ),
  })

describe('isInstalled', () => {
  const hidden = 'node_modules/.package-lock.json'
  const wanted = lock({ '': '0.1.0', 'node_modules/a': '1.0.0', 'node_modules/b-darwin': '2.0.0' }, [
    'node_modules/b-darwin',
  ])

  test('true when every package is there at its version; another platform’s are not missed', () => {
    expect(
      isInstalled(folderWith({ 'package-lock.json': wanted, [hidden]: lock({ 'node_modules/a': '1.0.0' }) })),
    ).toBe(true)
  })

  test('false when a package is absent or of another version', () => {
    expect(isInstalled(folderWith({ 'package-lock.json': wanted }))).toBe(false)
    expect(
      isInstalled(folderWith({ 'package-lock.json': wanted, [hidden]: lock({ 'node_modules/a': '1.0.1' }) })),
    ).toBe(false)
  })

  test('false when an installation broke off or the lock cannot be read', () => {
    expect(isInstalled(folderWith({ 'package-lock.json': wanted, [hidden]: '{"pack' }))).toBe(false)
    expect(isInstalled(folderWith({ [hidden]: lock({ 'node_modules/a': '1.0.0' }) }))).toBe(false)
  })
})

describe('fingerprint', () => {
  const files = { 'src/a/b.ts': 'one', 'package.json': '{}', 'src/a/b.test.ts': 'test', 'docs/page.md': 'page' }

  test('changes with a file’s time, size and name, and with a new file', () => {
    const folder = folderWith(files)
    const seen = new Set([fingerprint(folder)])
    utimesSync(join(folder, 'src/a/b.ts'), 1, 1)
    seen.add(fingerprint(folder))
    writeFileSync(join(folder, 'src/a/b.ts'), 'four')
    seen.add(fingerprint(folder))
    writeFileSync(join(folder, 'src/a/c.ts'), '')
    seen.add(fingerprint(folder))
    rmSync(join(folder, 'package.json'))
    seen.add(fingerprint(folder))
    expect(seen.size).toBe(5)
  })

  test('does not change with tests or with what is not built', () => {
    const folder = folderWith(files)
    const before = fingerprint(folder)
    writeFileSync(join(folder, 'src/a/b.test.ts'), 'another test')
    writeFileSync(join(folder, 'docs/page.md'), 'another page')
    expect(fingerprint(folder)).toBe(before)
  })
})

describe('summary', () => {
  const ran = (pass: number, fail: number) =>
    `x\n\n ${pass} pass\n ${fail} fail\n 9 expect() calls\nRan 9 tests across 2 files. [1s]\n`

  test('takes the last figures, not what a test printed', () => {
    expect(summary(` 99 pass\n${ran(7, 0)}`, 0)).toEqual({ passed: 7, failed: 0, skipped: 0 })
    expect(summary(ran(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  })

  test('a crash, an unexplained exit code and an empty run each count as a failure', () => {
    expect(summary('(pass) a\n(pass) b\n', 139)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(summary(ran(7, 0), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
    expect(summary(ran(0, 0), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('a file that says why it runs none of its tests here is no failure', () => {
    expect(summary(` 3 skip\n${ran(0, 0)}`, 0)).toEqual({ passed: 0, failed: 0, skipped: 3 })
  })
})

describe('runStep', () => {
  const step = (script: string, limit: number) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const source = `import { runStep } from './scripts/step.mjs'
      const { code, text } = await runStep('a step', 'sh', ['-c', ${JSON.stringify(script)}], ${limit}, { WORD: 'b' })
      console.log(JSON.stringify({ code, text }))`
    const child = Bun.spawn(['node', '--input-type=module', '-e', source], {
      cwd: join(import.meta.dir, '../..'),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    void new Response(child.stdout).text().then((text) => resolve(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')))
    return promise
  }

  test('hands back code and output', async () => {
    expect(await step('echo a $WORD; exit 7', 10_000)).toEqual({ code: 7, text: 'a b\n' })
  })

  test('ends what is out of time, and is not held up by what that leaves running', async () => {
    const began = performance.now()
    expect(await step('setsid sleep 20 & echo a; sleep 20', 200)).toEqual({ code: 1, text: 'a\n' })
    expect(performance.now() - began).toBeLessThan(15_000)
  })
})

describe('runToEnd', () => {
  const child = (script: string) =>
    Bun.spawn(
      [
        'node',
        '--input-type=module',
        '-e',
        `import { runToEnd } from './scripts/child.mjs'; runToEnd('sh', ['-c', ${JSON.stringify(script)}])`,
      ],
      { cwd: join(import.meta.dir, '../..'), stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' },
    )

  test('hands on the exit code', async () => {
    expect(await child('exit 7').exited).toBe(7)
  })

  test('hands on the signal, and the code the program then ends with', async () => {
    const running = child('trap "exit 3" TERM; echo ready; while :; do sleep 0.05; done')
    await running.stdout.getReader().read()
    running.kill('SIGTERM')
    expect(await running.exited).toBe(3)
  })

  test('ends by the signal that ended the program', async () => {
    const running = child('kill -KILL $$')
    await running.exited
    expect(running.signalCode).toBe('SIGKILL')
  })
})
