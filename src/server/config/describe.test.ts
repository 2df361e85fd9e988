import { expect, test } from 'bun:test'
import { describeSettings, misspelt } from './describe'

const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, { fallback: undefined }]))

test('a secret is masked, and so are user and password in an address', () => {
  const values = describeSettings(pick(['SMTP_URL', 'BACKUP_S3_ENDPOINT', 'OPENAI_BASE_URL', 'PUBLIC_URL']), {
    SMTP_URL: 'smtp://u:geheim@mail.example',
    BACKUP_S3_ENDPOINT: 'https://u:geheim@s3.example/a@b',
    OPENAI_BASE_URL: 'https://geheim@llm.example/v1',
    PUBLIC_URL: 'https://vagas.example',
  }).map(({ value }) => value)
  expect(values).toEqual(['***', 'https://***@s3.example/a@b', 'https://***@llm.example/v1', 'https://vagas.example'])
})

test('a misspelt setting is reported with the nearest one, and so is one that begins with the program’s name', () => {
  const names = ['PORT', 'SECRET_KEY']
  const given = {
    SECRET_KYE: 'x',
    TRAMPOLIM_PORT: '1',
    TRAMPOLIM_SECRET_KEY_FILE: 'x',
    TRAMPOLIM_COLOUR: 'x',
    PATH: 'x',
  }
  expect(misspelt(names, given).map((line) => line.replace(' is not a setting and changes nothing', ''))).toEqual([
    'TRAMPOLIM_PORT: no setting begins so; did you mean PORT?',
    'TRAMPOLIM_SECRET_KEY_FILE: no setting begins so; did you mean SECRET_KEY_FILE?',
    'TRAMPOLIM_COLOUR: no setting begins so',
    'SECRET_KYE; did you mean SECRET_KEY?',
  ])
})
