// Keywords that schooling, a course or a certificate shows in full.
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'

/** What is earned by study and not used at work: "AAT Level 2". */
const qualification = /\b(?:level [1-8]|nvq|svq|btec|hnc|hnd|aat|acca|cima|diploma|certificad\w+)\b/

/** An advert that asks for schooling, a course or a certificate, which the part about them shows in full. */
export const asksStudy = ({ schooling, quote, text }: Keyword): boolean =>
  schooling === true ||
  qualification.test(fold(text)) ||
  /\b(?:cursos?|certifica|treinamento|formacao|graduacao|training|certifi|course|cards?\b|tickets?\b|nr-?\d{1,2}\b)/.test(
    fold(quote.text),
  )
