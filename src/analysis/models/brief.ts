// The brief for a model, against which its answer is validated: the person's text in numbered lines without personal data.

import type { Document } from '../documents/document'
import { MAX_ADVERT } from '../job/limits'
import { type ProfileText, readProfile } from '../linkedin/profile'
import { type Resume, readResume } from '../resume/reading'
import type { Role } from '../resume/reading/experience/role'
import { toBlocks } from '../resume/reading/lines/paragraphs'
import type { SectionName } from '../resume/reading/sections/headings'
import type { TextLanguage } from '../text-language'
import { speaksToMachines } from './injection'
import { maskForModel } from './mask'

type BriefLine = {
  /** From 1, as in the prompt. */
  readonly n: number
  readonly text: string
  /** Its role with employer and dates; empty if none. */
  readonly role: string
}

export type Brief = {
  readonly language: TextLanguage
  readonly lines: readonly BriefLine[]
  /** Other facts the model may use. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly advert: { readonly text: string } | null
  /** The person's name in the text, to be masked; empty if it has none. */
  readonly name: string
  /** Number of lines left out as instructions to a machine. */
  readonly withheld: number
}

const BRIEF_LIMITS = {
  /** Maximum numbered lines of work; the latest roles come first in almost every résumé. */
  lines: 24,
  lineCharacters: 400,
  /** Maximum characters of the other facts, and of the advert. */
  facts: 9_000,
  fact: 2_000,
  advert: 8_000,
} as const

/** Removes instructions to machines and cuts the rest to its limit at the end of a word. */
const sieve = () => {
  let withheld = 0
  const pass = (text: string): string =>
    text
      .split('\n')
      .filter((line) => {
        const machine = speaksToMachines(line)
        if (machine) withheld += 1
        return !machine
      })
      .join('\n')
      .trim()
  return { pass, withheld: () => withheld }
}

const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\s+\S*$/u, '')

/** Title, employer and dates, without repeating what the line of the dates contains. */
const roleText = ({ title, employer, line, datesLine }: Role): string => {
  const dates = datesLine?.text ?? ''
  const head = [title, employer].filter((part) => part !== null && !dates.includes(part))
  return [...head, dates || (title || employer ? '' : line.text)].filter(Boolean).join(' · ')
}

const numbered = (roles: readonly Role[], loose: readonly string[], pass: (text: string) => string): BriefLine[] => {
  const statements = roles.flatMap((role) => role.statements.map(({ text }) => ({ text, role: roleText(role) })))
  const all = statements.length > 0 ? statements : loose.map((text) => ({ text, role: '' }))
  return all
    .map(({ text, role }) => ({ text: pass(text), role: cutTo(pass(role), BRIEF_LIMITS.lineCharacters) }))
    .filter(({ text }) => text !== '' && text.length <= BRIEF_LIMITS.lineCharacters)
    .slice(0, BRIEF_LIMITS.lines)
    .map((line, at) => ({ n: at + 1, ...line }))
}

/** The first facts that fit into the limit together. */
const bounded = (facts: readonly { readonly label: string; readonly text: string }[]): Brief['facts'] => {
  let left: number = BRIEF_LIMITS.facts
  return facts.flatMap(({ label, text }) => {
    const shortened = cutTo(text, Math.min(left, BRIEF_LIMITS.fact))
    if (shortened.trim() === '') return []
    left -= shortened.length
    return [{ label, text: shortened }]
  })
}

/** Sections sent to the model; contact, personal data, references and interests are not. */
const sent: readonly SectionName[] = [
  'skills',
  'education',
  'courses',
  'languages',
  'projects',
  'volunteer',
  'awards',
  'publications',
]

const resumeFacts = (resume: Resume, pass: (text: string) => string) => [
  ...(resume.headline ? [{ label: 'headline', text: pass(resume.headline.text) }] : []),
  ...(resume.summary ? [{ label: 'summary', text: pass(resume.summary.text) }] : []),
  ...resume.roles.map((role) => ({ label: 'role', text: pass(roleText(role)) })),
  ...resume.sections
    .filter(({ name }) => sent.includes(name))
    .map(({ name, lines }) => ({
      label: name,
      text: pass(
        toBlocks(lines)
          .map(({ text }) => text)
          .join('\n'),
      ),
    })),
]

/** The brief of a résumé. Pure; hidden text is not among a document's lines, so it is not sent. */
export const resumeBrief = (document: Document): Brief => {
  const resume = readResume(document)
  const { pass, withheld } = sieve()
  const lines = numbered(
    resume.roles,
    resume.statements.map(({ text }) => text),
    pass,
  )
  const facts = bounded(resumeFacts(resume, pass))
  return { language: resume.language, lines, facts, advert: null, name: resume.name?.value ?? '', withheld: withheld() }
}

/** The brief of a profile's three texts. Pure. */
export const linkedinBrief = (text: ProfileText): Brief => {
  const profile = readProfile(text)
  const { pass, withheld } = sieve()
  const tasks = profile.tasks.map((block) => block.text)
  const facts = bounded([
    { label: 'headline', text: pass(profile.headline.text) },
    { label: 'about', text: pass(profile.about.map((line) => line.text).join('\n')) },
    ...profile.roles.map((role) => ({ label: 'role', text: pass(roleText(role)) })),
  ])
  const lines = numbered(profile.roles, tasks, pass)
  return { language: profile.language, lines, facts, advert: null, name: '', withheld: withheld() }
}

/** The brief of a résumé and an advert, in the résumé's language, because facts are compared word by word. Pure. */
export const jobBrief = (advert: string, document: Document): Brief => {
  const brief = resumeBrief(document)
  const { pass, withheld } = sieve()
  const text = cutTo(pass(advert.slice(0, MAX_ADVERT)), BRIEF_LIMITS.advert)
  return {
    ...brief,
    advert: { text },
    withheld: brief.withheld + withheld(),
  }
}

/** The brief with personal data masked; the answer is validated against this version. */
export const maskBrief = (brief: Brief, names: readonly string[]): Brief => {
  const personNames = [brief.name, ...names].filter((name) => name.trim() !== '')
  const mask = (text: string) => maskForModel(text, personNames)
  return {
    ...brief,
    name: '',
    lines: brief.lines.map((line) => ({ ...line, text: mask(line.text), role: mask(line.role) })),
    facts: brief.facts.map(({ label, text }) => ({ label, text: mask(text) })),
    // An advert may contain a recruiter's email and phone.
    advert: brief.advert && { text: maskForModel(brief.advert.text, []) },
  }
}
