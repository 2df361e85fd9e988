// What a page counts: a choice as one keyword, a degree as a condition, and a task within a sentence as such.
import { describe, expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { document } from '../../analysis/resume/testing'
import { suggestionsOf } from './suggest'
import { jobView } from './view'

const person = document(
  ...['Ana Reis', 'ana@exemplo.com', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
  ...['- Comandei equipe de 7 pessoas no fechamento do mês', '- Relatórios em Excel para a diretoria'],
  ...['# Formação', 'Bacharelado em Ciências Contábeis – UFPR – 2015', '# Habilidades', 'Excel, Git, NR-35'],
)
const compared = (...lines: string[]) =>
  matchJob(readAdvert(['Analista', '', 'Requisitos', ...lines.map((line) => `- ${line}`)].join('\n')), person)
const textsOf = (chips: readonly { readonly text: string }[]) => chips.map(({ text }) => text)

describe('a choice is one keyword', () => {
  const result = compared('Excel', 'Git', 'Experiência com Power BI ou Tableau')
  test('of the lists and of what they count', () => {
    const view = jobView(result, 'pt-BR')
    expect(textsOf(view.missing)).toEqual(['Power BI / Tableau'])
    expect(view.summary).toContain('2 das 3')
    expect(view.importantAll).toBe(3)
  })
  test('of what a tip asks for', () => {
    expect(suggestionsOf(result, 'pt-BR').find(({ key }) => key === 'ask')?.title).toContain('Power BI / Tableau')
  })
})

test('a degree of several subjects is a condition and none of the keywords', () => {
  for (const subjects of ['Economia ou Engenharia', 'Ciências Contábeis, Economia ou Administração']) {
    const result = compared('Excel', 'Git', `Graduação em ${subjects}`)
    const view = jobView(result, 'pt-BR')
    expect(textsOf([...view.shown, ...view.studied, ...view.listed, ...view.suggested, ...view.missing])).toEqual(
      expect.not.arrayContaining(['Economia']),
    )
    expect(view.conditions.map(({ key }) => key)).toContain('education degree')
    expect(suggestionsOf(result, 'pt-BR').filter(({ title }) => /Economia|Engenharia/.test(title))).toEqual([])
  }
})

test('a name within a task is not missing a second time', () => {
  const advert = readAdvert(
    'Analista\n\nAtividades\n- Apontar movimentações no WMS\n- Emitir notas fiscais\n\nRequisitos\n- Excel\n- Git\n- SQL\n- Power BI',
  )
  const { shown, studied, listed, suggested, missing } = jobView(matchJob(advert, person), 'pt-BR').tasks
  const texts = textsOf([...shown, ...studied, ...listed, ...suggested, ...missing])
  expect(texts).toContain('Apontar movimentações no WMS')
  expect(texts).not.toContain('WMS')
})

test('nobody is asked where they used a norm', () => {
  const shown = suggestionsOf(compared('Excel', 'Git', 'NR-35'), 'pt-BR').find(({ key }) => key === 'show')
  expect(shown?.title).toContain('Git')
  expect(shown?.title).not.toContain('NR-35')
})

test('a task within a sentence begins with a small letter, and a similar one is not counted as met', () => {
  const advert = readAdvert(
    'Analista\n\nAtividades\n- Coordenar equipe de até 8 ajudantes\n- Zelar pelo checklist diário do equipamento\n\nRequisitos\n- Excel\n- Git\n- SQL\n- Power BI',
  )
  const view = jobView(matchJob(advert, person), 'pt-BR')
  expect(textsOf(view.tasks.suggested)).toEqual(['Coordenar equipe de até 8 ajudantes'])
  expect(view.suggestions.find(({ key }) => key === 'ask')?.title).toMatch(/[,e] zelar pelo checklist/)
  expect(view.tasks.shown).toEqual([])
})
