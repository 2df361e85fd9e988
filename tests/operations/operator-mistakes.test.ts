// Slips of an operator that cost something later are answered at once, with what to do: a folder for backups that is not there, a name
// that is no setting, a copy made or put back in the wrong place.

import { expect, spyOn, test } from 'bun:test'
import * as fs from 'node:fs'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { confinementText, readersCheck } from '../../src/cli/checks/readers'
import { sayEnglish } from '../../src/cli/say'
import { ownCall } from '../../src/server/runtime/executable'
import { backUp } from '../../src/server/storage/backups/backup'
import { noteErased } from '../../src/server/storage/backups/erasure-ledger'
import { operatorSite } from '../helpers/pages/operator-site'

const { root, site, cli } = operatorSite('slips-')

test('a folder for backups that is not there: check and doctor say so, and nothing makes it', async () => {
  const missing = { BACKUP_DIR: join(root, 'disk', 'copies') }
  const check = await cli(missing, 'config', 'check')
  expect([check.code, check.text]).toEqual([
    2,
    expect.stringContaining(`BACKUP_DIR: there is no folder ${missing.BACKUP_DIR}`),
  ])
  expect(check.text).not.toContain('the settings are right')
  expect((await cli(missing, 'doctor')).text).toMatch(/^fail {2}backups: there is no folder .*copies/m)
  expect(existsSync(join(root, 'disk'))).toBe(false)
  mkdirSync(missing.BACKUP_DIR, { recursive: true })
  expect(await cli(missing, 'config', 'check')).toMatchObject({ code: 0, text: 'the settings are right' })
  expect((await cli(missing, 'doctor')).text).toMatch(/^warn {2}backups: there is none in .*copies yet/m)
})

test('a misspelt setting in the environment fails the check of the settings', async () => {
  const { code, text } = await cli({ SMTP_ULR: 'smtp://localhost' }, 'config', 'check')
  expect([code, text]).toEqual([2, expect.stringContaining('did you mean SMTP_URL?')])
  expect(text).not.toContain('the settings are right')
})

test('a backup is not made in place of the folder of backups', async () => {
  const copies = join(root, 'copies')
  mkdirSync(copies)
  const { code, text } = await cli({ BACKUP_DIR: copies }, 'backup', `${copies}/`)
  expect([code, text]).toEqual([2, expect.stringContaining(`${copies} is BACKUP_DIR itself`)])
  expect(readdirSync(copies)).toEqual([])
  expect((await cli({ BACKUP_DIR: copies }, 'backup', join(copies, 'monday'))).code).toBe(0)
})

test('a restore into the folder of a running server names that, and no way around it', async () => {
  const copy = join(root, 'copy')
  await backUp(site.app.config.folder, copy, null, { withSecret: true })
  const { code, text } = await cli({}, 'restore', copy)
  expect([code, text]).toEqual([1, expect.stringMatching(/already using the data folder .*Stop it first/)])
  expect(text).not.toContain('--force')
})

test('after a restore erasures are spoken of only where somebody may have been erased', async () => {
  const copies = join(root, 'scheduled')
  mkdirSync(copies)
  const copy = join(copies, 'trampolim-2026-11-20T03-00-00Z')
  await backUp(site.app.config.folder, copy, null, { withSecret: true })
  const restored = async (name: string, environment: Record<string, string> = {}) =>
    (await cli({ DATA_DIR: join(root, name), ...environment }, 'restore', copy)).text
  // A copy from elsewhere has no list; in BACKUP_DIR there is one as soon as somebody is erased.
  expect(await restored('one')).toContain('If accounts were erased since the copy was made')
  expect(await restored('two', { BACKUP_DIR: copies })).not.toContain('erased')
  noteErased(copies, [Bun.randomUUIDv7()], site.app.core.secrets.link)
  expect(await restored('three')).not.toContain('erased')
})

test('doctor names what a reader’s confinement lacks', () => {
  const text = (landlock: number, seccomp = true) => confinementText({ seccomp, landlock, limits: true }, sayEnglish)
  expect(text(4)).toBe(
    'system calls are filtered (seccomp); files and network are denied (Landlock 4); no new rights, no file written',
  )
  expect(text(0)).toContain('missing: files and network are not denied a second time (Landlock: Linux 5.13 or later')
  expect(text(4, false)).toContain('missing: system calls are not filtered (seccomp)')
})

test('doctor starts a reader that was late a second time before it says that none could be, and why', async () => {
  let tries = 0
  const start =
    (failures: number, code = 'late') =>
    async () => {
      if (++tries <= failures) throw Object.assign(new Error('the reader process was not ready after 15 s'), { code })
      return { seccomp: true, landlock: 4, limits: true }
    }
  expect((await readersCheck(sayEnglish, start(1))).state).toBe('ok')
  tries = 0
  const { message } = await readersCheck(sayEnglish, start(2))
  expect([tries, message]).toEqual([2, 'none could be started: the reader process was not ready after 15 s'])
  tries = 0
  expect([(await readersCheck(sayEnglish, start(1, 'ended 1'))).state === 'ok', tries]).toEqual([false, 1])
})

