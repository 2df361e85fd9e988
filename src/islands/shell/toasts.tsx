// Shows one toast at a time, for some seconds or until it is closed.
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { type Message, Toast } from '../../ui/toast/toast'
import { region } from '../../ui/toast/toast.css'
import { useShared } from '../state/shared'
import { dismiss, pickUp, type ShownToast, shownToast } from '../state/toasts'

/** How long a toast stays, in milliseconds, without hover or focus. */
const stay = 5000
/** How far to the right, in CSS pixels, a swipe must go to dismiss it. */
const reach = 50

type Props = { label: string; close: string; first: Message | null }

export default island(
  'toasts',
  function Toasts({ label, close, first }: Props) {
    const [sent] = useState<ShownToast | null>(first && { ...first, id: 0 })
    const message = useShared(shownToast, sent)
    const [isPaused, setHeld] = useState(false)
    const box = useRef<HTMLElement>(null)
    const from = useRef<number | null>(null)
    useEffect(pickUp, [])
    useEffect(() => {
      if (!message || isPaused) return
      const timer = setTimeout(dismiss, stay)
      return () => clearTimeout(timer)
    }, [message, isPaused])
    useEffect(() => {
      const focus = (event: KeyboardEvent) => {
        if (event.key !== 'F8') return
        event.preventDefault()
        box.current?.focus()
      }
      document.addEventListener('keydown', focus)
      return () => document.removeEventListener('keydown', focus)
    }, [])
    const leave = () => {
      setHeld(false)
      dismiss()
    }
    const release = (event: PointerEvent) => {
      const far = from.current !== null && event.clientX - from.current >= reach
      from.current = null
      if (far) leave()
    }
    return (
      <section
        ref={box}
        className={region}
        aria-label={label}
        tabIndex={-1}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={(event) => {
          setHeld(false)
          release(event)
        }}
        onPointerDown={(event) => {
          from.current = event.clientX
        }}
        onPointerUp={release}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {message && (
          <Toast
            key={message.id}
            title={message.title}
            text={message.text}
            tone={message.tone}
            close={close}
            onClose={leave}
          />
        )}
      </section>
    )
  },
  ({ first }) => first === null,
)
