// The checks that every new password must pass.
import { weaknessOf } from '../../../domain/accounts/password-policy'
import type { Core } from '../../core/core'
import type { FieldError } from '../../http/response/responses'

/** About 42 700 of the most common passwords of 6 characters or more, the most common first. */
const load = async (): Promise<ReadonlySet<string>> => {
  // Loaded with the first new password and not at the start, because the list takes some megabytes of memory.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= 6))
}
let common: Promise<ReadonlySet<string>> | undefined

const texts = {
  blank: 'passwordBlank',
  repeated: 'passwordRepeated',
  personal: 'passwordPersonal',
  product: 'passwordProduct',
  common: 'passwordCommon',
} as const satisfies Record<NonNullable<ReturnType<typeof weaknessOf>>, FieldError>

/** Why a password is refused as too easy to guess; null when it is accepted. */
export const passwordProblem = async (
  core: Pick<Core, 'config'>,
  password: string,
  owner: { readonly name: string; readonly email: string },
): Promise<FieldError | null> => {
  common ??= load()
  const list = await common
  const weakness = weaknessOf(password, { ...owner, product: core.config.appName }, (one) => list.has(one))
  return weakness && texts[weakness]
}
