import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '.'
import { parseSettings, readSettingsFile, takeSettingsFile } from './settings-file'

describe('a file of settings', () => {
  test('holds values as they stand, with or without quotes, and remarks', () => {
    const text =
      '# ours\n\nPORT=8080\nAPP_NAME="Vagas da Praia"\r\nSECRET_KEY=a#b=c d\'\nSMTP_URL_FILE=/run/smtp\nHOST=\n'
    expect(parseSettings(text)).toEqual({
      values: {
        PORT: '8080',
        APP_NAME: 'Vagas da Praia',
        SECRET_KEY: "a#b=c d'",
        SMTP_URL_FILE: '/run/smtp',
        HOST: '',
      },
      problems: [],
    })
  })
  test('has no line without effect: each is named by its number, none by its value', () => {
    const { problems } = parseSettings('PORTA=1\nADMIN_EMIAL=segredo\nexport HOST=::\nPORT=1\nPORT=2')
    expect(problems).toEqual([
      expect.stringMatching(/^line 1: PORTA is not a setting/),
      'line 2: ADMIN_EMIAL is not a setting; did you mean ADMIN_EMAIL?',
      'line 3 is not NAME=value',
      'line 5: PORT stands there twice',
    ])
    expect(problems.join()).not.toContain('segredo')
  })
  test('that is not there, or far too large, is a problem', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'))
    expect(readSettingsFile(join(folder, 'none')).problems).toEqual(['cannot be read (ENOENT)'])
    writeFileSync(join(folder, 'large'), '#'.repeat(1024 * 1024 + 1))
    expect(readSettingsFile(join(folder, 'large')).problems).toEqual(['larger than 1 MB'])
    expect(Bun.spawnSync(['mkfifo', join(folder, 'pipe')]).exitCode).toBe(0)
    for (const path of ['/dev/zero', '/dev/stdin', join(folder, 'pipe'), folder])
      expect([path, ...readSettingsFile(path).problems]).toEqual([path, 'is no file'])
    rmSync(folder, { recursive: true, force: true })
  })
})

test('the option may stand anywhere', () => {
  expect(takeSettingsFile(['--config', 'a', 'config', 'show'])).toEqual({ argv: ['config', 'show'], file: 'a' })
  expect(takeSettingsFile(['config', 'show', '--config=a b'])).toEqual({ argv: ['config', 'show'], file: 'a b' })
  expect(takeSettingsFile(['config', '--config'])).toEqual({ argv: ['config'], file: '' })
  expect(takeSettingsFile(['config', 'show'])).toEqual({ argv: ['config', 'show'], file: null })
})

test('a variable of the environment comes before the file, and a wrong file ends the command', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const file = join(folder, 'trampolim.env')
  const environment: Record<string, string | undefined> = { PORT: '4001', LC_ALL: 'C' }
  writeFileSync(file, 'PORT=4000\nAPP_NAME=Praia\n')
  expect(await run(['config', 'check', '--config', file], environment)).toBe(0)
  expect(environment).toEqual({ PORT: '4001', APP_NAME: 'Praia', LC_ALL: 'C' })
  writeFileSync(file, 'PROT=4000\n')
  expect(await run(['config', 'check', '--config', file], environment)).toBe(2)
  expect(await run(['config', 'check', '--config'], environment)).toBe(2)
  rmSync(folder, { recursive: true, force: true })
})
