// Knows what the heading of a job says besides its two names: details, what an employer is, several unnamed places, an agency.
import { either } from '../../../../phrases'
import { monthPattern } from '../../dates/patterns'
import { isPlace } from '../../person/places'
import { fold } from '../../text'
import { dateLabel, duration } from '../parts'

/** Labels of a superior, a contact, pay, hours or a register. */
const otherLabels = `
  (line )?manager|supervisor|reporting to|gestora?|chefia|chefe imediato|contato|contact|tel(efone)?|fone|phone
  sal[áa]rio|salary|wage|cnpj|matr[íi]cula|motivo|reason for leaving|carga hor[áa]ria|hours|ramo|segmento|site`
/** What a heading says besides: "Gestor: Paulo Neri", "salário R$ 2.400", "Tel. (41) 3222-1000", a page's address. */
export const detail = new RegExp(
  String.raw`^${either(otherLabels)}(?:\s*[:.]|\s+[R$£€]*\s?\d).*$|^(?:https?:\/\/|www\.)\S+$`,
  'iu',
)

/** "Various postings", "vários clientes": several unnamed ones. */
export const several =
  /^(?:various|several|different|multiple|v[áa]ri[oa]s|divers[oa]s|diferentes) (?:postings?|roles?|positions?|posts?|sites?|locations?|clients?|placements?|cargos|fun[çc][õo]es|postos|locais|lota[çc][õo]es|obras|unidades|clientes|empresas)$/iu

/** "Empresa familiar com 40 funcionários": what an employer is, and no name. */
export const isAbout =
  /^\p{Lu}[\p{Ll}-]+(?: (?:[\p{Ll}-]+|\d[\d.,]*)){3,12}\.?$|^(?:Departamento|Setor|Área|Divisão|Diretoria|Gerência) \p{L}.{2,40}$|^(?:\p{Lu}\p{L}+ ){1,3}(?:Department|Division|Team)$/u

/** "(promoted from Housekeeper)": how somebody came to a job. */
export const promoted = /^(?:promoted|promovid[oa])(?!\p{L})/iu

/** Who placed somebody with an employer, if its name has a capital: "(via Hays Recruitment)", "(pela agência Employer)". */
const placedBy =
  /^(?:[^(),]{3,20}, )?(?:(?:via|through|por meio d[aeo]|pela?)(?: (?:the )?(?:agency|ag[êe]ncia|empresa))?|agency:|ag[êe]ncia:?|terceirizad[oa] (?:via|por|pela?)) ([^()]{3,41})$/iu
export const agencyIn = (inside: string): string | null => {
  const name = placedBy.exec(inside)?.[1]
  return name !== undefined && /^\p{Lu}/u.test(name) ? name : null
}

/** A month or the word for now, left of a period that cells broke: no name. */
const ofPeriod = new RegExp(`^(?:${monthPattern}|atual|hoje|presente?|today|now)$`, 'u')

export const isName = (part: string): boolean =>
  part.length > 1 &&
  !ofPeriod.test(fold(part)) &&
  /\p{L}/u.test(part) &&
  !isPlace(part) &&
  !dateLabel.test(part) &&
  !detail.test(part) &&
  part.replace(duration, '').trim() !== ''
