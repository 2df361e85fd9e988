// A catalogue edited between two starts takes nothing from a period that is paid (decision 0240).
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweep } from '../../src/server/jobs/billing-sweep'
import { linkedin } from '../helpers/accounts/sample-accounts'
import { body, type TestApp, testApp } from '../helpers/app'

const month = 32 * 24 * 3600 * 1000

test('an operator who shrinks a plan takes nothing from the period that is paid', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sold-terms-'))
  let app: TestApp = await testApp({}, folder)
  try {
    const first = app.client()
    await first.register('rui@exemplo.com')
    const { url } = await body<{ url: string }>(await first.post('/api/create-checkout-session', { planId: 'basico' }))
    const sessao = new URL(url).searchParams.get('sessao') ?? ''
    expect((await first.form('/pagamento-teste', { sessao, escolha: 'pagar' })).status).toBe(303)
    expect((await first.post('/api/linkedin/analyze', linkedin)).status).toBe(200)
    expect((await first.ask('/linkedin/relatorio.pdf')).status).toBe(200)
    const shrunk = { basico: { analyses: 2, features: { exportar_pdf: false } } }
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(shrunk))
    await app.stop()

    app = await testApp({}, folder)
    const client = app.client()
    for (const [name, value] of first.cookies) client.cookies.set(name, value)
    const stats = async () => body(await client.ask('/api/user/stats'))
    expect(await stats()).toMatchObject({ remainingAnalyses: 9, totalAllowed: 10 })
    expect((await client.ask('/linkedin/relatorio.pdf')).status).toBe(200)
    expect(await (await client.ask('/planos')).text()).toContain('continua seu o que você comprou: Exportar em PDF.')

    app.turn(month)
    await sweep(app.core)
    await client.post('/api/login', { email: 'rui@exemplo.com', senha: 'segredo1' })
    expect(await stats()).toMatchObject({ totalAllowed: 4 })
    expect((await client.ask('/linkedin/relatorio.pdf')).status).toBe(403)
    expect(await (await client.ask('/planos')).text()).not.toContain('o que você comprou')
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
