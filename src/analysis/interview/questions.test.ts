import { describe, expect, test } from 'bun:test'
import type { Document } from '../documents/document'
import { document } from '../resume/testing'
import { practiceOf } from '.'
import { QUESTIONS } from './limits'
import { questionKinds } from './result'

const cook = document(
  'Célia Ramos',
  '# Objetivo',
  'Aceito qualquer vaga',
  '# Experiência',
  '=Merendeira – Escola Estadual Ipê – 03/2018 a 08/2024',
  '- Responsável pela cozinha',
  '- Servi o almoço para 300 crianças por dia',
  '=Cozinheira – Restaurante Dois Rios – 01/2012 a 02/2016',
  '- Montei o cardápio da semana com a nutricionista',
  '# Formação',
  'Ensino médio completo – Escola Estadual – 2004',
  '# Habilidades',
  'Excel, boas práticas, cardápio',
)
const advert = `Cozinheira hospitalar
Requisitos:
- Experiência com ficha técnica e boas práticas
- Excel
Responsabilidades:
- Preparar dietas para pacientes
Trabalho em equipe é indispensável.`

const now = { year: 2026, month: 11 }
const kinds = (page: Document, text = '', on: typeof now | null = now) =>
  practiceOf(page, text, on).questions.map(({ kind, variant }) => `${kind}.${variant}`)

