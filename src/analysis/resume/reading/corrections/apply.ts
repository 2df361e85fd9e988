// Applies a person's corrections to what was read of their résumé.
import { placeOf } from '../../../documents/document'
import { withContinued } from './continued'
import { type Correction, validCorrections } from './correction'
import { correctedJobs } from './jobs'
import { correctedSections } from './sections'
import type { Marks, Structure } from './structure'

/**
 * The structure as the person set it right. Pure and deterministic; bounded by 200 corrections and by the lines.
 * Corrections of lines that do not exist are ignored, and without corrections the structure is returned unchanged.
 *
 * A line marked as a job, title, employer or dates outside the experience opens an experience section there, up to the
 * next heading. Headings, texts and order of all other lines stay as read.
 */
export const applyCorrections = (read: Structure, corrections: readonly Correction[]): Structure => {
  const valid = validCorrections(corrections, read.lines.length)
  if (valid.length === 0) return read
  const marks: Marks = new Map(valid.map(({ line, is }) => [placeOf(read.lines[line]!), is]))
  const continued = withContinued(read, marks)
  const { top, sections } = correctedSections(continued, valid, marks)
  const experienced = sections.some(({ name, lines }) => name === 'experience' && lines.length > 0)
  if (!experienced) {
    // Every job was marked as none.
    const roles = read.firstJob ? read.roles.filter(({ line }) => marks.get(placeOf(line)) !== 'not-a-job') : []
    return { ...continued, top, sections, roles, firstJob: true }
  }
  return { ...continued, top, sections, roles: correctedJobs(sections, marks), firstJob: false }
}
