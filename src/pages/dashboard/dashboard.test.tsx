import { describe, expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { check, result } from '../../../tests/fixtures/resume/result'
import { faults, headings, skips, textOf } from '../../../tests/helpers/pages/markup'
import { memberPage } from '../../../tests/helpers/pages/page-context'
import { type Language, languages } from '../../i18n'
import { DashboardPage } from './dashboard'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const page = (language: Language, name?: string) => memberPage('/painel', language, name)
type Data = Parameters<typeof DashboardPage>[0]['data']
const data: Data = {
  status: 'basico',
  scores: {
    overall: { score: 76, before: 70, at: now },
    photo: null,
    linkedin: null,
    resume: { score: 76, before: 70, at: now },
  },
  stats: { remaining: 7, total: 10 },
  activities: [{ id: 'a', tool: 'resume', score: 76, at: now }],
  latest: {
    resume: result({
      checks: [
        check('quantified', { gain: 8, evidence: [{ text: 'Responsável por atendimento.', page: 1, line: 12 }] }),
      ],
    }),
  },
  now,
}
const newcomer: Data = {
  status: 'free',
  scores: { overall: null, photo: null, linkedin: null, resume: null },
  stats: { remaining: 4, total: 4 },
  activities: [],
  latest: {},
  now,
}
const render = (given: Partial<Data> = {}, language: Language = 'pt-BR') =>
  renderToString(<DashboardPage page={page(language)} data={{ ...data, ...given }} />)

describe('the dashboard', () => {
  test('greets by first name and leads to the analyses', () => {
    const html = render()
    expect(textOf(html)).toContain('Bem-vindo de volta, Marina!')
    expect(html).toMatch(/<a href="#analises"[^>]*>Continuar Análise/)
    expect(html).toContain('id="analises"')
  })

  test('leads on to the draft that was changed after the latest résumé, and says what the scores are of', () => {
    expect(textOf(render({ draftAt: now + 60_000, now: now + 120_000 }))).toContain(
      'Continue seu currículo na Oficina Última mudança: hoje, 15h01. As notas daqui são do último arquivo analisado',
    )
    expect(render({ draftAt: now + 60_000, now: now + 120_000 }, 'en-US')).toContain('href="/curriculo/oficina"')
    expect(textOf(render({ ...newcomer, draftAt: now }))).not.toContain('As notas daqui')
    for (const draftAt of [null, now - 1]) expect(render({ draftAt })).not.toContain('/curriculo/oficina')
  })

  test('draws four rings, each with its sentence, the empty ones without a figure', () => {
    const html = render()
    for (const label of [
      'Nota geral: 76 de 100, antes 70',
      'Foto: ainda sem análise',
      'LinkedIn: ainda sem análise',
      'Currículo: 76 de 100, antes 70',
    ])
      expect(html).toContain(`aria-label="${label}"`)
    expect(html.match(/role="img"/g)).toHaveLength(4)
  })

  test('names the one next step with its gain and its link', () => {
    const text = textOf(render())
    expect(text).toContain('+8')
    expect(text).toContain('Currículo, página 1, linha 12')
  })

  test('the tools link to their pages, also where nothing is left, which they say', () => {
    const open = render()
    for (const path of ['/foto-perfil', '/linkedin', '/curriculo', '/scanner-vagas'])
      expect(open).toContain(`href="${path}"`)
    const closed = render({ stats: { remaining: 0, total: 10 } })
    expect(textOf(closed)).toContain('Sem análises restantes')
    expect(textOf(closed).match(/Ver os meus resultados/g)).toHaveLength(4)
    for (const path of ['/foto-perfil', '/linkedin', '/curriculo', '/scanner-vagas'])
      expect(closed).toContain(`href="${path}"`)
    expect(textOf(open)).not.toContain('Sem análises restantes')
  })

  test('the side panel shows the plan, what is left and what to try', () => {
    const text = textOf(render())
    for (const part of ['Plano Básico', 'Análises Restantes', '7/10', 'Atualizar para Pro', 'Sugestões da Semana'])
      expect(text).toContain(part)
    expect(render()).toMatch(/<progress[^>]* value="7"[^>]* max="10"|<progress[^>]* max="10"[^>]* value="7"/)
  })

  test('an unlimited plan is shown as full and unlimited', () => {
    const text = textOf(render({ status: 'premium', stats: { remaining: null, total: null } }))
    expect(text).toContain('Ilimitado/Ilimitado')
    expect(text).toContain('Plano Ativo')
    expect(text).not.toContain('-1')
  })

  test('figures that replace a failed read carry the badge, a person’s own never do', () => {
    const failed = textOf(render({ scores: 'failed', stats: 'failed', activities: [], latest: {} }))
    expect(failed).toContain('Exemplo')
    expect(failed).toContain('3 de 3')
    expect(textOf(render())).not.toContain('Exemplo')
  })

  test('a new account sees no figure except what is left', () => {
    const text = textOf(render(newcomer))
    expect(text).toContain('Sua nota geral aparece depois da primeira análise.')
    expect(text).toContain('Nenhuma atividade ainda')
    expect(text).toContain('Atualize sua foto de perfil')
    expect(text).not.toContain('de 100')
  })

  test('a person without a name is greeted too', () => {
    const html = renderToString(<DashboardPage page={page('pt-BR', '')} data={data} />)
    expect(textOf(html)).toContain('Bem-vindo de volta, Usuário!')
  })
})

describe.each([...languages])('in %s', (language) => {
  test.each([
    ['a basic plan', {}],
    ['a newcomer', newcomer],
    ['everything failed', { scores: 'failed', stats: 'failed' }],
    ['nothing left', { stats: { remaining: 0, total: 10 } }],
  ] as [string, Partial<Data>][])('%s reads in order and breaks no policy', (_, given) => {
    const html = render(given, language)
    expect(faults(html)).toEqual([])
    expect(headings(html)[0]).toBe(1)
    expect(headings(html).filter((level) => level === 1)).toHaveLength(1)
    expect(skips(headings(html))).toEqual([])
  })
})
