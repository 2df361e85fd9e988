// The engines of a server, as their callers see them.
import type { Engine } from '../../../analysis/models/engines/port'
import type { ModelPrices } from '../../../domain/analyses/model-cost'
import type { ModelChoice, ModelSubject } from '../../../events/schema/vocabulary'

export type Breaker = {
  /** Whether a request may be sent now. After the pause one may, and its outcome decides. */
  open(now: number): boolean
  record(worked: boolean, now: number): void
}

export type EngineQueue = {
  /** Runs the work when its turn comes, `ahead` called meanwhile; null when too many wait or the signal ended it. */
  enter<T>(work: () => Promise<T>, signal: AbortSignal, ahead?: (count: number) => void): Promise<T | null>
  /** Waiting and running. */
  size(): number
}

export type Station = { readonly engine: Engine; readonly queue: EngineQueue; readonly breaker: Breaker }

/** Progress of one analysis's model part, for the page: null when nothing is under way. */
type Progress = { readonly ahead: number; readonly characters: number }

export type Models = {
  /** Ms that an answer may take, however many engines are tried for it. */
  readonly budgetMs: number
  readonly prices: ModelPrices
  readonly texts: readonly Station[]
  readonly photos: readonly Station[]
  /** By analysis. */
  readonly inProgress: Map<string, Progress>
  /** Aborts when the server stops; what is then under way is asked again at the next start. */
  readonly stopped: AbortSignal
  /** Work under way, so that a stop can wait for it. */
  follow(work: Promise<void>): void
  settled(): Promise<void>
  close(): Promise<void>
}

/** The engines that may receive what a person sends to a tool, in order. */
export const stationsFor = ({ texts, photos }: Models, tool: ModelSubject, choice: ModelChoice): readonly Station[] => {
  if (choice === 'none') return []
  const all = tool === 'photo' ? photos : texts
  return choice === 'local' ? all.filter(({ engine }) => engine.local) : all
}
