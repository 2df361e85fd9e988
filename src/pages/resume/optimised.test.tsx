// When and how an optimised file is offered: never as the main action if it gains nothing or was not checked.
import { describe, expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { check, result } from '../../../tests/fixtures/resume/result'
import { faults as markupFaults, textOf } from '../../../tests/helpers/pages/markup'
import { memberPage } from '../../../tests/helpers/pages/page-context'
import type { Correction } from '../../analysis/resume/reading/corrections/correction'
import { faults, type Optimised } from '../../analysis/resume/result'
import { type Language, languages, translator } from '../../i18n'
import { resumeJson } from '../../server/analyses/json/resume'
import { ToolPage } from '../tool/tool'
import { ResumeContent } from './content'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const render = (
  optimised: Optimised | null,
  language: Language = 'pt-BR',
  gain = 0,
  corrections: readonly Correction[] = [],
) =>
  renderToString(
    <ToolPage tool="resume" page={memberPage('/curriculo', language)}>
      <ResumeContent
        language={language}
        latest={{
          id: 'r1',
          file: 'cv.pdf',
          at: now,
          result: result({
            checks: [check('tasks', { gain })],
            robot: { fields: [], sections: [], lines: ['Cozinheira, Buffet Alegria'], hidden: [] },
            ...(optimised ? { optimised } : {}),
            ...(corrections.length > 0 ? { corrections } : {}),
          }),
        }}
        left={7}
        now={now}
      />
    </ToolPage>,
  )
const offer = (given: Partial<Optimised> = {}): Optimised => ({
  before: 76,
  docx: 81,
  pdf: 80,
  notes: [],
  faults: [],
  ...given,
})
/** The text of the orange download, or null. */
const primary = (html: string): string | null =>
  /<a(?=[^>]*otimizado)(?=[^>]*class="[^"]*primary)[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/s.exec(html)?.[1] ?? null

describe('the page’s main button', () => {
  test('is the optimised file where it passed the check and gains points', () => {
    const html = render(offer())
    expect(primary(html)).toBe('Baixar currículo otimizado')
    expect(textOf(html)).toContain('Seu currículo otimizado')
    expect(textOf(html)).toContain('Analisamos esta versão: 80 de 100. A original tem 76.')
  })

  test('is the workbench where one tip gains more than the file', () => {
    const html = render(offer(), 'pt-BR', 5)
    expect(primary(html)).toBeNull()
    expect(textOf(html)).toContain('Analisamos esta versão: 80 de 100. A original tem 76.')
    expect(primary(render(offer(), 'pt-BR', 4))).toBe('Baixar currículo otimizado')
  })

  test.each<[string, Optimised]>([
    ['it gains nothing', offer({ docx: 76, pdf: 76 })],
    ['one of its kinds gains nothing', offer({ docx: 81, pdf: 76 })],
    ['it comes from before the gate, whatever it gains', { before: 76, docx: 81, pdf: 80, notes: [] }],
  ])('is not the file where %s: then it is a clean version, in second place', (_, optimised) => {
    const html = render(optimised)
    expect(primary(html)).toBeNull()
    expect(textOf(html)).toContain('Baixar em Word (DOCX)')
    expect(textOf(html)).toContain('Uma versão limpa do seu currículo')
    expect(textOf(html)).not.toContain('otimizado')
    expect(html).toContain('/curriculo/otimizado.docx?analise=r1')
  })

  test('says that a clean version leaves the score as it is only where it does', () => {
    expect(textOf(render(offer({ docx: 76, pdf: 76 })))).toContain('Ela não muda a sua nota')
    expect(textOf(render({ before: 76, docx: 81, pdf: 80, notes: [] }))).not.toContain('Ela não muda a sua nota')
  })
})

describe('a file that failed the check', () => {
  const places = ['MENEGHETTI ROSA']
  const stopped = offer({ docx: null, pdf: null, faults: ['words', 'jobs'], places })

  test('is not offered: the page says where, and leads to the workbench', () => {
    const html = render(stopped)
    expect(html).not.toContain('/curriculo/otimizado')
    expect(textOf(html)).toContain('Desta vez, sem versão limpa')
    expect(textOf(html)).toContain('Alguma palavra faltaria, ou sairia emendada, cortada ou repetida')
    expect(textOf(html)).toContain('Foi aqui: “MENEGHETTI ROSA”')
    const button = /<form[^>]*action="\/curriculo\/oficina"(?:(?!<\/form>).)*Ajustar na Oficina e baixar/s.exec(
      html,
    )?.[0]
    expect(button).toContain('value="r1"')
    expect(resumeJson(result({ optimised: stopped }), 'pt-BR', 'r1').url_otimizado).toBeNull()
  })

  test('leads to the lines as read where one of them, set right, may be all that is missing', () => {
    for (const [fault, leads] of [
      ['jobs', true],
      ['schools', true],
      ['words', false],
      ['icons', false],
    ] as const) {
      const html = render(offer({ docx: null, pdf: null, faults: [fault] }))
      expect([fault, html.includes('href="#linhas-lidas"')]).toEqual([fault, leads])
      if (leads) expect(html).toContain('id="linhas-lidas"')
    }
  })

  test.each(languages.flatMap((language) => faults.map((fault) => [language, fault] as const)))(
    'in %s there is a reason for %s',
    (language, fault) => {
      const html = render(offer({ docx: null, pdf: null, faults: [fault] }), language)
      const why = translator(language)(`resume.optimised.withheld.${fault}`)
      expect(why).not.toContain('withheld')
      expect(textOf(html)).toContain(why)
      expect(markupFaults(html)).toEqual([])
    },
  )
})

test('after a correction the file of the corrected reading is offered', () => {
  expect(primary(render(offer(), 'pt-BR', 0, [{ line: 0, is: 'job' }]))).toBe('Baixar currículo otimizado')
})

test('where no file was made, the page does not mention one', () => {
  expect(textOf(render(null))).not.toMatch(/otimizado|versão limpa/)
})
