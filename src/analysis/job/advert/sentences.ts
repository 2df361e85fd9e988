// Which sentence of an advert asks for something, which wishes, tells tasks, promises or praises.
import { fold } from '../../resume/reading/text'
import type { Part } from '../result'
import { headingOf, type Section, sectionOf } from './headings'
import type { AdvertLine } from './lines'

export type Sentence = {
  readonly text: string
  readonly line: number
  readonly part: Part
  /** Under a heading of requirements or wishes: there a bare name is a keyword. */
  readonly listed: boolean
}

const wish =
  /\b(?:desejave(?:l|is)|diferencia(?:l|is)|sera (?:um )?(?:plus|diferencial|bonus)|um plus|e (?:um )?plus|preferencialmente|de preferencia|preferencia por|seria (?:legal|otimo|bom|um)|nice[ -]to[ -]have|prefer(?:red|ably|ence)|(?:is|are|as) (?:a |an )?(?:plus|bonus|advantage|asset)|a plus|bonus points|would be (?:a |an )?(?:plus|great|nice|advantage|asset)|desirable|ideally|advantageous|vantagem|valorizamos|conta(?:m)? pontos)\b/
const must =
  /\b(?:obrigatori[oa]s?|necessari[oa]s?|imprescindive(?:l|is)|indispensave(?:l|is)|exigid[oa]s?|exigimos|e preciso|precisa (?:ter|de|saber|dominar)|deve (?:ter|possuir|saber|dominar)|requisitos?|requer|required?|requires|must|mandatory|essential|essencia(?:l|is)|fundamenta(?:l|is)|you (?:have|need)|need to have)\b/
const ask =
  /\b(?:experiencias?|conhecimentos?|dominio|vivencia|familiaridade|formacao|ensino|graduacao|superior|capacidade de|habilidades?|buscamos|procuramos|estamos em busca|em busca de|contrata(?:mos)?|experienced?|knowledge|proficien\w*|familiar(?:ity)?|understanding|degree|bachelor\w*|skills?|ability to|looking for|seeking|hiring|fluen\w+|years of)\b/
