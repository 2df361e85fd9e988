// Extracts checkable claims from a text: figures, skills, names, seniority.

import { familyOf } from '../job/match/words/word-key'
import { anyOf, atStart } from '../phrases'
import { numberWords } from '../resume/reading/dates/number-words'
import { opening } from '../resume/reading/experience/tasks/openings'
import { actionVerbs } from '../resume/reading/experience/tasks/verbs'
import { fold } from '../resume/reading/text'
import { matchSkills } from '../resume/skills/match'

/** A figure with its unit and scale: 40, 40 %, R$ 40 and 40 thousand are four different claims. */
export type Figure = { readonly value: string; readonly unit: 'percent' | 'money' | 'plain'; readonly scale: string }

/** "Mil" multiplies what stands before it. */
const { mil: _, ...toSixty } = numberWords
const spelled: Readonly<Record<string, number>> = {
  ...toSixty,
  ...{ cento: 100, setenta: 70, oitenta: 80, noventa: 90, seventy: 70, eighty: 80, ninety: 90 },
}
const scales: Readonly<Record<string, string>> = {
  ...{ mil: 'k', k: 'k', thousand: 'k' },
  ...{ milhao: 'm', milhoes: 'm', mi: 'm', m: 'm', mm: 'm', million: 'm', millions: 'm' },
  ...{ bilhao: 'b', bilhoes: 'b', bi: 'b', bn: 'b', b: 'b', billion: 'b' },
}
// A figure inside a name (S3, ISO9001) is part of the name; one before a unit ("30min") is a figure.
const figure =
  /(r\$|us\$|\$|€|£)?\s{0,2}(?<![\p{L}\d.,])(\d[\d.,]*\d|\d)\s{0,2}(%|por cento\b|percent\b|(?:mil|milhao|milhoes|mi|thousand|millions?|bilhao|bilhoes|bi|billion|k|mm|m|bn|b)(?![\p{L}\d]))?/gu

/** The same value for 1.200, 1,200 and 1200, and for 12,5 and 12.5. */
const digitsOf = (digits: string): string =>
  digits
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')

/** The figures of a text, including those written as words. */
export const figuresOf = (text: string): Figure[] => {
  // The 5 of 05/2020 is not a count.
  const folded = fold(text).replace(/(?<!\d)(?:\d{1,2}[/.]){1,2}(?=\d{4}(?!\d))/g, ' ')
  const figures: Figure[] = [...folded.matchAll(figure)].map(([, money, digits = '', after = '']) => ({
    value: digitsOf(digits),
    unit: /^(?:%|p)/.test(after) ? 'percent' : money ? 'money' : 'plain',
    scale: scales[after] ?? '',
  }))
  for (const word of folded.match(/\p{L}+/gu) ?? [])
    if (Object.hasOwn(spelled, word)) figures.push({ value: String(spelled[word]), unit: 'plain', scale: '' })
  return figures
}

/** A skill with its words in the text. A `tool` has a proper name, which other words cannot replace. */
export type SkillMention = { readonly id: string; readonly text: string; readonly tool: boolean }

const hasFamily = (text: string): boolean =>
  (fold(text).match(/\p{L}+/gu) ?? []).some((word) => familyOf(word) !== null)

export const skillsOf = (text: string): SkillMention[] =>
  matchSkills(text).map(({ skill, start, end }) => ({
    id: skill.id,
    text: text.slice(start, end),
    tool: (skill.field === 'technology' || skill.field === 'design') && !hasFamily(text.slice(start, end)),
  }))

/** Stems of words that claim seniority, schooling, size or success, which are facts and not wording. */
const seniority = anyOf(
  `
    lider|gerenc|gerent|gestor|coorden|dirig|dirij|diret|chefi|chefe|supervis|encarreg|manag|leader|lead|led$|head$|headed
    director|fluen|nativ|bilingu|trilingu|avancad|advanced|certific|certif|premi|award|mba$|mestr|doutor|phd$|master
    bachar|bachel|gradua|graduat|posgradua|tecnolog[oa]$|especialista|expert|senior|pleno$|junior|trainee|socio|fundador
    founder|melhor|maior|unic[oa]|recorde|record|best$|largest|leading|dobr|triplic|metade$|doubl|tripl|halv|decada|decade
    milhar|milhoes|milhao|bilh|thousand|million|centena|hundreds|dezena|dozen|internaciona|international|multinaciona
    global|mundial|worldwide|nacional|national|ingles|english|espanhol|spanish|frances|french|alemao|german|mandarim
    japones|italian[oa]?$|janeiro|fevereiro|marco$|abril|junho|julho|agosto|setembro|outubro|novembro|dezembro|january
    february|march$|april|june|july|august|september|october|november|december
  `,
  atStart,
)

/** The words of a text with such a claim. */
export const seniorityOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => seniority.test(word))

