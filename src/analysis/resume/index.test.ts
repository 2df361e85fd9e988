// The result of the résumé tool as a whole: kind, caps, extracted fields and general properties.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { portugueseResumes } from '../../../tests/fixtures/resume/portuguese'
import type { Document } from '../documents/document'
import { analyseResume } from '.'
import { rubric } from './scoring/rubric'
import { document } from './testing'

const base = portugueseResumes.analistaFinanceiro
const field = (page: Document, name: string) =>
  analyseResume(page).robot.fields.find((one) => one.field === name)?.value

describe('documents other than résumés get no score', () => {
  test.each([
    [
      'a cover letter',
      `Ana Sol\nana@exemplo.com (81) 98888-7777\nPrezados senhores,\nVenho por meio desta manifestar meu interesse na vaga de analista. Trabalhei na Azul S.A. de 2019 a 2021.\nAguardo seu contato.\nAtenciosamente,\nAna Sol`,
    ],
    [
      'an English letter',
      `John Roe\njohn@example.com\nDear Hiring Manager,\nI am writing to apply for the position of engineer. From 2019 to 2021 I worked at Blue Inc.\nThank you for your time.\nSincerely,\nJohn Roe`,
    ],
    [
      'an invoice',
      `NOTA FISCAL 1234\nAzul Comércio Ltda CNPJ 12.345.678/0001-90\ncontato@azul.com.br\nQuantidade Valor unitário Valor total\n2 cadeiras 100,00 200,00\nVencimento: 10/01/2024\nPeríodo 01/2023 a 12/2023`,
    ],
    [
      'a job advert',
      `Analista de Dados Pleno\n# Sobre a empresa\nSomos uma empresa de tecnologia.\n# Requisitos\nExperiência com SQL e Python\nInglês\n# Benefícios\nVale refeição, plano de saúde\nEnvie seu currículo para vagas@azul.com.br`,
    ],
    [
      'an English advert',
      `Data Analyst\n# About us\nWe are looking for an analyst.\n# Requirements\nSQL\n# Skills\nPython\n# Benefits\nHealth insurance\nHow to apply: send your resume to jobs@blue.com`,
    ],
    [
      'a recipe',
      `Bolo de fubá\n# Ingredientes\n2 xícaras de fubá\n1 colher de sopa de fermento\n# Modo de preparo\nMisture tudo e leve ao forno por 40 minutos até dourar bem.`,
    ],
    [
      'a short advert',
      `DESENVOLVEDOR JAVA\n# Experiência\n3 anos com Java, Spring e SQL\n# Formação\nSuperior completo em computação\n# Diferenciais\nDocker, Kubernetes\n# O que oferecemos\nVale refeição e plano de saúde\n# Contato\nrh@empresa.com.br`,
    ],
    [
      'a report',
      `Relatório Anual\n# Resumo\nA empresa cresceu 20% entre 2019 e 2023 com o trabalho de todos.\n# Projetos\nForam entregues 12 projetos em todo o país.\n# Contato\nrelacoes@empresa.com.br`,
    ],
    [
      'a contract',
      `CONTRATO DE PRESTAÇÃO DE SERVIÇOS\nCONTRATANTE: Azul Ltda, azul@exemplo.com\nCONTRATADO: João Souza\nCLÁUSULA 1. Vigência de 01/2023 a 12/2023.\nFica eleito o foro da comarca de Recife para dirimir dúvidas.`,
    ],
    [
      'an article',
      `Sparse Attention at Scale\nJohn Roe, john@example.com\n# Abstract\nWe study attention.\n# Keywords\nattention\n# Introduction\nSince 2017, Vaswani et al. have shown this.\n# References\n[1] Vaswani et al. 2017`,
    ],
    [
      'a shopping list',
      'Arroz\nFeijão\nBatata\nCebola\nAlho\nTomate\nOvos\nLeite\nCafé\nAçúcar\nSal\nÓleo\nPão\nManteiga\nQueijo\nBanana\nMaçã\nLaranja\nPapel\nSabão',
    ],
  ])('%s', (_, text) => {
    const result = analyseResume(document(text))
    expect(result).toMatchObject({ score: null, checks: [], caps: [], keywordsFound: [], keywordsSuggested: [] })
    expect(result.robot.lines.length).toBeGreaterThan(0)
  })

  test.each(Object.entries(portugueseResumes))('%s is a résumé', (_, text) => {
    expect(analyseResume(document(text)).score).not.toBeNull()
  })
})

