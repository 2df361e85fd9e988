import { describe, expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { check, result } from '../../../tests/fixtures/resume/result'
import { faults, headings, skips, textOf } from '../../../tests/helpers/pages/markup'
import { memberPage } from '../../../tests/helpers/pages/page-context'
import type { Document } from '../../analysis/documents/document'
import { analyseResume } from '../../analysis/resume'
import { document } from '../../analysis/resume/testing'
import { resultRegion } from '../../api/regions'
import { type Language, languages } from '../../i18n'
import { resumeJson } from '../../server/analyses/json/resume'
import { resumeView } from '../../texts/resume/view'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { ResumeContent } from './content'
import { ResultRegion } from './result'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const page = (language: Language) => memberPage('/curriculo', language)
const analysed = {
  file: 'marina-duarte.pdf',
  at: Date.parse('2026-11-20T09:14:00-03:00'),
  before: 70,
  result: result({
    checks: [
      check('quantified', {
        gain: 8,
        status: 'part',
        evidence: [{ text: 'Responsável por <b>tudo</b>.', mark: 'Responsável por', page: 1, line: 12 }],
      }),
      ...['date-format', 'contact', 'reading-order'].map((id, index) => check(id, { gain: 5 - index })),
    ],
    keywordsFound: ['CRM'],
    keywordsSuggested: ['retenção'],
    robot: {
      fields: [
        { field: 'email', value: 'marina@exemplo.com.br' },
        { field: 'phone', value: null },
      ],
      sections: [],
      lines: ['MARINA DUARTE'],
      hidden: [{ reason: 'white', page: 2, text: 'python java' }],
    },
  }),
}
type Given = Partial<Omit<Parameters<typeof ResumeContent>[0], 'language'>>
test('once no analyses are left, a new version is measured in the workbench, free of charge', () => {
  const html = render({ left: 0 })
  expect(textOf(html)).toContain('Suas análises de currículo acabaram')
  expect(textOf(html)).toContain('vê a nota nova, de graça')
  expect(html).toMatch(/<a[^>]*href="\/curriculo\/oficina"[^>]*>Medir na Oficina</)
  expect(render({ left: 1 })).not.toContain('>Medir na Oficina<')
  // Beside the score a new file is offered only to somebody who can send one.
  const offered = (left: number) => /<a[^>]*href="#enviar"/.test(render({ left, latest: { ...analysed, id: 'a1' } }))
  expect([offered(0), offered(1)]).toEqual([false, true])
})

const render = (given: Given = {}, language: Language = 'pt-BR') =>
  renderToString(
    <ToolPage tool="resume" page={page(language)}>
      <ResumeContent language={language} latest={analysed} left={7} now={now} {...given} />
    </ToolPage>,
  )

describe('the résumé page', () => {
  test('a result ends with a link to the next tool; without one there is none', () => {
    expect(render()).toContain('aria-label="E agora?"')
    expect(render()).toMatch(/<a href="\/scanner-vagas"[^>]*>.*?<strong>Comparar com uma vaga/)
    expect(render({}, 'en-US')).toContain('aria-label="What now?"')
    expect(render({ latest: null })).not.toContain('E agora?')
  })

  test('given a result, it shows the score in words and figures, then what to do, with the evidence', () => {
    const text = textOf(render())
    for (const part of [
      'marina-duarte.pdf 2 páginas, analisado hoje às 9h14',
      'Muito bom: faltam números',
      'Formatação 88',
      'Conteúdo 64',
      'Compatibilidade ATS 79',
      'Comece por estas três',
      'Página 1, linha 12',
      'Mais 1 melhoria até +3',
      'O que o robô leu',
      'não encontrado',
      'Texto que ninguém vê',
      'na cor do fundo, Página 2',
      'se forem verdade para você',
      'O mesmo arquivo recebe sempre a mesma nota.',
    ])
      expect(text).toContain(part)
    expect(render()).toContain('aria-label="Nota do currículo: 76 de 100, antes 70"')
  })

  test('a person’s own line is escaped text, with the highlighted part inside', () => {
    const html = render()
    expect(html).toContain('Responsável por</mark>')
    expect(html).toContain('&lt;b&gt;tudo&lt;/b&gt;')
    expect(html).not.toContain('<b>tudo</b>')
  })

  test('three findings are open and the rest is folded', () => {
    const html = render()
    const [open = '', waiting = ''] = html.split('Mais 1 melhoria')
    expect(open.match(/<article/g)).toHaveLength(3)
    expect(waiting.match(/<article/g)).toHaveLength(1)
  })

  test('where a later tip is worth more, the page says why; a tip about what jobs lack leads to the lines as read, one about tasks where a job is in doubt', () => {
    const withChecks = (unsure?: readonly number[], gain = 3) =>
      render({
        latest: {
          ...analysed,
          id: '01975d2e-0000-7000-8000-000000000000',
          result: result({
            checks: [check('roles', { gain: 8 }), check('tasks', { gain: 8 }), check('contact', { gain })],
            ...(unsure && { unsure }),
            robot: { fields: [], sections: [], lines: ['MARINA DUARTE', 'Loja Sol'], hidden: [] },
          }),
        },
      })
    const links = (html: string) => html.match(/href="#conferir"/g)?.length ?? 0
    const why = 'a ordem não é a dos pontos.'
    expect(textOf(withChecks([], 9))).toContain(why)
    expect(textOf(withChecks())).not.toContain(why)
    expect([links(withChecks()), links(withChecks([1]))]).toEqual([1, 3])
  })

  test('given no analysis, the board comes first with the empty state', () => {
    const html = render({ latest: null })
    expect(textOf(html)).toContain('Nenhuma análise encontrada')
    expect(html.indexOf('id="enviar"')).toBeLessThan(html.indexOf('Nenhuma análise encontrada'))
    expect(html).not.toContain('<details id="enviar"')
    expect(render().indexOf('id="nota"')).toBeLessThan(render().indexOf('<details id="enviar"'))
  })

  test('given no résumé, there is no score and no finding, but what the parser read', () => {
    const text = textOf(render({ latest: { ...analysed, result: { ...analysed.result, score: null } } }))
    expect(text).toContain('Este arquivo não parece um currículo')
    expect(text).toContain('MARINA DUARTE')
    expect(text).not.toContain('Comece por')
    expect(text).not.toContain('de 100')
  })

  test('given a cap, it is shown beside the score', () => {
    const capped = { ...analysed.result, score: 60, caps: [{ id: 'no-contact', at: 60 }] as const }
    const text = textOf(render({ latest: { ...analysed, result: capped } }))
    expect(text).toContain('O que está segurando a nota')
    expect(text).toContain('a nota não passa de 60')
  })

  test('a failure and a file still being read are shown as such', () => {
    expect(render({ error: 'O arquivo está protegido por senha.' })).toContain('role="alert"')
    expect(textOf(render({ error: 'O arquivo está protegido por senha.' }))).toContain('Erro na análise')
    const pending = render({ latest: null, pending: { file: 'novo.pdf', at: now } })
    expect(textOf(pending)).toContain('novo.pdf foi enviado hoje às 15h00')
    expect(textOf(pending)).not.toContain('Nenhuma análise encontrada')
  })

  test.each([
    [7, '7 análises restantes'],
    [1, '1 análise restante'],
    [null, 'Análises ilimitadas'],
  ] as const)('with %p left it says %s', (left, text) => expect(textOf(render({ left }))).toContain(text))

  test('given none left, the form is replaced by a message and the plans, and the result stays', () => {
    const html = render({ left: 0 })
    expect(html).not.toContain('type="file"')
    expect(textOf(html)).toContain('Suas análises de currículo acabaram')
    expect(textOf(html)).toContain('Muito bom: faltam números')
  })
})

test('without JavaScript the form posts the file', () => {
  const html = render()
  expect(html).toMatch(
    /<form[^>]* action="\/curriculo"[^>]* encType="multipart\/form-data"[^>]* method="post"|<form[^>]* action="\/curriculo" method="post" encType="multipart\/form-data"/i,
  )
  expect(html).toMatch(/<input[^>]* type="file"[^>]* name="resume"/)
  expect(html).toMatch(/<button[^>]* type="submit"/)
})

test('the region alone equals its part of the page', () => {
  const answer = (
    <ToolAnswer language="pt-BR">
      <ResultRegion language="pt-BR" left={7} latest={analysed} now={now} />
    </ToolAnswer>
  )
  const region = renderToString(answer, { identifierPrefix: resultRegion })
  expect(region).toStartWith('<section id="resultado" data-region="resultado"')
  // Only the ids of its islands differ.
  expect(textOf(render())).toContain(textOf(region))
})

describe.each([...languages])('in %s', (language) => {
  test.each([
    ['a result', {}],
    ['none', { latest: null }],
    ['no résumé', { latest: { ...analysed, result: { ...analysed.result, score: null } } }],
    ['nothing left', { left: 0 }],
    ['an error', { error: 'x' }],
  ] as [string, Given][])('%s reads in order and breaks no policy', (_, given) => {
    const html = render(given, language)
    expect(faults(html)).toEqual([])
    expect(headings(html)[0]).toBe(1)
    expect(headings(html).filter((level) => level === 1)).toHaveLength(1)
    expect(skips(headings(html))).toEqual([])
    expect(html).toContain(`lang="${language}"`)
  })
})

describe('real results of the rubric', () => {
  const marina = `Marina Duarte
    Recife, PE · marina@exemplo.com.br

    # Experiência profissional
    =Analista de atendimento, Lumen Energia, mar/2021 a 08-2023
    - Responsável por atendimento ao cliente e ações de fidelização
    - Reduzi em 30% o tempo de resposta de uma equipe de 8 pessoas
    - Profissional proativo e dinâmico

    # Formação
    Administração, UFPE, 2019

    # Habilidades
    Excel, CRM, atendimento ao cliente`
  const base = document(marina)
  const files = {
    'an ordinary one': base,
    'a DOCX in two columns with tables': { ...base, kind: 'docx', pages: null, columns: 2, tables: 2, textboxes: 1 },
    'one with hidden text': { ...base, hidden: [{ reason: 'white', page: 1, text: 'python java sql' }] },
    'a short one without contact': document('Maria', '# Experiência', '=Vendedora, Loja Sol, 2020 a 2022', '- Vendi'),
    'an unreadable one': { ...base, lines: base.lines.slice(0, 2), unreadable: 0.4, respaced: 0.5, images: 3 },
    'a letter': document('Prezados senhores,', 'segue em anexo a nota fiscal do mês passado.', 'Atenciosamente, Ana'),
  } as const satisfies Record<string, Document>

  test.each(Object.entries(files))('%s is shown in full in both languages', (_, file) => {
    const analysis = analyseResume(file)
    for (const language of languages) {
      const html = render({ latest: { file: 'cv.pdf', at: now, result: analysis } }, language)
      expect(faults(html)).toEqual([])
      expect(skips(headings(html))).toEqual([])
      expect(JSON.stringify(resumeJson(analysis, language))).not.toContain('{{')
      expect(resumeView(analysis, language).findings).toHaveLength(
        analysis.score === null
          ? 0
          : analysis.checks.filter(({ status }) => status === 'part' || status === 'none').length,
      )
    }
  })
})
