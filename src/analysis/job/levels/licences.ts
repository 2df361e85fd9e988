// Professional registers and licences, and categories of driving licences, that a text names.
import { councils, registration } from '../../councils'
import { fold } from '../../resume/reading/text'
import type { Span } from '../advert/terms/span'
import { levelIn, type Row } from './rows'

/** Licences named in words: "Registered Nurse, license no. 123" and "current RN licensure" are both the nurse's. */
const licences = (
  [
    ['RN', 'registered nurses?(?: ?\\(rn\\))?'],
    ['LPN', 'licensed (?:practical|vocational) nurses?(?: ?\\(l[pv]n\\))?|lvn'],
    ['CNA', 'certified nursing assistants?(?: ?\\(cna\\))?'],
    ['PE', 'professional engineers?(?: ?\\(pe\\))?'],
  ] as const
).map(([short, title]) => {
  const names = `${short.toLowerCase()}|${title}`
  const word = 'licen[cs](?:e|ed|ure)'
  const joint = "(?:,| -|['’]s?)? {1,2}(?:\\p{L}{2,10} )?"
  const worded = String.raw`(?<![\p{L}])(?:(?:${names})${joint}${word}|${word} (?:as an? |for )?(?:${names}))(?![\p{L}])`
  return {
    name: `${short} license`,
    worded: new RegExp(worded, 'u'),
    title: new RegExp(String.raw`(?<![\p{L}])(?:${title})(?![\p{L}])`, 'u'),
  }
})

/** True for a title that the law gives to none but who holds the licence. Folded. */
export const isTitleOf = (licence: string, folded: string): boolean =>
  licences.some(({ name, title }) => name === licence && title.test(folded))

const register = new RegExp(
  `(?<![\\p{L}])(?:${councils}|CFA|bar admission)(?![\\p{L}])(?:[-/ ](?:[A-Z]{2})(?![\\p{L}]))?`,
  'u',
)

/** Portuguese bodies that a trade must belong to: "inscrição definitiva na Ordem dos Advogados". */
const orderName = String.raw`Ordem d[aeo]s \p{Lu}[\p{L}-]+(?: (?!Portugues)\p{Lu}[\p{L}-]+)?`
const order = new RegExp(
  String.raw`(?:[Ii]nscri[çc][ãa]o|[Ii]nscrit[oa]|[Rr]egisto|[Mm]embro|[Cc]édula) (?:\p{L}+ )?[dn]a (${orderName})|(${orderName})(?: Portugues[ae]s)?(?:,? (?:c[ée]dula|n\.?[º°o])(?!\p{L})|:? ?(?=\d{3}))`,
  'u',
)

/** Whose letters are OAB. */
const lawyers = /Ordem dos Advogados do Brasil/iu
const number = new RegExp(`^${registration}`, 'u')
/** Letters that also mean software or an airline are a register beside its number: of four digits or more, no year, and of nothing that is counted. */
const isNumbered = (behind: string): boolean => {
  const run = number.exec(behind)?.[0] ?? ''
  return (
    run.replace(/\D/g, '').length > 3 &&
    !/^\P{N}*(?:19|20)\d\d(?!\d)/u.test(run) &&
    !/^ \p{Ll}/u.test(behind.slice(run.length))
  )
}

