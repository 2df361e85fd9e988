// The command line as people know it: help and version everywhere, a word for what was mistyped, an exit code for everything.

import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { version } from '../../package.json'
import { serveControl } from '../../src/server/admin/operator/control-socket'
import { distance, suggest } from '../../src/server/config/suggest'
import { backUp } from '../../src/server/storage/backups/backup'
import { type TestApp, testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { executable, startServer } from '../helpers/server'

setDefaultTimeout(60_000)

const email = 'nina@exemplo.com.br'
let folder: string
let app: TestApp
let control: ReturnType<typeof serveControl>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  app = await testApp({}, folder)
  control = serveControl(app.core)
  expect((await app.client().register(email)).status).toBe(201)
})
afterAll(async () => {
  await control?.stop(true)
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const cliWith = (environment: Record<string, string>, ...words: string[]) =>
  command(words, { DATA_DIR: folder, ...environment })
const cli = (...words: string[]) => cliWith({}, ...words)

describe('help', () => {
  test('lists every command, and each explains itself with its options', async () => {
    const { code, text } = await cli('help')
    expect(code).toBe(0)
    const names = [...text.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name = '']) => name)
    expect(names).toContain('migrate')
    expect(names.length).toBeGreaterThan(18)
    for (const name of names) {
      const one = await cli(name, '--help')
      expect([name, one.code, one.text]).toEqual([name, 0, expect.stringContaining(`usage: trampolim ${name}`)])
      expect([name, /\nexamples?:\n/.test(one.text)]).toEqual([name, true])
    }
    expect((await cli('help', 'backup')).text).toContain('usage: trampolim backup <new folder>')
    expect((await cli('account', '--help')).text).toContain('examples:\n  trampolim account export')
  })

  test('is in Portuguese where the locale is, every command of it, and in English everywhere else', async () => {
    const portuguese = (...words: string[]) => cliWith({ LANG: 'pt_BR.UTF-8' }, ...words)
    const { text } = await portuguese('help')
    expect(text).toContain('Códigos de saída: 0 feito')
    const english = (await cli('help')).text.split('\n')
    // A command without a Portuguese line would have its English one.
    expect(text.split('\n').filter((line) => line !== '' && english.includes(line))).toEqual([])
    expect((await portuguese('check', '--depe')).text).toContain('não há a opção --depe; seria --deep?')
    expect((await portuguese('bakcup')).text).toContain('não há o comando bakcup; seria backup?')
    expect((await portuguese('backup', '--help')).text).toContain('uso: trampolim backup <pasta nova>')
    for (const environment of [{ LC_ALL: 'C', LANG: 'pt_BR.UTF-8' }, { LANG: 'en_US.UTF-8' }, { LANG: 'ptx' }])
      expect((await cliWith(environment, 'help')).text).toContain('Exit codes:')
    expect((await cliWith({ LC_ALL: 'pt_PT', LANG: 'C' }, 'help')).text).toContain('Códigos de saída')
  })

  test('the version is printed for every usual option', async () => {
    for (const words of [['version'], ['--version'], ['-v']])
      expect(await cli(...words)).toMatchObject({ code: 0, text: expect.stringContaining(`trampolim ${version}`) })
    expect(JSON.parse((await cli('version', '--json')).text)).toMatchObject({ version })
  })
})

