import { describe, expect, test } from 'bun:test'
import { profiles } from '../../../tests/fixtures/profiles'
import { analyseLinkedin } from '../../analysis/linkedin'
import { linkedinJson } from '../../server/analyses/json/linkedin'
import { linkedinView } from './view'

const strong = analyseLinkedin(profiles.completa)
const thin = analyseLinkedin(profiles.motorista)
const seeking = analyseLinkedin(profiles.buscaOportunidade)

describe('the view', () => {
  test('a full profile has no findings', () => {
    const view = linkedinView(strong, 'pt-BR')
    expect(view.headline).toBe('Excelente')
    expect(view.lead).toBe('Seu perfil diz quem você é e o que já fez.')
    expect(view.groups.flatMap(({ findings }) => findings)).toEqual([])
    expect(view.strengths).toHaveLength(strong.checks.length)
  })

  test('strengths come before gaps, and a weak profile is called a start', () => {
    const [nurse, none] = ['Enfermeira de UTI', 'Oi'].map((headline) =>
      linkedinView(analyseLinkedin({ headline, about: 'Oi', experience: '' }), 'pt-BR'),
    )
    expect(nurse?.lead).toStartWith(
      'A headline mostra uma especialidade ou um resultado seu. Os 3 ajustes de maior efeito valem',
    )
    expect(none?.lead).toStartWith('Escrever o perfil é o primeiro passo, e você já deu.')
  })

  test('what no company needs to know is named, document numbers first and in words of their own', () => {
    const warned = (about: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
      linkedinView(analyseLinkedin({ headline: 'Motorista', about, experience: '' }), language).personal
    expect(warned('Dirijo caminhão há oito anos.')).toBeNull()
    const others = 'Seu perfil conta coisas que nenhuma empresa precisa saber para chamar você: idade e estado civil.'
    expect(warned('Tenho 34 anos, casado.')).toStartWith(others)
    const both = warned('CPF 123.456.789-09. Tenho 34 anos, casado.')
    expect(both).toStartWith('Antes de tudo, tire do perfil o CPF')
    expect(both).toContain(others)
    expect(warned('CPF 123.456.789-09', 'en-US')).not.toContain('no company needs')
    expect(warned('Tenho 34 anos.', 'en-US')).toContain('call you: your age.')
  })

  test('a headline that names no occupation is not praised for its form', () => {
    const view = (headline: string) => linkedinView(analyseLinkedin({ headline, about: '', experience: '' }), 'en-US')
    expect(view('Looking for my first job').strengths).toEqual([])
    expect(view('Looking for my first job in sales').strengths[0]).toBe(
      'Your headline names the job you are looking for.',
    )
  })

  test('without an experience one finding holds all of its points', () => {
    const view = linkedinView(thin, 'pt-BR')
    const experience = view.groups.find(({ section }) => section === 'experience')
    expect(experience?.findings.map(({ id }) => id)).toEqual(['experience'])
    expect(experience?.gain).toBe(30)
    expect(view.headline).toBe('Ainda no começo: falta a sua experiência')
    expect(linkedinView(thin, 'en-US').headline).toBe('Just getting started: your experience is still missing')
  })

  test.each(Object.entries(profiles))('of %s: the gains and the score add up to 100', (_, profile) => {
    const result = analyseLinkedin(profile)
    const view = linkedinView(result, 'pt-BR')
    expect(result.score + view.gain).toBe(100)
    for (const { findings } of view.groups) {
      const gains = findings.map(({ gain }) => gain)
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    }
  })

  test('quotes have the line number and its marks', () => {
    const quotes = linkedinView(seeking, 'pt-BR').groups.flatMap(({ findings }) =>
      findings.flatMap((one) => one.quotes),
    )
    expect(quotes).toContainEqual({
      text: 'EM BUSCA DE NOVAS OPORTUNIDADES 🚀🚀🚀 #OPENTOWORK',
      marks: ['EM BUSCA DE'],
      place: 'Headline',
      page: 1,
      line: null,
    })
    expect(quotes.map(({ place }) => place)).toContain('Experiência, linha 4')
  })

  test('repeated lines are mentioned only when there are any', () => {
    const doubled = { ...profiles.enfermeira, headline: 'Enfermeira\nEnfermeira' }
    expect(linkedinView(analyseLinkedin(doubled), 'pt-BR').repeated).toStartWith('1 linha estava repetida')
    expect(linkedinView(strong, 'pt-BR').repeated).toBeNull()
  })

  test('a check of another release, without texts here, is left out', () => {
    const [first] = seeking.checks
    const other = { ...seeking, checks: [{ ...first!, id: 'headline-from-the-future' }, ...seeking.checks.slice(1)] }
    expect(JSON.stringify(linkedinView(other, 'pt-BR'))).not.toContain('future')
  })
})

describe('the API’s record', () => {
  test('has the agreed fields, in the person’s language', () => {
    const json = linkedinJson(seeking, 'pt-BR')
    expect(json.score).toBe(seeking.score)
    expect(json.headline_sugerida).toStartWith('Vendedora | ')
    expect(json.sugestoes.headline.length).toBeGreaterThan(2)
    expect(json.sugestoes.about.length).toBeGreaterThan(2)
    expect(json.sugestoes.experience.length).toBeGreaterThan(1)
    expect(linkedinJson(seeking, 'en-US').sugestoes.headline).not.toEqual(json.sugestoes.headline)
    expect(JSON.stringify([json, linkedinJson(thin, 'en-US')])).not.toMatch(/\{\{|undefined/)
  })
  test('has null where no headline can be suggested', () => {
    const none = analyseLinkedin({ headline: 'Feliz', about: 'Gosto de gente.', experience: '' })
    expect(linkedinJson(none, 'pt-BR')).toMatchObject({ headline_sugerida: null, headline_partes: null })
  })
})

test('a misspelt headline is the first tip', () => {
  const { tips } = linkedinView(
    analyseLinkedin({ headline: 'auxiliar de limpesa', about: 'Trabalho em escritorio.', experience: '' }),
    'pt-BR',
  )
  expect(tips[0]?.fix).toBe('Confira e corrija no seu perfil: limpesa → limpeza.')
  expect(tips.at(-1)?.quotes[0]?.marks).toEqual(['escritorio'])
})

test('without an experience its points are the most that one can give', () => {
  const texts = { headline: 'Analista Financeiro', about: 'Cuido do contas a pagar há quatro anos.', experience: '' }
  const { tips } = linkedinView(analyseLinkedin(texts), 'pt-BR')
  expect(tips.filter(({ upTo }) => upTo).map(({ id, gain }) => [id, gain])).toEqual([['experience', 30]])
})

test('a bare headline comes first, then an About text that pleads, and a full headline leaves the order to the gains', () => {
  const experience = 'Eletricista – Instaladora Sul\n2013 – atual\nMonto quadros de 12 prédios por ano.'
  const tipsOf = (headline: string, about: string) =>
    linkedinView(analyseLinkedin({ headline, about, experience }), 'pt-BR').tips.map(({ id }) => id)
  const bare = tipsOf('Eletricista', 'Sou eletricista e preciso trabalhar urgente, quem puder ajudar eu agradeço.')
  expect(bare[0]).toStartWith('headline')
  expect(bare[1]).toBe('about-length')
  const full = tipsOf(
    'Eletricista | Quadros elétricos de prédios e hospitais | NR-10',
    'Sou eletricista de prédios em Recife.',
  )
  expect(full[0]).not.toStartWith('headline')
})
