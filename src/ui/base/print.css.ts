// A4, light, usable in black and white: controls are hidden, results stay.
import { globalStyle } from '@vanilla-extract/css'
import { aspect, bar } from '../bar/bar.css'
import { button, iconButton } from '../button/button.css'
import { card, deep } from '../card/card.css'
import { chip, chipKind } from '../chip/chip.css'
import { drop } from '../drop/drop.css'
import { evidence, finding } from '../finding/finding.css'
import { icon } from '../icon/icon.css'
import { ringSize, scoreRing } from '../score-ring/score-ring.css'
import { skeleton } from '../skeleton/skeleton.css'
import { tabs } from '../tabs/tabs.css'
import { toast } from '../toast/toast.css'
import { stack, stackGap, two, withSide } from './layout.css'
import { vars } from './tokens.css'

type Rule = Parameters<typeof globalStyle>[1]
const inPrint = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { print: rule as object } })

// With the theme classes too, otherwise a page in the dark theme would be printed dark.
inPrint(':root, :root.dark', { colorScheme: 'light' })
inPrint('body', { background: '#fff', fontSize: '10.5pt' })
inPrint([button, iconButton, drop, tabs, toast].join(), { display: 'none !important' })
inPrint(`${card}, ${deep}`, {
  vars: {
    [vars.ink2]: '#444',
    [vars.arc]: '#17414d',
    [vars.arcTrack]: '#ccc',
    [vars.onDeep]: '#000',
    [vars.onDeep2]: '#444',
    '--ring': '8.5rem',
  },
  background: 'none',
  color: '#000',
  boxShadow: 'none',
  border: '0.5pt solid #bbb',
})
inPrint(`${ringSize.lg}`, { vars: { '--ring': '8.5rem' } })
inPrint(`${deep} ${bar} circle`, { stroke: '#fff' })
inPrint(`${deep} ${scoreRing}`, { vars: { '--ring-ground': '#fff' } })
// Chromium lays out grids that span pages wrongly: cards overlap, and empty pages follow.
inPrint(`${stack}, ${withSide}, ${two}`, { display: 'block' })
inPrint(`${stack} > * + *`, { marginTop: vars.s4 })
for (const [gap, name] of Object.entries(stackGap))
  inPrint(`${name} > * + *`, { marginTop: gap === 's0' ? 0 : vars[gap as 's2' | 's6' | 's8' | 's12'] })
inPrint(`${withSide} > * + *, ${two} > * + *`, { marginTop: vars.s8 })
inPrint(`${finding}, ${card}, ${evidence}, ${chip}, ${aspect}, li, tr`, { breakInside: 'avoid' })
inPrint('h2, h3', { breakAfter: 'avoid' })
inPrint(`${scoreRing} *, ${skeleton}`, { animation: 'none' })
inPrint(`${chipKind.has}::before`, { content: '"✓ "' })
inPrint(`${chipKind.miss}::before`, { content: '"+ "' })
inPrint(`${chip} ${icon}`, { display: 'none' })
inPrint('a[href^="http"]::after', { content: '" (" attr(href) ")"', fontSize: '8pt' })
inPrint('*', { printColorAdjust: 'exact' })
