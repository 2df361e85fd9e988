// Checks personal data that a stranger should not learn, and contact data that a recruiter cannot or would not use.
import type { Line } from '../../documents/document'
import { anyOf, anywhere, either } from '../../phrases'
import { firstFew, pointAt } from '../evidence'
import { findEmail, findPhone } from '../reading/person/contact'
import { HEAD_LINES } from '../reading/person/contact-data'
import { givesAccount, maskPersonal } from '../reading/person/personal'
import { fold } from '../reading/text'
import { openingOf } from '../sentences/opening-of'
import { isOwnBreak } from '../sentences/time/pause'
import { isStreet } from '../sentences/work/address'
import { type CheckFunction, shareOf } from './outcome'

/** Cost of each kind of personal data, of nine points; a document number allows identity fraud. */
const WEIGHT = { number: 3, other: 1, all: 9 }
const documents = ['cpf', 'rg', 'document', 'account']

const children = anyOf(
  String.raw`
  (?<![\p{L}\d.,])(\d|um|dois|duas|tres|quatro|sem|one|two|three|four|no) (filh[oa]s?|child(ren)?|kids)(?!\p{L})
  (?<!\p{L})(filhos|children|kids) ?:
  (?<!\p{L})(pai|mae|father|mother|mom|dad|mum) (de|of) (\d|um[a]?|dois|duas|tres|quatro|one|two|three|four)( \p{L}+)?(?= ?([,;.|)]|$))`,
  anywhere,
)

const payNames = `
  pretens(?:ao|oes) salaria(?:l|is)|salario (?:pretendido|desejado|atual)|ultimo salario|expectativa salarial
  (?:salary|pay) (?:expectations?|requirements?|expected|desired)|(?:expected|desired|current|last) salary`
/** An amount directly behind the words: "de R$ 3.000", "is £30k". "De 120 candidatos" is none. */
const amount = String.raw`(?: \([^)]{1,16}\))? ?[-–—=]? ?(?:(?:e|is|was|era|foi) )?(?:(?:de|of|entre|between|from|a partir de|acima de|around) )?(?:(?:r?\$|£|€|brl|usd|gbp|eur) ?\d|\d{4}|\d{1,3}(?:[.,]\d{3}|k| mil(?!\p{L})| salarios?))`
/** The pay somebody has or wants, before anybody has asked: with an amount or a colon, or alone on its line. */
const pay = new RegExp(
  String.raw`(?<!\p{L})${either(payNames)}(?:(?: \([^)]{1,16}\))? ?:|${amount})|^\P{L}*(?:(?:minha|my) )?${either(payNames)}\P{L}*$`,
  'u',
)
/** True for somebody's own pay; "Negotiated salary expectations of £30,000" is work. */
const isAboutPay = (text: string): boolean => {
  const at = fold(text).search(pay)
  return at >= 0 && (openingOf(text) !== 'action' || !/\p{L}/u.test(text.slice(0, at)))
}

const CHILDREN_LENGTH = 120
/** Parts of a longer line that is a row of data. */
const ROW = 4
/** Stems of verbs for the care of children, as a job. */
const childCares = `
  cuid|lev[aeo]|busc|acompanh|atend|ensin|olh[aeo]|brin[ck]|prepar|da(va|r)[ ]|serv|car(ed|ing)|looked
  look(ing)? after|taught|reached|babys|nann|minded|drove|fed[ ]|helped`
/** Children who were work: "Cuidei dos 2 filhos do casal", "reached 2 children". */
const atWork = new RegExp(
  String.raw`^\P{L}*${either(childCares)}|filh[oa]s? d[oa]s? (?:casal|patr|client|famil)|(?:children|kids) (?:of |with |in )`,
  'u',
)
/** Children who explain a break, as the tip about breaks asks. */
export const isAboutChildren = (text: string): boolean =>
  (text.length < CHILDREN_LENGTH || text.split(/[,;|·]/u).length >= ROW) &&
  children.test(fold(text)) &&
  !atWork.test(fold(text)) &&
  !isOwnBreak(text)

type Found = { readonly kind: string; readonly line: Line }