/** A professional register. CRM is one only where it cannot mean the software: "CRM ativo", "CRM-SP", "CRM 123456", or near "médico". */
export const registerIn = (
  text: string,
): { readonly name: string; readonly start: number; readonly end: number } | null => {
  const match = register.exec(text)
  if (!match) {
    const lawyer = lawyers.exec(text)
    if (lawyer) return { name: 'OAB', start: lawyer.index, end: lawyer.index + lawyer[0].length }
    const member = order.exec(text)
    if (member) return { name: member[1] ?? member[2] ?? '', start: member.index, end: member.index + member[0].length }
    const folded = fold(text)
    for (const { name, worded } of licences) {
      const match = worded.exec(folded)
      if (match) return { name, start: match.index, end: match.index + match[0].length }
    }
    return null
  }
  const name = match[0].slice(0, match[0].search(/[-/ ][A-Z]{2}$|$/))
  const near = text.slice(Math.max(0, match.index - 40), match.index + 40)
  const sure =
    name === 'CRM'
      ? /médic|medic|ativ[oa]|registro|CRM[-/][A-Z]{2}/iu
      : /^(?:CFA|CRA|CRB|CRT|CFT|CRQ)$/.test(name)
        ? /administra|registro|ativ[oa]|conselho/i
        : /^/
  if (!sure.test(near) && !isNumbered(text.slice(match.index, match.index + 40))) return null
  return { name, start: match.index, end: match.index + match[0].length }
}

/** Grades of one register: who still studies, who assists, a technician, and who has the degree of the profession. Folded. */
const grades: readonly Row[] = [
  [/\b(?:estagiari[oa]|student|provisional|trainee)\b/, 'student', 1],
  [/\b(?:auxiliar|assistant|associate|ae|aux)\b/, 'assistant', 2],
  [/\b(?:tecnic[oa]s?|technician|te|tec)\b/, 'technician', 3],
  [
    /\b(?:enf|nivel superior|bacharel|enfermeir[oa]s?|contador(?:a|es)?|engenheir[oa]s?|advogad[oa]s?|dentista|quimic[oa])\b/,
    'professional',
    4,
  ],
]
/** Letters behind a register's name or number that say the grade: "COREN-SP 123.456-AE", "OAB/SP 1234-E". */
const gradeLetters = /(?:\d|[-/ ])[-–/ ]{0,3}(?<![\p{L}])(AE|AUX|TEC|TE|ENF)(?![\p{L}])|^OAB.*\d[-–/ ]?(E)(?![\p{L}-])/u
/** Characters behind a register in which its grade is named. */
const GRADE = 50
const anyGrade = grades.map(([pattern]) => pattern.source).join('|')
/** A number, and what a register may be called, between its name and its grade; the person's own words are no grade: "para atuar como". */
const atGrade = new RegExp(
  String.raw`^((?:[^\p{L}]*(?:n[o°]?\.? ?)?\d[\d./-]*(?:\p{L}{2}(?!\p{L}))?,?)?(?:[^\p{L},;.]|(?:ativ|definitiv|valid|inscrit)[oa](?!\p{L})|(?:active|regular|como|de|para|na|categoria|nivel|as|an?)(?!\p{L}))*)((?:${anyGrade})(?:(?:\([oa]\))?(?: (?:ou|or) |/)(?:${anyGrade}))*)`,
  'u',
)

/** Where a text says which grade a register is of, directly behind its name: "COREN ativo (auxiliar ou técnico de enfermagem)". */
export const gradeSpan = (text: string, { start, end }: Span): Span & { readonly rank: number } => {
  const [, before = '', words = ''] = atGrade.exec(fold(text.slice(end, end + GRADE))) ?? []
  const letters = gradeLetters.exec(text.slice(start, end + GRADE))
  const letterRank = letters ? (letters[2] ? 1 : levelIn(grades, fold(letters[1] ?? ''))?.rank) : undefined
  // Of several grades the lowest is enough.
  const lowest = grades.find(([pattern]) => pattern.test(words))?.[2]
  const at = end + before.length
  return { start: at, end: at + words.length, rank: letterRank ?? lowest ?? 0 }
}

