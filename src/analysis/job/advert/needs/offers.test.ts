// What the place has or has not, how to apply and who the employer is name no skill, also below a list of requirements; what binds does.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../..'

const lists = {
  en: ['Electrician', 'Requirements:', '- Conduit bending', '- Cable pulling', '- Excel'],
  pt: ['Eletricista', 'Requisitos:', '- Dobra de eletrodutos', '- Lançamento de cabos', '- Excel'],
}
const behind = (language: keyof typeof lists, sentence: string) => readAdvert([...lists[language], sentence].join('\n'))

const amenities = ['Parking', 'Overnight accommodation', 'A canteen', 'Free transport', 'PPE and workwear']
const provisions = [
  'is not available on site.',
  'will be provided.',
  'is available at both yards.',
  'is paid for by us.',
]
const fornecidos = ['Uniforme', 'Alojamento', 'Transporte fretado', 'Ferramental elétrico']
const ofertas = ['é fornecido pela empresa.', 'não é oferecido no local.', 'será disponibilizado.', 'está incluso.']

describe('an offer below the requirements', () => {
  const sentences = [
    ...amenities.flatMap((what) => provisions.map((end) => ['en', `${what} ${end}`] as const)),
    ...fornecidos.flatMap((what) => ofertas.map((end) => ['pt', `${what} ${end}`] as const)),
    ...(['Saturdays available at time and a half.', 'We are a Disability Confident employer.'] as const).map(
      (sentence) => ['en', sentence] as const,
    ),
    ...(['Folga na semana + 1 domingo no mês', 'Duas folgas por semana', 'Somos uma Empresa Cidadã.'] as const).map(
      (sentence) => ['pt', sentence] as const,
    ),
  ]
  test.each(sentences)('%s: %s', (language, sentence) => {
    const asked = behind(language, '').keywords.map(({ text }) => text)
    expect(behind(language, sentence).keywords.map(({ text }) => text)).toEqual(asked)
  })
})

test.each(['Não é chamada!!', 'Só mensagem!', 'Urgente!!'])('behind how to apply "%s" asks for nothing', (shout) => {
  const asked = behind('pt', '').keywords.length
  expect(behind('pt', `Mandar currículo no zap 81 99999-0000. ${shout}`).keywords).toHaveLength(asked)
  expect(behind('pt', 'Mandar currículo no zap 81 99999-0000. Obrigatório ter soldagem.').keywords).toHaveLength(
    asked + 1,
  )
})

describe('what binds, also below wishes', () => {
  const below = (sentence: string) =>
    readAdvert(['Care Assistant', 'Duties:', '- Give medication', 'Desirable: Excel.', sentence].join('\n'))
  test.each([
    ['This post is subject to an Enhanced DBS check.', 'DBS'],
    ['The role is subject to a basic DBS check.', 'DBS'],
    ['We are unable to sponsor visas for this role.', 'right-to-work'],
    ['No visa sponsorship.', 'right-to-work'],
    ['Sponsorship is not available.', 'right-to-work'],
    ['We do not offer visa sponsorship for this post.', 'right-to-work'],
  ])('%s', (sentence, what) => {
    expect(below(sentence).requirements).toContainEqual(expect.objectContaining({ what, need: 'required' }))
  })
  test('a wish stays one', () =>
    expect(below('A DBS check would be an advantage.').requirements).toContainEqual(
      expect.objectContaining({ what: 'DBS', need: 'desirable' }),
    ))
})

describe('times', () => {
  const verbs = ['Willingness to work', 'Able to work', 'Must be available for']
  const named = verbs.flatMap((verb) => [
    [`${verb} waking nights`, ['shifts']],
    [`${verb} waking nights, including alternate weekends and bank holidays`, ['shifts', 'weekends']],
    [`${verb} sleep-in shifts`, ['shifts']],
  ]) as [string, string[]][]
  const scales = ['6x1', '12x36', '5 x 1', '4x2'].map((scale) => [`Escala ${scale}, das 8h às 16h20.`, ['shifts']])
  test.each([...named, ...(scales as [string, string[]][]), ['Escala 5x2, das 8h às 17h.', []]])(
    '%s',
    (line, whats) => {
      const found = behind(line.startsWith('Escala') ? 'pt' : 'en', `- ${line}`).requirements
      expect(found.filter(({ kind }) => kind === 'availability').map(({ what }) => what)).toEqual(whats as string[])
    },
  )
})

describe('a qualification by its number, or one of which an equivalent is accepted', () => {
  const asked = (line: string) =>
    behind('en', `- ${line}`)
      .keywords.filter(({ need }) => need === 'required')
      .map(({ text }) => text)
  test.each([
    ['2391 or equivalent', '2391'],
    ['2391-52', '2391-52'],
    ['2382 certificate', '2382'],
    ['C&G 2391 or equivalent', 'C&G 2391'],
    ['NVQ Level 3 or equivalent', 'NVQ Level 3'],
  ])('%s', (line, text) => expect(asked(line)).toContain(text))
  test.each(['2026', '2025 or later', '7671 to 7690 sites'])('%s is none', (line) =>
    expect(asked(line)).not.toContain(line.slice(0, 4)),
  )
})

test.each([
  ['en', 'We are a care home looking for nurses with wound care experience.', 'wound care'],
  ['en', 'We are a busy bistro looking for a chef with experience in pastry.', 'pastry'],
  ['pt', 'Somos uma padaria e precisamos de padeiro com experiência em fermentação natural.', 'fermentação natural'],
  ['pt', 'Somos uma empresa de manutenção e exigimos NR-35.', 'NR-35'],
  ['en', '- First aid is provided to all pupils', 'First aid'],
  ['pt', '- Folgas, férias e rescisões: cálculo', 'férias e rescisões'],
] as const)(
  '%s: what a sentence about the employer or its offers asks for is read: %s',
  (language, sentence, asked) => {
    expect(behind(language, sentence).keywords.map(({ text }) => text)).toContain(asked)
  },
)

test.each([
  ['Desirable:', '- Experience in event sponsorship sales', 'event sponsorship sales'],
  ['Diferenciais:', '- Excel não é um item obrigatório', 'Excel'],
])('a wish with a word of what binds stays a wish: %s %s', (heading, line, asked) => {
  const { keywords } = readAdvert(['Assistant', 'Duties:', '- Plan events', heading, line, '- Canva'].join('\n'))
  expect(keywords.find(({ text }) => text === asked)?.need).toBe('desirable')
})
