// Properties for any input: no exception, scores from 0 to 100, no reward for keyword stuffing, linear time.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../resume/testing'
import { matchJob, readAdvert } from '.'
import { packJob, unpackJob } from './reader-input'

const lines = [
  'Experiência de 3 anos com SQL e Python',
  'Power BI avançado',
  'Conhecimento em Protheus, Fluig e ventilação mecânica',
  'Vivência com liderança de equipes e gestão de projetos',
  'Inglês avançado',
  'Ensino superior completo em Contabilidade',
  'CNH D e COREN ativo',
  'Boa comunicação',
  'Docker, k8s, C#, .NET e Node.js',
  'Não é necessário saber Java',
]
const bullets = [
  'Reduzi em 32% o tempo de fechamento ao automatizar relatórios em Python e SQL',
  'Liderei 4 pessoas na migração de painéis para o Power BI',
  'Negociei contratos com fornecedores da região',
  'Mantive servidores Linux e contêineres Docker',
  'Atendi clientes por telefone e chat',
]
const wild = fc.oneof(
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ...lines,
        'Requisitos',
        'Diferenciais:',
        '## Benefícios',
        '<b>',
        '</li>',
        '&eacute;',
        '**',
        '- ',
        '\n',
        '9'.repeat(40),
      ),
      { maxLength: 30 },
    )
    .map((all) => all.join('\n')),
)
const resumeOf = (work: readonly string[]) =>
  document(
    'Joana Prado',
    'joana@exemplo.com | Recife, PE',
    '# Experiência Profissional',
    '=Analista de Dados, Loja Exemplo, 01/2018 - 12/2022',
    ...work.map((line) => `- ${line}`),
    '# Habilidades',
    'Excel, Git, comunicação',
  )
const advertOf = (all: readonly string[]) => ['Requisitos', ...all.map((line) => `- ${line}`)].join('\n')
const some = fc.subarray(lines, { minLength: 1 })
const work = fc.subarray(bullets, { minLength: 1 })
const runs = { numRuns: 60 }

test('any text gives an advert and the same score from 0 to 100 each time', () => {
  fc.assert(
    fc.property(wild, work, (text, done) => {
      const result = matchJob(readAdvert(text), resumeOf(done), { year: 2026, month: null })
      expect(result.score).toBeWithin(0, 101)
      if (result.range) {
        expect(result.range.from).toBeWithin(0, result.score + 1)
        expect(result.range.to).toBeWithin(result.score, 101)
      }
      expect(JSON.stringify(matchJob(readAdvert(text), resumeOf(done), { year: 2026, month: null }))).toBe(
        JSON.stringify(result),
      )
    }),
    { numRuns: 150 },
  )
})

test('the order of an advert’s lines does not change its keywords', () => {
  const ids = (all: readonly string[]) =>
    readAdvert(advertOf(all)).keywords.map(({ id, need, times }) => [id, need, times])
  fc.assert(
    fc.property(some, fc.func(fc.integer()), (all, rank) => {
      expect(ids(all.toSorted((a, b) => rank(a) - rank(b)))).toEqual(ids(all))
    }),
    runs,
  )
})

test('the order of a résumé’s tasks does not change what is found', () => {
  const found = (all: readonly string[]) =>
    matchJob(readAdvert(advertOf(lines)), resumeOf(all)).keywords.map(({ id, bucket }) => [id, bucket])
  fc.assert(
    fc.property(work, fc.func(fc.integer()), (done, rank) => {
      expect(found(done.toSorted((a, b) => rank(a) - rank(b)))).toEqual(found(done))
    }),
    runs,
  )
})

describe('keyword stuffing gains nothing', () => {
  const scoreOf = (all: readonly string[], done: readonly string[]) =>
    matchJob(readAdvert(advertOf(all)), resumeOf(done), { year: 2026, month: null }).score

  test('a task repeated', () => {
    fc.assert(
      fc.property(some, work, fc.nat(), (all, done, at) => {
        const twice = [...done, done[at % done.length] as string]
        expect(scoreOf(all, twice)).toBeLessThanOrEqual(scoreOf(all, done))
      }),
      runs,
    )
  })

  test('a word repeated in place', () => {
    fc.assert(
      fc.property(some, work, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 30 }), (all, done, at, word, times) => {
        const stuffed = done.map((line, index) => {
          if (index !== at % done.length) return line
          const words = line.split(' ')
          const again = words[word % words.length] as string
          return [
            ...words.slice(0, word % words.length),
            ...Array<string>(times).fill(again),
            ...words.slice(word % words.length),
          ].join(' ')
        })
        expect(scoreOf(all, stuffed)).toBeLessThanOrEqual(scoreOf(all, done))
      }),
      runs,
    )
  })

  test('a skill of the list copied as a line of keywords under the experience', () => {
    fc.assert(
      fc.property(some, work, fc.integer({ min: 1, max: 20 }), (all, done, times) => {
        expect(scoreOf(all, [...done, 'Excel Git '.repeat(times)])).toBeLessThanOrEqual(scoreOf(all, done))
      }),
      runs,
    )
  })

  test('hidden text of any kind', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('white', 'tiny', 'invisible', 'off-page', 'vanish'), (all, reason) => {
        const plain = resumeOf(bullets)
        const stuffed = { ...plain, hidden: [{ reason, page: 1, text: lines.join(' ') }] }
        const advert = readAdvert(advertOf(all))
        expect(matchJob(advert, stuffed).score).toBe(matchJob(advert, plain).score)
      }),
      runs,
    )
  })
})

test.each([
  'a',
  '<',
  '&',
  ' ',
  '\n',
  '-',
  '(',
  '9',
  '.',
  '@',
  'é',
  '#',
  '*',
  ',',
  'e ',
  '<b',
  '&#',
  'http',
  ' com ',
  '1 ano ',
  '\u200b',
])('a megabyte of %p is read within a second', (piece) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
  const before = process.cpuUsage()
  readAdvert(text)
  readAdvert(`Requisitos\n- ${text}`)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2000)
})

test('unpacking returns the packed parts and refuses any other input', () => {
  const corrections = [{ line: 3, is: 'job' } as const]
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array(), (description, file) => {
      for (const now of [
        { year: 2026, month: 11 },
        { year: 2026, month: null },
      ])
        expect(unpackJob(packJob({ description, corrections, ...now }, file))).toEqual({
          description,
          corrections,
          now,
          file,
        })
    }),
  )
  expect(() => unpackJob(new Uint8Array([0, 0, 0, 2, 123, 125]))).toThrow()
  expect(() => unpackJob(new Uint8Array(2))).toThrow()
})