export const personalData: CheckFunction = ({ resume: { personal, lines, name } }) => {
  const head = lines.slice(0, HEAD_LINES)
  const first = (kind: string, among: readonly Line[], test: (text: string) => boolean): Found[] => {
    const line = among.find(({ text }) => test(text))
    return line ? [{ kind, line }] : []
  }
  const findings: Found[] = [
    // "Nascimento" alone on a line may be a surname, and a line without a number is no date of birth.
    ...personal.filter(({ kind, line }) => kind !== 'birth' || (line !== name?.line && /\d/.test(line.text))),
    ...first('street', head, (text) => isStreet(text)),
    ...first('family', lines, isAboutChildren),
    ...first('pay', lines, isAboutPay),
    ...first('account', lines, givesAccount),
  ]
  const numbers = findings.filter(({ kind }) => documents.includes(kind))
  const others = findings.filter((one) => !numbers.includes(one))
  const kinds = numbers.length > 0 ? numbers : findings
  return {
    share: 1 - shareOf(numbers.length * WEIGHT.number + (findings.length - numbers.length) * WEIGHT.other, WEIGHT.all),
    params: {
      found: findings.length,
      kinds: [...new Set([...numbers, ...others].map(({ kind }) => kind))].join(','),
      context: numbers.length > 0 ? 'document' : (kinds[0]?.kind ?? 'all'),
    },
    // The tip is about the numbers, so their lines are quoted first.
    evidence: firstFew([...new Set([...numbers, ...others].map(({ line }) => line))], (line) => pointAt(line)),
  }
}

/** Different numbers of documents and accounts on one page: with three a stranger passes for its person. */
export const documentNumbers = (lines: readonly Line[]): number => {
  const parts = lines.flatMap(({ text }) => text.split(/[|;,•]| {2,}/))
  const numbers = parts.filter((part) => maskPersonal(part) !== part)
  return new Set(numbers.map((part) => part.replace(/\D/g, ''))).size
}

/** Nicknames as a part of any word. */
const endearments = `
  gat(inh[ao]|ona|ao(?![a-z]))|(lind|moren|pret|princes|urs|coelh|brux|piment|morangu|estrel)inh[ao]|tchu(tchu|co)
  bombom|xuxu|(?<![a-z])(mozao|timao|mengao|verdao|fodao|barbie|docinha)(?![a-z])|safad([ao]|inh)(?![a-z])
  vida.?lok[ao]|babygirl|(cool|bad|sexy)(boy|girl)|gamer(?![a-z])|cutie|sweetie`
/** Nicknames at the beginning of a word. */
const boastfulNames = `
  gat(inh[ao]|ona?|a|o)s?(?![a-z])|princes|doc(inho|ura)|gostos|delici|love(r|ly)?(?![a-z])|amor(zinho)?(?![a-z])
  fof(a|o|inh)|louc[ao]|doid|galodoid|party|bebe|baby|sexy|dark|killer|choque|hacker|zueir|malandr|rockstar|ninja
  unicorn|rainha|anjinh|florzinh|bonec|tigrao|corinth|flameng|palmeirens|vascain`
/** A nickname in the local part of an e-mail address. */
const joke = new RegExp(`${either(endearments)}|(?<![a-z])${either(boastfulNames)}|666`)
/** Relatives and friends whose telephone somebody gives. */
const relatives = 'mum|mom|dad|mother|father|wife|husband|sister|brother|neighbou?r|friend'
const relayed = new RegExp(
  String.raw`(?<!\p{L})(?:recados?|falar com|com (?:a |o )?(?:vizinh|minha|meu)|telefone (?:da|do) (?:minha|meu|vizinh)|d[ao] (?:vo|avo|mae|marido|esposa|vizinha|filha|irma)(?!\p{L})|${either(relatives)}(?:'?s) (?:phone|number|mobile|cell))`,
  'u',
)

const problems = (line: Line): { readonly kind: string; readonly mark: string | null }[] => {
  if (!/\d{4}|@/.test(line.text)) return []
  const folded = fold(line.text)
  const email = findEmail(line.text)
  const phone = findPhone(line.text) !== null || /\d{4,5}[- ]?\d{4}/.test(line.text)
  const relay = phone ? folded.match(relayed) : null
  return [
    ...(email && joke.test(fold(email.split('@')[0] ?? '')) ? [{ kind: 'email', mark: email }] : []),
    ...(relay ? [{ kind: 'relayed', mark: line.text.slice(relay.index!, relay.index! + relay[0].length) }] : []),
  ]
}

export const contactForm: CheckFunction = ({ resume: { lines } }) => {
  const problemsFound = lines.flatMap((line) => problems(line).map((one) => ({ ...one, line })))
  const kinds = new Set(problemsFound.map(({ kind }) => kind))
  return {
    share: 1 - shareOf(kinds.size, 2),
    params: { found: kinds.size, context: kinds.size > 1 ? 'both' : (problemsFound[0]?.kind ?? 'all') },
    evidence: firstFew(problemsFound, ({ line, mark }) => pointAt(line, mark)),
  }
}
