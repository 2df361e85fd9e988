// Replaces island.tsx in the browser's bundle, by `#island` of package.json: there an island is its component.
import type { island as Island } from './island'

/** In the browser an island is the component itself: client.tsx creates its root. */
export const island = ((_name, View) => View) as typeof Island
