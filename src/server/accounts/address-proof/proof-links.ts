// The links about an address. Each is signed for one address of one account and is not stored; the account's events say
// whether it can still be used, so each works once.
import { proofMs, sameAddress } from '../../../domain/accounts/address'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { sameText } from '../../security/session-token'
import { accountState } from '../account-state'

/** `prove` the present address, `change` to a new one, `undo` a change from a former one. */
type ProofKind = 'prove' | 'change' | 'undo'

const letters = { prove: 'p', change: 'c', undo: 'u' } as const satisfies Record<ProofKind, string>
const kinds: Readonly<Record<string, ProofKind>> = { p: 'prove', c: 'change', u: 'undo' }
const form = /^([pcu])\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/

export type ProofLink = {
  readonly kind: ProofKind
  readonly account: string
  readonly email: string
  /** When it expires (ms). */
  readonly until: number
}

const signature = (core: Core, { kind, account, email, until }: ProofLink): string =>
  core.secrets.link(`address ${kind} ${account} ${until} ${core.secrets.emailClaim(email)}`)

const codeOf = (core: Core, link: ProofLink): string =>
  [letters[link.kind], link.account, link.until.toString(36), signature(core, link)].join('.')

export const proofPath = (core: Core, link: ProofLink): string =>
  `/${link.kind === 'undo' ? 'desfazer' : 'confirmar'}-email?codigo=${codeOf(core, link)}`

/** A link that proves the account's present address, asked for at `from` (ms). */
export const proofLink = (account: string, email: string, from: number): ProofLink => ({
  kind: 'prove',
  account,
  email,
  until: from + proofMs,
})

/** The addresses that a link of a kind can be about, as the account is now. */
const candidates = (core: Core, kind: ProofKind, account: string, until: number): readonly (string | null)[] => {
  const { email, address } = accountState(core, account)
  if (kind === 'prove') return [email]
  if (kind === 'change') return address.pending?.until === until ? [address.pending.email] : []
  return address.former.filter((one) => one.until === until).map((one) => one.email)
}

/** What a code stands for at a moment (ms); null if it was never made, was used, or has expired. `proved`: nothing is left to do. */
export const readProofCode = (core: Core, code: string, now: number): (ProofLink & { proved: boolean }) | null => {
  const [, letter = '', account = '', time = '', givenSignature = ''] = form.exec(code) ?? []
  const kind = kinds[letter]
  const until = Number.parseInt(time, 36)
  // The read models are asked first: an invented id must not evict the cached states of real accounts.
  if (!kind || !(until > now) || !accountById(core.views.db, account)?.active) return null
  for (const email of candidates(core, kind, account, until)) {
    if (email === null || !sameText(givenSignature, signature(core, { kind, account, email, until }))) continue
    return { kind, account, email, until, proved: kind === 'prove' && isProved(core, account, email) }
  }
  return null
}

const isProved = (core: Core, account: string, linkAddress: string): boolean => {
  const { email, address } = accountState(core, account)
  return address.proved && sameAddress(email, linkAddress)
}
