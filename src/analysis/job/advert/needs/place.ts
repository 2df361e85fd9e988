// Finds the condition on place in an advert: where the work is, or where somebody must live.

import { anyOf, anywhere } from '../../../phrases'
import { findCity } from '../../../resume/reading/person/places'
import { statesAbroadPattern, ufPattern, usPattern } from '../../../resume/reading/person/regions'
import { fold } from '../../../resume/reading/text'
import type { Requirement } from '../../result'
import type { AdvertLine } from '../text/lines'
import { quote } from './quote'

/** Words that introduce the place of work; folded. */
export const placeCue =
  /\b(?:presencial|hibrid[oa]|hybrid|on-?site|residir|residente|morar|moradores?|mora em|based in|located in|must live|local de trabalho|atuar em|vaga em|localizad[oa] em)\b/

/** "Atendimento presencial a pacientes", "resolve on-site issues": behind what is done, and before no part of the terms or the building. */
const doneThere =
  /^(?!.*\b(?:hybrid|hibrid[oa]|based in|located in|must live|resid[a-z]+|morar))(?:.*\s)?(?!(?:vaga|trabalho|modelo|regime|modalidade|contrato|jornada|100%|role|position|work|model|job|free|fully|is|are)\s)\p{L}{4,}s? (?:presencial|on-?site)(?= (?!(?:role|position|job|work|working|parking|gym|cafe|canteen|creche|nursery|contract|days?|em|in|at|de segunda|from monday)\b)\p{L}|[,;.]|$)/u
/** True for a folded line of duties whose word for the place says how the work is done. */
export const isDoneThere = (folded: string): boolean => doneThere.test(folded)

/** A place has capitals; "office por semana" has none. */
const isPlace = /^\p{Lu}[\p{L}'’.-]*(?:[ ,/–][ ,/–-]{0,2}(?:\p{Lu}[\p{L}'’.-]*|d[aeo]s?|e|of|upon|on|the|and|le|la))*$/u

const townLine = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]{2,20} ){0,2}\p{Lu}[\p{L}.'’-]{2,20}, (?:${usPattern}|${statesAbroadPattern})(?=[;.]?$|[;.] | \d{5}|, (?:or|USA|US|United|remote)\b| \()`,
  'u',
)
/** "Cajamar - SP". */
const brazilianTown = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]{1,20} (?:d[aeo]s? )?){1,5}[-–/|,] ?(?:${ufPattern})\.?$`,
  'u',
)
/** "Warwick, Rhode Island;", "Allen, TX, or may consider remote": a town and its state, which ask for no skill. */
export const isTownLine = (text: string): boolean => townLine.test(text) || brazilianTown.test(text)

/** "Morar próximo à região da zona sul": a part of a town in which somebody must live. */
const livesNear = anyOf(
  String.raw`
    \b(morar|residir|residencia|mora(dor(es|as?)?)?|live|living|reside) ((
      within( an?)? [a-z\d]{1,6}([ -]?(minutes?|mins?|miles?|kms?|hours?))?(['’]? (drive|commute|travel|radius|walk)){0,2}|perto|proxim[oa]s?|n[ao]s? (redondezas|imediacoes)|near|close|within reach
    ) )?((a|ao|aos|as|d[aeo]s?|em|n[ao]s?|to|of|in|the|local|regiao|bairro) ){1,4}(?<area>\p{L}[\p{L}\d '-]{2,40})
  `,
  anywhere,
)

const areaIn = (lines: readonly AdvertLine[]): Requirement[] => {
  for (const { text, number } of lines) {
    const match = livesNear.exec(fold(text))
    if (!match?.[1]) continue
    const at = match.index + match[0].length - match[1].length
    const what = text.slice(at, at + match[1].length).trim()
    const mark = text.slice(match.index, at + what.length)
    return [{ kind: 'place', what, level: 0, need: 'required', quote: quote({ text, line: number }, mark) }]
  }
  return []
}

/** The place of an advert, at most one: a town, or the part of one in which somebody must live. */
export const placeIn = (lines: readonly AdvertLine[]): Requirement[] => {
  const town = townIn(lines)
  return town.length > 0 ? town : areaIn(lines)
}

const townIn = (lines: readonly AdvertLine[]): Requirement[] => {
  if (
    lines.some(({ text }) =>
      /\b(?:100% remoto|totalmente remot[oa]|fully remote|remote-first|trabalho remoto|home office integral)\b/i.test(
        text,
      ),
    )
  )
    return []
  for (const line of lines) {
    const folded = fold(line.text)
    const labelled = /^(?:local|localizacao|cidade|local de trabalho|location|regiao)\s*:/.test(folded)
    if ((!labelled && !placeCue.test(folded)) || /\bremot[oae]\b/.test(folded)) continue
    const city = findCity(line.text)?.split(/[.;|]\s/)[0]
    if (city && city.length < 60 && isPlace.test(city)) return [placed(line, city)]
  }
  return headTown(lines)
}

/** First lines in which an advert says where the job is, and those of its head. */
const [FIRST, HEAD] = [5, 2]
const hires =
  /\b(?:contrata|seleciona|busca|procura|admite|vagas?|hiring|recruit(?:ing|s)|looking for|vacanc(?:y|ies))\b/
/** "Electrician – Bristol – £24.50 p/h", "selecionamos para indústria em Indaiatuba/SP": the town of who hires, in the first lines. */
const headTown = (lines: readonly AdvertLine[]): Requirement[] => {
  const first = lines.slice(0, FIRST)
  if (first.some(({ text }) => /\b(?:remot[oae]|home[ -]office|nationwide|hybrid)\b/.test(fold(text)))) return []
  for (const [at, line] of first.entries()) {
    const parts = at < HEAD ? line.text.split(/\s[|–—-]\s/) : []
    const part = parts.find((one, index) => index > 0 && findCity(one) === one.trim())
    const named = hires.test(fold(line.text)) ? /(?<= (?:em|in) )\p{Lu}.*/u.exec(line.text)?.[0] : undefined
    const city = part?.trim() ?? (named === undefined ? null : findCity(named))
    if (city && isPlace.test(city) && (part !== undefined || named?.startsWith(city))) return [placed(line, city)]
  }
  return []
}

const placed = ({ text, number }: AdvertLine, city: string): Requirement => ({
  kind: 'place',
  what: city,
  level: 0,
  need: 'required',
  quote: quote({ text, line: number }, city),
})
