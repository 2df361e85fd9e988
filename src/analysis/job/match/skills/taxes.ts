// Taxes by their own names, by which a line shows work on taxes without that word.

import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from './together'

/** Initials in capitals, as taxes are written: "pis" in small letters may be a slip of another word. */
const tax = /(?<![\p{L}\d])(?:PIS|COFINS|ICMS(?:[- ]?ST)?|ISS(?:QN)?|IPI|IRPJ|CSLL|IRRF|IOF|VAT|PAYE|GST)(?![\p{L}\d])/u

/** Lines about a tax by its name suggest taxes. */
export const taxes = ({ skill }: Keyword, person: Person): Hit[] =>
  skill !== 'Impostos'
    ? []
    : person.entries.flatMap((entry): Hit[] => {
        const mark = tax.exec(entry.block.text)?.[0]
        return mark === undefined ? [] : [{ how: 'implied', entry, mark }]
      })
