// Waits for the optimised résumé to be checked and then shows it.
import { useEffect, useRef } from 'react'
import { island } from '#island'
import { liveEvents } from '../../api/live'
import { downloadRegion, optimisedRegion } from '../../api/regions'
import { row } from '../../ui/base'
import { Spinner } from '../../ui/spinner/spinner'
import { refreshRegion } from '../regions'

type Props = { analysis: string; texts: { readonly preparing: string } }

/** Refreshed at this interval without a message, in ms, because a window may have no event stream. */
const againMs = 4_000

/** A placeholder for the optimised file, replaced when the check has ended. */
export default island('optimised-progress', function OptimisedProgress({ analysis, texts }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The region is replaced as markup, so React does not unmount its islands.
    const isDetached = () => !box.current?.isConnected
    const refresh = async () => {
      if (isDetached()) return stop()
      if (document.visibilityState !== 'visible') return
      await refreshRegion(optimisedRegion, { quiet: true })
      if (!document.querySelector(`[data-region="${optimisedRegion}"] [data-preparing]`))
        await refreshRegion(downloadRegion, { quiet: true })
    }
    const onChecked = (event: Event) => {
      const { analise } = (event instanceof CustomEvent ? event.detail : null) ?? {}
      if (analise === analysis) void refresh()
    }
    const timer = setInterval(() => void refresh(), againMs)
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener(liveEvents.optimised, onChecked)
    }
    document.addEventListener(liveEvents.optimised, onChecked)
    return stop
  }, [analysis])

  return (
    <div ref={box} className={row} data-preparing="">
      <Spinner label={texts.preparing} />
      <p>{texts.preparing}</p>
    </div>
  )
})
