// Puts back the line breaks that copying removed: "professionalism.Previous", "ExcelStrong", "Degree.• Valid".
import { anyOf, either } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { wordWeight } from '../terms/vocabulary'
import { isHeadRow } from './head-row'

/** A full stop without a space before a new sentence; "Node.Js" and "ASP.Net" are names. */
const stuck =
  /(?<=[\p{Ll})\]]{2}[.;:!?]|[\p{Lu}\d][;!?])(?=\p{Lu}\p{Ll}+(?![\p{L}.@]))(?!(?:Js|Net|Io|Com|Org|Py|Ai)\b)/gu

/** Words that open a requirement or a part of an advert; no product's name ends in one of them. */
const opening = either(`
  (The|These|This|You|Your|Our|We|If)(?![A-Za-z])|Abilit(y|ies)|Able|Assist|Attention|Be able|Collaborat|Comfort
  Detailed|Ensure|Have|Identify|Outstanding|Proactive|Understand|Advanced|Additional|Availability|Bachelor|Basic
  Benefits|Candidates?|Competenc|Degree|Demonstrated|Desirable|Duties|Education|Excellent|Experienced?|Familiar
  Fluen(t|cy)|Good|High school|Intermediate|Knowledge|Languages|Location|Master|Minimum|Must|Organi[sz]|Passion|Perform
  Preferred|Previous|Proficien|Proven|Qualifi|Requirements?|Responsib|Salary|Solid|Strong|Understanding|Valid|Willing
  Working|Years|Atividades|Benef[íi]cios|Conhecimentos?|Cursos?|Desej[áa]vel|Diferencia|Disponibilidade|Dom[íi]nio
  Ensino|Escala|Experi[êe]ncia|Forma[çc][ãa]o|Hor[áa]rio|Local|Necess[áa]rio|Requisitos|Responsabilidades|Sal[áa]rio
  Vag[ao]s|Viv[êe]ncia
`)
/** Small letters, digits or a bracket directly before such a word, and a label in capitals directly before any word. */
const glued = new RegExp(
  String.raw`(?<=[\p{Ll}\d)]{2}|\p{Lu}{3}|[\p{L})]{2}[.;])(?=(?:${opening})[\p{Ll}]*(?![\p{L}]))`,
  'gu',
)
/** A word in small letters glued to the next line: "debugging skillsThorough"; shorter ones open names ("openSUSE", "phpMyAdmin"). */
const gluedWord = /(?<=(?<![\p{L}\p{N}.@/_-])\p{Ll}{5,20})(?=\p{Lu}\p{Ll}{2,}(?![\p{L}.@/_]))/gu
/** "frameworks1+ years": a number of years glued to the word before it. */
const gluedYears = /(?<=\p{Ll}{3})(?=\d{1,2}(?:[-–]\d{1,2})?\+? ?(?:years?|anos?)\b)/giu
const label =
  /(?<=(?:REQUIREMENTS|QUALIFICATIONS|RESPONSIBILITIES|DUTIES|DESCRIPTION|EXPERIENCE|EDUCATION|SKILLS|BENEFITS|ROLE|POSITION|SUMMARY|REQUISITOS|BENEF[ÍI]CIOS|ATIVIDADES|RESPONSABILIDADES|QUALIFICA[ÇC][ÕO]ES|DESCRI[ÇC][ÃA]O)[:.]?)(?=\p{Lu}\p{Ll})/gu

/** A heading in capitals glued to the sentence before it: "HIPAA complianceQUALIFICATIONS:". */
const gluedHeading = anyOf(
  String.raw`
    (?<=\p{Lu}{3})(?=(REQUISITOS|BENEF[ÍI]CIOS|ATIVIDADES|RESPONSABILIDADES|QUALIFICA[ÇC][ÕO]ES|REQUIREMENTS|RESPONSIBILITIES):)
    (?<=\p{Ll}{2}|[.;:)])(?=
      \p{Lu}{5,}( (\p{Lu}{2,}|&)){0,4}:
      (REQUIREMENTS|QUALIFICATIONS|RESPONSIBILITIES|DUTIES|EXPERIENCE|EDUCATION|SKILLS|BENEFITS|REQUISITOS|BENEF[ÍI]CIOS|ATIVIDADES|RESPONSABILIDADES|QUALIFICA[ÇC][ÕO]ES)(?!\p{Lu})
    )
  `,
  { before: '', after: '', flags: 'gu' },
)
/** A label in capitals within a line: "JOB TITLE: Coder DEPARTMENT: Review". */
const inlineLabel =
  /(?<=[\p{Ll}\d.;)])\s{1,8}(?=(?:\p{Lu}{4,20}|\p{Lu}{3}(?= \p{Lu}{4}))(?: \p{Lu}{2,20}){0,2}:(?: |$))/gu