describe('caps', () => {
  const caps = (page: Document) => analyseResume(page).caps.map(({ id }) => id)

  test('do not apply to a complete résumé', () => {
    expect(caps(document(base))).toEqual([])
  })

  test('neither e-mail nor phone: 55 at most', () => {
    const page = document(base.replace(/São Paulo – SP.*/, 'São Paulo – SP'))
    expect(caps(page)).toEqual(['no-contact'])
    expect(analyseResume(page).score).toBe(55)
  })

  test('nothing that was done: 40 at most', () => {
    const page = document(
      'Ana Sol',
      'ana@exemplo.com | (81) 98888-7777',
      '# Habilidades',
      'Excel, SAP, SQL, Power BI, Word, inglês',
      '# Idiomas',
      'Inglês desde 2019',
      '# Objetivo',
      'Analista de dados em empresa de varejo no Recife',
    )
    expect(analyseResume(page).score).toBeLessThanOrEqual(40)
  })

  test('hidden text: ATS 50 at most, and its words count for nothing', () => {
    const hidden = [{ reason: 'white', page: 1, text: 'Kubernetes Terraform Ansible' }] as const
    const result = analyseResume({ ...document(base), hidden })
    expect(result.caps).toEqual([{ id: 'hidden-text', at: 50 }])
    expect(result.ats).toBe(50)
    expect(result.content).toBe(analyseResume(document(base)).content)
    expect(result.keywordsFound).not.toContain('Kubernetes')
    expect(result.robot.hidden).toEqual([...hidden])
  })

  test('three lines without a résumé section get no score; with one they are judged by the text layer', () => {
    expect(analyseResume(document('Bom dia a todos', 'Segue a lista', 'Arroz e feijão')).score).toBeNull()
    expect(analyseResume(document('Ana Prado', 'ana@exemplo.com', 'Recife')).caps[0]?.id).toBe('no-text')
  })

  test('no readable text: 15 at most, content not assessed', () => {
    const result = analyseResume({ ...document(base), unreadable: 0.6 })
    expect(result.caps[0]).toEqual({ id: 'no-text', at: 15 })
    expect(result.score).toBeLessThanOrEqual(15)
    expect(result.content).toBe(0)
    expect(
      result.checks.filter(({ group }) => group === 'content').every(({ status }) => status === 'not-assessed'),
    ).toBe(true)
  })
})

describe('what the robot reads', () => {
  test('the fields of a Brazilian résumé', () => {
    const { robot, language } = analyseResume(document(base))
    expect(language).toBe('pt')
    expect(Object.fromEntries(robot.fields.map(({ field: name, value }) => [name, value]))).toEqual({
      name: 'Ricardo Almeida Nogueira',
      email: 'ricardo.nogueira@exemplo.com',
      phone: '+55 11 91234-5678',
      city: 'São Paulo – SP',
      linkedin: 'linkedin.com/in/ricardonogueira',
      role: 'Analista Financeiro Sênior',
      employer: 'Metalúrgica Horizonte S.A.',
      education:
        'MBA em Controladoria e Finanças – FIPECAFI – 2019 · Bacharelado em Ciências Contábeis – Universidade de São Paulo – 2015',
    })
    expect(robot.sections.map(({ name }) => name)).toEqual([
      'summary',
      'experience',
      'education',
      'skills',
      'languages',
      'courses',
    ])
  })

  test('a phone in the page header is shown, as it stands in the text', () => {
    const page = document(
      'Ana Sol',
      '(81) 98888-7777',
      'ana@exemplo.com',
      '# Formação',
      'Bacharelado em Direito – UFPE – 2019',
    )
    expect(field(page, 'phone')).toBe('(81) 98888-7777')
    const lines = page.lines.map((line) => (line.number === 2 ? { ...line, region: 'header' as const } : line))
    expect(field({ ...page, lines }, 'phone')).toBe('(81) 98888-7777')
  })

  test('a surname is not a city, a register is not a place', () => {
    expect(field(document(portugueseResumes.atendente), 'city')).toBe('Guarulhos/SP')
    expect(field(document(portugueseResumes.tecnicaDeEnfermagem), 'city')).toBe('Campinas, SP')
  })

  test('at most 400 lines', () => {
    const page = document(base, ...Array.from({ length: 900 }, (_, index) => `- Organizei a sala ${index}`))
    expect(analyseResume(page).robot.lines.length).toBe(400)
  })
})

