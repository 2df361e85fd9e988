// A standby that took over does not know which codes and challenges were used on the server it followed: what that could
// have taken does not work again here.
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { challengeOf, newChallenge } from '../../../src/server/accounts/second-factor/ceremony'
import { writeStandbyNote } from '../../../src/server/storage/standby'
import { codeAt, enableApp, password } from '../../helpers/accounts/second-factor'
import { type TestApp, testApp } from '../../helpers/app'

const folder = mkdtempSync(join(tmpdir(), 'take-over-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const email = 'ana@exemplo.com.br'

/** The status of a sign-in with the code of a moment. */
const signIn = async (app: TestApp, secret: string, at: number) => {
  const client = app.client()
  expect((await client.post('/api/login', { email, senha: password })).status).toBe(401)
  return (await client.post('/api/login/second-factor', { codigo: codeAt(secret, at) })).status
}

/** What the first server's memory holds stays there. */
const forgetUses = () => {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('runtime.db'))) rmSync(join(folder, name))
}

test('a code and a challenge that the first server may have taken are not taken again', async () => {
  const first = await testApp({}, folder)
  const client = first.client()
  await client.register(email)
  const { secret } = await enableApp(first, client)
  first.turn(60_000)
  const now = first.core.clock()
  expect(await signIn(first, secret, now)).toBe(200)
  const challenge = newChallenge(first.core, { kind: 'enter' }, now)
  await first.stop()
  forgetUses()
  writeStandbyNote(folder, {
    primary: 'https://vagas.example',
    contactAt: now,
    head: 1,
    promoted: { at: now, events: 1, missing: [] },
  })

  const next = await testApp({}, folder)
  next.turn(now - next.core.clock())
  const given = (cookie: string, at: number) =>
    challengeOf(next.core, new Headers({ cookie: cookie.split(';')[0] ?? '' }), { kind: 'enter' }, at)
  expect(given(challenge.cookie, now)).toBeNull()
  expect(await signIn(next, secret, now)).toBe(401)
  // A phone that is ahead shows the next code already: the first server would have taken that, too.
  expect(await signIn(next, secret, now + 30_000)).toBe(401)
  next.turn(60_000)
  const later = next.core.clock()
  expect(await signIn(next, secret, later)).toBe(200)
  expect(given(newChallenge(next.core, { kind: 'enter' }, later).cookie, later)).not.toBeNull()
  await next.close()
})
