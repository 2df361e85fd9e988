// Splits a heading line of a job at the separators that people use.

/** Separators between the parts of a heading: " | ", " – ", " • ", " / ", " @ ", wide gaps. */
export const separators =
  /\s+[|•·►]\s*|\s*[|•·►]\s+|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}|\s+\/\s+|\s*\/{2,}\s*|\s+(?:@|~|→|➜|➔|⇒|▸|»|›|>|::|\\|‖|¦|[◦♦◆■▪★])\s+/u

/** The part without separators around it. */
export const trimPart = (text: string): string =>
  text
    .replace(/(?<=["”])\.$/u, '')
    .replace(/^(?:[\s,;:()[\]–—|•·/"“”→-]|\.\s)+|[\s,;:([–—|•·/"“”→-]+$/gu, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')

/** A label whose date was removed, and the names of a table's columns. */
export const dateLabel =
  /^(?:datas?|dates?|per[íi]odo|period|tempo|dura[çc][ãa]o|duration|admiss[ãa]o|entrada|in[íi]cio|start|desde|de|from|empresa|empregador|cargo|fun[çc][ãa]o|company|employer|position|job title)$/iu

/** Where an employer's shop is, beside its name: "Modas Araucária, Shopping Palladino, Curitiba". */
export const building = /^(?:shopping(?: center)?|galeria|terminal|aeroporto) \p{Lu}/iu
