// A damaged log, opened read-only: what is readable is served, and nothing is written to it.

import type { EventLog } from '../log'
import { LogError } from '../log-error'
import { lockFolder } from './lock'
import { openLogReadOnly } from './sqlite-log'

const refuse = async (): Promise<never> => {
  throw new LogError('read-only', 'The data folder is damaged and open read-only: nothing is written')
}

/** Locks the folder as `openLog` does, checks nothing, and refuses every write with LogError `read-only`. */
export function openDamagedLog(folder: string, masterKey: Uint8Array): EventLog {
  const unlock = lockFolder(folder)
  try {
    const reader = openLogReadOnly(folder, masterKey)
    return {
      ...reader,
      vault: { sealFile: refuse, openFile: reader.vault.openFile },
      append: refuse,
      onCommit: () => {},
      forget: refuse,
      async close() {
        await reader.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
