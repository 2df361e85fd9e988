// Names behind a label: "Tech we use: Rails, Redis", "Materials: carbon steel; stainless steel", "Suas tarefas: entalhe e curtimento".
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { sectionOf } from './headings'
import type { Section } from './phrases/headings'

/** A list of names after a label: "Tech we use: Ruby on Rails, Hotwire, Redis", "Materials: carbon steel; stainless steel". */
const LISTED = 2
const LISTED_WORDS = 4
export const isNameList = (text: string): boolean => {
  const items = text.split(/[,;]\s+/)
  const short = items.filter((item) => item.split(/\s+/).length <= LISTED_WORDS)
  if (items.length > LISTED && short.length * 2 >= items.length) return true
  // "Instalação de split e cassete, carga de gás e leitura de diagrama elétrico", and no sentence about somebody.
  const joint = text.split(/[,;] (?:e |and )?| (?:e|and) /)
  const names = joint.every((item) => item.split(/\s+/).length <= LISTED_WORDS + 1)
  return joint.length > LISTED + 1 && names && !/^(?:os?|as?|an?|the|our|we|you|n[óo]s|voc[êe]|uma?) /iu.test(text)
}

/** Labels of lists that name no skill: "Work conditions: fast-paced; physically demanding". */
const noNames =
  /\b(?:conditions?|condicoes|physical|personal|transport\w*|security|schedule|shifts?|hours|pay|languages?|location|local|horario|escala|turno|contrato?|salario|vagas?|hor[ao]s)\b/
const named = anyOf(String.raw`
  skills|tools?|techniques?|materials?|equipment|software|systems?|technolog\w+|stack|standards|certific\w+|machines?
  methods?|tecnologias?|ferramentas?|sistemas?|equipamentos?|materiais|tecnicas?|maquinas|conhecimentos?|metodos|normas
  programas|softwares
`)
const LABEL = 40

/** The names of a line such as "Materials: carbon steel; stainless steel", which are asked for wherever it stands. */
export const namesOf = (text: string, section: Section): string | null => {
  const colon = text.indexOf(':')
  if (colon < 3 || colon > LABEL || !/^[\p{L} /&-]+$/u.test(text.slice(0, colon))) return null
  const label = fold(text.slice(0, colon))
  const rest = text.slice(colon + 1).trim()
  const names = rest.split(/[,;]\s+/)
  const short = names.length >= LISTED && names.every((name) => name.split(/\s+/).length <= LISTED_WORDS + 1)
  // "Carnes: desossar, limpar e cortar" is what is done with them.
  const isWork = /^[\p{L}-]{3,14}[aei]r(?![\p{L}-])/u.test(rest)
  const isAsked =
    section === 'duties'
      ? !noNames.test(label) && !isWork
      : (section === 'open' && named.test(label)) ||
        // "You know our tools: RFCs, runbooks, post-mortems".
        (section === 'required' && /^(?:you|voce|we|a gente) /.test(label))
  return short && isAsked && sectionOf(label) === null ? rest : null
}

/** "Suas tarefas: vulcanização, entalhe e curtimento": names behind a label of duties, and no sentences. */
export const isTaskList = (piece: string, section: Section, heading: string): boolean =>
  section === 'duties' &&
  heading !== piece &&
  heading.endsWith(piece) &&
  piece.split(/, (?:e |and )?| (?:e|and) /u).every((name) => name.split(/\s+/).length <= LISTED_WORDS)
