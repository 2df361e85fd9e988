// The head of the sheet: name, occupation and all contact data in one place in the body.

import type { Line } from '../../documents/document'
import type { Resume } from '../reading'
import { isTitle } from '../reading/experience/names/titles'
import { type Block, toBlocks } from '../reading/lines/paragraphs'
import { hasContact } from '../reading/person/contact'
import { findCity } from '../reading/person/places'
import { countWords, fold } from '../reading/text'
import { typedAmong } from '../sentences/blocks'
import { isStreet } from '../sentences/work/address'
import type { Item } from './files/sheet'
import { isFurniture } from './margins'
import { partsOf } from './sections'

/** Characters of a line of contact data; a longer piece is text. */
const LINE = 96
/** Words of a line that names an occupation, and words from which a paragraph is a summary. */
const HEADLINE = 14
const SUMMARY = 18
/** Lines of a contact section; what follows belongs to a section without a recognised heading. */
const CONTACT_LINES = 14

const address = /(?:https?:\/\/|www\.|\b[\w-]+\.(?:com|io|dev|net|org|me|br|app|pt)(?:\/|\b))/i
const label =
  /^(?:tel(?:efone)?s?|cel(?:ular)?|whats(?:app)?|fone|contatos?|e-?mail|endere[çc]o|bairro|cidade|cep|linkedin|github|portfolio|site|phone|mobile|address|location|city)\b/i

/** The parts of a line; a dash joins a city and its state as often as it separates, and is left. */
const segments = (text: string): string[] => text.split(/\s*[|•·;]\s*|\s{2,}/).filter(Boolean)

const isContact = (text: string): boolean =>
  countWords(text) <= 24 &&
  (hasContact(text) ||
    isStreet(text) ||
    address.test(text) ||
    label.test(text) ||
    (countWords(text) <= 8 && findCity(text) !== null))

/** A licence, a vehicle or when somebody can work, which people write among their contact data: no job that they want. Folded. */
const heldOrFree =
  /^(?:cnh|carteira|habilita|possuo|tenho|disponi|(?:veiculo|carro|moto) propri|(?:(?:full|clean|valid|current|uk|eu|us|driving|driver(?:'s|s'|s)?|forklift) )+licen[cs]e|licen[cs]e|available|availability|own (?:car|vehicle|transport))/

export const isHeldOrFree = (text: string): boolean => countWords(text) <= HEADLINE && heldOrFree.test(fold(text))

/** A sign alone was the picture of an address or telephone. */
const isPicture = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Only the document type, or the label of the name. */
export const documentType =
  /^(?:curriculum(?: vitae)?|curr[ií]culo(?: vitae)?|cv|r[ée]sum[ée]|nome(?: completo)?|name)\s*:?$/i

/** Text on the name's own line besides the name: "Joana Prado — Analista de dados". */
const besideName = ({ name }: Resume): string[] => {
  if (!name?.line) return []
  const { text } = name.line
  const at = text.indexOf(name.value)
  if (at < 0) return []
  return (
    [text.slice(0, at), text.slice(at + name.value.length)]
      .flatMap((part) => part.split(/\s*[|•·;–—]\s*|\s+-\s+/))
      .map((piece) => piece.replace(/^[\s,;:(–—|-]+|(?<![\s,;:(–—|-])[\s,;:(–—|-]+$/gu, ''))
      // "(RN, RM)" behind a name lost its first bracket with the other signs.
      .map((piece) => (piece.includes('(') ? piece : piece.replace(/\)$/u, '')))
      .filter((piece) => piece !== '' && !documentType.test(piece))
  )
}

/** Packs as many pieces as fit on a line; a label and its value stay together. */
const contactLines = (pieces: readonly string[]): Item[] => {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last?.endsWith(':')) lines[lines.length - 1] = `${last} ${piece}`
    else if (last !== undefined && last.length + piece.length + 3 <= LINE)
      lines[lines.length - 1] = `${last} | ${piece}`
    else lines.push(piece)
  }
  return lines.map((text) => ({ kind: text.length > LINE * 1.5 ? 'text' : 'contact', text }))
}

/** Joins an address broken over two lines: "ana.souza@" above "example.org", "linkedin.com/in/ana-" above "souza". */
const withWhole = (pieces: readonly string[], address: string | undefined): string[] => {
  const at = pieces.findIndex((piece, index) => address !== undefined && piece + (pieces[index + 1] ?? '') === address)
  return at < 0 || pieces.includes(address ?? '') ? [...pieces] : pieces.toSpliced(at, 2, address ?? '')
}

const once = (pieces: readonly string[]): string[] => {
  const seenTexts = new Set<string>()
  return pieces.filter((piece) => {
    const key = fold(piece)
    if (seenTexts.has(key)) return false
    seenTexts.add(key)
    return true
  })
}

/** A heading that no list names, with everything below it up to the next one: "Propósito", "Processos". */
type Titled = {
  readonly title: string
  readonly blocks: readonly Block[]
  /** True where the reading took what stands below it for the introduction. */
  readonly introduces: boolean
}

/** Words of such a heading. */
const TITLE = 4
/** Paragraphs of an introduction under a heading of its own; more of them hold a whole résumé. */
const INTRODUCTION = 4
const isOneOf =
  (some: readonly Line[]) =>
  ({ page, number }: Line): boolean =>
    some.some((line) => line.page === page && line.number === number)

