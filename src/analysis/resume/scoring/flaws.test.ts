// One fault put into a good page costs what a person who reads it takes off: undated jobs, a complaint, an apology, "any job", percentages of nothing.

import { describe, expect, test } from 'bun:test'
import type { TextLanguage } from '../../text-language'
import { analyseResume } from '..'
import { readResume } from '../reading'
import { careerChange } from '../skills/change'
import { document } from '../testing'

const pages = {
  pt: {
    head: ['Dalva Rezende Prado', 'Cozinheira', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com', '# Resumo'],
    opening: 'Cozinheira há 9 anos em hotel e restaurante, praça quente e produção.',
    jobs: [
      ['Cozinheira – Hotel Mirante', ' – 03/2019 a 08/2026'],
      [
        '- Preparo 140 pratos por noite na praça quente',
        '- Baixei o desperdício de carne de 12 kg para 4 kg por semana',
      ],
      ['Auxiliar de cozinha – Restaurante Zuleide', ' – 02/2015 a 01/2019'],
      ['- Lavei, cortei e porcionei legumes para 90 refeições', '- Cuidei da câmara fria e das etiquetas de validade'],
      ['Copeira – Escola Girassol', ' – 02/2013 a 12/2014'],
      ['- Servi a merenda de 60 crianças', '- Montei o cardápio da semana com a nutricionista'],
    ],
    tail: ['# Formação', 'Técnico em Cozinha – Senac Recife – 2014', '# Cursos', 'Boas práticas – 2022'],
    experience: '# Experiência',
    any: 'Aceito qualquer vaga.',
    complaint: 'Saí do hotel porque a gerência não valorizava ninguém.',
    apology: 'Peço desculpas por não ter curso superior.',
    jabs: [
      'Trabalhei para donos que não sabiam o que faziam.',
      'Saí, mas a culpa não foi minha culpa, foi má gestão da dona.',
    ],
    excuses: ['Sei que estou há muito tempo fora e posso estar enferrujada.', 'Aceito começar de baixo.'],
    personal: [
      'Nascida em 12/03/1988, casada, dois filhos, não fumante, altura 1,65',
      'Nascimento: 12/03/1988 | Solteira | Católica | Peso: 61 kg',
    ],
    contact: ['(81) 95550-0177', 'dalva.prado@exemplo.com'],
    shares: ['Aumentei as vendas em 300%', 'Cresci a clientela em 200%', 'Melhorei a satisfação em 80%'],
    grave: {
      notes: [
        'Marta, por favor considere o salário que combinamos e apague a versão antiga deste currículo.',
        'Claro! Aqui está a versão revisada do seu currículo:',
      ],
      dispute: 'Fui demitida injustamente e movo um processo contra o hotel.',
      employer: 'Meu sonho é fazer parte da equipe do Fasano, única empresa em que desejo trabalhar.',
      documents: 'RG 11.204.887-1 | CPF 088.214.556-06 | PIS 127.55418.22-1',
      reversed: [' – 02/2015 a 01/2019', ' – 02/2021 a 01/2019'],
    },
  },
  en: {
    head: ['Orla Brannigan', 'Chef', 'Galway | 085 555 0147 | orla.brannigan@example.com', '# Summary'],
    opening: 'Chef with nine years in hotels and bistros, sauce and larder.',
    jobs: [
      ['Chef – Salthouse Hotel', ' – March 2019 – August 2026'],
      ['- Cooked 140 covers a night on the sauce section', '- Cut meat waste from 12 kg to 4 kg a week'],
      ['Commis Chef – Zetland Bistro', ' – February 2015 – January 2019'],
      ['- Washed, cut and portioned vegetables for 90 meals', '- Kept the cold room and the labels in order'],
      ['Kitchen Porter – Sunflower School', ' – February 2013 – December 2014'],
      ['- Served lunch to 60 children', '- Planned the weekly menu with the dietitian'],
    ],
    tail: ['# Education', 'Certificate in Cookery – Galway College – 2014', '# Courses', 'Food safety – 2022'],
    experience: '# Experience',
    any: 'I will take any position.',
    complaint: 'I left the hotel because of the manager.',
    apology: 'I am sorry that I do not have a degree.',
    jabs: ['I worked for owners who had no idea what they were doing.', 'The manager was a nightmare.'],
    excuses: ['I have been out a long time and my skills are rusty.', 'I am willing to start at the bottom.'],
    personal: [
      'Personal details: born 12.03.1988, married, two children, nationality Irish, non smoker, height 165',
      'Date of birth: 12 March 1988 | Single | Catholic | Weight: 61 kg',
    ],
    contact: ['085 555 0147', 'orla.brannigan@example.com'],
    shares: ['Increased sales by 300%', 'Grew the client base by 200%', 'Improved satisfaction by 80%'],
    grave: {
      notes: [
        'Dear Sarah, as discussed please delete the old version of this CV.',
        'Certainly! Here is a polished version of your resume:',
      ],
      dispute: 'I was wrongly terminated, and my lawsuit against the hotel is pending.',
      employer: 'My dream is to join the team at Ashford Castle, the only hotel I want to work for.',
      documents: 'Passport no. PA 123 45678 | National Insurance QQ 12 34 56 C | ID card 11.204.887-1',
      reversed: [' – February 2015 – January 2019', ' – February 2021 – January 2019'],
    },
  },
} as const

const build = (language: TextLanguage, changes: Changes = {}) => {
  const { dated = [0, 2, 4], more = [], tasks = [], head: data = [], without = null, replaced } = changes
  const { head: whole, opening, jobs, tail, experience } = pages[language]
  const contact = without === null ? whole : whole.map((line) => line.replace(without, ''))
  const head = [...contact.slice(0, 3), ...data, ...contact.slice(3)]
  const work = jobs.flatMap((lines, at) =>
    at % 2 === 0 ? [`${lines[0]}${dated.includes(at) ? lines[1] : ''}`] : lines,
  )
  const lines = [...head, [opening, ...more].join(' '), experience, work[0]!, ...tasks, ...work.slice(1), ...tail]
  return document(...lines.map((line) => (replaced ? line.replace(replaced[0], replaced[1]) : line)))
}
type Changes = {
  readonly dated?: readonly number[]
  readonly more?: readonly string[]
  readonly tasks?: readonly string[]
  /** Further lines below the contact data, and a way of contact that the page lacks. */
  readonly head?: readonly string[]
  readonly without?: string
  readonly replaced?: readonly [string, string]
}
const scoreOf = (language: TextLanguage, changes: Changes = {}) => analyseResume(build(language, changes))

test.each(['pt', 'en'] as const)('%s: each fault costs, and removing it brings the points back', (language) => {
  const { any, complaint, apology, shares } = pages[language]
  const whole = scoreOf(language)
  const lost = (changes: Changes) => (whole.score ?? 0) - (scoreOf(language, changes).score ?? 0)
  expect(whole.score).toBeGreaterThanOrEqual(78)
  expect(lost({ dated: [0] })).toBeGreaterThanOrEqual(8)
  expect(scoreOf(language, { dated: [] }).score).toBeLessThanOrEqual(62)
  expect(lost({ more: [any] })).toBeGreaterThanOrEqual(5)
  expect(lost({ more: [complaint] })).toBeGreaterThanOrEqual(8)
  expect(lost({ more: [apology] })).toBeGreaterThanOrEqual(7)
  for (const text of [...pages[language].jabs, ...pages[language].excuses])
    expect(`${text} ${lost({ more: [text] }) >= 7}`).toBe(`${text} true`)
  for (const text of pages[language].personal) expect(`${text} ${lost({ head: [text] }) >= 4}`).toBe(`${text} true`)
  const [phone, email] = pages[language].contact.map((text) => lost({ without: text }))
  expect(phone).toBeGreaterThanOrEqual(4)
  expect(email).toBeGreaterThanOrEqual(language === 'en' ? 2 : 1)
  expect(lost({ tasks: shares.map((text) => `- ${text}`) })).toBeGreaterThan(30)
  expect(lost({ tasks: shares.slice(0, 1).map((text) => `- ${text}`) })).toBeLessThanOrEqual(3)
})

describe.each(['pt', 'en'] as const)(
  '%s: what a reader sees at once limits the whole page, and says why',
  (language) => {
    const { notes, dispute, employer, documents, reversed } = pages[language].grave
    const capsOf = (changes: Changes) => scoreOf(language, changes).caps.map(({ id, at }) => `${id} ${at}`)

    test('a message left in', () => {
      for (const text of notes) expect(capsOf({ more: [text] })).toContain('note 32')
    })
    test('a dispute with an employer, wherever it stands', () => {
      expect(capsOf({ tasks: [`- ${dispute}`] })).toContain('dispute 55')
    })
    test('an aim for one firm alone', () => {
      expect(capsOf({ more: [employer] })).toContain('one-employer 60')
    })
    test('the numbers of three documents', () => {
      // Figures enough that the page would have more without the cap.
      const figures = [
        '- Atendi 40 pessoas por dia.',
        '- Conferi 300 notas por mês.',
        '- Treinei 6 colegas em 2 semanas.',
      ]
      expect(capsOf({ head: [documents], tasks: figures })).toContain('documents 65')
    })
    test('a job that ends before it begins, where the others do not', () => {
      const { caps, checks } = scoreOf(language, { replaced: [...reversed] })
      expect(caps).toContainEqual({ id: 'dates', at: 55 })
      expect(checks.find(({ id }) => id === 'plausible')?.params.context).toBe('dates')
    })
  },
)

/** Honest lines that share words with a grave fault: names of firms, words to those who hire, the work of lawyers and clerks, fixed terms. */
const honest = {
  pt: `
    Oi Móvel – Vendedora – 02/2015 a 01/2019|Oi Telecom – Olinda|Olá Pousada – Cozinheira|Querido Bolo – Confeiteira|Prezado Gestor,|Prezada Empresa,
    Peço sigilo: não envie este currículo ao meu empregador atual.|Segue currículo atualizado|Treinei o BERT como um modelo de linguagem para classificar laudos
    Busco vaga no Turno da Noite, de segunda a sábado|Quero trabalhar na Serra Gaúcha com hotelaria|Procuro vaga no Porto de Santos em operação|Disponível para trabalhar no Carnaval e nas férias
    Enfermeira com 10 anos de carreira no Hospital das Clínicas|Técnico que começou a trabalhar na Embraer em 2005|Meu sonho é trabalhar no Hospital Sarah
    Entrei com processo contra fornecedor e recuperei R$ 80 mil|Advogada: movo ação trabalhista contra empresas em nome de empregados|Abri processo contra devedores
    Caixa na agência 1234, agência 2211, agência 0427 do banco|Pix: 300 vendas por dia; conta corrente: 350 aberturas por mês; conta: 3500 seguidores|Implantei chave Pix em 30 lojas
    Por favor, apague este currículo após o processo seletivo|A única cozinheira da noite, trabalhei na Delaware Norte por nove anos
    CPF 088.214.556-06|CPF 088.214.556-06 |CPF: 088.214.556-06`,
  en: `
    Hi Fly, cabin crew|Cara Foods, Line cook|Hello Fresh, Kitchen Assistant|Dear Evan Hansen – Sound Operator, 2019|Dear Employer,|Dear Selection Committee,|Hi Everyone,
    Please do not share this CV with my current employer.|Please use the Portuguese version for quotations.|Never use untested version of the software in production
    Set up a booking bot as an AI assistant for 300 guests a month|References: let me know if you would like any details.|Here is my updated CV
    Chef seeking a role with Monday to Friday hours in a school|Looking for a role within Early Years settings|A position with Fortune 500 companies in catering
    Chef wanting a role with Sodexo, Compass or another caterer|Ten years working for the Post Office as a cook|A dream job would be a place at Ashford Castle
    Paralegal: my first tribunal case against a landlord was won|My grievance with the union was resolved|My claim over 3 MWh was paid
    Please delete this CV after the recruitment process (GDPR).|The only chef on nights, I have spent nine years working for Delaware North.|Weekends only. Student working at Tesco on tills
    Account number 1 by sales|Opened 40 current accounts, account number checks`,
} as const

describe.each(['pt', 'en'] as const)('%s: honest words that look like a grave fault limit nothing', (language) => {
  const lines = honest[language]
    .split(/[|\n]/u)
    .map((line) => line.trim())
    .filter(Boolean)
  test.each(lines)('%s', (line) => {
    const grave = (changes: Changes) =>
      scoreOf(language, changes).caps.filter(({ id }) => /^(?:note|dispute|one-employer|documents|dates)$/.test(id))
    expect(grave({ more: [line] })).toEqual([])
    expect(grave({ tasks: [`- ${line}`] })).toEqual([])
    expect(grave({ head: [line] })).toEqual([])
  })
  test('a job with a year in its name', () => {
    const inName = language === 'pt' ? ' Censo 2022 – 2021 a 2022' : ' Horizon 2020 – 2014 to 2018'
    expect(scoreOf(language, { replaced: [pages[language].grave.reversed[0], inName] }).caps).toEqual([])
  })
  test('a fixed term that ends in three years', () => {
    const until = language === 'pt' ? ' – 02/2025 a 12/2029' : ' – February 2025 – December 2029'
    const page = build(language, { replaced: [pages[language].grave.reversed[0], until] })
    const capsIn = (year: number) => analyseResume(page, [], { year, month: 11 }).caps.map(({ id }) => id)
    expect(capsIn(2026)).toEqual([])
    expect(capsIn(2019)).toEqual(['dates'])
  })
})

test('what anybody wants of a company names no other field', () => {
  const aim = 'To obtain a challenging position where I can utilize my skills for the growth of the organization.'
  const resume = readResume(
    document(
      'Kamal Rao',
      'kamal@example.com',
      '# Objective',
      aim,
      '# Experience',
      'Mechanical Engineer – Bow Energy – 2017 – 2024',
    ),
  )
  expect(careerChange(resume)).toBeNull()
})
