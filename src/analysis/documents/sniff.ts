// Detects whether bytes are a PDF, a DOCX or something else.
import type { Refusal } from './document'
import type { Limits } from './limits'
import { Refused } from './refuse'
import { listZip } from './zip'

type Sniffed =
  | { readonly type: 'pdf' | 'docx' }
  | {
      readonly type: null
      readonly refusal: Extract<Refusal, 'empty' | 'too-large' | 'unknown-type' | 'old-word' | 'damaged'>
    }

/** ISO 32000-1 Annex H note 13: readers accept the header anywhere in the first 1024 bytes. */
const PDF_HEADER_WITHIN = 1024
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04]

/** Detects a file's type by content, never by name; what starts as a zip is one, so that a polyglot has one reading. */
export function sniff(bytes: Uint8Array, limits: Limits): Sniffed {
  if (bytes.length === 0) return { type: null, refusal: 'empty' }
  if (bytes.length > limits.bytes) return { type: null, refusal: 'too-large' }
  if (starts(bytes, OLE)) return { type: null, refusal: 'old-word' }
  if (starts(bytes, LOCAL_HEADER)) return sniffZip(bytes, limits)
  return pdfHeader(bytes) ? { type: 'pdf' } : { type: null, refusal: 'unknown-type' }
}

function sniffZip(bytes: Uint8Array, limits: Limits): Sniffed {
  try {
    const names = new Set(listZip(bytes, limits).map((entry) => entry.name))
    const word = names.has('[Content_Types].xml') && names.has('word/document.xml')
    return word ? { type: 'docx' } : { type: null, refusal: 'unknown-type' }
  } catch (error) {
    if (error instanceof Refused) return { type: null, refusal: 'damaged' }
    throw error
  }
}

/** A PDF header may follow a few unrelated bytes, but not another format's header: HTML that mentions %PDF- is HTML. */
function pdfHeader(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEADER_WITHIN))
  const at = head.search(/%PDF-\d/)
  return at === 0 || (at > 0 && !/[<{]|PK/.test(head.slice(0, at)))
}

function starts(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
