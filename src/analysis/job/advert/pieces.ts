// Cuts a line of an advert into its sentences and into clauses that say something of their own.
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { educationIn } from '../levels/education'
import { byHiring } from './hiring'
import { isOwnWish } from './needs/cues'
import { byPerk, byRefusal } from './needs/false-demands'
import { opensClause } from './tasks/openings'
import { withoutAccepted } from './text/waived'

const inBrackets = (sentence: string): string[] => {
  const wished = sentence.match(/\(([^()]{4,80})\)/)
  return wished?.[1] && isOwnWish(wished[1]) ? [sentence.replace(wished[0], ' '), wished[1]] : [sentence]
}

/** "Web applications, ideally B2B": the wish applies to the words after it. */
const turned =
  /^(.{8,}?)(?:,\s+|\s+(?=ideally|preferably)|\s+e\s+(?=desejáve)|\s+[-–—]\s+(?=desejáve|diferencia))((?:ideally|preferably|idealmente|preferencialmente|de preferência|desejável|desejáveis|(?<=[-–—] )diferencia(?:l|is))\s.{2,})$/iu

/** "Experience with a WMS, Manhattan preferred": the wish applies to the words between it and the comma. */
const closedBy =
  /^([^,]{12,}),\s+([^,]{2,40}\s(?:(?:is |are |would be |will be )?(?:preferred|desirable|advantageous|a plus|an advantage)|(?:é |será )?(?:desejável|um diferencial))\.?)$/iu

/** "…, ideally Preservica, would strengthen an application": a predicate at the end applies to the whole sentence. */
const ofWhole = /, (?:would|will|could|is|are|seria|será|é|conta|ajuda)(?![\p{L}])/u
const byWish = (sentence: string): string[] => {
  const parts = turned.exec(sentence) ?? closedBy.exec(sentence)
  // "MyMaths, Sparx or Google Classroom is desirable": the comma parts a list, of which all is wished.
  if (parts?.[2] && parts[0] === closedBy.exec(sentence)?.[0] && / (?:or|and|ou|e) /.test(parts[2])) return [sentence]
  if (parts?.[2] && ofWhole.test(parts[2])) return [sentence]
  return parts?.[1] && parts[2] ? [parts[1], parts[2]] : [sentence]
}

/** A clause with a subject of its own: "…, and you'll know your way around Outlook", "…, so plant knowledge matters". */
const ownSubject = anyOf(
  String.raw`
    ,\s+((and|so|since|because|although|though|as|while|e|por isso|então|pois)\s+)(?=(
      you|we|they|it|he|she|there|customers|people|the (person|candidate|post ?holder)|você|a gente|nós|queremos
      precisamos|buscamos|procuramos
    )(?![\p{L}]))
    ,\s+so\s+
  `,
  { before: '', after: '', flags: 'iu' },
)

const person = 'you|your|the (?:person|candidate)|você|vc|a pessoa|o candidato|quem'
const verb =
  "is|are|was|were|has|have|will|can|do|does|\\p{L}+n['’]t|(?:talk|live|sit|run|use|work|need|open|close|get|serve|ship|speak|want|move|start|stay|take|cover)s?"
/** Somebody else than the person, who does something: "our warehouses aren't near a station"; "as our chef" is a post. */
const others = `(?:we|they|it|there|(?:our|my|the|most|half|many) (?:[\\p{L}-]+ ){1,5}?(?:${verb}))(?!\\p{L})`
const because = new RegExp(
  String.raw`(?:^|,?\s+)(?:as (?=${others})|since (?=${others})(?!\p{L}+ (?:was|were|\p{L}+ed)(?!\p{L}))|(?:because|porque|já que|pois|uma vez que|visto que|dado que) (?!(?:${person})(?!\p{L})))[^;:!?]*`,
  'iu',
)
/** A sentence without why it asks: "…, porque nossos galpões ficam longe". What goes on behind the reason stays. */
const withoutReason = (sentence: string): string => {
  const clause = because.exec(sentence)
  if (!clause) return sentence
  const on =
    /(?!^),\s+(?!(?:e |and )?(?:que|which|who|we|our|they|it|there|noss[ao]s?|a gente|n[óo]s)(?!\p{L}))/iu.exec(
      clause[0],
    )
  const end = clause.index + (on ? on.index + (clause.index === 0 ? on[0].length : 0) : clause[0].length)
  return sentence.slice(0, clause.index) + sentence.slice(end)
}

