import { describe, expect, test } from 'bun:test'
import { profiles } from '../../../tests/fixtures/profiles'
import { analyseLinkedin } from '.'
import { HEADLINE_MAX } from './headline'

const suggest = (headline: string, about = '', experience = '') =>
  analyseLinkedin({ headline, about, experience }).headline

describe('the suggested headline', () => {
  test('takes no word out of a longer name', () => {
    const task = 'Senior Surveyor\nCalder\nMar 2020 - Present\n143 compensation events agreed on one hospital.'
    expect(suggest('Senior Surveyor at Calder', '', task)?.text).not.toContain('Compensation')
  })

  test.each([
    ['analistaDados', 'Analista de Dados | SQL · Power BI · Python | Reduzi em 30% o tempo de fechamento mensal'],
    ['auxiliarLogistica', 'Auxiliar de Logística | WMS · '],
    ['softwareEngineer', 'Senior Software Engineer | Node.js · AWS'],
    ['buscaOportunidade', 'Vendedora | Atendimento ao cliente'],
    ['salesManager', 'Sales professional | '],
  ] as const)('of %s', (name, wanted) => {
    expect(analyseLinkedin(profiles[name]).headline?.text).toStartWith(wanted)
  })

  test.each([
    ['drops the search in front', 'Em busca de vaga como auxiliar de cozinha', '', 'Auxiliar de cozinha'],
    ['drops the employer behind', 'Analista de Marketing na Rede Azul', '', 'Analista de Marketing'],
    ['takes the role from the about text', '#opentowork', 'Sou analista de dados.', 'Analista de dados'],
  ])('%s', (_, headline, about, role) => {
    expect(suggest(headline, about)?.role).toBe(role)
  })

  test.each([
    [
      'Warehouse operative looking to move into transport planning',
      'Warehouse operative | Looking to move into transport planning',
    ],
    ['Auxiliar administrativa | em busca de vaga em RH', 'Auxiliar administrativa'],
    [
      'Caixa de supermercado buscando vaga de auxiliar financeiro',
      'Caixa de supermercado | Buscando vaga de auxiliar financeiro',
    ],
    ['Vendedora em busca de novas oportunidades', 'Vendedora'],
    ['Nurse looking for a new job', 'Nurse'],
  ])('keeps where the person wants to go: %s', (headline, wanted) => {
    expect(suggest(headline)?.text).toStartWith(wanted)
    expect(suggest(headline)?.text).not.toMatch(/oportunidades|new job/)
  })

  test.each([
    [
      'Warehouse Team Leader at Harrow & Finch | Moving into supply chain planning',
      'Moving into supply chain planning',
    ],
    ['Auxiliar administrativa | Excel | em busca de vaga em RH', 'Em busca de vaga em RH'],
    ['Registered Nurse | Looking to move into clinical research', 'Looking to move into clinical research'],
    ['Professora de matemática | Migrando para análise de dados', 'Migrando para análise de dados'],
    ['Chef | Seeking a role in food safety', 'Seeking a role in food safety'],
  ])('keeps an aim that stands in a part of its own: %s', (headline, aim) => {
    expect(suggest(headline)?.text).toEndWith(` | ${aim}`)
  })
  test.each([
    ['Vendedora | Em busca de novas oportunidades', 'oportunidades'],
    ['Nurse | Looking for a new job', 'new job'],
    ['Auxiliar de cozinha | Em busca de vaga como auxiliar de cozinha', 'Em busca'],
  ])('and none that anybody has, or that names the job again: %s', (headline, words) => {
    expect(suggest(headline)?.text).not.toContain(words)
  })

  const underway = [
    ['Warehouse Team Leader | Supply chain', 'APICS CPIM', 'I am half way through APICS CPIM Part 1.'],
    ['Warehouse Team Leader | Supply chain', 'APICS CPIM', 'APICS CPIM Part 1, exam March 2027.'],
    ['Accounts Assistant | Payroll', 'AAT', 'AAT Level 3 expected in June 2027, Excel daily.'],
    ['Analista de projetos | Orçamento', 'PMP', 'Prova do PMP marcada para março de 2027.'],
    ['Analista de suporte | Redes', 'ITIL', 'Estou na metade do ITIL 4.'],
  ] as const
  test.each(underway)('of a %s, %s is no certificate held: %s', (headline, name, about) => {
    const held = suggest(headline, `I hold ${name}. I use it every day at work.`)
    expect([held?.text.includes(name), suggest(headline, about)?.text.includes(name)]).toEqual([true, false])
  })

  test('prefers a change to a count, and both to years of practice', () => {
    const about = 'Tenho 8 anos de prática diária. Atendi 40 clientes por dia. Reduzi em 20% as devoluções.'
    expect(suggest('Vendedora', about)?.result).toBe('Reduzi em 20% as devoluções')
    expect(suggest('Vendedora', 'Tenho 8 anos de prática diária. Atendi 40 clientes por dia.')?.result).toBe(
      'Atendi 40 clientes por dia',
    )
  })

  test('never contains an address, a phone or a document number', () => {
    const about = 'Vendi 30% mais, fale em ana@exemplo.com agora. CPF 529.982.247-25 vendi 40% mais.'
    expect(suggest('Vendedora', about)?.text).not.toMatch(/@|529/)
  })

  test.each([
    ['RVN | Night nurse at Aire Valley Veterinary Hospital | Open to head nurse roles', 'RVN | Night nurse'],
    ['Night nurse | RVN', 'Night nurse'],
    ['RH | Analista de RH', 'Analista de RH'],
  ])('keeps the letters of a profession before the job: %s', (headline, wanted) => {
    expect(suggest(headline)?.text).toStartWith(wanted)
  })

  test('is null without an occupation or a skill', () => {
    expect(suggest('Feliz', 'Gosto de gente.')).toBeNull()
    expect(suggest('')).toBeNull()
  })

  test('fits in 220 characters by omitting the result first', () => {
    const role = 'Coordenadora de desenvolvimento organizacional corporativo'
    const result = 'Reduzi em 30% o tempo de contratação de pessoas técnicas do grupo inteiro em nove unidades'
    const skills = 'Recrutamento e seleção, Desenvolvimento organizacional, Treinamento e desenvolvimento'
    const suggestion = suggest(role, `${skills}. ${result}.`)
    expect(suggestion?.text.length).toBeLessThanOrEqual(HEADLINE_MAX)
    expect(suggestion?.role).toBe(role)
  })

  test.each([
    [
      'keeps a change of career whole',
      'Professora em transição para UX Research | Figma',
      '',
      'Professora em transição para UX Research',
    ],
    ['leaves hashtags out', 'Product Manager #produto #agile #opentowork', '', 'Product Manager'],
    ['leaves emoji out', '👩‍⚕️ Enfermeira | UTI', '', 'Enfermeira'],
    ['speaks in a calm voice', 'VENDEDOR EXTERNO COM VASTA EXPERIENCIA!!!', '', 'Vendedor externo'],
    ['ends before the search', 'Forklift driver looking for work immediate start', '', 'Forklift driver'],
    [
      'a student is a student',
      'Estudante do ensino médio em busca do primeiro emprego',
      'Na feira cuido do caixa.',
      'Estudante do ensino médio',
    ],
    [
      'a job with a small word in it',
      'Técnica de Segurança do Trabalho | NR-35',
      '',
      'Técnica de Segurança do Trabalho',
    ],
    ['no field beside a job', 'Excel', 'Busco vaga na área administrativa ou comercial.', null],
    ['no sentence with a job in it', '', 'I took on my first apprentice in 2012. I use Excel.', null],
    ['no task with a job’s word in it', 'Feliz', 'Na loja onde cuido do caixa uso Excel.', null],
  ])('the role: %s', (_, headline, about, role) => {
    expect(suggest(headline, about)?.role ?? null).toBe(role)
  })

  test.each([
    ['what something else did', 'Implantei o protocolo do hospital, que baixou a mortalidade de 38% para 27%.'],
    ['an age', 'Tenho 17 anos e estou no terceiro ano do ensino médio.'],
    ['a sentence about oneself', 'Sou vendedor há mais de 15 anos.'],
    ['a third person', 'É autora de dois artigos sobre teletrabalho.'],
    [
      'the end of a sentence',
      'Entreguei projetos para clientes do varejo, incluindo um programa de R$ 40 milhões para.',
    ],
  ])('%s is not a result', (_, about) => {
    expect(suggest('Vendedora | Excel', about)?.result).toBeNull()
  })

  test('prefers a change from one figure to another to a count', () => {
    const about = 'Partnered with 14 managers. Cut time to hire from 52 to 31 days.'
    expect(suggest('HR Business Partner', about)?.result).toBe('Cut time to hire from 52 to 31 days')
    expect(suggest('HR Business Partner', 'HRBP, Excel.')?.skills).toEqual(['Excel'])
  })

  test('names each skill once, with languages and licences last', () => {
    expect(suggest('Gerente Comercial', 'Tenho mindset ágil e liderei equipes no varejo.')?.skills).toEqual(['Varejo'])
    expect(suggest('Teacher', 'I like teaching, English, Spanish and Excel.')?.skills).toEqual([
      'Excel',
      'English',
      'Spanish',
    ])
    expect(suggest('Designer', 'Faço UX Research, UX e uso Figma.')?.skills).toEqual(['UX Research', 'Figma'])
  })
})

