// Judgements a career coach would not accept, such as a high score for a page that gets no interviews. Ranked sets:
// docs/analysis/judgement.md.
import { describe, expect, test } from 'bun:test'
import { carelessCook, engineer, nonsense, thin } from '../../../../tests/fixtures/resume/judged'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import { analyseResume } from '..'
import type { CurrentMonth } from '../reading/dates/dates'
import { statedYears } from '../sentences/time/stated-years'
import { document } from '../testing'

const scoreOf = (text: string): number => analyseResume(document(text)).score ?? 0

describe('the score of a page that', () => {
  test('is careless, with documents, any vacancy and spelling mistakes, is 55 at most', () => {
    expect(scoreOf(carelessCook)).toBeLessThanOrEqual(55)
  })

  test('says nothing, with figures, is 40 at most', () => {
    expect(scoreOf(nonsense)).toBeLessThanOrEqual(40)
  })

  test('with 68 words is 65 at most', () => {
    expect(scoreOf(thin)).toBeLessThanOrEqual(65)
  })

  test('with fifteen years of engineering is at least 20 above the careless one, and at most 95', () => {
    expect(scoreOf(engineer)).toBeGreaterThanOrEqual(scoreOf(carelessCook) + 20)
    expect(scoreOf(engineer)).toBeLessThanOrEqual(95)
  })

  test('with one figure more is at most 4 higher', () => {
    for (const text of [...Object.values(portugueseResumes), thin, engineer]) {
      const lines = text.split('\n')
      for (const [at, line] of lines.entries())
        if (line.startsWith('- ')) {
          const more = document(...lines.with(at, line.replace(/^- (\S+) /, '- $1 12 ')))
          expect((analyseResume(more).score ?? 0) - scoreOf(text), line).toBeLessThanOrEqual(4)
        }
    }
  })

  test('is near-empty before a first job starts from what people give to a tidy page', () => {
    const tidy = scoreOf(`
      João Pedro Farias
      Manaus, AM | (92) 99123-4567 | jpfarias@exemplo.com
      # Objetivo
      Primeiro emprego como repositor ou auxiliar de loja
      # Formação
      Ensino médio completo – Escola Estadual Dom Bosco – 2024
      # Cursos
      Atendimento ao cliente – Sebrae – 20 horas`)
    expect(tidy).toBeGreaterThanOrEqual(22)
    expect(tidy).toBeLessThanOrEqual(40)
  })

  test('asks for a new field is below the same page in its own field until it shows the new one', () => {
    const of = (headline: string) =>
      scoreOf(`Marcelo Dutra\n${headline}\nBelo Horizonte, MG | (31) 99123-4455 | m.dutra@exemplo.com
      # Experiência
      Gerente de loja – Calçados Passo Bom – 02/2014 a 08/2025
      - Liderei 14 vendedores e bati a meta em 9 de 12 meses
      - Controlei estoque de 3.200 pares e reduzi perdas de 4% para 1,5%
      - Treinei 25 vendedores novos em técnicas de venda
      - Abri 2 lojas novas com orçamento de R$ 300 mil
      # Formação
      Tecnólogo em Gestão Comercial – Newton Paiva – 2013`)
    expect(of('Gerente de loja') - of('Desenvolvedor front-end')).toBeGreaterThanOrEqual(12)
  })
})

