// The skills known by name, read from the tables of each field.
import { finance, management, marketing, office, people, sales, service } from './business'
import { technology } from './technology'
import { design, education, engineering, health, hospitality, law, logistics } from './trades'

export type Field =
  | 'technology'
  | 'office'
  | 'finance'
  | 'sales'
  | 'service'
  | 'marketing'
  | 'people'
  | 'management'
  | 'health'
  | 'education'
  | 'logistics'
  | 'engineering'
  | 'law'
  | 'design'
  | 'hospitality'

export type Skill = {
  /** The Portuguese name; unique. */
  readonly id: string
  readonly field: Field
  readonly name: { readonly pt: string; readonly en: string }
  readonly aliases: readonly Alias[]
}

/**
 * How an alias must be written: 'any' case; 'exact' case for names that are also words ("React"); 'listed', exact case
 * and beside other skills or alone on its line, for the most ambiguous ("Go", "R", "Word").
 */
export type Alias = { readonly text: string; readonly written: 'any' | 'exact' | 'listed' }

const tables: Readonly<Record<Field, string>> = {
  technology,
  office,
  finance,
  sales,
  service,
  marketing,
  people,
  management,
  health,
  education,
  logistics,
  engineering,
  law,
  design,
  hospitality,
}

const toAlias = (text: string): Alias => {
  if (text.startsWith('!')) return { text: text.slice(1), written: 'listed' }
  return text.startsWith('^') ? { text: text.slice(1), written: 'exact' } : { text, written: 'any' }
}

/** A row: `Portuguese = English : alias, !Listed, ^Exact`; the names are aliases unless repeated with a marker. */
const toSkill = (field: Field, row: string): Skill => {
  const [names = '', rest = ''] = row.split(/ : /)
  const [pt = '', en = pt] = names.split(' = ').map((name) => name.trim())
  const marked = rest
    .split(', ')
    .map((text) => text.trim())
    .filter(Boolean)
    .map(toAlias)
  const aliases = [pt, en]
    .filter((name) => !marked.some(({ text }) => text === name))
    .map((text): Alias => ({ text, written: 'any' }))
  return {
    id: pt,
    field,
    name: { pt, en },
    aliases: [...new Map([...aliases, ...marked].map((alias) => [alias.text, alias])).values()],
  }
}

/** Every skill, in the order of the tables. */
export const gazetteer: readonly Skill[] = (Object.keys(tables) as Field[]).flatMap((field) =>
  tables[field]
    .trim()
    .split('\n')
    .map((row) => toSkill(field, row)),
)

export const skillById: ReadonlyMap<string, Skill> = new Map(gazetteer.map((skill) => [skill.id, skill]))
