// Tabs: as links to pages, or as panels of one page.
import type { KeyboardEvent, MouseEvent } from 'react'
import * as css from './tabs.css'

export type Tab<Id extends string = string> = { id: Id; label: string; href: string; count?: number }

const Count = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className={css.tabCount}>{count}</span>

type LinksProps = { label: string; tabs: readonly Tab[]; current: string }

/** Tabs that are pages: a navigation, not a tab list. */
export function TabLinks({ label, tabs, current }: LinksProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.id} className={css.tab} href={tab.href} aria-current={tab.id === current ? 'page' : undefined}>
          {tab.label} <Count count={tab.count} />
        </a>
      ))}
    </nav>
  )
}

type ListProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Id of the only panel, which shows the selected tab. */
  panel: string
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs over one panel. Each is also a link, so that without JavaScript the server shows the other panel. */
export function TabList<Id extends string>({ label, tabs, selected, onSelect, panel }: ListProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    document.getElementById(`${panel}-${next.id}`)?.focus()
  }
  const choose = (id: Id) => (event: MouseEvent) => {
    event.preventDefault()
    onSelect(id)
  }
  return (
    <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={`${panel}-${tab.id}`}
          className={css.tab}
          role="tab"
          href={tab.href}
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={choose(tab.id)}
        >
          {tab.label} <Count count={tab.count} />
        </a>
      ))}
    </div>
  )
}