describe('a slip of the hand', () => {
  test.each([
    [['bakcup', '/tmp/x'], 'there is no command bakcup; did you mean backup?'],
    [['verfy'], 'did you mean verify?'],
    [['xyzzy'], 'there is no command xyzzy'],
    [['check', '--depe'], 'there is no option --depe; did you mean --deep?'],
    [['--alow-parked'], 'did you mean --allow-parked?'],
    [['backup'], 'an argument is missing'],
    [['admin', 'create'], 'an argument is missing\nusage: trampolim admin create <email>'],
    [['verify', 'all', 'of', 'it'], 'too many arguments: all of it'],
    [['admin', 'plan', email, 'gold'], 'the plans are free, '],
  ])('%p', async (words, text) =>
    expect(await cli(...words)).toMatchObject({ code: 2, text: expect.stringContaining(text) }),
  )

  test('in the name of a setting is reported, and other variables are ignored', async () => {
    const environment = { ADMIN_EMIAL: 'x', TRUSTED_PROXY: 'y', PUBLIC_ULR: 'z', HOSTNAME: 'nas', GTK_MODULES: 'a' }
    const { text } = await cliWith(environment, 'config', 'check')
    expect(text).toContain('ADMIN_EMIAL is not a setting and changes nothing; did you mean ADMIN_EMAIL?')
    expect(text).toContain('did you mean TRUSTED_PROXIES?')
    expect(text).toContain('did you mean PUBLIC_URL?')
    expect(text).not.toMatch(/HOSTNAME|GTK/)
  })

  test.each([
    [{ PUBLIC_URL: 'https://x.test/a//b' }, 'PUBLIC_URL: its path'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES: 10.0.0.0/40'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES: nginx'],
    [{ HOST: 'nohost', PORT: '0', DATA_DIR: join(tmpdir(), 'commands-nohost') }, 'HOST: nothing can listen on nohost'],
    [{ NODE_ENV: 'production' }, 'ALLOW_TEST_CHECKOUT=yes'],
  ])('%p is a wrong setting', async (environment, text) =>
    expect(await cliWith(environment as Record<string, string>, 'serve')).toMatchObject({
      code: 2,
      text: expect.stringContaining(text),
    }),
  )

  test('distance counts letters and swaps', () => {
    expect([distance('backup', 'bakcup'), distance('', 'abc'), distance('same', 'same')]).toEqual([1, 3, 0])
    expect(suggest('same', ['same'])).toBeNull()
    expect(suggest('x'.repeat(10_000), ['backup'])).toBeNull()
    expect(suggest('trusted_proxy', ['PUBLIC_URL', 'TRUSTED_PROXIES'])).toBe('TRUSTED_PROXIES')
    expect(suggest('TRUSTED_PROX', ['TRUSTED_PROXIES'])).toBe('TRUSTED_PROXIES')
    expect(suggest('TRUSTED_PRO', ['TRUSTED_PROXIES'])).toBeNull()
  })
})

test('config show prints every setting and masks what is secret', async () => {
  const { text, code } = await cliWith(
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'segredo-forte', SECRET_KEY: 's'.repeat(40) },
    'config',
    'show',
  )
  expect(code).toBe(0)
  expect(text).toContain('ADMIN_PASSWORD=***')
  expect(text).toContain('PORT=3000  (default)')
  expect(text).not.toMatch(/segredo|sssss/)
})

