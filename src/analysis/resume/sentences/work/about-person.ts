// Recognises sentences that speak of the person and describe no work: qualities, terms, what somebody holds or speaks.
import { either } from '../../../phrases'
import { quantity } from '../../reading/experience/tasks/quantities'
import { isLanguageRow } from '../../reading/sections/skill-sections'
import { countWords, fold } from '../../reading/text'

/** How a sentence in Portuguese begins that speaks of the person and not of work. */
const portugueseNoWork = String.raw`
  nao|nunca|sei|moro|resido|solicito|recusei|acredito|busco|procuro|gosto
  sou(?! responsave(l|is) p(or|el[ao]s?)(?!\p{L}))|tenho(?! experiencia)|me considero|minha missao`
/** How a sentence in English begins that speaks of the person. */
const englishNoWork = `
  i am(?! responsible for)|i'?m|i believe|i want|i will not|i never|looking for|please|call me`
/** Qualities in both languages. */
const qualities = String.raw`
  comunicativ[oa]|dedicad[oa]|proativ[oa]|esforcad[oa]|pontual|dinamic[oa]
  (boa|bom|otim[oa]|excelente|facil) (convivencia|comunicacao|relacionamento|trabalho em equipe|postura|apresentacao)
  facilidade (de|em) (aprend|comunic)\p{L}*|vontade de|hard[- ]?working|reliable|friendly|punctual
  (self[- ]?)?motivated|enthusiastic|team player`
/** Availability, references and other terms in Portuguese. */
const terms = `
  disponibilidade($| (de horario|para (viagens|viajar|inicio|mudanca)|total|imediata|integral))
  disponivel (para|a partir)|possuo|pretensao|posso comecar|(tardes|manhas|noites) livres
  (referencias?|references?)(?= ?:| (serao|disponive|a disposicao|available|furnished|upon|on request))|declaro
  coloco-me|curso (de|em)|durmo no (servico|emprego|trabalho)|ensino (medio|fundamental)`
/** Availability and qualities in English. */
const englishTerms = String.raw`
  available (now|immediately|to start|for|full|from)|own (car|van|tools)
  (good|great|excellent|strong) (communicat\p{L}*|listener|timekeep\p{L}*|team ?(player|work)|people skills|interpersonal)`
/** What a person is, wants or will not do describes no work: "Não participo de dinâmicas", "I believe in people". */
const attitude = new RegExp(
  String.raw`^${either(portugueseNoWork, englishNoWork, qualities, terms, englishTerms)}(?!\p{L})`,
  'u',
)

/** A licence, a check or a vehicle behind the words for its kind: "Enhanced DBS on the update service", "CNH categoria D". */
const kindsOfHeld = String.raw`
  full|clean|valid|current|own|uk|eu|british|enhanced|basic|standard|in[- ]date|provisional|manual|driving|forklift
  driver'?s'?|flt|hgv|lgv|sia|security|category \p{L}{1,2}`
const licences = String.raw`
  licen[cs]e|dbs|crb|pvg|security clearance|passport|cnh|carteira (nacional )?de (habilitacao|motorista)
  habilitacao (categoria )?[a-e]{1,2}|(veiculo|carro|moto|conducao) propri[oa]|vacin\p{L}* em dia`
/** Behind it stands what it covers, and no work that is done with it: "License renewals for members". */
const behindHeld = `check|checked|cleared|holder|held|on|with|since|and|no|categoria|category|para|ate|desde|e|em|ativa|valida`
const holds = new RegExp(
  String.raw`^(?:i (?:have|hold) )?(?:an? )?(?:${either(kindsOfHeld)} )*${either(licences)}(?:\P{L}*$|\s*,|[ :(.–-]+(?:[a-e]{1,2}|${either(behindHeld)})(?!\p{L}))`,
  'u',
)
/** "Twi (native)", "Excel (básico)": a name with its level and no more. */
const graded =
  /^\p{L}{3,20} ?\((?:nativ[eoa]|fluent[e]?|basic[oa]?|intermedi\p{L}{2,6}|avancad[oa]|advanced|conversational)\)\P{L}*$/u
/** Words of the longest sentence that says no more than what somebody holds. */
const HELD_WORDS = 10

/** True for a sentence of what somebody is, wants, holds or speaks; on the text as it is written. */
export const isAboutPerson = (text: string): boolean => {
  const folded = fold(text)
  if (attitude.test(folded) || isLanguageRow(text) || graded.test(folded)) return true
  return countWords(text) <= HELD_WORDS && quantity(text) === null && holds.test(folded)
}
