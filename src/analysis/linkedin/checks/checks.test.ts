import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '..'
import { profiles } from '../fixtures/profiles'
import type { ProfileText } from '../profile'
import { maxOf, sections } from '../result'
import { rubric } from '../rubric'

const check = (id: string, text: Partial<ProfileText>) => {
  const found = analyseLinkedin({ headline: '', about: '', experience: '', ...text }).checks.find(
    (one) => one.id === id,
  )
  if (!found) throw new Error(`no check ${id}`)
  return found
}
const points = (id: string, text: Partial<ProfileText>) => check(id, text).points
const marks = (id: string, text: Partial<ProfileText>) => check(id, text).evidence.map(({ mark }) => mark)

test('the rubric adds up to 30, 35 and 35', () => {
  const result = analyseLinkedin({ headline: '', about: '', experience: '' })
  expect([...sections].map((section) => maxOf(result, section))).toEqual([30, 35, 35])
  expect(new Set(rubric.map(({ id }) => id)).size).toBe(rubric.length)
})

describe('headline', () => {
  test.each([
    ['headline-role', 'Enfermeira | UTI', 8],
    ['headline-role', 'Senior Software Engineer', 8],
    ['headline-role', 'Em busca de novos horizontes', 0],
    ['headline-skills', 'SQL | Power BI', 8],
    ['headline-skills', 'SQL', 4],
    ['headline-skills', 'SQL · SQL · SQL', 4],
    ['headline-skills', 'Gosto de gente', 0],
    ['headline-value', 'Vendedora | Dobrei as vendas em 12 lojas', 6],
    ['headline-value', 'Analista | Especialista em comércio exterior', 6],
    ['headline-value', 'Consultor | Ajudo pequenas empresas a vender', 6],
    ['headline-value', 'Professora com foco em resultados', 0],
    ['headline-value', 'Analista | Buscando novos desafios hoje', 0],
    ['headline-value', 'Analista Financeiro', 0],
    ['headline-length', 'Analista de dados no varejo regional', 3],
    ['headline-length', 'Analista', 0.6],
    ['headline-length', `Analista ${'de dados e bancos '.repeat(13)}`, 1.5],
    ['headline-seeking', 'Em busca de recolocação | Vendedora', 0],
    ['headline-seeking', 'Looking for opportunities', 0],
    ['headline-seeking', 'Vendedora | em busca de vaga', 3],
    ['headline-tidy', 'ANALISTA FINANCEIRO SÊNIOR', 0],
    ['headline-tidy', 'Analista 🚀🚀', 0],
    ['headline-tidy', 'Analista 🚀', 2],
    ['headline-tidy', 'Analista | SQL AWS GCP NR-35 SAP', 2],
    ['headline-tidy', '𝗔𝗻𝗮𝗹𝗶𝘀𝘁𝗮 𝗱𝗲 𝗗𝗮𝗱𝗼𝘀', 0],
  ] as const)('%s of %p is %d', (id, headline, wanted) => {
    expect(points(id, { headline })).toBe(wanted)
  })

  test('quotes the words meant', () => {
    expect(marks('headline-seeking', { headline: 'Em busca de vaga | Vendas' })).toEqual(['Em busca de'])
    expect(marks('headline-role', { headline: 'UTI | Enfermeira' })).toEqual(['Enfermeira'])
    expect(marks('headline-tidy', { headline: 'ANALISTA FINANCEIRO' })).toEqual(['ANALISTA FINANCEIRO'])
  })

  test('names the skills that stand elsewhere and could be brought up', () => {
    const { params } = check('headline-skills', { headline: 'Analista', about: 'Uso Excel e SQL.' })
    expect(params).toMatchObject({ context: 'own', names: 'Excel, SQL' })
  })
})

