// Backups of a folder that grows, each restored into an empty folder and compared with it: every row of the log, of its chain,
// claims and keys, and the bytes of every upload.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../../src/server/storage/backups/backup'
import { restore } from '../../src/server/storage/backups/restore'
import { visitor } from '../../tests/helpers/accounts/visitor'
import { docxResume } from '../../tests/helpers/documents'
import { startServer } from '../../tests/helpers/server'
import { type Compared, compareFolders } from './compare-folders'

export type Restores = Compared & { restores: number }

/** So many restores; every 20th comes after more has happened. Stops at `deadline` (ms since 1970). */
export const restores = async (count: number, deadline: number): Promise<Restores> => {
  const sum: Restores = { restores: 0, rows: 0, files: 0, differences: [] }
  const folder = mkdtempSync(join(tmpdir(), 'restores-'))
  const resume = await docxResume()
  try {
    for (let life = 0; sum.restores < count && Date.now() < deadline; life++) {
      const server = await startServer({ folder, verified: false })
      for (let n = 0; n < 3; n++) {
        const person = visitor(server.url)
        await person.register(`pessoa${life}-${n}@exemplo.com.br`)
        await person.upload('curriculo.docx', resume)
      }
      await server.stop()
      for (let n = 0; n < 20 && sum.restores < count && Date.now() < deadline; n++) {
        const place = mkdtempSync(join(tmpdir(), 'restored-'))
        try {
          await backUp(folder, join(place, 'copy'), null, { withSecret: true })
          await restore(join(place, 'copy'), join(place, 'data'), null, {
            force: false,
            acceptMissing: false,
            keep: null,
          })
          compareFolders(folder, join(place, 'data'), sum)
          sum.restores++
        } finally {
          rmSync(place, { recursive: true, force: true })
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return sum
}
