// Folds which identities at identity providers belong to an account.
import type { DomainEvent } from '../../events/schema/events'

/** Identities one account may have: providers change over the years. */
export const identitiesMax = 5

/** Who somebody is at a provider: `subject` is unique at the issuer and never given to another person. */
export type Identity = {
  /** Id of the link, of our own making. */
  readonly id: string
  readonly issuer: string
  readonly subject: string
  /** The address from the provider when it was linked; '' for none. It is only displayed: nothing is decided by it. */
  readonly email: string
}

/** Ends links. Linking needs no more than the password, so a person who had it must not stay by a link when it is replaced. */
export const unlinked = (identities: readonly Pick<Identity, 'id'>[]): DomainEvent[] =>
  identities.map(({ id }) => ({ type: 'IdentityUnlinked', data: { identity: id }, personal: null }))

export const identitiesAfter = (identities: readonly Identity[], event: DomainEvent): readonly Identity[] => {
  if (event.type === 'IdentityLinked' && event.personal)
    return [...identities, { id: event.data.identity, ...event.personal }]
  if (event.type === 'IdentityUnlinked') return identities.filter(({ id }) => id !== event.data.identity)
  return identities
}
