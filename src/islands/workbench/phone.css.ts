// A phone with a script: one part at a time, one question, and a bar within the thumb's reach. It looks so from the first paint, so
// that nothing moves when the script arrives.
import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { scoreRing } from '../../ui/score-ring/score-ring.css'
import { desk, page, sheet } from './page/preview.css'
import { side } from './score/side.css'
import { facts, fields, line, part, partBody, parts, saved, trouble, work } from './workbench.css'

const scripted = '(scripting: enabled)'

/** What only a script moves, and what stands in its place without one. */
export const byScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
export const byForm = style({ '@media': { [scripted]: { display: 'none' } } })

export const bar = style({ display: 'none' })
export const stepper = style({ display: 'none' })

/** Words that an icon beside them stands for on a phone; they are read out all the same. */
export const clipped = style({})
export const head = style({})
export const tools = style({})
export const addRow = style({})
export const live = style({})
/** The part with the question, its line, and what stands below. */
export const partInQuestion = style({})
export const lineAsked = style({})
export const partEnd = style({})
const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [`${narrow} and ${scripted}`]: rule } })
onPhone(`${live}[data-view=one] ${part}:not([open])`, { display: 'none' })
// A question of no part stands alone, too, whichever part was open before.
onPhone(`${live}[data-view=one]:has([data-ask]) ${part}:not(${partInQuestion})`, { display: 'none' })
onPhone(`${live}[data-view=one] ${partInQuestion} > summary`, { display: 'none' })
onPhone(`${live}[data-view=one] ${partInQuestion}`, { background: 'none', boxShadow: 'none' })
onPhone(`${live}[data-view=one] ${partInQuestion} ${partBody}`, { padding: 0 })
onPhone(
  `${live}[data-view=one] ${partInQuestion}:has(${lineAsked}) :is(${line}:not(${lineAsked}), ${facts}, ${partBody} > ${fields})`,
  { display: 'none' },
)
// What goes into a field of its own, or is a line more, is asked alone, and not below all that there is.
onPhone(
  `${live}[data-view=one] ${partInQuestion}:has(:is([data-answer=field], [data-answer=line])) :is(${line}, ${facts}, ${partBody} > ${fields})`,
  { display: 'none' },
)
onPhone(`${live}[data-view=one] ${partInQuestion} ${partEnd}`, { display: 'none' })
onPhone(`${live}[data-view=one] ${addRow}`, { display: 'none' })
onPhone(`${live} ${clipped}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
// Painted apart: a key in one line has the others' painting used again.
onPhone(`${live} :is(${part}, ${side})`, { isolation: 'isolate' })
onPhone(`${live} ${head}`, { paddingBottom: vars.s3 })
onPhone(`${live} ${tools}`, { width: '100%', marginLeft: 0 })
// What is wrong with saving has the row to itself.
onPhone(`${live} ${saved}`, { flex: '1 1 8rem' })
onPhone(`${live} ${trouble}`, { flexBasis: '100%' })
onPhone(`${live} ${tools} > :is(button, a), ${live} ${tools} > details > summary`, {
  minWidth: '2.75rem',
  justifyContent: 'center',
  paddingInline: vars.s3,
})
onPhone(`body:has(${live}) > header`, { display: 'none' })
onPhone(`${stepper} > div`, { flexWrap: 'nowrap' })
onPhone(`${live}[data-view=one] ${side}, ${live}[data-view=page] ${side}`, { display: 'none' })
// The bar has the same ring, with the same words to be read out.
onPhone(`${live} ${side} ${scoreRing}`, { display: 'none' })
onPhone(`${live}:not([data-view=page]) ${page}`, { display: 'none' })
onPhone(`${live}[data-view=page] ${parts}`, { display: 'none' })
// The shell's own bar at the bottom would lie under this page's: here it is at the top.
onPhone(`body:has(${live}) > [data-offline]`, { order: -1, top: 0, bottom: 'auto', zIndex: 4 })
onPhone(`${live} ${stepper}`, { display: 'grid', gap: vars.s3, marginBottom: vars.s5 })
onPhone(`${live} ${bar}`, {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.s3,
  alignItems: 'center',
  margin: `${vars.s8} calc(${vars.gutter} * -1) 0`,
  padding: `${vars.s3} ${vars.gutter} max(${vars.s3}, env(safe-area-inset-bottom))`,
  background: vars.raised,
  boxShadow: `0 -1px 0 ${vars.line}`,
})
// Of a size of its own: another figure in it lays out nothing else.
globalStyle(`${bar} ${scoreRing}`, {
  vars: { '--ring': '3.5rem', '--ring-ground': vars.raised },
  height: 'calc(3.5rem * 112 / 120)',
  contain: 'size layout',
})
export const barScore = style({
  display: 'flex',
  gap: vars.s2,
  alignItems: 'center',
  fontSize: vars.textXs,
  lineHeight: 1.25,
})
globalStyle(`${barScore} strong`, {
  display: 'block',
  color: vars.accentText,
  font: `600 1.125rem/1.1 ${vars.fontDisplay}`,
})
export const onDesk = style({ '@media': { [narrow]: { display: 'none' } } })

// Printed, the page alone, whatever is open on the screen.
const inPrint = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
inPrint(`main:has(${live}) > :not(:has(${live}))`, { display: 'none !important' })
inPrint(`${live} > :not(${work}), ${live} ${work} > :not(${page}), ${live} ${desk} > :not(${sheet})`, {
  display: 'none !important',
})
inPrint(`${live} ${work}, ${live} ${page}, ${live} ${desk}`, { display: 'block !important', position: 'static' })
inPrint(desk, { padding: 0, background: 'none' })
inPrint(sheet, { aspectRatio: 'auto', background: 'none', boxShadow: 'none', overflow: 'visible' })
