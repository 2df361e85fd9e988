// Takes from a text what may be a person's name: without its label, the title before it, the degrees after it.
import { registration } from '../../../councils'
import { either } from '../../../phrases'
import { isTitle } from '../experience/names/titles'
import { headingName } from '../sections/headings'
import { fold, joinSpread } from '../text'
import { isMunicipality } from './municipalities'
import { findCityAndState } from './places'

const documentTitle =
  /^(?:europass(?: cv| curriculum vitae)?|curriculum(?: vit(?:ae|æ))?|curriculo(?: profissional| vit(?:ae|æ))?|cv|resume|vit(?:ae|æ)|c\.v\.|bio-? ?data)$/
/** Labels of documents and of the name itself. */
const documentLabels = `
  cpf|rg|cnh|pis|ctps|pcd|filiacao|naturalidade|identidade|nome( completo)?|name|full names?`
/** Labels of contacts and personal data. */
const contactLabels = `
  e-?mail|telefones?|fone|celular|whats(app)?|phone|mobile|tel|cel|endereco|address|cidade|city|bairro|cep
  estado civil|nacionalidade|nationality|idade|age|linkedin|github|site|website|portfolio|portfolios|contatos?|contact`
/** Greetings, a photo's label and words for somebody's origin or marital status. */
const greetings = 'ola|hello|hi|oi|bem-vindo|welcome|foto|photo|brasileir[oa]|solteir[oa]|casad[oa]'
/** Labels of personal data, and greetings, which nobody is called. */
const label = new RegExp(`^${either(documentLabels, contactLabels, greetings)}$`)
/** Labels that no first name is: what stands behind them, without a colon too, is a person's data ("Sexo Masculino"). */
const labelled =
  /^(?:sexo|sex|genero|gender|nacionalidade|nationality|naturalidade|estado civil|marital status|civil status)(?: \S.*)?$/
export const particle =
  /^(?:d[aeo]s?|e|y|i|von|van|vom|zu|zum|ter|ten|der|den|af|av|de la|del|della|dalla|dal|degli|di|du|des|la|las|los|le|al|el|ibn|bint?|ben|jr\.?|junior|júnior|filho|neto|sobrinho)$/i

/** "Name / Surname: Sarmento, Edvaldo" in a form, reordered as people say it. */
const givenNameFirst = (text: string): string =>
  text.replace(
    /^(?:(?:first )?names?(?:\(s\))? ?\/ ?surnames?|surnames?|apelidos?)[^:]{0,24}:\s*([^,:]{2,40}), ([^,:]{2,40})$/iu,
    'Name: $2 $1',
  )

/** "Nome:", "Full name:", "Surname(s) / First name(s):", "Nome do candidato:". */
export const nameLabel =
  /^(?:nome|name|full names?|(?:first|given|other|last|family) names?|forenames?|sobrenomes?|surnames?|apelidos?|candidat[oa]|candidate)(?:\(s\))?(?![\p{L}])[^:]{0,24}:\s*/iu

/** "Currículo de Ana Reis" and "Résumé of John Hill". */
const titleOfDocument =
  /^(?:curr[ií]culo|curriculum(?: vit(?:ae|æ))?|r[eé]sum[eé]|cv)(?: profissional)?\s*(?:d[aeo]|of|for|[:–—-])\s+(?=\S+ \S)/iu

/** "Curriculum Vitae Ana Reis" and "Name Ana Reis" without a sign between; two words at least are a name. */
const unsigned =
  /^(?:curr[ií]culo(?: vit(?:ae|æ))?|curriculum vit(?:ae|æ)|r[eé]sum[eé]|cv|(?:nome(?: completo)?|(?:full )?names?))\s+(?!(?:d[aeo]s?|of) )(?=\p{L}\S* \p{L})/iu

/** "Ana Reis CV": the word for a résumé behind two words or more. */
const titleBehind = /^(\S{1,40} \S.{0,80}?)\s{1,3}(?:curr[ií]culo|curriculum vit(?:ae|æ)|r[eé]sum[eé]|cv)$/iu

/** Titles that are written with a full stop. */
const withStop = `
  dr|dra|eng|enga|engo|prof|profa|arq|adv|sr|sra|mr|mrs|ms|rev|me|ma|esp|enf|enfa|capt|lt|sgt|cel|ten|fr|pharm|engr
  arc|arch|barr|atty|hon|surv|nutr|fisio|psic|bela?|tec|tecn`
