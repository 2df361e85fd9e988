// Reports how far a start is, where several steps come one after another: a backup, earlier notifications, the read models.

type Report = (position: number, head: number) => void
export type StartProgress = ReturnType<typeof createProgress>

export const createProgress = (report: Report | undefined) => {
  let before = 0
  let begun = false
  return {
    /** Reports the present step as one of those that had something to do before it and of `after` that may follow. */
    step:
      (after: number): Report =>
      (seen, head) => {
        begun = true
        report?.(before * head + seen, (before + 1 + after) * head)
      },
    /** Whether any step has reported something. */
    begun: () => begun,
    done: () => {
      before += 1
    },
  }
}
