// What a model gets to read: the person's words in numbered lines, without what only says who they are. Made where the
// file is read; plain data, and everything the answer is later checked against.
import type { Document } from '../documents/document'
import { MAX_ADVERT } from '../job/limits'
import type { ProfileText } from '../linkedin/profile'
import { readProfile } from '../linkedin/profile'
import { type Resume, readResume } from '../resume/reading'
import type { Role } from '../resume/reading/experience/role'
import type { SectionName } from '../resume/reading/headings'
import { toBlocks } from '../resume/reading/paragraphs'
import { speaksToMachines } from './injection'
import { maskForModel } from './mask'

export type BriefLine = {
  /** From 1, as the model is told. */
  readonly n: number
  readonly text: string
  /** The role it belongs to, with its house and dates; empty if none. */
  readonly role: string
}

export type Brief = {
  readonly language: 'pt' | 'en'
  readonly lines: readonly BriefLine[]
  /** Everything else that may be drawn on. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly advert: { readonly text: string } | null
  /** The person's name as the text has it, to be masked; empty if it has none. */
  readonly name: string
  /** Lines left out because they speak to machines. */
  readonly withheld: number
}

export const briefLimits = {
  /** Lines of work that are numbered; the newest roles come first in almost every résumé. */
  lines: 24,
  lineCharacters: 400,
  /** Characters of the other facts, and of the advert. */
  facts: 9_000,
  fact: 2_000,
  advert: 8_000,
} as const

/** Lines that speak to machines go; the rest is cut to its bound at a word's end. */
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

/** Title, house and dates; what the line of the dates says already is not said twice. */
const roleText = ({ title, employer, line, datesLine }: Role): string => {
  const dates = datesLine?.text ?? ''
  const head = [title, employer].filter((part) => part !== null && !dates.includes(part))
  return [...head, dates || (title || employer ? '' : line.text)].filter(Boolean).join(' · ')
}

const numbered = (roles: readonly Role[], loose: readonly string[], pass: (text: string) => string): BriefLine[] => {
  const statements = roles.flatMap((role) => role.statements.map(({ text }) => ({ text, role: roleText(role) })))
  const all = statements.length > 0 ? statements : loose.map((text) => ({ text, role: '' }))
  return all
    .map(({ text, role }) => ({ text: pass(text), role: cutTo(pass(role), briefLimits.lineCharacters) }))
    .filter(({ text }) => text !== '' && text.length <= briefLimits.lineCharacters)
    .slice(0, briefLimits.lines)
    .map((line, at) => ({ n: at + 1, ...line }))
}

/** Facts up to their bound together; later ones give way. */
const bounded = (facts: readonly { readonly label: string; readonly text: string }[]): Brief['facts'] => {
  let left: number = briefLimits.facts
  return facts.flatMap(({ label, text }) => {
    const shortened = cutTo(text, Math.min(left, briefLimits.fact))
    if (shortened.trim() === '') return []
    left -= shortened.length
    return [{ label, text: shortened }]
  })
}

/** Sections that say what a person can do; contact, personal data, references and interests are not sent. */
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

/** A résumé for the model. Pure; hidden text is not in a document's lines, so none of it is sent. */
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

/** A profile's three texts for the model. Pure. */
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

/** A résumé and an advert for the model, which writes in the résumé's language: facts are looked up word by word. Pure. */
export const jobBrief = (advert: string, document: Document): Brief => {
  const brief = resumeBrief(document)
  const { pass, withheld } = sieve()
  const text = cutTo(pass(advert.slice(0, MAX_ADVERT)), briefLimits.advert)
  return {
    ...brief,
    advert: { text },
    withheld: brief.withheld + withheld(),
  }
}

/** The same without who the person is and how to reach them. What is checked later is checked against this. */
export const maskBrief = (brief: Brief, names: readonly string[]): Brief => {
  const known = [brief.name, ...names].filter((name) => name.trim() !== '')
  const mask = (text: string) => maskForModel(text, known)
  return {
    ...brief,
    name: '',
    lines: brief.lines.map((line) => ({ ...line, text: mask(line.text), role: mask(line.role) })),
    facts: brief.facts.map(({ label, text }) => ({ label, text: mask(text) })),
    // An advert holds no data of the person's, but a recruiter's mail and phone.
    advert: brief.advert && { text: maskForModel(brief.advert.text, []) },
  }
}
