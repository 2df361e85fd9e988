import { expect, test } from 'bun:test'
import { describeSettings } from './describe'

test('a secret is masked, and so are user and password in an address', () => {
  const values = describeSettings(['SMTP_URL', 'BACKUP_S3_ENDPOINT', 'OPENAI_BASE_URL', 'PUBLIC_URL'], {
    SMTP_URL: 'smtp://u:geheim@mail.example',
    BACKUP_S3_ENDPOINT: 'https://u:geheim@s3.example/a@b',
    OPENAI_BASE_URL: 'https://geheim@llm.example/v1',
    PUBLIC_URL: 'https://vagas.example',
  }).map(({ value }) => value)
  expect(values).toEqual(['***', 'https://***@s3.example/a@b', 'https://***@llm.example/v1', 'https://vagas.example'])
})
