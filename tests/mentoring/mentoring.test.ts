// Mentoring on the whole server: who may book what, once; what both sides see; and what is left of it.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mentoring as explain } from '../../src/cli/explain/mentoring'
import { sayEnglish } from '../../src/cli/say'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { sweep } from '../../src/server/jobs/billing-sweep'
import { sweepMentoring } from '../../src/server/jobs/mentoring-sweep'
import { claimProblems } from '../../src/server/storage/check/claims'
import { linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client, testApp } from '../helpers/app'
import { dayMs, type MentoringWorld, mentoringWorld } from './world'

let world: MentoringWorld
beforeAll(async () => {
  world = await mentoringWorld(await testApp({ PUBLIC_URL: 'http://localhost:3000' }))
})
afterAll(() => world.app.close())

const premiumCard = async (client: Client): Promise<string> => {
  const page = await (await client.ask('/planos')).text()
  return (
    /Mentoria mensal(?:<!-- -->)?\s*(<span[^>]*>Breve<\/span>)?/.exec(page.slice(page.lastIndexOf('<article')))?.[0] ??
    ''
  )
}
const titles = async (client: Client) =>
  (await body<{ titulo: string }[]>(await client.ask('/api/notificacoes'))).map(({ titulo }) => titulo)

describe('an operator who gives no hours', () => {
  test('does not sell mentoring: the plan says Breve by itself, and stops to with the first hour', async () => {
    const free = await world.person('gratuita@exemplo.com')
    expect(await premiumCard(free)).toContain('Breve')
    const premium = await world.person('primeira@exemplo.com', 'premium')
    // The plan's own page says the same as the plans do: announced, and nobody's yet.
    expect(await (await premium.ask('/mentoria')).text()).toMatch(/Mentoria mensal(<!-- -->)? <span[^>]*>Breve</)
    expect(await premiumCard(premium)).toContain('Breve')
    // Nobody is led to buy what no plan has, and the text is true of somebody without a plan.
    const announced = await (await free.ask('/mentoria')).text()
    expect(announced).toMatch(/Mentoria mensal(<!-- -->)? <span[^>]*>Breve</)
    expect(announced).not.toContain('A mentoria faz parte de um plano')
    expect(announced).not.toContain('o seu plano passa a incluir')
    expect(announced.slice(announced.indexOf('<main'), announced.indexOf('</main>'))).not.toContain('/planos')
    expect(await world.state(premium)).toMatchObject({ incluida: false })
    expect((await world.give(3)).status).toBe(303)
    expect(await premiumCard(free)).toBe('Mentoria mensal ')
    expect(await (await free.ask('/mentoria')).text()).toContain('A mentoria faz parte de um plano')
    expect((await world.state(premium)).horas).toHaveLength(1)
    const [hour] = (await world.state(premium)).horas
    expect((await world.rita.form('/mentor', { acao: 'retirar', hora: hour?.id ?? '' })).status).toBe(303)
    expect(await premiumCard(free)).toContain('Breve')
    expect((await world.state(premium)).horas).toEqual([])
  })
  test('keeps it the right of who bought the plan while there were hours, on both pages', async () => {
    await world.give(3)
    const client = await world.person('comprou@exemplo.com')
    await world.buy(client, 'premium')
    const [hour] = (await world.state(client)).horas
    await world.rita.form('/mentor', { acao: 'retirar', hora: hour?.id ?? '' })
    expect(await world.state(client)).toMatchObject({ incluida: true, restantes: 1, horas: [] })
    const page = await (await client.ask('/mentoria')).text()
    expect(page).toContain('Seu plano inclui a mentoria')
    expect(page).not.toContain('>Breve<')
    expect(await premiumCard(client)).toBe('Mentoria mensal ')
    expect(await premiumCard(await world.person('olha@exemplo.com'))).toContain('Breve')
  })
})

