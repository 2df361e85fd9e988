// Shows how many uploads are read before this one, while its answer is awaited.
import { useEffect, useState } from 'react'
import { liveEvents } from '../../api/live'
import { interpolatePlural } from '../../i18n/template'
import type { Texts } from '../../i18n/texts'
import { muted, small } from '../../ui/base'
import { aheadFrom } from './ahead'

type Props = { tool: string; language: string; texts: Texts['common']['waiting'] }

/** How many come before this form's upload; nothing when none do. Rendered only while an answer is awaited. */
export function QueuePlace({ tool, language, texts }: Props) {
  const [ahead, setAhead] = useState(0)
  useEffect(() => {
    const onPlace = (event: Event) => {
      const next = event instanceof CustomEvent ? aheadFrom(event.detail, tool) : null
      if (next !== null) setAhead(next)
    }
    document.addEventListener(liveEvents.queue, onPlace)
    return () => document.removeEventListener(liveEvents.queue, onPlace)
  }, [tool])
  return (
    <p className={`${small} ${muted}`} role="status">
      {ahead > 0 && interpolatePlural({ one: texts.queue_one, other: texts.queue_other }, language, ahead)}
    </p>
  )
}
