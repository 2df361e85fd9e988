/** Rules vanilla-extract has no words for. The build puts them in front of the stylesheet. */
export const atRules = [
  '@view-transition { navigation: auto }',
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: var(--fast, 140ms) }',
  '@page { size: A4; margin: 16mm 15mm 18mm }',
].join('\n')
