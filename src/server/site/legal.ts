// The operator's own legal texts: files in the data folder that replace the product's, one per text and language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../i18n/locale'
import { type LegalName, type LegalText, legalText, parseLegal } from '../../texts/legal/text'
import type { Core } from '../core/core'
import { errorDetails, logger } from '../runtime/logger'
import { DataFileError } from './landing-overrides'

const names: Readonly<Record<LegalName, string>> = { terms: 'termos', privacy: 'privacidade' }
/** Characters read from such a file: more than thirty pages. */
const most = 200_000

type Legal = { readonly text: LegalText; readonly own: boolean }

/** The operator's file; null if there is none. Throws what else keeps it from being read. */
const ownText = (folder: string, name: LegalName, language: Language): string | null => {
  try {
    return readFileSync(join(folder, `${names[name]}.${language}.md`), 'utf8').slice(0, most)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Throws DataFileError for a file of the operator's that cannot be read: the product's text in its place would be false. */
export const checkLegal = (folder: string): void => {
  for (const name of ['terms', 'privacy'] as const)
    for (const language of languages)
      try {
        ownText(folder, name, language)
      } catch {
        throw new DataFileError(`${join(folder, `${names[name]}.${language}.md`)}: cannot be read`)
      }
}

/** `DATA_DIR/termos.pt-BR.md` and similar, read for each page; throws if one cannot be read any more. */
export const legalOf = ({ config }: Pick<Core, 'config'>, name: LegalName, language: Language): Legal => {
  const standard = legalText(name, language, config.appName)
  try {
    const source = ownText(config.folder, name, language)
    return source === null ? { text: standard, own: false } : { text: parseLegal(source, standard), own: true }
  } catch (error) {
    logger.error('legal.unreadable', { text: name, language, ...errorDetails(error) })
    throw error
  }
}
