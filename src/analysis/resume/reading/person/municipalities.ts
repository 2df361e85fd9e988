// The municipalities of Brazil from the IBGE's list (2024), so that small towns are recognised as well as capitals.
import { fold } from '../text'
import text from './municipalities.txt' with { type: 'text' }

const names = new Set(text.split(/[|\n]/).map(fold))

/** True for a text that is exactly the name of a municipality, in any spelling of case and accents. */
export const isMunicipality = (name: string): boolean => names.has(fold(name).replace(/[’`]/g, "'").trim())

/** Words of a line of contact data; in a longer line a town may be part of a sentence. */
const WORDS = 14
/** Characters of such a line; the search restarts at every character, so the length must be bounded. */
const LENGTH = 240

/** The municipality between separators of a line: "Rua das Flores, 12 - Centro - Pomerode". Null if there is none. */
export const findMunicipality = (line: string): string | null => {
  if (line.length > LENGTH || line.split(' ').length > WORDS) return null
  const parts = line.split(/\s*[|•·,;/()]\s*|\s+[–—-]\s+|:\s+/).map((part) => part.trim())
  return parts.findLast((part) => /^\p{Lu}/u.test(part) && isMunicipality(part)) ?? null
}
