/** Where the layout changes. The page is drawn for a desk first: each of these takes something away. */
export const medium = '(max-width: 68rem)'
export const narrow = '(max-width: 56rem)'
export const phone = '(max-width: 40rem)'
/** A finger: nothing can be dropped or hovered. */
export const touch = '(hover: none)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
