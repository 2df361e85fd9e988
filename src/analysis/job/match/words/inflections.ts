// One key for the forms of a verb, so that "bater metas" is shown by "bati a meta" and "chasing invoices" by "chased".
import { englishForms, portugueseForms, verbBases } from '../../../resume/reading/experience/tasks/verbs'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import { plainTaskVerbs } from '../../advert/tasks/openings'

/** Verbs of adverts beside those that open a line of experience. */
const more = {
  pt: 'aprender colocar combinar contar dominar empilhar ler mexer passar postar puxar saber somar ver virar fazer manter repor',
  en: 'add bag carry count dust fetch hang iron mend move mop peel pull push rinse roast scrub sharpen slice spray sweep tidy tie tow weave wipe',
}
/** English verbs whose noun means something else: "market" and "marketing", "book" and "booking". */
const nouns = new Set('book engineer form found head house market nurse program project table type'.split(' '))

/** Forms that no rule gives, each after its verb. */
const irregular = `
abrir abertura | fazer fiz fez fizeram fizemos faco faz fazia fazendo feito | fechar fechamento | ler li leu leram leio lendo leitura | passar passei |
emitir emissao | conduzir conducao | corrigir correcao corrijo | traduzir traducao | resolver resolucao | instruir instrucao |
servir sirvo | conferir confiro | inserir insiro | transferir transfiro | sugerir sugiro | seguir sigo | repetir repito |
investir invisto | cobrir cubro | medir meco | dirigir dirijo | atingir atinjo | proteger protejo | manter mantenho | obter obtenho | pedir peco pedido | trazer trouxe trouxeram trago | receber recebimento | reduzir reducao | distribuir distribuicao |
admitir admissao | carregar carga | descarregar descarga | demitir demissao | revender revenda | trocar troca | pesar pesagem | montar montagem | lavar lavagem | podar poda |
colher colheita | cortar corte | modelar modelagem | triar triagem | apurar apuracao | expandir expansao | ver vi viu viram vendo | dar dei deu deram |
run ran runs running | lead led leads leading | keep kept keeps keeping | teach taught | sell sold | make made makes making |
take took taken takes taking | give gave given giving | hold held holding | deal dealt dealing | win won winning | meet met meeting |
set setting | cut cutting | grow grew grown growing | seek sought seeking | speak spoke spoken speaking | begin began beginning |
write wrote written writing | drive drove driven driving | lay laid laying | feed fed feeding | read reading | do did done doing |
oversee oversaw overseen overseeing | rebuild rebuilt rebuilding | forecast forecasting | undergo underwent | find found finding |
mow mown mowing | sew sewn sewing | put putting | raise raised raising | chase chased chasing | close closed closing`

/** Nouns of the action that Portuguese forms by rule: "fechamento", "apuração", "montagem". */
const actionNouns = (infinitive: string): string[] => {
  const stem = infinitive.slice(0, -2)
  return infinitive.endsWith('ar') ? [`${stem}amento`, `${stem}acao`] : [`${stem}imento`, `${stem}icao`]
}
/** The third person and the first of the present are nouns as often: "a conta", "o corte". */
const isPresent = (form: string, infinitive: string): boolean =>
  form.length === infinitive.length - 1 && /[aeo]$/.test(form)

const verbs = new Map<string, string>()
const add = (verb: string, forms: readonly string[]) => {
  for (const form of forms) {
    const key = atomKey(fold(form))
    if (!key.includes(' ') && !verbs.has(key)) verbs.set(key, fold(verb))
  }
}
for (const row of irregular.split('|')) {
  const [verb = '', ...forms] = row.trim().split(/\s+/)
  add(verb, [verb, ...forms])
}
for (const verb of [...verbBases.pt, ...verbBases.everyday, ...more.pt.split(' ')])
  add(verb, [...portugueseForms(verb).filter((form) => !isPresent(form, verb)), ...actionNouns(verb)])
for (const verb of [...verbBases.en, ...plainTaskVerbs, ...more.en.split(' ')])
  add(verb, nouns.has(verb) ? [`${verb}ed`, `${verb.replace(/e$/, '')}ed`] : englishForms(verb))

const infinitives = new Set(
  [...verbBases.pt, ...verbBases.everyday, ...more.pt.split(' ')].map(fold).filter((verb) => /[aei]r$/.test(verb)),
)
const before = new Set(['', '|', 'e'])
const object = /^(?:[ao]|um|uma|\d.*)$/
/** "Troco o enxoval": the first person of the present where a line or a clause begins and an object follows, or null. */
export const presentAt = (words: readonly string[], at: number): string | null => {
  const word = words[at] ?? ''
  if (!/^[a-z]{3,}o$/.test(word) || !object.test(words[at + 1] ?? '')) return null
  const clause = before.has(words[at - 1] ?? '') || (at === 0 && word.length > 0)
  const verb = ['ar', 'er', 'ir'].map((end) => word.slice(0, -1) + end).find((one) => infinitives.has(one))
  return clause && verb !== undefined ? verb : null
}

/** Endings by which any other verb of the first group, and most of the second and third, is known. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,})(?:ei|ou|ando|aram|amos?|avam?)$/u, 'ar'],
  [/^(\p{L}{3,})(?:eu|endo|eram|emos?)$/u, 'er'],
  [/^(\p{L}{3,})(?:iu|indo|iram|imos?)$/u, 'ir'],
]
/** "Entreguei" is of "entregar", "apliquei" of "aplicar". */
const stemOf = (stem: string, form: string): string =>
  form.endsWith('ei') ? stem.replace(/gu$/, 'g').replace(/qu$/, 'c') : stem

/** "Repor", "compor", "expor": forms that all verbs of this ending share. */
const ofPor = /^((?:re|com|ex|dis|pro|im|su|trans|de)?p)(?:onho|oe|oem|us|os|useram|unha|osicao|osto|or)$/
/** The infinitive or base of the verb that a folded word is a form of, or null. */
export const verbOf = (word: string): string | null => {
  const infinitive = verbs.get(word)
  if (infinitive !== undefined) return infinitive
  const laid = ofPor.exec(word)?.[1]
  if (laid !== undefined && laid.length > 1) return `${laid}or`
  for (const [ending, verb] of endings) {
    const stem = ending.exec(word)?.[1]
    if (stem !== undefined) return `${stemOf(stem, word)}${verb}`
  }
  return null
}