describe('giving hours', () => {
  test('is for those an admin named, and for admins', async () => {
    const other = await world.person('outra@exemplo.com')
    expect((await other.ask('/mentor')).status).toBe(404)
    expect((await other.form('/mentor', { acao: 'oferecer' })).status).toBe(404)
    expect((await world.admin.ask('/mentor')).status).toBe(200)
    expect((await world.admin.form('/admin/mentoria', { acao: 'nomear', email: 'ninguem@exemplo.com' })).status).toBe(
      422,
    )
  })
  test.each([
    ['a link with a line’s end in it', { link: 'https://chamada.exemplo/a\r\nX-Other:b' }, 'https://'],
    ['a link with a control character in it', { link: 'https://chamada.exemplo/a\u0000b' }, 'https://'],
    ['a link that is not https', { link: 'javascript:alert(1)' }, 'https://'],
    ['a day that is over', { dia: '2020-01-01' }, 'futuro'],
    ['no room for an hour', { ate: '19:10' }, 'Confira o dia'],
    ['too many', { das: '00:00', ate: '23:59', minutos: '15', semanas: '8' }, 'horários demais'],
  ] as const)('refuses %s and keeps what was typed', async (_, more, words) => {
    const answer = await world.give(3, 1, { sobre: 'Linha que fica', ...more })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(words)
    expect(page).toContain('Linha que fica')
  })
})

describe('booking', () => {
  test('is one hour a cycle, for those whose plan includes it, and both sides are notified', async () => {
    await world.give(4, 2)
    const client = await world.person('celia@exemplo.com', 'premium')
    const basic = await world.person('basica@exemplo.com', 'basico')
    const [first, second] = (await world.state(client)).horas
    expect((await world.act(basic, 'marcar', { hora: first?.id })).status).toBe(409)
    const done = await world.act(client, 'marcar', { hora: first?.id, assunto: 'Entrevista na quinta' })
    expect(done.status).toBe(200)
    expect(await world.state(client)).toMatchObject({
      restantes: 0,
      reservas: [{ mentor: 'Rita Albuquerque', link: 'https://chamada.exemplo/rita', assunto: 'Entrevista na quinta' }],
    })
    expect(await body(await world.act(client, 'marcar', { hora: second?.id }))).toMatchObject({
      code: 'mentoring-used',
    })
    expect((await titles(client))[0]).toBe('Mentoria marcada')
    expect((await titles(world.rita))[0]).toBe('Alguém marcou um horário com você')
    const page = await (await client.ask('/mentoria')).text()
    expect(page).toContain('Sua conversa com Rita Albuquerque é')
    // Another's link is nobody's to see before booking.
    expect(await (await basic.ask('/mentoria')).text()).not.toContain('chamada.exemplo')
  })
  test('is moved, cancelled until the day before, and the hour is free again', async () => {
    const client = await world.person('muda@exemplo.com', 'premium')
    const [hour] = (await world.state(client)).horas
    await world.act(client, 'marcar', { hora: hour?.id })
    await world.give(5)
    const next = (await world.state(client)).horas.at(-1)
    const [booked] = (await world.state(client)).reservas
    expect((await world.act(client, 'mudar', { reserva: booked?.id, hora: next?.id })).status).toBe(200)
    const moved = await world.state(client)
    expect(moved.reservas[0]).toMatchObject({ inicio: next?.inicio, pode_mudar: true })
    expect(moved.horas.map(({ id }) => id)).toContain(hour?.id ?? '')
    expect((await world.act(client, 'cancelar', { reserva: booked?.id })).status).toBe(200)
    expect(await world.state(client)).toMatchObject({ restantes: 1, reservas: [] })
    expect((await titles(world.rita))[0]).toBe('Um horário seu está livre de novo')
  })
  test('by 30 people at once gives the hour to exactly one', async () => {
    await world.give(20)
    const clients: Client[] = []
    for (let n = 0; n < 30; n++) clients.push(await world.person(`corrida${n}@exemplo.com`, 'premium'))
    const all = (await world.state(clients[0] as Client)).horas
    const hour = all.at(-1)?.id
    const answers = await Promise.all(clients.map((client) => world.act(client, 'marcar', { hora: hour })))
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 409).length]).toEqual([
      1, 29,
    ])
    const { events, secrets } = world.app.core
    expect(claimProblems(events, secrets)).toEqual([])
  }, 60_000)
  test('withdrawn by the mentor is cancelled, and the person gets the unit back', async () => {
    await world.give(6)
    const client = await world.person('devolve@exemplo.com', 'premium')
    const hour = (await world.state(client)).horas.find(({ inicio }) => inicio)?.id ?? ''
    await world.act(client, 'marcar', { hora: hour })
    // Named by the words that are seen, for who speaks to the page.
    const seen = 'Retirar e cancelar a conversa'
    expect(await (await world.rita.ask('/mentor')).text()).toMatch(new RegExp(`aria-label="${seen} de .*${seen}<`, 's'))
    expect((await world.rita.form('/mentor', { acao: 'retirar', hora: hour })).status).toBe(303)
    expect(await world.state(client)).toMatchObject({ restantes: 1, reservas: [] })
    expect((await titles(client))[0]).toBe('A mentoria foi cancelada')
    expect(await body(await world.act(client, 'marcar', { hora: hour }))).toMatchObject({ code: 'hour-taken' })
  })
})

