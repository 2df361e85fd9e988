// The style of elements without a class: reset, document, headings, links, focus.
import { globalStyle } from '@vanilla-extract/css'
import { reducedMotion } from './media'
import { vars } from './tokens.css'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })
globalStyle('html', {
  scrollBehavior: 'smooth',
  scrollPaddingTop: '6rem',
  WebkitTextSizeAdjust: '100%',
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
globalStyle('*, ::before, ::after', {
  '@media': { [reducedMotion]: { animationDuration: '1ms !important', animationDelay: '0ms !important' } },
})
globalStyle('body', {
  margin: 0,
  background: vars.bg,
  color: vars.ink,
  font: `400 ${vars.textMd}/1.6 ${vars.fontText}`,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
})
// A short page still ends at the bottom of the screen.
globalStyle('main', { flex: '1 0 auto' })
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 })
globalStyle('ul[class], ol[class]', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', accentColor: vars.arc })
globalStyle('fieldset', { border: 0, margin: 0, padding: 0, minWidth: 0 })
globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.fontDisplay,
  fontWeight: 600,
  lineHeight: 1.12,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
  // A heading may contain a person's name; 'anywhere', because in a grid 'break-word' lets one long word set the width.
  overflowWrap: 'anywhere',
})
globalStyle('a', {
  color: vars.link,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1.5px',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
  transition: `text-decoration-color ${vars.fast}`,
})
globalStyle('a:hover', { textDecorationColor: 'currentColor' })
globalStyle(':focus-visible', { outline: `3px solid ${vars.focus}`, outlineOffset: '3px' })
globalStyle('a:not([class]):focus-visible', { borderRadius: '3px' })
globalStyle('x-island, x-hydrate', { display: 'contents' })
