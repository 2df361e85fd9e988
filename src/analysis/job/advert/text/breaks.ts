// Puts back the line breaks that copying removed: "professionalism.Previous", "ExcelStrong", "Degree.• Valid".

/** A full stop without a space before a new sentence; "Node.Js" and "ASP.Net" are names. */
const stuck = /(?<=[\p{Ll})\]]{2}[.;:!?]|\d[;!?])(?=\p{Lu}\p{Ll}+(?![\p{L}.@]))(?!(?:Js|Net|Io|Com|Org|Py|Ai)\b)/gu

/** Words that open a requirement or a part of an advert; no product's name ends in one of them. */
const opening =
  '(?:The|These|This|You|Your|Our|We|If)(?![A-Za-z])|Abilit(?:y|ies)|Able|Assist|Attention|Be able|Collaborat|Comfort|Detailed|Ensure|Have|Identify|Outstanding|Proactive|Understand|Advanced|Additional|Availability|Bachelor|Basic|Benefits|Candidates?|Competenc|Degree|Demonstrated|Desirable|Duties|Education|Excellent|Experienced?|Familiar|Fluen(?:t|cy)|Good|High school|Intermediate|Knowledge|Languages|Location|Master|Minimum|Must|Organi[sz]|Passion|Perform|Preferred|Previous|Proficien|Proven|Qualifi|Requirements?|Responsib|Salary|Solid|Strong|Understanding|Valid|Willing|Working|Years|Atividades|Benef[íi]cios|Conhecimentos?|Cursos?|Desej[áa]vel|Diferencia|Disponibilidade|Dom[íi]nio|Ensino|Escala|Experi[êe]ncia|Forma[çc][ãa]o|Hor[áa]rio|Local|Necess[áa]rio|Requisitos|Responsabilidades|Sal[áa]rio|Vag[ao]s|Viv[êe]ncia'
/** Small letters, digits or a bracket directly before such a word, and a label in capitals directly before any word. */
const glued = new RegExp(String.raw`(?<=[\p{Ll}\d)]{2}|\p{Lu}{3})(?=(?:${opening})[\p{Ll}]*(?![\p{L}]))`, 'gu')
/** A word in small letters glued to the next line: "debugging skillsThorough"; shorter ones open names ("openSUSE", "phpMyAdmin"). */
const gluedWord = /(?<=(?<![\p{L}\p{N}.@/_-])\p{Ll}{5,20})(?=\p{Lu}\p{Ll}{2,}(?![\p{L}.@/_]))/gu
/** "frameworks1+ years": a number of years glued to the word before it. */
const gluedYears = /(?<=\p{Ll}{3})(?=\d{1,2}\+? (?:years?|anos?)\b)/gu
const label =
  /(?<=(?:REQUIREMENTS|QUALIFICATIONS|RESPONSIBILITIES|DUTIES|DESCRIPTION|EXPERIENCE|EDUCATION|SKILLS|BENEFITS|ROLE|POSITION|SUMMARY|REQUISITOS|BENEF[ÍI]CIOS|ATIVIDADES|RESPONSABILIDADES|QUALIFICA[ÇC][ÕO]ES|DESCRI[ÇC][ÃA]O)[:.]?)(?=\p{Lu}\p{Ll})/gu

/** A heading in capitals glued to the sentence before it: "HIPAA complianceQUALIFICATIONS:". */
const gluedHeading = /(?<=\p{Ll}{2}|[.;:)])(?=\p{Lu}{5,}(?: (?:\p{Lu}{2,}|&)){0,4}:)/gu
/** A label in capitals within a line: "JOB TITLE: Coder DEPARTMENT: Review". */
const inlineLabel = /(?<=[\p{Ll}\d.;)])\s{1,8}(?=\p{Lu}{4,20}(?: \p{Lu}{2,20}){0,2}: )/gu
/** "Including, but not limited to, pumps": no clause of its own. */
const notLimited = /,? but (?:(?:are|is) )?not limited to[,:]?/gi

/** Bullets within a line; at least two of them, because one may be a sign of something else. */
const inline =
  /\s{0,4}[•●▪◦·]\s{0,4}(?=\p{L})|(?<=[.;:)!?])\s{0,4}[-–*]\s{0,4}(?=\p{Lu}\p{Ll})|(?<=[\p{Ll}.)])\*(?=\p{Lu}\p{Ll})/gu
const BULLETS = 2
/** Hyphens that were bullets, glued on both sides: "involve:-Answering calls-Data inputting-Filing". One or two may be names. */
const hyphens = /(?<=[\p{Ll}:.)])-(?=\p{Lu}\p{Ll})/gu
const HYPHENS = 3

/** Placeholders of links and tags ("#vempra"); a Markdown heading and "C#" are none. */
const links = /#(?:URL|EMAIL|PHONE)_[\da-f]+#|(?<=\s)#\p{L}[\p{L}\p{N}_]{2,40}/giu

/** The text with the breaks that copying lost. Linear. */
export const withBreaks = (text: string): string =>
  text
    .replace(notLimited, '')
    .replace(gluedHeading, '\n')
    .replace(inlineLabel, '\n')
    .replace(stuck, '\n')
    .replace(glued, '\n')
    .replace(gluedWord, '\n')
    .replace(label, '\n')
    .replace(gluedYears, '\n')
    .split('\n')
    .map((line) => ((line.match(hyphens)?.length ?? 0) >= HYPHENS ? line.replace(hyphens, '\n- ') : line))
    .map((line) =>
      ((line.match(inline)?.length ?? 0) >= BULLETS ? line.replace(inline, '\n- ') : line).replace(links, ' '),
    )
    .join('\n')
