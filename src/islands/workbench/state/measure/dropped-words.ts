// Words that an advert asks for and the draft showed until a rewrite took them out: announced, because nobody sees a word go.
import { useState } from 'react'
import type { DraftVacancyJson as Vacancy } from '../../../../api/tools/draft'

type Word = { readonly id: string; readonly text: string }

/** All that was shown in its own words since the page opened, by id. */
type SeenWords = ReadonlyMap<string, string>

const shownIn = (vacancy: Vacancy | null) => vacancy?.shown ?? []

/** With what is shown now; the same object where nothing is new. */
export const seenWith = (seen: SeenWords, vacancy: Vacancy | null): SeenWords => {
  const fresh = shownIn(vacancy).filter(({ id, implied }) => !implied && !seen.has(id))
  return fresh.length === 0 ? seen : new Map([...seen, ...fresh.map(({ id, text }) => [id, text] as const)])
}

/** Shown before and not now. Nothing without an advert's measure: then nobody knows. */
export const droppedFrom = (seen: SeenWords, vacancy: Vacancy | null): readonly Word[] => {
  if (!vacancy) return []
  const now = new Set(shownIn(vacancy).map(({ id }) => id))
  return [...seen].filter(([id]) => !now.has(id)).map(([id, text]) => ({ id, text }))
}

/** The words that were dropped, and what to call where that was meant. */
export const useDroppedWords = (vacancy: Vacancy | null) => {
  const [seenWords, setSeen] = useState<SeenWords>(() => seenWith(new Map(), vacancy))
  const current = seenWith(seenWords, vacancy)
  if (current !== seenWords) setSeen(current)
  const words = droppedFrom(current, vacancy)
  const forget = () => setSeen(new Map([...current].filter(([id]) => !words.some((word) => word.id === id))))
  return { words, forget }
}
