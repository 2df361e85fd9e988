// Undo and redo of changes to a draft.

/** Steps that can be taken back, and done again. Typing in one place is one step. */
export const stepsMax = 100

export type Steps<Content> = {
  readonly past: readonly Content[]
  readonly future: readonly Content[]
  /** The stored version below the oldest step; null where what stands below is in the history alone. */
  readonly below: number | null
}

/** Also where another window's words came in: to go back past those would delete them. The history has what was before. */
export const noSteps = { past: [], future: [], below: null } as const

export const stepped = <Content>({ past, below }: Steps<Content>, before: Content): Steps<Content> => ({
  past: [...past, before].slice(-stepsMax),
  future: [],
  below: past.length < stepsMax ? below : null,
})

/** One step from where it says `now`; null where there is none. */
export const travelled = <Content>(
  steps: Steps<Content>,
  way: 'past' | 'future',
  now: Content,
): { readonly steps: Steps<Content>; readonly content: Content } | null => {
  const content = steps[way].at(-1)
  if (content === undefined) return null
  const rest = steps[way].slice(0, -1)
  const changed =
    way === 'past' ? { past: rest, future: [...steps.future, now] } : { past: [...steps.past, now], future: rest }
  return { steps: { ...steps, ...changed }, content }
}

/** One step below the oldest, to the words of the stored version `below`, from where it says `now`. */
export const fetched = <Content>({ future }: Steps<Content>, below: number, now: Content): Steps<Content> => ({
  past: [],
  future: [...future, now].slice(-stepsMax),
  below,
})
