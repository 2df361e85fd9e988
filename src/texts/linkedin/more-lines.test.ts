// Generated profiles: following the one finding about lines gains the points it promised, to a point.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '../../analysis/linkedin'
import { linkedinView } from './view'

const words = {
  'pt-BR': {
    headline: 'Costureira em busca de novos desafios',
    about: 'Sou costureira e gosto do que faço.',
    jobs: [
      'Costureira\nConfecções Brisa Azul\nmar de 2021 - atual',
      'Ajudante\nMalhas Irmãs\njan de 2018 - fev de 2021',
    ],
    plain: ['Costurei camisetas na linha da manhã', 'Revisei golas da coleção de inverno', 'Passei aventais do hotel'],
    nouns: ['Costura das camisetas da loja nova', 'Revisão das golas do inverno', 'Limpeza das máquinas do galpão'],
    weak: ['Responsável pela linha da manhã', 'Ajudei na revisão das golas', 'Participei da troca de máquinas'],
    counted: (at: number) => `Costurei ${at + 12} aventais de tipo ${'abcdefghijklm'[at]} por turno`,
    bare: (at: number) => `Organizei as prateleiras da sala ${'abcdefghijklm'[at]} do galpão`,
  },
  'en-US': {
    headline: 'Seamstress seeking a new challenge',
    about: 'I am a seamstress and like what I do.',
    jobs: ['Seamstress\nBlue Breeze Garments\nMar 2021 - Present', 'Helper\nSister Knits\nJan 2018 - Feb 2021'],
    plain: [
      'Sewed shirts on the morning line',
      'Checked the collars of the winter range',
      'Pressed the aprons of the hotel',
    ],
    nouns: ['Sewing work for the new shop', 'Quality of the winter collars', 'Upkeep of the old machines'],
    weak: ['Responsible for the morning line', 'Helped with the winter collars', 'Involved in moving the machines'],
    counted: (at: number) => `Sewed ${at + 12} aprons of type ${'abcdefghijklm'[at]} per shift`,
    bare: (at: number) => `Arranged the shelves of room ${'abcdefghijklm'[at]} in the store`,
  },
} as const

type Words = (typeof words)['pt-BR' | 'en-US']
const textOf = ({ headline, about, jobs }: Words, lines: readonly (readonly string[])[]) => ({
  headline,
  about,
  experience: lines.map((of, at) => [jobs[at], ...of].join('\n')).join('\n\n'),
})

const kinds = ['plain', 'nouns', 'weak'] as const
const cases = (['pt-BR', 'en-US'] as const).flatMap((language) =>
  kinds.flatMap((kind) =>
    [1, 2].flatMap((jobs) =>
      [0, 1, 3].flatMap((lines) => [0, 2].map((counted) => ({ language, kind, jobs, lines, counted }))),
    ),
  ),
)

describe('one finding for one action', () => {
  test('following it gains what it promised ± 1, in 72 profiles', () => {
    const off: string[] = []
    let followed = 0
    for (const { language, kind, jobs, lines, counted } of cases) {
      const own = words[language]
      const before = Array.from({ length: jobs }, (_, job) => [
        ...own[kind].slice(0, lines),
        ...(job === 0 ? Array.from({ length: counted }, (_, at) => own.counted(at)) : []),
      ])
      const result = analyseLinkedin(textOf(own, before))
      const tip = linkedinView(result, language).tips.find(({ why }) => /Estes pontos são|These points are/.test(why))
      if (!tip) continue
      followed++
      const [total = 0, figures = 0] = [...tip.fix.matchAll(/\d+/g)].map(([found]) => Number(found))
      const all = Array.from({ length: total }, (_, at) => (at < figures ? own.counted(at) : own.bare(at)))
      const share = Math.ceil(total / jobs)
      const after = Array.from({ length: jobs }, (_, job) => all.slice(job * share, (job + 1) * share))
      const gained = analyseLinkedin(textOf(own, after)).score - result.score
      if (Math.abs(gained - tip.gain) > 1)
        off.push(`${language} ${kind} ${jobs} ${lines} ${counted}: ${tip.gain} promised, ${gained} gained`)
    }
    expect(off).toEqual([])
    expect(followed).toBeGreaterThan(50)
  })

  test('lines that only lack a number or a verb are improved where they are', () => {
    const own = words['en-US']
    const lines = Array.from({ length: 8 }, (_, at) => own.bare(at))
    const { tips } = linkedinView(analyseLinkedin(textOf(own, [lines])), 'en-US')
    expect(tips.filter(({ why }) => /These points are/.test(why))).toEqual([])
  })
})
