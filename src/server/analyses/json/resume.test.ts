import { expect, test } from 'bun:test'
import { check, result } from '../../../../tests/fixtures/resume/result'
import { resumeJson } from './resume'

const scored = result({
  checks: [
    check('quantified', {
      group: 'content',
      points: 4.5,
      max: 25,
      gain: 8,
      status: 'part',
      evidence: [{ text: 'Responsável por atendimento.', mark: 'Responsável por', page: 1, line: 12 }],
    }),
    check('date-format', { group: 'ats', points: 10, status: 'full' }),
    check('education', { points: 10, status: 'full' }),
    check('cliches', { points: 10, status: 'full' }),
  ],
  caps: [{ id: 'no-contact', at: 60 }],
  keywordsFound: ['Excel'],
  keywordsSuggested: ['CRM'],
})

test('a scored résumé has the agreed field names', () => {
  const json = resumeJson(scored, 'pt-BR')
  expect(json).toMatchObject({
    score: 76,
    formatacao: { score: 88 },
    conteudo: { score: 64 },
    ats_compatibilidade: { score: 79 },
    keywords_encontradas: ['Excel'],
    keywords_sugeridas: ['CRM'],
    url_otimizado: null,
    versao_rubrica: 1,
    limites: [{ id: 'no-contact', maximo: 60 }],
  })
  expect(json.pontos_fortes).toHaveLength(1)
  expect(json.areas_melhoria).toHaveLength(1)
})

test('each check has its figures and its evidence', () => {
  const [first, second] = resumeJson(scored, 'pt-BR').verificacoes
  expect(first).toMatchObject({
    id: 'quantified',
    grupo: 'conteudo',
    estado: 'parcial',
    pontos: 4.5,
    maximo: 25,
    ganho: 8,
    evidencias: [{ texto: 'Responsável por atendimento.', pagina: 1, linha: 12, trecho: 'Responsável por' }],
  })
  expect(second).toMatchObject({ grupo: 'ats_compatibilidade', estado: 'completo', correcao: null })
})

test('the texts follow the language, the names do not', () => {
  const pt = resumeJson(scored, 'pt-BR')
  const en = resumeJson(scored, 'en-US')
  expect(Object.keys(en)).toEqual(Object.keys(pt))
  expect(en.limites[0]?.texto).not.toBe(pt.limites[0]?.texto)
})

test('without a résumé, the score is null and the reason is given', () => {
  const json = resumeJson(result({ score: null }), 'pt-BR')
  expect(json.score).toBeNull()
  expect(json.areas_melhoria[0]).toStartWith('Este arquivo não parece um currículo.')
})

test('the answer is plain JSON without unresolved placeholders', () => {
  const text = JSON.stringify(resumeJson(scored, 'en-US'))
  expect(JSON.parse(text)).toEqual(resumeJson(scored, 'en-US'))
  expect(text).not.toContain('{{')
})
