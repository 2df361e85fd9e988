// Notices that a draft which fitted one page has more now, which somebody typing above does not see.
import { useState } from 'react'
import type { DraftLayoutJson, DraftMeasureJson } from '../../../../api/tools/draft'

type Pages = DraftMeasureJson['pages']

/** True where a layout went from one page to more; false where it was not one, or is not known. Pure. */
export const hasGrown = (first: Pages, now: Pages, layout: DraftLayoutJson): boolean =>
  first?.[layout] === 1 && (now?.[layout] ?? 0) > 1

/** Since the pages were counted for the first time; `accept` takes the pages there are now as the first. */
export const useGrown = (pages: Pages, layout: DraftLayoutJson) => {
  const [first, setFirst] = useState(pages)
  if (first === null && pages !== null) setFirst(pages)
  return { isGrown: hasGrown(first, pages, layout), accept: () => setFirst(pages) }
}