test.each([
  ['Lead Wind Turbine Blade Technician', 'I like turning a messy damage report into something an owner can read.'],
  ['Analista de Marketing', 'Gosto de ler o relatório antes de cada campanha.'],
])('no general noun is put into the headline of %s', (headline, about) => {
  expect(suggest(headline, about)?.skills).toEqual([])
})

test.each([
  ['Accountant returning to work | ACCA', 'Accountant'],
  ['Enfermeira voltando ao mercado | UTI', 'Enfermeira'],
])('who returns keeps the occupation of the headline: %s', (headline, role) => {
  expect(suggest(headline, 'Closed the books by day five.')?.role).toBe(role)
})

const tom = {
  headline: 'Business Graduate seeking Accounts Assistant role | Xero Certified',
  about: 'I processed 120 supplier invoices a week in Xero. I am studying for AAT Level 2.',
  experience:
    'Finance Intern\nBaxter & Lowe Ltd\nJun 2023 - Sep 2023\nProcessed supplier invoices in Xero.\n\nSales Assistant\nMorrisons\nOct 2021 - May 2024\nCashed up four tills at close.',
}
test('who seeks a job keeps it, and a job title is no skill', () => {
  const { headline, keywords } = analyseLinkedin(tom)
  expect(headline?.role).toBe('Business Graduate')
  expect(headline?.text).toEndWith('| Seeking Accounts Assistant role')
  expect(headline?.skills).toContain('Xero')
  // A certificate that is still studied for is not held.
  expect(headline?.skills).not.toContain('AAT Level 2')
  expect(keywords).not.toContain('Sales')
})

test('a copied headline names every job and spreads no misspelling', () => {
  const result = analyseLinkedin({ headline: 'auxiliar de limpesa / cozinheira', about: 'Faço bolo.', experience: '' })
  expect(result.headline?.role).toBe('Auxiliar de limpeza / cozinheira')
  expect(result.slips).toEqual([
    { section: 'headline', line: 1, text: 'auxiliar de limpesa / cozinheira', mark: 'limpesa', better: 'limpeza' },
  ])
  expect(suggest('Ex-bancária | Professora')?.role).toBe('Professora')
  expect(suggest('Enfermeira | UTI, segurança do paciente | 30 técnicos treinados')?.role).toBe('Enfermeira')
})

test('no name with a slash is cut in the result', () => {
  const experience =
    'Analista de FP&A Sênior\nGrupo Sol\n2021 - atual\nReduzi o ciclo do forecast de 9 para 4 dias com SAP S/4HANA'
  expect(suggest('Analista de FP&A', '', experience)?.result).toEndWith('com SAP S/4HANA')
})
