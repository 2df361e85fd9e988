import { describe, expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { softSkills } from '../../analysis/job/advert/terms/kinds/soft'
import { document } from '../../analysis/resume/testing'
import { languages } from '../../i18n'
import { enUS } from '../../i18n/en-US'
import { ptBR } from '../../i18n/pt-BR'
import { jobJson } from '../../server/analyses/json/job'
import { maxSuggestions, suggestionsOf } from './suggest'
import { jobView } from './view'

const resume = document(
  'Joana Prado',
  'joana@exemplo.com | Recife, PE',
  '# Experiência',
  '=Analista de Dados, Loja Exemplo, 01/2018 - 12/2022',
  '- Automatizei 14 relatórios em Python',
  '- Liderei 4 pessoas na migração dos painéis',
  '- Criei as telas do portal em React',
  '# Habilidades',
  'Excel, Git',
)
const compare = (text: string) => ({ ...matchJob(readAdvert(text), resume, { year: 2026, month: null }), resume: 'id' })
const rich = compare(`Analista de Dados Sênior
Requisitos
- 6 anos de experiência com Python, Excel e JavaScript
- Liderança de equipes
- Kubernetes
- Inglês avançado, CNH B, ensino superior completo
- Trabalho presencial em Curitiba
- Boa comunicação
Diferenciais
- Snowflake
Atividades
- Construir painéis semanais de indicadores para a diretoria comercial e financeira da empresa
- Treinar colegas novos e documentar processos internos da área inteira`)
const thin = compare('Procuramos alguém com Python e Excel, por favor.')

describe.each([...languages])('in %s', (language) => {
  test.each([
    ['rich', rich],
    ['thin', thin],
  ])('a %s advert gives complete sentences with every placeholder filled in', (_, result) => {
    const views = JSON.stringify([jobView(result, language), jobJson(result, language)])
    expect(views).not.toMatch(/\{\{|undefined|NaN|job\.[a-z]/)
  })

  test('the buckets hold each keyword once', () => {
    const { tasks, wishes, ...asked } = jobView(rich, language)
    const groups = [asked, tasks, wishes]
    const ids = groups
      .flatMap((one) => [...one.shown, ...one.studied, ...one.listed, ...one.suggested, ...one.missing])
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(rich.keywords.filter(({ kind }) => kind === 'hard').length)
    expect(wishes.missing.map(({ text }) => text)).toContain('Snowflake')
  })

  test('pairs with different words come first, each with its place', () => {
    const { pairs } = jobView(rich, language)
    expect(pairs[0]?.asked.mark).toBe('JavaScript')
    expect(pairs[0]?.written.mark).toBe('React')
    expect(pairs[1]?.written.text).toContain('Liderei 4 pessoas')
    for (const { written: compared } of pairs) expect(compared.where).toMatch(/\d/)
  })

  test('one demand and the line that answers it are one pair, however many of its words they share', () => {
    const asked = 'Analista de Dados\n\nRequisitos\n- Relatórios em Python e React\n- Liderança\n- Kafka'
    const { pairs, shown, listed } = jobView(compare(asked), language)
    const both = pairs.map(({ asked: { text }, written: { text: line } }) => `${text} | ${line}`)
    expect(new Set(both).size).toBe(both.length)
    expect(pairs.length).toBeGreaterThan(0)
    expect(shown.length + listed.length).toBeGreaterThan(pairs.length)
  })

  test('a suggestion has the points of the words that it names, and of no others', () => {
    const missing = ['Kubernetes', 'Docker', 'Terraform', 'Ansible', 'Kafka', 'Redis', 'Jenkins', 'Grafana']
    const asked = ['Python', 'Excel', 'Liderança de equipes', ...missing]
    const result = compare(['Analista de Dados', 'Requisitos', ...asked.map((one) => `- ${one}`)].join('\n'))
    const [ask] = suggestionsOf(result, language).filter(({ key }) => key === 'ask')
    const named = result.keywords.filter(({ text }) => ask?.title.includes(text))
    const all = result.keywords.filter(({ bucket }) => bucket === 'missing')
    const sum = (some: typeof all) => some.reduce((total, { gain }) => total + gain, 0)
    expect([named.length, all.length]).toEqual([6, 8])
    // Each word's own points are rounded; gains.test.ts measures the sum.
    expect(Math.abs((ask?.gain ?? 0) - sum(named))).toBeLessThanOrEqual(1)
    expect(ask?.gain).toBeLessThan(sum(all))
  })

  test('suggestions are few and sorted by gain', () => {
    const suggestions = suggestionsOf(rich, language)
    const gains = suggestions.map(({ gain }) => gain)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    expect(suggestions.length).toBeLessThanOrEqual(maxSuggestions)
    expect(suggestions.some(({ title }) => title.includes('Kubernetes'))).toBe(true)
  })

  test('no text shames or shouts', () => {
    const texts = JSON.stringify((language === 'pt-BR' ? ptBR : enUS).job)
    expect(texts).not.toMatch(/!|\b(?:errado|péssimo|ruim|fraco|reprovado|wrong|bad|terrible|poor|weak|fail)\b/i)
  })
})

const viewOf = (text: string) => jobView(compare(text), 'pt-BR')
const filler = `Sobre a empresa\n${'Somos uma loja de bairro com clientes antigos e muita conversa no balcão. '.repeat(5)}`

describe('a match that is low', () => {
  test('names matches before gaps and never the distance', () => {
    const view = viewOf(`Requisitos
- 3 anos de experiência
- Excel
- Soldagem
- Usinagem
- Metrologia
- CNC
- Pneumática
- Inventor\n${filler}`)
    expect(view.headline).toBe('Esta vaga é de outro tipo de trabalho')
    expect(view.summary).toStartWith('O que já combina: Excel.')
    expect(view.summary).toContain('Se você já fez trabalhos assim, conte com as palavras dela.')
    // Where the advice stands beside it, as in the workbench, the counts are enough.
    expect(view.coverage).not.toContain('conte com as palavras')
    expect(view.summary).toContain(view.coverage)
  })

  test('without any keyword found does not say "0"', () => {
    const view = viewOf(`Requisitos\n- Soldagem\n- Usinagem\n- Metrologia\n- CNC\n- Pneumática\n${filler}`)
    expect(view.summary).toStartWith('Ainda não encontramos no currículo as palavras-chave desta vaga.')
    expect(view.summary).not.toMatch(/\b0\b/)
  })
})

test('an excellent match suggests to apply', () => {
  const view = viewOf(`Analista de Dados
Requisitos
- 4 anos de experiência com Python
- React
- Relatórios
- Liderança
${filler}`)
  expect(view.headline).toBe('Excelente combinação')
  expect(view.summary).toEndWith('Esta vaga combina com você: vale se candidatar.')
})

test('one keyword is singular, and less than a year is not "0 years"', () => {
  expect(viewOf('Procuramos alguém com Python para a loja.').summary).toContain('A vaga cita 1 palavra-chave,')
  const fresh = document('Joana Prado', '# Experiência', '=Analista, Loja Exemplo, 01/2026 - 06/2026', '- Vendi bem')
  const asked = {
    ...matchJob(readAdvert('Requisitos\n- 2 anos de experiência'), fresh, { year: 2026, month: null }),
    resume: 'id',
  }
  expect(jobView(asked, 'pt-BR').conditions[0]?.answer).toBe('Seu currículo mostra menos de um ano de trabalho')
})

test('a driver’s licence is named in the reader’s language', () => {
  const driver = compare('Requisitos\n- CNH B')
  expect(jobView(driver, 'en-US').conditions.map(({ name }) => name)).toEqual(['Driver’s license B'])
  expect(jobView(driver, 'pt-BR').conditions.map(({ name }) => name)).toEqual(['CNH B'])
})

test('a thin advert is a range and not a figure', () => {
  const ranged = { ...thin, range: { from: 40, to: 70 } }
  const view = jobView(ranged, 'pt-BR')
  expect<string>(view.figure).toBe('40 a 70%')
  expect(view.headline).toBe('Esta descrição diz pouco')
  expect(jobJson(ranged, 'pt-BR').faixa).toEqual({ de: 40, ate: 70 })
  const full = { ...rich, range: null, confidence: 'good' } as const
  expect<string>(jobView(full, 'pt-BR').figure).toBe(`${rich.score}%`)
})

test('an advert that says too little for a figure gets none, and no points', () => {
  const silent = { ...thin, range: { from: 20, to: 77 } }
  const view = jobView(silent, 'pt-BR')
  expect<string>(view.figure).toBe('sem nota')
  expect(view.suggestions.every(({ gain }) => gain === 0)).toBe(true)
  const { compatibilidade, faixa } = jobJson(silent, 'pt-BR')
  expect([compatibilidade, faixa]).toEqual([null, null])
})

test('conditions name the requirement and the answer found', () => {
  const views = jobView(rich, 'pt-BR').conditions.map(({ name, answer }) => [name, answer])
  expect(views).toEqual(
    expect.arrayContaining([
      ['6 anos de experiência', 'Seu currículo mostra 5 anos de trabalho'],
      ['Inglês avançado', 'Não encontrado no currículo'],
      ['CNH B', 'Não encontrado no currículo'],
      ['Ensino superior', 'Não deu para saber pelo currículo'],
      ['Local: Curitiba', 'Seu currículo diz Recife, PE'],
    ]),
  )
})

test('the API’s agreed fields carry the agreed names', () => {
  const json = jobJson(rich, 'pt-BR')
  expect(json).toMatchObject({
    compatibilidade: rich.score,
    resumo: expect.any(String),
    keywords: { importantes: expect.any(Array), presentes: expect.any(Array), ausentes: expect.any(Array) },
    sugestoes: expect.any(Array),
  })
  expect(Object.keys(jobJson(rich, 'en-US'))).toEqual(Object.keys(json))
})

test('years of other work ask for the time with the skill, and do not blame unreadable dates', () => {
  const other = compare('Requisitos\n- Experiência mínima de 2 anos com Java\n- Excel\n- Python\n- Git')
  const views = suggestionsOf(other, 'pt-BR').find(({ key }) => key === 'level')
  expect(views?.title).toBe('Conte quanto do seu tempo foi nisso')
  expect(jobView(other, 'pt-BR').conditions[0]?.answer).toBe(
    'Seu currículo mostra 5 anos de trabalho; não deu para saber quantos “com Java”',
  )
})

describe('a teacher who looks for work with data', () => {
  const teacher = (used: string) =>
    document(
      ...['Ana Reis', 'ana@exemplo.com | Recife, PE', '# Experience'],
      '=Mathematics Teacher, Central School, 02/2016 - 12/2023',
      '- Taught 120 students a year',
      `- Built spreadsheets in ${used} to follow the results of each class`,
      ...['# Education', 'Bachelor in Mathematics, UFPE, 2015', '# Skills', 'Excel, Python, SQL'],
    )
  const matchOf = (used: string, ...lines: string[]) => ({
    ...matchJob(readAdvert(lines.join('\n')), teacher(used), { year: 2026, month: null }),
    resume: 'id',
  })
  const match = (...lines: string[]) => matchOf('Excel', ...lines)
  const level = (view: ReturnType<typeof jobView>) => view.conditions.find(({ name }) => name.startsWith('Level'))

  test('reads that her years were in other work, and not that her dates are missing', () => {
    const view = jobView(
      match('Junior Data Analyst', 'Requirements', '- Excel', '- SQL', '- Python', '- Power BI'),
      'en-US',
    )
    expect(level(view)?.answer).toBe(
      'Your résumé shows 8 years of work; it does not say how many in work similar to this job’s',
    )
    expect(view.suggestions.find(({ key }) => key === 'level')?.title).toBe('Say how much of your time went into this')
  })

  test('has no time in the field by a job of another title that shows what is asked for', () => {
    const asked = ['Junior Data Analyst', 'Requirements', '- Excel', '- SQL'] as const
    // Excel alone is of any work.
    expect(level(jobView(match(...asked), 'en-US'))?.met).toBe('unknown')
    expect(level(jobView(matchOf('Excel and SQL', ...asked), 'en-US'))).toMatchObject({
      met: 'part',
      answer: 'By 8 years of other work that shows what this job asks for (Mathematics Teacher)',
    })
  })

  test('has no merit in her schooling for work of another kind', () => {
    const other = match(
      'Truck Driver',
      'Requirements',
      '- High school',
      '- Forklift',
      '- Tachograph',
      '- Refrigerated loads',
    )
    expect([other.workMatches, other.requirements.map(({ kind, met }) => `${kind} ${met}`)]).toEqual([
      false,
      ['education yes'],
    ])
    expect(jobView(other, 'en-US').summary).not.toContain('What already fits')
  })
})

test('one word of the person makes at most one suggestion', () => {
  const compared = compare('Requisitos\n- JavaScript\n- Desenvolvimento front-end\n- Excel\n- Python\n- Kubernetes')
  const words = suggestionsOf(compared, 'pt-BR').filter(({ key }) => key.startsWith('implied'))
  expect(words.map(({ key }) => key)).toEqual(['implied JavaScript'])
})

test.each([
  ['2 years of ICU experience', 'in “ICU'],
  ['2 years of experience in ICU', '“in ICU'],
  ['2 years of experience as an ICU nurse', '“as an ICU nurse'],
  ['2 years of software testing experience', 'in “software testing'],
])('an answer about %s is a sentence in both languages', (line, named) => {
  const asked = compare(`Nurse\nRequirements\n- ${line}\n- Excel\n- Python\n- Git`)
  const answers = (['en-US', 'pt-BR'] as const).map((language) => jobView(asked, language).conditions[0]?.answer ?? '')
  expect(answers[0]).toContain(named)
  expect(answers[1]).toContain(named.replace(/^in /, 'em '))
})

test('what the advert stresses is among the important ones, however many it asks for', () => {
  const others = ['Agile', 'Ansible', 'AWS', 'Docker', 'Excel', 'Figma', 'Git', 'Grafana', 'Jenkins']
  const lines = [
    ...others.map((one) => `- Familiarity with ${one}`),
    '- Strong knowledge of React',
    '- SQL is essential',
  ]
  const { important } = jobView(compare(['Software Engineer', 'Requirements', ...lines].join('\n')), 'en-US')
  expect(important).toHaveLength(8)
  expect(important.slice(0, 2).map(({ text }) => text)).toEqual(['React', 'SQL'])
})

test('a certificate of a list is named as one, whatever else goes by its name', () => {
  const { missing } = jobView(
    compare('Analyst\nRequirements\n- Certifications in AWS, Azure and GCP\n- Kafka'),
    'en-US',
  )
  expect(missing.map(({ text }) => text)).toContain('Azure (certificate or license)')
})

test('what fits is no word of the tasks where none that is asked for was found', () => {
  const asked =
    'Engenheiro Civil\nAtividades\n- Automatizar relatórios\nRequisitos\n- Topografia\n- AutoCAD\n- Terraplenagem\n- Hidrologia'
  const { summary } = jobView(compare(asked), 'pt-BR')
  expect(summary).toContain('Ainda não encontramos')
  expect(summary).not.toContain('O que já combina')
})

test('a CV is no skill', () => {
  for (const line of ['No up-to-date CV required.', 'CV required', 'Currículo atualizado']) {
    const { keywords } = readAdvert(`Analyst\n\nRequirements\n- Kafka\n- Docker\n- ${line}`)
    expect(keywords.map(({ text }) => text).filter((name) => /^(?:cv|currículo)/i.test(name))).toEqual([])
  }
})

describe('traits stand apart, and nobody has or lacks one', () => {
  const tool = '- Excel\n- Power BI\n- Python'
  test.each([...softSkills.map(({ id }) => id), 'Seja calmo, curioso e discreto'])('%s', (trait) => {
    const [without, beside] = ['', `- ${trait}\n`].map((line) => compare(`Analista\nRequisitos\n${line}${tool}`))
    if (!without || !beside) throw new Error('two results')
    expect(beside.score).toBe(without.score)
    for (const language of languages) {
      const [{ traits: _, ...page }, { traits, ...other }] = [jobView(without, language), jobView(beside, language)]
      expect(traits.length).toBeGreaterThan(0)
      expect(other.summary).toBe(page.summary)
      expect(other.missing.map(({ text }) => text)).toEqual(page.missing.map(({ text }) => text))
      expect(other.suggestions).toEqual(page.suggestions)
    }
  })
  test('a trait without a name stands in the advert’s own letters', () => {
    const { traits } = jobView(compare(`Analista\nRequisitos\n- Seja calmo, rigoroso e perspicaz\n${tool}`), 'pt-BR')
    expect(traits.map(({ text }) => text)).toContain('perspicaz')
  })
})
