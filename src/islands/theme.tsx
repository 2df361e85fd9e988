import { useState } from 'react'
import { island } from '#island'

const themes = ['system', 'light', 'dark'] as const

/** Placeholder look; the header's real one replaces it. */
export default island('theme', function Theme({ theme }: { theme: (typeof themes)[number] }) {
  const [now] = useState(theme)
  return <button type="button">{now}</button>
})
