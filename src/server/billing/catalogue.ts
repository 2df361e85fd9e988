// The catalogue a server sells by: DATA_DIR/catalogue.json over the defaults.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, defaultCatalogue } from '../../billing/catalogue'
import { readCatalogue } from '../../billing/catalogue-file'

const sizeMax = 100_000

/** Throws, naming each problem by its place in the file: selling by a price nobody meant would be worse than not starting. */
export const loadCatalogue = (folder: string): Catalogue => {
  const path = join(folder, 'catalogue.json')
  if (!existsSync(path)) return defaultCatalogue
  const text = readFileSync(path, 'utf8')
  const read = text.length > sizeMax ? { ok: false as const, problems: ['it is too long'] } : readCatalogue(text)
  if (!read.ok) throw new Error(`${path} cannot be used: ${read.problems.join('; ')}`)
  return read.catalogue
}
