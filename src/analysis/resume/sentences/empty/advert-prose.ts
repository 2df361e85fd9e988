// Sentences that are an advert's and not the person's: what a company seeks and offers, and text that stands in an advert beside the
// draft. They describe nothing the person did.
import { type Line, placeOf } from '../../../documents/document'
import { memo } from '../../../memo'
import type { Block } from '../../reading/lines/paragraphs'
import { fold, tokens } from '../../reading/text'
import type { Sentence } from '../blocks'

/** What only somebody who hires writes. Folded text; each entry counts once. */
const signs: readonly RegExp[] = [
  /(?<!\p{L})(?:contrata(?:-se|mos)?|admite(?:-se)?|estamos contratando|we are hiring|now hiring|is hiring)(?!\p{L})/u,
  /(?<!\p{L})(?:buscamos|procuramos|precisamos de|we are looking for|we're looking for|we seek)(?!\p{L})/u,
  /(?<!\p{L})(?:oferecemos|we offer|what we offer)(?!\p{L})/u,
  /(?<!\p{L})(?:vagas? (?:para|de|disponive(?:l|is))|candidate-se|candidatar-se|apply now|to apply)(?!\p{L})/u,
  /(?<!\p{L})(?:o candidato|a candidata|a pessoa candidata|the (?:ideal |successful )?candidate)(?!\p{L})/u,
  /(?<!\p{L})(?:vale[- ](?:transporte|refeicao|alimentacao)|cesta basica|seguro de vida|beneficios\s*:|benefits\s*:|competitive salary|401k)(?!\p{L})/u,
  /(?<!\p{L})(?:salario (?:de|a|fixo|compativel)|remuneracao|a combinar|regime clt|contratacao clt|salary range)(?!\p{L})/u,
  /(?<!\p{L})(?:requisitos\s*:|exigencias\s*:|requirements\s*:|qualifications\s*:|desejavel|imprescindivel|(?:sera um )?diferencial\s*:?|nice to have|must have)(?!\p{L})/u,
  /(?<!\p{L})(?:experiencia (?:comprovada|minima|previa|de \d+ anos)|disponibilidade (?:para|de horario)|proven experience|years of experience (?:in|with|required))(?!\p{L})/u,
  /(?<!\p{L})(?:escala 6 ?x ?1|escala 5 ?x ?2|horario de trabalho|local de trabalho|envie (?:seu|o) curriculo|equal opportunity)(?!\p{L})/u,
  /(?<!\p{L})(?:voce (?:vai|ira|sera)|you will|you'll|your role)(?!\p{L})/u,
]
/** Words by which the description of a post names its holder. */
const holder =
  '(?:representative|assistant|associate|manager|officer|coordinator|specialist|technician|clerk|candidate|incumbent|employee|individual|applicant|(?:post|job) ?holder|position|role)'
const holderPt = '(?:profissional|colaborador[a]?|candidat[oa]|ocupante|titular|funcionari[oa])'

/** The description of a post, copied among one's own work: its future, what it requires, its superior. Folded text. */
const postSigns: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:[ao]|est[ea]) ${holderPt} (?:sera|devera|ira|deve|precisa)(?!\\p{L})`, 'u'),
  /^\P{L}*(?:sera (?:d[ae] sua responsabilidade|responsavel|encarregad[oa])|devera|ira) (?:p\p{L}+|ser|ter|possuir|\p{L}+[aei]r)(?!\p{L})/u,
  /^\P{L}*(?:requisitos?|exigencias|pre-requisitos|diferenciais|beneficios) ?:/u,
  /(?<!\p{L})(?:desejavel|imprescindivel|(?:exige|requer)-se|e necessario (?:ter|possuir)|sera um diferencial|oferecemos|atividades (?:correlatas|inerentes|pertinentes) (?:ao|a) (?:cargo|funcao))(?!\p{L})/u,
  /(?<!\p{L})(?:solicitacao|orientacao|determinacao|demanda) d[oa] (?:seu |sua )?(?:superior|chefia|gestor)(?: imediat[oa])?[.;]?$/u,
  new RegExp(
    `(?<!\\p{L})(?:the|this) (?:\\p{L}+ ){0,4}${holder} (?:will|must|shall|should|is expected|is required|requires|reports)(?!\\p{L})`,
    'u',
  ),
  /^\P{L}*(?:(?:must|should) (?:be|have|possess|hold|demonstrate)|will (?:be|have|report|work|provide|assist|perform)|ability to \p{L}+|reports? (?:directly )?to (?:the|a))(?!\p{L})/u,
  /(?<!\p{L})(?:is|are) (?:required|preferred|desirable|essential|a (?:plus|must))[.;]?$/u,
  /(?<!\p{L})(?:(?:high school )?diploma or equivalent|equal opportunity|(?:other|additional) (?:duties|tasks|work) as (?:assigned|required|requested|needed|directed)|(?:you will|you'll|we offer|we are looking for)) ?/u,
]

/** True for a sentence of a post's description or of an advert, which nobody writes of their own work. Pure. */
export const describesPost = memo((text: string): boolean => {
  const folded = fold(text)
  return postSigns.some((sign) => sign.test(folded))
})

/** A text with this many signs is an advert as a whole. */
const WHOLE = 2

/** Where the paragraph of a sentence begins. */
const placeOfBlock = (block: Block & Partial<Sentence>): string => placeOf((block.paragraph ?? block).line)
const signsIn = (text: string): number => {
  const folded = fold(text)
  return signs.filter((sign) => sign.test(folded)).length + (describesPost(text) ? 1 : 0)
}

/** The blocks that an advert's prose stands in: one sign makes a sentence, several the whole line or paragraph. Pure. */
const advertProse = (blocks: readonly Block[]): ReadonlySet<Block> => {
  const advertBlocks = new Set(blocks.filter(({ text }) => signsIn(text) > 0))
  if (advertBlocks.size === 0) return advertBlocks
  const texts = new Map<string, string>()
  for (const block of blocks) texts.set(placeOfBlock(block), `${texts.get(placeOfBlock(block)) ?? ''} ${block.text}`)
  const wholeTexts = new Set([...texts].filter(([, text]) => signsIn(text) >= WHOLE).map(([at]) => at))
  return new Set(blocks.filter((block) => advertBlocks.has(block) || wholeTexts.has(placeOfBlock(block))))
}

/** The blocks that are the person's own, and the lines without any of them. Pure. */
export const ownWork = (blocks: readonly Block[], isCopied: (text: string) => boolean) => {
  const prose = advertProse(blocks)
  const sourceRows = blocks.filter((block) => !prose.has(block) && !isCopied(block.text))
  const places = new Set(sourceRows.map(placeOfBlock))
  const others = new Set(blocks.map(placeOfBlock).filter((at) => !places.has(at)))
  return {
    own: sourceRows,
    isOther: (line: Line) => others.has(placeOf(line)),
    /** The texts of a post's description among them. */
    ofPost: new Set(blocks.map(({ text }) => text).filter(describesPost)),
  }
}

/** Words in a row that two texts share by copying and not by chance, and the share of a sentence that is then copied. */
const ROW = 5
const SHARE = 0.6
/** Words of a sentence that can be copied; a shorter one is a common phrase. */
const LEAST_WORDS = 6

const rowsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - ROW + 1)).map((_, at) => words.slice(at, at + ROW).join(' '))

/** Whether a sentence stands in another text, word for word or nearly so. */
export const copiedFrom = (source: string): ((text: string) => boolean) => {
  const sourceRuns = new Set(rowsOf(tokens(fold(source))))
  return (text) => {
    const words = tokens(fold(text))
    if (words.length < LEAST_WORDS) return false
    const shared = new Set(
      rowsOf(words).flatMap((row, at) => (sourceRuns.has(row) ? Array.from({ length: ROW }, (_, n) => at + n) : [])),
    )
    return shared.size / words.length >= SHARE
  }
}
