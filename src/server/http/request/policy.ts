// Defines a route's policy, and the largest bodies that routes accept.
import { AVATAR_MAX } from '../../../analysis/avatar/avatar-max'
import type { TokenScope } from '../../../events/schema/vocabulary'

/**
 * public: anyone. visitor: signed-in people are redirected to /painel. user: signed in; a page redirects others to
 * /?next=, an API call answers 401. user-page: signed in, others receive a 401 page that says so. admin: the role is
 * checked (P6), and the second factor where admins need one.
 */
export type Access = 'public' | 'visitor' | 'user' | 'user-page' | 'admin'

export type Policy = {
  /** Password sign-in and its helpers; refused where only the identity provider lets anybody in. */
  readonly local?: true
  readonly access: Access
  /** The scope an API token needs here; `none` where only a session is accepted. */
  readonly token: TokenScope | 'none'
  /** Largest body in bytes; 0 for routes without a body. */
  readonly body: number
  /** The kind of file in the body: if it is too large, the answer names that file's own limit. */
  readonly file?: 'photo' | 'resume'
  /** Authenticated by a signature instead of by its origin, so the origin check does not apply. */
  readonly signed?: true
  /** Also answered while the disk is full: it writes little, and without it nobody could sign in or out. */
  readonly always?: true
}

const kB = 1024
const megabyte = 1024 * kB

/** A file's own limit (P18), and space for the form around it. */
export const resumeMax = 10 * megabyte
export const photoMax = 5 * megabyte
const formOverhead = 64 * kB

/** The largest bodies in bytes: what they hold, each character as long as a form's encoding makes it, and space around it. */
export const bodyBytes = {
  /** 25 300 characters in three fields, each up to 6 bytes in a form's or JSON's encoding. */
  profile: 192 * kB,
  /** 30 000 characters of an advert, each at most nine bytes. */
  advert: 30_000 * 9 + 64 * kB,
  /** A draft of 40 000 characters, each up to nine bytes, with its ids; or a JSON Resume of 256 kB. */
  draft: 640 * kB,
  /** 8 000 characters of an answer, each at most nine bytes. */
  answer: 8_000 * 9 + 64 * kB,
  /** Stripe's events are a few kB; the largest are invoices with many lines. */
  stripe: 256 * kB,
} as const

export const sized = (access: Access, body: number): Policy => ({ access, body, token: 'none' })
export const noBody = (access: Access): Policy => sized(access, 0)
/** Fields of a form or of a JSON call, no file. */
export const smallBody = (access: Access): Policy => sized(access, 64 * kB)
export const fileOf = (file: 'photo' | 'resume'): Policy => ({
  ...sized('user', (file === 'photo' ? photoMax : resumeMax) + formOverhead),
  file,
})
/** A profile photo; a slightly larger one is still accepted to get its own error message. */
export const avatarFile: Policy = { ...sized('user', 2 * AVATAR_MAX), file: 'photo' }
/** Also answered to a token that may read. */
export const read = (policy: Policy): Policy => ({ ...policy, token: 'read' })
/** Also answered to a token that may analyse. */
export const analyse = (policy: Policy): Policy => ({ ...policy, token: 'analyse' })
export const local = (policy: Policy): Policy => ({ ...policy, local: true })
export const always = (policy: Policy): Policy => ({ ...policy, always: true })
