// A data folder that `trampolim demo` filled holds this file, and every page of its server says that all is invented.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const demonstrationFile = 'demonstration'

export const isDemonstration = (folder: string): boolean => existsSync(join(folder, demonstrationFile))
