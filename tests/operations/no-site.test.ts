// A command where no site stands: it says so and leaves the folder as it was, so that root makes no second site beside the unit's.

import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../helpers/command'

const email = 'dona@exemplo.com.br'
let empty: string
let cwd: ReturnType<typeof spyOn>
beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'no-site-'))
  cwd = spyOn(process, 'cwd').mockReturnValue(empty)
})
afterEach(() => {
  cwd.mockRestore()
  rmSync(empty, { recursive: true, force: true })
})

const cli = (environment: Record<string, string>, ...words: string[]) => command(words, environment)

describe('where nobody named the folder and it holds no site', () => {
  test.each(
    [
      ...['list', `create ${email}`, `plan ${email} basico`].map((one) => `admin ${one}`),
      ...['reset-password', 'remove-second-factor', 'sessions'].map((one) => `admin ${one} ${email}`),
      ...[`erase ${email} --sure`, `tokens ${email}`].map((one) => `account ${one}`),
      ...[`explain quota ${email}`, `state ${email}`, 'replay', 'trace x', 'events export', 'events tail', 'repl'],
      ...['verify', 'rebuild', 'check', 'check --accept-missing', 'migrate', 'backup copy', 'rotate-secret new'],
    ].map((one) => [one]),
  )('%s is refused, names the way, and makes nothing', async (words) => {
    const { code, text } = await cli({}, ...words.split(' '))
    expect(code).toBe(1)
    expect(text).toContain(`${join(empty, 'data')} holds no site`)
    expect(text).toContain('DATA_DIR=')
    expect(text).toContain('trampolim-do')
    expect(text).not.toContain('assword:')
    expect(readdirSync(empty)).toEqual([])
  })

  test('doctor counts it as a failure', async () => {
    const { code, text } = await cli({}, 'doctor')
    expect([code, text]).toEqual([1, expect.stringMatching(/^fail {2}data folder: .* holds no site.*trampolim-do/m)])
  })

  test('in Portuguese where the locale is', async () => {
    const { text } = await cli({ LANG: 'pt_BR.UTF-8' }, 'admin', 'create', email)
    expect(text).toContain('não tem um site')
  })
})

test('in a named folder admin create makes the site, and says that there was none', async () => {
  const folder = join(empty, 'site')
  const named = await cli({ DATA_DIR: folder }, 'admin', 'create', email)
  expect([named.code, named.text]).toEqual([0, expect.stringContaining(`There was no site in ${folder}`)])
  expect(existsSync(join(folder, 'events.db'))).toBe(true)
  expect((await cli({ DATA_DIR: folder }, 'admin', 'create', 'b@exemplo.com.br')).text).not.toContain('no site')
})

test('in a named folder every other command refuses, and makes nothing', async () => {
  const { code, text } = await cli({ DATA_DIR: join(empty, 'site') }, 'admin', 'list')
  expect([code, text]).toEqual([1, expect.stringContaining('holds no site')])
  expect(readdirSync(empty)).toEqual([])
})
