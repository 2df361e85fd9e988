// What is asked of every new password, whoever sets it.
import { weaknessOf } from '../../../domain/accounts/password-policy'
import type { Core } from '../../core'
import type { FieldError } from '../../http/response/responses'

/** Passwords that lists of guesses begin with, commonest first; some 42 700 of them, without the short ones. */
const load = async (): Promise<ReadonlySet<string>> => {
  // With the first new password, not at the start: the list takes some megabytes.
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

/** What a person is told of a password that would be among the first guessed; null for any other. */
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
