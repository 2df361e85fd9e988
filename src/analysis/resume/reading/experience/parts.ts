// The pieces of a job's heading line: the separators between them, and the line without its dates.
import type { DateRange } from '../dates/dates'

/** Separators between the parts of a heading: " | ", " – ", " • ", " / ", " @ ", wide gaps. */
export const separators =
  /\s+[|•·►]\s*|\s*[|•·►]\s+|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}|\s+\/\s+|\s*\/{2,}\s*|\s+(?:@|~|→|➜|➔|⇒|▸|»|›|>|::|\\|‖|¦|[◦♦◆■▪★])\s+/u

/** The part without separators around it. */
export const trimPart = (text: string): string =>
  text
    .replace(/(?<=["”])\.$/u, '')
    .replace(/^(?:[\s,;:()[\]–—|•·/"“”→-]|\.\s)+|(?<![\s,;:([–—|•·/"“”→-])[\s,;:([–—|•·/"“”→-]+$/gu, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')

/** A label whose date was removed, and the names of a table's columns. */
export const dateLabel =
  /^(?:datas?|dates?|per[íi]odo|period|tempo|dura[çc][ãa]o|duration|admiss[ãa]o|entrada|in[íi]cio|start|desde|de|from|empresa|empregador|cargo|fun[çc][ãa]o|company|employer|position|job title)$/iu

/** Where an employer's shop is, beside its name: "Modas Araucária, Shopping Palladino, Curitiba". */
export const building = /^(?:shopping(?: center)?|galeria|terminal|aeroporto) \p{Lu}/iu

/** A length of time at the end of a line: "2 anos e 3 meses", "(3 years)". */
export const duration =
  /(?:[(,·-]|(?<!\s))\s*\b\d{1,2} ?(?:anos?|years?|yrs?|meses|m[êe]s|months?|mos?)\b(?:,? (?:e |and )?\d{1,2} ?(?:meses|m[êe]s|months?|mos?)\b)?\s*\)?$/iu

/** A line without its dates and the punctuation around them. */
export const withoutDates = (text: string, range: DateRange): string =>
  // "Porteiro (Contagem, 2015 – 2018)": the bracket holds the town too.
  `${text
    .slice(0, range.start)
    .replace(/ \((?=[^()]*\p{L}{3}[^()]*,\s*$)/u, ' | ')
    .replace(
      /(?:^|[\s,(–—-])(?:(?:safras?|temporadas?|ver(?:ão|ões)|seasons?|summers?)(?: d[ae])?|de|from|desde|since)\s*$/iu,
      ' ',
    )} | ${text.slice(range.end)}`
    .replace(/[([]\s*\|\s*[)\]]/g, '|')
    .replace(/^[\s|,;:–—-]+/, '')
    .replace(/(?<![\s|,;:(–—→-])[\s|,;:(–—→-]+$/, '')
    .replace(duration, '')
    .trim()
