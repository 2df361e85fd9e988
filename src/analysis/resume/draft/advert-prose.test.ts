// Text of an advert in a draft's lines brings nothing: neither of the advert beside it, nor of another one.
import { describe, expect, test } from 'bun:test'
import { copiedFrom } from '../sentences/empty/advert-prose'
import { measureDraft } from './measure'
import type { DraftPart } from './parts'

const adverts = {
  pt: [
    'Restaurante industrial contrata cozinheira com experiência comprovada em cozinha industrial. Responsabilidades: preparar refeições conforme o cardápio e as fichas técnicas, controlar o estoque de alimentos, garantir as boas práticas de manipulação e a limpeza da cozinha. Requisitos: ensino médio completo, disponibilidade para trabalhar em escala 6x1. Oferecemos salário de R$ 2.100, vale-transporte e alimentação no local para 300 funcionários.',
    'Buscamos auxiliar de cozinha para restaurante com 120 lugares. Você vai lavar e cortar legumes, montar saladas e repor o bufê. É desejável curso de manipulação de alimentos.',
  ],
  en: [
    'We are looking for an ICU nurse to join our 30-bed unit. You will care for critical patients, administer medication and train junior staff. Requirements: registration and proven experience. We offer a competitive salary.',
  ],
} as const

const draftOf = (...lines: readonly string[]): DraftPart[] => [
  {
    id: 'c',
    kind: 'contact',
    fields: { name: 'Célia Ramos', phone: '(11) 98765-4321', city: 'São Paulo, SP' },
    lines: [],
  },
  {
    id: 'j',
    kind: 'job',
    fields: { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '2018', end: '08/2024' },
    lines: lines.map((text, at) => ({ id: `l${at}`, text })),
  },
  { id: 's', kind: 'school', fields: { course: 'Ensino médio completo', end: '2001' }, lines: [] },
]
const own = {
  pt: [
    'Preparo de almoço e sobremesas para operários',
    'Limpeza do salão e da cozinha',
    'Lavava panelas e pratos',
    'Ajudava no caixa aos sábados',
  ],
  en: [
    'Cared for patients after surgery',
    'Changed dressings and bed linen',
    'Kept records of medication',
    'Helped families on visits',
  ],
} as const
const scoreOf = (lines: readonly string[], advert: string | null = null) =>
  measureDraft(draftOf(...lines), advert).result.score ?? 0

describe('an advert pasted into a draft', () => {
  for (const language of ['pt', 'en'] as const)
    for (const [at, advert] of adverts[language].entries()) {
      const before = scoreOf(own[language])
      const sentences = advert.split(/(?<=\.)\s+/)
      test(`${language} ${at}: as one line, whatever stands beside, it brings nothing`, () => {
        expect(scoreOf([...own[language], advert])).toBeLessThanOrEqual(before)
        expect(scoreOf([`${own[language][0]}. ${advert}`, ...own[language].slice(1)])).toBeLessThanOrEqual(before)
      })
      test(`${language} ${at}: sentence by sentence, beside the draft, it brings nothing, and the page names it`, () => {
        const lines = [...own[language], ...sentences]
        expect(scoreOf(lines, advert)).toBeLessThanOrEqual(before)
        expect(measureDraft(draftOf(...lines), advert).copied).toBeGreaterThan(0)
      })
    }

  test('the person’s own words count beside it, also about the same work', () => {
    const mine = 'Preparei cerca de 180 refeições por dia e controlei o estoque da despensa'
    const [advert] = adverts.pt
    expect(copiedFrom(advert)(mine)).toBe(false)
    expect(scoreOf([...own.pt, mine], advert)).toBe(scoreOf([...own.pt, mine]))
    expect(scoreOf([...own.pt, mine], advert)).toBeGreaterThan(scoreOf(own.pt))
  })

  test('words of hiring and pay in somebody’s own work are no advert', () => {
    const work = [
      'Entrevistei candidatos e contratei 12 vendedores',
      'Calculei salários e benefícios de 80 funcionários',
      'Levantei requisitos com clientes de 5 áreas',
      'Managed payroll and benefits for 40 employees',
    ]
    for (const line of work) expect([line, scoreOf([...own.pt, line]) > scoreOf(own.pt)]).toEqual([line, true])
  })
})
