// The files of a data folder that a backup copies as they are.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A copy of the secret has its size, give or take a line's end. */
const secretFileMax = 4_096

/** `secret.key`, and any copy that somebody made of it. */
const holdsSecret = (folder: string, name: string): boolean => {
  if (name === 'secret.key') return true
  const [path, secretKey] = [join(folder, name), join(folder, 'secret.key')]
  if (!existsSync(secretKey) || statSync(path).size > secretFileMax) return false
  return readFileSync(path, 'utf8').includes(readFileSync(secretKey, 'utf8').trim())
}

/** Copied as it is: everything beside the databases except what is rebuilt, sockets and locks. */
export const plainFiles = (folder: string, withSecret: boolean): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !/^(views-|events\.db|keys\.db|test-checkout\.db|lock\.db|runtime\.db)|\.part$/.test(entry.name),
    )
    .map(({ name }) => name)
    .filter((name) => withSecret || !holdsSecret(folder, name))
