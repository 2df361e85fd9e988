// Spoken wording that everybody would see on the page, each with the written one: "hoje em dia" as an end, "não lembro o ano".
// None of it is a misspelling that the rubric counts: it costs no points, and the person is asked all the same.
import { memo } from '../../memo'
import { either } from '../../phrases'
import { type DraftPart, isOwnEntry } from './parts'
import type { Source } from './sheet'

/** `better` is '' where the words go. `place` is the only one where they are changed. */
export type Spoken = { readonly mark: string; readonly better: string; readonly place: Source }
type Change = Omit<Spoken, 'place'>

/** Wordings of one draft; more would bury the others. */
const MOST_WORDINGS = 12
/** Characters of a text that is looked at. */
const LENGTH = 400

const open = {
  pt: /^(?:(?:at[ée] )?(?:hoje(?: em dia)?|agora|o momento|os dias de hoje)|(?:ainda )?(?:trabalho|estou)(?: (?:l[áa]|aqui|nele|nela))?|continuo(?: (?:l[áa]|aqui))?)\.?$/iu,
  en: /^(?:(?:till?|until|up to) (?:date|now|today)|now|nowadays|today|still (?:here|there|working(?: (?:here|there))?))\.?$/iu,
} as const
const present = { pt: 'atual', en: 'present' } as const

const presentChanges = (text: string): Change[] => {
  const bare = text.trim()
  if (open.pt.test(bare)) return [{ mark: bare, better: present.pt }]
  return open.en.test(bare) ? [{ mark: bare, better: present.en }] : []
}

/** What says that somebody does not remember. */
const forgottenWords = "n[ãa]o (me )?lembro|n[ãa]o sei|(do not|don['’]t) (remember|know)"
/** What somebody does not remember: a year, a name. */
const forgottenFields = 'ano|data|m[êe]s|dia|nome|year|date|month|day|name'
const forgotten = new RegExp(
  String.raw`[\s,;(–-]{0,3}(?<!\p{L})${either(forgottenWords)}(?: (?:bem|mais|direito|ao certo|exactly))?(?: (?:d[eo]|[oa]|em que|qual|the|what|which)){0,2}(?: ${either(forgottenFields)})?\)?\.?$`,
  'iu',
)
/** What is no longer known, at the end of a text; a text of nothing else goes. */
const unknown = (text: string): Change[] => {
  const at = forgotten.exec(text)?.index
  return at === undefined ? [] : [{ mark: text, better: text.slice(0, at) }]
}

/** How long ago or for how long, with the verb "há": not where the same words compare, as in "superior a mais de 2 anos". */
const since =
  /(?<!\p{L}|(?:inferior|superior|igual) )a (?:mais de|cerca de|quase) \d{1,2} (?:anos?|m[êe]s(?:es)?|semanas?|dias)(?!\p{L})/giu
const until = /(?<!\p{L})ate (?:[ao]s?) \d/giu
const guests = /(?<!\p{L})(?:[oa]|[oa]s|d[oa]s?|n[oa]s?|aos?|às?|pel[oa]s?) hospedes?(?!\p{L})/giu

const written: readonly (readonly [RegExp, (mark: string) => string])[] = [
  [since, (mark) => mark.replace(/^a/, 'há').replace(/^A/, 'Há')],
  [until, (mark) => mark.replace(/^ate/, 'até').replace(/^Ate/, 'Até')],
  [
    guests,
    (mark) => {
      const [article = '', noun = ''] = mark.split(' ')
      return `${article} ${noun.replace(/^hosp/, 'hósp').replace(/^Hosp/, 'Hósp')}${article.endsWith('s') && !noun.endsWith('s') ? 's' : ''}`
    },
  ],
]
const misheardChanges = (text: string): Change[] =>
  written.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].map(({ 0: mark }) => ({ mark, better: right(mark) })),
  )

/** As at the beginning of a line; not a name that is written small, as "iFood" or an address. */
const capitalChanges = (text: string): Change[] => {
  const [mark = ''] = /^\p{Ll}[\p{Ll}-]*(?: [\p{L}\p{N}]+)/u.exec(text) ?? []
  return mark === '' ? [] : [{ mark, better: mark.charAt(0).toUpperCase() + mark.slice(1) }]
}

/** What somebody says to be, as a list of skills names it. */
const traits: Readonly<Record<string, string>> = {
  ...{ honest: 'honestidade', pontual: 'pontualidade', responsável: 'responsabilidade', dedicad: 'dedicação' },
  ...{ organizad: 'organização', caprichos: 'capricho', comunicativ: 'boa comunicação', paciente: 'paciência' },
  ...{ proativ: 'proatividade', educad: 'boa educação', simpátic: 'simpatia', criativ: 'criatividade' },
}
const claimed = /(?<!\p{L})sou (?:uma? pessoa )?(?:muito |bem )?(\p{L}{5,14})(?!\p{L})/giu
const traitChanges = (text: string): Change[] =>
  [...text.matchAll(claimed)].flatMap(({ 0: mark, 1: trait = '', index }) => {
    const small = trait.toLowerCase()
    const better = traits[small] ?? traits[small.slice(0, -1)]
    if (!better) return []
    return [{ mark, better: index === 0 ? better.charAt(0).toUpperCase() + better.slice(1) : better }]
  })

type Kind = 'end' | 'name' | 'line' | 'text' | 'skills'
const readers: Readonly<Record<Kind, (text: string) => Change[]>> = {
  end: (text) => [...presentChanges(text), ...unknown(text)],
  name: (text) => [...unknown(text), ...misheardChanges(text)],
  line: (text) => [...unknown(text), ...misheardChanges(text), ...capitalChanges(text)],
  text: (text) => [...misheardChanges(text), ...capitalChanges(text)],
  skills: (text) => [...unknown(text), ...misheardChanges(text), ...traitChanges(text)],
}
const changesIn = memo((keyed: string): readonly Change[] => {
  const at = keyed.indexOf(':')
  const text = keyed.slice(at + 1)
  return text.length > LENGTH ? [] : readers[keyed.slice(0, at) as Kind](text)
})

const fieldsRead: Readonly<Record<string, Kind>> = {
  ...{ start: 'end', end: 'end', title: 'name', employer: 'name', course: 'name', school: 'name' },
}

const inPart = (part: DraftPart): Spoken[] => {
  const read = (kind: Kind, text: string, place: Source): Spoken[] =>
    changesIn(`${kind}:${text}`).map((change) => ({ ...change, place }))
  const ofField = (field: string, kind: Kind) => read(kind, part.fields[field] ?? '', { part: part.id, field })
  if (part.kind === 'skills') return ofField('text', 'skills')
  if (part.kind === 'summary') return ofField('text', 'text')
  if (part.kind === 'contact' || part.kind === 'languages') return []
  const names = part.kind === 'own' && !isOwnEntry(part) ? [] : Object.entries(fieldsRead)
  return [
    ...names.flatMap(([field, kind]) => ofField(field, kind)),
    ...part.lines.flatMap(({ id: line, text }) => read('line', text, { part: part.id, line })),
  ]
}

/** The spoken of a draft to ask about, in its order, at most twelve. Pure; linear in its texts. */
export const spokenIn = (parts: readonly DraftPart[]): Spoken[] => parts.flatMap(inPart).slice(0, MOST_WORDINGS)
