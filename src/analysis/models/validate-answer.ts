// Validates a model's answer: accepts the pieces whose every claim is in the person's own text, and counts the others.

import {
  ANSWER_LIMITS,
  behinds,
  expressions,
  gazes,
  type PhotoAnswer,
  places,
  type TextAnswer,
  type TextTask,
  type ValidAnswer,
} from './answer'
import type { Brief } from './brief'
import { type Bounds, rejectionOf, sourceOf } from './grounding'
import { instructionsOf, type Point } from './prompt'
import { oneLine, same, tidy } from './tidy'

/** Minimum share of known words of a piece, by kind; measured in grounding.test.ts. */
const SHARES = { line: 0.5, about: 0.5, headline: 0.6, letter: 0.4, advice: 0 } as const

const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Removes sentences with unsupported claims; null when too little text is left. */
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
  // With most sentences removed, the rest would not read as a text.
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

type Sieve = {
  readonly brief: Brief
  /** The person's whole text, and the advert's. */
  readonly texts: readonly string[]
  readonly base: Bounds
}

type Sifted<Item> = { readonly accepted: readonly Item[]; readonly dropped: number }

/** Rewritten lines, each checked against its own line only, so that work is not moved from one employer to another. */
const validateLines = (
  value: unknown,
  { brief, base: { beside: _, ...base } }: Sieve,
  isExact: boolean,
): Sifted<TextAnswer['lines'][number]> => {
  const seenLines = new Set<number>()
  let dropped = 0
  const accepted = itemsOf(value).flatMap(({ n, text: raw }) => {
    const line = brief.lines.find((one) => one.n === n)
    const text = oneLine(raw)
    if (line && (text === '' || same(text, line.text))) return []
    const fits = line && !seenLines.has(n) && seenLines.size < ANSWER_LIMITS.lines && text.length <= ANSWER_LIMITS.line
    const lineWords = [line?.text ?? '', line?.role ?? '']
    const bounds = { ...base, own: sourceOf(lineWords), share: SHARES.line, ...(isExact && { within: lineWords }) }
    if (!fits || rejectionOf(text, bounds)) {
      dropped += 1
      return []
    }
    seenLines.add(n)
    return [{ from: line.text, text }]
  })
  return { accepted, dropped }
}

/** Advice may use the words of its finding, but no figure or skill of its own. */
const validateAdvice = (
  value: unknown,
  points: readonly Point[],
  { texts, base }: Sieve,
): Sifted<TextAnswer['advice'][number]> => {
  const seenTitles = new Set<string>()
  let dropped = 0
  const accepted = itemsOf(value).flatMap(({ n, text: raw }) => {
    const point = points[n - 1]
    const text = oneLine(raw)
    if (text === '') return []
    const fits = point && !seenTitles.has(point.check) && text.length <= ANSWER_LIMITS.advice
    if (!fits || rejectionOf(text, { ...base, own: sourceOf([...texts, point.text]), share: SHARES.advice })) {
      dropped += 1
      return []
    }
    seenTitles.add(point.check)
    return [{ check: point.check, text }]
  })
  return { accepted, dropped }
}

const sieveOf = (task: TextTask, brief: Brief): Sieve => {
  const texts = [...brief.facts.map(({ text }) => text), ...brief.lines.flatMap(({ text, role }) => [text, role])]
  const beside = brief.advert ? { beside: sourceOf([brief.advert.text]) } : {}
  const base = {
    own: sourceOf(texts),
    ...beside,
    language: brief.language,
    instructions: instructionsOf(task),
    share: 0,
  }
  return { brief, texts, base }
}

/** Validates an answer about texts piece by piece against its brief. Pure and total. */
export const validateText = (
  task: TextTask,
  value: Record<string, unknown>,
  brief: Brief,
  points: readonly Point[],
): ValidAnswer<TextAnswer> => {
  const sieve = sieveOf(task, brief)
  const piece = (name: 'headline' | 'about' | 'letter', wanted: boolean) =>
    wanted
      ? sieveText(
          value[name],
          ANSWER_LIMITS[name],
          (text) => rejectionOf(text, { ...sieve.base, share: SHARES[name] }) === null,
        )
      : { text: null, dropped: 0 }
  const headline = piece('headline', task === 'linkedin')
  const about = piece('about', task !== 'job')
  const letter = piece('letter', task === 'job')
  // A wording of one line goes into the draft as it stands; lines of an analysis are read beside the whole text.
  const lines = validateLines(value.lines, sieve, task === 'draft')
  const advice = validateAdvice(task === 'resume' ? value.advice : [], points, sieve)
  const answer: TextAnswer = {
    kind: 'text',
    headline: headline.text && oneLine(headline.text),
    about: about.text,
    lines: lines.accepted,
    advice: advice.accepted,
    letter: letter.text,
  }
  const empty = !headline.text && !about.text && !letter.text && lines.accepted.length + advice.accepted.length === 0
  const dropped = [headline, about, letter, lines, advice].reduce((sum, part) => sum + part.dropped, 0)
  return { answer: empty ? null : answer, dropped }
}

const oneOf = <const Values extends readonly string[]>(values: Values, value: unknown): Values[number] | null =>
  values.find((word) => word === value) ?? null

/** Validates an answer about a photo, which may contain only known words. Null when it is empty. */
export const validatePhoto = (value: Record<string, unknown>): ValidAnswer<PhotoAnswer> => {
  const values = [oneOf(expressions, value.expression), oneOf(gazes, value.gaze), oneOf(places, value.place)] as const
  const [expression, gaze, place] = values
  const listed: unknown[] = Array.isArray(value.behind) ? value.behind.slice(0, 100) : []
  const behind = [...new Set(listed.flatMap((word) => oneOf(behinds, word) ?? []))].slice(0, ANSWER_LIMITS.behind)
  const dropped = values.filter((word) => word === null).length + listed.length - behind.length
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
