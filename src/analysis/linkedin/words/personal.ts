// Finds personal data in a public profile that no employer needs, such as document numbers, address and age.

import type { Line } from '../../documents/document'
import { anyOf, anywhere } from '../../phrases'
import { isAboutChildren } from '../../resume/checks/safety'
import { findDates } from '../../resume/reading/dates/dates'
import { maritalWords, maskPersonal, religionWords } from '../../resume/reading/person/personal'
import { fold } from '../../resume/reading/text'

const personalKinds = ['number', 'address', 'birth', 'age', 'marital', 'children', 'religion'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** A street in capitals with its number, which "a loja da rua vendeu 300" is not, or a postcode behind its label. */
const street = anyOf(
  String.raw`
    (?<!\p{L})([Rr]ua|R\.|[Aa]v(\.|enida)|[Tt]ravessa|[Aa]lameda|[Ee]strada|[Rr]odovia) (\d{1,2} de )?((d[aeo]s? )?\p{Lu}[\p{L}.'-]{1,30},? ?){1,5}(n[º°o.]{0,2} ?)?\d{1,5}(?!\p{L}|\d)
    (?<!\d)\d{1,5} (\p{Lu}\p{L}{1,30} ){1,3}(Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Close|Drive|Dr|Court)(?!\p{L})
    (?<!\p{L})(CEP|Cep|cep):? ?\d{5}-?\d{3}(?!\d)
  `,
  anywhere,
)

const born =
  /(?<!\p{L})(?:nasci(?:d[oa])?(?: em)?|data de nasc\p{L}*|date of birth|d\.?o\.?b\.?|(?:i was )?born (?:on|in))\P{L}/u
/** Characters behind such words within which the date stands. */
const NEAR_LETTERS = 12
const isBorn = (text: string): boolean => {
  const match = fold(text).match(born)
  if (!match) return false
  const end = match.index! + match[0].length
  return findDates(text).some(({ start }) => start >= match.index! && start <= end + NEAR_LETTERS)
}

const age = [
  /(?<!\p{L})(?:tenho|i am|i'm|idade:?|age:?) \d{2} (?:anos|years old)(?! (?:de (?!idade)|of|na|no|em|como|in|as|atuando|trabalhando))(?!\p{L})/u,
  // "I'm 34, married", "Idade: 34": without a unit the sentence or its part ends there.
  /(?:(?<!\p{L})(?:i am|i'm)|(?<!\p{L} |\p{L})(?:idade|age):?) \d{2}(?=\s*(?:[.,;|]|$))/u,
]
/** A text without the words that say how old somebody is. */
export const withoutAge = (text: string): string => {
  const folded = fold(text)
  const [match] = age.flatMap((pattern) => pattern.exec(folded) ?? [])
  const at = match === undefined ? -1 : folded.indexOf(match)
  return match === undefined ? text : `${text.slice(0, at)}${text.slice(at + match.length)}`
}
const status = `(?:${maritalWords}|married|divorced|widow(?:ed)?)`
const marital = new RegExp(
  `(?<!\\p{L})(?:(?:sou|i am|i'm)(?: (?:muito|bem|happily))? ${status}|(?:estado civil|marital status) ?:?|sou mae solteira)(?!\\p{L})|(?:^\\P{L}*|, )${status}(?=\\P{L}*$|,| e | and )`,
  'u',
)
const religion = new RegExp(`(?<!\\p{L})(?:sou|religiao:?) (?:${religionWords}|testemunha de jeova)(?!\\p{L})`, 'u')

const tests: Readonly<Record<PersonalKind, (text: string) => boolean>> = {
  number: (text) => maskPersonal(text) !== text,
  address: (text) => street.test(text),
  birth: isBorn,
  age: (text) => withoutAge(text) !== text,
  marital: (text) => marital.test(fold(text)),
  children: isAboutChildren,
  religion: (text) => religion.test(fold(text)),
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)

/** Each kind found in what people write about themselves, in the order of `personalKinds`; document numbers in any line. */
export const personalIn = (own: readonly Line[], others: readonly Line[]): PersonalKind[] => {
  const sentences = own.flatMap(({ text }) => sentencesOf(text))
  // An address breaks at its own "R." and "Av.", so whole lines are read for it too.
  const texts = { sentences, lines: own.map(({ text }) => text), all: [...own, ...others].map(({ text }) => text) }
  return personalKinds.filter((kind) =>
    (kind === 'number' ? texts.all : kind === 'address' ? texts.lines : texts.sentences).some(tests[kind]),
  )
}