describe('about', () => {
  const long = profiles.analistaDados.about
  test.each([
    ['about-length', long, 8],
    ['about-length', 'Sou analista.', 0.2],
    ['about-length', 'sou analista de dados '.repeat(40), 0.5],
    ['about-opening', 'Sou analista de dados e trabalho com SQL.', 6],
    ['about-opening', 'Sou analista.', 3],
    ['about-opening', 'Gosto de aprender.', 0],
    ['about-opening', 'Sou analista proativo e dinâmico, uso SQL.', 4],
    ['about-opening', `${'Gosto de aprender coisas. '.repeat(13)}Sou analista de SQL.`, 0],
    ['about-skills', 'SQL, Excel, Power BI, Python e Git', 6],
    ['about-skills', 'SQL e Excel', 2.4],
    ['about-figure', 'Treinei 18 colegas.', 5],
    ['about-figure', 'Trabalho desde 2015 com Java 8.', 0],
    ['about-contact', 'Me chame: ana@exemplo.com', 4],
    ['about-contact', 'Vamos conversar?', 4],
    ['about-contact', 'Trabalho em equipe.', 0],
    ['about-voice', 'Sou enfermeira.', 3],
    ['about-voice', 'Liderei uma equipe.', 3],
    ['about-voice', 'I love numbers.', 3],
    ['about-voice', 'Profissional com experiência em vendas.', 0],
    ['about-paragraphs', long, 3],
    ['about-paragraphs', 'Um texto só, sem nenhuma pausa para respirar.', 0],
    ['about-paragraphs', 'Um texto só, sem pausa para respirar.\n\nOi.\n\nOi oi.', 0],
  ] as const)('%s of %p is %d', (id, about, wanted) => {
    expect(points(id, { about })).toBe(wanted)
  })

  test('a text past 2 000 characters loses up to half of its length’s points', () => {
    const words = Array.from({ length: 400 }, (_, at) => `palavra${at}`).join(' ')
    expect(points('about-length', { about: words })).toBe(4)
  })

  test('never repeats a CPF in what it quotes', () => {
    const { evidence } = check('about-voice', { about: 'Sou Ana, CPF 529.982.247-25.' })
    expect(evidence[0]?.text).toContain('•••')
    expect(JSON.stringify(evidence)).not.toContain('529.982')
  })
})

describe('experience', () => {
  const job = (...tasks: string[]) => ['Vendedora', 'Loja Azul Ltda', '03/2019 - 08/2022', ...tasks].join('\n')
  test.each([
    ['experience-figures', job('Vendi 30% acima da meta', 'Atendi clientes'), 14],
    ['experience-figures', job('Vendi muito bem', 'Atendi muitos clientes'), 0],
    ['experience-openings', job('Vendi calçados femininos', 'Atendi clientes da loja'), 8],
    ['experience-openings', job('Responsável por vendas', 'Ajudei na reposição'), 0],
    ['experience-roles', job('Vendi calçados femininos', 'Atendi clientes da loja'), 8],
    ['experience-roles', job(), 6],
    ['experience-roles', 'Vendi calçados femininos na loja', 0],
  ] as const)('%s of %p is %d', (id, experience, wanted) => {
    expect(points(id, { experience })).toBe(wanted)
  })

  test('the same task twice counts once', () => {
    const twice = job(
      'Vendi 30% a mais',
      'Vendi 30% a mais',
      'Atendi clientes da loja',
      'Organizei as vitrines da loja',
    )
    expect(check('experience-figures', { experience: twice }).params).toMatchObject({ found: 1, of: 3 })
  })

  test('skills put forward are looked for at work', () => {
    const text = { headline: 'Excel', about: 'Uso SQL.', experience: job('Criei planilhas no Excel da loja') }
    expect(check('experience-skills', text).params).toMatchObject({ found: 1, of: 2, names: 'SQL' })
  })

  test('without any, its points are open and it is said', () => {
    const result = analyseLinkedin({ headline: 'Enfermeira', about: 'Cuido.', experience: ' \n' })
    const own = result.checks.filter(({ section }) => section === 'experience')
    expect(result.experienced).toBe(false)
    expect(own.map(({ points: given }) => given)).toEqual([0, 0, 0, 0])
    expect(own.every(({ params }) => params.context === 'not-given')).toBe(true)
    expect(own.reduce((sum, { gain }) => sum + gain, 0)).toBeGreaterThanOrEqual(34)
  })
})
