// The operator's own claims on the landing page: DATA_DIR/landing.json, read and checked at start.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type LandingOverrides, landingOverrides } from '../../texts/landing/overrides'

/** Bytes; far above what the longest allowed texts take. */
const most = 64 * 1024

/** A wrong file in the data folder, described for the operator. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

/** Throws DataFileError naming every wrong field. Without a file nothing is overridden. */
export const readLandingOverrides = (folder: string): LandingOverrides => {
  const path = join(folder, 'landing.json')
  let source: string
  try {
    if (statSync(path).size > most) throw new DataFileError(`${path}: larger than ${most} bytes`)
    source = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error instanceof DataFileError ? error : new DataFileError(`${path}: cannot be read`)
  }
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    throw new DataFileError(`${path}: not valid JSON (${error instanceof Error ? error.message : ''})`)
  }
  const parsed = landingOverrides().safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.') || '(file)'}: ${message}`)
  throw new DataFileError(`${path}:\n${problems.join('\n')}`)
}
