// A private folder for as long as a command works, also when it is ended by a signal: it may hold people's data in clear.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** `name` is part of the folder's name. A signal removes the folder and ends the process as a failure. */
export const withTemporaryFolder = async <T>(name: string, use: (folder: string) => Promise<T> | T): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), `trampolim-${name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const end = () => {
    remove()
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, end)
  try {
    return await use(folder)
  } finally {
    for (const signal of signals) process.off(signal, end)
    remove()
  }
}