/** Comparison key of a folded word: its family, else its stem, so that inflections are equal. */
export const stemOf = (word: string): string => familyOf(word) ?? word.slice(0, word.length > 7 ? 6 : 5)

const common = new Set(
  `para com como mais pela pelo pelas pelos entre sobre desde ate por uma uns umas dos das nos nas que sua seu suas seus meu minha meus minhas
  este esta esse essa isso aquele onde quando alem tambem sempre muito muitos muitas cada todo toda todos todas foi fui era sao estar estou sou
  tenho tem ter ser sido sendo atuo atuei atuando atuacao trabalho trabalhei trabalhando experiencia profissional profissionais resultado
  resultados foco focado focada area areas forma visando garantindo garantir busca busco contribuir contribui contribuindo responsavel
  atividade atividades rotina rotinas dia dias diaria diario durante junto conhecimento conhecimentos habilidade habilidades vivencia
  oportunidade vaga candidato candidata empresa prezados prezadas prezado prezada equipe atenciosamente disposicao conversar conversa interesse gostaria acredito
  posso poder podem fazer faco fiz realizei realizar realizando realizado alinhado alinhada pratica relevante relacionado relacionada principal principais
  with from that this these those into over about also always while where which their there have has had been being was were are and the
  for his her our your mine using used use work worked working works experience experienced professional results focus focused area areas
  responsible ensuring ensure seeking looking contribute contributed contributing team role position opportunity company dear sincerely
  regards hiring believe would could can able interest interested relevant related skills skill knowledge background daily during across
  main including include through within`
    .split(/\s+/)
    .filter(Boolean),
)

/** Content words of a text: long enough, and not common to all texts of the kind. */
export const contentOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word))

const name = "\\p{Lu}[\\p{L}\\p{N}&.'’+#-]*"
const joint = '(?:d[aeo]s?|of|the|&|del|di|von|van)'
const run = new RegExp(`${name}(?: (?:${joint} )?${name})*`, 'gu')
/** Signs before a name that show whether it opens a sentence; all of them would make a long text take its square. */
const BEFORE = 20
const before = (text: string, at: number): string =>
  at > BEFORE ? `,${text.slice(at - BEFORE, at)}` : text.slice(0, at)
const startsAfter = /(?:^|[.!?:;|•·\n–—"“(]|\s-)\s*$/u
/** Nouns and adjectives that often open a sentence; verbs are recognised by their endings. */
const starters = new Set(
  `eu sou na no nas nos em com de do da a o as os um uma ao aos para por pela pelo entre desde durante alem tambem hoje atualmente sempre minha meu minhas meus
  tenho busco gosto quero posso acredito profissional experiencia conhecimento conhecimentos vivencia dominio foco formacao habilidade habilidades
  responsavel interesse comprometimento prezados prezada prezado ola atenciosamente nessa nesse neste nesta essa esse isso ja e mas quando onde como que
  trabalha trabalham diga mostre conte explique escreva inclua acrescente adicione separe use coloque troque comece abra detalhe cite informe destaque descreva revise
  corrija retire remova substitua resuma organize mantenha deixe evite cada liste junte divida reescreva complete traga tente prefira lembre verifique
  considere apresente quantifique atua possui domina conhece gosta une reune soma traz faz cuida acumula ajuda busca quer
  nesses nessas nestes nestas dessa desse destas destes sua seu suas seus se foi era sao essas esses com sem
  tell show say write add include use put move start begin open list split keep remove replace avoid consider try make mention give explain describe
  highlight name works has knows brings combines helps looks wants your each
  i my in on at with for from the a an and as to of by during since currently also today this that these having experienced experience professional
  skilled background focused knowledge dear sincerely regards thank hello here what when where while throughout both responsible passionate eager`
    .split(/\s+/)
    .filter(Boolean),
)

type Name = {
  readonly text: string /** At the start of a sentence, where any word has a capital. */
  readonly first: boolean
}

/** Sequences of capitalised words: names of people, employers, places and products. */
export const namesOf = (text: string): Name[] =>
  [...text.matchAll(run)].map((match) => ({
    text: match[0].replace(/(?<![.'’-])[.'’-]+$/, ''),
    first: startsAfter.test(before(text, match.index)),
  }))

/** Unambiguous stems of verbs of work: trabalha, organiza, negocia. */
const verbs = new Set([...actionVerbs].filter((verb) => verb.length > 6).map((verb) => verb.slice(0, 6)))

const verbEnd = /^\p{L}{3,}(?:ei|ando|endo|indo|ed)$/u

/** True for a word that may open a sentence although the person's text does not contain it. */
export const mayOpen = (word: string): boolean => {
  const folded = fold(word)
  const how = opening(word)
  // Embraer and Boeing have verb endings, so only endings that no employer's name has are accepted.
  return (
    starters.has(folded) ||
    actionVerbs.has(folded) ||
    how === 'noun' ||
    how === 'weak' ||
    verbEnd.test(folded) ||
    verbs.has(folded.slice(0, 6))
  )
}
