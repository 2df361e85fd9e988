// Kinds by the names of what belongs to them: a line about PIS is about taxes, one about Docker about containers, and work at a
// hospital is work in healthcare.
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from '../words/together'

/** Each kind as adverts name it, folded, and names of it as they are written: "pis" in small letters may be a slip of another word. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:impostos?|tributos?|tax(?:es)?)$/,
    /(?<![\p{L}\d])(?:PIS|COFINS|ICMS(?:[- ]?ST)?|ISS(?:QN)?|IPI|IRPJ|CSLL|IRRF|IOF|VAT|PAYE|GST)(?![\p{L}\d])/u,
  ],
  [
    /^(?:(?:uso de |using )?(?:containers?|conteiner(?:es)?|contentores?)|containeri[sz]ation|orquestracao de containers|container orchestration)$/,
    /(?<![\p{L}\d])(?:Docker|Kubernetes|K8s|Podman|OpenShift)(?![\p{L}\d])/u,
  ],
  [
    /^(?:modelagem de (?:dados|bancos?(?: de dados)?)|data modell?ing)$/,
    /(?<!\p{L})(?:[Mm]odel(?:ei|ou|ar|ando|agem de) (?:o |os |um )?bancos?|[Mm]odell?(?:ed|ing) (?:the |a )?databases?)(?!\p{L})/u,
  ],
  [
    /^(?:programacao|logica de programacao|programming|coding|programming languages?|linguagens? de programacao)$/,
    /(?<![\p{L}\d])(?:Python|Java|JavaScript|TypeScript|PHP|Ruby|Kotlin|Delphi|COBOL|C\+\+|C#)(?![\p{L}\d+#])/u,
  ],
  [
    /^(?:healthcare|health care|(?:area|setor) d[ae] saude)(?: (?:sector|environments?|settings?|industry))?$/,
    /(?<!\p{L})(?:[Hh]ospita(?:ls?|is)|[Cc]l[ií]nic(?:as?|s)|NHS|UBS|UPA|[Hh]ospices?|[Ii]nfirmary)(?!\p{L})/u,
  ],
  [
    /^(?:education|(?:area|setor) d[ae] educacao)(?: (?:sector|environments?|settings?))?$/,
    /(?<!\p{L})(?:[Ss]chools?|[Cc]olleges?|[Uu]niversit(?:y|ies)|[Ee]scolas?|[Cc]ol[ée]gios?|[Cc]reches?|[Ff]aculdades?)(?!\p{L})/u,
  ],
  [
    /^(?:hospitality|hotelaria|(?:area|setor|ramo) (?:de hotelaria|hoteleir[oa]))(?: (?:sector|environments?|settings?|industry))?$/,
    /(?<!\p{L})(?:[Hh]ot[eé](?:ls?|is)|[Rr]esorts?|[Pp]ousadas?|[Hh]ostels?)(?!\p{L})/u,
  ],
  [
    /^(?:frameworks?)$/,
    /(?<![\p{L}\d])(?:React|Angular|Vue(?:\.js)?|Django|Laravel|Spring(?: Boot)?|NestJS|FastAPI|Rails|\.NET)(?![\p{L}\d])/u,
  ],
]

/** Lines that name one of the kind suggest it. */
export const ofSameKind = ({ text, skill }: Keyword, person: Person): Hit[] => {
  const folded = skill === 'Impostos' ? 'impostos' : fold(text)
  const names = kinds.find(([kind]) => kind.test(folded))?.[1]
  if (names === undefined) return []
  return person.entries.flatMap((entry): Hit[] => {
    const mark = names.exec(entry.block.text)?.[0]
    return mark === undefined ? [] : [{ how: 'implied', entry, mark }]
  })
}
