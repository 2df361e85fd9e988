// A plan has what is built, switched on and not held back; everything else is announced or not spoken of.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { plans, soldPlans } from '../events/schema/vocabulary'
import { type Catalogue, defaultCatalogue, rankOf } from './catalogue'
import { readCatalogue } from './catalogue-file'
import { type Feature, features } from './features'
import { hasFeature, isAnnounced, linesOf, onSale, plansWith } from './offer'

const own = (file: object): Catalogue => {
  const read = readCatalogue(JSON.stringify(file))
  if (!read.ok) throw new Error(read.problems.join())
  return read.catalogue
}
const withBuilt = (change: Partial<Record<Feature, boolean>>, catalogue = defaultCatalogue): Catalogue => ({
  ...catalogue,
  built: { ...catalogue.built, ...change },
})

describe('a feature', () => {
  test('that is not built is announced, whatever the operator’s file says', () => {
    const pushed = own({ soon: [], premium: { features: { templates_premium: true } } })
    for (const catalogue of [defaultCatalogue, pushed]) {
      expect(hasFeature(catalogue, 'premium', 'templates_premium')).toBe(false)
      expect(isAnnounced(catalogue, 'premium', 'templates_premium')).toBe(true)
      expect(hasFeature(catalogue, 'enterprise', 'templates_premium')).toBe(false)
    }
  })
  test.each(soldPlans)('becomes the %s plan’s with one row of the registry', (plan) => {
    const sold = features.filter((one) => defaultCatalogue.offers[plan].features[one])
    expect(sold).not.toBeEmpty()
    for (const ready of [true, false])
      expect(
        sold.map((one) => {
          const flipped = withBuilt({ [one]: ready }, { ...defaultCatalogue, soon: [] })
          return [one, hasFeature(flipped, plan, one), isAnnounced(flipped, plan, one)]
        }),
      ).toEqual(sold.map((one) => [one, ready, !ready]))
  })
  test('the operator holds back is announced and not had', () => {
    const held = own({ soon: ['exportar_pdf'] })
    expect([hasFeature(held, 'basico', 'exportar_pdf'), isAnnounced(held, 'basico', 'exportar_pdf')]).toEqual([
      false,
      true,
    ])
    // A detailed report is a PDF.
    expect(hasFeature(held, 'premium', 'relatorios_detalhados')).toBe(false)
  })
  test('that is part of another is not there without it, and not announced either', () => {
    const without = own({ professional: { features: { exportar_pdf: false } } })
    expect(hasFeature(without, 'professional', 'relatorios_detalhados')).toBe(false)
    expect(isAnnounced(without, 'professional', 'relatorios_detalhados')).toBe(false)
  })
  test('that nobody stands behind today is announced, and had again by itself', () => {
    const withheld = { ...defaultCatalogue, withheld: ['mentoria_mensal'] } as const
    expect(hasFeature(withheld, 'premium', 'mentoria_mensal')).toBe(false)
    expect(isAnnounced(withheld, 'premium', 'mentoria_mensal')).toBe(true)
    expect(linesOf(withheld, 'premium')).not.toContain('mentoria_mensal')
    expect(hasFeature(defaultCatalogue, 'premium', 'mentoria_mensal')).toBe(true)
  })
  test('of those that are sold is none on the free plan', () =>
    expect(features.filter((feature) => hasFeature(defaultCatalogue, 'free', feature))).toEqual([]))
  test('is never both had and announced', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...features)),
        fc.uniqueArray(fc.constantFrom(...features)),
        fc.dictionary(fc.constantFrom(...features), fc.boolean()),
        (soon, ready, on) => {
          const switched = own({ soon, basico: { features: on }, premium: { features: on } })
          const catalogue = {
            ...switched,
            built: Object.fromEntries(features.map((one) => [one, ready.includes(one)])),
          }
          for (const plan of soldPlans)
            for (const feature of features) {
              const has = hasFeature(catalogue as Catalogue, plan, feature)
              expect(has && isAnnounced(catalogue as Catalogue, plan, feature)).toBe(false)
              if (has) expect([ready.includes(feature), soon.includes(feature)]).toEqual([true, false])
              else expect(linesOf(catalogue as Catalogue, plan)).not.toContain(feature)
            }
        },
      ),
      { numRuns: 300, seed: 20261120 },
    ))
})

describe('a list', () => {
  test('has the specification’s number of lines, all of them true today', () => {
    expect(linesOf(defaultCatalogue, 'basico')).toEqual([
      'analises',
      'ferramentas',
      'historico_completo',
      'exportar_pdf',
      'oficina',
    ])
    expect(linesOf(defaultCatalogue, 'professional')).toEqual([
      'analises',
      'analises_avancadas',
      'relatorios_detalhados',
      'sugestoes_personalizadas',
      'historico_completo',
    ])
    expect(linesOf(defaultCatalogue, 'premium')).toEqual([
      'analises',
      'analises_avancadas',
      'relatorios_detalhados',
      'sugestoes_personalizadas',
      'suporte_prioritario',
      'mentoria_mensal',
      'simulacao_entrevista',
    ])
  })
  test('is the specification’s own once all of it is built', () => {
    const all = withBuilt(Object.fromEntries(features.map((one) => [one, true])))
    expect(linesOf(all, 'premium')).toEqual(defaultCatalogue.offers.premium.list.slice(0, 7))
    expect(linesOf(all, 'professional')).toEqual(defaultCatalogue.offers.professional.list.slice(0, 5))
  })
  test('of an operator loses what the plan does not have and keeps the operator’s own words', () => {
    const coffee = { 'pt-BR': 'Um café', 'en-US': 'A coffee' }
    const catalogue = own({
      basico: { features: { scanner_vagas: false }, list: ['mentoria_mensal', coffee, 'ferramentas', 'analise_foto'] },
    })
    expect(linesOf(catalogue, 'basico')).toEqual([coffee, 'analise_foto', 'analise_linkedin', 'analise_curriculo'])
  })
})

test('the plans with a feature are those on sale that have it', () => {
  expect(plansWith(defaultCatalogue, 'exportar_pdf')).toEqual({ plans: [...soldPlans], all: true })
  const some = own({ basico: { features: { exportar_pdf: false } }, premium: { active: false } })
  expect(onSale(some)).toEqual(['basico', 'professional'])
  expect(plansWith(some, 'exportar_pdf')).toEqual({ plans: ['professional'], all: false })
  expect(plansWith(some, 'mentoria_mensal')).toEqual({ plans: [], all: false })
})

test('every plan has a rank of its own, and the plans on sale stand from the lowest up', () => {
  const ranks = plans.map(rankOf)
  expect(new Set(ranks).size).toBe(plans.length)
  expect(soldPlans.map(rankOf)).toEqual(soldPlans.map(rankOf).toSorted((one, other) => one - other))
})
