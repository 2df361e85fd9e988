// Records for an account that one of its drafts has a new comment. The draft is in another stream, so the account's own stream gets an
// event, which raises the notification.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

type CommentNews = { readonly kind: 'received'; readonly draft: string; readonly comment: string }

export const commentNews: Decider<{ readonly registered: boolean }, CommentNews, DomainEvent, 'account-missing'> = {
  initial: { registered: false },
  evolve: (state, event) =>
    event.type === 'AccountRegistered'
      ? { registered: true }
      : event.type === 'AccountErased'
        ? { registered: false }
        : state,
  decide: ({ draft, comment }, { registered }) =>
    registered
      ? accept({ type: 'DraftCommentReceived', data: { draft, comment }, personal: null })
      : refuse('account-missing'),
}
