// Reads the texts of a LinkedIn profile from a request, and says what is wrong with them.
import { LIMITS } from '../../analysis/linkedin/limits'
import type { LinkedinValues } from '../../api/tools/linkedin'
import type { LinkedinDraft } from '../../domain/analyses/linkedin'
import { fieldOf } from '../http/request/body/schemas'
import { paragraphs } from '../http/request/body/typed-text'
import type { FieldError } from '../http/response/responses'

export const nothing: LinkedinValues = { headline: '', about: '', experience: '' }

/** Normalises a field as it is stored: LF line ends, as the browser counts them, and only strings. */
const textOf = (body: unknown, name: keyof LinkedinDraft): string => {
  const value = fieldOf(body, name)
  return typeof value === 'string' ? paragraphs(value) : ''
}

export const draftFrom = (body: unknown): LinkedinDraft => ({
  headline: textOf(body, 'headline'),
  about: textOf(body, 'about'),
  experience: textOf(body, 'experience'),
})

export type Wrong = Record<string, FieldError>

export const tooLong = ({ headline, about, experience }: LinkedinDraft): Wrong => ({
  ...(headline.length > LIMITS.headline && { headline: 'headlineLong' }),
  ...(about.length > LIMITS.about && { about: 'aboutLong' }),
  ...(experience.length > LIMITS.experience && { experience: 'experienceLong' }),
})

const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Experience is optional but recommended; the other two fields must contain text. */
export const missing = ({ headline, about }: LinkedinDraft): Wrong => ({
  ...(!hasText(headline) && { headline: 'headlineRequired' }),
  ...(!hasText(about) && { about: 'aboutRequired' }),
})
