// Keywords that schooling, a course or a certificate shows in full.
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'
import { asksLicence } from './licence'

/** What is earned by study and not used at work: "AAT Level 2". */
const qualification = /\b(?:level [1-8]|nvq|svq|btec|hnc|hnd|aat|acca|cima|diploma|certificad\w+)\b/

/** An advert that asks for schooling, a course or a certificate, which the part about them shows in full. */
export const asksStudy = ({ schooling, quote, text }: Keyword): boolean =>
  schooling === true ||
  qualification.test(fold(text)) ||
  /\b(?:cursos?|certifica|treinamento|formacao|graduacao|training|certifi|course|cards?\b|tickets?\b|nr-?\d{1,2}\b)/.test(
    fold(quote.text),
  )

/** Norms and their editions, cards and schools: a page names them, and nobody works with one. */
const unused =
  /(?<![\p{L}\d])(?:nrs?[ -]?\d{1,2}|rdc|iso|nbr|abnt|\d{1,2}(?:st|nd|rd|th) edition|(?:\p{L}+ )?cards?|senai|senac|sesi|sest|senat|senar|sebrae|universi(?:dade|ty)|college)(?![\p{L}])/u

/** True for what somebody uses at work, so that a line can say where. */
export const isUsed = (keyword: Keyword): boolean =>
  !asksLicence(keyword) && !qualification.test(fold(keyword.text)) && !unused.test(fold(keyword.text))
