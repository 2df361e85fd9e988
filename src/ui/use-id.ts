// Gives labels and descriptions inside islands their ids: React on the server and Preact in the browser would make different ones.
import { createContext, useContext, useId as useReactId, useState } from 'react'

/** Gives an island's next id. Both sides render its components in the same order, so both count alike. */
type NextId = () => string

export const IslandIds = createContext<NextId | null>(null)

/** The ids of one island, which begin with its own. */
export const countedIds = (island: string): NextId => {
  let count = 0
  return () => `${island}${(count++).toString(36)}`
}

/** An id that is unique on the page and stays the same while the component is there. Outside islands it is React's. */
export function useId(): string {
  const next = useContext(IslandIds)
  const generatedId = useReactId()
  const [id] = useState(() => next?.() ?? generatedId)
  return id
}
