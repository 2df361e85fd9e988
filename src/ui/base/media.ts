/** Breakpoints. The layout is designed for a desktop first; each of these removes something. */
export const medium = '(max-width: 68rem)'
export const narrow = '(max-width: 56rem)'
export const phone = '(max-width: 40rem)'
/** A touch screen: nothing can be dropped or hovered. */
export const touch = '(hover: none)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
