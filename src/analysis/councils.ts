// Lists the councils of Brazil and Britain that license a profession, and finds the number with which they register somebody.

/** Their letters, separated by "|". */
export const councils =
  'COREN|CRM|OAB|CREA|CRC|CRO|CRP|CREFITO|CREFONO|CRFa|CRF|CRN|CAU|CREF|CRESS|CRMV|CRBM|CRBio|CRECI|CRTR|CRQ|CRB|CRA|CFT|CRT|HCPC|NMC|GMC|GPhC|GOC|GDC|RCVS'

/** A register of any trade and its number: "CRC/SP 123456", "OAB-PE nº 00.000", "CRFa 2-12345", "CRQ IV 04123456", "NMC PIN 12A3456B". */
export const registration = String.raw`(?:${councils}|COFEN|DRT|MTB|SRA)(?!\p{L})(?: PIN| Reg)?[\s/–-]{0,3}(?:(?:[IVX]{1,5}|\p{Lu}{2})(?!\p{L}))?[\s:–-]{0,3}(?:n[º°o]?\.?\s?)?[\p{Lu}\d./-]*\d[\p{Lu}\d./-]*`
