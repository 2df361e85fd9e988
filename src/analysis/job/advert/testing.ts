// Helpers with which tests read an advert and look at its parts and keywords.
import { readAdvert } from './'

export const keywords = (text: string, need?: string): string[] =>
  readAdvert(text)
    .keywords.filter((one) => one.kind === 'hard' && (need === undefined || one.need === need))
    .map((one) => one.text)
export const conditions = (text: string): string[] =>
  readAdvert(text).requirements.map(({ kind, what, level }) => `${kind} ${what} ${level}`)
export const required = (...lines: string[]): string => ['Requisitos', ...lines.map((line) => `- ${line}`)].join('\n')
