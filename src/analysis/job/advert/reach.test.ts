// Rules made for a rare case leave ordinary words alone: tools behind a job, what stands beside a wish, answers of a form, posts, towns and trades.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { qualificationsIn } from '../levels/qualifications'
import { conditions, keywords, required } from './testing'

const all = (text: string) => keywords(text).join(' | ')

describe('names behind the job of a message', () => {
  test.each([
    ['Vaga de auxiliar administrativo, Excel, Word, boa digitação, salário 1500, chamar no whats', ['Excel', 'Word']],
    ['Procuro designer, Figma, Photoshop, Canva, home office, chamar no zap', ['Figma', 'Photoshop', 'Canva']],
    ['Precisa-se de vendedora, Pacote Office, Canva, salário 1500, chamar no zap', ['Canva']],
    ['Need bricklayer, Pointing, CSCS, start Mon, Leeds, £180 day', ['CSCS']],
    ['Bookkeeper wanted, Sage, Xero, Hull, £14/h, ring Jo on 07700 900000', ['Sage', 'Xero']],
  ])('%s', (message, names) => {
    const found = all(message)
    for (const name of names) expect(found).toContain(name)
    expect(found).not.toMatch(/Leeds|Hull/)
  })
})

describe('"além de X" asks for X', () => {
  test.each([
    ['Além do inglês fluente, dominar Power BI', 'language Inglês 4'],
    ['In addition to fluent Spanish, manage the shop till', 'language Espanhol 4'],
  ])('%s', (line, condition) => expect(conditions(required(line))).toContain(condition))
  test('also where it is a skill', () =>
    expect(all(required('Além de Excel avançado, atuar com SAP no fechamento'))).toContain('Excel'))
})

describe('the answer to a field of a form', () => {
  const form = (field: string, answer: string) => `Entregador\n\nRequisitos\nExcel\n${field}\n${answer}`
  test.each([
    ['Possuir CNH B:', 'Sim', 'licence CNH B 0'],
    ['Driving licence category B:', 'Yes', 'licence CNH B 0'],
    ['COREN ativo:', 'sim', 'licence COREN 0'],
  ])('%s %s', (field, answer, condition) => {
    expect(conditions(form(field, answer))).toContain(condition)
    expect(conditions(form(field, 'Não'))).not.toContain(condition)
  })
})

describe('posts, tiers and classes are no qualifications', () => {
  test.each([
    ...['Service Desk Nível 2', 'Suporte nível 2 em infraestrutura', 'Inglês nível 2 em conversação'],
    ...[
      'Assistente Administrativo Nível 2',
      'Operador Classe 2',
      'Professor Nível 1',
      'Analista de Sistemas Nível III',
    ],
    ...['Level I Trauma Center', 'Grade II Listed Buildings', 'ISO Class 7', 'Class II medical devices', 'DBA Nível 3'],
    ...['SUPORTE NÍVEL 2', 'SERVICE DESK NÍVEL 2', 'Key Stage 2', 'Must Have Tier Level 2'],
  ])('%s', (text) => expect(qualificationsIn(text)).toEqual([]))

  const bucket = (asked: string, own: string) => {
    const page = document('Ana', 'a@x.com', '# Experience', '=Analista, Mill, 2015 - 2023', `- ${own}`)
    const { keywords: found } = matchJob(readAdvert(`Analista\nRequisitos\n- ${asked}\n- Excel`), page)
    return found.filter(({ text }) => text !== 'Excel').map((one) => one.bucket)
  }
  test.each([
    ['Suporte nível 2 em infraestrutura', 'Suporte nível 2 em redes e infraestrutura'],
    ['Level 2 Food Hygiene Certificate', 'Hold a Level 2 Certificate in Food Hygiene'],
    ['Level 2 Food Safety', 'Hold Level 2 Award in Food Safety'],
  ])('%s is shown by %s', (asked, own) => expect(bucket(asked, own)).not.toContain('missing'))
})

describe('letters behind a place are its state or its name', () => {
  const towns = ['São Paulo (SP)', 'Rio de Janeiro (RJ)', 'Belo Horizonte (BH)', 'New York (NY)', 'United Kingdom (UK)']
  test.each(towns)('%s', (town) => {
    for (const line of [`Atender clientes em ${town}`, `Visit our clients in ${town}`])
      expect(
        readAdvert(`Analista\n\nFunções\n- ${line}\n\nRequisitos\n- Excel`).keywords.map(({ text }) => text),
      ).not.toContain(/\((\p{Lu}+)\)/u.exec(town)?.[1])
  })
  test('and those of what is known are its other name, not a second demand', () => {
    const { keywords: found } = matchJob(
      readAdvert(required('Experience with Key Performance Indicators (KPIs)', 'Amazon Web Services (AWS)', 'Excel')),
      document('Ana', 'a@x.com', '# Experience', '=Analyst, Mill, 2015 - 2023', '- Tracked KPIs each week and ran AWS'),
    )
    expect(found.filter(({ bucket }) => bucket === 'shown')).toHaveLength(2)
    expect(found.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual(['Excel'])
  })
  test('and who has only letters that nobody else knows is not without it', () => {
    const { keywords: found } = matchJob(
      readAdvert(required('Experience with Event Sourcing (ES)', 'Excel', 'Git')),
      document('Ana', 'a@x.com', '# Experience', '=Developer, Mill, 2015 - 2023', '- Built billing with ES and Git'),
    )
    expect(found.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual(['Excel'])
  })
})

describe('a whole bullet is a demand, though it is an adjective', () => {
  test.each([
    'Electrical',
    'Mechanical',
    'Clerical',
    'Clinical',
    'Surgical',
    'Combustível',
    'Administrativo',
    'Operacional',
  ])('%s', (word) => expect(all(required(word, 'Excel', 'Git'))).toContain(word))
  test('and so is a list of single words', () =>
    expect(keywords(required('Electrical, mechanical and clerical', 'Excel')).toSorted()).toEqual([
      'Electrical',
      'Excel',
      'clerical',
      'mechanical',
    ]))
})
