import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { advert, resume } from '../testing'

describe('alternatives', () => {
  const keywords = (line: string, experience: string[]) => matchJob(advert(line), resume(experience)).keywords
  const line = 'Experiência com Protheus, Datasul ou SAP'

  test('one of them meets all', () => {
    const found = keywords(line, ['Lancei notas no SAP da loja'])
    expect(found.map(({ credit }) => credit)).toEqual([1, 1, 1])
    expect(found.filter(({ how }) => how === 'alternative')).toHaveLength(2)
  })

  test('together weigh as much as one keyword', () => {
    const { score } = matchJob(advert(line, 'Excel'), resume(['Fechei o caixa da loja no Excel']))
    expect(score).toBeGreaterThanOrEqual(45)
  })

  test('a list without "or" is no group', () => {
    expect(keywords('Experiência com Protheus, Datasul e SAP', ['Lancei no SAP']).every(({ either }) => !either)).toBe(
      true,
    )
  })
})

describe('letters that an advert explains are a name of their words, in the singular and the plural', () => {
  test.each([
    ['Key Performance Indicators (KPIs)', 'Tracked KPIs each week'],
    ['Amazon Web Services (AWS)', 'Ran AWS'],
    ['Search Engine Optimization (SEO)', 'Ran SEO'],
    ['Machine Learning (ML)', 'Trained ML models'],
    ['Planned Maintenance Lists (PMLs)', 'Wrote PMLs of 20 presses'],
    ['Planned Maintenance List (PML)', 'Wrote PMLs of 20 presses'],
    ['Termos de Ajuste de Jornada (TAJs)', 'Redigi um TAJ por mês'],
  ])('%s by %s', (line, own) => {
    const { keywords } = matchJob(advert(`Experience with ${line}`, 'Git'), resume([own]))
    const named = keywords.filter(({ text }) => text !== 'Git')
    expect(named.length).toBeGreaterThan(0)
    for (const { bucket, how, credit } of named) {
      expect(bucket).toBe('shown')
      expect(credit).toBeGreaterThan(0.8)
      expect(how).not.toBe('implied')
    }
  })
  test('but no small word is the plural of two letters', () => {
    const [found] = matchJob(advert('PO'), resume(['Preparei pos para tingir'])).keywords
    expect(found?.bucket ?? 'missing').toBe('missing')
  })
})

describe('work of another kind', () => {
  const engineer = readAdvert(`Senior Software Engineer
Requirements
- 5 years of experience with TypeScript and Kubernetes
- PostgreSQL, AWS and Terraform
- Strong communication
Responsibilities
- Design and operate services for millions of users together with product teams every week
- Review the code of other engineers and mentor the younger colleagues of the whole group`)
  const accountant = document(
    'Joana Prado',
    '# Experiência Profissional',
    '=Analista Contábil Sênior, Escritório Exemplo, 01/2012 - 12/2022',
    '- Fechei o balanço de 40 empresas no regime do lucro real',
    '- Conciliei contas e entreguei o SPED',
  )
  const result = matchJob(engineer, accountant, { year: 2026, month: null })

  test('is recognised', () => expect(result.workMatches).toBe(false))
  test('promises no gain for title, wording or missing skills', () => {
    expect(result.blocks.filter(({ id }) => id !== 'soft').map(({ gain }) => gain)).toEqual(
      result.blocks.filter(({ id }) => id !== 'soft').map(() => 0),
    )
  })
  test('gives neither the level nor the years in full', () => {
    expect(result.requirements.filter(({ met }) => met === 'yes')).toEqual([])
  })
})

test('a skill is met by one of the means the advert names for it', () => {
  const { keywords } = matchJob(advert('Mensageria com Kafka ou RabbitMQ'), resume(['Implantei o Kafka na loja']))
  expect(keywords.find(({ text }) => text === 'Mensageria')).toMatchObject({
    bucket: 'shown',
    how: 'implied',
    credit: 1,
  })
})

test('"ou outros" names a general term and no alternative', () => {
  const { keywords } = matchJob(
    advert('Conhecimento em WordPress, Photoshop ou outros editores de imagens'),
    resume([]),
  )
  expect(keywords.every(({ either }) => !either)).toBe(true)
})

test.each([
  ['Experiência em lavanderia hospitalar, hotel ou hospital de grande porte', 'Lavei roupa em lavanderia hospitalar'],
  ['Experience in bakery production, hotels or large restaurant kitchens', 'Ran bakery production for two shops'],
])('%s: the item between two keywords joins them', (line, work) => {
  const { keywords } = matchJob(advert(line), resume([work]))
  expect(keywords.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual([])
  expect(new Set(keywords.map(({ either }) => either)).size).toBe(1)
})

describe('what is left to choose of a condition joins no keywords beside it', () => {
  test.each([
    'Excel, inglês básico ou intermediário e SAP',
    'Excel, driving licence or SQL',
    'Estoque, CNH A ou B e empilhadeira',
    'Excel, own transport or bicycle and SQL',
    // Not the reviewer's.
    'Excel, espanhol ou inglês e SAP',
    'Soldagem, CNH B ou D e usinagem',
    'Excel, ensino médio ou técnico e Power BI',
    'Python and English or Spanish, SQL',
    'Excel with a driving licence or SQL',
    'Excel e inglês ou SAP',
    'Docker, bachelor’s degree or SQL',
    'Java and good communication or SQL',
  ])('%s', (line) => expect(advert(line).keywords.filter(({ either }) => either)).toEqual([]))
  test.each([
    ['Excel, SAP ou TOTVS e Power BI', ['SAP', 'TOTVS']],
    ['Python, Django or Flask and SQL', ['Django', 'Flask']],
    ['Excel, and SAP or TOTVS', ['SAP', 'TOTVS']],
    ['Photoshop, Illustrator or Figma', ['Figma', 'Illustrator', 'Photoshop']],
  ])('%s: %p', (line, either) =>
    expect(
      advert(line)
        .keywords.filter((one) => one.either)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(either as string[]),
  )
})