/** The lines below the contact data whose first is a heading, which are not torn apart. */
const titledIn = (blocks: readonly Block[], isIntroduction: (line: Line) => boolean): Titled | null => {
  const [first, ...under] = blocks
  const isHeading =
    first !== undefined && !first.bullet && countWords(first.text) <= TITLE && /^\p{Lu}[^.,;:!?\d]*$/u.test(first.text)
  if (!isHeading || under.length === 0) return null
  const introduces = under.length <= INTRODUCTION && under.some(({ line }) => isIntroduction(line))
  return introduces && isTitle(first.text) ? null : { title: first.text, blocks: under, introduces }
}

/** The lines above the first heading that the reading took for the introduction. */
const introductionIn = ({ summary, name }: Resume, top: readonly Line[]): Line[] => {
  const lines = top.filter((line) => line !== name?.line)
  const at = summary === null ? -1 : lines.findIndex(isOneOf([summary.line]))
  return at < 0 ? [] : lines.slice(at, at + (summary?.lines ?? 0))
}

type Head = {
  readonly items: readonly Item[]
  readonly titled: Titled | null
  /** A paragraph above the first heading, or null. */
  readonly summary: readonly Block[]
  /** Lines that belong elsewhere. */
  readonly rest: readonly Line[]
}

/** `top` and `contact` are lines without personal data, above the first heading and of the contact sections. */
export const toHead = (resume: Resume, top: readonly Line[], contact: readonly Line[]): Head => {
  const beside = besideName(resume)
  const named = resume.name?.line
  const isOther = ({ text, page, number }: Line) =>
    !isPicture(text) && (page !== named?.page || number !== named.number)
  // A name set over two lines, or repeated as a running header, is written once.
  const withSpaces = (text: string) => fold(text).replaceAll('-', ' ').trim()
  const name = fold(resume.name?.value ?? '')
  const broken = named != null && !fold(named.text).includes(name)
  const ofName = (line: Line) =>
    fold(line.text) === name ||
    (broken &&
      (line.size === named.size || (line.page === named.page && Math.abs(line.number - named.number) === 1)) &&
      ` ${withSpaces(name)} `.includes(` ${withSpaces(line.text)} `))
  const [personLines, reach] = [top.filter((line) => isOther(line) && !ofName(line)), contact.filter(isOther)]
  // "anasouza" may have a link to github.com/anasouza behind it.
  const isAccount = (text: string) => resume.document.links.some((link) => link.replace(/\/$/, '').endsWith(`/${text}`))
  const isIntroduction = isOneOf(introductionIn(resume, resume.top))
  const reaches = (line: Line) => !isIntroduction(line) && (isContact(line.text) || isAccount(line.text))
  const others = personLines.filter((line) => !reaches(line) && !documentType.test(line.text))
  const from = personLines.findIndex(reaches)
  const below = from < 0 ? [] : others.filter((line) => personLines.indexOf(line) > from)
  const typed = typedAmong(personLines)
  const toParagraphs = (lines: readonly Line[]) => toBlocks(lines, undefined, (line) => typed.has(line))
  const titled = titledIn(toParagraphs(below), isIntroduction)
  const introduction = titled ? [] : toParagraphs(others.filter(isIntroduction))
  const blocks = [
    ...toParagraphs(
      (titled ? others.filter((line) => !below.includes(line)) : others).filter(
        (line) => titled || !isIntroduction(line),
      ),
    ),
    ...introduction,
  ]
  const long = (block: Block) => introduction.includes(block) || countWords(block.text) >= SUMMARY
  const asides = blocks.filter((block) => !block.bullet && isHeldOrFree(block.text)).map(({ text }) => text)
  const short = blocks
    .filter((block) => !long(block) && countWords(block.text) <= HEADLINE && !asides.includes(block.text))
    .slice(0, 3)
  const summary = blocks.filter(long)
  const left = blocks.filter(
    (block) => !short.includes(block) && !summary.includes(block) && !asides.includes(block.text),
  )
  const near = reach.filter((line, at) => at < CONTACT_LINES && (countWords(line.text) <= 10 || isContact(line.text)))
  const linked = Object.values(resume.contact).flatMap((found) => (found && found.line === null ? [found.value] : []))
  const { email, linkedin } = resume.contact
  const pieces = once([
    ...beside.filter(isContact),
    ...[...personLines.filter(reaches), ...near].flatMap((line) => partsOf(line).flatMap(segments)),
    ...linked,
  ]).filter((piece) => !isPicture(piece) && !documentType.test(piece) && !isFurniture(piece))
  return {
    items: [
      ...(resume.name ? [{ kind: 'name', text: resume.name.value } as const] : []),
      ...[...beside.filter((piece) => !isContact(piece)), ...short.map((block) => block.text)].map(
        (text): Item => ({ kind: 'text', text }),
      ),
      ...contactLines([...withWhole(withWhole(pieces, email?.value), linkedin?.value), ...asides]),
    ],
    titled,
    summary,
    rest: [...left.map(({ text, line }) => ({ ...line, text })), ...reach.filter((line) => !near.includes(line))],
  }
}
