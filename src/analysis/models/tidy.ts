// Cleans a model's words for display and compares them.
import { fold } from '../resume/reading/text'

/** Cleans a text for display: no control characters, Markdown or surrounding quotes, single spaces. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\n])[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:[-*•#>]+|\d+[.)])\s+/gmu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^["“](.*)["”]$/su, '$1')

export const oneLine = (text: string): string => tidy(text).replace(/\s+/g, ' ')

export const same = (a: string, b: string) =>
  fold(a).replace(/[^\p{L}\p{N}]/gu, '') === fold(b).replace(/[^\p{L}\p{N}]/gu, '')
