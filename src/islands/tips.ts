// Tooltips: the `title` of an element, shown after the specified delays instead of the browser's own. Without a script
// the browser shows it. What it says is also the element's accessible name, so assistive technology ignores it.
import { tip as look } from '../ui/tip/tip.css'

/** Milliseconds a pointer rests before a tooltip opens, and after one has closed the next opens at once. */
const tipDelays = { open: 700, skip: 300 } as const

/** How long to wait when the last tooltip closed at `closedAt`, both in ms. */
export const tipDelay = (now: number, closedAt: number): number =>
  now - closedAt <= tipDelays.skip ? 0 : tipDelays.open

/** Pixels between the element and its tooltip, and between that and the window's edge. */
const gap = 6

const place = (box: HTMLElement, target: Element) => {
  const at = target.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + gap + height <= innerHeight
  const left = Math.min(Math.max(gap, at.left + at.width / 2 - width / 2), innerWidth - width - gap)
  box.style.left = `${left}px`
  box.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`
}

/** Takes the text over while the pointer or the focus is here, so that the browser does not show it too. */
const takeTitle = (target: Element): string => {
  const title = target.getAttribute('title') ?? ''
  target.setAttribute('data-tip', title)
  target.removeAttribute('title')
  return title
}

const giveTitleBack = (target: Element): void => {
  const title = target.getAttribute('data-tip')
  target.removeAttribute('data-tip')
  // A re-rendered element has a newer one.
  if (title !== null && !target.hasAttribute('title')) target.setAttribute('title', title)
}

export function enableTips(root: Document): void {
  let box: HTMLElement | null = null
  let current: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (!box?.matches(':popover-open')) return
    box.hidePopover()
    closedAt = performance.now()
  }
  const open = (target: Element, text: string) => {
    if (!target.isConnected) return
    box ??= Object.assign(root.createElement('div'), { popover: 'manual', className: look, ariaHidden: 'true' })
    if (!box.isConnected) root.body.append(box)
    box.textContent = text
    box.showPopover()
    place(box, target)
  }
  const begin = (event: Event, by: 'pointer' | 'keyboard') => {
    const target = event.target instanceof Element ? event.target.closest('[title], [data-tip]') : null
    if (target === current && !target?.hasAttribute('title')) return
    close()
    if (current) giveTitleBack(current)
    current = target
    const text = target ? takeTitle(target) : ''
    if (!target || !text) return
    // The delay is taken after `close`, which may have closed a neighbour's this very moment.
    const delay = by === 'keyboard' ? 0 : tipDelay(performance.now(), closedAt)
    timer = setTimeout(() => open(target, text), delay)
  }

  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') begin(event, 'pointer')
  })
  root.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) begin(event, 'keyboard')
  })
  for (const end of ['pointerdown', 'focusout', 'scroll'])
    root.addEventListener(end, close, { capture: true, passive: true })
  root.addEventListener('pointerleave', close)
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
}
