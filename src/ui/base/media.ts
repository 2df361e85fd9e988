/** Breakpoints. The layout is designed for a desktop first; each of these removes something. */
/** Where the header has no space for a name beside its links. */
export const compact = '(max-width: 80rem)'
export const medium = '(max-width: 68rem)'
export const narrow = '(max-width: 56rem)'
export const phone = '(max-width: 40rem)'
/** A window so low that what stays in place would hide the page: 400 % zoom on a desk, a phone on its side. */
export const low = '(max-height: 26rem)'
/** A touch screen: nothing can be dropped or hovered. */
export const touch = '(hover: none)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
