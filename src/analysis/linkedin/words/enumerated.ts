// Names of skills that a sentence enumerates and no list of ours has: "ventilação mecânica, hemodiálise e drogas vasoativas".

import type { Line } from '../../documents/document'
import { anyOf } from '../../phrases'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { actionVerbs } from '../../resume/reading/experience/tasks/verbs'
import { countWords, fold } from '../../resume/reading/text'
import { concreteWords } from '../../resume/sentences/content-words'
import { isGeneral } from '../../resume/sentences/work/particular'
import { matchSkills } from '../../resume/skills/match'
import { isSkillName } from '../../resume/skills/unknown'

/** Items of the shortest enumeration, and words of the longest name in it. */
const LEAST_ITEMS = 3
const LONG = 3
const sentences = /(?<=[.;!?:|])\s+/u
const joints = /,\s+(?:e\s+|and\s+|ou\s+|or\s+)?|\s+(?:e|and|ou|or)\s+/u
/** What stands before the first of the names: "com pacientes graves", "experience in". */
const lead = /^.*(?<!\p{L})(?:com|em|n[ao]s?|de|d[aeo]s?|por|with|in|of|on|for|using|including|como)\s+(?=\S)/iu
/** Who is served or where, which is no skill. */
const others = anyOf(
  `
    pacientes?|clientes?|alun[oa]s?|familia(s|res)?|criancas?|idos[oa]s?|adult[oa]s?|medic[oa]s|fornecedores|equipes?
    colegas?|patients?|customers?|clients?|families|family|children|students?|doctors|physicians|staff|colleagues|schools?
    hospitals?|anos?|years?|hoje|depois|antes|then|now
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})' },
)

/** A word that says how somebody is or what anybody does, or a name's capital: "comprometido", "Joinville". */
const quality = /^\p{L}+(?:[ai]d[oa]|iv[oa]|oso|osa|ful|able|\p{L}{2}[aei]r)$/u
const ownWords =
  /(?<!\p{L})me(?!\p{L})|^(?:n[ao]s?|a|o|como|such|as|os|sou|eu|me|meus?|minhas?|si|i|i'm|my|also|like|to|the|an?|em|at)(?!\p{L})/u
const proper = /^\p{Lu}\p{Ll}+(?:\s|$)/u

const isVerb = (word: string): boolean => actionVerbs.has(fold(word))
/** The first of the names without the words before it and without the verb: "Faço entalhe". */
const withoutLead = (item: string): string => {
  const bare = item.replace(lead, '')
  const [first = '', ...rest] = bare.split(' ')
  return isVerb(first) ? rest.join(' ') : bare
}

const isName = (item: string, line: Line): boolean =>
  !/[\d"“”()]/.test(item) &&
  !others.test(fold(item)) &&
  !ownWords.test(fold(item)) &&
  !quality.test(fold(item)) &&
  !isTitle(item) &&
  !isVerb(item.split(' ')[0] ?? '') &&
  concreteWords(item).every((word) => !isGeneral(word)) &&
  isSkillName(item, line)

/** The names, as written, of every enumeration at the end of a sentence. Pure. */
export const enumerated = (line: Line): string[] =>
  line.text.split(sentences).flatMap((sentence) => {
    const items = sentence.replace(/(?<![.;!?:])[.;!?:]+$/u, '').split(joints)
    const bare = items.map((item, at) => (at === 0 ? withoutLead(item) : item.replace(/^(?:com|with) /iu, '')).trim())
    const isLong = (item: string) => countWords(item) > LONG
    const named = bare.map((item, at) => !isLong(item) && (at === 0 || !proper.test(item)) && isName(item, line))
    const isKnown = bare.map((item) => !isLong(item) && matchSkills(item).length > 0)
    // The enumeration begins after the last part that is not a name; its own last part, a long one, carries the rest of the sentence.
    const from = bare.findLastIndex(
      (item, at) => !named[at] && !isKnown[at] && !(at === bare.length - 1 && isLong(item)),
    )
    const joined = /\s(?:e|and|ou|or)\s/u.test(sentence.slice(sentence.lastIndexOf(bare.at(-2) ?? '')))
    if (!joined) return []
    const inRun = (of: readonly boolean[]) => bare.filter((_, at) => at > from && of[at])
    return inRun(named).length + inRun(isKnown).length >= LEAST_ITEMS ? inRun(named) : []
  })