/** Titles before a name: "Dra. Beatriz", "Engª Carla"; without a full stop only those that are no first names. */
const honorific = new RegExp(
  String.raw`^(?:(?:${either(withStop)}\.[ªºao]?|(?:eng|prof|arq|adv|dr|sr)\.?[ªº]\.?|(?:dra?|prof|profa|mrs?|ms|miss|sra|sir|dame|m\.?sc\.?|ph\.?d\.?|engr|atty|barr|alhaj[ia]))\s+){1,3}(?=\p{Lu})`,
  'iu',
)

/** Degrees and registers in letters. */
const degreeLetters = String.raw`
  [BM]Mus|PG[CD]E|\(Hons\)|RN|RM|BN?Sc|MSc|B\.Sc|M\.Sc|BSN|MSN|LPN|CNA|EMT|MBA|BA|MA|BEd|B\.?Ed|MEd|LLB|LLM|Ph\.?D|M\.?D|J\.?D|CPA(-K)?|ACC?A
  FCC?A|ACMA|CIMA|CMA|PMP|CFA|DDS|Esq|MIEI|MIET|CEng|PE|MSCSI|MCIOB|PharmD|B\.?Pharm|R\.?Ph|OTR|CISA|PHR|APRN
  [MFA][RCI](?=\p{Lu}*\p{Ll})\p{Lu}\p{L}{1,7}|[BCDFGHJKLMNPQRSTVWXZ]{3,5}`
/** A degree or a register in letters: of a list, or without a vowel ("LPT"); one behind a comma may be a state. */
const letters = String.raw`${either(degreeLetters)}(?:/L|-CP)?\.?(?![\p{L}])`
const capitals = '(?:BNSC|BSC|MSC|PHD|BED|MED|CENG|PHARMD|RPH|PHARM\\.|ESQ)(?![\\p{L}])'
const credentials = new RegExp(
  `(?<=\\S \\S{2,40})(?!, (?:RN|PE|MA|BA|MD)$),?(?:[ ,/]{1,2}(?:${letters}|${capitals}|Pharm\\.|Dra?\\.))+$`,
  'u',
)
const leading = new RegExp(`^(?:(?:${letters}|${capitals})[ ,]{1,2}){1,4}(?=\\p{Lu}\\S+ \\p{L})`, 'u')

