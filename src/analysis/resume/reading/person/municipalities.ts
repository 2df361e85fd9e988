// The municipalities of Brazil, by the list of the IBGE (2024): a small town is a place as much as a capital.
import { fold } from '../text'
import text from './municipalities.txt' with { type: 'text' }

const names = new Set(text.split(/[|\n]/).map(fold))

/** True for a text that is the name of a municipality and nothing else, however it is written. */
export const isMunicipality = (name: string): boolean => names.has(fold(name).replace(/[’`]/g, "'").trim())

/** Words of a line of contact data; in a longer one a town is part of what is told. */
const WORDS = 14

/** The municipality that stands between signs of a line: "Rua das Flores, 12 - Centro - Pomerode". Null if none does. */
export const findMunicipality = (line: string): string | null => {
  if (line.split(' ').length > WORDS) return null
  const parts = line.split(/\s*[|•·,;/()]\s*|\s+[–—-]\s+|:\s+/).map((part) => part.trim())
  return parts.findLast((part) => /^\p{Lu}/u.test(part) && isMunicipality(part)) ?? null
}
