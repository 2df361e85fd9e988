// A legal text as the page shows it: from the language files, or from an operator's file.
import { type Language, textsOf } from '../../i18n'

/** A paragraph, or the items of a list. */
type Block = string | readonly string[]

export type LegalText = {
  readonly title: string
  readonly description: string
  readonly intro: readonly string[]
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
}

export type LegalName = 'terms' | 'privacy'

type Words = { readonly [key: string]: string }
type Section = { readonly title: string; readonly text: Words; readonly items?: Words; readonly after?: Words }

/** The product's own text. */
export const legalText = (name: LegalName, language: Language, app: string): LegalText => {
  const filled = (text: string) => text.replaceAll('{{app}}', () => app)
  const all = (words: Words = {}) => Object.values(words).map(filled)
  const { title, description, intro, sections } = textsOf(language).legal[name]
  return {
    title,
    description,
    intro: [filled(intro)],
    sections: Object.values<Section>(sections).map(({ title: heading, text, items, after }) => ({
      heading,
      blocks: [...all(text), ...(items ? [all(items)] : []), ...all(after)],
    })),
  }
}

/**
 * An operator's own text, line by line: `# ` is the title, `## ` starts a section, `- ` an item of a list; lines
 * without a blank one between them belong together. Everything else is plain text. `standard` replaces what is missing.
 */
export const parseLegal = (source: string, standard: LegalText): LegalText => {
  const intro: string[][] = []
  const sections: { heading: string; lists: string[][] }[] = []
  let { title } = standard
  let open = false
  for (const line of source.split('\n').map((one) => one.trim())) {
    const blocks = sections.at(-1)?.lists ?? intro
    const last = blocks.at(-1)
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3).trim(), lists: [] })
    else if (line.startsWith('# ')) title = line.slice(2).trim()
    else if (line.startsWith('- ') && open && last?.[0]?.startsWith('- ')) last.push(line)
    else if (line !== '' && open && last && !line.startsWith('- ')) last.push(`${last.pop()} ${line}`)
    else if (line !== '') blocks.push([line])
    open = line !== '' && !line.startsWith('#')
  }
  const block = (lines: string[]): Block =>
    lines[0]?.startsWith('- ') ? lines.map((line) => line.slice(2)) : lines.join(' ')
  return {
    ...standard,
    title,
    intro: intro.flat(),
    sections: sections.map(({ heading, lists }) => ({ heading, blocks: lists.map(block) })),
  }
}