/** "Knowledge required- MRP a plus": a bullet behind a word that closes a request. */
const closedItem = /(?<=\b(?:required|preferred|plus|desirable|must|desejável|obrigatório))\s?[-–]\s?(?=\p{Lu})/gu
/** "Including, but not limited to, pumps": no clause of its own. */
const notLimited = /,? but (?:(?:are|is) )?not limited to[,:]?/gi

/** Bullets within a line; at least two of them, because one may be a sign of something else. */
const inline =
  /\s{0,4}[•●▪◦·]\s{0,4}(?=\p{L})|(?<=[\p{Ll}\d)#+])- (?=\p{Lu}\p{Ll}|\d)|(?<=[\p{Ll}.:;)])\s?\d{1,2}\. (?=\p{Lu}\p{Ll})|(?<=[.;:)!?])\s{0,4}[-–*]\s{0,4}(?=\p{Lu}\p{Ll})|(?<=[\p{Ll}.)])\*(?=\p{Lu}\p{Ll})/gu
const BULLETS = 2
/** Bars between the entries of a list: "Certificado válido | Experiência em caixa | Ensino médio"; a short line of them is a head. */
const bars = /(?<=\S) \| (?=\S)/gu
const BAR_LINE = 100
/** Hyphens that were bullets, glued on both sides: "involve:-Answering calls-Data inputting-Filing". One or two may be names. */
const hyphens = /(?<=[\p{Ll}:.)])-(?=\p{Lu}\p{Ll})/gu
const HYPHENS = 3

/** A line in which at least so many breaks were lost surely lost others: "OutlookSome knowledge", "ControlLong term view". */
const LOST = 3
/** Minimum letters of a general word that may be a heading: "ResponsabilidadesEscrever". */
const LABEL_LETTERS = 8
const joint = /(?<=(\p{L}{0,20}\p{Ll}{2}))(?=(\p{Lu}\p{Ll}{2,}))/gu
/** The same line with all its breaks, each before a word of any advert; a name stays whole: "JavaScript", "OpenText". */
const withAll = (line: string): string =>
  line.replace(/[\p{L}\p{N}]{6,60}/gu, (word) =>
    isSpelledSo(word)
      ? word
      : word.replace(joint, (_, before: string, next: string) =>
          isGeneral(fold(next)) || isLabel(before) ? '\n' : '',
        ),
  )
const isLabel = (word: string): boolean => word.length >= LABEL_LETTERS && isGeneral(fold(word))
const isGeneral = (word: string): boolean => wordWeight(word, 'en') < 2 || wordWeight(word, 'pt') < 2
const isSpelledSo = (word: string): boolean =>
  matchSkills(word).some(({ start, end }) => start === 0 && end === word.length)

/** Placeholders of links and tags ("#vempra"), but not a Markdown heading or "C#". */
const links = /#(?:URL|EMAIL|PHONE)_[\da-f]+#|(?<=\s)#\p{L}[\p{L}\p{N}_]{2,40}/giu

/** "required_education: BSc": a label that a form's program wrote. */
const underlined = /^\p{Ll}{3,20}(?:_\p{Ll}{2,20}){1,3}(?=:)/u

const withSure = (line: string): string =>
  [gluedHeading, inlineLabel, closedItem, glued, gluedWord, label, gluedYears, stuck].reduce(
    (text, lost) => text.replace(lost, '\n'),
    line,
  )

/** A line with the breaks that it lost. */
const ofLine = (line: string): string[] => {
  const pieces = withSure(line).split('\n')
  return (pieces.length > LOST ? pieces.flatMap((piece) => withAll(piece).split('\n')) : pieces)
    .map((one) => (one.length > BAR_LINE && (one.match(bars)?.length ?? 0) >= BULLETS ? one.replace(bars, '\n') : one))
    .map((one) => ((one.match(hyphens)?.length ?? 0) >= HYPHENS ? one.replace(hyphens, '\n- ') : one))
    .map((one) => ((one.match(inline)?.length ?? 0) >= BULLETS ? one.replace(inline, '\n- ') : one).replace(links, ' '))
}

/** The text with the breaks that copying lost. Linear. */
export const withBreaks = (text: string): string =>
  text
    .replace(notLimited, '')
    .split('\n')
    .map((line) => line.replace(underlined, (name) => name.replaceAll('_', ' ')))
    .flatMap((line) => (isHeadRow(line) ? [line.replace(links, ' ')] : ofLine(line)))
    .join('\n')
