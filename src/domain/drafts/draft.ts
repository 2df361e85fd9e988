// A draft is started once, changed as often as its person likes, and deleted permanently. Each save names the version
// it was written from: one that is not the latest is merged, so that two windows lose neither's text. A copy for a vacancy
// is a draft of its own that was copied from another one and takes over what is changed there when its person asks.

import type { DraftLayout } from '../../events/schema/drafts/drafts'
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import type { DraftCommand, DraftRefusal } from './commands'
import {
  applied,
  type Delta,
  type DraftContent,
  type DraftPart,
  differenceOf,
  draftLimits,
  emptyContent,
  fits,
  wholeEvery,
  wholeOf,
} from './content'
import { merge } from './merge'

export type DraftState = {
  readonly started: boolean
  readonly erased: boolean
  /** Events after the first: every so many one holds the whole content. */
  readonly changes: number
  readonly content: DraftContent
  /** The vacancy it is a copy for; null for a draft of its own. */
  readonly vacancy: string | null
  /** The version of the draft it follows that was last taken over; 0 for a draft of its own. */
  readonly followed: number
  readonly layout: DraftLayout
  /** The changes there were when it was last sent, and on which day; null before. */
  readonly sent: { readonly changes: number; readonly on: string } | null
}

type Of<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>
type StoredDelta = NonNullable<Of<'DraftChanged'>['personal']>

/** Copies: the arrays of an event can be written to, those of a content cannot. */
const copyParts = (parts: readonly DraftPart[]): StoredDelta['parts'] =>
  parts.map((part) => ({ ...part, fields: { ...part.fields }, lines: [...part.lines] }))

const asStored = ({ parts, order, skipped }: Delta): StoredDelta => ({
  parts: copyParts(parts),
  order: order && [...order],
  skipped: skipped && [...skipped],
})

/** The delta to `wanted`, or the whole where one is due. */
const deltaTo = ({ changes, content }: DraftState, wanted: DraftContent): StoredDelta =>
  asStored(
    (changes + 1) % wholeEvery === 0
      ? wholeOf(wanted)
      : (differenceOf(content, wanted) ?? { parts: [], order: null, skipped: null }),
  )

/** The personal part of the event that begins a draft. */
const beginning = (name: string, { parts, skipped }: DraftContent) => ({
  name,
  parts: copyParts(parts),
  skipped: [...skipped],
})

const initial: DraftState = {
  started: false,
  erased: false,
  changes: 0,
  content: emptyContent,
  vacancy: null,
  followed: 0,
  layout: 'simple',
  sent: null,
}

const evolve = (state: DraftState, event: DomainEvent): DraftState => {
  const changed = (personal: Delta | null): DraftState => ({
    ...state,
    changes: state.changes + 1,
    content: personal ? applied(state.content, personal) : state.content,
  })
  switch (event.type) {
    case 'DraftStarted':
      return { ...state, started: true, content: event.personal ?? emptyContent }
    case 'DraftVersionStarted': {
      const { vacancy, followed } = event.data
      return { ...state, started: true, content: event.personal ?? emptyContent, vacancy, followed }
    }
    case 'DraftChanged':
    case 'DraftReplaced':
      return changed(event.personal)
    case 'DraftVersionFollowed':
      return { ...changed(event.personal), followed: event.data.followed }
    case 'DraftVersionSent':
      return { ...changed(event.personal), sent: { changes: state.changes + 1, on: event.data.on } }
    case 'DraftLayoutChosen':
      return { ...changed(event.personal), layout: event.data.layout }
    case 'DraftErased':
      return { ...state, erased: true, content: emptyContent }
    default:
      return state
  }
}

type Begin = Extract<DraftCommand, { kind: 'start' | 'start-vacancy-copy' }>

const begin = (command: Begin): DomainEvent => {
  const personal = beginning(command.name, command.content)
  if (command.kind === 'start') {
    const { draft: id, origin, analysis, score, left } = command
    const data = { draft: id, origin, analysis, score }
    return { type: 'DraftStarted', data, personal: { ...personal, left: [...left] } }
  }
  const { draft: id, of, followed, vacancy } = command
  return { type: 'DraftVersionStarted', data: { draft: id, of, followed, vacancy }, personal }
}

export const draft: Decider<DraftState, DraftCommand, DomainEvent, DraftRefusal> = {
  initial,
  evolve,

  decide: (command, state) => {
    if (command.kind === 'start' || command.kind === 'start-vacancy-copy') {
      // Of this stream; how many drafts a person may have is decided by `startDraft` of the server.
      if (state.started) return refuse('draft-exists')
      if (!fits(command.content) || command.name.length > draftLimits.field) return refuse('draft-too-large')
      return accept(begin(command))
    }
    if (!state.started || state.erased) return refuse('draft-missing')
    const { draft: id } = command
    if (command.kind === 'erase') return accept({ type: 'DraftErased', data: { draft: id }, personal: null })
    const isFull = state.changes >= draftLimits.changes
    const change = (wanted: DraftContent, event: (personal: StoredDelta) => DomainEvent) =>
      isFull ? refuse('draft-full' as const) : accept(event(deltaTo(state, wanted)))
    switch (command.kind) {
      case 'change': {
        const { base, content, cause } = command
        if (!fits(content)) return refuse('draft-too-large')
        // Where nobody wrote since, the draft says what was sent, emptied fields and changed kinds included.
        const merged = base && differenceOf(base, state.content) ? merge(base, content, state.content) : content
        // Two windows together may pass a bound that each keeps.
        if (!fits(merged)) return refuse('draft-too-large')
        // Of corrections that change no word the draft has them all the same.
        if (cause !== 'corrected' && !differenceOf(state.content, merged)) return accept()
        return change(merged, (personal) => ({ type: 'DraftChanged', data: { draft: id, cause }, personal }))
      }
      case 'replace': {
        const { content, analysis, left } = command
        if (!fits(content)) return refuse('draft-too-large')
        return change(content, (personal) => ({
          type: 'DraftReplaced',
          data: { draft: id, analysis },
          personal: { ...personal, left: [...left] },
        }))
      }
      case 'follow': {
        const { before, now, followed } = command
        if (state.vacancy === null) return refuse('draft-no-vacancy-copy')
        if (followed <= state.followed) return accept()
        // Where both were changed, what stands in the copy stays.
        const merged = merge(before, state.content, now)
        if (!fits(merged)) return refuse('draft-too-large')
        return change(merged, (personal) => ({ type: 'DraftVersionFollowed', data: { draft: id, followed }, personal }))
      }
      case 'sent': {
        const { vacancy, sent, changes, content } = state
        if (vacancy === null) return refuse('draft-no-vacancy-copy')
        // A second click is the same sending.
        if (sent?.on === command.on && sent.changes === changes) return accept()
        if (isFull) return refuse('draft-full')
        const data = { draft: id, vacancy, on: command.on }
        return accept({ type: 'DraftVersionSent', data, personal: asStored(wholeOf(content)) })
      }
      case 'lay-out':
        if (state.layout === command.layout) return accept()
        return change(state.content, (personal) => ({
          type: 'DraftLayoutChosen',
          data: { draft: id, layout: command.layout },
          personal,
        }))
    }
  },
}