test('where the port or that of the figures is taken, no site is made, and the right setting is named', async () => {
  const taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const [port, folder] = [String(taken.port), join(root, 'taken')]
  try {
    const site = await cli({ DATA_DIR: folder, PORT: port }, 'serve')
    expect([site.code, site.text]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`])
    const figures = await cli({ DATA_DIR: folder, PORT: '0', METRICS_ADDR: `127.0.0.1:${port}` }, 'serve')
    expect([figures.code, figures.text]).toEqual([
      1,
      `settings: METRICS_ADDR: nothing can listen on 127.0.0.1:${port} (EADDRINUSE)`,
    ])
    expect(existsSync(folder)).toBe(false)
  } finally {
    await taken.stop(true)
  }
})

test('a data folder that is a file is a wrong setting for every command', async () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  for (const words of ['serve', 'config check', 'doctor', 'restore copy']) {
    const { code, text } = await cli({ DATA_DIR: file }, ...words.split(' '))
    expect([code, text]).toEqual([2, `settings: DATA_DIR: ${file} is no folder`])
  }
})

test('a port that the user may not open fails the check of the settings', async () => {
  const listening = spyOn(Bun, 'serve').mockImplementation(() => {
    throw Object.assign(new Error('no'), { code: 'EACCES', syscall: 'listen' })
  })
  try {
    const { code, text } = await cli({ PORT: '443' }, 'config', 'check')
    expect([code, text]).toEqual([2, 'Port 443 may not be opened by this user. Set PORT to one above 1023.'])
  } finally {
    listening.mockRestore()
  }
})

test('the call for a first admin that a start prints names the folder that was named', () => {
  const call = (folder: string, environment = { DATA_DIR: 'x' }) => ownCall(folder, environment)
  expect(call('/srv/site')).toBe('DATA_DIR=/srv/site dist/trampolim')
  expect(call("/srv/Ana's site")).toBe("DATA_DIR='/srv/Ana'\\''s site' dist/trampolim")
  expect(ownCall('/srv/site', {})).toBe('dist/trampolim')
})

test('a wrong setting is reported in words of ours', async () => {
  const answerTo = async (environment: Record<string, string>) => (await cli(environment, 'config', 'check')).text
  expect(await answerTo({ LOG_LEVEL: 'verbose' })).toBe('settings: LOG_LEVEL: must be one of debug, info, warn, error')
  expect(await answerTo({ BACKUP_KEEP: '0' })).toBe('settings: BACKUP_KEEP: must be at least 1')
  expect(await answerTo({ BACKUP_KEEP: 'x' })).toBe('settings: BACKUP_KEEP: must be a whole number')
  expect(await answerTo({ BACKUP_KEEP: '1.5' })).toBe('settings: BACKUP_KEEP: must be a whole number')
  expect(await answerTo({ APP_NAME: 'x'.repeat(41) })).toBe('settings: APP_NAME: must have at most 40 characters')
  expect(await answerTo({ MAIL_FROM: 'x' })).toBe('settings: MAIL_FROM: must be an email address')
  expect(await answerTo({ OLLAMA_URL: 'x' })).toBe(
    'settings: OLLAMA_URL: must be an address that begins with http:// or https://',
  )
  expect(await answerTo({ PORT: 'x' })).toBe('settings: PORT: must be a port from 0 to 65535')
})

test('config show says what a setting is where nothing is set', async () => {
  const { text } = await cli({}, 'config', 'show')
  for (const line of ['PORT=3000  (default)', 'ANALYSIS_ENGINES=builtin  (default)', 'PUBLIC_URL=  (not set)'])
    expect(text.split('\n')).toContain(line)
  const { text: json } = await cli({}, 'config', 'show', '--json')
  expect(JSON.parse(json)).toContainEqual({ name: 'BACKUP_KEEP', value: '7', from: 'default' })
})

test('a copy that goes nowhere, or comes back under another secret, is refused with the cause', async () => {
  const nothing = await cli({}, 'backup')
  expect([nothing.code, nothing.text]).toEqual([2, expect.stringContaining('usage: trampolim backup <new folder>')])
  const closed = spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('read-only'), { code: 'EROFS' })
  })
  try {
    const { code, text } = await cli({}, 'backup', join(root, 'closed', 'copy').replace('/closed', ''))
    expect([code, text]).toEqual([1, `${root} cannot be written to by this user (EROFS)`])
  } finally {
    closed.mockRestore()
  }
  const other = join(root, 'other.key')
  writeFileSync(other, 'x'.repeat(43))
  const copy = join(root, 'without-secret')
  await backUp(site.app.config.folder, copy, null)
  const { code, text } = await cli({ DATA_DIR: join(root, 'elsewhere') }, 'restore', copy, '--secret', other)
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/^The copy cannot be restored: The secret key is not the one/),
  ])
})

test('help of an unknown command says so, and help names the script for the shell', async () => {
  const { code, text } = await cli({}, 'help', 'bakcup')
  expect([code, text]).toEqual([2, expect.stringContaining('did you mean backup?')])
  expect((await cli({}, 'help')).text).toContain('trampolim completion bash')
})

test('doctor goes on where the log does not open', async () => {
  const folder = join(root, 'unopened')
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, 'events.db'), 'no database')
  const { code, text } = await cli({ DATA_DIR: folder }, 'doctor')
  expect(code).toBe(1)
  expect(text).toMatch(/^fail {2}data: /m)
  expect(text).toMatch(/^warn {2}mail: /m)
})
