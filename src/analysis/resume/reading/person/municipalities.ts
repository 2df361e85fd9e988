// The municipalities of Brazil from the IBGE's list (2024), so that small towns are recognised as well as capitals.

import { fold } from '../text'
import text from './municipalities.txt' with { type: 'text' }
import { ufPattern } from './regions'

const names = new Set(text.split(/[|\n]/).map(fold))

/** True for a text that is exactly the name of a municipality, in any spelling of case and accents. */
export const isMunicipality = (name: string): boolean => {
  const folded = fold(name).replace(/[’`]/g, "'").trim()
  // The list writes "Sant'Ana do Livramento", and most people "Santana".
  return names.has(folded) || (folded.startsWith('santana ') && names.has(folded.replace('santana', "sant'ana")))
}

/** Most words of a line of contact data; in a longer line a town may be part of a sentence. */
const MAX_LINE_WORDS = 20
/** Most characters of such a line; the search restarts at every character, so the length must be bounded. */
const MAX_LINE_LENGTH = 240

/** The municipality between separators of a line: "Rua das Flores, 12 - Centro - Pomerode". Null if there is none. */
export const findMunicipality = (line: string): string | null => {
  if (line.length > MAX_LINE_LENGTH || line.split(' ').length > MAX_LINE_WORDS) return null
  const parts = line.split(/\s*[|•·,;/()]\s*|\s+[–—-]\s+|:\s+/).map((part) => part.trim())
  return parts.findLast((part) => /^\p{Lu}/u.test(part) && isMunicipality(part)) ?? null
}

const states = new Set(ufPattern.split('|'))
/** Words of the longest name of a municipality. */
const TOWN_WORDS = 7

/** "Nova Iguaçu RJ": a municipality and its state without a sign between them; null if there is none. */
export const findTownAndState = (line: string): string | null => {
  if (line.length > MAX_LINE_LENGTH) return null
  const words = line.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const state = words[at]!.replace(/(?<![.,;|)])[.,;|)]+$/, '')
    if (!states.has(state)) continue
    for (let from = Math.max(0, at - TOWN_WORDS); from < at; from++) {
      const town = words.slice(from, at).join(' ')
      if (/^\p{Lu}/u.test(town) && isMunicipality(town)) return `${town} ${state}`
    }
  }
  return null
}

/** A Brazilian town at the end, its state behind a sign: "Construtora Mello Pau dos Ferros/RN". */
const atEnd = /^(.{2,80}?)\s*[,/(–-]\s*\p{Lu}{2}\)?$/u

/** What stands before a Brazilian town without a separator, and the town, by its longest name; null for a town alone or none that is known. */
export const splitTown = (text: string): { readonly before: string; readonly town: string } | null => {
  const words = (atEnd.exec(text)?.[1] ?? '').trim().split(' ')
  for (let at = 0; at < words.length; at++) {
    if (!/^\p{Lu}/u.test(words[at]!) || !isMunicipality(words.slice(at).join(' '))) continue
    const before = words.slice(0, at).join(' ')
    return at > 0 && !/[,/(–-]$/u.test(before) ? { before, town: text.slice(before.length).trim() } : null
  }
  return null
}