/** "Superior em Contábeis, CRC ativo, Excel avançado": where the list goes on behind the degree. */
const behindDegree = anyOf(
  String.raw`
    ,\s+(?=
      (
        CR[A-Z]{1,4}|COREN|CREA|OAB|CNH|Excel|Pacote Office|Power BI|SAP|AutoCAD|ingl[êe]s|espanhol|registro|dom[íi]nio
        viv[êe]ncia|experi[êe]ncia|conhecimentos?|habilita[çc][ãa]o|curso de|english|experience|knowledge|proficien\p{L}+
        strong|familiar\p{L}*
      )(?!\p{L})
      ([\p{L}-]+ ){1,3}(avan[çc]ad[oa]|intermedi[áa]ri[oa]|b[áa]sic[oa]|fluente|ativ[oa])(?!\p{L})
    )
  `,
  { before: '', after: '', flags: 'iu' },
)

const byDegree = (sentence: string): string[] => {
  const at = educationIn(fold(sentence)) === null ? -1 : sentence.search(behindDegree)
  const degree = at < 0 ? null : educationIn(fold(sentence.slice(0, at)))
  return degree === null ? [sentence] : [sentence.slice(0, at), sentence.slice(at).replace(/^,\s+/, '')]
}

/** "CI/CD tools Ideally, the candidate will …": a wish behind a list that no full stop ends. */
const wishBegins =
  /(?<=[\p{L}\d)])\s+(?=(?:Ideally|Preferably|Idealmente|Preferencialmente),? (?:the|you|a|o|com|ter|with)\b)/u

/** "Duties include; …": a list stands behind the sign. */
const introduces = /(?<!\p{L})(includes?|are as follows|following|incluem|inclui|seguintes);(?=\s)/giu

/** "Referência B: …", "Objective #1: …": the number of a post or a point says nothing. */
const numbered =
  /^(?:ref(?:er[êe]ncia|erence)?\.?|lote|posto|objective|objetivo|goal|post|item|point|ponto) ?#?(?:\p{Lu}|\d{1,3})\s*[:–-]\s+/iu
/** "Para além do conteúdo funcional do anexo à Lei …, executa …": where the words of the law stand before the work; "além do inglês, …" asks for both. Folded. */
const preamble =
  /^(?:(?:(?:para )?alem d|in addition to )(?=[^,]{0,80}\b(?:lei|anexo|decreto|conteudo funcional|law|act|regulations?|statute)\b)|no ambito d|nos termos d|ao abrigo d|in accordance with |pursuant to )/u
/** Commas behind a preamble that are looked at. */
const MOST_COMMAS = 6
/** "To apply for this post, you must hold …": the demand behind how to apply. Folded. */
const toApply =
  /^to (?:apply|be considered)[^,.;]{0,60}, (?=(?:you|applicants?|candidates?) (?:must|should|will|need))/u
const withoutPreamble = (sentence: string): string => {
  const applying = toApply.exec(fold(sentence))?.[0].length ?? 0
  if (applying > 0) return sentence.slice(applying)
  if (!preamble.test(fold(sentence))) return sentence
  const starts = [...sentence.matchAll(/,\s+/gu)]
    .slice(0, MOST_COMMAS)
    .map(({ 0: comma, index }) => index + comma.length)
  const work = starts.find(
    (at) => opensClause(fold(sentence.slice(at)), 'pt') || opensClause(fold(sentence.slice(at)), 'en'),
  )
  return work === undefined ? sentence : sentence.slice(work)
}

export const pieces = (text: string): string[] =>
  withoutAccepted(text)
    .replace(numbered, '')
    .replace(introduces, '$1:')
    .split(
      /(?<=[;!?])\s+|(?<![\s.(^](?:ex|exp|etc|jr|sr|dr|dra|min|max|art|av|n|inc|incl|excl|approx|e\.g|i\.e|ph\.d)\.)(?<=\.)\s+(?!(?:or|ou)\s)(?=[\p{Lu}\p{N}£€$•-])|\s+[•●▪*]\s+/iu,
    )
    .flatMap((sentence) => sentence.split(/,?\s+(?:mas|porém|porem|but|however)\s+(?!também|tambem|also)/iu))
    .flatMap(byRefusal)
    .flatMap(byPerk)
    .flatMap(byHiring)
    .map(withoutReason)
    .flatMap((sentence) => sentence.split(ownSubject))
    // "You will hold QTS, and be committed to safeguarding": the law stands apart.
    .flatMap((sentence) => sentence.split(/,? (?:and )?(?=be committed to (?:the )?safeguarding)/iu))
    .flatMap((sentence) => sentence.split(wishBegins))
    .flatMap(inBrackets)
    .flatMap(byWish)
    .flatMap(byDegree)
    .map((sentence) => withoutPreamble(sentence.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
