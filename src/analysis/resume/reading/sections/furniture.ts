// Recognises what belongs to the page and not to the person: page numbers, footers of programs and forms, closing formulas.
import type { Line } from '../../../documents/document'
import { memo } from '../../../memo'
import { anyOf, atStart, either } from '../../../phrases'
import { findRanges } from '../dates/dates'
import { fold } from '../text'

/** "Página 1 / 2", "page 3 of 4", "- 2 -"; a bare number only where nothing else is on its line. "09/11" is a month or two years. */
const pageNumber = /^(?:p[áa]g(?:ina|e)?\.?,? ?)?(?!0\d ?\/ ?[1-9]\d)\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?$/iu
const pageWord = /^[-–— ]*p[áa]g(?:ina|e)?\.?,? ?\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?[-–— ]*$/iu
/** "Ana Sol – Currículo – 2 / 3", "Currículo de Ana Sol – pág. 1". */
const runningName =
  /^.{0,60} [-–—|·] (?:[1-9]\d? ?\/ ?\d{1,2}|p[áa]g(?:ina|e)?\.? ?\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?)$/iu
const updated = /^(?:last updated|atualizado|[úu]ltima atualiza[çc][ãa]o|updated)(?!\p{L}).{0,40}$/iu
const rights = /^(?:©|\(c\) |copyright )/iu
/** Verbs for how a page was made. */
const makingVerbs = 'gerado|criado|feito|elaborado|created|generated|made|built|powered|designed'
/** Programs and sites that make résumés. */
const programs = String.raw`
  canva|europass|novoresume|zety|resume\.io|enhancv|overleaf|linkedin|google docs|microsoft word`
/** The program that made the page, with its address or its name. */
const maker = new RegExp(
  String.raw`^(?:(?:curr[íi]culo|r[ée]sum[ée]|cv|documento?) )?${either(makingVerbs)}(?: \p{L}+)? (?:em|por|com|no|na|pel[oa]|with|by|on|at|using) (?:.{0,40}\p{L}\.\p{L}{2,}\S{0,40}|(?:the )?${either(programs)}\.?)$`,
  'iu',
)
const months =
  'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december'
/** "Recife, 24 de novembro de 2026.": the day a page was written; no job begins so. */
const signed = new RegExp(
  `^(?:\\p{Lu}[\\p{L} .'/-]{1,40}, ?)?(?:\\d{1,2}[ºo]? (?:de )?(?:${months}),? (?:de )?\\d{4}|(?:${months}) \\d{1,2},? \\d{4})\\.?$`,
  'iu',
)
const web = /^(?:https?:\/\/|www\.)\S{3,120}$|^[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40})+$/iu
/** What a page ends with, under its last heading. */
const closing = anyOf(
  String.raw`
  (eu,? )?declaro (que|para)|(i )?(hereby )?(declare|certify) that|por ser verdade|sem mais(,| para)
  (tenho |possuo |i have )?(boas |good )?refer[êe]ncias? (e (total )?disponibilidade|dispon[íi]ve(l|is)|[àa] disposi[çc][ãa]o|(a|sob|mediante) (pedido|solicita[çc][ãa]o))
  (tenho|possuo) (boas )?refer[êe]ncias?(?!\p{L})
  refer[êe]ncias?( \p{L}+)? ?:? (a combinar|sob consulta|dispon[íi]veis|disponibles)
  references? (are |will be )?(available|provided|furnished|supplied|on request|upon request)
  (further|more|additional|full) (details|information|references|documents) (are |is |will be |can be )?(available|provided|furnished|supplied|sent) (up)?on request
  (mais|demais|outras) (informa[çc][õo]es|refer[êe]ncias) (ser[ãa]o |s[ãa]o )?(fornecid|dispon[íi]ve|apresentad|a pedido|sob consulta)
  (at\.?te|atenciosamente|cordialmente|yours (sincerely|faithfully))[,.]?$
  (desde j[áa],? )?(muito )?(agrade[çc]o|obrigad[oa])( desde j[áa])?(,? (pel[ao]|a|sua|sou|por)(?!\p{L})|[.!]?$)
  grat[oa] (pel[ao]|por)|(fico|estou|coloco-me|encontro-me) ([àa]|a sua|a vossa|ao) (inteira )?(sua )?disposi[çc][ãa]o
  aguardo (o )?(seu |vosso )?(contato|contacto|retorno|uma oportunidade)
  espero (o )?(seu )?(contato|retorno|uma oportunidade)
  (many )?thanks?( you)?( (very|so) much)? for (your|reading|the)
  (i )?look(ing)? forward to (hearing|meeting|your|speaking|discussing)`,
  { ...atStart, flags: 'iu' },
)
/** An icon alone on its line: signs of a private area or none, which only its font can draw. */
const icon = /^[^\p{L}\p{N}\p{P}\p{S}]+$/u

