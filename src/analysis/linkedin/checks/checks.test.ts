import { describe, expect, test } from 'bun:test'
import { profiles } from '../../../../tests/fixtures/profiles'
import { analyseLinkedin } from '..'
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
/** The share of a check's points, in hundredths as its points are in tenths. */
const share = (id: string, text: Partial<ProfileText>) => {
  const { points, max } = check(id, text)
  return points / max
}
const marks = (id: string, text: Partial<ProfileText>) => check(id, text).evidence.map(({ mark }) => mark)

test('the rubric adds up to 25, 45 and 30', () => {
  const result = analyseLinkedin({ headline: '', about: '', experience: '' })
  expect([...sections].map((section) => maxOf(result, section))).toEqual([25, 45, 30])
  expect(new Set(rubric.map(({ id }) => id)).size).toBe(rubric.length)
})

const headlines = [
  ['headline-role', 'Enfermeira | UTI', 1],
  ['headline-role', 'Senior Software Engineer', 1],
  ['headline-role', 'Motorista / porteiro / o que precisar', 0.5],
  ['headline-role', 'Driver | Anything considered', 0.5],
  ['headline-role', 'Em busca de novos horizontes', 0],
  ['headline-skills', 'SQL | Power BI', 1],
  ['headline-skills', 'SQL', 0.5],
  ['headline-skills', 'SQL · SQL · SQL', 0.5],
  ['headline-skills', 'Gosto de gente', 0],
  ['headline-value', 'Vendedora | Dobrei as vendas em 12 lojas', 1],
  ['headline-value', 'Analista | Especialista em comércio exterior', 1],
  ['headline-value', 'Consultor | Ajudo pequenas empresas a vender', 1],
  ['headline-value', 'Cientista de Dados | Risco de crédito e precificação', 1],
  ['headline-value', 'Executiva de Contas | Software para metalúrgicas', 1],
  ['headline-value', 'Estudante de Administração | Buscando estágio em RH', 1],
  ['headline-value', 'Palestrante | +10.000 pessoas impactadas', 0],
  ['headline-value', 'Professora com foco em resultados', 0],
  ['headline-value', 'Analista | Buscando novos desafios hoje', 0],
  ['headline-value', 'Analista Financeiro', 0],
  ['headline-value', 'Disponível para o mercado de trabalho', 0],
  ['headline-value', 'Founder | Changing the world one step at a time 🌍', 0],
  ['headline-value', 'Aspiring Data Analyst | Hard worker', 0],
  ['headline-value', 'Marketing Digital SEO Tráfego Pago', 0],
  ['headline-role', 'Estudante de Administração', 1],
  ['headline-role', 'Student at State University', 0.5],
  ['headline-role', 'Nursing student at State University', 1],
  ['headline-role', 'Visionary Leader | Servant Leader', 0],
  ['headline-role', 'CEO | CFO | Data Scientist | Engineer', 0.5],
  ['headline-skills', 'SEO SEO SEO | Google Ads', 0.5],
  ['headline-skills', 'Python | SQL | AWS | Azure | Java | React | Angular | Docker | Kubernetes', 0.5],
  ['headline-seeking', 'Professora em transição para UX Research', 1],
  ['headline-seeking', 'Estudante em busca do primeiro emprego', 1],
  ['headline-tidy', '👩‍⚕️ Enfermeira | UTI 🏥', 1],
  ['headline-tidy', 'Product Manager #agile #scrum', 0],
  ['headline-length', 'Analista de dados no varejo regional', 1],
  ['headline-length', 'Analista', 0.2],
  ['headline-length', `Analista ${'de dados e bancos '.repeat(13)}`, 0.5],
  ['headline-seeking', 'Em busca de recolocação | Vendedora', 0],
  ['headline-seeking', 'Looking for opportunities', 0],
  ['headline-seeking', 'Vendedora | em busca de vaga', 0.5],
  ['headline-seeking', 'Registered Nurse | Seeking new opportunities', 0.5],
  ['headline-seeking', 'Enfermeira | Buscando vaga em UTI neonatal', 1],
  ['headline-tidy', 'ANALISTA FINANCEIRO SÊNIOR', 0],
  ['headline-tidy', 'Analista 🚀🚀', 0],
  ['headline-tidy', 'Analista 🚀', 1],
  ['headline-tidy', 'Analista | SQL AWS GCP NR-35 SAP', 1],
  ['headline-tidy', '𝗔𝗻𝗮𝗹𝗶𝘀𝘁𝗮 𝗱𝗲 𝗗𝗮𝗱𝗼𝘀', 0],
] as const

describe('headline', () => {
  test.each(headlines)('%s of %p has the share %d', (id, headline, wanted) => {
    expect(share(id, { headline })).toBeCloseTo(wanted, 1)
  })

  test('quotes the relevant words', () => {
    expect(marks('headline-seeking', { headline: 'Em busca de vaga | Vendas' })).toEqual(['Em busca de'])
    expect(marks('headline-role', { headline: 'UTI | Enfermeira' })).toEqual(['Enfermeira'])
    expect(marks('headline-tidy', { headline: 'ANALISTA FINANCEIRO' })).toEqual(['ANALISTA FINANCEIRO'])
  })

  test('names skills of other fields that could be added', () => {
    const { params } = check('headline-skills', { headline: 'Analista', about: 'Uso Excel e SQL.' })
    expect(params).toMatchObject({ context: 'own', names: 'Excel, SQL' })
  })
})

