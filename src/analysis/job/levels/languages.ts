// Languages a text names, each with the rank of its level. Folded text.
import { levelIn, type Row } from './rows'

const ADVANCED = 3
const BILINGUAL = 4
const fluency: readonly Row[] = [
  [/\b(?:nativ[oa]|native|lingua materna|mother tongue)\b/, 'native', 5],
  // An employer asks a bilingual person to work in both languages, a person claims no less than to speak both.
  [/\b(?:bilingues?|bilingual\w*)\b/, 'bilingual', BILINGUAL],
  [/\b(?:fluente|fluent\w*|fluencia|c2)\b/, 'fluent', 4],
  [/\b(?:avancad[oa]|advanced|c1|proficien\w*|excellent|professional|upper[- ]intermediate)\b/, 'advanced', 3],
  [/\b(?:intermediari[oa]|intermediate|b1|b2|conversacao|conversational|good)\b/, 'intermediate', 2],
  [
    /\b(?:basic[oa]|basic|nocoes|um pouco|a (?:little|bit)|beginner|elementary|iniciante|a1|a2|tecnic[oa]|leitura|reading|instrumental)\b/,
    'basic',
    1,
  ],
]

const tongues: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ingles|(?<!gcses? |gcses? in |(?<!\b(?:native|proficiency|professional|business|advanced|intermediate|high|good|[bc][12])[- ])level )english)\b/,
    'Inglês',
  ],
  [/\b(?:espanhol|spanish)\b/, 'Espanhol'],
  [/\b(?:frances|french)\b/, 'Francês'],
  [/\b(?:alemao|german)\b/, 'Alemão'],
  [/\b(?:italiano|italian)\b/, 'Italiano'],
  [/\b(?:japones|japanese)\b/, 'Japonês'],
  [/\b(?:mandarim|chines|mandarin|chinese)\b/, 'Mandarim'],
  [/\b(?:dinamarques|danish)\b/, 'Dinamarquês'],
  [/\b(?:holandes|neerlandes|dutch)\b/, 'Holandês'],
  [/\b(?:noruegues|norwegian)\b/, 'Norueguês'],
  [/\b(?:arabe|arabic)\b/, 'Árabe'],
  [/\b(?:coreano|korean)\b/, 'Coreano'],
  // "Welsh" alone is a people and part of many employers' names.
  [
    /\b(?:gales|(?<=\b(?:speak|write|read|use|spoken|written|fluent|fluency in|through the medium of|and\/or|or) )welsh|welsh(?= (?:language|speak\w+|skills?|is|and\/or|or english)\b|\/english))\b/,
    'Galês',
  ],
  [/\b(?:lingua portuguesa|portugues|portuguese)\b/, 'Português'],
]

/** Where another subject begins, to which a level after it belongs: "English and basic maths"; "leitura boa, conversação intermediária" is one. */
const afterLanguage =
  /[;.]|,(?! (?:leitura|escrita|fala|conversacao|compreensao|reading|writing|speaking|spoken|written)\b)| e (?=\p{L}+ \p{L}+)| (?:and|or|&) (?=\p{L}+ \p{L}+)/u

/** Where the subject before a language ends; "excellent verbal and written English" is one. */
const beforeLanguage = /[,;.]| (?:and|or|e|ou) (?!(?:spoken|written|verbal|oral|reading|writing|speaking)\b)/gu

/** "Bilingual in English and Spanish": the word before the first language is about the second too. */
const pair = /\b(?:bilingues?|bilingual) (?:in |em |\()?\p{L}{5,12}(?: and | e | & |, )$/u

/** Languages in a folded text with their level: basic 1 to native 5, 0 without a level nearby. */
export const languagesIn = (folded: string) =>
  tongues.flatMap(([pattern, language]) => {
    const match = pattern.exec(folded)
    if (!match) return []
    const end = match.index + match[0].length
    // The level follows the language in Portuguese; in English it precedes or follows it.
    const behind = levelIn(fluency, folded.slice(end, end + 32).split(afterLanguage)[0] ?? '')
    const from = Math.max(
      0,
      match.index - 24,
      ...[...folded.slice(0, match.index).matchAll(beforeLanguage)].map((sign) => sign.index + 1),
    )
    const before = behind ? null : levelIn(fluency, folded.slice(from, match.index))
    const both = behind || before ? null : pair.exec(folded.slice(0, match.index))
    const level = behind ?? before ?? (both && { name: 'bilingual', rank: BILINGUAL })
    return [
      {
        language,
        name: level?.name ?? null,
        rank: level?.rank ?? 0,
        start: before ? from + before.start : (both?.index ?? match.index),
        end: behind ? end + behind.end : end,
      },
    ]
  })

/** The languages an advert asks for: work as a bilingual takes an advanced level. */
export const languagesAsked = (folded: string) =>
  languagesIn(folded).map((one) => (one.name === 'bilingual' ? { ...one, rank: ADVANCED } : one))
