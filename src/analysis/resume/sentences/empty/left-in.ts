// Finds what was left in a page for somebody else: a message to one person, a writing program's words, an aim for one firm.
import { anyOf, either } from '../../../phrases'
import { isTitle } from '../../reading/experience/names/titles'
import { startsWithFirstName } from '../../reading/person/name-evidence'
import { isPlace } from '../../reading/person/places'
import { fold } from '../../reading/text'
import { matchSkills } from '../../skills/match'
import { namesOccupation } from '../../skills/occupations'

const page = '(?:cv|resume|curriculo|curriculum(?: vitae)?)'
const words = (most: number) => String.raw`(?:[\p{L}’'-]{1,20},? ){0,${most}}`

/** A message about the page to the person who typed it, and what a writing program says before and after its text. Folded. */
const message = anyOf(
  String.raw`
  (please|kindly) ${words(3)}(delete|ignore) ${words(2)}(old|older|other|previous|earlier|last|wrong|first) ${words(3)}(${page}|version)(?!\p{L})
  (apag(ue|a|ar)|ignor(e|a)|desconsider(e|a)) ${words(3)}((${page}|versao) (antig|anterior|velh|errad)|(outr|antig|velh|primeir)[oa] (${page}|versao))
  (as (we )?(discussed|agreed)|as per our (chat|call|conversation)|conforme (conversamos|combinamos|combinado)|como (conversamos|combinamos|combinado)),? (please|kindly|por favor|favor)
  (here is|here's|below is) (a|the|your) ${words(3)}(revised|polished|improved|rewritten|tailored|enhanced) ${words(5)}${page}(?!\p{L})
  (aqui esta|abaixo esta) (a|o|uma|um|seu|sua) ${words(3)}(versao|curriculo) ${words(3)}(revisad|melhorad|reescrit|ajustad|otimizad)\p{L}*
  as an ai (language model|assistant), i|como um modelo de linguagem,
  let me know if (you would|you'd) like me to|(quer|gostaria) que eu (ajuste|adapte|mude|reescreva|melhore) `,
  { before: String.raw`(?<!\p{L})`, after: '' },
)
/** "Dear Sarah," alone on its line: a letter to somebody by their first name. Words for anybody who hires are no names. */
const salutation =
  /^\P{L}*(?:dear|hi|hello|hey|oi|ol[áa]|car[oa]|prezad[oa]|querid[oa]) (?:(?:mr|mrs|ms|dr|dra|sr|sra|dona|seu)\.? )?(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*[,:!]$/iu

/** The words of a message that was left in a line, or null. Pure. */
export const findNote = (text: string): string | null => {
  const match = fold(text).match(message)
  if (match) return text.slice(match.index!, match.index! + match[0].length)
  const greeting = text.match(salutation)
  const name = greeting?.groups?.name ?? ''
  return greeting && /^\p{Lu}/u.test(name) && startsWithFirstName(name) ? greeting[0] : null
}

const firm = String.raw`(?<name>\p{Lu}[\p{L}&’'.-]+(?: (?:(?:d[aeo]s?|of|the|&) )?\p{Lu}[\p{L}&’'.-]+){0,3})`
/** Where somebody wants to work, before its name. */
const places = String.raw`
  (fazer parte|integrar|entrar|trabalhar|ingressar|atuar|crescer|vaga|oportunidade|est[áa]gio|carreira)(?: \p{Ll}+){0,4}? (?:d[ao]|n[ao])(?: (?:empresa|equipe d[aeo]|time d[aeo]|quadro d[aeo]|rede|grupo|loja|hotel|restaurante|hospital|escola))?
  join(ing)?(?: the)?(?: team (?:at|of))?|work(ing)? (for|at)(?: the)?|(position|role|job|internship|career|place|opportunity|team|part of the team) (at|with|within)(?: the)?`
const wanted = new RegExp(String.raw`(?<!\p{L})${either(places)} ${firm}`, 'u')
/** A field, a kind of employer or a country where a name could stand. */
const noFirm = anyOf(
  `
  area|setor|ramo|segmento|empresa|industria|comercio|administracao|recursos|departamento|educacao|ensino|saude|engenharia|logistica|producao|varejo
  brasil|europa|portugal|estados|regiao|zona|centro|grande|area|tecnologia|informatica|ti|rh|mercado
  human|finance|it|nhs|uk|us|usa|united|canada|ireland|england|scotland|wales|australia|europe|the|north|south|east|west|greater|information|health|public|private|level|senior`,
  { before: '^', after: String.raw`(?!\p{L})` },
)

const opensSentence = /^\p{Lu}|(?<=[.!?] )\p{Lu}/gu
/** Words by which somebody wants to work nowhere else; without them a firm's name is an example, a past or a region. Folded. */
const alone = anyOf(
  `
  unic[oa] ${words(2)}(em que|onde|na qual|no qual|que|para a qual) (eu )?(quero|desejo|gostaria|sonho|pretendo)|em nenhum(a)? outr[oa]|(so|somente|apenas) (quero|desejo|aceito) trabalhar
  only ${words(2)}(where |that |which )?(i|i'd) (want|wish|would|hope|like)|nowhere else|no other (company|employer|firm|place)|only want to work`,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
)
/** The name of the one firm that an aim is written for alone, or null. `own` are the person's employers. Pure. */
export const findFirmWanted = (texts: readonly string[], own: readonly string[]): string | null => {
  for (const text of texts) {
    // In a line whose every word has a capital no name stands out.
    if (!/\p{Ll}{3} \p{Ll}/u.test(text) || !alone.test(fold(text))) continue
    const name = text
      .replace(opensSentence, (start) => start.toLowerCase())
      .match(wanted)
      ?.groups?.name?.replace(/[.’']+$/u, '')
    if (name === undefined || noFirm.test(fold(name)) || isPlace(name) || isTitle(name)) continue
    if (matchSkills(name).length > 0 || namesOccupation(name)) continue
    if (own.some((employer) => fold(employer).includes(fold(name)))) continue
    return name
  }
  return null
}
