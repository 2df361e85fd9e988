// A notification is an event of the append that it reports, and a rebuild shows what was raised.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { accountStream } from '../../src/events/schema/events'
import { notificationsOf, unreadCountOf } from '../../src/projections/notifications/notification'
import { testApp } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const newcomer = async (email: string) => {
  const client = app.client()
  await client.register(email)
  const id = await accountOf(client)
  return { client, id, happens: happenings(app.core, id) }
}
const bellOf = (account: string) => ({
  notifications: notificationsOf(app.core.views.db, account),
  inbox: unreadCountOf(app.core.views.db, account),
})

test('one append holds the event and the notification it causes', async () => {
  const { id, happens } = await newcomer('um@exemplo.com')
  await happens.analysed('resume', 70)
  const events = app.core.events.read(accountStream(id))
  const [registered] = events
  expect(registered?.type).toBe('AccountRegistered')
  const [welcome, analysed] = events.filter(({ type }) => type === 'NotificationRaised')
  expect([welcome?.causation, welcome?.at, welcome?.correlation]).toEqual([
    registered?.id ?? '',
    registered?.at ?? 0,
    registered?.correlation ?? '',
  ])
  const completed = events.find(({ type }) => type === 'AnalysisCompleted')
  expect([analysed?.causation, analysed?.version]).toEqual([completed?.id ?? '', (completed?.version ?? 0) + 1])
  expect(analysed?.data).toEqual({
    content: { kind: 'analysed', tool: 'resume', score: 70, before: null },
    earlier: null,
  })
})

test('a command that is refused notifies nobody', async () => {
  const { id } = await newcomer('dois@exemplo.com')
  const again = await app.client().register('dois@exemplo.com')
  expect(again.status).toBe(409)
  expect(bellOf(id).notifications).toHaveLength(1)
})

test('any life: the bell after a rebuild is the bell before', async () => {
  let people = 0
  const step = fc.constantFrom('plan', 'free', 'password', 'analysed', 'failed', 'read', 'read-all', 'clear')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { client, id, happens } = await newcomer(`vida${++people}@exemplo.com`)
      await happens.plan('premium')
      for (const [index, one] of steps.entries()) {
        if (one === 'plan') await happens.plan(index % 2 === 0 ? 'enterprise' : 'premium')
        if (one === 'password') await happens.password()
        if (one === 'analysed') await happens.analysed('resume', 40 + index)
        if (one === 'failed') await happens.failed('photo', 'damaged')
        if (one === 'read') {
          const notification = bellOf(id).notifications.at(-1)
          if (notification) await client.post(`/api/notificacoes/${notification.id}/marcar-como-lida`, {})
        }
        if (one === 'read-all') await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
        if (one === 'clear') await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
      }
      const before = bellOf(id)
      await app.core.views.rebuild()
      expect(bellOf(id)).toEqual(before)
    }),
    { numRuns: 6 },
  )
})

test('nothing is left of them once the person is erased, and nothing is raised', async () => {
  const { client, id } = await newcomer('tres@exemplo.com')
  await client.form('/conta/apagar', { senha: 'segredo1' })
  expect(bellOf(id)).toEqual({ notifications: [], inbox: { unread: 0, position: 0 } })
  expect(app.core.events.read(accountStream(id)).at(-1)?.type).toBe('AccountErased')
})

test('a folder that began with this release is not upgraded at its next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'native-'))
  const first = await testApp({}, folder)
  await first.client().register('um@exemplo.com')
  const position = first.core.events.position()
  await first.stop()
  const second = await testApp({}, folder)
  expect(second.core.events.position()).toBe(position)
  await second.close()
})
