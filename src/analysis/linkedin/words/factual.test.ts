// Praise and images earn nothing in a profile and the tips quote them; the person's own names of skills count where the rest of it uses them.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '..'

const check = (result: ReturnType<typeof analyseLinkedin>, id: string) => result.checks.find((one) => one.id === id)!

const boast = {
  headline: 'Consultor imparável | Mentalidade vencedora | O número um absoluto',
  about:
    'Sou simplesmente o melhor consultor que o mercado já viu. Respiro metas e transformo qualquer não em sim.\n\nNunca perdi um cliente. Bati todas as metas em todos os anos. Minha energia infinita fez história por onde passei.',
  experience:
    'Consultor\nNegócio próprio\n2012 - o momento\n- Aumentei o faturamento em 900% na primeira semana\n- Liderei times imbatíveis que fizeram história\n- Nunca perdi uma negociação',
}
const images = {
  headline: 'Keeper of hopes | Weaver of dreams',
  about:
    'I wove threads of courage into a tapestry of trust. I planted gardens of hope in deserts of doubt.\n\nI lit candles of meaning in rivers of silence. I sailed oceans of fear with a compass of joy.',
  experience: 'Keeper\nHouse of Light\n2019 - 2024\n- Built bridges of belonging over rivers of change',
}

describe('a profile of praise or images', () => {
  test.each([
    ['boasts', boast],
    ['images', images],
  ] as const)('%s: 35 at most, and the tip says which sentences do not count', (_, text) => {
    const result = analyseLinkedin(text)
    expect(result.score).toBeLessThanOrEqual(35)
    const length = check(result, 'about-length')
    expect(length.params.context).toBe('praise')
    expect(length.evidence.length).toBeGreaterThan(2)
    for (const { text: quoted } of length.evidence) expect(text.about).toContain(quoted.replace(/…$/, ''))
    expect(check(result, 'experience-figures').params.found).toBe(0)
  })

  test('one figure of speech beside facts costs nothing else', () => {
    const about = 'Sou cozinheira e preparo 300 refeições por dia. Comandei 4 ajudantes e reduzi a perda de 9% para 4%.'
    const plain = analyseLinkedin({ headline: 'Cozinheira', about, experience: '' })
    const more = analyseLinkedin({
      headline: 'Cozinheira',
      about: `${about} Planto sementes de esperança.`,
      experience: '',
    })
    expect(more.score).toBeGreaterThanOrEqual(plain.score)
  })
})

describe('a skill in the person’s own words', () => {
  const about = 'I run a hotel kitchen. Since 2019 I have brought our food cost down from 34% to 27%.'
  test('counts where the profile uses the name elsewhere', () => {
    const result = analyseLinkedin({ headline: 'Head Chef | Food cost', about, experience: '' })
    expect(check(result, 'headline-skills').params.found).toBe(1)
    expect(result.keywords).toContain('Food cost')
    expect(result.headline?.skills).toContain('Food cost')
  })

  test('a name that stands in the headline alone, a job, praise or a way of being counts for nothing', () => {
    const headline = 'Head Chef | Moon rituals | Punctuality | Unstoppable'
    expect(check(analyseLinkedin({ headline, about, experience: '' }), 'headline-skills').params.found).toBe(0)
  })
})
