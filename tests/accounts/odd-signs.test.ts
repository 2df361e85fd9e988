// Names and addresses without signs that are invisible or turn the direction of writing: one could pass for another's.
import { expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { draftFile } from '../../src/analysis/resume/draft/files'
import { fromJsonResume } from '../../src/analysis/resume/draft/json-resume/from'
import { accountById } from '../../src/projections/accounts/account'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

test.each(['a\u001b]0;x\u0007b@exemplo.com', 'b\u202eb@exemplo.com', 'c<b>,"@exemplo.com', 'd\u200b@exemplo.com'])(
  'registration refuses the address %j',
  async (email) => {
    expect((await app.client().register(email)).status).toBe(422)
  },
)

test('a name is stored without them', async () => {
  const client = app.client()
  expect((await client.register('ana@exemplo.com', 'Ana\u202emoc\u2066 \u0000Prado\u001b')).status).toBe(201)
  expect(accountById(app.core.views.db, await accountOf(client))?.name).toBe('Ana moc Prado')
})

test('a Word file never holds what XML forbids', async () => {
  const source = JSON.stringify({ basics: { name: 'J\u0000\u000b\u202eo', summary: 's\u001b\ufffem' }, work: [] })
  const file = await draftFile(fromJsonResume(source) ?? [], 'docx')
  const xml = Object.entries(unzipSync(file ?? new Uint8Array())).map(([, bytes]) => new TextDecoder().decode(bytes))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  for (const text of xml) expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202e\ufffe\uffff]/)
})