describe('admin and account', () => {
  test('a new password lets in and ends what was open; sessions are counted and ended; admins are listed', async () => {
    const open = await cli('admin', 'sessions', email)
    expect(open).toMatchObject({ code: 0, text: expect.stringMatching(/1 open sessions$/) })
    const reset = await cli('admin', 'reset-password', email)
    const senha = /New password: (\S+)/.exec(reset.text)?.[1] ?? ''
    expect([reset.code, senha.length]).toEqual([0, 16])
    const client = app.client()
    expect((await client.post('/api/login', { email, senha: 'segredo1' })).status).toBe(401)
    expect((await client.post('/api/login', { email, senha })).status).toBe(200)
    expect((await cli('admin', 'sessions', email, '--end')).text).toContain('1 open sessions, all ended')
    expect((await client.ask('/api/user')).status).toBe(401)
    await cli('admin', 'create', email, '--existing')
    expect(await cli('admin', 'list')).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${email}  since 2026-11-20`),
    })
    expect(await cli('admin', 'reset-password', 'x@y.zz')).toMatchObject({
      code: 1,
      text: 'No account has this address.',
    })
  })

  test('the copy of an account is written to a new file for its owner alone', async () => {
    const file = join(folder, 'nina.zip')
    expect((await cli('account', 'export', email, file)).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Object.keys(unzipSync(readFileSync(file)))).toContain('conta.json')
    expect((await cli('account', 'export', email, file)).code).toBe(2)
    expect((await cli('account', 'export', email, '/nowhere/nina.zip')).code).toBe(1)
    expect(existsSync(`${file}.part`)).toBe(false)
  })
})

test('doctor says what is well and what is not, and changes nothing', async () => {
  const { checks } = JSON.parse((await cli('doctor', '--json')).text)
  const states = Object.fromEntries(checks.map(({ name, state }: { name: string; state: string }) => [name, state]))
  expect(states).toMatchObject({ data: 'ok', release: 'ok', owner: 'ok', mail: 'warn', address: 'warn' })
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://x.test' }
  expect(await cliWith(smtp, 'doctor')).toMatchObject({
    code: 1,
    text: expect.stringContaining('does not take our login (ESOCKET)'),
  })
  const nobody = join(folder, 'nothing-here')
  expect((await cliWith({ DATA_DIR: nobody }, 'doctor')).text).toContain('holds no site. If it')
  expect(existsSync(nobody)).toBe(false)
})

test('migrate says what a first start would do', async () => {
  expect(await cli('migrate', '--dry-run')).toMatchObject({ code: 0, text: 'nothing to do' })
  expect((await cliWith({ DATA_DIR: '/nowhere' }, 'migrate')).code).toBe(1)
})

test('migrate finishes read models that a killed one left behind the log', async () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'behind-')), 'data')
  await backUp(folder, copy, null, { withSecret: true })
  const at = { DATA_DIR: copy }
  expect((await cliWith(at, 'migrate')).text).toContain('the read models are built anew')
  const views = new Database(
    join(copy, readdirSync(copy).find((name) => name.startsWith('views-') && name.endsWith('.db')) ?? ''),
  )
  views.run("UPDATE engine_checkpoint SET position = 0, event = ''")
  views.close()
  expect((await cliWith(at, 'migrate', '--dry-run')).text).toMatch(/^the read models catch up with \d+ events$/)
  expect((await cliWith(at, 'migrate')).code).toBe(0)
  expect(await cliWith(at, 'migrate', '--dry-run')).toMatchObject({ code: 0, text: 'nothing to do' })
  rmSync(dirname(copy), { recursive: true })
})

const setpriv = process.getuid?.() === 0 ? Bun.which('setpriv') : null
test.skipIf(setpriv === null)(
  'a file of somebody else, as after a restore as root, is named by whatever fails of it',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'foreign-'))
    const data = join(root, 'data')
    const nobody = 65_534
    mkdirSync(data)
    await (await startServer({ folder: data, verified: false })).stop()
    for (const path of [root, data, ...readdirSync(data).map((name) => join(data, name))])
      chownSync(path, nobody, nobody)
    chownSync(join(data, 'keys.db'), 0, 0)
    const command = (...words: string[]) => {
      const env = { DATA_DIR: data, PORT: '3000' }
      const whole = [setpriv ?? '', `--reuid=${nobody}`, '--clear-groups', executable, ...words]
      const { exitCode, stdout, stderr } = Bun.spawnSync(whole, { env, cwd: root })
      return { exitCode, text: `${stdout}${stderr}` }
    }
    const culprit = `${join(data, 'keys.db')} belongs to user 0, this is user ${nobody}`
    for (const words of [['serve'], ['check'], ['admin', 'list'], ['doctor'], ['backup', join(root, 'copy')]]) {
      const { exitCode, text } = command(...words)
      expect([words, exitCode, text]).toEqual([words, 1, expect.stringContaining(culprit)])
      expect(text).not.toContain('Port 3000')
    }
    rmSync(root, { recursive: true })
  },
)

test('completion is valid shell and knows the commands', async () => {
  const { text, code } = await cli('completion', 'bash')
  expect([code, Bun.spawnSync(['bash', '-n', '-c', text]).exitCode]).toEqual([0, 0])
  expect(text).toContain('--accept-missing')
  expect((await cli('completion', 'zsh')).text).toStartWith('#compdef trampolim')
  expect((await cli('completion', 'fish')).code).toBe(2)
})

test('robots and browsers find their files', async () => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/favicon.ico', 'image/x-icon'],
  ] as const) {
    const answer = await app.client().ask(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ])
  }
})

test('settings with an address that this machine has not are refused by the check, as by the start', async () => {
  const { code, text } = await cliWith({ HOST: 'nohost.invalid' }, 'config', 'check')
  expect([code, text]).toEqual([2, expect.stringContaining('settings: HOST: nothing can listen on nohost.invalid')])
  for (const HOST of ['127.0.0.1', '0.0.0.0']) expect((await cliWith({ HOST }, 'config', 'check')).code).toBe(0)
})
