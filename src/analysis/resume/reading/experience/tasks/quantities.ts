// Detects measured results in a line of experience; years, dates, phones and versions are none.
import { councils } from '../../../../councils'
import { memo } from '../../../../memo'
import { either } from '../../../../phrases'
import { findDates } from '../../dates/dates'
import { findPhone } from '../../person/contact'
import { fold } from '../../text'

const unitPattern =
  '(?:%|por cento|percent|p\\.p\\.|pontos percentuais|mil(?:hoes|hao)?|bilhoes|bilhao|million|billion|thousand|k|m|mm|bn|x|vezes|times)'
const strong = new RegExp(
  `(?:r\\$|us\\$|\\$|€|£) ?\\d[\\d.,]{0,24}(?: ?${unitPattern}(?![\\p{L}\\d]))?\\+?|(?<![\\p{L}\\d])\\d[\\d.,]{0,24} ?[km]?\\+? ?${unitPattern}(?![\\p{L}\\d])\\+?|(?<![\\p{L}\\d])\\d[\\d.,]{0,24}[km]?\\+`,
  'u',
)
// A figure expressed as a word: "dobrei as vendas", "halved the waiting time".
const inWords =
  /\b(?:dobr|duplic|triplic|quadruplic)(?:ei|ou|ar|ando|amos|aram)\b|\b(?:pela|na) metade\b|\b(?:doubl|tripl|quadrupl|halv)(?:ed|ing)\b/
/** A place in a ranking, and the way up in one: "do 9º para o 3º lugar". An ordinal alone is a floor or a term. */
const ordinalNumber = '\\d{1,3} ?(?:[ºª°]|[oa](?!\\p{L})|st|nd|rd|th)'
/** What an ordinal counts that is no place of a ranking. */
const afterOrdinal = 'anos?|series?|andar|turno|periodo|semestre|grade|floor|year|form'
const ranked = new RegExp(
  String.raw`(?<![\p{L}\d])${ordinalNumber} (?:lugar|place|colocad[oa]|posicao)(?!\p{L})|(?<!\p{L})(?:d[oa]|from) ${ordinalNumber} (?:lugar |place |posicao )?(?:para|to) (?:[oa] )?${ordinalNumber}(?! ${either(afterOrdinal)}(?!\p{L}))`,
  'u',
)
/** Numbers in words that count something. */
const numberWords = `
  dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cinquenta|cem|duzent[oa]s|two|three
  four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred`
/** Small words and further numbers, which are not what a number counts. */
const notCounted = 'd[aeo]s?|em|n[ao]s?|por|com|para|mil|of|in|to|and|or|e|ou|more|mais|hundred|thousand'
const spelled = new RegExp(
  String.raw`\b${either(numberWords)}\s+(?:(?!${either(notCounted)}\s)[\p{L}-]{2,20} )?(?:[\p{L}-]+s|pessoas|people|clientes)\b`,
  'u',
)

// Words before a figure that make it a name, norm or version: Java 8, ISO 9001, NR-35, Windows 10, Lei 8.666.
/** Programs, languages and norms whose number is a version or a part of the name. */
const products = String.raw`
  java|python|windows|office|iso|nr|nbr|ifrs|cpc|cnpj|cpf|rg|cep|lei|decreto|artigo|art\.?
  angular|vue|php|html|css|web|covid|sap|sql|oracle|${councils.toLowerCase()}`
/** Places, stages and categories that bear a number. */
const numbered = String.raw`
  server|unity|fase|phase|etapa|stage|nivel|level|versao|version|v|v\.|turno|sala|setor|classe|class|categoria|tier
  bloco|lote|km|norma|n[o°º]\.?|ensino|grau`
/** Further programs and names with a number. */
const otherNumbered = `
  protheus|delphi|excel|node|react|net|industria|industry|grade|world|formula|route|rua|av`
const namesBefore = new RegExp(String.raw`(?<!\p{L})${either(products, numbered, otherNumbered)}[ .-]?$`, 'u')
const ordinal = /^(?:[ºª°]|[oa](?![\p{L}])|st\b|nd\b|rd\b|th\b)/u

const isResult = (folded: string, index: number, digits: string): boolean => {
  const before = folded.slice(Math.max(0, index - 14), index)
  const after = folded.slice(index + digits.length)
  if (/[\p{L}\d#/_]$/u.test(before) || /\p{L}-$/u.test(before)) return false
  if (namesBefore.test(before) && !/\p{L}{11}/u.test(before.slice(0, -1))) return false
  // 24/7, 12x36, 4.2.1 and "5S" are names; "1º" is an ordinal.
  if (/^(?:\/\d|x\d|[a-z](?![a-z]))/.test(after) || ordinal.test(after)) return false
  const value = Number(digits.replace(/[.,]/g, ''))
  if (/^\d{4}$/.test(digits) && value >= 1940 && value <= 2049) return false
  if (digits.split(/[.,]/).length > 3) return false
  return /^[+]? ?(?:a \d|- ?\d|e \d|to \d|and \d|de |of )?/.test(after) && /\p{L}/u.test(after.slice(0, 40) + before)
}

/** The part of a line that is a measured result ("30%", "12 lojas", "dobrei"), and no date, year, version, norm or ordinal; or null (docs/analysis/resumes.md). */
export const quantity = memo((text: string): string | null => {
  const phone = findPhone(text)
  let folded = fold(phone ? text.replace(phone, '_'.repeat(phone.length)) : text).replace(/\S+/g, (word) =>
    /\S(?:@|\/\/|www\.)\S/.test(word) ? '_'.repeat(word.length) : word,
  )
  for (const { start, end } of findDates(text)) {
    // "2000 clientes" is a count although 2000 could be a year, because a plural noun follows.
    if (
      /^\d{4}$/.test(folded.slice(start, end)) &&
      /^ (?:clientes|pessoas|alunos|itens|pecas|users|customers|people|students|items)\b/.test(folded.slice(end))
    )
      return text.slice(start, end)
    folded = folded.slice(0, start) + '_'.repeat(end - start) + folded.slice(end)
  }
  const certain = folded.match(strong) ?? folded.match(inWords) ?? folded.match(ranked) ?? folded.match(spelled)
  if (certain) return text.slice(certain.index!, certain.index! + certain[0].length)
  for (const match of folded.matchAll(/\d[\d.,]*\d|\d/g))
    if (isResult(folded, match.index, match[0])) return text.slice(match.index, match.index + match[0].length)
  return null
})
