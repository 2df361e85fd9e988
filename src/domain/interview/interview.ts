// Interview practice: six questions are answered as often as the person likes, within bounds.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

type Of<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>
type Answered = Omit<Of<'InterviewAnswered'>['data'], 'attempt'> & NonNullable<Of<'InterviewAnswered'>['personal']>

export type InterviewCommand =
  | ({ readonly kind: 'start' } & Of<'InterviewStarted'>['data'] & NonNullable<Of<'InterviewStarted'>['personal']>)
  | ({ readonly kind: 'answer' } & Answered)

export const interviewLimits = {
  /** The newest practices, which can still be answered; older ones can only be read. */
  open: 30,
  /** Tries at one question. */
  attempts: 20,
} as const

type Open = {
  readonly interview: string
  readonly questions: number
  readonly attempts: readonly number[]
  /** Questions for which a model was asked for a further one. */
  readonly followed: readonly number[]
}

/** Practices that can be answered, oldest first, each with the tries at its questions. */
type InterviewState = { readonly registered: boolean; readonly open: readonly Open[] }

type InterviewRefusal = 'account-missing' | 'interview-missing' | 'interview-tries'

const plusOne = (attempts: readonly number[], question: number): number[] =>
  attempts.map((count, at) => (at === question ? count + 1 : count))

export const interview: Decider<InterviewState, InterviewCommand, DomainEvent, InterviewRefusal> = {
  initial: { registered: false, open: [] },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return interview.initial
      case 'InterviewStarted': {
        const { interview: id, questions } = event.data
        const started = { interview: id, questions, attempts: Array<number>(questions).fill(0), followed: [] }
        return { ...state, open: [...state.open, started].slice(-interviewLimits.open) }
      }
      case 'InterviewAnswered': {
        const { interview: id, question, follow } = event.data
        const answered = (one: Open): Open => ({
          ...one,
          attempts: plusOne(one.attempts, question),
          followed: follow === null ? one.followed : [...one.followed, question],
        })
        return { ...state, open: state.open.map((one) => (one.interview === id ? answered(one) : one)) }
      }
      default:
        return state
    }
  },

  decide: (command, { registered, open }) => {
    if (!registered) return refuse('account-missing')
    if (command.kind === 'start') {
      const { kind: _, practice, ...data } = command
      return accept({ type: 'InterviewStarted', data, personal: { practice } })
    }
    const practice = open.find((one) => one.interview === command.interview)
    const tried = practice?.attempts[command.question]
    if (!practice || tried === undefined) return refuse('interview-missing')
    if (tried >= interviewLimits.attempts) return refuse('interview-tries')
    const { kind: _, text, measure, ...data } = command
    // One further question for each of the six.
    const follow = practice.followed.includes(command.question) ? null : command.follow
    const answered = { ...data, follow, attempt: tried + 1 }
    return accept({ type: 'InterviewAnswered', data: answered, personal: { text, measure } })
  },
}