/** "Olá, eu sou", "Hi, my name is", and "Currículo |" before a name. */
const greeting =
  /^(?:(?:ol[áa]|oi|hello|hi|hey)(?!\p{L})[!,.]?\s*)?(?:(?:eu )?(?:me chamo|sou(?: [oa])?)|(?:o )?meu nome [ée]|i['’]m|i am|my name is)\s+(?=\p{Lu})/iu
const pronouns = /(?<!\s)\s+(?:she|he|they|her|his|ela|ele|elu)\s?\/\s?\p{L}{2,6}(?:\s?\/\s?\p{L}{2,6})?$/iu

/** The name of the part that holds the name, in the row of it: "INFORMAÇÃO PESSOAL Rui Teles". */
const partName =
  /^(?:personal (?:information|details|data)|(?:dados|informa[çc](?:[ãa]o|[õo]es)) pessoa(?:l|is)|identifica[çc][ãa]o)\s*[:\s]\s*(?=\p{L})/iu
/** The register of a profession and its number behind a name: "Ana Prado CRC/SP 123456", "OAB-PE nº 00.000". */
const register = new RegExp(String.raw`(?<=\p{L})[\s,]+\(?${registration}\)?.{0,20}$`, 'u')
/** "OKONKWO, Chukwuemeka (Mr.)". */
const titleInBrackets = /\s*\((?:mrs?|ms|miss|dra?|sra?|engr|prof)\.?\)$/iu

/** A text without its label, greeting, title and degrees. */
export const bareName = (text: string): string =>
  joinSpread(text)
    .replace(partName, '')
    .replace(nameLabel, '')
    .replace(titleOfDocument, '')
    .replace(unsigned, '')
    .replace(titleBehind, '$1')
    .replace(greeting, '')
    .replace(honorific, '')
    .replace(leading, '')
    .trim()
    .replace(credentials, '')
    .replace(pronouns, '')
    .replace(register, '')
    .replace(titleInBrackets, '')

/** Characters of a line that may hold a name; longer ones are prose. */
const LENGTH = 200
const addresses =
  /[^\s|•·]{1,64}@[^\s|•·]{1,64}|(?:https?:\/\/|www\.|(?:linkedin|github)\.com)[^\s|•·]{0,100}|(?:[+(]{0,2}\d[\d ().-]{6,20}\d)/giu
const separators = /\s*[|•·,–—¦]\s*|\s+[-/]\s+|\s{2,}|\s*[()]\s*|\s*[^\p{L}\p{N}\p{P}\p{Z}\p{M}´`^~]+\s*/u

/** "Mary (Molly) Jones": a byname in brackets inside a name, which is no separator. */
const byname = /^(\p{Lu}\S{1,20}(?: \S{1,20})?) \((\p{Lu}[\p{L}'’-]{1,20})\) (?=\p{Lu}\S{0,20}(?: \S{1,20}){0,2}$)/u

const upperSurnameFirst =
  /^(\p{Lu}[\p{Lu}'’-]{1,20}(?: \p{Lu}[\p{Lu}'’-]{1,20})?), (\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3})$/u
/** Behind a label in any letters: "Name: Baker, Helen". */
const anySurnameFirst = /^(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3})$/u

/** "OKAFOR, Chinelo Adaeze" as people say it: surname last; a town, a job or letters behind a name are none. */
const surnameFirst = (text: string, labelled: boolean): string => {
  const [, surname = '', forenames = ''] = (labelled ? anySurnameFirst : upperSurnameFirst).exec(text) ?? []
  const all = `${forenames} ${surname}`
  // In capitals throughout, "ANA LEMOS, OLINDA" has the same form.
  const isLone = !/ /.test(surname) || forenames !== forenames.toUpperCase()
  const isOther = [surname, forenames].some((part) => isTitle(part) || isMunicipality(part) || isNoName(part))
  return surname && isLone && !isOther && !credentials.test(`${surname} ${surname} ${forenames}`) && looksLikeName(all)
    ? all
    : text
}

/** The same of a surname that is a job's or a town's word too ("BAKER, Helen"), which an address must confirm; else null. */
export const namedInReverse = (text: string): string | null => {
  const bare = text.length > LENGTH ? '' : bareName(text)
  const [, surname, forenames] = anySurnameFirst.exec(bare) ?? []
  return surname && forenames && !isNoName(surname) && !isNoName(forenames) ? `${forenames} ${surname}` : null
}

/** Parts of a line that signs, wide gaps and addresses separate, each of which may be a name; the first parts first. */
export const pieces = (text: string): string[] => {
  if (text.length > LENGTH) return []
  const bare = bareName(givenNameFirst(text))
  const name = surnameFirst(bare, nameLabel.test(text))
  if (byname.test(name)) return [name]
  const place = findCityAndState(name) ?? ''
  const behind = name.startsWith(place) && /^ \p{Lu}\S* \p{L}/u.test(name.slice(place.length))
  const parts = name
    .slice(behind ? place.length : 0)
    .replace(addresses, ' | ')
    .split(separators)
  return parts
    .map((piece) =>
      bareName(piece.replace(/^\s*[.:;]+|[.:;]+\s*$/gu, (sign) => (sign.startsWith('.') ? sign : ''))).trim(),
    )
    .filter(Boolean)
}

/** True for the word for a résumé, or a label of personal data. */
export const isNoName = (text: string): boolean => {
  const folded = fold(text)
  return [documentTitle, label, labelled].some((pattern) => pattern.test(folded))
}

/** `small` accepts a lower-case name, as in some designs, only where nothing on the page is larger. */
export const looksLikeName = (named: string, small = false): boolean => {
  const text = named.replace(byname, '$1 $2 ')
  if (text.length < 3 || text.length > 60 || !/^\p{L}[\p{L}'’“”". -]+$/u.test(text)) return false
  const parts = text.split(/\s+/)
  // An apostrophe may follow a small letter: "Soares d'Ávila".
  if (parts.length > 8 || isNoName(text) || headingName(text)) return false
  if (small && parts.length > 1 && parts.length <= 6 && text === text.toLowerCase()) return true
  return parts.every((part) => particle.test(part) || /^(?:["“]?|d['’])\p{Lu}/u.test(part))
}