describe('advice', () => {
  const findings = (text: string) =>
    analyseResume(document(text)).checks.filter(({ status }) => status === 'part' || status === 'none')

  test('finds the documents, the vague objective, the neighbour’s phone and the spelling mistakes', () => {
    const found = new Map(findings(carelessCook).map(({ id, params }) => [id, params.context]))
    expect(found.get('personal-data')).toBe('document')
    expect(found.get('summary')).toBe('vague')
    expect(found.get('contact-form')).toBeDefined()
    expect(found.has('spelling')).toBe(true)
    expect(found.has('order')).toBe(true)
  })

  test('for a cook does not ask for LinkedIn and uses her own job as the example', () => {
    const found = findings(carelessCook)
    expect(found.find(({ id }) => id === 'contact')?.params.context).toBe('whatsapp')
    expect(found.find(({ id }) => id === 'summary')?.params).toMatchObject({ job: 'Cozinheira', own: 'own' })
    expect(found.find(({ id }) => id === 'quantified')?.params.trade).toBe('kitchen')
  })

  test('for a student whose jobs are those of students asks for what a first job can have', () => {
    const page = document(
      ...['Lara Gomes', '(79) 99633-2525 lara.gomes@exemplo.com Aracaju, SE', '# Objetivo', 'Estágio em Farmácia'],
      ...['# Formação', 'Farmácia, Universidade Tiradentes, cursando', '# Experiência'],
      ...['Monitora de Química – Universidade Tiradentes – 2025', '- Tirei dúvidas de 35 calouros por semana'],
    )
    expect(analyseResume(page).checks.find(({ id }) => id === 'tasks')?.params).toMatchObject({
      target: 6,
      context: 'first',
    })
  })

  test('quotes the objective that is vague, and keeps the years the person wrote', () => {
    const page = document(
      ...['Rosa Lima', '(81) 99400-1234 rosa.lima@exemplo.com', '# Resumo'],
      'Cozinheira com onze anos de experiência em restaurante e cozinha industrial.',
      ...['# Objetivo', 'Aceito qualquer vaga na área de cozinha.', '# Experiência'],
      ...['=Cozinheira', 'Restaurante Sol Ltda', '01/2012 – 12/2023', '- Preparei 80 almoços por dia'],
    )
    const found = analyseResume(page).checks.find(({ id }) => id === 'summary')
    expect(found?.evidence).toEqual([
      expect.objectContaining({ text: 'Aceito qualquer vaga na área de cozinha.', mark: 'qualquer vaga' }),
    ])
    expect(found?.params).toMatchObject({ context: 'vague', job: 'Cozinheira', years: 11, own: 'own' })
  })

  test.each([
    ['Cozinheira há 9 anos, com prática em buffet.', 9],
    ['Cook with ten years of experience.', 10],
    ['Tenho 34 anos de idade.', null],
    ['Tenho 34 anos e moro em Recife.', null],
  ])('years of practice in %p: %p', (text, years) => expect(statedYears(text)).toBe(years))

  test('gives no years to a job without dates', () => {
    const page = document(
      ...[
        'Neide Reis',
        '(81) 99400-1234 neide.reis@exemplo.com',
        '# Experiência',
        '=Diarista',
        'Casas de família',
        '- Faço faxina',
      ],
      ...['=Auxiliar de limpeza', 'Colégio Sol Ltda', '2012 a 2014', '- Limpei as salas do colégio'],
    )
    const found = new Map(analyseResume(page).checks.map(({ id, params }) => [id, params]))
    expect(found.get('summary')).toMatchObject({ job: 'Diarista', years: 0, own: 'job' })
  })

  test.each([
    ['2013 – 2016', '01/2017 – 10/2023', 9, 'own'],
    ['01/2013 – 12/2016', '01/2015 – 12/2018', 6, 'own'],
    ['2013 – 2016', '01/2020 – atual', 9, 'own'],
    ['01/2013 – 12/2016', '12/2024 – atual', 5, 'own'],
  ])('proposes the years of all jobs of one title: %s and %s are %d', (before, latest, years, own) => {
    const page = document(
      ...['Neide Reis', '(81) 99400-1234 neide.reis@exemplo.com', '# Experiência'],
      ...['=Auxiliar de cozinha', 'Restaurante Sol Ltda', latest, '- Fazia 60 lanches por dia'],
      ...['=Auxiliar de cozinha', 'Colégio Sol Ltda', before, '- Lavava a louça do colégio'],
      ...['=Vendedora', 'Loja Azul Ltda', '2003 – 2009', '- Atendi 40 clientes por dia'],
    )
    const proposed = (now: CurrentMonth | null) =>
      analyseResume(page, [], now).checks.find(({ id }) => id === 'summary')?.params
    expect(proposed({ year: 2026, month: 1 })).toMatchObject({ job: 'Auxiliar de cozinha', years, own })
    // Nobody says until when: too few years would become the person's own words.
    if (latest.endsWith('atual')) expect(proposed(null)).toMatchObject({ years: 0, own: 'job' })
  })

  test('the month it is read in changes no score', () => {
    const page = document(...['Neide Reis', '# Experiência', '=Cozinheira', 'Restaurante Sol Ltda', '01/2020 – atual'])
    const { score, ats, content, formatting } = analyseResume(page)
    const later = analyseResume(page, [], { year: 2031, month: 3 })
    expect(later).toMatchObject({ score, ats, content, formatting })
  })

  test('of somebody who changes careers suggests the skills of the new field', () => {
    const page = document(
      ...['James Porter', 'Data analyst', 'Leeds, UK | james.porter@example.com', '# Experience'],
      ...['Head chef – The Old Mill – Jan 2018 to Present', '- Managed a kitchen of 9 people on Saturdays'],
    )
    const { keywordsSuggested } = analyseResume(page)
    expect(keywordsSuggested).toContain('SQL')
    expect(keywordsSuggested).not.toContain('Pastry')
  })

  test('does not ask for courses of a page that lists them by their short names', () => {
    const page = document(
      ...['Antônio Brito', '(34) 99166-2020', '# Experiência', 'Motorista – TransCerrado – 06/2016 a atual'],
      ...['- Entreguei 22 pedidos por dia na região', '# Habilitação', 'CNH categoria E, MOPP, direção defensiva'],
    )
    expect(analyseResume(page).checks.find(({ id }) => id === 'extras')?.status).toBe('full')
  })

  test('speaks of a bare percentage only where there is one', () => {
    const context = (task: string) =>
      findings(`Ana Reis\n(81) 98888-7777\n# Experiência\nCozinheira – Casa Azul – 2019 a 2024
      - Preparei a merenda de 300 crianças\n- Limpei a cozinha e o refeitório\n- ${task}`).find(
        ({ id }) => id === 'quantified',
      )?.params.context
    expect(context('Organizei a despensa da escola')).toBe('some')
    expect(context('Melhorei 40% em tudo')).toBe('share')
  })

  test('for somebody who looks for a first job asks for no more than a first job can have', () => {
    const page = document(
      ...["Megan O'Neill", 'Dublin | megan.oneill@example.com', '# Summary', 'School leaver looking for a first job.'],
      ...['# Experience', "Helper – Neill's Bakery – Summer 2024", '- Served 60 customers on a Saturday morning'],
    )
    expect(analyseResume(page).checks.find(({ id }) => id === 'tasks')?.params.target).toBe(6)
  })

  test('asks for the area code of a phone that has none', () => {
    const page = document(
      'Chad Winters',
      'chad@example.com | 555-0100',
      '# Experience',
      'Clerk – Blue Inc. – 2015 to 2020',
      '- Filed papers',
    )
    const contact = analyseResume(page).checks.find(({ id }) => id === 'contact')
    expect(contact).toMatchObject({ params: { context: 'code' }, evidence: [{ text: 'chad@example.com | 555-0100' }] })
  })

  test('for a person without a job asks for no employer', () => {
    const first = findings(portugueseResumes.recemFormado)
    expect(first.every(({ params }) => params.context !== 'noroles' && params.context !== 'employer')).toBe(true)
  })
})
