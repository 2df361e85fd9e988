// A licence is shown by words for it and never by the machine it is for; literacy beside numeracy is no trade's skill; a deed in few words is work.
import { describe, expect, test } from 'bun:test'
import { jobView } from '../../../texts/job/view'
import { matchJob, readAdvert } from '..'
import { asksLicence } from './skills/licence'
import { advert, one, resume } from './testing'

const work = 'Moved pallets with reach trucks and scanners every day'

describe('a licence', () => {
  test.each([
    ['Reach truck licence', work, 'missing'],
    ['Reach truck licence', 'Moved pallets every day with my reach truck licence', 'shown'],
    ['Certificado de soldador', 'Trabalhei como soldador na oficina da empresa', 'missing'],
    ['Certificado de soldador', 'Tirei o certificado de soldador na oficina da empresa', 'shown'],
    ['CISRS licence', 'Worked on tall buildings under CISRS for six years', 'shown'],
  ] as const)('%s, with "%s": %s', (asked, line, bucket) =>
    expect(one(asked, [line])?.bucket ?? 'missing').toBe(bucket),
  )

  // Every machine with every way of holding its licence, and with every line that only speaks of it.
  const machines = ['reach truck', 'crane', 'excavator', 'chainsaw']
  const holds = (one: string) => [
    `Moved loads for ten depots under my ${one} licence`,
    `Obtained the ${one} certificate and loaded ten lorries a day`,
    `Licensed to operate the ${one} in two depots`,
    `Loaded lorries every day, certified for the ${one} since 2019`,
    `Completed a course in ${one} driving and loaded ten lorries a day`,
    `Loaded lorries all day; licences: dumper, ${one}, roller`,
  ]
  const onlySpeaks = (one: string) => [
    `Moved pallets with the ${one} every day`,
    `Trained new staff on the ${one} and on safe loading`,
    `Delivered training in ${one} driving to ten people`,
    `Cleaned the ${one} every night; full driving licence for cars`,
    `Loaded lorries beside the ${one}, without a ${one} licence of my own`,
    `Working towards my ${one} licence while loading lorries`,
  ]
  const bucketOf = (asked: string, line: string) => one(asked, [line])?.bucket ?? 'missing'
  test.each(machines)('for a %s is shown by who holds it, and by no line that only speaks of it', (machine) => {
    const asked = `${machine.charAt(0).toUpperCase()}${machine.slice(1)} licence`
    expect(holds(machine).filter((line) => bucketOf(asked, line) === 'missing')).toEqual([])
    expect(onlySpeaks(machine).filter((line) => bucketOf(asked, line) !== 'missing')).toEqual([])
  })

  test.each([
    ['Certificação em AWS', 'Mantive servidores na AWS para dez clientes da loja', 'missing'],
    ['Certificação em AWS', 'Certificado em AWS, mantive servidores para dez clientes', 'shown'],
    ['AWS certification', 'Ran servers on AWS for ten customers of the shop', 'missing'],
    ['Licensed to operate cranes', 'Moved steel with cranes on four building sites', 'missing'],
    ['Habilitação para operar guindaste', 'Operei guindaste em quatro obras grandes', 'missing'],
  ] as const)('%s, with "%s": %s, and is called a licence', (asked, line, bucket) => {
    const found = one(asked, [line])
    expect(found?.bucket).toBe(bucket)
    // What is missing is the credential, and the page says so.
    expect(found?.text.toLowerCase()).toMatch(/certifica|licen|habilita/)
  })

  test('and the skill it is for are two requests', () => {
    const { keywords } = matchJob(
      advert('Experience with AWS', 'AWS certification', 'Excel'),
      resume(['Ran servers on AWS for ten customers of the shop']),
    )
    expect(keywords.filter(({ skill }) => skill === 'AWS').map(({ text, bucket }) => [text, bucket])).toEqual([
      ['AWS', 'shown'],
      ['AWS certification', 'missing'],
    ])
  })

  test('that stands in a list is held in full and is not asked where it was used', () => {
    const result = matchJob(advert('Reach truck licence', 'Excel'), resume(['Moved pallets'], ['Reach truck licence']))
    expect(result.keywords.find(({ text }) => /licence/.test(text))).toMatchObject({
      credit: 1,
      studied: true,
      gain: 0,
    })
    const view = jobView(result, 'en-US')
    expect(view.listed).toEqual([])
    expect(view.suggestions.map(({ title }) => title).join()).not.toContain('licence')
  })
})