test('document numbers are never shown', () => {
  const page = document(portugueseResumes.motorista, 'RG: 12.345.678-9')
  const hidden = [{ reason: 'white', page: 1, text: 'CPF 529.982.247-25' }] as const
  const json = JSON.stringify(analyseResume({ ...page, hidden }))
  for (const number of ['111.444.777-35', '12.345.678-9', '529.982.247-25']) expect(json).not.toContain(number)
  expect(json).toContain('CPF: •••.•••.•••-••')
})

describe('properties', () => {
  const pieces = [...new Set(Object.values(portugueseResumes).flatMap((text) => text.split('\n')))]
  const pages = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 60 })), { maxLength: 40 })
    .map((lines) => document('Ana Sol', 'ana@exemplo.com', ...lines))

  test('any document gives bounded figures, in the order of the rubric, and the same ones each time', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const result = analyseResume(page)
        expect(analyseResume(structuredClone(page))).toEqual(result)
        if (result.score === null) return
        expect(Number.isInteger(result.score) && result.score >= 0 && result.score <= 100).toBe(true)
        expect(result.checks.map(({ id }) => id)).toEqual(rubric.map(({ id }) => id))
        for (const { points, max, gain } of result.checks) {
          expect(points >= 0 && points <= max && Number.isInteger(gain) && gain >= 0).toBe(true)
          expect(Math.round(points * 10) / 10).toBe(points)
        }
        for (const { gain } of result.checks) expect(gain).toBeLessThanOrEqual(100 - result.score)
      }),
      { numRuns: 150 },
    )
  })

  test('adding a figure to a bullet never lowers the content', () => {
    const texts = Object.values(portugueseResumes)
    const figures = [
      ' em 30%',
      ', com 12 pessoas',
      ' (R$ 20 mil)',
      ' para 40 clientes por dia',
      ', reducing cost by 15%',
    ]
    for (const text of texts) {
      const lines = text.split('\n')
      const before = analyseResume(document(text)).content
      for (const [at, line] of lines.entries())
        if (line.startsWith('- '))
          for (const figure of figures)
            expect(analyseResume(document(...lines.with(at, line + figure))).content).toBeGreaterThanOrEqual(before)
    }
  }, 30_000)

  test('as a DOCX, without pages, the same text scores within 5 points', () => {
    for (const text of Object.values(portugueseResumes)) {
      const page = document(text)
      const docx = {
        ...page,
        kind: 'docx',
        pages: null,
        lines: page.lines.map((line) => ({ ...line, x: 0, gap: 0 })),
      } as const
      expect(Math.abs(analyseResume(docx).score! - analyseResume(page).score!)).toBeLessThanOrEqual(5)
    }
  })

  test('two columns lower the ATS score, not the content', () => {
    const page = document(base)
    const [one, two] = [analyseResume(page), analyseResume({ ...page, columns: 2 })]
    expect(two.ats).toBeLessThan(one.ats)
    expect(two.content).toBe(one.content)
  })
})
