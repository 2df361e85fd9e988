// Recognises what an advert asks for that is no skill: possessions, permissions, people, towns, departments, numbers.
import { anyOf, anywhere } from '../../../phrases'
import { isTownOrPlace } from '../../../resume/reading/person/towns'
import { fold } from '../../../resume/reading/text'
import type { Span } from './span'

/** Possessions and permissions, which are not skills. */
const possessions = anyOf(
  String.raw`
    ^(
      sexo (masculino|feminino)|carteira|cars?|vehicles?|van|veiculo|carro|moto|celular|notebook|computador
      (digital )?camera|smartphones?|laptop|mei|cnpj|disponibilidade|idade|residencia
      (high[- ]speed |reliable |stable )?internet|(quiet )?home (workspace|office)
    )\b
    ^(cvs?|curriculos?|curriculum vitae|resumes?|beneficios?|benefits?)( (required|needed|please|atualizado|obrigatorio))?$|\b(degree|registration|diploma|certificado|registro)$|^certificates?$
    ^((valid|current|full|clean|uk|us|state|professional|driving|driver'?s?|drivers) )*licen[cs]es?$
  `,
  anywhere,
)

/** That a certificate holds, its level alone, and how shifts turn: "NR-11 válido", "Level 2", "2-cycle". Folded. */
const stateOrShift =
  /^(?:valid[oa]s?|valid|vigentes?|em dia|up to date|(?:level|nivel|grade|band|stage) \d|\d+-year .{3,30} history|(?:\d|two|three|four) (?:cycles?|shifts?))$/

/** What lets somebody work in a country, which an employer may give: "Skilled Worker", "eligibility for registration". Folded. */
const permission =
  /^(?:(?:uk |the )?skilled worker(?: (?:visa|route|sponsorship))?|eligibility|eligible|(?:certificate of |visa )?sponsorship|(?:work )?visas?|visto de trabalho|elegibilidade)$/u

/** People as a group, and from when their years count: "ambos os sexos", "recém-formados", "8 years of post-graduate experience". */
const groups =
  /^(?:ambos os sexos?|recem[- ]formad[oa]s?|clientes? \p{L}+|veteranos?|(?:military )?veterans?|(?:new |recent |post[- ]?)?graduates?|post[- ]?(?:qualification|registration))$/u

/** The items of a list, without the signs and words that join them. */
const itemsOf = (text: string): string[] =>
  text.split(/[,/()]|(?<=\s)(?:e|ou|and|or)(?=\s)/u).flatMap((item) => item.trim() || [])
/** Words in front of a list of towns: "clientes em Recife". */
const opening = /^.*?\s(?:em|in|de|of|para|to|for|at|near)\s(?=\p{Lu})/u
const isTown = (item: string): boolean => isTownOrPlace(item) || /^\p{Lu}{2}$/u.test(item)
/** "Osasco/SP", "Curitiba (PR), Londrina (PR) e Maringá": towns of a list of nothing else. A name alone may be a product's: "Manhattan". */
export const isTowns = (text: string, { start, end }: Span): boolean => {
  const names = itemsOf(
    text.slice(start, end).replace(/^(?:cidades?|munic[íi]pios?|cit(?:y|ies)|towns?) (?:de |of )?/iu, ''),
  )
  const before = text.slice(0, start).split(/[.;:]/).at(-1) ?? ''
  const all = itemsOf(`${before}${text.slice(start).split(/[.;:]/, 1)[0] ?? ''}`)
  return (
    all.length > 1 &&
    names.some(isTownOrPlace) &&
    [...names, ...all.map((item) => (isTown(item) ? item : item.replace(opening, '')))].every(isTown)
  )
}

/** Letters in front of a band in which the lower one stands. */
const BAND = 8
/** "M1–UPS3" are bands of pay, and "entre três e cinco anos de prática" is a condition. */
export const isOfPayOrYears = (text: string, { start, end }: Span): boolean =>
  (/^\p{Lu}{1,4}\d{1,2}$/u.test(text.slice(start, end)) &&
    /(?:\p{Lu}\d{1,2} ?[–-] ?$)/u.test(text.slice(Math.max(0, start - BAND), start))) ||
  /(?:anos|years|meses|months)['’]? (?:(?:de|of) )?(?:pratica|experiencia|practice|experience)(?!\p{L})|^(?:(?:entre|between) \p{L}+|pratica)$/u.test(
    fold(text.slice(start, end)),
  )

/** A part of an organisation: "Human Resources Directorate". */
const isDepartment = (term: string): boolean =>
  /^\p{Lu}.* (?:Team|Department|Directorate|Division|Section|Committee|Faculty)$/u.test(term)

/** True for what somebody has at home or may do: "high-speed internet". */
export const isPossession = (written: string): boolean => possessions.test(fold(written))

/** True for a term, by its folded key and as it is written, that no person has as a skill. */
export const isNoSkill = (id: string, written: string = id): boolean =>
  possessions.test(id) ||
  stateOrShift.test(id) ||
  permission.test(fold(written)) ||
  groups.test(fold(written)) ||
  isDepartment(written) ||
  /^[\d| ]+$/.test(id) ||
  /\b(?:you|we|they)['’](?:ll|re|ve|d)\b/iu.test(written) ||
  /^(?:the )?following |^seguintes? |\bciclo (?:do )?ensino basico$/.test(fold(written)) ||
  // "No momento da finalização", "fazer parte do colégio".
  /^(?:parte|momento|inicio|final|decorrer|ambito) d[aeo] /.test(fold(written))

/** True for words that say when somebody works: "Bank Holidays and weekends", "rota/shift system". Folded. */
export const isOfHours = (folded: string): boolean =>
  /\b(?:bank holidays?|weekends?|sleeping-in|night-?time working|shift systems?|fins? de semana|feriados|escala(?! de (?:folgas|trabalho|servico|pessoal|funcionarios))|plantoes)\b/u.test(
    folded,
  )
