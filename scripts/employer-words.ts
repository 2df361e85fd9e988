// Derives the weights of src/analysis/job/advert/needs/employer-words.ts: `bun scripts/employer-words.ts <csv>` with the columns of EMSCAD
// (job_id, company_profile, description, requirements, benefits, fraudulent; public domain, CC0). Prints a word a line with its weight in tenths.
import { readFileSync } from 'node:fs'
import { employerWords } from '../src/analysis/job/advert/needs/employer-words'

/** Columns of what employers say of themselves and offer, and of what the work is and asks for. */
const sides = [
  ['company_profile', 'benefits'],
  ['description', 'requirements'],
] as const
/** Rows whose number this divides are left out for measuring. */
const SEALED = 7
/** Fewest adverts with a word, least and greatest weight, in tenths. */
const [ADVERTS, LEAST, MOST] = [4, 3, 20] as const
/** What each count is raised by, so that a word that one side lacks has a weight. */
const RAISED = 0.5
const SENTENCE_WORDS = 3

const fields = (csv: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/gu)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows
}

/** The sentences of a text of which line breaks may be lost. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/#(?:URL|EMAIL|PHONE)_[0-9a-f]+#/gu, '')
    .split(/\n| {3,}|(?<=[a-z).!?;:,%])(?=[A-Z][a-z]+[ ,])|(?<=[.!?])\s+(?=[A-Z])/u)
    .filter((sentence) => sentence.split(/\s+/u).length >= SENTENCE_WORDS)

const [header = [], ...rows] = fields(readFileSync(process.argv[2] ?? '', 'utf8'))
const column = (row: readonly string[], name: string): string => row[header.indexOf(name)] ?? ''
const counts = new Map<string, [number, number]>()
const adverts = new Map<string, Set<string>>()
const totals = new Map<string, number>()
const seen = new Set<string>()
for (const row of rows) {
  const id = column(row, 'job_id')
  if (id === '' || Number(id) % SEALED === 0 || column(row, 'fraudulent') !== '0') continue
  for (const [side, names] of sides.entries())
    for (const name of names) {
      const text = column(row, name)
      if (text === '' || seen.has(text)) continue
      seen.add(text)
      for (const sentence of sentencesOf(text)) {
        totals.set(name, (totals.get(name) ?? 0) + 1)
        for (const word of employerWords(sentence)) {
          const count = counts.get(`${name} ${word}`) ?? [0, 0]
          count[side] = (count[side] ?? 0) + 1
          counts.set(`${name} ${word}`, count)
          adverts.set(word, (adverts.get(word) ?? new Set()).add(id))
        }
      }
    }
}

/** How often a sentence of a side has the word, both of its columns counting alike. */
const shareOf = (word: string, side: 0 | 1): number =>
  sides[side].reduce(
    (sum, name) => sum + ((counts.get(`${name} ${word}`)?.[side] ?? 0) + RAISED) / ((totals.get(name) ?? 0) + 5),
    0,
  )
const weightOf = (word: string): number =>
  Math.max(-MOST, Math.min(MOST, Math.round(10 * Math.log(shareOf(word, 0) / shareOf(word, 1)))))
const words = [...adverts].flatMap(([word, ids]) => (ids.size >= ADVERTS ? [word] : [])).sort()
const byWeight = [...Map.groupBy(words, weightOf)].filter(([weight]) => Math.abs(weight) >= LEAST)
for (const [weight, group] of byWeight.sort(([one], [other]) => other - one))
  for (const [line] of group.join(' ').matchAll(/\S.{0,111}(?!\S)/g)) process.stdout.write(`${weight} ${line}\n`)
