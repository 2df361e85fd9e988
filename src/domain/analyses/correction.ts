// A person's corrections of a reading. They cost no analysis: the same file is measured again.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { emptyMap, type SharingMap } from '../sharing-map'

type Corrected = Extract<DomainEvent, { type: 'ResumeCorrected' }>

type CorrectionCommand = {
  readonly kind: 'correct'
  readonly analysis: string
  /** How many hold from now on. */
  readonly corrections: number
  readonly rubric: number
  readonly score: number
  /** With the corrections it was measured with. */
  readonly result: NonNullable<Corrected['personal']>['result']
}

/** Most corrections that hold at once, and most changes of them, for one analysis. */
export const correctionLimits = { corrections: 200, changes: 200 } as const

type CorrectionState = {
  readonly registered: boolean
  /** Completed résumés, with how often each was corrected. */
  readonly resumes: SharingMap<number>
}

type CorrectionRefusal = 'account-missing' | 'none-yet' | 'corrections-full'

export const correction: Decider<CorrectionState, CorrectionCommand, DomainEvent, CorrectionRefusal> = {
  initial: { registered: false, resumes: emptyMap() },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return { registered: false, resumes: emptyMap() }
      case 'AnalysisCompleted':
        if (event.data.tool !== 'resume') return state
        return { ...state, resumes: state.resumes.with(event.data.analysis, 0) }
      case 'ResumeCorrected': {
        const { analysis } = event.data
        return { ...state, resumes: state.resumes.with(analysis, (state.resumes.get(analysis) ?? 0) + 1) }
      }
      default:
        return state
    }
  },

  decide: ({ analysis, corrections, rubric, score, result }, { registered, resumes }) => {
    if (!registered) return refuse('account-missing')
    const changes = resumes.get(analysis)
    if (changes === undefined) return refuse('none-yet')
    if (changes >= correctionLimits.changes || corrections > correctionLimits.corrections)
      return refuse('corrections-full')
    return accept({ type: 'ResumeCorrected', data: { analysis, corrections, rubric, score }, personal: { result } })
  },
}