/** A British licence by its category or class: "Cat C+E licence", "full CE licence", "driving licence (category B)", "HGV Class 1". */
const category =
  /\bcat(?:egory|\.)? ?([BCD](?: ?\+ ?E|E)?)(?![\p{L}\d]) ?(?:(?:driv(?:er['’]?s?|ing) )?licen[sc]e)?|\b(?:driv(?:er['’]?s?|ing) )licen[sc]e,? \(?(?:of )?(?:cat(?:egory|\.)? )([BCD](?: ?\+ ?E|E)?)(?![\p{L}\d])\)?|\b(?:(?:full|clean|valid|current|irish|uk|eu),? ){1,4}([BCD]1?(?: ?\+? ?E)?) licen[sc]e|\b(?:hgv|lgv) (?:class |cat(?:egory|\.)? )([12])\b(?: licen[sc]e)?/iu

/** ", no more than 6 points": how clean a licence must be. */
const points =
  /^(?:,? (?:with )?|,? \()(?:no|not|max(?:imum)?|up to|fewer|less)(?: (?:more|of|than|a maximum of)){0,3} ?\d{1,2} (?:penalty )?points?/iu
const plainLicence =
  /driv(?:er['’]?s?|ing) licen[sc]e|car driver with a (?:full |clean |valid ){1,2}(?:UK )?licen[sc]e|(?:full|clean)(?:,? (?:clean|full|valid|UK|manual|current)){0,3} licen[sc]e|\bCDL\b(?! d[aeo]s? )|\bclean driving record|\bmust (?:be able to )?drive(?=$|[.,;]| and| &)/iu

/** Categories behind the first: "A e B", "C/D", "B ou D"; "C++" is none. */
const furtherCategories = /^(?:(?: ou | ?\/ ?| e |, ?)[A-E]{1,2}(?![\p{L}\p{N}+#]))+/u
/** All of several categories; of a choice the lowest, and any licence where motorcycles alone are one of it. */
const categoriesOf = (letters: string): string => {
  const choices = letters.split(letters.includes(' ou ') ? / ou |, ?|\// : / ou /).map((choice) =>
    [
      ...new Set(
        choice
          .replaceAll(' e ', '')
          .toUpperCase()
          .replace(/[^A-E]/g, ''),
      ),
    ]
      .toSorted()
      .join(''),
  )
  const all = choices.every((choice) => choice.includes('A')) ? choices : choices.map((one) => one.replace('A', ''))
  return all.toSorted()[0] ?? ''
}

/** The categories of the first driving licence a text names: "CNH D", "CNH A e B" (AB), "Carteira de habilitação B". */
export const licenceIn = (
  text: string,
): { readonly category: string; readonly start: number; readonly end: number } | null => {
  const match =
    /(?:CNH|carteira (?:nacional )?de (?:habilita[çc][ãa]o|motorista)|carteira(?= (?:categoria )?(?!de)[A-E]{1,2}(?![\p{L}]))|habilita[çc][ãa]o(?!\P{L}{1,3}CNH))(?: definitiva| ativa)?(?:[ :,-]{1,3}(?:na )?(?:categorias?|cat\.?|tipo))?[ :"“'-]{0,3}(?:([A-E]{1,2})(?![\p{L}]))?/iu.exec(
      text,
    )
  // "CNH de preferência B", "CNH e curso": words in small letters, and no categories.
  const letters = /^(?:de|da|e|a)$/.test(match?.[1] ?? '') ? undefined : match?.[1]
  if (match && (/^cnh|^carteira/i.test(match[0]) || letters)) {
    const end = match.index + match[0].trimEnd().length
    const more = letters ? (furtherCategories.exec(text.slice(end))?.[0] ?? '') : ''
    return { category: categoriesOf(`${letters ?? ''}${more}`), start: match.index, end: end + more.length }
  }
  const english = category.exec(text) ?? plainLicence.exec(text)
  if (!english) return null
  const [phrase, before, behind, plain, rank] = english
  const categories = (before ?? behind ?? plain ?? (rank ? { 1: 'CE', 2: 'C' }[rank] : undefined) ?? '').replace(
    /[^A-E]/giu,
    '',
  )
  const end = english.index + phrase.trimEnd().length
  const clean = points.exec(text.slice(end))?.[0].length ?? 0
  return { category: categories.toUpperCase(), start: english.index, end: end + clean }
}
