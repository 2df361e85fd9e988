// What of a text may be a person's name: without its label, the title before it, the degrees after it.

import { isTitle } from '../experience/titles'
import { headingName } from '../headings'
import { fold, joinSpread } from '../text'

const documentTitle =
  /^(?:europass(?: cv| curriculum vitae)?|curriculum(?: vit(?:ae|æ))?|curriculo(?: profissional)?|cv|resume|vit(?:ae|æ)|c\.v\.)$/
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
  /^(?:nome|name|full name|(?:first|given|last|family) names?|surnames?|apelidos?|candidat[oa]|candidate)(?:\(s\))?(?![\p{L}])[^:]{0,24}:\s*/iu

/** "Currículo de Ana Reis" and "Résumé of John Hill". */
const titleOfDocument =
  /^(?:curr[ií]culo|curriculum(?: vit(?:ae|æ))?|r[eé]sum[eé]|cv)(?: profissional)?\s*(?:d[aeo]|of|for|[:–—-])\s+(?=\S+ \S)/iu

/**
 * Titles before a name: "Dra. Beatriz", "Prof. Dr. Nuno", "Engª Carla"; without a full stop only those that are not
 * first names.
 */
const honorific =
  /^(?:(?:(?:dr|dra|eng|enga|engo|prof|profa|arq|adv|sr|sra|mr|mrs|ms|rev|me|ma|esp)\.[ªºao]?|(?:eng|prof|arq|adv|dr|sr)\.?[ªº]\.?|(?:dra?|prof|profa|mrs?|sra))\s+){1,3}(?=\p{Lu})/iu

/** Degrees and registers in capitals behind two words of a name: "Jane Miller RN". */
const credentials =
  /(?<=\S \S{2,40})(?: (?:RN|LPN|CNA|EMT|BSN|MSN|MBA|M\.?Sc\.?|B\.?Sc\.?|Ph\.?D\.?|M\.?D\.?|CPA|PMP|CFA|DDS|J\.?D\.?|Esq\.?))+$/u

/** Portuguese jobs that nobody is named after, behind two words of a name: "Wesley Brito Desenvolvedor Back-end". */
const jobBehind =
  /(?<=^\S+ \S.{1,40}) (?:desenvolvedora?|engenheir[oa]|enfermeir[oa]|analista|t[ée]cnic[oa]|auxiliar|assistente|motorista|vendedora?|recepcionista|nutricionista|fisioterapeuta|psic[óo]log[oa]|professora?|advogad[oa]|arquitet[oa]|administradora?|gerente|coordenadora?|supervisora?|operadora?|designer|estudante|estagi[áa]ri[oa]|jornalista|programadora?|eletricista|farmac[êe]utic[oa]|consultora?|cozinheir[oa])(?: .*)?$/iu
/** English jobs of two words or more: "Julia Boone Graphic Designer", "Ann Hill Registered Nurse". */
const englishJobBehind =
  /(?<=^\S+ \S.{1,40}) (?:(?:senior|junior|lead|principal|associate|assistant|certified) )*(?:(?:graphic|software|web|product|project|program|data|back-?end|front-?end|full-?stack|mobile|cloud|systems?|network|security|mechanical|electrical|civil|industrial|registered|licensed|physical|occupational|dental|medical|veterinary|legal|executive|administrative|office|sales|marketing|customer|account|business|human resources|hr|financial|tax|store|shift|warehouse|supply chain|quality|ux|ui|ux\/ui|interior|fashion|video|content|social media|research|teaching|primary|secondary|elementary|early years|truck|delivery|sous|pastry|line|head|line) )+(?:designer|engineer|developer|manager|analyst|nurse|assistant|technician|therapist|hygienist|accountant|specialist|coordinator|consultant|architect|scientist|researcher|teacher|driver|chef|cook|representative|executive|officer|advisor|editor|writer|administrator|supervisor|student|partner)$/iu

export const bareName = (text: string): string =>
  joinSpread(givenNameFirst(text))
    .replace(nameLabel, '')
    .replace(/^(?:personal information|dados pessoais)\s+/iu, '')
    .replace(titleOfDocument, '')
    .replace(honorific, '')
    .split(/\s*[|•·,–—]\s*|\s+-\s+|\s{2,}|\s*\(/u)[0]!
    .trim()
    .replace(credentials, '')
    .replace(englishJobBehind, '')
    .replace(jobBehind, '')

/** `small` accepts a lower-case name, as in some designs, only where nothing on the page is larger. */
export const looksLikeName = (text: string, small = false): boolean => {
  if (text.length < 3 || text.length > 60 || !/^\p{L}[\p{L}'’“”". -]+$/u.test(text)) return false
  const parts = text.split(/\s+/)
  // An apostrophe may follow a small letter: "Soares d'Ávila".
  if (parts.length > 8 || documentTitle.test(fold(text)) || headingName(text)) return false
  if (small && parts.length >= 2 && parts.length <= 4 && text === text.toLowerCase()) return !isTitle(text)
  return parts.every((part) => particle.test(part) || /^(?:["“]?|d['’])\p{Lu}/u.test(part))
}
