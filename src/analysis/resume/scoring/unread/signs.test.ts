// Whatever a page lacks under its own heading is not called missing while a line of it shows it, wherever that line stands and however it is
// typed; and a page that does lack it is still called lacking, whatever stands there instead.
import { describe, expect, test } from 'bun:test'
import { type Kind, type Language, lookalikes, signs } from '../../../../../tests/fixtures/resume/unread/sign-texts'
import { pageWithout, places, toPage, typings } from '../../../../../tests/fixtures/resume/unread/signs'
import { everyNth } from '../../../../../tests/helpers/sample'
import type { Document } from '../../../documents/document'
import { analyseResume } from '../..'
import type { ResumeResult } from '../../result'

const kinds = Object.keys(signs) as Kind[]
const languages: readonly Language[] = ['pt', 'en']

/** By kind: what a result says of a part that it calls missing. */
const claimsOf: Readonly<Record<Kind, RegExp>> = {
  summary: /^summary: (?:missing|headline)/,
  experience: /^(?:roles: noroles|headings: experience|cap no-dates|robot (?:role|employer))/,
  education: /^(?:education: missing|headings: education|robot education|cap no-anchor)/,
  skills: /^skills: nolist/,
  extras: /^extras/,
  phone: /^(?:contact: (?:phone|code)|robot phone|cap no-contact)/,
  email: /^(?:contact: email|robot email|cap no-contact)/,
  city: /^(?:contact: city|robot city|cap no-anchor)/,
  linkedin: /^(?:contact: linkedin|robot linkedin)/,
}

const claimed = ({ checks, caps, robot }: ResumeResult, kind: Kind): string[] =>
  [
    ...checks
      .filter(({ status }) => status === 'part' || status === 'none')
      .flatMap(({ id, params }) =>
        id === 'extras'
          ? params.found === 0
            ? [id]
            : []
          : [`${id}: ${params.words === 0 || id !== 'summary' ? params.context : ''}`],
      ),
    ...caps.map(({ id }) => `cap ${id}`),
    ...robot.fields.flatMap(({ field, value }) => (value === null ? [`robot ${field}`] : [])),
  ].filter((claim) => claimsOf[kind].test(claim))

/** A town alone among the tasks of a job is the job's own. */
const ofJob = ['a task', "a job's line", 'behind a task', 'prose']
const isTownAlone = (sign: string): boolean => /^(?:Olinda - PE|Leeds LS1 4AB)$/.test(sign)

/** A page without jobs has no task behind which a sign could stand. */
const isPlaced = ({ lines }: { readonly lines: readonly string[] }, sign: string): boolean =>
  lines.some((line) => line.includes(sign))

/** Every sign in every place; `npm test` types each in one way, the long tier in all. */
const casesOf = (kind: Kind, language: Language) => {
  const rest = pageWithout(language, [kind])
  const ways = Object.values(typings)
  return signs[kind][language].flatMap((sign, nth) =>
    Object.entries(places)
      .filter(
        ([where, place]) =>
          !(isTownAlone(sign) && ofJob.includes(where)) && isPlaced(place(sign, language, rest), sign),
      )
      .flatMap(([where, place], at) =>
        (process.env.LONG ? ways : [ways[(nth + at) % ways.length]!]).map((typing) => ({
          what: `${where}: ${typing(sign)}`,
          page: toPage(place(typing(sign), language, rest)),
          /** The same page with the part under its own heading as well. */
          whole: toPage(place(typing(sign), language, pageWithout(language, []))),
        })),
      ),
  )
}

describe.each(kinds)('%s', (kind) => {
  test.each(languages)('is not called missing beside a sign (%s)', (language) => {
    const wrong = everyNth(casesOf(kind, language), 3).flatMap(({ what, page }) =>
      claimed(analyseResume(page), kind).map((claim) => `${claim} – ${what}`),
    )
    expect(wrong).toEqual([])
  })

  test.each(languages)('is called missing where nothing shows it (%s)', (language) => {
    // The summary names how long its writer has worked.
    const lines = pageWithout(language, kind === 'experience' ? [kind, 'summary'] : [kind])
    const heading =
      kind === 'experience'
        ? lines
        : lines.flatMap((line) =>
            /^- (?:Vendi|Sold)/.test(line) ? [line, ...lookalikes[kind][language].map((text) => `- ${text}`)] : [line],
          )
    expect(claimed(analyseResume(toPage({ lines: heading })), kind)).not.toEqual([])
  })
})

describe('what a doubt does to the score', () => {
  const earning: readonly Kind[] = ['summary', 'education', 'skills', 'extras']
  const scoreOf = (page: Document) => analyseResume(page).score ?? 0
  test.each(earning)('%s: nothing is earned by it, and no more than where the part is read', (kind) => {
    for (const language of languages) {
      for (const { what, page, whole } of everyNth(casesOf(kind, language), 12)) {
        const { score, checks } = analyseResume(page)
        const check = checks.find(({ id }) => id === kind)
        if (check?.status !== 'not-assessed') continue
        expect([what, (score ?? 0) <= scoreOf(whole), check.points]).toEqual([what, true, 0])
      }
    }
  })
})
