// What password managers and finders of vulnerabilities look for at fixed paths.
import { afterAll, expect, test } from 'bun:test'
import { type TestApp, testApp } from '../helpers/app'

const apps: TestApp[] = []
const appWith = async (environment: Record<string, string>) => {
  const app = await testApp(environment)
  apps.push(app)
  return app
}
afterAll(() => Promise.all(apps.map((app) => app.close())))

test('security.txt names the contact, its canonical address and an expiry within a year', async () => {
  const app = await appWith({ SECURITY_CONTACT: 'mailto:seguranca@vagas.example', PUBLIC_URL: 'https://vagas.example' })
  const answer = await app.client().ask('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = new Map((await answer.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]))
  expect(fields.get('Contact')).toBe('mailto:seguranca@vagas.example')
  expect(fields.get('Canonical')).toBe('https://vagas.example/.well-known/security.txt')
  const ahead = Date.parse(fields.get('Expires') ?? '') - app.core.clock()
  expect(ahead).toBeGreaterThan(90 * 86_400_000)
  expect(ahead).toBeLessThan(365 * 86_400_000)
})

test('without a contact there is no security.txt', async () => {
  const app = await appWith({})
  expect((await app.client().ask('/.well-known/security.txt')).status).toBe(404)
})

test('a password manager is led to the page where the password is changed', async () => {
  const app = await appWith({})
  const answer = await app.client().ask('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/conta'])
})