const long = profiles.completa.about
const abouts = [
  ['about-length', long, 1],
  ['about-length', 'Sou analista.', 0.08],
  ['about-length', 'sou analista de dados '.repeat(40), 0.08],
  [
    'about-length',
    'Busco resultados de excelência com foco, estratégia e qualidade na gestão de equipes e processos.',
    0,
  ],
  [
    'about-length',
    'Acredito que liderar é servir. Que juntos vamos longe. Que pessoas felizes cuidam melhor. Que nada cresce no conforto.',
    0,
  ],
  ['about-opening', 'Sou analista de dados e trabalho com SQL.', 1],
  ['about-opening', 'Sou analista.', 0.5],
  ['about-opening', 'Gosto de aprender.', 0],
  ['about-opening', 'i am a data analyst and i like SQL. hmu', 0],
  ['about-opening', 'oi sou analista de sql. vc me chama', 0],
  ['about-opening', 'Sou analista proativo e dinâmico, uso SQL.', 0.67],
  ['about-opening', `${'Gosto de aprender coisas. '.repeat(13)}Sou analista de SQL.`, 0],
  ['about-skills', 'SQL, Excel, Power BI, Python e Git', 1],
  ['about-skills', 'SQL e Excel', 0.4],
  ['about-figure', 'Treinei 18 colegas.', 0.5],
  ['about-figure', 'Treinei 18 colegas e vendi 30% mais. Abri 4 lojas.', 1],
  ['about-figure', 'Trabalho desde 2015 com Java 8.', 0],
  ['about-figure', 'Sou vendedor há mais de 15 anos.', 0.25],
  ['about-figure', 'Sou vendedor há 15 anos e vendi 30% mais.', 0.5],
  ['about-figure', 'Trabalhei 5 anos em restaurante fazendo 180 marmitas por dia.', 0.5],
  ['about-figure', 'Criei a ficha de passagem de plantão, hoje usada em todos os leitos da UTI.', 0.5],
  ['about-figure', 'Saí do zero e hoje vivo o meu propósito.', 0],
  ['about-figure', `${'SEO, Google Ads, Python, SQL, Excel, '.repeat(3)} 50%, 80%`, 0],
  ['about-opening', 'SEO, Google Ads, analista, '.repeat(9), 0],
  ['about-skills', 'SEO, Google Ads, Python, SQL, Excel, Power BI, Java, React, Angular, Docker, Azure, AWS', 0.5],
  ['about-contact', 'Portfólio: lucianaprado.exemplo.com', 1],
  ['about-contact', 'Happy to talk about ward roles.', 1],
  ['about-voice', 'Dei aulas por dez anos.', 1],
  ['about-voice', 'Aprendi a ouvir.', 1],
  ['about-voice', 'Vôlei, hóquei e davi.', 0],
  ['about-contact', 'Me chame: ana@exemplo.com', 1],
  ['about-contact', 'Vamos conversar?', 1],
  ['about-contact', 'Trabalho em equipe.', 0],
  ['about-voice', 'Sou enfermeira.', 1],
  ['about-voice', 'Liderei uma equipe.', 1],
  ['about-voice', 'I love numbers.', 1],
  ['about-voice', 'Profissional com experiência em vendas.', 0],
  ['about-paragraphs', long, 1],
  ['about-paragraphs', 'Um texto só, sem nenhuma pausa para respirar.', 0],
  ['about-paragraphs', 'Um texto só, sem pausa para respirar.\n\nOi.\n\nOi oi.', 0],
] as const

