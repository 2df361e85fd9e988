// Undo and redo of changes to a draft.

/** Steps that can be taken back. Typing in one place is one step. */
export const stepsMax = 100

export type Steps<Content> = { readonly past: readonly Content[]; readonly future: readonly Content[] }

/** Also where another window's words came in: to go back past those would delete them. The history has what was before. */
export const noSteps = { past: [], future: [] } as const

export const stepped = <Content>({ past }: Steps<Content>, before: Content): Steps<Content> => ({
  past: [...past, before].slice(-stepsMax),
  future: [],
})

/** One step from where it says `now`; null where there is none. */
export const travelled = <Content>(
  steps: Steps<Content>,
  from: 'past' | 'future',
  now: Content,
): { readonly steps: Steps<Content>; readonly content: Content } | null => {
  const content = steps[from].at(-1)
  if (content === undefined) return null
  const rest = steps[from].slice(0, -1)
  return from === 'past'
    ? { steps: { past: rest, future: [...steps.future, now] }, content }
    : { steps: { past: [...steps.past, now], future: rest }, content }
}
