// The patterns of dates in folded text: months, years, terms, points in time, and the words for now.
import { either } from '../../../phrases'
import { durationUnit } from './durations'
import { monthNumber } from './months'

/** "Rio de Janeiro, 2011" is a town and a year, "Universidade do Mar 2013" a school and a year. */
export const monthPattern = `(?:(?<!rio de |(?<!\\p{L})d[ao]s? )(?:${[...monthNumber.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?)`
export const yearPattern = '(?:19[4-9]\\d|20[0-4]\\d)'
/** "Hotel Mar – 2015 a 2018" is a name and its years; "Feb 1, 2019" has its day behind the month. */
export const namedPattern = `(?:${monthPattern} \\d{1,2}(?:st|nd|rd|th)?, ${yearPattern}|(?:\\d{1,2}(?:st|nd|rd|th|[ºo])? (?:de |of )?)?${monthPattern}(?<!\\p{L} mar(?= - )) ?(?:[/.,-]|de|of)? ?(?:${yearPattern}|'?\\d{2}(?![\\d/.]|-\\d| ?${durationUnit})))`
export const fullPattern = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]${yearPattern}|${yearPattern}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))`
export const numericPattern = `(?:0?[1-9]|1[0-2]) ?[/.-] ?${yearPattern}`
/** "2020 (Janeiro)". */
const behindPattern = `${yearPattern} \\(${monthPattern}\\)`
const shortPattern = '(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/])'
export const isoPattern = `${yearPattern}[/.-](?:0[1-9]|1[0-2])(?!\\d)`
export const termPattern = `(?:[12][ºo°]? ?(?:semestre|sem\\.?) ?(?:de |/)? ?|(?:spring|summer|fall|autumn|winter|christmas|easter|q[1-4]|(?:verao|inverno|outono|primavera|natal|pascoa|carnaval|ferias) de) )${yearPattern}|${yearPattern}[/.][12](?!\\d)`
export const pointPattern = `(?:${behindPattern}|${namedPattern}|${fullPattern}|${termPattern}|${numericPattern}|${isoPattern}|${shortPattern}|${yearPattern}(?!\\d))`
/** "2/23" is a month only within a period. */
export const boundPattern = `(?:${pointPattern}|(?:[1-9]|1[0-2])/\\d{2}(?![\\d/]))`
/** Ways to say that something lasts until today, in Portuguese, English and Spanish. */
const presentWords = `
  o (presente momento|momento|presente|dia de hoje)( atual)?|(the )?present( day)?
  a (presente data|data atual|atualidade|data(?! de))|em aberto|trabalhando(?=\\s*(?:$|[|)]))|(os )?dias (atuais|de hoje)|emprego atual|trabalho atual|em andamento
  em (curso|exercicio|atividade|vigor)|in post|(la )?(fecha|actualidad)|actual(mente)?|hoy|presente( data)?|(?<=ate a )data|present( day)?|atual(mente)?
  hoje|momento( atual)?|now|current(ly)?|today|date|(till|until|til|to) (date|now|today|present)|agora|ongoing|pres[.]?
  cursando`
export const presentPattern = either(presentWords)
/** "03/2024 • 12/2024": a sign that designs set between two parts is one between two dates with months. */
const dotPattern = `(?<=(?:\\d[/.]|${monthPattern} (?:de )?)${yearPattern}) ?[•·] ?(?=(?:${namedPattern}|${numericPattern}|${presentPattern})(?![\\p{L}\\p{N}]))`
export const toPattern = `(?:${dotPattern}| ?(?:-{1,3}|[-=]+>|~|[>»›]|→|/|\\.{3}|…) ?(?:ate |to )?| ate (?:ao? |o )?| hasta (?:la |el )?| ao? | to | until | till | through | thru | e (?=19|20)| and )`
/** "early 2019 to late 2021", "a meados de 2020": words before the second date. */
export const aboutPattern =
  '(?:(?:early|mid|late|end of|inicio de|meados de|fi(?:m|ns|nal) de|retired|aposentad[oa](?: em)?)[ -])?'
export const edgePattern = '(?<![\\p{L}\\p{N}])'
export const endPattern = '(?![\\p{L}\\p{N}])'