test('literacy beside numeracy is asked of nobody, and literacy taught is', () => {
  const texts = (line: string) =>
    readAdvert(`Requirements\n- ${line}\n- Excel`).keywords.map(({ text }) => text.toLowerCase())
  expect(texts('Good numeracy and literacy – GCSE Maths and English or equivalent')).not.toContain('literacy')
  expect(texts('Experience teaching literacy and numeracy to pupils').join()).toContain('literacy')
})

test('a deed in a bullet of few words is work, and a list of skills is none', () => {
  expect(one('auditoria externa', ['Atendimento à auditoria externa.'])?.bucket).toBe('shown')
  expect(one('Excel', ['Ferramentas: Excel, Word'], ['Word'])?.bucket).toBe('listed')
})

test('what another word only suggests is not called named', () => {
  const view = jobView(matchJob(advert('EFD', 'Excel'), resume(['Moved pallets'], ['SPED', 'Excel'])), 'pt-BR')
  expect(view.suggested.map(({ text }) => text)).toEqual(['EFD'])
  expect(view.listed.map(({ text }) => text)).toEqual(['Excel'])
  expect(view.summary).toContain('em um ponto, ele diz algo parecido')
})

test('a tip that names words has the points of those words', () => {
  const asked = ['Docker', 'Kubernetes', 'Terraform', 'Ansible', 'Jenkins', 'Grafana', 'Prometheus', 'Kafka']
  const result = matchJob(advert(...asked, 'Excel'), resume(['Montei relatórios no Excel para a diretoria da loja']))
  const tip = jobView(result, 'pt-BR').suggestions.find(({ key }) => key === 'ask')
  const named = result.keywords.filter(({ text }) => tip?.title.includes(text))
  expect(tip?.gain ?? 0).toBe(result.workMatches ? named.reduce((sum, { gain }) => sum + gain, 0) : 0)
})

describe('certificates of one list', () => {
  const asked = (line: string) =>
    advert(line)
      .keywords.filter((one) => asksLicence(one))
      .map(({ text }) => text)
  test.each([
    ['Certificações CPA-10, CPA-20 e CEA', 3],
    ['Certifications in AWS, Azure and GCP', 3],
    ['Forklift, reach truck and crane licences', 3],
    ['Certifications: PMP, PRINCE2 and ITIL', 3],
    ['AWS Certified Solutions Architect or CKA', 2],
    ['NR-10, NR-35 e NR-33', 3],
  ])('%s asks for %i', (line, count) => expect(asked(line)).toHaveLength(count))

  test('the whole name of one is one', () => {
    expect(asked('AWS Certified Solutions Architect')).toEqual(['AWS Certified Solutions Architect'])
  })

  test('what is worked with shows none of them, and one that is held counts in full', () => {
    const { keywords } = matchJob(
      advert('Certifications in AWS, Azure and GCP', 'Certificações CPA-10 e CPA-20', 'HGV licence'),
      resume(['Ran servers on Azure for ten customers', 'Drove an HGV truck for ten shops'], ['Excel', 'CPA-20']),
    )
    const found = Object.fromEntries(keywords.map(({ text, bucket, credit }) => [text, [bucket, credit]]))
    expect(found.Azure).toEqual(['missing', 0])
    expect(found['HGV licence']).toEqual(['missing', 0])
    expect(found['CPA-20']).toEqual(['listed', 1])
  })

  test('no list of tools becomes one of certificates', () => {
    expect(asked('Excel, Word e certificação CPA-10')).toHaveLength(1)
    expect(asked('Python, SQL and Docker')).toEqual([])
  })
})
