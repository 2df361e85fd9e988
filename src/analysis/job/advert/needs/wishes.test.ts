// What would only help is a wish, however people put it, beside requirements that are known; and a request stays one.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const needOf = (text: string, name: string) =>
  readAdvert(text).keywords.find((one) => one.text.toLowerCase().includes(name))?.need
const english = (sentence: string) =>
  `Mason\n\nYou must have experience in welding, plastering, tiling and grouting.\n\n${sentence}\n\nThe pay is fair.`
const portuguese = (sentence: string) =>
  `Ajudante\n\nÉ preciso ter experiência com solda, reboco, azulejo e rejunte.\n\n${sentence}\n\nO salário é justo.`

describe('a wish', () => {
  test.each(
    `Brownie points for X. | X never hurts. | X gets our attention. | X is a nice touch. | Any X gratefully received. |
    X if possible. | X, if you have it. | X (not essential). | X (a plus). | Perhaps you've done X as well? |
    Done X before? Lovely. | X? Fantastic. | You don't need X, but it'll help. | Extra pay for X. |
    We'd favour somebody with X. | Those with X will be given priority. | X would tip the balance. |
    Knowledge of X, ideally at scale, would strengthen an application. | Anyone who has used X will settle in quickly. |
    X is what really sets people apart. | X isn't a must but we like it. |
    X is something we hope to offer, so shout if you've done it.`
      .split('|')
      .map((way) => way.trim().replace(/\s+/g, ' ')),
  )('%s', (way) => expect(needOf(english(way.replace('X', 'hedge laying')), 'hedge laying')).toBe('desirable'))

  test.each(
    `X é um charme. | X é um extra. | X é sempre bem-vindo. | X vai bem. | X ajuda e muito. | X não atrapalha. |
    X é mão na roda. | Se rolar X, melhor. | Pagamos a mais por X. | X, se tiver. | X (não obrigatório). |
    X não é obrigatório, mas ajuda. | A gente gosta de quem faz X. | Fazer X seria um sonho. | X abre portas aqui. |
    Prioridade para quem tem X. | Melhor ainda com X. | X conta muito. | Conhecimento de X ajuda, e muito. |
    Noção de X é um charme a mais. | Se além disso você domina X, queremos te conhecer.`
      .split('|')
      .map((way) => way.trim().replace(/\s+/g, ' ')),
  )('%s', (way) => expect(needOf(portuguese(way.replace('X', 'curtimento')), 'curtimento')).toBe('desirable'))
})

describe('a wish below a heading of requirements', () => {
  test.each([
    ['en', 'Revit would be a distinct asset'],
    ['en', 'Knowledge of Revit is a definite asset.'],
    ['en', 'Experience with Revit considered a strong asset'],
    ['en', 'Revit, a real advantage'],
    ['pt', 'Revit é um bônus'],
    ['pt', 'Conhecimento em Revit é bônus.'],
    ['pt', 'Experiência com Revit conta como bônus'],
    ['pt', 'Revit (é um bônus)'],
  ])('%s: %s', (language, line) => {
    const list = language === 'en' ? 'Requirements\n- Tiling\n- Welding\n' : 'Requisitos\n- Azulejo\n- Solda\n'
    expect(needOf(`Mason\n\n${list}- ${line}`, 'revit')).toBe('desirable')
  })

  test.each([
    ['en', 'Revit is required and would be used every day'],
    ['pt', 'É obrigatório dominar Revit, que pode ajudar na obra'],
    ['en', 'Revit for the assets of a plant'],
  ])('but %s: "%s" is asked for', (language, line) => {
    const list = language === 'en' ? 'Requirements\n- Tiling\n- Welding\n' : 'Requisitos\n- Azulejo\n- Solda\n'
    expect(needOf(`Mason\n\n${list}- ${line}`, 'revit')).toBe('required')
  })
})

test.each(['critically ill patients', 'acutely ill patients'])('%s are named whole', (people) => {
  const { keywords } = readAdvert(`Nurse\n\nRequirements\n- Experience with ${people}\n- Ventilators\n- Telemetry`)
  expect(keywords.map(({ text }) => text)).toContain(people)
})

describe('a request', () => {
  test.each(
    `Time served in X. | Your CV should mention X. | Talk us through your X at interview. | We will test you on X. |
    First and foremost: X. | No X, no interview. | Your toolkit includes X, Y and Z. | Our customers expect X. |
    Applicants have to be quick at X. | If you can do X, we'd love to meet you.`
      .split('|')
      .map((way) => way.trim().replace(/\s+/g, ' ')),
  )('%s', (way) => expect(needOf(english(way.replace('X', 'hedge laying')), 'hedge laying')).toBe('required'))

  test.each(
    `Autonomia em X. | Craque em X. | Fera em X. | Vindo de X. | Com passagem por X. | Que não se assuste com X. |
    Que dê conta de X. | Teste prático de X na entrevista. | O forte da casa é X. | Antes de tudo, X. | Segurança com X. |
    Só contratamos com X. | Falta gente para X. | Para dar conta, é preciso ter X.`
      .split('|')
      .map((way) => way.trim().replace(/\s+/g, ' ')),
  )('%s', (way) => expect(needOf(portuguese(way.replace('X', 'curtimento')), 'curtimento')).toBe('required'))
})