describe('a conversation', () => {
  test('is reminded of once, shows results only by consent, and has notes of both', async () => {
    await world.give(7)
    const client = await world.person('conversa@exemplo.com', 'premium')
    await client.post('/api/linkedin/analyze', linkedin)
    const hour = (await world.state(client)).horas.at(-1)?.id
    await world.act(client, 'marcar', { hora: hour })
    const id = (await world.state(client)).reservas[0]?.id ?? ''
    const talk = async () => (await world.rita.ask(`/mentor/conversa?reserva=${id}`)).text()
    expect(await talk()).toContain('conversa não mostra resultados')
    await world.act(client, 'mostrar', { reserva: id })
    const shown = await talk()
    expect(shown).toContain('de 100')
    for (const own of Object.values(linkedin)) expect(shown).not.toContain(own.slice(0, 40))
    await world.act(client, 'esconder', { reserva: id })
    expect(await talk()).not.toContain('de 100')
    expect((await client.ask(`/mentor/conversa?reserva=${id}`)).status).toBe(404)
    expect((await world.admin.ask(`/mentor/conversa?reserva=${id}`)).status).toBe(404)

    await world.act(client, 'anotar', { reserva: id, texto: 'Levar exemplos' })
    expect((await world.rita.form('/mentor', { acao: 'anotar', reserva: id, texto: 'Ensaiar 2024' })).status).toBe(303)
    expect(await talk()).toContain('Levar exemplos')
    expect((await world.state(client)).reservas[0]).toMatchObject({
      anotacoes: 'Levar exemplos',
      anotacoes_mentor: 'Ensaiar 2024',
    })
    const file = await (await client.ask(`/mentoria/agenda.ics?reserva=${id}`)).text()
    expect(file).toContain(`UID:${id}\r\n`)
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

    world.app.turn(6.7 * dayMs)
    await sweepMentoring(world.app.core)
    await sweepMentoring(world.app.core)
    expect((await titles(client)).filter((title) => title === 'Sua mentoria está chegando')).toHaveLength(1)
    expect(await body(await world.act(client, 'cancelar', { reserva: id }))).toMatchObject({ code: 'mentoring-late' })
  })
  test('stays with the person when the plan is lost', async () => {
    const client = await world.person('perde@exemplo.com', 'premium')
    await world.give(1)
    const hour = (await world.state(client)).horas.at(-1)?.id
    expect((await world.act(client, 'marcar', { hora: hour })).status).toBe(200)
    const id = (await world.state(client)).reservas[0]?.id ?? ''
    await world.act(client, 'anotar', { reserva: id, texto: 'O que aprendi' })
    world.app.turn(2 * dayMs)
    const { assignPlan } = await import('../../src/server/admin/operator/operator')
    await assignPlan(world.app.core, 'perde@exemplo.com', 'free')
    await client.post('/api/login', { email: 'perde@exemplo.com', senha: 'segredo1' })
    const page = await (await client.ask('/mentoria')).text()
    expect(page).toContain('O que aprendi')
    expect(page).toContain('O que você escreveu e recebeu continua seu')
    expect((await world.act(client, 'anotar', { reserva: id, texto: 'E mais' })).status).toBe(200)
  })
})

