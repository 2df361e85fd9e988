// Copies a text to the clipboard and says whether it worked.
import { useEffect, useState } from 'react'
import { island } from '#island'
import { Button } from '../../ui/button/button'
import { toast } from '../state/toasts'

type Props = {
  text: string
  label: string
  /** The accessible name where a page has several such buttons; begins with the label. */
  name?: string | undefined
  done: string
  failed: string
}

/** Copies a text to the clipboard. Without JavaScript there is no such button: the text can be selected. */
export default island('copy-button', function Copy({ text, label, name, done, failed }: Props) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!hydrated) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: done })
    } catch {
      // The browser may refuse access to the clipboard.
      toast({ title: failed, tone: 'bad' })
    }
  }
  return (
    <Button icon="copy" size="sm" aria-label={name} onClick={() => void copy()}>
      {label}
    </Button>
  )
})
