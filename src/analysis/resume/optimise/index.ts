// The optimised résumé: the person's own words in one plain column. `toSheet` (layout.ts) arranges them, files/ writes
// Word and PDF, and each file is offered only after our own reader has read it again and structure-check.ts finds
// nothing lost.
import { prefixWithin } from '../../bounded'
import { readDocument } from '../../documents'
import type { Document } from '../../documents/document'
import { scoreRead } from '..'
import { type Resume, readResume } from '../reading'
import type { Correction } from '../reading/corrections/correction'
import type { CurrentMonth } from '../reading/dates/dates'
import { maskPersonal } from '../reading/person/personal'
import type { Fault, Optimised } from '../result'
import { structureCheck } from './check/structure-check'
import { toDocx } from './files/docx'
import { toPdf } from './files/pdf'
import { textsOf } from './jobs'
import { toSheet } from './layout'
import { leaveOutPrivate } from './left-out/private-data'

type Bytes = Uint8Array<ArrayBuffer>
export type OptimisedFiles = { readonly facts: Optimised; readonly docx: Bytes | null; readonly pdf: Bytes | null }

type Found = ReadonlyMap<Fault, readonly string[]>

/** A created file read again: its score (-1 if it is no résumé) and its structural faults. */
type Judged = { readonly bytes: Bytes; readonly score: number; readonly faults: Found }

/** Places named for a fault, and characters of each. */
const PLACES = 3
const LENGTH = 120

/** The places of the first fault, numbers of documents covered; more would not help to find them. */
const placesOf = (judged: readonly (Judged | null)[], fault: Fault | undefined): string[] => {
  const texts = judged.flatMap((one) => (fault ? (one?.faults.get(fault) ?? []) : [])).map((text) => text.trim())
  return [...new Set(texts)]
    .filter(Boolean)
    .slice(0, PLACES)
    .map((text) => prefixWithin(maskPersonal(text), LENGTH))
}

const judge = async (
  bytes: Bytes | null,
  gate: (after: Resume) => Found,
  now: CurrentMonth | null,
): Promise<Judged | null> => {
  const reading = bytes && (await readDocument(new Uint8Array(bytes)))
  if (!bytes || !reading?.ok) return null
  const after = readResume(reading.document, [], now)
  return { bytes, score: scoreRead(after) ?? -1, faults: gate(after) }
}

const judgedFiles = async (
  source: Resume,
  before: number,
  corrections: readonly Correction[],
): Promise<OptimisedFiles> => {
  const { document, now } = source
  const sheet = leaveOutPrivate(toSheet(document, corrections), textsOf(document.lines))
  const gate = structureCheck(source, sheet)
  const judged = [await judge(await toDocx(sheet), gate, now), await judge(await toPdf(sheet), gate, now)]
  const [docx, pdf] = judged.map((one) => (one && one.score >= before && one.faults.size === 0 ? one : null))
  const faults = [...new Set(judged.flatMap((one) => [...(one?.faults.keys() ?? [])]))]
  const places = placesOf(judged, faults[0])
  return {
    docx: docx?.bytes ?? null,
    pdf: pdf?.bytes ?? null,
    facts: {
      before,
      docx: docx?.score ?? null,
      pdf: pdf?.score ?? null,
      notes: sheet.notes,
      faults,
      ...(places.length > 0 ? { places } : {}),
    },
  }
}

/** Longer documents are not résumés that a person sends, and laying them out would cost more than reading them. */
export const OPTIMISE_LIMITS = { lines: 1000, characters: 40_000 } as const

const isLong = ({ lines }: Document): boolean =>
  lines.length > OPTIMISE_LIMITS.lines ||
  lines.reduce((sum, { text }) => sum + text.length, 0) > OPTIMISE_LIMITS.characters

/**
 * The files made from a résumé that was read with these corrections. Each is offered only if, read again, it scores no lower than `score` (0 to
 * 100, the original's) and passes the structural gate (structure-check.ts); with none offered, only the facts. Null for
 * scans, whose words were guessed by software, and for documents above OPTIMISE_LIMITS. Pure: the same résumé gives the same bytes.
 */
export const optimise = async (
  source: Resume,
  score: number,
  corrections: readonly Correction[] = [],
): Promise<OptimisedFiles | null> => {
  if (source.document.scanned || isLong(source.document)) return null
  const files = await judgedFiles(source, score, corrections)
  return files.docx || files.pdf || files.facts.faults?.length ? files : null
}