describe('about', () => {
  test.each(abouts)('%s of %p has the share %d', (id, about, wanted) => {
    expect(share(id, { about })).toBeCloseTo(wanted, 1)
  })

  // A stranger gave 88 to a profile like it, with 432 characters (docs/analysis/linkedin.md).
  test('a concentrated About of 322 characters with five lines of experience leaves room', () => {
    const about =
      'Sou analista de dados e há 6 anos ajudo o varejo a decidir com SQL, Power BI, Python, Excel e estatística.\n\nReduzi em 30% o fechamento mensal de 12 lojas e treinei 18 colegas em SQL para usar os indicadores.\n\nGosto de traduzir a linguagem técnica para quem opera. Se quiser conversar, entre em contato: marina@exemplo.com.br'
    const experience =
      'Analista de Dados\nRede Azul · Tempo integral\njan de 2021 - o momento\n- Reduzi em 30% o fechamento com Python\n- Criei 14 painéis em Power BI\n- Treinei 18 colegas em SQL\n\nAssistente\nComercial Norte\nmar de 2018 - dez de 2020\n- Organizei o estoque de 3 filiais\n- Conferi 200 notas por semana'
    const { headline } = profiles.completa
    expect(about.length).toBeLessThan(330)
    expect(analyseLinkedin({ headline, about, experience }).score).toBeLessThanOrEqual(93)
  })

  test.each([
    'Estou desempregado há 14 meses. Mandei mais de 300 currículos. Por favor, me ajudem, curtam e compartilhem.',
    'Aceito qualquer vaga com qualquer salário, tenho filhos para criar.',
    'I have been unemployed for 9 months and sent over 200 applications. Please share, any job would help.',
  ])('%p is a plea: it earns nothing, and its own text says why', (about) => {
    const { points, params, evidence } = check('about-length', { about })
    expect([points, params.context]).toEqual([0, 'plea'])
    expect(evidence.length).toBeGreaterThan(0)
    expect(check('about-figure', { about }).points).toBe(0)
  })

  test('a text over 2 000 characters loses up to half of the points for length', () => {
    const words = Array.from({ length: 400 }, (_, at) => `palavra${at}`).join(' ')
    expect(share('about-length', { about: words })).toBe(0.5)
  })

  test('never quotes a CPF', () => {
    const { evidence } = check('about-voice', { about: 'Sou Ana, CPF 529.982.247-25.' })
    expect(evidence[0]?.text).toContain('•••')
    expect(JSON.stringify(evidence)).not.toContain('529.982')
  })
})

const job = (...tasks: string[]) => ['Vendedora', 'Loja Azul Ltda', '03/2019 - 08/2022', ...tasks].join('\n')
const experiences = [
  ['experience-figures', job('Vendi 30% acima da meta', 'Atendi clientes'), 0.43],
  ['experience-figures', job(...[3, 4, 5, 6, 7, 8].map((at) => `Vendi ${at}0 casas na rua ${'abcdefghi'[at]}`)), 1],
  ['experience-figures', job('Vendi muito bem', 'Atendi muitos clientes'), 0],
  ['experience-openings', job('Vendi calçados femininos', 'Atendi clientes da loja'), 0.83],
  ['experience-openings', job('Responsável por vendas', 'Ajudei na reposição'), 0],
  ['experience-roles', job('Vendi calçados femininos', 'Atendi clientes da loja'), 0.75],
  ['experience-roles', job(), 0.37],
  ['experience-roles', 'Vendi calçados femininos na loja', 0],
  ['experience-figures', 'Vendi 30% acima da meta da loja', 0.21],
  ['experience-openings', 'Vendi 30% acima da meta da loja', 0.21],
  ['experience-skills', job('Vendi calçados femininos'), 0],
] as const

describe('experience', () => {
  test.each(experiences)('%s of %p has the share %d', (id, experience, wanted) => {
    expect(share(id, { experience })).toBeCloseTo(wanted, 1)
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

  test('skills of headline and about are expected in the experience', () => {
    const text = { headline: 'Excel', about: 'Uso SQL.', experience: job('Criei planilhas no Excel da loja') }
    expect(check('experience-skills', text).params).toMatchObject({ found: 1, of: 2, names: 'SQL' })
  })

  test('licences and languages are not expected in the experience', () => {
    const text = {
      headline: 'Motorista | CNH E',
      about: 'Falo inglês e uso Excel.',
      experience: job('Dirigi 11 mil km por mês'),
    }
    expect(check('experience-skills', text).params).toMatchObject({ of: 1, names: 'Excel' })
  })

  test('lines that a copied page adds under a role are neither tasks nor roles', () => {
    const pasted = [
      'Experiência',
      'Coordenador de Logística',
      'Brasilog · Tempo integral',
      'jan de 2019 - o momento · 6 anos 3 meses',
      'jan de 2019 até o momento · 6 anos 3 meses',
      'Cajamar, São Paulo, Brasil · Presencial',
      'Reduzi em 18% o custo de frete.',
      'Implantei o WMS em dois centros.',
      'Competências: WMS · Lean Manufacturing',
    ].join('\n')
    expect(check('experience-roles', { experience: pasted }).params).toMatchObject({ found: 1, of: 1 })
    expect(check('experience-figures', { experience: pasted }).params).toMatchObject({ of: 2 })
  })

  test('without text, its points are open and the finding names the reason', () => {
    const result = analyseLinkedin({ headline: 'Enfermeira', about: 'Cuido.', experience: ' \n' })
    const own = result.checks.filter(({ section }) => section === 'experience')
    expect(result.experienced).toBe(false)
    expect(own.every(({ points: given }) => given === 0)).toBe(true)
    expect(own.every(({ params }) => params.context === 'not-given')).toBe(true)
    expect(own.reduce((sum, { gain }) => sum + gain, 0)).toBeGreaterThanOrEqual(29)
  })
})

test('every check has a case with a text that does not get all of its points', () => {
  const short = new Set([...headlines, ...abouts, ...experiences].flatMap(([id, , part]) => (part < 1 ? [id] : [])))
  expect(rubric.map(({ id }) => id).filter((id) => !short.has(id))).toEqual([])
})
