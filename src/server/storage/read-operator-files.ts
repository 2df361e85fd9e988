// Reads the files that an operator puts beside the databases as a start does.
import type { Catalogue } from '../../billing/catalogue'
import type { LandingOverrides } from '../../texts/landing/overrides'
import { loadCatalogue } from '../billing/catalogue'
import { readLandingOverrides } from '../site/landing-overrides'
import { checkLegal } from '../site/legal'

/** What a start takes from them. Throws, naming the file, for the first that no start accepts. */
export const readOperatorFiles = (
  folder: string,
): { readonly landing: LandingOverrides; readonly catalogue: Catalogue } => {
  const landing = readLandingOverrides(folder)
  checkLegal(folder)
  return { landing, catalogue: loadCatalogue(folder) }
}