const task =
  /\b(?:voce (?:vai|ira|sera|fara)|sera responsavel|responsavel por|responsabilidades?|ira (?:atuar|realizar)|atuara|para atuar|atuacao|atividades|atribuicoes|principais tarefas|you will|you'll|will be responsible|responsible for|responsibilities|in this role|duties|your role)\b/
const promise =
  /\b(?:oferecemos|beneficios?|vale[ -](?:refeicao|transporte|alimentacao|cultura|combustivel)|\bvr\b|\bvt\b|\bva\b|plano (?:de saude|odontologico)|assistencia (?:medica|odontologica)|seguro de vida|\bplr\b|gympass|wellhub|totalpass|day off|auxilio|cesta basica|ferias remuneradas|salario|remuneracao|bolsa auxilio|a combinar|r\$|convenio (?:medico|farmacia)|horario (?:de trabalho|flexivel|comercial)|carga horaria|escala \d|segunda a s|\bclt\b|\bpj\b|we offer|benefits|health insurance|dental|401k|paid time off|\bpto\b|parental leave|salary|compensation|equity|stock options|perks|per (?:hour|year)|competitive pay|full[- ]time|part[- ]time)\b|r\$|us\$|\$ ?\d/
const praise =
  /\b(?:somos (?:uma?|a|o|lider|referencia)|nossa (?:empresa|missao|historia|cultura)|nossos valores|fundad[ao] em|ha mais de \d|lider (?:de|no|em) (?:mercado|segmento|seu)|referencia (?:no|em|nacional)|anos de (?:mercado|historia|tradicao)|presente em \d|de rapido crescimento|we are (?:a|an|the|one|proud|committed)|our (?:company|mission|culture|values)|founded in|fast[- ]growing|world leader|market leader|leader in|equal opportunity|regardless of|independentemente de|pessoas com deficiencia|\bpcd\b)\b/
const how =
  /\b(?:envi(?:e|ar|em) (?:o |seu |um )?(?:curriculo|cv|e-?mail)|candidat(?:e|ar)-se|inscreva-se|interessados|encaminhar? (?:o )?(?:curriculo|cv)|curriculos? para|send (?:us )?(?:your|a) (?:resume|cv|application)|apply (?:now|at|by|through|here)|to apply|interested candidates|submit your)\b|@[a-z0-9-]+\.|https?:|www\./
const never =
  /\bnao (?:e|sao|sera|serao|ha|temos|se)?\s?(?:\w+ )?(?:necessari|obrigatori|exig|preciso|precisa|requer|imprescindive|indispensave|pedimos|pre-?requisito|requisito|fundamental)|\b(?:sem|nenhuma) (?:necessidade|exigencia|experiencia)|\bdispensa(?:mos|-se)?\b|\bnao (?:precisa|exigimos|pedimos|requer)|\b(?:is|are|isn't|aren't)\s(?:not )?(?:\w+ )?(?:unnecessary|needless)|\bnot (?:\w+ )?(?:required|necessary|needed|mandatory|a must|a requirement)|\b(?:isn't|aren't) (?:required|necessary|needed|mandatory)|\bno (?:\w+ ){0,3}(?:experience|knowledge|degree|need|required|necessary|needed)\b|\b(?:do not|don't|does not|doesn't) (?:need|require)\b/

/** True for a clause that says what is not asked for: it makes no keyword. */
export const isWaiver = (text: string): boolean => never.test(fold(text))

const pieces = (text: string): string[] =>
  text
    .split(
      /(?<=[;!?])\s+|(?<![\s.](?:ex|etc|jr|sr|dr|dra|min|max|art|av|n|e\.g|i\.e))(?<=\.)\s+(?=[\p{Lu}\p{N}•-])|\s+[•●▪]\s+/iu,
    )
    .flatMap((sentence) => sentence.split(/,?\s+(?:mas|porém|porem|but|however)\s+/iu))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

const ofSection: Readonly<Record<Section, Part>> = {
  required: 'required',
  desirable: 'desirable',
  duties: 'duties',
  benefits: 'benefits',
  company: 'company',
  apply: 'apply',
  place: 'other',
  title: 'other',
  open: 'other',
}
const ignored: readonly Part[] = ['benefits', 'company', 'apply']

/** What a sentence speaks of where no heading says so, or where the heading covers everything. */
const byWords = (folded: string): Part => {
  if (how.test(folded)) return 'apply'
  if (wish.test(folded)) return 'desirable'
  if (must.test(folded)) return 'required'
  if (task.test(folded)) return ask.test(folded) && !/\bresponsa/.test(folded) ? 'required' : 'duties'
  if (ask.test(folded)) return 'required'
  if (promise.test(folded)) return 'benefits'
  return praise.test(folded) ? 'company' : 'other'
}

const partOf = (text: string, section: Section): Part => {
  const folded = fold(text)
  const own = ofSection[section]
  if (ignored.includes(own) || section === 'place' || section === 'title') return own
  if (section === 'open') return byWords(folded)
  if (how.test(folded)) return 'apply'
  if (wish.test(folded)) return 'desirable'
  // A list of requirements often ends in hours and pay.
  if (promise.test(folded) && !must.test(folded) && !ask.test(folded)) return 'benefits'
  return own === 'duties' && must.test(folded) ? 'required' : own
}

const labelled = (text: string): { readonly section: Section; readonly rest: string } | null => {
  const colon = text.indexOf(':')
  const section = colon > 2 && colon < 40 ? sectionOf(text.slice(0, colon)) : null
  return section ? { section, rest: text.slice(colon + 1).trim() } : null
}

/** "Docker não é obrigatório, mas é um diferencial": the wish speaks of what stands before it. */
const isBareWish = (text: string): boolean => wish.test(fold(text)) && text.split(' ').length <= 6

/** Levels of Markdown and HTML headings: there one in words nobody listed ends the part before it. */
const HEADINGS = 6

/** The sentences of an advert with what each is about. A clause that waives something is left out. */
export const toSentences = (lines: readonly AdvertLine[]): Sentence[] => {
  const sentences: Sentence[] = []
  let section: Section = 'open'
  let level = 0
  for (const line of lines) {
    const heading = headingOf(line)
    // "Diferenciais" under "Benefícios" praises the job; what stands below a part that does not count stays in it.
    const below = ignored.includes(ofSection[section]) && line.level > level
    if (heading && below) continue
    if (heading) section = heading.section
    else if (line.level <= HEADINGS) section = 'open'
    if (heading || line.level <= HEADINGS) level = line.level
    const text = heading ? heading.rest : line.text
    const cut = pieces(text)
    const listed = section === 'required' || section === 'desirable'
    for (const [at, told] of cut.entries()) {
      // In a paragraph a label speaks for its own sentence: "… Diferencial: Docker."
      const label = at > 0 ? labelled(told) : null
      const piece = label?.rest ?? told
      const next = cut[at + 1]
      const wished = next !== undefined && !/[.;!?]$/.test(piece) && isWaiver(piece) && isBareWish(next)
      if (isWaiver(piece) && !wished) continue
      const part = wished ? 'desirable' : partOf(piece, label?.section ?? section)
      sentences.push({
        text: piece,
        line: line.number,
        part,
        listed: listed || (label !== null && (part === 'required' || part === 'desirable')),
      })
    }
    // A heading with its text on the same line ("Local: Recife") speaks for that line only.
    if (heading?.rest && (section === 'place' || section === 'title')) section = 'open'
  }
  return sentences
}
