// What is kept of a model's answer: pieces whose every claim was found in the person's own words. The rest is counted.
import { fold } from '../resume/reading/text'
import {
  answerLimits,
  behinds,
  expressions,
  gazes,
  type Kept,
  type PhotoAnswer,
  places,
  type Task,
  type TextAnswer,
} from './answer'
import type { Brief } from './brief'
import { type Bounds, lossOf, sourceOf } from './grounding'
import { type Point, toldIn } from './prompt'

/** Shares of known words below which a piece tells something else; measured in grounding.test.ts. */
const shares = { line: 0.5, about: 0.5, headline: 0.6, letter: 0.4, advice: 0 } as const

/** Text as it may be shown: no control signs, no marks of Markdown, no quotes around it, single spaces. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\n])[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:[-*•#>]+|\d+[.)])\s+/gmu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^["“](.*)["”]$/su, '$1')

const oneLine = (text: string): string => tidy(text).replace(/\s+/g, ' ')

const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Sentences that claim nothing of the person's own stay; the others go. Null when too little is left to be read. */
const sieveText = (
  raw: unknown,
  most: number,
  check: (text: string) => boolean,
): { text: string | null; dropped: number } => {
  if (typeof raw !== 'string' || tidy(raw) === '') return { text: null, dropped: 0 }
  const text = tidy(raw)
  if (text.length > most * 2) return { text: null, dropped: 1 }
  let dropped = 0
  let all = 0
  const paragraphs = text.split(/\n+/).map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => {
        all += 1
        const holds = check(sentence)
        if (!holds) dropped += 1
        return holds
      })
      .join(' '),
  )
  const left = paragraphs.filter(Boolean).join('\n\n')
  // More holes than text: what is left would not read as one.
  const torn = dropped * 2 > all || left.length > most
  return torn || left === '' ? { text: null, dropped: Math.max(dropped, 1) } : { text: left, dropped }
}

const itemsOf = (value: unknown): { n: number; text: string }[] =>
  (Array.isArray(value) ? value : []).slice(0, 100).flatMap((item: unknown) => {
    if (item === null || typeof item !== 'object') return []
    const { n, text } = item as { n?: unknown; text?: unknown }
    const number = typeof n === 'string' ? Number(n.replace(/\D/g, '')) : n
    return typeof number === 'number' && typeof text === 'string' ? [{ n: number, text }] : []
  })

const same = (a: string, b: string) => fold(a).replace(/[^\p{L}\p{N}]/gu, '') === fold(b).replace(/[^\p{L}\p{N}]/gu, '')

/** An answer about texts, checked piece by piece against the brief it was asked about. Pure and total. */
export const keepText = (
  task: Exclude<Task, 'photo'>,
  value: Record<string, unknown>,
  brief: Brief,
  points: readonly Point[],
): Kept<TextAnswer> => {
  const texts = [...brief.facts.map(({ text }) => text), ...brief.lines.flatMap(({ text, role }) => [text, role])]
  const own = sourceOf(texts)
  const beside = brief.advert ? sourceOf([brief.advert.text]) : undefined
  const told = toldIn(task)
  const base: Bounds = { own, language: brief.language, told, share: 0 }
  let dropped = 0
  const count = <T>({ text, dropped: gone }: { text: T; dropped: number }): T => {
    dropped += gone
    return text
  }

  const seen = new Set<number>()
  const lines = itemsOf(value.lines).flatMap(({ n, text: raw }) => {
    const line = brief.lines.find((one) => one.n === n)
    const text = oneLine(raw)
    if (line && (text === '' || same(text, line.text))) return []
    // Figures and skills must be this line's: what was done in one place was not done in another.
    const bounds = line && {
      ...base,
      own: sourceOf([line.text, line.role]),
      share: shares.line,
      ...(beside && { beside }),
    }
    if (
      !line ||
      seen.has(n) ||
      seen.size >= answerLimits.lines ||
      text.length > answerLimits.line ||
      (bounds && lossOf(text, bounds))
    ) {
      dropped += 1
      return []
    }
    seen.add(n)
    return [{ from: line.text, text }]
  })

  const advice = itemsOf(task === 'resume' ? value.advice : []).flatMap(({ n, text: raw }) => {
    const point = points[n - 1]
    const text = oneLine(raw)
    if (text === '') return []
    const bounds = point && { ...base, own: sourceOf([...texts, point.text]), share: shares.advice }
    if (!point || text.length > answerLimits.advice || (bounds && lossOf(text, bounds))) {
      dropped += 1
      return []
    }
    return [{ check: point.check, text }]
  })

  const headline =
    task === 'linkedin'
      ? count(
          sieveText(
            typeof value.headline === 'string' ? oneLine(value.headline) : '',
            answerLimits.headline,
            (text) => lossOf(text, { ...base, share: shares.headline }) === null,
          ),
        )
      : null
  const about =
    task === 'job'
      ? null
      : count(
          sieveText(value.about, answerLimits.about, (text) => lossOf(text, { ...base, share: shares.about }) === null),
        )
  const letter =
    task === 'job'
      ? count(
          sieveText(
            value.letter,
            answerLimits.letter,
            (text) => lossOf(text, { ...base, ...(beside && { beside }), share: shares.letter }) === null,
          ),
        )
      : null
  const answer: TextAnswer = { kind: 'text', headline, about, lines, advice, letter }
  const empty = !headline && !about && !letter && lines.length + advice.length === 0
  return { answer: empty ? null : answer, dropped }
}

const one = <const Words extends readonly string[]>(words: Words, value: unknown): Words[number] | null =>
  words.find((word) => word === value) ?? null

/** An answer about a photo: known words only. Null when it says nothing. */
export const keepPhoto = (value: Record<string, unknown>): Kept<PhotoAnswer> => {
  const said = [one(expressions, value.expression), one(gazes, value.gaze), one(places, value.place)] as const
  const [expression, gaze, place] = said
  const listed: unknown[] = Array.isArray(value.behind) ? value.behind.slice(0, 100) : []
  const behind = [...new Set(listed.flatMap((word) => one(behinds, word) ?? []))].slice(0, answerLimits.behind)
  const dropped = said.filter((word) => word === null).length + listed.length - behind.length
  const answer = {
    kind: 'photo',
    expression: expression ?? 'unsure',
    gaze: gaze ?? 'unsure',
    place: place ?? 'unsure',
    behind,
  } as const
  const nothing =
    [answer.expression, answer.gaze, answer.place].every((word) => word === 'unsure') && behind.length === 0
  return { answer: nothing ? null : answer, dropped }
}
