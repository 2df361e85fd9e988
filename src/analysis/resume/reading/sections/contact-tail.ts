// Finds the contact data with which some pages end, below their last section.
import type { Line } from '../../../documents/document'
import { findLinkedIn, hasAddress } from '../person/contact'
import { cityOfLine, isPlace } from '../person/places'
import type { SectionName } from './headings'

/** Lines at the end of a page that may be contact data. */
const TAIL = 4
/** Sections that hold addresses of their own. */
export const ownContact: readonly SectionName[] = ['contact', 'personal', 'references']

const isAddress = ({ text }: Line): boolean => hasAddress(text)
const isData = (line: Line): boolean =>
  isAddress(line) || findLinkedIn(line.text) !== null || isPlace(line.text) || cityOfLine(line.text) !== null

/** The line with which the contact data at the end of the page begins, if there are no contact data above it; else null. */
export const contactTail = (lines: readonly Line[]): Line | null => {
  const at = lines.findIndex(isAddress)
  return at > 0 && at >= lines.length - TAIL && lines.slice(at).every(isData) ? lines[at]! : null
}
