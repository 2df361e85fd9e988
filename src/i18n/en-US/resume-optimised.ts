import type { optimised as source } from '../pt-BR/resume-optimised'
import type { Same } from '../same'

export const optimised: Same<typeof source> = {
  heading: 'Your optimized résumé',
  lead: 'Your own words only, in a single column and under the headings screening systems know. No suggestion was mixed in.',
  same: 'Read again by our reader, it keeps the original’s {{before}} of 100.',
  better: 'Read again by our reader, it went from {{before}} to {{score}} of 100.',
  docx: 'Download as Word (DOCX)',
  pdf: 'Download as PDF',
  noPdf: 'No PDF this time: it would lose letters or points of the original.',
  noDocx: 'No Word file this time: our reader gave it fewer points than the original.',
  changed: 'What was rearranged or left out',
  unchanged: 'Nothing was left out.',
  notes: {
    personal: 'Left out: {{kinds}}. No company needs them for screening.',
    hidden: 'Text that nobody sees was left out.',
    columns: 'The two columns became one.',
    tables: 'Text in tables became ordinary lines.',
    pictures: 'Photos and pictures were left out.',
    margins: 'What stood in the header, the footer or text boxes came into the body.',
    order: 'Sections are in the order systems expect.',
    headings: 'Some section headings got their best-known name.',
    dates: 'Dates are all written as month and year, like 03/2021.',
    other: 'What had no section went to “{{other}}”.',
  },
  personal: {
    cpf: 'CPF',
    rg: 'RG',
    document: 'document numbers',
    birth: 'date of birth or age',
    marital: 'marital status',
    parents: 'parents’ names',
    religion: 'religion',
  },
  gone: 'There is no optimized file for this analysis.',
}