describe('six questions', () => {
  test('from a résumé and an advert: weakest line, figure, missing skill, gap, situation, the person’s own', () => {
    const { questions, language } = practiceOf(cook, advert, now)
    expect(language).toBe('pt')
    expect(questions.map(({ kind }) => kind)).toEqual(['claim', 'figure', 'requirement', 'gap', 'situation', 'own'])
    const [claim, figure, requirement, gap] = questions
    expect(claim?.quotes[0]).toMatchObject({ from: 'resume', text: 'Responsável pela cozinha', line: 6 })
    expect(figure?.quotes[0]).toMatchObject({ text: 'Servi o almoço para 300 crianças por dia', mark: '300', line: 7 })
    expect(requirement?.quotes[0]?.from).toBe('advert')
    expect(gap?.values).toEqual({ from: '02/2016', to: '03/2018' })
  })

  test('without an advert do not mention one', () => {
    const practice = practiceOf(cook, '', now)
    expect(practice.questions.map(({ kind }) => kind)).toEqual(['claim', 'figure', 'gap', 'claim', 'situation', 'own'])
    expect(JSON.stringify(practice)).not.toContain('"advert"')
    // An advert without requirements counts as none.
    expect(practiceOf(cook, 'Bom dia a todos. Muito obrigado por tudo.', now)).toEqual(practice)
  })

  test.each([
    ['atual', 'Sirvo', ['claim.weak_now', 'figure.one_now']],
    ['atual', 'Servi', ['claim.weak_now', 'figure.one']],
    ['08/2024', 'Servi', ['claim.weak', 'figure.one']],
  ])('ask in the present about what goes on: until %s, %s', (end, verb, asked) => {
    const role = `=Merendeira – Escola Estadual Ipê – 01/2020 a ${end}`
    const lines = ['- Responsável pela cozinha', `- ${verb} o almoço para 300 crianças por dia`]
    expect(kinds(document('Célia Ramos', '# Experiência', role, ...lines)).slice(0, 2)).toEqual(asked)
  })

  const pages: readonly (readonly [string, Document])[] = [
    ['an empty page', document('Ana Sol')],
    [
      'a first job',
      document('Rui Sol', '# Formação', 'Curso técnico em enfermagem – SENAC – 2025', '# Habilidades', 'Excel'),
    ],
    [
      'a developer',
      document(
        'Sam Park',
        '# Experience',
        '=Software Engineer – Kasa – 01/2020 to present',
        '- Built a payment service used by 40 banks',
        '- Responsible for code review',
        '# Skills',
        'TypeScript, Docker',
      ),
    ],
    [
      'a driver without dates',
      document(
        'João Lima',
        '# Experiência',
        '=Motorista – Transportes Azul',
        '- Entreguei mercadorias na zona sul',
        '- Cuidei do caminhão',
      ),
    ],
    [
      'a nurse with many jobs',
      document(
        'Lia Reis',
        '# Experiência',
        ...['Hospital A – 2020 a 2024', 'Hospital B – 2016 a 2020', 'Hospital C – 2012 a 2016'].flatMap((role) => [
          `=Enfermeira – ${role}`,
          '- Participei da triagem',
          '- Cuidei de 20 leitos por plantão',
        ]),
      ),
    ],
    [
      'a shop assistant with a job without lines',
      document('Bia Luz', '# Experiência', '=Vendedora – Loja Sol – 2019 a 2023'),
    ],
  ]
  test.each(pages)('are six different ones for %s, and each quote is on the page', (_, page) => {
    for (const text of ['', advert]) {
      const { questions } = practiceOf(page, text, now)
      expect(questions).toHaveLength(QUESTIONS)
      expect(new Set(questions.map((one) => JSON.stringify([one.kind, one.variant, one.values]))).size).toBe(QUESTIONS)
      for (const { kind, quotes } of questions) {
        expect(questionKinds).toContain(kind)
        expect(quotes.length).toBeLessThanOrEqual(2)
        for (const { from, text: words, line, mark } of quotes) {
          if (from === 'resume') expect(page.lines[line - 1]?.text).toContain(words.slice(0, 10))
          if (mark) expect(words).toContain(mark)
        }
      }
      expect(questions.at(-1)?.kind).toBe('own')
    }
  })

  test('with a current job or a job without dates no gap is reported', () => {
    expect(kinds(pages[2]![1]).join()).not.toContain('gap')
    expect(kinds(pages[3]![1]).join()).not.toContain('gap')
    expect(kinds(cook, '', null)).toContain('gap.between')
    const ended = document(
      'Ana Sol',
      '# Experiência',
      '=Analista – Azul – 01/2019 a 03/2021',
      '- Fechei as contas do mês',
    )
    expect(kinds(ended)).toContain('gap.since')
    expect(kinds(ended, '', null).join()).not.toContain('gap')
  })

  test('numbers of identity documents are masked, and long lines are cut between words', () => {
    const line = `Responsável por tudo do cliente de CPF 529.982.247-25 ${'e das contas da empresa '.repeat(20)}`
    const practice = practiceOf(
      document('Ana Sol', '# Experiência', '=Analista – Azul – 2019 a 2021', `- ${line}`),
      '',
      null,
    )
    expect(JSON.stringify(practice)).not.toContain('529.982')
    expect(practice.questions[0]?.values.claim?.length).toBeLessThan(120)
  })

  test('who has worked is not asked about school, nor about an employer that is none', () => {
    const own = document(
      ...['Rui Sol', '# Experiência', '=Tapeceiro – Oficina própria – 2004 a 2011', '- Reformei cadeiras'],
      ...['# Formação', 'Ensino médio completo – 2003'],
    )
    const asked = practiceOf(own, '', now).questions
    expect(asked.map(({ kind }) => kind)).not.toContain('study')
    expect(asked.map(({ kind }) => kind)).not.toContain('change')
    expect(asked.find(({ kind }) => kind === 'situation')?.variant).toBe('title')
  })

  test('a listed skill that a project shows is not doubted, and a name keeps its point', () => {
    const page = document(
      ...[
        'Ana Sol',
        '# Experiência',
        '=Analista – Norte S.A. – 2019 a 2021',
        '- Fechei as contas de 3 lojas',
        '# Projetos',
      ],
      ...['- Modelei tarifas em R para o TCC', '# Habilidades', 'R, Word'],
    )
    const asked = practiceOf(page, '', now).questions
    expect(asked.map(({ kind }) => kind)).not.toContain('skill')
    expect(asked.find(({ kind }) => kind === 'situation')?.values.employer).toBe('Norte S.A.')
  })

  /** A page with jobs in the order of their ends, each with its months up to an end that many months before 12/2025. */
  const withJobs = (...jobs: readonly (readonly [employer: string, months: number, ago: number])[]) => {
    const dateOf = (at: number) => `${String((at % 12) + 1).padStart(2, '0')}/${Math.floor(at / 12)}`
    const end = 2025 * 12 + 11
    return document(
      ...['Ana Sol', '# Experiência'],
      ...jobs.flatMap(([employer, months, ago]) => [
        `=Vendedora – Loja ${employer} – ${dateOf(end - ago - months + 1)} a ${dateOf(end - ago)}`,
        ...[`Responsável pelo caixa da ${employer}`, `Atendi 60 clientes por dia na ${employer}`].map(
          (one) => `- ${one}`,
        ),
      ]),
    )
  }
  const aboutJob = (page: Document, employer: string): number =>
    practiceOf(page, '', now).questions.filter(
      ({ kind, quotes }) => kind !== 'gap' && quotes.some(({ text }) => text.includes(employer)),
    ).length

  test.each([2, 3, 5, 7].flatMap((months) => [14, 40, 120].map((long) => [months, long] as const)))(
    'a job of %i months gets one question where one of %i months ended not long before it',
    (months, long) => {
      const page = withJobs(['Natal', months, 0], ['Azul', long, months], ['Mar', 30, months + long])
      expect(aboutJob(page, 'Natal')).toBe(1)
      expect(aboutJob(page, 'Azul')).toBeGreaterThanOrEqual(2)
    },
  )
  test.each([12, 13, 30])('a latest job of %i months comes first, whatever came before', (months) => {
    const page = withJobs(['Azul', months, 0], ['Mar', 120, months])
    expect(practiceOf(page, '', now).questions[0]?.quotes[0]?.text).toContain('Azul')
    expect(aboutJob(page, 'Azul')).toBeGreaterThanOrEqual(aboutJob(page, 'Mar'))
  })

  test('the same texts always give the same questions', () => {
    expect(practiceOf(cook, advert, now)).toEqual(practiceOf(cook, advert, now))
  })
})