/** A line drawn with signs, below a heading or between entries. */
export const isRule = (text: string): boolean => /^[_=~*.•·\s–—-]{3,200}$/u.test(text)

/** The words of the Europass form, which stand in every such file. */
const formWords = new Set(
  `compreender|falar|escrever|compreensao|compreensao oral|compreensao auditiva|leitura|interacao oral|producao oral|expressao oral|producao escrita|
  escrita|expressao escrita|conversacao|conversa|understanding|speaking|writing|listening|reading|spoken interaction|spoken production|interaction|production|
  outra(s) lingua(s)|outras linguas|outra lingua|lingua(s) materna(s)|lingua materna|other language(s)|other languages|mother tongue(s)|mother tongue|
  self-assessment|auto-avaliacao|autoavaliacao|nivel europeu (*)|european level (*)|comprendre|parler|ecrire`
    .split('|')
    .map((word) => word.trim()),
)
/** Those that nobody writes of their own. */
const formOnly =
  /^(?:interacao oral|producao oral|spoken interaction|spoken production|outra\(?s?\)? lingua\(?s?\)?|lingua\(?s?\)? materna\(?s?\)?|other language\(?s?\)?|mother tongue\(?s?\)?|compreensao oral|(?:nivel europeu|european level) \(\*\))$/u
const formNote =
  /^(?:\(\*\) ?)?(?:(?:niveis|levels?) ?: ?a1|a1 (?:e|and|\/) ?(?:a)?2 ?:|quadro europeu comum|common european framework|folha de auto-?avaliacao)/u
/** Number of cells of the form's words from which a line is the form's, although each of them may be somebody's hobby. */
const CELLS = 3

const isForm = (cells: readonly string[]): boolean => {
  const words = cells.map((cell) => fold(cell).replace(/:$/u, '').trim())
  return (
    formNote.test(words[0] ?? '') ||
    (words.every((word) => formWords.has(word)) && (words.length >= CELLS || words.some((word) => formOnly.test(word))))
  )
}

const isSure = memo(
  (cell: string): boolean =>
    pageWord.test(cell) || rights.test(cell) || maker.test(cell) || signed.test(cell) || closing.test(cell),
)
const mayStandBeside = (cell: string): boolean =>
  pageNumber.test(cell) || web.test(cell) || /^curr[íi]cul\p{L}+(?: vit(?:ae|æ))?$/iu.test(cell)

/** True for a line that belongs to no section. */
export const isFurniture = (line: Line): boolean => {
  const { text, region, page, parts } = line
  if (region === 'footer' || icon.test(text) || isRule(text)) return true
  const dated = findRanges(text).length > 0
  // A page may begin with a school and its years, which no running head has.
  if (region === 'header' && page > 1 && !dated) return true
  if (!dated && (pageNumber.test(text) || runningName.test(text) || updated.test(text))) return true
  const cells = (parts ?? [text]).flatMap((part) => part.split(/ [|·•] /)).map((cell) => cell.trim())
  if (isForm(cells)) return true
  return cells.some(isSure) && cells.every((cell) => isSure(cell) || mayStandBeside(cell))
}
