// A hint about a line's figure names only times that can be chosen beside it.
import { expect, test } from 'bun:test'
import { figureAnswer } from '../../analysis/resume/draft/answers'
import type { Topic } from '../../analysis/resume/draft/topics'
import { topics as english } from '../../i18n/en-US/workbench/topics'
import { topics as portuguese } from '../../i18n/pt-BR/workbench/topics'

const named = {
  pt: /por (?:dia|semana|m[êe]s|ano|turma|plantão)/giu,
  en: /(?:an? |per )(?:day|week|month|year|shift)/giu,
} as const

test.each([
  ['pt', portuguese],
  ['en', english],
] as const)('%s: what a hint offers can be chosen', (language, texts) => {
  for (const [topic, words] of Object.entries(texts)) {
    // What is asked of a line that has a number or a time already.
    if (topic === 'stated' || topic === 'timed') continue
    const offered = figureAnswer('', topic as Topic, language).pers.map(({ text }) => text)
    for (const time of Object.values(words).join(' ').toLowerCase().match(named[language]) ?? [])
      expect([topic, offered]).toEqual([topic, expect.arrayContaining([time])])
  }
})
