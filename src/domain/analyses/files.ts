// Decides which of an account's uploaded files are needed. Only the events decide: a read model can be rebuilt, a file cannot.
import type { DomainEvent } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'

/** The events that add or remove a file; the others do not concern files. */
export const fileEvents = [
  'AnalysisRequested',
  'AnalysisCompleted',
  'AnalysisFailed',
  'AvatarChanged',
  'AccountErased',
] as const

/** The id of the file that was stored before an event of this type; null if it names none. `data` is the event's own. */
export const fileOf = (type: string, data: { readonly [field: string]: unknown }): string | null => {
  const id = type === 'AnalysisRequested' ? data.analysis : type === 'AvatarChanged' ? data.photo : null
  return typeof id === 'string' ? id : null
}

export type FileNeeds = {
  /** Ids whose file stays: analyses that have not failed (for photos the latest completed one), and the profile photo. */
  readonly needed: ReadonlySet<string>
  /** Ids that the events know and no longer need. A file in neither set has no event. */
  readonly over: ReadonlySet<string>
  /** The account is erased, with all its files. */
  readonly erased: boolean
}

/** An upload to be analysed, and whether that has ended. */
type Upload = { readonly tool: Tool; readonly end: 'none' | 'completed' | 'failed' }

/** What an account's events, in order, say about its files; other event types are ignored. Linear in their number. */
export const fileNeeds = (events: readonly DomainEvent[]): FileNeeds => {
  // A Map preserves the order in which the analyses were requested.
  const analyses = new Map<string, Upload>()
  const photos = new Set<string>()
  let photo: string | null = null
  let erased = false
  for (const event of events)
    switch (event.type) {
      case 'AnalysisRequested':
        analyses.set(event.data.analysis, { tool: event.data.tool, end: 'none' })
        break
      case 'AnalysisCompleted':
        analyses.set(event.data.analysis, { tool: event.data.tool, end: 'completed' })
        break
      case 'AnalysisFailed':
        analyses.set(event.data.analysis, { tool: event.data.tool, end: 'failed' })
        break
      case 'AvatarChanged':
        photo = event.data.photo
        if (photo !== null) photos.add(photo)
        break
      case 'AccountErased':
        erased = true
    }
  const needed = new Set(erased ? [] : neededUploads(analyses))
  if (photo !== null && !erased) needed.add(photo)
  const over = [...analyses.keys(), ...photos].filter((id) => !needed.has(id))
  return { needed, over: new Set(over), erased }
}

function neededUploads(analyses: ReadonlyMap<string, Upload>): string[] {
  const all = [...analyses]
  const latestPhoto = all.findLast(([, { tool, end }]) => tool === 'photo' && end === 'completed')?.[0]
  return all
    .filter(([id, { tool, end }]) => end !== 'failed' && (tool !== 'photo' || end === 'none' || id === latestPhoto))
    .map(([id]) => id)
}
