// Decides whether a document is a résumé. A letter, invoice, article or job advert gets no score.
import { either } from '../phrases'
import type { Resume } from './reading'
import { findRanges } from './reading/dates/dates'
import { isTitle } from './reading/experience/names/titles'
import { opening } from './reading/experience/tasks/openings'
import type { SectionName } from './reading/sections/headings'
import { countWords, fold } from './reading/text'

/** Phrases of other kinds of document. Two or three together identify one; each alone may appear in a résumé. */
const otherKinds: Readonly<Record<string, readonly RegExp[]>> = {
  letter: [
    /^(?:prezad[oa]s?|car[oa]s? |estimad[oa]|ilustrissim|exm[oa]|dear\b|to whom it may concern|a quem possa interessar)/m,
    /^(?:atenciosamente|cordialmente|respeitosamente|com os melhores cumprimentos|sincerely|best regards|kind regards|yours (?:faithfully|truly|sincerely)|regards)/m,
    /\b(?:venho (?:por meio|atraves)|i am writing|i'm writing|apply(?:ing)? for the|candidatar-me|me candidatar|manifestar (?:meu )?interesse)\b/,
    /\b(?:aguardo (?:o )?(?:seu |um )?(?:contato|retorno)|look forward to|fico a disposicao|coloco-me a disposicao|thank you for your (?:time|consideration)|agradeco (?:a|pela) atencao)/,
  ],
  invoice: [
    /\b(?:nota fiscal|danfe|invoice (?:no|number|#|date)|^invoice|fatura|recibo|boleto|orcamento n)/m,
    /\b(?:subtotal|valor total|total due|amount due|total a pagar|balance due|grand total)\b/,
    /\b(?:qtd\.?|quantidade|qty|quantity|preco unit\w*|valor unit\w*|unit price)\b/,
    /\b(?:vencimento|due date|bill to|ship to|forma de pagamento|payment terms|linha digitavel)\b/,
    /\b(?:inscricao estadual|cnpj|vat|tax id|iban)\b/,
  ],
  advert: [
    /\b(?:envi(?:e|ar) (?:o )?(?:seu )?(?:curriculo|cv)|send (?:us )?your (?:resume|cv)|apply now|how to apply|candidate-se|inscreva-se|interessados)\b/,
    /\b(?:we(?:'re| are) (?:looking|seeking|hiring)|estamos (?:contratando|em busca|buscando|procurando)|(?:buscamos|procuramos|contratamos|contrata-se)\b|esta em busca de)/,
    /\b(?:vale[- ](?:refeicao|transporte|alimentacao)|plano de saude|assistencia medica|health insurance|paid time off|401k|beneficios|benefits|salario|salary range)\b/,
    /^(?:requisitos|requirements|responsabilidades|responsibilities|descricao da vaga|job description|sobre a vaga|about the (?:role|job)|qualificacoes desejadas|atividades da vaga|o que esperamos|what you(?:'ll| will) do)\b/m,
    /\b(?:diferenciais|desejave(?:l|is)|nice to have|preferred qualifications|obrigatorios|o que oferecemos|what we offer|equal opportunity)\b/,
    /^(?:sobre (?:a|nossa) empresa|nossa empresa|quem somos|about us|who we are|about the company|contratacao|local de trabalho|horario)/m,
  ],
  recipe: [
    /^(?:ingredientes|ingredients)\b/m,
    /^(?:modo de (?:preparo|fazer)|preparo|directions|method|instructions)\b/m,
    /\b(?:xicaras?|colher(?:es)? de (?:sopa|cha)|tablespoons?|teaspoons?|tbsp|tsp|cups? of)\b/,
    /\b(?:forno|preheat|asse por|bake|misture|stir)\b/,
  ],
  article: [
    /^(?:abstract|introducao|introduction|1\.? introduc)/m,
    /^(?:palavras[- ]chave|keywords|index terms)\b/m,
    /^(?:\d\.? )?(?:metodologia|methodology|methods|materiais e metodos|resultados e discussao|results and discussion|related work|conclus(?:ao|oes|ions?)|consideracoes finais)\b/m,
    /^(?:referencias bibliograficas|bibliography|bibliografia)\b/m,
    /\bet al\b|\b(?:fig(?:ura|ure)?\.? \d|tabela \d|table \d)/,
  ],
  contract: [
    /\bcontratante\b|\bhereinafter\b/,
    /\bcontratad[oa]\b|\bthe parties\b/,
    /\bclausula\b|\bwhereas\b|\bhereby\b/,
    /\b(?:foro da comarca|testemunhas|governing law)\b/,
  ],
}

/** Sections that only a résumé combines; a report also has a summary and projects. */
const core: readonly SectionName[] = [
  'experience',
  'education',
  'skills',
  'courses',
  'languages',
  'objective',
  'volunteer',
]

/** Where the text has the parts of a résumé, phrases of a letter are ignored: some résumés open with one. */
const otherMarks = (text: string, parts: number): number =>
  Math.max(
    ...Object.entries(otherKinds)
      .filter(([kind]) => kind !== 'letter' || parts < PARTS)
      .map(([, marks]) => marks.filter((mark) => mark.test(text)).length),
  )
/** Core sections that a letter never has. */
const PARTS = 3

/** Words of a line dated by a period; in a longer line the period is part of a sentence. */
const DATED = 8

/** Without a known section only a named person with several periods of work or study counts as a résumé. */
const looksLikeUntitled = ({ ranges, name, lines, contact }: Resume): boolean => {
  if (ranges.length < 2 || name === null) return false
  const dated = lines.filter(({ text }) => countWords(text) <= DATED && findRanges(text).length > 0)
  const isReachable = contact.email !== null && contact.phone !== null
  return (isReachable && dated.length >= 2) || lines.some(({ text }) => countWords(text) <= 10 && isTitle(text))
}

/** The first person in Portuguese. */
const portuguesePhrases = String.raw`
  tenho \d{2} anos|(ja |tambem )?trabalhei|trabalho (como|com|em|ha)|(estou )?(procuro|procurando|busco)
  preciso de oportunidade|aceito qualquer|posso comecar|meu primeiro emprego|tenho (curso|experiencia)
  sei (fazer|mexer|instalar)|faco (todo|tudo|servico)|moro (n[oa]|em|com)`
/** The first person in English. */
const englishPhrases = String.raw`
  i am \d{2}|im \d{2}|i (have |'ve )?(worked|milked|drove|trained|studied|taught)|i am with|i would like
  i( a)?'?m a [a-z]{4,12}|my last job|looking for|i (started|began) (as|at|in|on|out|sweeping|working)
  i (did|ran|made|drove|trained|programmed|cooked)[ ]`
/** Further phrases in both languages, and the word for a résumé itself. */
const otherPhrases = `
  meu nome e|sou [a-z]{4,20} (de [a-z]{4,20} )?desde|(entrei|fiquei|comecei|passei) (n[oa]s?|em|como|ate|com|por)
  sai (porque|quando)|gostaria de trabalhar|fui [a-z]{4,20} (n[oa]|de|em)|i can (use|do|drive)|cv|resume|curriculo
  curriculum|freelancer|has (also )?taught|went on to study`
/** A person describing or seeking work, as in a résumé written like a message or letter. */
const firstPersonPhrases = new RegExp(
  String.raw`(?<!\p{L})${either(portuguesePhrases, englishPhrases, otherPhrases)}(?!\p{L})`,
  'gu',
)
const OWN_SIGNS = 2

/** Number of different ways in which a text says that it is about a person's own work. */
const ownSigns = (text: string): number => new Set(text.match(firstPersonPhrases) ?? []).size

/** A page without headings of somebody who can be called, names their trade at the top and describes work: "Cuidadora de idosos". */
const describesTrade = ({ headline, lines, contact }: Resume): boolean =>
  headline !== null &&
  isTitle(headline.text) &&
  (contact.phone !== null || contact.email !== null) &&
  lines.some((line) => line !== headline && countWords(line.text) >= DESCRIBED && opening(line.text) === 'action')
/** Fewest words of a line that opens with a verb and describes work. */
const DESCRIBED = 5

/** A phone number without area code: incomplete, but evidence that a person gave one. */
const localNumber = /(?<![\d.,/-])9?[ .-]?\d{4}[ .-]\d{4}(?![\d/-])/

/** Signs of a résumé. `sections`: how many core sections; `signs`: 0 to 3, one each for a section, a date range and contact data. */
const signsOf = (resume: Resume) => {
  const names = new Set(resume.sections.filter(({ lines }) => lines.length > 0).map(({ name }) => name))
  const sections = core.filter((name) => names.has(name)).length
  const contact =
    resume.contact.email !== null ||
    resume.contact.phone !== null ||
    resume.lines.some(({ text }) => localNumber.test(text))
  return { names, sections, contact, signs: [sections > 0, resume.ranges.length > 0, contact].filter(Boolean).length }
}

/** Fewest letters of a name's part that an address may repeat by chance. */
const OWN_PART = 4

/** True for work and studies below a person's name whose address or text is theirs: a weak résumé and no other document. */
const isNamedLife = (resume: Resume, names: ReadonlySet<SectionName>): boolean => {
  if (resume.name === null || !names.has('experience') || !names.has('education')) return false
  const handle = fold(resume.contact.email?.value.split('@')[0] ?? '')
  const isOwn = fold(resume.name.value)
    .split(' ')
    .some((part) => part.length >= OWN_PART && handle.includes(part))
  return isOwn || ownSigns(resume.lines.map(({ text }) => fold(text)).join('\n')) >= OWN_SIGNS
}

/** True for a text without a section, a period or contact data, whatever its length. */
export const hasNoPart = (resume: Resume): boolean => signsOf(resume).signs === 0

/** True for two of a section, a date range and contact data, unless it is plainly another kind (docs/analysis/resumes.md). */
export const looksLikeResume = (resume: Resume): boolean => {
  const { names, sections, signs, contact } = signsOf(resume)
  const text = fold(resume.lines.map((line) => line.text).join('\n'))
  const marks = otherMarks(text, sections)
  if (marks < 2 && contact && (ownSigns(text) >= OWN_SIGNS || describesTrade(resume))) return true
  if (isNamedLife(resume, names)) return true
  if (signs < 2 || (sections === 0 && !looksLikeUntitled(resume))) return false
  const hasDatedJob = names.has('experience') && resume.roles.some(({ dates }) => dates)
  if (hasDatedJob) return marks < 4 || sections >= 3
  return marks < 2 || (resume.ranges.length > 0 && sections >= 4)
}