test('a label whose own words ask or wish opens a list, whatever no list of headings has', () => {
  const advert = 'Gesseiro\n\nPrecisa saber:\nsanca\ndrywall\nforro de gesso\n\nSerá valorizado: textura'
  expect(needOf(advert, 'sanca')).toBe('required')
  expect(needOf(advert, 'textura')).toBe('desirable')
  expect(needOf('Technician\n\nSkills needed\nkiln firing\nglaze chemistry', 'kiln firing')).toBe('required')
})

test('the receiver of a trait is no skill', () => {
  const found = readAdvert(portuguese('Precisamos de quem faça curtimento e tenha paciência com cachorro bravo.'))
  expect(found.keywords.map(({ text }) => text)).not.toContain('cachorro bravo')
})

test('what closes with "conta" or "vale" and values nothing is no wish', () => {
  expect(needOf('Ajudante – Oficina do Vale\n\nSolda, reboco, azulejo e rejunte.', 'oficina')).toBeUndefined()
  expect(needOf(portuguese('O almoço é por nossa conta.'), 'almoço')).toBeUndefined()
})

const tools = ['AWS', 'Xero', 'Bling', 'SAP', 'C#']
const wishOf = [(tool: string) => `(${tool} preferred)`, (tool: string) => `(${tool} a plus)`]
const desejo = [(tool: string) => `(${tool} desejável)`, (tool: string) => `(${tool} será um diferencial)`]
test.each(tools)('a wish in brackets takes only its own words: %s', (tool) => {
  const both = [
    ...wishOf.map((wish) => english(`Experience with thatching ${wish(tool)}.`)),
    ...desejo.map((wish) => portuguese(`Experiência com thatching ${wish(tool)}.`)),
  ]
  expect(both.map((text) => [needOf(text, 'thatching'), needOf(text, tool.toLowerCase())])).toEqual(
    both.map(() => ['required', 'desirable']),
  )
})

test('a wish in brackets without words of its own is about those before it', () => {
  const ways = ['(preferred)', '(highly preferred)', '(a plus)', '(would be a plus)', '(desirable)']
  expect(
    ways.filter((way) => needOf(english(`Experience with thatching ${way}.`), 'thatching') !== 'desirable'),
  ).toEqual([])
})

test('the cloud is asked for as well as one that is preferred', () => {
  expect(needOf(english('Experience with cloud (AWS preferred).'), 'cloud')).toBe('required')
  expect(needOf(portuguese('Experiência com nuvem (AWS desejável).'), 'nuvem')).toBe('required')
})

test.each(['an advantage', 'advantageous', 'would be a plus'])(
  'of a comma and "%s" belongs to the name behind the comma alone',
  (words) => {
    const advert = `Mason\n\nRequirements\n- Bricks\n- Strong plastering skills, Power BI ${words}`
    expect([needOf(advert, 'plastering'), needOf(advert, 'power bi')]).toEqual(['required', 'desirable'])
  },
)

test('a label of advantage wishes in its own line alone, and a bonus stays one behind a verb of use', () => {
  const list = 'Designer\n\nRequirements\n- AutoCAD\n- A distinct asset: Revit\n- Photoshop\n- SketchUp\n- Illustrator'
  expect([needOf(list, 'revit'), needOf(list, 'photoshop')]).toEqual(['desirable', 'required'])
  expect(needOf(list, 'asset')).toBeUndefined()
  const portugueseList =
    'Auxiliar\n\nRequisitos\n- Excel\n- SAP\n- Saber operar empilhadeira conta como bônus\n- Power BI'
  expect(needOf(portugueseList, 'empilhadeira')).toBe('desirable')
})

test.each([
  'Conhecimento em Revit (preferencial)',
  'Domínio de Revit será valorizado',
  'Experiência em Revit valorizada',
])('%s is a wish', (line) =>
  expect(needOf(`Projetista\n\nRequisitos\n- Azulejo\n- Solda\n- ${line}`, 'revit')).toBe('desirable'),
)

test('"convém" and "an advantage to be able to offer" wish', () => {
  for (const craft of ['Estucagem', 'Cantaria', 'Carpintaria'])
    expect(needOf(portuguese(`${craft} convém saber alguma coisa.`), craft.toLowerCase())).toBe('desirable')
  for (const craft of ['thatching', 'carpentry', 'stonemasonry'])
    expect(needOf(english(`It would be an advantage to be able to offer ${craft}.`), craft)).toBe('desirable')
})

test.each(['Contracts for Difference', 'Duke of Edinburgh Award', 'Certificado de Aptidão Pedagógica'])(
  'a name of capitals and a preposition as an entry of the wishes is one of them: %s',
  (name) => {
    const text = `Requirements\n- Excel\n- SQL\n- Git\n\nDesirable\n- Python\n- ${name}`
    expect(needOf(text, name.toLowerCase())).toBe('desirable')
  },
)
