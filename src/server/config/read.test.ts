import { describe, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './read'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv')

describe('settings', () => {
  test('start on an empty environment with defaults', () =>
    expect(read({})).toEqual({
      ok: true,
      warnings: [],
      config: {
        port: 3000,
        host: '127.0.0.1',
        folder: '/srv/data',
        publicUrl: null,
        allowedHosts: [],
        appName: 'Trampolim',
        admin: null,
        adminMfa: false,
        secret: null,
        followToken: null,
        eventsUrl: null,
        mailFrom: null,
        smtp: null,
        oidc: null,
        localLogin: true,
        trustedProxies: [],
        rateLimit: true,
        stripe: null,
        models: { engines: [], seconds: 25, prices: new Map() },
        production: false,
        allowTestCheckout: false,
        privateWebhooks: false,
        backups: null,
        remoteBackups: null,
        sharedFiles: null,
        backupsRetained: 7,
        securityContact: null,
        metrics: null,
        log: { level: 'info', format: 'json' },
      },
    }))
  test('an empty value counts as absent', () => expect(read({ PORT: '', APP_NAME: '' })).toEqual(read({})))
  test('report every problem at once', () => {
    const result = read({ PORT: '99999', PUBLIC_URL: 'ftp://x', RATE_LIMIT: 'maybe' })
    expect(result.ok).toBe(false)
    if (!result.ok)
      expect(result.problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'RATE_LIMIT'])
  })
  test('never repeat a wrong secret', () => {
    const result = read({ SECRET_KEY: 'canary-too-short' })
    expect(JSON.stringify(result)).not.toContain('canary')
    expect(result.ok).toBe(false)
  })
  test('a secret may come from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret')
    writeFileSync(file, `${'k'.repeat(40)}\n`)
    const result = read({ SECRET_KEY_FILE: file })
    expect(result.ok && result.config.secret).toBe('k'.repeat(40))
    for (const none of ['/nowhere/at/all', '/dev/zero', '/tmp']) expect(read({ SECRET_KEY_FILE: none }).ok).toBe(false)
  })
  test('an admin needs both an address and a password', () => expect(read({ ADMIN_EMAIL: 'a@b.co' }).ok).toBe(false))
  test.each([
    ['https://vagas.example/', 'https://vagas.example'],
    ['https://site.example/vagas/', 'https://site.example/vagas'],
    ['https://site.example/a/b-1', 'https://site.example/a/b-1'],
  ])('the public address %s is stored without a slash at its end', (url, stored) => {
    const result = read({ PUBLIC_URL: url })
    expect(result.ok && result.config.publicUrl).toBe(stored)
  })
  test.each([
    'https://x.example/a//b',
    'https://x.example/a%20b',
    `https://x.example/${'a'.repeat(101)}`,
    'https://x.example/a"b',
  ])('the path of a public address is plain: %s is refused', (url) => expect(read({ PUBLIC_URL: url }).ok).toBe(false))
  test.each(['https://x.example/a?b=c', 'https://x.example/#a', 'https://ana:segredo@x.example'])(
    'a public address with more than a host and a path is refused: %s',
    (url) =>
      expect(read({ PUBLIC_URL: url })).toEqual({
        ok: false,
        problems: ['PUBLIC_URL: only a host and a path may follow https://, no ?, no # and no user'],
      }),
  )

  test('further hosts are names or addresses, with a port unless it is a default one', () => {
    const result = read({ ALLOWED_HOSTS: 'nas, Vagas.LAN:3000,192.168.1.5:80 ,[FD00:0::5]:3000,' })
    expect(result.ok && result.config.allowedHosts).toEqual([
      { name: 'nas', port: '' },
      { name: 'vagas.lan', port: '3000' },
      { name: '192.168.1.5', port: '' },
      { name: '[fd00::5]', port: '3000' },
    ])
  })
  test.each([
    'https://vagas.example',
    '*',
    '*.vagas.example',
    'vagas.example/x',
    'a b',
    'x:70000',
    '10.0.0.0/8',
    '::1',
  ])('ALLOWED_HOSTS=%s stops the start, and the entry is named', (entry) => {
    const result = read({ ALLOWED_HOSTS: `nas,${entry}` })
    expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining(`ALLOWED_HOSTS: ${entry} is no host`)])
  })
  test('the public address has a host that browsers can request', () =>
    expect(read({ PUBLIC_URL: 'https://vagas..example' })).toEqual({
      ok: false,
      problems: ['PUBLIC_URL: no browser can ask for this host'],
    }))

  test('the mail server is an address with its port, user and password', () => {
    const smtp = (SMTP_URL: string, more: Record<string, string> = { PUBLIC_URL: 'https://vagas.example' }) => {
      const result = read({ SMTP_URL, ...more })
      return result.ok ? result.config.smtp : result.problems
    }
    const plain = { host: 'mail.example', port: 587, secure: false, user: null, password: null }
    expect(smtp('smtp://mail.example')).toEqual(plain)
    expect(smtp('smtps://mail.example')).toEqual({ ...plain, port: 465, secure: true })
    expect(smtp('smtp://ana%40x.example:a%2Fb@mail.example:2525')).toEqual({
      ...plain,
      port: 2525,
      user: 'ana@x.example',
      password: 'a/b',
    })
    expect(smtp('smtp://mail.example', {})).toEqual(['SMTP_URL needs PUBLIC_URL: mails hold links to this server'])
    for (const wrong of ['http://mail.example', 'mail.example:25', 'smtp://', 'smtp://a:%zz@mail.example'])
      expect(JSON.stringify(smtp(wrong))).toContain('SMTP_URL: ')
    expect(JSON.stringify(smtp('http://ana:geheim@mail.example'))).not.toContain('geheim')
  })
})