test('at the end of a paid cycle the hour goes, and all that was written stays', async () => {
  const client = await world.person('paga@exemplo.com')
  await world.give(2)
  const { url } = await body<{ url: string }>(await client.post('/api/create-checkout-session', { planId: 'premium' }))
  const sessao = new URL(url).searchParams.get('sessao') ?? ''
  await client.form('/pagamento-teste', { sessao, escolha: 'pagar' })
  const hour = (await world.state(client)).horas.at(-1)?.id
  expect((await world.act(client, 'marcar', { hora: hour })).status).toBe(200)
  const id = (await world.state(client)).reservas[0]?.id ?? ''
  await world.act(client, 'anotar', { reserva: id, texto: 'Falar das marmitas' })
  expect((await client.form('/planos/cancelar', {})).status).toBe(303)
  expect((await world.state(client)).incluida).toBe(true)
  world.app.turn(32 * dayMs)
  await sweep(world.app.core)
  await client.post('/api/login', { email: 'paga@exemplo.com', senha: 'segredo1' })
  expect(await world.state(client)).toMatchObject({
    ...{ incluida: false, restantes: 0 },
    reservas: [{ anotacoes: 'Falar das marmitas' }],
  })
  expect((await world.act(client, 'anotar', { reserva: id, texto: 'Deu certo' })).status).toBe(200)
  const account = await world.accountOf(client)
  const history = domainEvents.history(world.app.core.events.read(accountStream(account)))
  const lines: string[] = []
  const { catalogue } = world.app.core
  explain(history, {
    ...{ options: {}, out: (line: string) => lines.push(line), now: world.app.core.clock(), say: sayEnglish },
    ...{ catalogue, limits: catalogue.limits },
  })
  expect(lines.join('\n')).toMatch(/\+1 {5}1 {2}the plan changed, plan premium[\s\S]*-1 {5}0 {2}hour booked/)
  expect(lines.at(-1)).toBe('= 0 left on the plan free')
})

describe('erasing', () => {
  test('a person frees their hour; a mentor’s erasure cancels what was booked with them', async () => {
    await world.rita.post('/api/login', { email: 'rita@exemplo.com', senha: 'segredo1' })
    await world.give(9, 2)
    const [one, other] = [
      await world.person('apaga@exemplo.com', 'premium'),
      await world.person('fica@exemplo.com', 'premium'),
    ]
    const [first, second] = (await world.state(one)).horas.slice(-2)
    await world.act(one, 'marcar', { hora: first?.id })
    await world.act(other, 'marcar', { hora: second?.id })
    expect((await one.form('/conta/apagar', { senha: 'segredo1', confirmar: 'sim' })).status).toBe(303)
    expect((await world.state(other)).horas.map(({ id }) => id)).toContain(first?.id ?? '')
    expect((await world.rita.form('/conta/apagar', { senha: 'segredo1', confirmar: 'sim' })).status).toBe(303)
    expect(await world.state(other)).toMatchObject({ restantes: 1, reservas: [], horas: [] })
    const { events, secrets } = world.app.core
    expect(claimProblems(events, secrets)).toEqual([])
    expect(world.differences()).toEqual([])
  })
})
