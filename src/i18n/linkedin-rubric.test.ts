import { describe, expect, test } from 'bun:test'
import { english } from '../../tests/eval/profiles/en'
import { portuguese } from '../../tests/eval/profiles/pt'
import { profiles } from '../../tests/fixtures/profiles'
import { analyseLinkedin } from '../analysis/linkedin'
import type { Check } from '../analysis/linkedin/result'
import { rubric } from '../analysis/linkedin/rubric'
import { type CheckTexts, checkTexts } from '../texts/linkedin/texts'
import { languages, textsOf } from '.'
import { ptBR } from './pt-BR'
import { checks } from './pt-BR/analyses/linkedin-rubric'

const long = Array.from({ length: 500 }, (_, at) => `palavra${at}`).join(' ')
const results = [
  ...Object.values(profiles),
  { headline: '𝗔𝗻𝗮 🚀🚀🚀🚀', about: '', experience: 'a' },
  { headline: 'Student at State University', about: 'i study and im looking for work. hmu', experience: '' },
  { headline: 'Enfermeira | Em busca de novas oportunidades', about: 'Aceito qualquer vaga.', experience: '' },
  { headline: 'Analista proativo 🚀🚀', about: 'Sou analista proativo, uso SQL.', experience: 'Competências: Excel' },
  { headline: 'AUXILIAR ADMINISTRATIVO GERAL', about: long.slice(0, 5000), experience: 'Vendedora\n2019 - 2020' },
  {
    headline: long.slice(0, 290),
    about: 'Uso Excel e SQL.',
    experience: 'Loja Azul Ltda\n2019 - 2020\nVendi bem\nAtendi muito',
  },
  { headline: 'Ana', about: 'Sou analista.', experience: 'Vendedora na Loja Azul\nVendi calçados femininos' },
  { headline: 'Ana', about: 'Oi', experience: 'Vendedora\nLoja Azul Ltda\n2019 - 2020' },
  { headline: 'Em busca de vaga de auxiliar administrativo', about: '', experience: '' },
  ...[...portuguese, ...english],
  {
    headline: 'Gerente | Consultor | Analista | Vendedor | Excel',
    about: 'Sou analista.',
    experience: 'Vendi 30% a mais que a meta do ano',
  },
  {
    headline: 'Keeper of hopes | Weaver of dreams',
    about: 'I wove threads of courage into a tapestry of trust. I planted gardens of hope in deserts of doubt.',
    experience: 'Keeper\nHouse of Light\n2019 - 2024\n- Built bridges of belonging over rivers of change',
  },
].map(analyseLinkedin)

describe.each([...languages])('texts in %s', (language) => {
  const textOf = (id: string, part: keyof CheckTexts, params: Check['params']): string =>
    checkTexts(language, { id, params })?.[part] ?? ''

  test.each(rubric.map(({ id }) => id))('%s has title, why, fix and strength with every count interpolated', (id) => {
    const checks = results.flatMap((result) => result.checks.filter((one) => one.id === id))
    expect(checks.some(({ status }) => status === 'full')).toBe(true)
    expect(checks.some(({ status }) => status !== 'full')).toBe(true)
    for (const { status, params } of checks)
      for (const part of status === 'full' ? (['strength'] as const) : (['title', 'why', 'fix'] as const)) {
        expect(textOf(id, part, params)).not.toBe('')
        expect(textOf(id, part, params)).not.toMatch(/\{\{|undefined/)
      }
  })

  test('no text uses an undefined name', () => {
    for (const { checks } of results)
      for (const { id, params, status } of checks)
        if (status !== 'full')
          expect(textOf(id, 'fix', params)).not.toMatch(/(?:onde você usou|where you used|cita|name) [.,]/)
  })

  test('the form says what the experience is worth', () => {
    const points = rubric.filter(({ section }) => section === 'experience').reduce((sum, { max }) => sum + max, 0)
    expect(textsOf(language).linkedin.form.experienceHint).toContain(` ${points} `)
  })

  test('no exclamation mark and no blame', () => {
    const texts = JSON.stringify(textsOf(language).linkedin)
    expect(texts).not.toMatch(/!|\b(?:errado|péssimo|ruim|wrong|bad|terrible|poor)\b/i)
  })
})

test('every check of the rubric has texts, and no text is without a check', () => {
  expect(Object.keys(checks).sort()).toEqual(rubric.map(({ id }) => id).sort())
})

test('every variant of a text is reached by some profile', () => {
  const reached = new Set(results.flatMap((result) => result.checks.map(({ id, params }) => `${id}_${params.context}`)))
  const variants = Object.entries(checks).flatMap(([id, texts]) =>
    Object.keys(texts).flatMap((key) => (key.includes('_') ? [`${id}_${key.slice(key.indexOf('_') + 1)}`] : [])),
  )
  expect([...new Set(variants)].filter((variant) => !reached.has(variant))).toEqual([])
})

test('what the specification quotes is used letter for letter', () => {
  const { errors, linkedin, tool } = ptBR
  const { page, form } = linkedin
  expect([
    page.strengths,
    page.suggested,
    errors['none-yet'],
    page.found,
    form.analyse,
    tool.sending.pending,
    tool.sending.done,
    tool.sending.failed,
  ]).toEqual([
    'Pontos Fortes do Perfil',
    'Headline Sugerida',
    'Nenhuma análise encontrada',
    'Dados encontrados - Clique em "Analisar Perfil"',
    'Analisar Perfil',
    'Analisando...',
    'Análise concluída',
    'Erro na análise',
  ] as never)
  expect([form.required, form.headlineRequired, form.aboutRequired, form.fallback]).toEqual([
    'Campo obrigatório',
    'Por favor, preencha o campo Headline.',
    'Por favor, preencha o campo Resumo.',
    'Ocorreu um erro ao analisar seu perfil do LinkedIn.',
  ])
  expect(Object.values(page.sections)).toEqual(['Headline', 'Resumo', 'Experiência'])
})
