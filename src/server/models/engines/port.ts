// The engines of a server, as those who ask them see them.
import type { Engine } from '../../../analysis/models/engines/port'
import type { Prices } from '../../../domain/analyses/model-cost'
import type { ModelChoice, Tool } from '../../../events/schema/vocabulary'

export type Breaker = {
  /** Whether a question may be put now. After the rest one may, and its outcome decides. */
  open(now: number): boolean
  record(worked: boolean, now: number): void
}

export type EngineQueue = {
  /**
   * Runs the work when its turn comes. Null when too many wait, or when the signal ended the wait. `ahead` is told how
   * many are before this one each time that changes.
   */
  enter<T>(work: () => Promise<T>, signal: AbortSignal, ahead?: (count: number) => void): Promise<T | null>
  /** Waiting and at work. */
  size(): number
}

export type Station = { readonly engine: Engine; readonly queue: EngineQueue; readonly breaker: Breaker }

/** What is going on with one analysis's model part, for the page: null when it waits for nothing we know of. */
export type Progress = { readonly ahead: number; readonly characters: number }

export type Models = {
  /** Ms an answer may take, however many engines are tried for it. */
  readonly budgetMs: number
  readonly prices: Prices
  readonly texts: readonly Station[]
  readonly photos: readonly Station[]
  /** By analysis. */
  readonly inProgress: Map<string, Progress>
  /** Ends with the server: what is being asked then is asked again at the next start. */
  readonly stopped: AbortSignal
  /** Work under way, so that a stop can wait for it. */
  follow(work: Promise<void>): void
  settled(): Promise<void>
  close(): Promise<void>
}

/** The engines that may see what a person sends to a tool, in order. */
export const stationsFor = ({ texts, photos }: Models, tool: Tool, choice: ModelChoice): readonly Station[] => {
  if (choice === 'none') return []
  const all = tool === 'photo' ? photos : texts
  return choice === 'local' ? all.filter(({ engine }) => engine.local) : all
}
