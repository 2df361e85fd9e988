// A tip gives the advert's words for the same work alone: for no other product, and for no object of another deed in the line.
import { expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { document } from '../../analysis/resume/testing'
import type { Language } from '../../i18n'
import { jobView } from './view'

const more = {
  'pt-BR': ['Negociar prazos com transportadoras', 'Auditar faturas', 'Coordenar a manutenção dos veículos da frota'],
  'en-US': ['Negotiate terms with carriers', 'Audit invoices', 'Coordinate the maintenance of vehicles of the fleet'],
} as const
/** Whether one of the tips that give the advert's words for the person's gives these, beside few other tasks and beside many. */
const isOffered = (language: Language, title: string, own: string, asked: string, others: number): boolean => {
  const [duty, need] = language === 'pt-BR' ? ['Atividades', 'Requisitos'] : ['Key responsibilities', 'Requirements']
  const duties = [asked, ...more[language].slice(0, others)].map((one) => `- ${one}`)
  const page = document(
    ...['Tom Hale', 'tom@x.com', '# Experience', `=${title}, Depot Ltd, 01/2015 - 12/2022`, `- ${own}`],
    ...['# Skills', 'Excel'],
  )
  const result = matchJob(readAdvert([title, duty, ...duties, need, '- Excel'].join('\n')), page)
  const tips = jobView({ ...result, range: null, workMatches: true }, language).suggestions
  return tips.some(
    ({ key, title, text }) =>
      /^(?:word|similar|implied)/.test(key) && `${title} ${text}`.toLowerCase().includes(`“${asked.toLowerCase()}”`),
  )
}

const products = [
  ['en-US', 'Analyst', 'Wrote a % report for three sites', 'Build dashboards in %', 'Power BI', 'Power Query'],
  ['en-US', 'Surveyor', 'Prepared reports of the site in %', 'Draft reports in %', 'Leica Infinity', 'Trimble Access'],
  ['pt-BR', 'Vendedora', 'Anotei os pedidos de três lojas no %', 'Registrar pedidos no %', 'SAP', 'Linx'],
  ['pt-BR', 'Projetista', 'Criei desenhos de peças no %', 'Elaborar desenhos no %', 'SolidWorks', 'AutoCAD'],
] as const
test.each(products)('in %s, %s: "%s" is no "%s" of another product', (language, title, own, asked, product, other) => {
  for (const others of [1, 3]) {
    const offered = (used: string) =>
      isOffered(language, title, own.replace('%', used), asked.replace('%', product), others)
    expect([others, offered(other), offered(product)]).toEqual([others, false, true])
  }
})

test.each([
  [
    'en-US',
    'Analyst',
    'Build forecasts',
    'Wrote a report comparing forecasts by supplier',
    'Wrote the forecasts by supplier',
  ],
  ['en-US', 'Buyer', 'Draft contracts', 'Wrote a guide explaining contracts to staff', 'Wrote the contracts for staff'],
  [
    'pt-BR',
    'Analista',
    'Elaborar relatórios',
    'Redigi um texto comparando relatórios de venda',
    'Apresentei os relatórios de venda',
  ],
] as const)('in %s, %s: "%s" is not said where "%s"', (language, title, asked, other, same) => {
  expect([other, same].map((own) => isOffered(language, title, own, asked, 1))).toEqual([false, true])
})

const listedNames = [
  ['en-US', 'Warehouse Team Leader', 'Stock Controller', 'Stock control', 'Stock control & cycle counting'],
  ['en-US', 'Office Manager', 'Purchasing Controller', 'Purchasing control', 'Purchasing control and audits'],
  ['pt-BR', 'Gerente de loja', 'Controladora de qualidade', 'Controle de qualidade', 'Controle de qualidade e 5S'],
] as const
test.each(listedNames)('in %s, %s: a name that stands in the list is asked for in no other words: %s', (...row) => {
  const [language, title, other, asked, listed] = row
  const tips = (skills: string) => {
    const need = language === 'pt-BR' ? 'Requisitos' : 'Requirements'
    const advert = readAdvert([title, need, `- ${asked}`, ...more[language].map((one) => `- ${one}`)].join('\n'))
    const page = document(
      ...['Tom Hale', 'tom@x.com', '# Experience', `=${title}, Depot Ltd, 01/2019 - 12/2022`, '- Led 24 people'],
      ...[`=${other}, Mill Ltd, 01/2015 - 12/2018`, '- Served customers', '# Skills', skills],
    )
    const result = matchJob(advert, page)
    const blocks = result.blocks.map((one) => ({ ...one, gain: one.id === 'wording' ? 5 : one.gain }))
    return jobView({ ...result, blocks, range: null, workMatches: true }, language).suggestions.filter(
      ({ title, text }) => `${title} ${text}`.includes(`“${asked}`) || text.includes(`→ “${asked.toLowerCase()}`),
    ).length
  }
  expect([tips('Excel'), tips(listed)]).toEqual([1, 0])
})
