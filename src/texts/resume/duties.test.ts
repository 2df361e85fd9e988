// What a page of bare duties, of boasts or of a trade beside another is praised for and asked, in the words of its result.
import { expect, test } from 'bun:test'
import { analyseResume } from '../../analysis/resume'
import { openingOf } from '../../analysis/resume/sentences/opening-of'
import { document } from '../../analysis/resume/testing'
import { checkTexts } from './texts'
import { resumeView } from './view'

const result = (job: string, lines: readonly string[]) =>
  analyseResume(
    document(
      ...['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
      ...[`${job} – Horizonte Turismo – 03/2016 a 08/2025`, ...lines.map((line) => `- ${line}`)],
    ),
    [],
    { year: 2026, month: 11 },
  )
const view = (job: string, lines: readonly string[]) => resumeView(result(job, lines), 'pt-BR')
const names = [
  'Emissão de passagens',
  'Elaboração de orçamentos',
  'Controle de planilhas',
  'Reposição de folhetos',
  'Atendimento ao público',
  'Venda de pacotes',
]
const deeds = [
  'Remarquei voos de grupos',
  'Negociei diárias com hotéis',
  'Montei roteiros de família',
  'Treinei duas colegas',
  'Criei a tabela de comissões',
]

test('names of tasks are not praised as what somebody did', () => {
  expect(view('Agente de viagens', names).strengths.join(' ')).not.toMatch(/começa pelo que você fez/)
  expect(view('Agente de viagens', deeds).strengths.join(' ')).toMatch(/começa pelo que você fez/)
})

test('full points with more names than deeds are praised for naming tasks', () => {
  const { checks } = result('Agente de viagens', [...names.slice(0, 4), ...deeds.slice(0, 3)])
  const openings = checks.find(({ id }) => id === 'openings')
  expect(openings?.status).toBe('full')
  expect(checkTexts('pt-BR', 'openings', openings?.params ?? {})?.strength).toBe(
    'Suas frases dizem logo qual era a tarefa.',
  )
})

test('a travel agent is asked about no tables, and suggested none', () => {
  const { findings, keywords } = view('Agente de viagens', names)
  expect(findings.map(({ fix }) => fix).join(' ')).not.toMatch(/mesas|hóspedes/)
  expect(keywords.suggested.join(' ')).not.toMatch(/mesas|alimentos/)
})

test('praise is not quoted as the name of a task', () => {
  const boasts = ['Elevei o setor a outro patamar', 'Revolucionei o status quo', 'Entreguei além do esperado']
  const tip = view('Agente de viagens', [...boasts, ...names]).findings.find(({ id }) => id === 'tasks')
  for (const { text } of tip?.quotes ?? []) expect(boasts).not.toContain(text)
  expect(tip).toBeDefined()
})

test.each([
  ['Esterilizo em autoclave com registro de cada ciclo', 'action'],
  ['Organizo fretes para o sul', 'action'],
  ['Granizo em lavouras de uva', 'other'],
])('"%s" opens as %s', (line, how) => expect(openingOf(line)).toBe(how as ReturnType<typeof openingOf>))

test('a task that is only named gets an example of its own kind of work', () => {
  const fix = (trade?: string) => checkTexts('pt-BR', 'tasks', { context: 'thin', ...(trade ? { trade } : {}) })?.fix
  expect(fix('marketing')).toContain('“gestão de redes sociais”')
  expect(fix('cleaning')).toContain('“limpeza de salas”')
  // Of a trade that shares no kind, and of results that do not name it.
  for (const trade of ['land', undefined]) expect(fix(trade)).toContain('“controle de estoque”')
  expect(checkTexts('en-US', 'tasks', { context: 'thin', trade: 'nursing' })?.fix).toContain('“patient care”')
})

test('the example of a break names the year in which the last job ended', () => {
  const page = document(
    ...['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
    ...['Atendente – Padaria Sol – 03/2016 a 12/2022', ...deeds.map((line) => `- ${line}`)],
  )
  const found = analyseResume(page, [], { year: 2026, month: 11 })
  const recent = resumeView(found, 'pt-BR').findings.find(({ id }) => id === 'recent')
  expect(recent?.fix).toContain('“Parei em 2022 para cuidar da família e volto agora”')
  expect(checkTexts('pt-BR', 'recent', { context: 'both', years: 7 })?.fix).toContain('“Parei em 2019 ')
})
