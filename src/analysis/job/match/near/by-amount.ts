// Finds the line whose amount is near what a keyword asks for: of the same scale, "team of 12", or of any work, "grande volume".
import { anyOf, anywhere } from '../../../phrases'
import { numberOf, numerals } from '../../../resume/reading/dates/number-words'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import { wordWeight } from '../../advert/terms/vocabulary'
import { amountsIn, isSameScale } from '../../levels/scale'
import type { Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'
import { isSameAction } from '../words/actions'
import { keyOf } from '../words/word-key'

type Line = { readonly entry: ResumeEntry; readonly mark: string }

/** Letters behind a keyword within which an amount is of it: "gestão de equipe | de 12 pessoas". */
const BEHIND = 12
const ofSameScale = ({ quote }: Keyword, { entries }: Person): Line | null => {
  const from = quote.text.indexOf(quote.mark)
  const wanted = amountsIn(quote.text).filter(
    ({ start, end }) => from >= 0 && end > from && start <= from + quote.mark.length + BEHIND,
  )
  if (wanted.length === 0) return null
  const lines = entries.flatMap((entry) =>
    entry.studied
      ? []
      : amountsIn(entry.block.text, 'resume')
          .filter((own) => wanted.some((asked) => isSameScale(asked, own)))
          .map(({ value, start, end }) => ({ entry, value, mark: entry.block.text.slice(start, end) })),
  )
  return lines.toSorted((one, other) => other.value - one.value)[0] ?? null
}

/** Words for much work at once. Folded. */
const volume = anyOf(
  String.raw`
    (grande|alto|alta|elevad[oa]|intens[oa]) (volume|escala|fluxo|movimento|demanda|porte)|larga escala
    (high|large)[ -](volumes?|scale|traffic)|busy
  `,
  anywhere,
)
/** Places where any work is, which say nothing of what much is done of. Folded. */
const place =
  /(?<!\p{L})(?:restaurantes?|cozinhas?|bares?|padarias?|lojas?|hotel|hoteis|hospital|hospitais|ambientes?|operac(?:ao|oes)|restaurants?|kitchens?|bars?|bakery|shops?|stores?|hotels?|hospitals?|environments?|settings?|(?:call|contact) cent(?:re|er)s?|operations?)(?!\p{L})/gu
/** Least number of a day, and of a week or a month, that speaks of much work. */
const [MANY_A_DAY, MANY_A_WEEK] = [30, 150]
/** "420 refeições por dia", "90 calls a day"; hours, distances, shares and money are no work. Folded. */
const perTime = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,\p{Sc}])(?<!\p{Sc} )(\d{1,3}(?:[.,]\d{3})+|\d+|${numerals})\+? (?!mil|reais|dollars?|pounds?|euros?|horas?|hours?|hrs|min|km|quilometros|miles|dias?|days?|vezes|times|anos|years|meses|months|de idade|%)\p{L}{3,}(?: [\p{L}-]+){0,4}? (?:por|a|per|each|every|/|ao) ?(?:dia|turno|noite|semana|mes|hora|servico|day|shift|night|week|month|hour|service)(?!\p{L})`,
  'u',
)
const ofVolume = ({ text }: Keyword, { entries, resume }: Person): Line | null => {
  const folded = fold(text)
  if (!volume.test(folded)) return null
  // "High-volume payroll" is about payroll; a busy restaurant is a place where anything is much work.
  const about = atomKey(folded.replace(volume, ' ').replace(place, ' '))
    .split(' ')
    .filter((word) => word !== '' && wordWeight(word, resume.language) > 1)
  for (const entry of entries.filter(({ place }) => place === 'shown')) {
    const [mark, digits = ''] = perTime.exec(entry.folded) ?? []
    const value = numberOf(digits.replace(/[.,]/g, ''))
    const isAbout =
      about.length === 0 ||
      about.some((word) => entry.keys.includes(keyOf(word)) || entry.words.some((own) => isSameAction(word, own)))
    const least = /(?:semana|mes|week|month)$/.test(mark ?? '') ? MANY_A_WEEK : MANY_A_DAY
    if (mark !== undefined && value >= least && isAbout) {
      const at = entry.folded.indexOf(mark)
      return { entry, mark: entry.block.text.slice(at, at + mark.length) }
    }
  }
  return null
}

/** The line of work whose amount is near a keyword's; it shows how much was done and says nothing of whether that is enough. */
export const lineByAmount = (keyword: Keyword, person: Person): Line | null =>
  ofSameScale(keyword, person) ?? ofVolume(keyword, person)
