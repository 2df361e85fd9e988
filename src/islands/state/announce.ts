// A message for screen readers alone, where the change itself can be seen.
import { sr } from '../../ui/base'

let place: HTMLElement | null = null

/** Says a text once. The element outlives the region that is replaced, so that the message is not lost with it. */
export function announce(text: string): void {
  if (!place?.isConnected) {
    place = document.createElement('p')
    place.className = sr
    place.role = 'status'
    document.body.append(place)
  }
  place.textContent = text
}
