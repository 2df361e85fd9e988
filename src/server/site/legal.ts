// The operator's own legal texts: files in the data folder that replace the product's, one per text and language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../i18n/locale'
import { type LegalName, type LegalText, legalText, parseLegal } from '../../texts/legal/text'
import type { Core } from '../core'

const names: Readonly<Record<LegalName, string>> = { terms: 'termos', privacy: 'privacidade' }
/** Characters read from such a file: more than thirty pages. */
const most = 200_000

export type Legal = { readonly text: LegalText; readonly own: boolean }

/** `DATA_DIR/termos.pt-BR.md` and similar, read for each page so that a change needs no restart. */
export const legalOf = ({ config }: Pick<Core, 'config'>, name: LegalName, language: Language): Legal => {
  const standard = legalText(name, language, config.appName)
  try {
    const source = readFileSync(join(config.folder, `${names[name]}.${language}.md`), 'utf8').slice(0, most)
    return { text: parseLegal(source, standard), own: true }
  } catch {
    // The operator has no file of their own.
    return { text: standard, own: false }
  }
}
