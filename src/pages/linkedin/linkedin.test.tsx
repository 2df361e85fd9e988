import { describe, expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { profiles } from '../../../tests/fixtures/profiles'
import { faults, headings, skips, textOf } from '../../../tests/helpers/pages/markup'
import { memberPage } from '../../../tests/helpers/pages/page-context'
import { analyseLinkedin } from '../../analysis/linkedin'
import { resultRegion } from '../../api/regions'
import { type Language, languages, translator } from '../../i18n'
import { bandOf } from '../../texts/resume/verdict'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { LinkedinContent } from './content'
import { ResultRegion } from './result'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const page = (language: Language) => memberPage('/linkedin', language)
const saved = profiles.auxiliarLogistica
const nothing = { headline: '', about: '', experience: '' }
const latestOf = (name: keyof typeof profiles) => ({
  at: Date.parse('2026-11-20T09:14:00-03:00'),
  result: analyseLinkedin(profiles[name]),
  before: 60,
  changed: false,
  earlier: false,
})
const latest = latestOf('auxiliarLogistica')

type Given = Partial<Omit<Parameters<typeof LinkedinContent>[0], 'language'>>
const measure = { score: 74, headline: 'Bom caminho', tips: [{ title: 'Conte um resultado', gain: 6 }] }
const ownForm = { values: saved, errors: {}, measure, before: 70, wasMeasured: false } as const
const plain = { latest, saved, pending: null, left: 3, ...ownForm, now } as const
const render = (given: Given = {}, language: Language = 'pt-BR') =>
  renderToString(
    <ToolPage tool="linkedin" page={page(language)}>
      <LinkedinContent language={language} {...plain} {...given} />
    </ToolPage>,
  )

describe('the LinkedIn page', () => {
  test('given a result, it shows the score, the strengths, the headline and what to change with its line', () => {
    const text = textOf(render())
    const band = translator('pt-BR')(`resume.page.bands.${bandOf(latest.result.score)}`)
    for (const part of [
      'Textos analisados hoje às 9h14',
      `${band}: o resumo pode contar mais`,
      'Headline Sugerida Auxiliar de Logística | WMS',
      'Pontos Fortes do Perfil',
      'Abra com o que você faz',
      '23 de 25 pontos',
      'esta nota é nossa',
    ])
      expect(text).toContain(part)
    // A tip leads to the text it is about, in the form beside it.
    const led = [...render().matchAll(/href="#(texto-[a-z]+)"/g)].map(([, id]) => id)
    expect(led).toContain('texto-about')
    expect(led).toContain('texto-experience')
    for (const id of led) expect(render()).toContain(`id="${id}"`)
    expect(render()).toContain(`aria-label="Nota do LinkedIn: ${latest.result.score} de 100, antes 60"`)
    expect(render()).toContain('Em busca de</mark>')
  })

  test('given nothing, the form comes first with the empty state', () => {
    const html = render({ latest: null, saved: null, values: nothing })
    expect(textOf(html)).toContain('Nenhuma análise encontrada')
    expect(html.indexOf('id="enviar"')).toBeLessThan(html.indexOf('Nenhuma análise encontrada'))
    expect(html).not.toContain('<details id="enviar"')
    expect(render().indexOf('id="nota"')).toBeLessThan(render().indexOf('<details id="enviar"'))
  })

  test('given only a draft, it says that data was found, shows it and fills the form', () => {
    const html = render({ latest: null })
    expect(textOf(html)).toContain('Dados encontrados - Clique em "Analisar Perfil" Headline Em busca de vaga')
    expect(html).toContain(`value="${saved.headline}"`)
    expect(textOf(html)).not.toContain('Nenhuma análise encontrada')
  })

  test('given texts changed since, it says which texts were scored', () => {
    expect(textOf(render({ latest: { ...latest, changed: true } }))).toContain('A nota abaixo é dos textos de antes.')
  })

  test('a wrong field is shown at the field; a failure above the result', () => {
    const html = render({ errors: { about: 'Por favor, preencha o campo Resumo.' } })
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(textOf(render({ error: 'Ocupado.' }))).toContain('Erro na análise Ocupado.')
  })

  test('with none left the texts can still be saved', () => {
    const html = render({ left: 0 })
    expect(html).not.toContain('value="analisar"')
    expect(html).toContain('value="rascunho"')
    expect(textOf(html)).toContain('Suas análises do LinkedIn acabaram')
  })

  test('without JavaScript the form posts, its fields by name, and there is no copy button', () => {
    const html = render()
    expect(html).toMatch(/<form[^>]* action="\/linkedin" method="post"/)
    for (const name of ['headline', 'about', 'experience']) expect(html).toContain(`name="${name}"`)
    expect(textOf(html)).not.toContain('Copiar headline')
  })

  test('the region alone equals its part of the page', () => {
    const region = renderToString(
      <ToolAnswer language="pt-BR">
        <ResultRegion language="pt-BR" {...plain} />
      </ToolAnswer>,
      {
        identifierPrefix: resultRegion,
      },
    )
    expect(region).toStartWith('<section id="resultado" data-region="resultado"')
    expect(textOf(render())).toContain(textOf(region))
  })
})

describe.each([...languages])('in %s', (language) => {
  test.each([
    ['nothing', { latest: null, saved: null }],
    ['a draft', { latest: null }],
    ['nothing left', { left: 0 }],
    ['an error', { error: 'x' }],
    ['one under way', { latest: null, pending: { at: now } }],
    ...Object.keys(profiles).map((name) => [name, { latest: latestOf(name as keyof typeof profiles) }] as const),
  ] as [string, Given][])('%s reads in order and breaks no policy', (_, given) => {
    const html = render(given, language)
    expect(faults(html)).toEqual([])
    expect(headings(html).filter((level) => level === 1)).toHaveLength(1)
    expect(skips(headings(html))).toEqual([])
  })
})
